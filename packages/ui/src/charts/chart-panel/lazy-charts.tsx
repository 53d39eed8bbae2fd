'use client'
import { lazyWithPlaceholder } from '../../controls/skeleton/lazy-with-placeholder.tsx'

/** Height of navigator and footer below the plot, in pixels. */
const BELOW_PLOT = 68

/** The charts, loaded lazily: they are the heaviest part of a page, and the toolbar must not wait for them. */
export const LazyCharts = lazyWithPlaceholder(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  ({ viewModel }) => viewModel.height + BELOW_PLOT,
)

/** Preloads the charts' file. Resolves when it has loaded or failed; never rejects. */
export function loadCharts(): Promise<void> {
  return LazyCharts.load()
}
