import { FORCED_FILL, FORCED_STROKE, TREND_DASH } from '../series/series-mark.tsx'
import type { MapLook } from './issuer-map.shape.ts'
import { markerPath } from './map-marks.shape.ts'

/** One class a paint: a style attribute is refused in the server's markup. */
export const MAP_PAINTS: Record<MapLook['paint'], string> = {
  main: '[--series:var(--map-main)]',
  other: '[--series:var(--map-other)]',
  added: '[--series:var(--series-hue-3)]',
  third: '[--series:var(--series-hue-4)]',
  fourth: '[--series:var(--series-hue-5)]',
}

/** The class of the curve's paint. */
const CURVE_PAINT = '[--series:var(--line-control)]'

export type IssuerMapMarkProps =
  | { kind: 'points'; look: MapLook }
  | { kind: 'curve' }
  | { kind: 'trend'; paint: MapLook['paint'] }

/** A sample of points or of a line. Decoration: the name stands beside it. `data-slot` series-mark. */
export function IssuerMapMark(props: IssuerMapMarkProps) {
  const half = props.kind === 'points' ? 9 : 13
  const paint =
    props.kind === 'curve' ? CURVE_PAINT : MAP_PAINTS[props.kind === 'trend' ? props.paint : props.look.paint]
  return (
    <svg
      data-slot="series-mark"
      width={2 * half}
      height="18"
      viewBox={`${-half} -9 ${2 * half} 18`}
      aria-hidden="true"
      className={`shrink-0 ${paint}`}
    >
      {props.kind === 'points' ? (
        <path d={`M0,0${markerPath(props.look)}`} className={`fill-(--series) ${FORCED_FILL}`} />
      ) : (
        <path
          d="M-13,0H13"
          fill="none"
          strokeWidth="1.5"
          strokeDasharray={props.kind === 'trend' ? TREND_DASH : undefined}
          className={`stroke-(--series) ${FORCED_STROKE}`}
        />
      )}
    </svg>
  )
}
