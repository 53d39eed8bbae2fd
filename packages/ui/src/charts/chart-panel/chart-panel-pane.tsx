'use client'
import { useMemo } from 'react'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import type { ChartPane } from './chart-panel-props.ts'

/** Height of a chart below the main one in pixels (shared-blocks §9: overturn). */
const PANE_HEIGHT = 200

export type ChartPanelPaneProps = {
  pane: ChartPane
  /** What it has in common with the main chart. */
  shared: Partial<TimeChartProps>
  /** Whether new data is on its way. */
  busy: boolean
}

/** A chart below the main one, with its title and figures. Parts: `data-slot` chart-panel-pane, and those of TimeChart. */
export function ChartPanelPane({ pane, shared, busy }: ChartPanelPaneProps) {
  const { id: _, title, stats, height = PANE_HEIGHT, ...chart } = pane
  const status = useMemo(() => (busy ? ({ kind: 'loading' } as const) : ({ kind: 'ready' } as const)), [busy])
  return (
    <div data-slot="chart-panel-pane" className="grid grid-cols-1 gap-2 border-t border-line pt-3">
      <h3 className="text-13 font-strong text-ink">{title ?? pane.label}</h3>
      {stats}
      <TimeChart {...shared} {...chart} height={height} status={status} legend={false} />
    </div>
  )
}
