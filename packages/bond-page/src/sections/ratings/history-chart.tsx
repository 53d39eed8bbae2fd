'use client'
import { TimeChart } from '@accrue/ui/charts'
import { CHART_HEIGHT } from './chart-height.ts'
import type { HistoryViewModel } from './history.map.ts'

export type HistoryChartProps = { label: string; viewModel: HistoryViewModel }

/** Ratings as steps over time: the axis stands on the scale's own points. Ratings are for everybody (access row 35). */
export function HistoryChart({ label, viewModel }: HistoryChartProps) {
  const { series, names, domain, extent } = viewModel
  return (
    <TimeChart
      masked={false}
      label={label}
      series={series}
      domain={domain}
      extent={extent}
      valueNames={names}
      height={CHART_HEIGHT}
    />
  )
}
