'use client'
import { Button } from '../../controls/button/button.tsx'
import type { Figure } from './time-chart.shape.ts'
import type { ChartMessage } from './time-chart-words.ts'

/** What stands in the frame instead of lines. `data-slot` time-chart-message. */
export function TimeChartMessage({ message }: { message: ChartMessage }) {
  return (
    <div
      data-slot="time-chart-message"
      role={message.urgent ? 'alert' : 'status'}
      className="absolute inset-0 grid place-items-center p-6"
    >
      <div className="grid max-w-96 justify-items-center gap-3 rounded-field bg-surface px-4 py-3 text-center text-14 text-balance text-ink-2">
        <p>{message.text}</p>
        {message.wayOut ? <Button onClick={message.wayOut.onAction}>{message.wayOut.label}</Button> : null}
      </div>
    </div>
  )
}

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
