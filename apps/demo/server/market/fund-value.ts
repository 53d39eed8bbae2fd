import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { BondIssue } from './instruments.ts'
import { hasEstimation, priceEstimator, type SeriesContext } from './series.ts'

/** The value of a fund's bonds by day, in USD. */
export type FundValue = { days: readonly Day[]; values: readonly number[] }

/**
 * The estimated value of the reported positions, once a week from the day of the report on: its estimated prices carry each
 * reported value forward. Coupons are paid out, a bond that matures is paid back at par, and a bond without an
 * estimated price stays at its reported value.
 */
export function fundValueOf(bonds: readonly BondIssue[], on: SeriesContext): FundValue {
  const positions = bonds.flatMap(issue => {
    const { valueUsd, priceDay } = issue.holding ?? {}
    return valueUsd && priceDay
      ? [{ value: valueUsd, from: priceDay, change: changeOf(issue, priceDay, on) }]
      : []
  })
  const reported = positions
    .map(({ from }) => from)
    .sort()
    .at(-1)
  if (!reported) return { days: [], values: [] }
  const days = weekEnds(on.pricing.days.filter(day => day >= reported))
  return {
    days,
    values: days.map(day => positions.reduce((sum, { value, change }) => sum + value * change(day), 0)),
  }
}

/** A bond's estimated price as a multiple of that on the day of the report. */
function changeOf(issue: BondIssue, from: Day, on: SeriesContext): (day: Day) => number {
  const priceOn = hasEstimation(issue) ? priceEstimator(issue, on) : () => null
  const first = priceOn(from)
  if (first === null) return () => 1
  return day => (on.pricing.settlement(day) >= issue.maturity ? 100 : (priceOn(day) ?? first)) / first
}

const A_MONDAY = '1970-01-05' as Day
const weekOf = (day: Day) => Math.floor(daysBetween(A_MONDAY, day) / 7)

/** The last day of each week. */
function weekEnds(days: readonly Day[]): Day[] {
  return days.filter((day, at) => {
    const next = days[at + 1]
    return !next || weekOf(next) !== weekOf(day)
  })
}
