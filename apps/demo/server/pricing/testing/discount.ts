import { type Curve, logDiscountAt } from '../curve.ts'

/** Discount factor at a time in years from the curve's day. */
export function discountAt(curve: Curve, years: number): number {
  return Math.exp(logDiscountAt(curve, years))
}

/** Zero (spot) rate at a time in years, a fraction compounded twice a year: 2 (DF^(−1/2t) − 1). */
export function zeroRateAt(curve: Curve, years: number): number {
  // The rate of the shortest time is used for time 0.
  const time = Math.max(years, 1 / 365)
  return 2 * Math.expm1(-logDiscountAt(curve, time) / (2 * time))
}
