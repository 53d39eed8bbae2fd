import { type Day, dayFromNumber, dayNumber, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { type DayCount, days30360, isDayCount } from './day-count.ts'
import { found, type Outcome, refused } from './outcome.ts'
import { type Frequency, isFrequency, type Schedule, scheduleOf } from './schedule.ts'

/**
 * The kind of security, as far as pricing depends on it.
 * - `fixed`: a fixed coupon, or none at all (rate 0)
 * - `bill`: a discount security quoted by investment rate (31 CFR 356 Appendix B §VI)
 * - `inflation`: coupon and principal in real terms (TIPS); prices and yields are real too
 * - `floating`: assumes the current rate until maturity; priced by its discount margin, not by `yieldFromPrice`
 */
export type BondKind = 'fixed' | 'bill' | 'inflation' | 'floating'

/** The terms from which all numbers of a bond follow. */
export type BondTerms = {
  kind: BondKind
  /** Annual coupon as a fraction (0.04 = 4 %); the current rate of a floater; 0 for a bill or zero-coupon bond. */
  couponRate: number
  /** Coupons a year; 2 for bills, whose curve time is counted in half-years. */
  frequency: Frequency
  dayCount: DayCount
  /** The day from which interest accrues. */
  dated: Day
  maturity: Day
  /** The first payment, when it is not the first regular date after `dated`; null or absent otherwise. */
  firstCoupon?: Day | null
  /** Amount repaid per 100 face at maturity; default 100. */
  redemption?: number
  /** Adjusted over original principal of a TIPS, for its cash-flow rows and auction price; default 1. Other prices stay real. */
  indexRatio?: number
}

/** A payment per 100 face: its coupon, and the total with any principal. `boundary` is its index in the schedule. */
type Flow = { boundary: number; day: number; coupon: number; amount: number }

/**
 * A bond prepared for pricing: built once from its terms, then used for any number of days.
 *
 * `flows` are per 100 face, in real terms for TIPS, earliest first; day numbers count from 1970-01-01.
 */
export type Bond = {
  terms: Required<BondTerms>
  schedule: Schedule
  datedNumber: number
  maturityNumber: number
  flows: readonly Flow[]
}

/** The largest index whose boundary is on or before the day number; the day must not be before the first. */
export function couponPeriodOf(boundaries: readonly number[], day: number): number {
  let low = 0
  let high = boundaries.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((boundaries[middle] ?? 0) <= day) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Interest per 100 face that accrues from one day number to another inside one regular period.
 *
 * `index` names the period from boundary `index` to `index + 1`; the whole regular period gives exactly C ÷ frequency
 * under actual/actual and 30/360.
 */
function interestWithin(
  terms: { couponRate: number; frequency: Frequency; dayCount: DayCount },
  schedule: Schedule,
  index: number,
  from: number,
  to: number,
): number {
  const coupon = 100 * terms.couponRate
  const start = schedule.boundaries[index] ?? from
  const end = schedule.boundaries[index + 1] ?? to
  if (terms.dayCount === 'actual/365') return (coupon * (to - from)) / 365
  if (terms.dayCount === 'actual/360') return (coupon * (to - from)) / 360
  if (from === start && to === end) return coupon / terms.frequency
  if (terms.dayCount === 'actual/actual') return ((coupon / terms.frequency) * (to - from)) / (end - start)
  const { monthEnd } = schedule
  return (coupon * days30360({ from: dayFromNumber(from), to: dayFromNumber(to), monthEnd })) / 360
}

/** Interest per 100 face that accrues between two day numbers, period by period (31 CFR 356 Appendix B §I.A.4 and §I.D). */
export function interestBetween(
  terms: { couponRate: number; frequency: Frequency; dayCount: DayCount },
  schedule: Schedule,
  from: number,
  to: number,
): number {
  let interest = 0
  for (let index = couponPeriodOf(schedule.boundaries, from); ; index += 1) {
    const start = schedule.boundaries[index]
    const end = schedule.boundaries[index + 1]
    if (start === undefined || end === undefined || start >= to) return interest
    interest += interestWithin(terms, schedule, index, Math.max(from, start), Math.min(to, end))
  }
}

function refusalOfTerms(terms: Required<BondTerms>): Outcome<true> {
  if (!isFrequency(terms.frequency)) return refused('unknown-frequency')
  if (!isDayCount(terms.dayCount)) return refused('unknown-day-count')
  const amounts = [terms.couponRate, terms.redemption, terms.indexRatio]
  if (!amounts.every(Number.isFinite)) return refused('not-a-number')
  if (amounts.some(amount => amount < 0)) return refused('coupon-negative')
  const days = [terms.dated, terms.maturity, ...(terms.firstCoupon === null ? [] : [terms.firstCoupon])]
  return days.every(day => parseIsoDay(day) !== null) ? found(true) : refused('not-a-day')
}

/**
 * Prepares a bond for pricing, or gives the reason why its terms are impossible.
 *
 * Call it once per issue: every other function takes its result, and none of them computes the schedule again.
 */
export function bondOf(input: BondTerms): Outcome<Bond> {
  const bill = input.kind === 'bill'
  const terms: Required<BondTerms> = {
    ...input,
    couponRate: bill ? 0 : input.couponRate,
    frequency: bill ? 2 : input.frequency,
    firstCoupon: bill ? null : (input.firstCoupon ?? null),
    redemption: input.redemption ?? 100,
    indexRatio: input.indexRatio ?? 1,
  }
  const checked = refusalOfTerms(terms)
  if (!checked.ok) return checked
  const scheduled = scheduleOf(terms)
  if (!scheduled.ok) return scheduled
  const schedule = scheduled.value
  const datedNumber = dayNumber(terms.dated)
  const last = schedule.boundaries.length - 1
  const flows: Flow[] = []
  let from = datedNumber
  for (let boundary = schedule.firstCoupon; boundary <= last; boundary += 1) {
    const day = schedule.boundaries[boundary] ?? from
    const coupon = interestBetween(terms, schedule, from, day)
    const amount = boundary === last ? coupon + terms.redemption : coupon
    if (amount > 0 || boundary === last) flows.push({ boundary, day, coupon, amount })
    from = day
  }
  return found({ terms, schedule, datedNumber, maturityNumber: schedule.boundaries[last] ?? from, flows })
}

/** Position of a settlement day in a bond's schedule. */
export type Position = {
  /** Its day number. */
  day: number
  /** Index of the boundary that starts its regular period. */
  period: number
  /** The remaining share of that period, 1 on a coupon date (w of SIFMA, r ÷ s of 31 CFR 356). */
  share: number
  /** Index in `bond.flows` of the next payment. */
  next: number
}

/**
 * Locates a settlement day: its broken period and the first payment that the buyer receives.
 *
 * The broken period uses actual days under the actual day counts and (E − A) ÷ E in 30-day months under 30/360
 * (SIFMA). A coupon due on the settlement day itself belongs to the seller.
 */
export function positionOf(bond: Bond, settlement: Day): Outcome<Position> {
  if (parseIsoDay(settlement) === null) return refused('not-a-day')
  const day = dayNumber(settlement)
  if (day < bond.datedNumber) return refused('before-dated')
  if (day >= bond.maturityNumber) return refused('not-before-maturity')
  const { boundaries, monthEnd, firstCoupon } = bond.schedule
  const period = couponPeriodOf(boundaries, day)
  const start = boundaries[period] ?? day
  const end = boundaries[period + 1] ?? day
  let share = (end - day) / (end - start)
  if (bond.terms.dayCount === '30/360' && day !== start) {
    const length = 360 / bond.terms.frequency
    const elapsed = days30360({ from: dayFromNumber(start), to: settlement, monthEnd })
    // The 31st of a month must not fall outside the period.
    share = Math.max(0, (length - elapsed) / length)
  }
  const lastFlow = bond.flows.length - 1
  const coupons = bond.terms.couponRate > 0
  const next = coupons ? Math.max(0, period + 1 - firstCoupon) : lastFlow
  return found({ day, period, share, next })
}
