'use client'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Room } from '../../controls/skeleton/room.tsx'
import { Spinner } from '../../controls/spinner/spinner.tsx'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import type { ChartPanelChartsProps } from './chart-panel-charts.tsx'

/** The charts, once their file is here: they are the heaviest part of a page, and its toolbar need not wait for them. */
export const LazyCharts = lazyPart(
  async () => (await import('./chart-panel-charts.tsx')).ChartPanelCharts,
  Waiting,
)

/** Fetches the charts' file ahead of the first panel. Ends when it is here or did not come; never fails. */
export function loadCharts(): Promise<void> {
  return LazyCharts.load()
}

/** Pixels of the legend's line above the frame and the table's button below it. */
const AROUND = 62

/** As high as the main chart. */
function Waiting({ part, retry, retrying }: LazyFallbackProps<ChartPanelChartsProps>) {
  return (
    <div className="flex items-center justify-center">
      <Room height={part.figure.height + AROUND} />
      {retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />}
    </div>
  )
}
