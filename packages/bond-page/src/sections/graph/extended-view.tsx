'use client'
import { ErrorState, Room, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart } from '@accrue/ui/foundation'
import type { ExtendedChartProps } from './extended-chart.tsx'

/** The extended chart, once its file is here: its tools are the heaviest of all charts, and few readers open it. */
export const ExtendedView = lazyPart(
  async () => (await import('./extended-chart.tsx')).ExtendedChart,
  Waiting,
)

/** As high as the chart. */
function Waiting({ part: { figure }, retry, retrying }: LazyFallbackProps<ExtendedChartProps>) {
  return (
    <div className="flex items-center justify-center">
      <Room height={figure.height} />
      {retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />}
    </div>
  )
}
