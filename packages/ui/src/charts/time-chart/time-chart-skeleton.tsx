'use client'
import type { Figure } from './time-chart.shape.ts'

/** A line of no data at all while the data is on its way. `data-slot` time-chart-skeleton. */
export function TimeChartSkeleton({ figure: { width, height, box } }: { figure: Figure }) {
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
        {...{ x: box.left, y: box.top, width: box.width, height: box.height }}
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
