/**
 * Bond pricing: pure functions from an issue's terms, a day and a price (or a curve) to all numbers of the page.
 *
 * Units: prices are clean and per 100 of face (accrued interest separate, also per 100); yields, coupon rates and par
 * yields are fractions (0.0425 is 4.25 %), yearly, compounded at the coupon frequency; spreads are basis points;
 * durations are in years, and in days where the name says so (years × 365); days are `yyyy-mm-dd`. Nothing is rounded
 * or formatted.
 *
 * Usage: call `bondOf(terms)` once per issue and `curveOf(par yields)` once per day, then any function with both. Each
 * returns an `Outcome`: `{ ok: true, value }`, or `{ ok: false, reason }` for input without an answer (price 0,
 * settlement after maturity). An `Outcome` never contains NaN or an infinity.
 *
 * The caller chooses settlement days: `settlementDay` gives T+1 of the securities market; T+2 on weekdays reproduces
 * the captured daily yields of 91282CJZ5.
 */

// Results.

export { type Outcome, valueOrNull } from './outcome.ts'

// Issues: terms, dates, payments.

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

// Floating-rate notes and bonds with early redemption.

export { type Floater, marginFromPrice, priceFromMargin } from './discount-margin.ts'
export { type Redemption, type WorstYield, yieldToRedemption, yieldToWorst } from './early-redemption.ts'

// A day's curve and spreads.

export {
  type Curve,
  curveOf,
  gSpread,
  parYieldAt,
  TENORS,
  type TenorId,
  tenorYears,
  tSpread,
} from './curve.ts'
export { estimatePrice, impliedSpread } from './estimation.ts'
