import { addYears, type Day, daysBetween, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { found, type Outcome, refused } from './outcome.ts'

/** Inputs of the bill formulas: `days` to maturity (r) and the length of the year after settlement (y). */
export type BillTerm = { days: number; year: number }

/** The days to maturity and the days (365 or 366) of the year that follows the settlement day (31 CFR 356 Appendix B §VI.D). */
export function billTerm({ settlement, maturity }: { settlement: Day; maturity: Day }): Outcome<BillTerm> {
  if (parseIsoDay(settlement) === null || parseIsoDay(maturity) === null) return refused('not-a-day')
  const days = daysBetween(settlement, maturity)
  if (days <= 0) return refused('not-before-maturity')
  return found({ days, year: daysBetween(settlement, addYears(settlement, 1)) })
}

/**
 * Investment rate (coupon-equivalent, bond-equivalent yield) from the price per 100 (31 CFR 356 Appendix B §VI.D).
 *
 * Half a year or less: i = (100 − P) ÷ P × y ÷ r. Longer: the root of P [1 + (r − y/2)(i ÷ y)](1 + i/2) = 100.
 */
export function billInvestmentRate({ price, days, year }: { price: number } & BillTerm): Outcome<number> {
  if (![price, days, year].every(Number.isFinite)) return refused('not-a-number')
  if (price <= 0) return refused('price-not-positive')
  if (days <= 0) return refused('not-before-maturity')
  if (days <= year / 2) return found(((100 - price) / price) * (year / days))
  const square = days / (2 * year) - 0.25
  const linear = days / year
  const constant = (price - 100) / price
  // This form of the root is stable when the quadratic term nearly vanishes (just over half a year).
  return found((-2 * constant) / (linear + Math.sqrt(linear * linear - 4 * square * constant)))
}

/** Price per 100 from the investment rate: the inverse of `billInvestmentRate`. */
export function billPriceFromInvestmentRate({
  investmentRate,
  days,
  year,
}: { investmentRate: number } & BillTerm): Outcome<number> {
  if (![investmentRate, days, year].every(Number.isFinite)) return refused('not-a-number')
  if (days <= 0) return refused('not-before-maturity')
  const short = days <= year / 2
  const broken = 1 + (investmentRate * (short ? days : days - year / 2)) / year
  const half = short ? 1 : 1 + investmentRate / 2
  return broken > 0 && half > 0 ? found(100 / (broken * half)) : refused('yield-out-of-range')
}
