'use client'
import { ErrorState, Room, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart } from '@accrue/ui/foundation'
import type { ChartPanesProps } from './chart-panes.tsx'

/** The chart, once its file is here: charts are the heaviest shelf, and the header should not wait for them. */
export const LazyChart = lazyPart(async () => (await import('./chart-panes.tsx')).ChartPanes, Waiting)

/** As high as the chart. */
function Waiting({ part: { height = 0 }, retry, retrying }: LazyFallbackProps<ChartPanesProps>) {
  return (
    <div className="flex items-center justify-center">
      <Room height={height} />
      {retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />}
    </div>
  )
}
