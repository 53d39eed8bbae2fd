'use client'
import { lazyRoom } from '../../controls/skeleton/lazy-room.tsx'

/** Pixels of the navigator and of the foot below the plot. */
const BELOW_PLOT = 68

/** The charts in a file of their own: they are the heaviest part of a page, and the toolbar need not wait for them. */
export const LazyCharts = lazyRoom(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  ({ viewModel }) => viewModel.height + BELOW_PLOT,
)

/** Fetches the charts' file ahead of the first panel. Resolves when it has come or failed; never rejects. */
export function loadCharts(): Promise<void> {
  return LazyCharts.load()
}
