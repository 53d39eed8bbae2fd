import { addYears, type Day, daysBetween, daysInMonth, partsOf } from '@accrue/ui/foundation/calendar'

/**
 * How days turn into interest.
 * - `actual/actual`: ICMA Rule 251 (Treasury notes and bonds): actual days over the actual days of the coupon period
 * - `30/360`: US (NASD/SIFMA), months of 30 days; corporates, agencies, municipals
 * - `actual/365`: actual days over a fixed year of 365
 * - `actual/360`: actual days over 360 (Treasury floating rate notes, money market)
 */
export type DayCount = 'actual/actual' | '30/360' | 'actual/365' | 'actual/360'

/** Whether the text is a known day count. */
export function isDayCount(text: string): text is DayCount {
  return text === 'actual/actual' || text === '30/360' || text === 'actual/365' || text === 'actual/360'
}

/** Whether the day is the last of its month. */
export function isMonthEnd(day: Day): boolean {
  const { year, month, day: date } = partsOf(day)
  return date === daysInMonth(year, month)
}

const isFebruaryEnd = (day: Day) => day.slice(5, 7) === '02' && isMonthEnd(day)

/**
 * Days between two days in a year of twelve 30-day months: 30/360 US.
 *
 * SIFMA Standard Securities Calculation Methods, vol. 1, §"30/360": the four rules in their order. The two rules on
 * the end of February apply only to issues that pay at month ends (`monthEnd`).
 */
export function days30360({ from, to, monthEnd }: { from: Day; to: Day; monthEnd: boolean }): number {
  const start = partsOf(from)
  const end = partsOf(to)
  let first = start.day
  let last = end.day
  if (monthEnd && isFebruaryEnd(from)) {
    if (isFebruaryEnd(to)) last = 30
    first = 30
  }
  if (last === 31 && first >= 30) last = 30
  if (first === 31) first = 30
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (last - first)
}

/**
 * Years between two days: whole calendar years plus the share of the broken one, so that 15 February 2024 to 15
 * February 2034 is exactly 10. Used to place a maturity between the tenors of a curve.
 */
export function yearsBetween({ from, to }: { from: Day; to: Day }): number {
  const whole = partsOf(to).year - partsOf(from).year
  const years = addYears(from, whole) <= to ? whole : whole - 1
  const start = addYears(from, years)
  return years + daysBetween(start, to) / daysBetween(start, addYears(from, years + 1))
}
