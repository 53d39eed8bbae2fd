'use client'
import type { TimeChartProps } from '@accrue/ui/charts'
import { ErrorState, Room, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart } from '@accrue/ui/foundation'

/** The chart, once its file is here: charts are the heaviest shelf, and the header should not wait for them. */
export const LazyChart = lazyPart(async () => (await import('@accrue/ui/charts')).TimeChart, Waiting)

/** As high as the chart. */
function Waiting({ part: { height = 0 }, retry, retrying }: LazyFallbackProps<TimeChartProps>) {
  return (
    <div className="flex items-center justify-center">
      <Room height={height} />
      {retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />}
    </div>
  )
}
