'use client'
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'
import { ChartDateFields, ChartDates } from './chart-dates.tsx'

/** Height of navigator and footer below the plot, in pixels. */
const BELOW_PLOT = 68

/** The charts, loaded lazily: they are the heaviest part of a page, and the toolbar must not wait for them. */
export const LazyCharts = lazyWithPlaceholder(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  ({ viewModel }) => viewModel.height + BELOW_PLOT,
)

/** Preloads the files of the charts and of their dates. Resolves when they have loaded or failed; never rejects. */
export async function loadCharts(): Promise<void> {
  await Promise.all([LazyCharts.load(), ChartDates.load(), ChartDateFields.load()])
}
