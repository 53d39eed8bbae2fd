'use client'
import { memo } from 'react'
import type { PlacedLabel } from './issuer-map.layout.ts'
import type { DrawnPoint, MapFigure } from './issuer-map.shape.ts'

export type IssuerMapLabelsProps = {
  labels: readonly PlacedLabel[]
  points: readonly DrawnPoint[]
  figure: Pick<MapFigure, 'width' | 'height'>
}

/** The names of points beside them. `data-slot` issuer-map-labels. */
export const IssuerMapLabels = memo(function IssuerMapLabels(props: IssuerMapLabelsProps) {
  const { labels, points, figure } = props
  if (labels.length === 0) return null
  return (
    <svg
      data-slot="issuer-map-labels"
      data-chart-layer="labels"
      aria-hidden="true"
      width={figure.width}
      height={figure.height}
      className="pointer-events-none absolute start-0 top-0"
    >
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
