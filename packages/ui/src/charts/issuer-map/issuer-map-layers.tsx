'use client'
import { memo, useId, useMemo } from 'react'
import { AXIS_TEXT } from '../plot/axis-text.tsx'
import { tenth } from '../plot/path.ts'
import { PlotFrame } from '../plot/plot-frame.tsx'
import { FORCED_FILL, FORCED_STROKE, TREND_DASH } from '../plot/series-mark.tsx'
import type { PlacedMapLabel } from './issuer-map.layout.ts'
import type { DrawnPoint, MapContent, MapTrend } from './issuer-map.view-model.ts'
import { curvePath, groupPaths, type MapGeometry, ringsPath } from './issuer-map-geometry.ts'
import { MAP_COLOURS } from './issuer-map-legend.tsx'

/** Classes of a drawing over the whole frame. */
export const LAYER = 'pointer-events-none absolute start-0 top-0'

export type IssuerMapAxesProps = {
  geometry: MapGeometry
  xTitle: string
  /** Empty if values are masked. */
  yTitle: string
}

/** Grid and axes: y on the right, x below, each with its title. */
export const IssuerMapAxes = memo(function IssuerMapAxes({ geometry, xTitle, yTitle }: IssuerMapAxesProps) {
  const { width, height, margin, box, view, xTicks, yTicks } = geometry
  return (
    <div aria-hidden="true" data-chart-layer="grid" className={FORCED_GRID}>
      <PlotFrame
        width={width}
        height={height}
        margin={margin}
        domain={{ ...view.x, low: view.y.from, high: view.y.to }}
        xTicks={xTicks}
        yTicks={yTicks}
      >
        <text x={box.left + box.width / 2} y={height - 6} textAnchor="middle" className={AXIS_TEXT}>
          {xTitle}
        </text>
        <text x={width - 4} y={box.top} dy="-1.1em" textAnchor="end" className={AXIS_TEXT}>
          {yTitle}
        </text>
      </PlotFrame>
    </div>
  )
})

const FORCED_GRID = 'forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]'

export type IssuerMapMarksProps = {
  content: MapContent
  trends: readonly MapTrend[]
  geometry: MapGeometry
  /** Keys of selected points. */
  selected: ReadonlySet<string>
}

/** Curve, trends and points, one path each. Parts: `data-slot` issuer-map-lines, issuer-map-points, issuer-map-picked. */
export const IssuerMapMarks = memo(function IssuerMapMarks({
  content,
  trends,
  geometry,
  selected,
}: IssuerMapMarksProps) {
  const { width, height, box } = geometry
  const clip = useId()
  return (
    <>
      <svg
        data-slot="issuer-map-lines"
        data-chart-layer="lines"
        aria-hidden="true"
        width={width}
        height={height}
        className={LAYER}
      >
        <clipPath id={clip}>
          <rect x={box.left} y={box.top} width={box.width} height={box.height} />
        </clipPath>
        <g clipPath={`url(#${clip})`} fill="none">
          {content.curve ? (
            <path d={curvePath(content.curve.points, geometry)} strokeWidth="1.5" className={CURVE} />
          ) : null}
          {trends.map(({ id, points, colour }) => (
            <path
              key={id}
              d={curvePath(points, geometry)}
              strokeWidth="1.5"
              strokeDasharray={TREND_DASH}
              className={`stroke-(--series) ${MAP_COLOURS[colour]} ${FORCED_STROKE}`}
            />
          ))}
        </g>
      </svg>
      <IssuerMapPoints content={content} geometry={geometry} />
      {selected.size > 0 ? (
        <svg data-slot="issuer-map-picked" aria-hidden="true" width={width} height={height} className={LAYER}>
          <path d={ringsPath(content.points, selected, geometry)} strokeWidth="2" className={RINGS} />
        </svg>
      ) : null}
    </>
  )
})

const CURVE = 'stroke-line-control forced-colors:stroke-[CanvasText]'
const RINGS = 'fill-accent/15 stroke-accent forced-colors:stroke-[Highlight]'

/** A separate memoised component, so that selecting does not re-render thousands of markers. */
const IssuerMapPoints = memo(function IssuerMapPoints({
  content,
  geometry,
}: Pick<IssuerMapMarksProps, 'content' | 'geometry'>) {
  const paths = useMemo(() => groupPaths(content, geometry), [content, geometry])
  return (
    <svg
      data-slot="issuer-map-points"
      data-chart-layer="points"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      className={LAYER}
    >
      {paths.map(({ id, style, d, crowded }) => (
        <path
          key={id}
          d={d}
          strokeWidth="1"
          data-crowded={crowded ? '' : undefined}
          // in a crowd the outline of one marker must not cover another
          className={`fill-(--series) stroke-surface data-crowded:[paint-order:stroke] ${MAP_COLOURS[style.colour]} ${FORCED_FILL}`}
        />
      ))}
    </svg>
  )
})

export type IssuerMapLabelsProps = {
  labels: readonly PlacedMapLabel[]
  points: readonly DrawnPoint[]
  geometry: Pick<MapGeometry, 'width' | 'height'>
}

/** The names of points, with leader lines for distant ones. `data-slot` issuer-map-labels, issuer-map-leaders. */
export const IssuerMapLabels = memo(function IssuerMapLabels({
  labels,
  points,
  geometry,
}: IssuerMapLabelsProps) {
  if (labels.length === 0) return null
  const leaders = labels.flatMap(({ leader }) => leader ?? [])
  return (
    <svg
      data-slot="issuer-map-labels"
      data-chart-layer="labels"
      aria-hidden="true"
      width={geometry.width}
      height={geometry.height}
      className={LAYER}
    >
      {leaders.length > 0 ? (
        <path
          data-slot="issuer-map-leaders"
          d={leaders
            .map(({ from, to }) => `M${tenth(from.x)},${tenth(from.y)}L${tenth(to.x)},${tenth(to.y)}`)
            .join('')}
          fill="none"
          strokeWidth="1"
          className="stroke-line-control forced-colors:stroke-[CanvasText]"
        />
      ) : null}
      {labels.map(({ index, x, y, anchor }) => (
        <text
          key={points[index]?.key}
          x={x}
          y={y}
          dy="0.35em"
          textAnchor={anchor}
          data-main={points[index]?.main ? '' : undefined}
          className="num fill-ink-2 text-(length:--chart-text) data-main:fill-ink data-main:font-strong forced-colors:fill-[CanvasText]"
        >
          {points[index]?.name}
        </text>
      ))}
    </svg>
  )
})

/** Positions of the skeleton's dots, as shares of the plot. */
const DOTS = [
  [0.08, 0.72],
  [0.17, 0.64],
  [0.24, 0.66],
  [0.33, 0.55],
  [0.45, 0.5],
  [0.52, 0.43],
  [0.64, 0.4],
  [0.78, 0.31],
  [0.9, 0.33],
] as const

/** Dots instead of points while the data loads. `data-slot` issuer-map-skeleton. */
export function IssuerMapSkeleton({ geometry: { width, height, box } }: { geometry: MapGeometry }) {
  return (
    <svg
      data-slot="issuer-map-skeleton"
      aria-hidden="true"
      width={width}
      height={height}
      className={`${LAYER} animate-pulse motion-reduce:animate-none`}
    >
      {DOTS.map(([x, y]) => (
        <circle
          key={x}
          cx={box.left + x * box.width}
          cy={box.top + y * box.height}
          r="5"
          className="fill-line-strong"
        />
      ))}
    </svg>
  )
}
