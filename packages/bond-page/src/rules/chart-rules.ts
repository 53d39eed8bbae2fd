import { CHART_STATUSES, CLOSED_STATUSES } from '@accrue/api-client'
import { addMonths, type Day } from '@accrue/ui/foundation/calendar'

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

/** C6: the three months up to the nearest date with data, loaded when the requested period has none (bond-page §4). */
export function nearestRange(nearest: Day): ChartRange {
  return { from: addMonths(nearest, -3), to: nearest }
}
