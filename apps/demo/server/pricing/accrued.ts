import type { Day } from '@accrue/ui/foundation/calendar'
import { type Bond, interestBetween, type Position, positionOf } from './bond.ts'
import { found, type Outcome } from './outcome.ts'

/**
 * Accrued interest per 100 face on a settlement day: interest since the last payment, or since the dated day before
 * the first one (31 CFR 356 Appendix B §I.D; SIFMA Standard Securities Calculation Methods).
 */
export function accruedAt(bond: Bond, { day, period }: Position): number {
  const { boundaries, firstCoupon } = bond.schedule
  const paid = period >= firstCoupon ? boundaries[period] : undefined
  return interestBetween(bond.terms, bond.schedule, paid ?? bond.datedNumber, day)
}

/**
 * Accrued interest per 100 face at a settlement day.
 *
 * Zero on the dated day and on every coupon day; no ex-dividend days (US issues have none). In real terms for TIPS.
 */
export function accruedInterest({ bond, settlement }: { bond: Bond; settlement: Day }): Outcome<number> {
  const position = positionOf(bond, settlement)
  return position.ok ? found(accruedAt(bond, position.value)) : position
}
