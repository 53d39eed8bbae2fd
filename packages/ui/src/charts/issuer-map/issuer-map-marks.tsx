'use client'
import { memo, useId, useMemo } from 'react'
import { FORCED_FILL, FORCED_STROKE, TREND_DASH } from '../series/series-mark.tsx'
import type { MapFigure, PreparedMap } from './issuer-map.shape.ts'
import { MAP_PAINTS } from './issuer-map-mark.tsx'
import { groupMarks, lineText, ringsPath } from './map-marks.shape.ts'
import type { MapTrend } from './map-trend.shape.ts'

export type IssuerMapMarksProps = {
  prepared: PreparedMap
  figure: MapFigure
  trends: readonly MapTrend[]
  /** Keys of selected points. */
  picked: ReadonlySet<string>
}

/** Curve, trends and points, one path each. Parts: `data-slot` issuer-map-lines, issuer-map-points, issuer-map-picked. */
export const IssuerMapMarks = memo(function IssuerMapMarks(props: IssuerMapMarksProps) {
  const { prepared, figure, trends, picked } = props
  const { width, height, box } = figure
  const clip = useId()
  const size = { width, height, className: LAYER }
  return (
    <>
      <svg {...size} aria-hidden="true" data-slot="issuer-map-lines" data-chart-layer="lines">
        <clipPath id={clip}>
          <rect x={box.left} y={box.top} width={box.width} height={box.height} />
        </clipPath>
        <g clipPath={`url(#${clip})`} fill="none">
          {prepared.curve ? (
            <path d={lineText(prepared.curve.points, figure)} strokeWidth="1.5" className={CURVE} />
          ) : null}
          {trends.map(trend => (
            <path
              key={trend.id}
              d={lineText(trend.points, figure)}
              strokeWidth="1.5"
              strokeDasharray={TREND_DASH}
              className={`stroke-(--series) ${MAP_PAINTS[trend.paint]} ${FORCED_STROKE}`}
            />
          ))}
        </g>
      </svg>
      <Points prepared={prepared} figure={figure} />
      {picked.size > 0 ? (
        <svg {...size} aria-hidden="true" data-slot="issuer-map-picked">
          <path d={ringsPath(prepared.points, picked, figure)} strokeWidth="2" className={RINGS} />
        </svg>
      ) : null}
    </>
  )
})

/** Selecting does not come here: thousands of markers stay as they are. */
const Points = memo(function Points({ prepared, figure }: Pick<IssuerMapMarksProps, 'prepared' | 'figure'>) {
  const marks = useMemo(
    () => groupMarks(prepared.points, prepared.groups, figure),
    [prepared.points, prepared.groups, figure],
  )
  return (
    <svg
      data-slot="issuer-map-points"
      data-chart-layer="points"
      aria-hidden="true"
      width={figure.width}
      height={figure.height}
      className={LAYER}
    >
      {marks.map(({ id, look, d }) => (
        <path
          key={id}
          d={d}
          strokeWidth="1"
          className={`fill-(--series) stroke-surface ${MAP_PAINTS[look.paint]} ${FORCED_FILL}`}
        />
      ))}
    </svg>
  )
})

const LAYER = 'pointer-events-none absolute start-0 top-0'
const CURVE = 'stroke-line-control forced-colors:stroke-[CanvasText]'
const RINGS = 'fill-accent/15 stroke-accent forced-colors:stroke-[Highlight]'
