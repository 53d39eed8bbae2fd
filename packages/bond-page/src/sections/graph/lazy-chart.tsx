'use client'
import type { TimeChartProps } from '@accrue/ui/charts'
import { Spinner } from '@accrue/ui/controls'
import { lazy, Suspense, useSyncExternalStore } from 'react'

// charts are the heaviest shelf, and the header should not wait for them
let TimeChart = fetchLater()

function fetchLater() {
  return lazy(async () => {
    try {
      return { default: (await import('@accrue/ui/charts')).TimeChart }
    } catch (fault) {
      // React keeps a file that failed for good: the next try needs another one
      TimeChart = fetchLater()
      throw fault
    }
  })
}

const neverChanges = () => () => {}

/** The chart, once its file is here. The server, which cannot wait for it, leaves its place free. Throws when the file does not come. */
export function LazyChart(props: TimeChartProps) {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isBrowser) return null
  return (
    <Suspense fallback={<Waiting height={props.height} />}>
      <TimeChart {...props} />
    </Suspense>
  )
}

function Waiting({ height }: Pick<TimeChartProps, 'height'>) {
  return (
    <div className="grid place-content-center" style={{ height }}>
      <Spinner />
    </div>
  )
}
