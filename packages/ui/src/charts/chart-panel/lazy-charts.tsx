'use client'
import { lazyRoom } from '../../controls/skeleton/lazy-room.tsx'

/** Pixels of the legend's line above the frame and the table's button below it. */
const AROUND = 62

/** The charts, once their file is here: they are the heaviest part of a page, and its toolbar need not wait for them. */
export const LazyCharts = lazyRoom(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  ({ figure }) => figure.height + AROUND,
)

/** Fetches the charts' file ahead of the first panel. Ends when it is here or did not come; never fails. */
export function loadCharts(): Promise<void> {
  return LazyCharts.load()
}
