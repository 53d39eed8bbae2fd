'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { type ComponentProps, memo, useId, useMemo } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { toColumn } from '../plot/column.ts'
import type { LinePath } from '../plot/path.ts'
import type { AxisRange } from '../plot/scales.ts'
import { FORCED_FILL, FORCED_STROKE } from '../plot/series-mark.tsx'
import { useWidth } from '../plot/use-width.ts'
import { brokenLine } from '../series/gaps.ts'
import { boundsWithin, isWholeRange, type NavigatorBounds, windowWithin } from './navigator.reducer.ts'
import {
  type NavigatorLine,
  type NavigatorSliderViewModel,
  type NavigatorTick,
  type NavigatorViewModel,
  overviewPath,
  overviewTicks,
  STRIP_HEIGHT,
  sliderLabel,
  sliderText,
  toNavigatorViewModel,
  uncoveredTicks,
} from './navigator.view-model.ts'
import { useNavigator } from './use-navigator.ts'

export type NavigatorStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  label?: string | undefined
  column: NavigatorLine | null
  bounds: NavigatorBounds
  window: AxisRange | null
  onWindowChange: (window: AxisRange | null) => void
  /** Called at the end of a change: when the pointer is released, and after each key and each turn of the wheel. */
  onWindowCommit?: (window: AxisRange | null) => void
  wheel?: 'modifier' | 'always' | undefined
}

const NO_LINE = toColumn([])

/** During a drag the cursor stays the same, wherever the pointer goes. */
const STRIP =
  'relative h-9 touch-pan-y select-none data-[pressed=from]:cursor-ew-resize data-[pressed=to]:cursor-ew-resize data-[pressed=window]:cursor-grabbing'

/** A line with a window over a part of it. */
export const NavigatorStrip = forwardRef(function NavigatorStrip({
  ref,
  label: name,
  column,
  bounds: givenBounds,
  window: windowProp,
  onWindowChange,
  onWindowCommit,
  wheel = 'modifier',
  className,
  ...rest
}: NavigatorStripProps) {
  const { lang, label } = useUi()
  const keysId = useId()
  const targetSize = useIsMobile() ? 44 : 24
  const { ref: strip, width, measured } = useWidth<HTMLDivElement>()
  const root = useComposedRefs(ref, strip)
  const line = useMemo(() => brokenLine(column ?? NO_LINE), [column])
  const { from, to, minSpan } = boundsWithin(givenBounds, line.x)
  const bounds = useMemo(() => ({ from, to, minSpan }), [from, to, minSpan])
  const window = windowWithin(windowProp, bounds)
  const whole = isWholeRange(window, bounds)
  const { instants, x: times } = line
  const path = useMemo(
    () => (width === null || line.x.length === 0 ? null : overviewPath(line, bounds, width)),
    [line, bounds, width],
  )
  const ticks = useMemo(
    () => (width === null ? [] : overviewTicks(bounds, width, { instants, lang })),
    [bounds, width, instants, lang],
  )
  const { pressed, handlers } = useNavigator({
    strip,
    window,
    bounds,
    times,
    width: width ?? 1,
    wheel,
    onWindowChange,
    onWindowCommit,
  })
  const viewModel = width && path ? toNavigatorViewModel({ width, window, bounds, targetSize }) : null
  return (
    // time runs from left to right in every language
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these sliders belong to a chart
    <div
      role="group"
      aria-label={name ?? label('navigator')}
      aria-describedby={keysId}
      {...rest}
      {...handlers}
      ref={root}
      dir="ltr"
      data-ui=""
      data-slot="chart-navigator"
      data-whole={whole ? '' : undefined}
      data-pressed={pressed ?? undefined}
      className={cx(STRIP, viewModel && 'cursor-crosshair', className)}
    >
      <div className="absolute inset-x-3 inset-y-0 rounded-field border border-line bg-surface-sunken" />
      {viewModel && path ? (
        <NavigatorOverview viewModel={viewModel} path={path} ticks={ticks} measured={measured} />
      ) : null}
      {viewModel && measured
        ? viewModel.sliders.map(slider => (
            <NavigatorSlider
              key={slider.part}
              slider={slider}
              label={sliderLabel(slider.part, label)}
              text={sliderText(slider.part, { window, instants }, { lang, label })}
              pressed={slider.part === pressed || (slider.part === 'window' && pressed === 'draw')}
              whole={whole}
            />
          ))
        : null}
      <span id={keysId} className="sr-text">
        {label('navigator_keys')}
      </span>
    </div>
  )
})

type NavigatorOverviewProps = {
  viewModel: NavigatorViewModel
  path: LinePath
  ticks: readonly NavigatorTick[]
  /** Whether the width is known; until then the drawing scales to its container. */
  measured: boolean
}

/** The line, pale outside of the window, and the dates below it. `data-slot` navigator-picture. */
function NavigatorOverview({
  viewModel: { width, window, whole },
  path,
  ticks,
  measured,
}: NavigatorOverviewProps) {
  const end = window.start + window.size
  return (
    <svg
      data-slot="navigator-picture"
      aria-hidden="true"
      width={measured ? width : '100%'}
      height={STRIP_HEIGHT}
      viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 [--series:var(--series-hue-1)]"
    >
      <rect x={window.start} width={window.size} y="1" height={STRIP_HEIGHT - 2} className="fill-surface" />
      <Line path={path} />
      {whole ? null : (
        <g className="fill-surface-sunken/75 forced-colors:fill-[Canvas]/75">
          <rect x="13" width={Math.max(0, window.start - 13)} y="1" height={STRIP_HEIGHT - 2} />
          <rect x={end} width={Math.max(0, width - 13 - end)} y="1" height={STRIP_HEIGHT - 2} />
        </g>
      )}
      {measured ? <Dates ticks={uncoveredTicks(ticks, window)} /> : null}
    </svg>
  )
}

/** Memoised: it stays the same while the window moves. */
const Line = memo(function Line({ path }: { path: LinePath }) {
  return (
    <>
      <path
        d={path.d}
        fill="none"
        strokeWidth="1.25"
        strokeLinejoin="bevel"
        vectorEffect="non-scaling-stroke"
        className={`stroke-(--series) ${FORCED_STROKE}`}
      />
      {path.alone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.5" className={`fill-(--series) ${FORCED_FILL}`} />
      ))}
    </>
  )
})

function Dates({ ticks }: Pick<NavigatorOverviewProps, 'ticks'>) {
  return ticks.map(({ value, text, x }) => (
    <text
      key={value}
      x={x}
      y={STRIP_HEIGHT - 5}
      textAnchor="middle"
      className="num fill-ink-3 text-11 forced-colors:fill-[CanvasText]"
    >
      {text}
    </text>
  ))
}

const HANDLE = [
  'border-line-control bg-surface-raised text-ink-3 shadow-card group-hover/part:border-accent group-hover/part:text-accent',
  'group-data-pressed/part:border-accent group-data-pressed/part:bg-accent-soft group-data-pressed/part:text-accent',
  'forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]',
]

const drawnVariants = cva(
  [
    'pointer-events-none absolute inset-y-0 grid place-items-center transition-colors duration-150 ease-standard motion-reduce:transition-none',
    'outline-offset-1 outline-accent group-focus-visible/part:outline-2 group-focus-visible/part:outline-solid forced-colors:outline-[Highlight]',
  ],
  {
    variants: {
      part: {
        from: [...HANDLE, 'rounded-s-field border'],
        to: [...HANDLE, 'rounded-e-field border'],
        window:
          'border-y border-line-control group-hover/part:border-accent group-data-pressed/part:border-accent group-data-whole/part:border-line group-data-whole/part:group-hover/part:border-line',
      },
    },
  },
)

const textVariants = cva(
  'pointer-events-none invisible absolute bottom-full mb-1 rounded-tag border border-line bg-surface-raised px-1.5 text-12 whitespace-nowrap text-ink shadow-pop num group-focus-visible/part:visible group-data-pressed/part:visible',
  {
    variants: {
      part: { from: 'group-hover/part:visible', to: 'group-hover/part:visible', window: '' },
      align: {
        start: 'start-0',
        center: 'start-1/2 -translate-x-1/2',
        end: 'end-0',
      },
    },
  },
)

type NavigatorSliderProps = {
  slider: NavigatorSliderViewModel
  label: string
  /** Its day, or the two days of the window. */
  text: string
  /** Whether a pointer is down on it. */
  pressed: boolean
  whole: boolean
}

/** A handle, or the window between the two. Parts: `data-slot` navigator-slider; state: `data-part`, `data-pressed`, `data-whole`. */
function NavigatorSlider({ slider, label, text, pressed, whole }: NavigatorSliderProps) {
  const { part, target, drawn, align, now, min, max } = slider
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      data-slot="navigator-slider"
      data-part={part}
      data-pressed={pressed ? '' : undefined}
      data-whole={whole ? '' : undefined}
      className={clsx(
        'group/part absolute inset-y-0 outline-none',
        part === 'window'
          ? 'z-0 cursor-grab data-pressed:cursor-grabbing data-whole:cursor-crosshair'
          : 'z-10 cursor-ew-resize',
      )}
      style={{ left: target.start, width: target.size }}
    >
      <span
        className={drawnVariants({ part })}
        style={{ left: drawn.start - target.start, width: drawn.size }}
      >
        {part === 'window' ? null : <span className="h-3.5 w-1 border-x border-current" />}
        <span aria-hidden="true" className={textVariants({ part, align })}>
          {text}
        </span>
      </span>
    </div>
  )
}
