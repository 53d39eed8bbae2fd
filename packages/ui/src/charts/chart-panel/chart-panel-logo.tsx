'use client'
import type { ReactNode } from 'react'
import type { PlotView } from '../time-chart/plot-view.ts'

/** Pixels between the logo and the plot's edges. */
const ROOM = 10

/** The logo in the lower corner of the plot, below the hand; a layer of the chart, so that pictures of it have it. `data-slot` chart-panel-logo. */
export function ChartPanelLogo({ plot, children }: { plot: PlotView; children: ReactNode }) {
  const { box, height } = plot
  return (
    <div
      data-slot="chart-panel-logo"
      data-chart-layer="logo"
      className="pointer-events-none absolute opacity-50"
      style={{ insetInlineStart: box.left + ROOM, insetBlockEnd: height - box.top - box.height + ROOM }}
    >
      {children}
    </div>
  )
}
