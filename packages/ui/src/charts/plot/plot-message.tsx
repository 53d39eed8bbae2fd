'use client'
import { Button } from '../../controls/button/button.tsx'
import type { ChartMessage } from './plot-status.ts'

/** A message in the frame in place of lines, 96 px under the top of the plot, or higher in a low plot; the axes stay. `data-slot` time-chart-message. */
export function PlotMessage({ message }: { message: ChartMessage }) {
  return (
    <div
      data-slot="time-chart-message"
      role={message.urgent ? 'alert' : 'status'}
      className="absolute inset-0 grid content-start justify-items-center px-6 pt-[min(6rem,30%)]"
    >
      <div className="grid max-w-96 justify-items-center gap-3 rounded-field bg-surface px-4 py-3 text-center text-14 text-balance text-ink-2">
        <p>{message.text}</p>
        {message.action ? <Button onClick={message.action.onAction}>{message.action.label}</Button> : null}
      </div>
    </div>
  )
}
