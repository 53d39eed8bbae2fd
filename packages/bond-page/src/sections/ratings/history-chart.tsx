'use client'
import { TimeChart } from '@accrue/ui/charts'
import type { HistoryViewModel } from './history.map.ts'

export type HistoryChartProps = {
  label: string
  viewModel: HistoryViewModel
  /** Height of the chart's frame in pixels. */
  height: number
}

/** Ratings as a step chart; the axis has the grades of the scale. Ratings are for everybody (access row 35). */
export function HistoryChart({ label, viewModel, height }: HistoryChartProps) {
  const { series, names, domain, extent } = viewModel
  return (
    <TimeChart
      masked={false}
      label={label}
      series={series}
      domain={domain}
      extent={extent}
      valueNames={names}
      height={height}
    />
  )
}
