import { type Day, dayFromNumber } from '@accrue/ui/foundation/calendar'
import { type Bond, type BondTerms, bondOf } from '../bond.ts'
import type { Outcome } from '../outcome.ts'
import type { Schedule } from '../schedule.ts'

/** The value of an outcome that must be ok; throws the reason otherwise. */
export function must<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.reason}`)
  return outcome.value
}

/** Whether an outcome is a finite number or a reason, never NaN. */
export function isNumberOrReason(outcome: Outcome<number>): boolean {
  return outcome.ok ? Number.isFinite(outcome.value) : /^[a-z-]+$/.test(outcome.reason)
}

/** A semi-annual fixed bond on actual days by default. */
export function bondWith(terms: Partial<BondTerms> & Pick<BondTerms, 'dated' | 'maturity'>): Bond {
  return must(bondOf({ kind: 'fixed', couponRate: 0.04, frequency: 2, dayCount: 'actual/actual', ...terms }))
}

/** The note of bond 1: 4 % of 15 February 2034 (CUSIP 91282CJZ5), issued 15 February 2024. */
export const TEN_YEAR_NOTE: BondTerms = {
  kind: 'fixed',
  couponRate: 0.04,
  frequency: 2,
  dayCount: 'actual/actual',
  dated: '2024-02-15',
  maturity: '2034-02-15',
}

/** The days on which the schedule pays, earliest first, maturity last. */
export function paymentDays({ boundaries, firstCoupon }: Schedule): Day[] {
  return boundaries.slice(firstCoupon).map(dayFromNumber)
}
