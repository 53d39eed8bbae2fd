/**
 * Why a number could not be computed. Bad input is expected (real data has prices of zero and settlement after
 * maturity), so the reason is a value, never an exception and never NaN.
 * - `not-a-number`: an argument is NaN or infinite
 * - `not-a-day`: an argument is not an existing calendar day
 * - `unknown-frequency`: coupons a year other than 1, 2, 4, 12
 * - `unknown-day-count`: an unsupported day count
 * - `coupon-negative`: a coupon rate, index ratio or redemption below zero
 * - `dates-out-of-order`: maturity is not after the dated day, or the first coupon is not between them
 * - `first-coupon-off-schedule`: the first coupon is not one of the dates counted back from maturity
 * - `before-dated`: the settlement day is before interest starts
 * - `not-before-maturity`: the settlement day is the maturity or later; nothing is left to value
 * - `price-not-positive`: a price of zero or below
 * - `yield-out-of-range`: a yield or spread at which discounting fails: −100 % a period or below, or numeric overflow
 * - `no-solution`: no yield (up to 100,000 %) or spread reprices this price
 * - `too-few-tenors`: fewer than two published tenors on that day
 * - `curve-breaks`: the par yields imply a discount factor that is not positive
 */
export type PricingRefusal =
  | 'not-a-number'
  | 'not-a-day'
  | 'unknown-frequency'
  | 'unknown-day-count'
  | 'coupon-negative'
  | 'dates-out-of-order'
  | 'first-coupon-off-schedule'
  | 'before-dated'
  | 'not-before-maturity'
  | 'price-not-positive'
  | 'yield-out-of-range'
  | 'no-solution'
  | 'too-few-tenors'
  | 'curve-breaks'

/** A failed computation and its reason. */
type PricingFailure = { ok: false; reason: PricingRefusal }

/** A computed value, or the reason why there is none. */
export type Outcome<Value> = { ok: true; value: Value } | PricingFailure

/** A computed value. */
export function found<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refused(reason: PricingRefusal): PricingFailure {
  return { ok: false, reason }
}

/** The value, or null when the computation failed; null is stored as a blank cell. */
export function valueOrNull<Value>(outcome: Outcome<Value>): Value | null {
  return outcome.ok ? outcome.value : null
}
