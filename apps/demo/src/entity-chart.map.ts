import type { ChartSetup } from '@accrue/api-client'
import type {
  ChartPane,
  ChartPeriod,
  ChartPeriodTab,
  ChartStatus,
  TimeSeries,
  ValuesMode,
} from '@accrue/ui/charts'
import { type Day, daysBetween, type LabelOf } from '@accrue/ui/foundation'

/** The fixed periods of the page. One without both days is left out. */
export function entityPeriodTabs(chart: ChartSetup | null, label: LabelOf): ChartPeriodTab[] {
  return (chart?.periods ?? []).flatMap(({ id, from, to }) =>
    from && to ? [{ id, text: label(`period_${id}`), from, to }] : [],
  )
}

export type QueryState = {
  /** The period starts after its end: no request is made. */
  isWrong: boolean
  /** There is data to draw. */
  any: boolean
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

/** Chart status, from its query's status (C14). */
export function entityStatusOf({ isWrong, any, isFetching, isError, refetch }: QueryState): ChartStatus {
  if (isWrong) return { kind: 'wrongPeriod' }
  if (isFetching) return { kind: 'loading' }
  if (isError) return { kind: 'error', onRetry: () => void refetch() }
  return any ? { kind: 'ready' } : { kind: 'empty' }
}

/** First and last day of a period; null when it starts after its end or the page does not have it. */
export function entityRangeOf(
  period: ChartPeriod,
  tabs: readonly ChartPeriodTab[],
): { from: Day; to: Day } | null {
  const days = period.kind === 'range' ? period : tabs.find(({ id }) => id === period.id)
  return days && days.from <= days.to ? { from: days.from, to: days.to } : null
}

export type CaptionInput = {
  isIndex: boolean
  /** Unit of the main line: `USD`, `%`, or '' for an index level. */
  unit: string
  values: ValuesMode
}

/** The first line of the legend: what the chart shows, and its unit. */
export function entityCaption({ isIndex, unit, values }: CaptionInput, label: LabelOf): string {
  const index = unit === '%' ? 'yield' : 'level'
  const measure = label(`entity_measure_${isIndex ? index : 'price'}`)
  if (values === 'percent') return label('graph_caption_percent', { measure })
  return unit ? label('graph_caption', { measure, unit }) : measure
}

/** A navigator shows at least so many times the days of its chart. */
const LEAST_OVERVIEW = 1.5

/** The id of the shortest fixed period that contains the days of the chart and is clearly longer; null without one. */
export function overviewTab(
  tabs: readonly ChartPeriodTab[],
  range: { from: Day; to: Day } | null,
): string | null {
  if (!range) return null
  const least = LEAST_OVERVIEW * daysBetween(range.from, range.to)
  const longer = tabs.filter(
    ({ from, to }) => from <= range.from && to >= range.to && daysBetween(from, to) >= least,
  )
  return (
    longer.sort((one, other) => daysBetween(one.from, one.to) - daysBetween(other.from, other.to))[0]?.id ??
    null
  )
}

/** The chart of the turnover, below the main one. */
export function entityTurnoverPane(turnover: TimeSeries, label: LabelOf): ChartPane {
  const pane = { id: 'turnover', label: turnover.name, series: [turnover], decimals: 0 }
  return typeof turnover.tone === 'object' ? { ...pane, note: label('stock_volume_key') } : pane
}

/** Prices of stocks and points of stock indexes have two decimals, yields three. */
export const DECIMALS = { price: 2, yield: 3 } as const

/** What the lines show: of an index it may be a yield. */
export function entityMeasureOf([main]: readonly TimeSeries[], isIndex: boolean): 'price' | 'yield' {
  return isIndex && main?.unit === '%' ? 'yield' : 'price'
}
