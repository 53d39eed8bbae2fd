'use client'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import type { Box } from '../plot/geometry.ts'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { sameItems } from '../plot/same-items.ts'
import { FORCED_FILL, FORCED_STROKE, MARKER_PATHS, paintOf } from '../plot/series-mark.tsx'
import { BarPaths } from '../series/bar-paths.tsx'
import type { ChartGeometry } from './chart-geometry.ts'
import type { DrawingTransform, DrawnLine } from './drawn-lines.ts'

export type TimeChartAxesProps = {
  geometry: ChartGeometry
  /** Whether a line closes the plot at its bottom. Default true. */
  baseline?: boolean | undefined
}

/** Grid and axes. Neither a moving cursor nor a new value that changes no tick renders them. */
export const TimeChartAxes = memo(
  function TimeChartAxes({ geometry, baseline = true }: TimeChartAxesProps) {
    const { width, height, margin, view, timeTicks, valueTicks } = geometry
    return (
      <div
        aria-hidden="true"
        data-chart-layer="grid"
        className="forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]"
      >
        <PlotFrame
          width={width}
          height={height}
          margin={margin}
          domain={view}
          xTicks={timeTicks}
          yTicks={valueTicks}
          baseline={baseline}
        />
      </div>
    )
  },
  ({ geometry: one, baseline }, { geometry: other, baseline: otherBaseline }) =>
    baseline === otherBaseline &&
    (one === other ||
      (one.width === other.width &&
        one.height === other.height &&
        sameItems([one.margin], [other.margin]) &&
        sameItems([one.view], [other.view]) &&
        sameItems(one.timeTicks, other.timeTicks) &&
        sameItems(one.valueTicks, other.valueTicks))),
)

/** Values marked across the plot: guides, and the newest value. `data-slot` time-chart-rules. */
export const TimeChartRules = memo(function TimeChartRules({ geometry }: { geometry: ChartGeometry }) {
  const { width, height, box, guides, current } = geometry
  if (guides.length === 0 && !current) return null
  const ends = { x1: box.left, x2: box.left + box.width }
  return (
    <svg
      data-slot="time-chart-rules"
      data-chart-layer="rules"
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute start-0 top-0"
    >
      {guides.map(y => (
        <line
          key={y}
          {...ends}
          y1={y}
          y2={y}
          strokeDasharray="2 4"
          className="stroke-line-control forced-colors:stroke-[CanvasText]"
        />
      ))}
      {current ? (
        <line
          {...ends}
          y1={current.y}
          y2={current.y}
          stroke={current.style.color}
          strokeDasharray="4 3"
          data-slot="time-chart-current"
          className={FORCED_STROKE}
        />
      ) : null}
    </svg>
  )
})

/** How far lines and bars reach over the plot's edge: half of a stroke on it. */
const LINES_BLEED = 1
/** How far dots on the plot's edge reach over it. */
const DOTS_BLEED = 7

export type TimeChartLinesProps = {
  lines: readonly DrawnLine[]
  geometry: ChartGeometry
  box: Box
  /** How the drawing is moved and scaled during a gesture. */
  transform: DrawingTransform
  /** Whether the width is known; until then the drawing scales to its container. */
  measured: boolean
  /** The series whose line is highlighted while the others fade; null for none. */
  highlighted: string | null
}

/**
 * The lines, clipped to the plot also while a gesture moves and scales them; over them the dots, which are not cut at its edge.
 * Parts: `data-slot` time-chart-lines, time-chart-line, time-chart-dots.
 */
export function TimeChartLines({
  lines,
  geometry,
  box,
  transform,
  measured,
  highlighted,
}: TimeChartLinesProps) {
  const layer = { geometry, box, transform, measured }
  // the highlighted line may be hidden: then no line fades
  const strong = lines.some(({ id }) => id === highlighted) ? highlighted : null
  return (
    <>
      <ClippedLayer {...layer} slot="time-chart-lines" name="lines" bleed={LINES_BLEED}>
        <Paths lines={lines} highlighted={strong} />
      </ClippedLayer>
      {lines.some(hasDots) ? (
        <ClippedLayer {...layer} slot="time-chart-dots" name="dots" bleed={DOTS_BLEED}>
          <Dots lines={lines} highlighted={strong} />
        </ClippedLayer>
      ) : null}
    </>
  )
}

type ClippedLayerProps = Omit<TimeChartLinesProps, 'lines' | 'highlighted'> & {
  slot: string
  name: 'lines' | 'dots'
  /** Pixels around the plot that are not cut off. */
  bleed: number
  children: ReactNode
}

/** A drawing cut off at the plot. */
function ClippedLayer({
  geometry,
  box,
  transform,
  measured,
  slot,
  name,
  bleed,
  children,
}: ClippedLayerProps) {
  const { width, height } = geometry
  const { x, y, kx, ky } = transform
  const clip = { left: box.left - bleed, top: box.top - bleed }
  return (
    <div
      data-slot={slot}
      className={`pointer-events-none absolute overflow-hidden${measured ? '' : ' inset-0'}`}
      style={measured ? { ...clip, width: box.width + 2 * bleed, height: box.height + 2 * bleed } : undefined}
    >
      <svg
        data-chart-layer={name}
        aria-hidden="true"
        width={measured ? width : '100%'}
        height={height}
        viewBox={measured ? undefined : `0 0 ${width} ${height}`}
        preserveAspectRatio={measured ? undefined : 'none'}
        className={clsx(
          'absolute start-0 top-0 origin-[0_0] overflow-visible',
          // a layer of its own in the browser, so that moving many lines paints nothing
          name === 'lines' && 'will-change-transform',
        )}
        style={
          measured
            ? {
                left: -clip.left,
                top: -clip.top,
                transform: `translate(${x}px,${y}px) scale(${kx},${ky})`,
              }
            : undefined
        }
      >
        {children}
      </svg>
    </div>
  )
}

/** Memoised by the drawn lines alone: a zoom frame that only moves the layer does not render it. */
const Paths = memo(function Paths({ lines, highlighted }: HighlightedLines) {
  // The main series is drawn last, on top
  return [...lines].reverse().map(line => (
    <g
      key={line.id}
      data-slot="time-chart-line"
      className={clsx(paintOf(line.style), fadeOf(line, highlighted))}
    >
      <LinePart line={line} strong={line.id === highlighted} />
    </g>
  ))
})

type HighlightedLines = {
  lines: readonly DrawnLine[]
  highlighted: string | null
}

/** All lines except the highlighted one fade. */
function fadeOf({ id }: DrawnLine, highlighted: string | null): string {
  return highlighted !== null && id !== highlighted ? 'opacity-32' : ''
}

/** The extra width of a highlighted line in pixels. */
const STRONGER = 1

const STROKE = `stroke-(--series) ${FORCED_STROKE}`
const FILL = `fill-(--series) ${FORCED_FILL}`

function LinePart({ line, strong }: { line: DrawnLine; strong: boolean }) {
  const { d, tail, marks, dash } = line
  const stroke = strong ? line.stroke + STRONGER : line.stroke
  return (
    <>
      {marks.length > 0 ? <BarPaths paths={marks} /> : null}
      {d ? (
        <path
          d={d}
          fill="none"
          strokeWidth={stroke}
          strokeLinejoin="bevel"
          strokeDasharray={dash}
          className={STROKE}
        />
      ) : null}
      {tail ? (
        <path
          d={tail}
          fill="none"
          strokeWidth={stroke}
          strokeLinejoin="bevel"
          strokeDasharray={dash}
          className={STROKE}
        />
      ) : null}
    </>
  )
}

function hasDots({ alone, end }: DrawnLine): boolean {
  return alone.length > 0 || end !== null
}

/** Points without neighbours, and where lines end. */
const Dots = memo(function Dots({ lines, highlighted }: HighlightedLines) {
  const dotted = lines.filter(hasDots).reverse()
  return dotted.map(line => {
    const { id, style, alone, end } = line
    return (
      <g key={id} className={clsx(paintOf(style), fadeOf(line, highlighted))}>
        {alone.map(({ x, y }) => (
          <path key={x} d={MARKER_PATHS[style.marker]} transform={`translate(${x},${y})`} className={FILL} />
        ))}
        {end ? (
          <path
            d={MARKER_PATHS[style.marker]}
            transform={`translate(${end.x},${end.y}) scale(0.9)`}
            strokeWidth="1.5"
            className={`stroke-surface ${FILL}`}
          />
        ) : null}
      </g>
    )
  })
})

/** A placeholder line while the data loads. `data-slot` time-chart-skeleton. */
export function TimeChartSkeleton({ geometry: { width, height, box } }: { geometry: ChartGeometry }) {
  return (
    <svg
      data-slot="time-chart-skeleton"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-pulse motion-reduce:animate-none"
    >
      <svg
        aria-hidden="true"
        x={box.left}
        y={box.top}
        width={box.width}
        height={box.height}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <path
          d="M0,62C8,60 12,50 20,52S34,66 42,58S54,38 62,40S76,52 84,44S96,34 100,36"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </svg>
  )
}
