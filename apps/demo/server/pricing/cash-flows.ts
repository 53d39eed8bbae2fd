import { type Day, dayFromNumber } from '@accrue/ui/foundation/calendar'
import type { Bond } from './bond.ts'
import { followingBusinessDay, previousBusinessDay } from './holidays.ts'

/** A row of the cash-flow table (bond-page §3), amounts per 100 of original face. */
type CashFlow = {
  /** 1 for the first payment. */
  num: number
  /** The scheduled day. */
  date: Day
  /** The actual payment day: the scheduled one, or the next on which the Federal Reserve is open (31 CFR 356.30). */
  actualPaymentDate: Day
  /** The record date: the holder at its close is paid; null when the terms are unknown. */
  recordDate: Day | null
  /** Annual rate of this coupon as a fraction; null for a discount security. */
  couponRate: number | null
  couponAmount: number
  /** Principal repaid with this payment. */
  redemption: number
  /** Share of the original face outstanding before this payment; 1 throughout for a bullet. */
  poolFactor: number
  /** Whether the amounts are estimates: future index or rate levels are unknown (TIPS, floaters). */
  estimated: boolean
}

/**
 * How the record date is found.
 * - `previous-business-day`: book-entry Treasuries, which have no closed period: the last Federal Reserve business day
 *   before the payment
 * - `unknown`: the data does not have the terms; the rows contain null
 */
export type RecordRule = 'previous-business-day' | 'unknown'

/**
 * All payments of a bond, earliest first.
 *
 * TIPS: coupon and principal times the index ratio of the terms, principal never below 100 (31 CFR 356.30(b)); all
 * rows estimated. Floaters: the current rate on actual days; coupons estimated. A payment moved by a holiday earns no
 * extra interest.
 */
export function cashFlowsOf({ bond, recordRule }: { bond: Bond; recordRule: RecordRule }): CashFlow[] {
  const { kind, couponRate, redemption, indexRatio, maturity } = bond.terms
  const scale = kind === 'inflation' ? indexRatio : 1
  const repaid = kind === 'inflation' ? Math.max(redemption, redemption * indexRatio) : redemption
  const last = bond.flows.length - 1
  return bond.flows.map((flow, index) => {
    const date = index === last ? maturity : dayFromNumber(flow.day)
    const actualPaymentDate = followingBusinessDay(date, 'federal-reserve')
    return {
      num: index + 1,
      date,
      actualPaymentDate,
      recordDate: recordRule === 'unknown' ? null : previousBusinessDay(actualPaymentDate, 'federal-reserve'),
      couponRate: couponRate > 0 ? couponRate : null,
      couponAmount: flow.coupon * scale,
      redemption: index === last ? repaid : 0,
      poolFactor: 1,
      estimated: kind === 'inflation' || kind === 'floating',
    }
  })
}
