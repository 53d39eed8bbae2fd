import type { Day } from '@accrue/ui/foundation/calendar'
import { accruedAt } from './accrued.ts'
import { billInvestmentRate, billPriceFromInvestmentRate, billTerm } from './bill.ts'
import { type Bond, type Position, positionOf } from './bond.ts'
import { found, type Outcome, refused } from './outcome.ts'
import type { Frequency } from './schedule.ts'
import { type Evaluated, solveDecreasing } from './solve.ts'

/**
 * How the broken first period is discounted.
 * - `street`: compound, (1 + y/f)^w; simple in the last coupon period (SIFMA Standard Securities Calculation Methods;
 *   the convention of quotes). The default.
 * - `treasury`: simple, 1 + w·y/f (31 CFR 356 Appendix B §II, §III; the convention of auctions)
 */
export type YieldConvention = 'street' | 'treasury'

/** Upper limit of the yield search: 100,000 %. A price beyond it does not determine a yield. */
export const HIGHEST_YIELD = 1000

/** Full (dirty) price per 100 and its slope at a yield; 1 + y/f must be positive. */
function fullPriceAt(
  bond: Bond,
  { period, share, next }: Position,
  yieldFraction: number,
  convention: YieldConvention,
): Evaluated {
  const { frequency } = bond.terms
  const factor = 1 / (1 + yieldFraction / frequency)
  // Horner's scheme over the payments: after the first they are one period apart.
  let sum = 0
  let slope = 0
  for (let index = bond.flows.length - 1; index >= next; index -= 1) {
    slope = slope * factor + sum
    sum = sum * factor + (bond.flows[index]?.amount ?? 0)
  }
  const ahead = (bond.flows[next]?.boundary ?? 0) - period - 1
  const lead = factor ** ahead
  // d/dv of v^ahead · sum(v)
  const leadSlope = ahead === 0 ? slope : lead * slope + ahead * factor ** (ahead - 1) * sum
  const due = lead * sum
  const inLastPeriod = ahead === 0 && next === bond.flows.length - 1
  const simple = convention === 'treasury' || inLastPeriod
  const broken = simple ? 1 / (1 + (share * yieldFraction) / frequency) : factor ** share
  const brokenSlope = (-share / frequency) * (simple ? broken * broken : broken * factor)
  return {
    value: broken * due,
    slope: brokenSlope * due - (broken * leadSlope * factor * factor) / frequency,
  }
}

/**
 * Clean price per 100 at a yield.
 *
 * `yieldFraction` is the yearly yield compounded at the coupon frequency (0.0425 = 4.25 %); the investment rate for
 * bills; real for TIPS. Refuses days outside the bond's life and yields of −100 % a period or below.
 */
export function priceFromYield({
  bond,
  settlement,
  yieldFraction,
  convention = 'street',
}: {
  bond: Bond
  settlement: Day
  yieldFraction: number
  convention?: YieldConvention
}): Outcome<number> {
  if (!Number.isFinite(yieldFraction)) return refused('not-a-number')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  if (bond.terms.kind === 'bill') {
    const term = billTerm({ settlement, maturity: bond.terms.maturity })
    return term.ok ? billPriceFromInvestmentRate({ investmentRate: yieldFraction, ...term.value }) : term
  }
  if (yieldFraction <= -bond.terms.frequency) return refused('yield-out-of-range')
  const { value } = fullPriceAt(bond, position.value, yieldFraction, convention)
  if (!Number.isFinite(value)) return refused('yield-out-of-range')
  return found(value - accruedAt(bond, position.value))
}

/**
 * Yield at a clean price per 100, as a fraction (0.0425 = 4.25 %), compounded at the coupon frequency.
 *
 * The investment rate for bills; real for TIPS; for a floater as if its current rate were fixed. Refuses prices of
 * zero or below (captured data has them) and prices that no yield up to 100,000 % explains.
 */
export function yieldFromPrice({
  bond,
  settlement,
  price,
  convention = 'street',
}: {
  bond: Bond
  settlement: Day
  price: number
  convention?: YieldConvention
}): Outcome<number> {
  if (!Number.isFinite(price)) return refused('not-a-number')
  if (price <= 0) return refused('price-not-positive')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  if (bond.terms.kind === 'bill') {
    const term = billTerm({ settlement, maturity: bond.terms.maturity })
    return term.ok ? billInvestmentRate({ price, ...term.value }) : term
  }
  const full = price + accruedAt(bond, position.value)
  const evaluate = (at: number): Evaluated => {
    const priced = fullPriceAt(bond, position.value, at, convention)
    return { value: priced.value - full, slope: priced.slope }
  }
  return solveDecreasing({
    evaluate,
    floor: -bond.terms.frequency,
    ceiling: HIGHEST_YIELD,
    guess: bond.terms.couponRate * (100 / price),
  })
}

/** Current yield as a fraction: the yearly coupon over the clean price ("Current" of bond-page §5). */
export function currentYield({ couponRate, price }: { couponRate: number; price: number }): Outcome<number> {
  if (!Number.isFinite(couponRate) || !Number.isFinite(price)) return refused('not-a-number')
  return price > 0 ? found((100 * couponRate) / price) : refused('price-not-positive')
}

/**
 * The same yield compounded twice a year: 2 [(1 + y/f)^(f/2) − 1] (bond-equivalent basis, Fabozzi).
 *
 * Spreads between issues with different frequencies use this basis.
 */
export function semiAnnualYield({
  yieldFraction,
  frequency,
}: {
  yieldFraction: number
  frequency: Frequency
}): number {
  if (frequency === 2) return yieldFraction
  return 2 * ((1 + yieldFraction / frequency) ** (frequency / 2) - 1)
}
