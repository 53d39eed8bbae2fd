/**
 * Bond arithmetic: pure functions from an issue's terms, a day and a price (or a curve) to every figure of the page.
 *
 * Units, everywhere: prices are clean and per 100 of face (accrued interest apart, also per 100); yields, coupon rates
 * and par yields are fractions (0.0425 is 4.25 %), yearly, compounded at the coupon frequency; spreads are basis points;
 * durations are years, and days where the name says so (years × 365); days are `yyyy-mm-dd`. Nothing is rounded or
 * formatted.
 *
 * Use: `bondOf(terms)` once per issue, `curveOf(par yields)` once per day, then any function with both. Each answers an
 * `Outcome`: `{ ok: true, value }`, or `{ ok: false, reason }` for input that has no answer (price 0, settlement after
 * maturity). An `Outcome` never holds NaN or an infinity.
 *
 * Settlement days are the caller's: `settlementDay` gives T+1 of the securities market; the captured daily yields of
 * 91282CJZ5 are reproduced by T+2 on weekdays.
 */

// What an answer looks like.

export { type Outcome, valueOrNull } from './outcome.ts'

// An issue: its terms, its dates, its payments.

export { type Bond, type BondTerms, bondOf } from './bond.ts'
export { cashFlowsOf } from './cash-flows.ts'
export { yearsBetween } from './day-count.ts'
export { regularDateOnOrBefore } from './schedule.ts'

// Business days.

export { settlementDay } from './holidays.ts'

// Price, yield, risk.

export { accruedInterest } from './accrued.ts'
export { DURATION_YEAR, parDuration, type Risk, riskOf } from './risk.ts'
export {
  currentYield,
  priceFromYield,
  yieldFromPrice,
} from './yield.ts'

// Floating-rate notes; bonds that can be repaid early.

export { type Floater, marginFromPrice, priceFromMargin } from './discount-margin.ts'
export { type Redemption, type WorstYield, yieldToRedemption, yieldToWorst } from './early-redemption.ts'

// A day's curve and what is read off it.

export {
  type Curve,
  curveOf,
  gSpread,
  parYieldAt,
  TENORS,
  type Tenor,
  tenorYears,
  tSpread,
} from './curve.ts'
export { estimatePrice, impliedSpread } from './estimation.ts'
