'use client'
import { memo } from 'react'
import { FORCED_STROKE } from '../series/series-mark.tsx'
import type { Figure } from './time-chart.shape.ts'

/** Values marked across the plot: guides, and the newest value. `data-slot` time-chart-rules. */
export const TimeChartRules = memo(function TimeChartRules({ figure }: { figure: Figure }) {
  const { width, height, box, guides, current } = figure
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
