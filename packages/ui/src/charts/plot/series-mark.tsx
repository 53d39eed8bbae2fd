import { cx } from '../../foundation/tokens/cx.ts'
import type { SeriesMarker, SeriesStyle } from '../../foundation/tokens/series.ts'

/** Helper lines: a dash that no series has. */
export const TREND_DASH = '1.5 3'

/** The markers as paths around 0,0, about 8 pixels wide. */
export const MARKER_PATHS: Record<SeriesMarker, string> = {
  circle: 'M4,0A4,4 0 1 1 -4,0A4,4 0 1 1 4,0Z',
  square: 'M-3.6,-3.6H3.6V3.6H-3.6Z',
  diamond: 'M0,-5L5,0L0,5L-5,0Z',
  triangle: 'M0,-4.8L4.8,3.6H-4.8Z',
  cross: 'M-1.6,-4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z',
  'inverted-triangle': 'M0,4.8L4.8,-3.6H-4.8Z',
  hourglass: 'M-4.2,-4.6H4.2L1.2,0L4.2,4.6H-4.2L-1.2,0Z',
  bar: 'M-1.8,-5H1.8V5H-1.8Z',
  star: 'M0,-5.4L1.4,-1.9L5.1,-1.7L2.3,0.7L3.2,4.4L0,2.4L-3.2,4.4L-2.3,0.7L-5.1,-1.7L-1.4,-1.9Z',
  times:
    'M0,-2.2L2.5,-4.7L4.7,-2.5L2.2,0L4.7,2.5L2.5,4.7L0,2.2L-2.5,4.7L-4.7,2.5L-2.2,0L-4.7,-2.5L-2.5,-4.7Z',
}

/** Forced colours: mixed with half of the system's text colour a line is legible; dash and marker identify it. */
export const FORCED_STROKE = 'forced-colors:stroke-[color-mix(in_oklch,var(--series)_50%,CanvasText)]'
export const FORCED_FILL = 'forced-colors:fill-[color-mix(in_oklch,var(--series)_50%,CanvasText)]'

/** One class for each hue: a strict CSP refuses style attributes in server markup, and Tailwind finds only whole class names. */
const PAINTS: Record<string, string> = {
  'var(--series-hue-1)': '[--series:var(--series-hue-1)]',
  'var(--series-hue-2)': '[--series:var(--series-hue-2)]',
  'var(--series-hue-3)': '[--series:var(--series-hue-3)]',
  'var(--series-hue-4)': '[--series:var(--series-hue-4)]',
  'var(--series-hue-5)': '[--series:var(--series-hue-5)]',
  'var(--series-hue-6)': '[--series:var(--series-hue-6)]',
  'var(--series-hue-7)': '[--series:var(--series-hue-7)]',
  'var(--series-hue-8)': '[--series:var(--series-hue-8)]',
  'var(--series-hue-9)': '[--series:var(--series-hue-9)]',
  'var(--series-hue-10)': '[--series:var(--series-hue-10)]',
  'var(--series-hue-11)': '[--series:var(--series-hue-11)]',
  'var(--series-hue-12)': '[--series:var(--series-hue-12)]',
  'var(--series-hue-13)': '[--series:var(--series-hue-13)]',
  'var(--series-hue-14)': '[--series:var(--series-hue-14)]',
  'var(--series-hue-15)': '[--series:var(--series-hue-15)]',
  'var(--series-hue-16)': '[--series:var(--series-hue-16)]',
  'var(--series-hue-17)': '[--series:var(--series-hue-17)]',
  'var(--series-hue-18)': '[--series:var(--series-hue-18)]',
  'var(--series-hue-19)': '[--series:var(--series-hue-19)]',
  'var(--series-hue-20)': '[--series:var(--series-hue-20)]',
}

/** The class that sets `--series` to the colour of a series. */
export function paintOf(style: SeriesStyle): string | undefined {
  return PAINTS[style.color]
}

/**
 * The kinds of samples: a line with its marker, a helper line, a line in its band; columns in the series' colour, of rising and falling
 * days, or above and below zero.
 */
export type SeriesMarkKind =
  | 'line'
  | 'trend'
  | 'band'
  | 'columns'
  | 'neutralColumns'
  | 'tonedColumns'
  | 'signedColumns'

export type SeriesMarkProps = {
  style: SeriesStyle
  /** Default `line`. */
  kind?: SeriesMarkKind
  className?: string
}

/** A sample of a series: its colour, its dash, its marker. It is decorative: the name is next to it. */
export function SeriesMark({ style, kind = 'line', className }: SeriesMarkProps) {
  return (
    <svg
      data-slot="series-mark"
      width="26"
      height="12"
      viewBox="-13 -6 26 12"
      aria-hidden="true"
      className={cx('shrink-0', paintOf(style), className)}
    >
      <Mark style={style} kind={kind} />
    </svg>
  )
}

function Mark({ style, kind }: { style: SeriesStyle; kind: SeriesMarkKind }) {
  if (kind === 'columns')
    return (
      <path d="M-9,5V-1H-4V5ZM-2.5,5V-5H2.5V5ZM4,5V-3H9V5Z" className={`fill-(--series) ${FORCED_FILL}`} />
    )
  if (kind === 'neutralColumns')
    return (
      <path
        d="M-9,5V-1H-4V5ZM-2.5,5V-5H2.5V5ZM4,5V-3H9V5Z"
        className="fill-volume forced-colors:fill-[CanvasText]"
      />
    )
  if (kind === 'tonedColumns')
    return <TonedColumns rising="M-10,5V-1H-6V5ZM-5,5V-5H-1V5Z" falling="M1,5V0H5V5ZM6,5V-3H10V5Z" />
  if (kind === 'signedColumns')
    return <TonedColumns rising="M-10,0V-3H-6V0ZM-5,0V-6H-1V0Z" falling="M1,0V6H5V0ZM6,0V3H10V0Z" />
  const trend = kind === 'trend'
  return (
    <>
      {kind === 'band' ? (
        <path d="M-13,-6H13V6H-13Z" fillOpacity="0.2" className={`fill-(--series) ${FORCED_FILL}`} />
      ) : null}
      <path
        d="M-13,0H13"
        fill="none"
        strokeWidth={trend ? 1.25 : 2}
        strokeDasharray={trend ? TREND_DASH : style.dash}
        className={`stroke-(--series) ${FORCED_STROKE}`}
      />
      {trend ? null : (
        <path
          d={MARKER_PATHS[style.marker]}
          strokeWidth="1.5"
          className={`fill-(--series) stroke-surface ${FORCED_FILL}`}
        />
      )}
    </>
  )
}

/** Columns in the colours and opacities of `BarPaths`. */
function TonedColumns({ rising, falling }: { rising: string; falling: string }) {
  return (
    <>
      <path d={rising} fillOpacity="0.45" className="fill-up forced-colors:fill-[CanvasText]" />
      <path d={falling} className="fill-down forced-colors:fill-[CanvasText]" />
    </>
  )
}
