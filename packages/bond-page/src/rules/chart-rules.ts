import { CHART_STATUSES, CLOSED_STATUSES } from '@accrue/api-client'
import { addMonths, type Day, daysBetween } from '@accrue/ui/foundation/calendar'

/** The default period (bond-page §2). */
export const DEFAULT_PERIOD = '3M'

/** Length of each period in months (bond-page §9). */
export const PERIODS = { '1M': 1, '3M': 3, '1Y': 12, '3Y': 36 } as const
export type Period = keyof typeof PERIODS

export type ChartRange = { from: Day; to: Day }

export type ChartSubject = {
  /** Null when unknown. */
  bondStatus: number | null
  venues: readonly { id: number; maxDate: Day | null }[]
  defaultVenueId: number | null
}

/** C1: the chart section shows only with trading grounds and a status that has a chart (bond-page §2). */
export function hasChart({ bondStatus, venues }: ChartSubject): boolean {
  return venues.length > 0 && bondStatus !== null && CHART_STATUSES.has(bondStatus)
}

/** C4: the last day of the fixed periods: today, or the default trading ground's latest date for closed bonds (bond-page §4, readings #32). */
export function chartEnd({ bondStatus, venues, defaultVenueId }: ChartSubject, today: Day): Day {
  if (bondStatus === null || !CLOSED_STATUSES.has(bondStatus)) return today
  return venues.find(venue => venue.id === defaultVenueId)?.maxDate ?? today
}

/** The days of a fixed period that ends on `end`. */
export function periodRange(period: Period, end: Day): ChartRange {
  return { from: addMonths(end, -PERIODS[period]), to: end }
}

/** Years that a navigator shows; the longest is the limit of a period. */
const OVERVIEW_YEARS = [1, 2, 5, 10] as const
/** A period that takes more of the navigator leaves nothing to drag. */
const MOST_OF_OVERVIEW = 0.7

/** C20: the days that the navigator shows around a period: the years up to `end` that contain it. */
export function overviewRange(period: ChartRange, end: Day): ChartRange {
  const to = period.to > end ? period.to : end
  const ranges = OVERVIEW_YEARS.map(years => ({ from: addMonths(to, -12 * years), to }))
  const contains = ({ from }: ChartRange): boolean =>
    from <= period.from && daysBetween(period.from, period.to) <= MOST_OF_OVERVIEW * daysBetween(from, to)
  return ranges.find(contains) ?? { from: addMonths(to, -12 * 10), to }
}

/** C6: the three months up to the nearest date with data, loaded when the requested period has none (bond-page §4). */
export function nearestRange(nearest: Day): ChartRange {
  return { from: addMonths(nearest, -3), to: nearest }
}
