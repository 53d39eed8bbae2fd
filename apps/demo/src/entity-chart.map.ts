import type { ChartSetup } from '@accrue/api-client'
import type { ChartPeriod, ChartPeriodTab, ChartStatus } from '@accrue/ui/charts'
import type { Day, LabelOf } from '@accrue/ui/foundation'

/** The fixed periods that the page offers. One without its two days is left out. */
export function periodTabs(chart: ChartSetup | null, label: LabelOf): ChartPeriodTab[] {
  return (chart?.periods ?? []).flatMap(({ id, from, to }) =>
    from && to ? [{ id, text: label(`period_${id}`), from, to }] : [],
  )
}

export type Asked = {
  /** The period starts after its end: nothing was asked. */
  isWrong: boolean
  /** There is something to draw. */
  any: boolean
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** How the chart stands, by how its question stands (C14). */
export function statusOf({ isWrong, any, isFetching, isError, refetch }: Asked): ChartStatus {
  if (isWrong) return { kind: 'wrongPeriod' }
  if (isFetching) return { kind: 'loading' }
  if (isError) return { kind: 'error', onRetry: () => void refetch() }
  return any ? { kind: 'ready' } : { kind: 'empty' }
}

/** The days that a period stands for; null when it starts after its end, or is no period of the page. */
export function rangeOf(period: ChartPeriod, tabs: readonly ChartPeriodTab[]): { from: Day; to: Day } | null {
  const days = period.kind === 'range' ? period : tabs.find(({ id }) => id === period.id)
  return days && days.from <= days.to ? { from: days.from, to: days.to } : null
}
