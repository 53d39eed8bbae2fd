import { addMonths, type Day, dayNumber, dayOf, daysInMonth, partsOf } from '@accrue/ui/foundation/calendar'
import { isMonthEnd } from './day-count.ts'
import { found, type Outcome, refused } from './outcome.ts'

/** Coupons a year. */
export type Frequency = 1 | 2 | 4 | 12

/** The calendar begins in year 1, and a regular period may begin up to a year before the dated day. */
const FIRST_DATED: Day = '0002-01-01'

/** Whether the number is a valid coupon frequency. */
export function isFrequency(number: number): number is Frequency {
  return number === 1 || number === 2 || number === 4 || number === 12
}

/**
 * The regular coupon date `periods` before maturity ("coupon frequency date", 31 CFR 356 Appendix B §II; after
 * maturity when negative).
 *
 * End-of-month rule: an issue that matures on the last day of a month pays on the last day of every coupon month.
 */
export function regularDate({
  maturity,
  frequency,
  periods,
}: {
  maturity: Day
  frequency: Frequency
  periods: number
}): Day {
  const clamped = addMonths(maturity, (-periods * 12) / frequency)
  if (!isMonthEnd(maturity)) return clamped
  const { year, month } = partsOf(clamped)
  return dayOf({ year, month, day: daysInMonth(year, month) }) ?? clamped
}

/**
 * The last regular coupon date on or before a day.
 *
 * Use it as the dated day of a bond whose real one is unknown: interest is then right from that day on. Before year 2,
 * returns the day itself.
 */
export function regularDateOnOrBefore({
  maturity,
  frequency,
  day,
}: {
  maturity: Day
  frequency: Frequency
  day: Day
}): Day {
  if (day < FIRST_DATED) return day
  const end = partsOf(maturity)
  const at = partsOf(day)
  const months = (end.year - at.year) * 12 + (end.month - at.month)
  // Start one period late, so that the search approaches a day late in its month from above.
  let periods = Math.floor((months * frequency) / 12) - 1
  let date = regularDate({ maturity, frequency, periods })
  while (date > day) {
    periods += 1
    date = regularDate({ maturity, frequency, periods })
  }
  return date
}

/**
 * The dates of a bond, counted back from maturity.
 *
 * `boundaries` are day numbers (days since 1970-01-01): the regular date on or before the dated day, then every
 * regular date up to maturity. `firstCoupon` is the index of the first one that pays: 1, or more when the first
 * period is long.
 */
export type Schedule = {
  boundaries: readonly number[]
  firstCoupon: number
  monthEnd: boolean
}

/**
 * The schedule of a bond, from maturity backwards.
 *
 * Without `firstCoupon` the first payment is the first regular date after the dated day (a short or regular first
 * period). A later `firstCoupon` makes the first period long. Refuses dates out of order and a first coupon that is
 * not on the schedule.
 */
export function scheduleOf({
  dated,
  maturity,
  frequency,
  firstCoupon = null,
}: {
  dated: Day
  maturity: Day
  frequency: Frequency
  firstCoupon?: Day | null
}): Outcome<Schedule> {
  if (maturity <= dated || dated < FIRST_DATED) return refused('dates-out-of-order')
  if (firstCoupon !== null && (firstCoupon <= dated || firstCoupon > maturity))
    return refused('dates-out-of-order')
  const boundaries: number[] = []
  const start = dayNumber(dated)
  for (let periods = 0; ; periods += 1) {
    const boundary = dayNumber(regularDate({ maturity, frequency, periods }))
    boundaries.push(boundary)
    if (boundary <= start) break
  }
  boundaries.reverse()
  const first = firstCoupon === null ? 1 : boundaries.indexOf(dayNumber(firstCoupon))
  if (first < 1) return refused('first-coupon-off-schedule')
  return found({ boundaries, firstCoupon: first, monthEnd: isMonthEnd(maturity) })
}
