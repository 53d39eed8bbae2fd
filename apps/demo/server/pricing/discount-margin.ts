import type { Day } from '@accrue/ui/foundation/calendar'
import { accruedAt } from './accrued.ts'
import { type Bond, type Position, positionOf } from './bond.ts'
import { found, type Outcome, refused } from './outcome.ts'
import { type Evaluated, solveDecreasing } from './solve.ts'
import { HIGHEST_YIELD } from './yield.ts'

/**
 * Price and discount margin of a floating-rate note (31 CFR 356 Appendix B §IV).
 *
 * Flat index: all future coupons use the current rate (index + spread), as the Treasury assumes when it converts a
 * margin to a price. Each payment is discounted at simple interest, period after period, over actual days ÷ 360 at
 * index + margin: B(i) = Π (1 + (r + m) · days ÷ 360), price = Σ A(i) ÷ B(i) + 100 ÷ B(n) − accrued. The terms' coupon
 * rate is the current one.
 */

const YEAR = 360

/** Full price per 100 and its slope at a discount rate (index + margin). */
function fullPriceAt(bond: Bond, { day, next }: Position, rate: number): Evaluated {
  let growth = 1
  // Derivative of the logarithm of growth with respect to the rate.
  let sensitivity = 0
  let from = day
  let value = 0
  let slope = 0
  for (const flow of bond.flows.slice(next)) {
    const years = (flow.day - from) / YEAR
    growth *= 1 + rate * years
    sensitivity += years / (1 + rate * years)
    from = flow.day
    value += flow.amount / growth
    slope -= (flow.amount / growth) * sensitivity
  }
  return { value, slope }
}

/** The longest interval between future payments, in years: it limits the rates at which discounting works. */
function longestPeriod(bond: Bond, { day, next }: Position): number {
  const days = [day, ...bond.flows.slice(next).map(flow => flow.day)]
  return Math.max(...days.slice(1).map((one, index) => (one - (days[index] ?? one)) / YEAR))
}

function floaterPosition(bond: Bond, settlement: Day): Outcome<Position> {
  if (bond.terms.kind !== 'floating' || bond.terms.dayCount !== 'actual/360')
    return refused('unknown-day-count')
  return positionOf(bond, settlement)
}

/** A floating-rate note on a settlement day, and the rate of its index as a fraction. */
export type Floater = { bond: Bond; settlement: Day; indexRate: number }

/** The risk of a floating-rate note at a discount margin. */
export type MarginRisk = {
  /** Clean price per 100. */
  price: number
  /** Accrued interest per 100, at the current rate. */
  accrued: number
  /** A fraction over the index. */
  margin: number
  /** Price change per 100 of face value when the margin rises by a basis point, as a positive number. */
  pvbp: number
}

/** Clean price of a floating-rate note at a discount margin, and the price value of a basis point. Rates are fractions. */
export function priceFromMargin({
  bond,
  settlement,
  indexRate,
  margin,
}: Floater & { margin: number }): Outcome<MarginRisk> {
  if (!Number.isFinite(indexRate) || !Number.isFinite(margin)) return refused('not-a-number')
  const position = floaterPosition(bond, settlement)
  if (!position.ok) return position
  const rate = indexRate + margin
  if (1 + rate * longestPeriod(bond, position.value) <= 0) return refused('yield-out-of-range')
  const { value, slope } = fullPriceAt(bond, position.value, rate)
  if (!Number.isFinite(value)) return refused('yield-out-of-range')
  const accrued = accruedAt(bond, position.value)
  return found({ price: value - accrued, accrued, margin, pvbp: -slope * 1e-4 })
}

/** Discount margin of a floating-rate note at a clean price, and the price value of a basis point. Rates are fractions. */
export function marginFromPrice({
  bond,
  settlement,
  indexRate,
  price,
}: Floater & { price: number }): Outcome<MarginRisk> {
  if (!Number.isFinite(indexRate) || !Number.isFinite(price)) return refused('not-a-number')
  if (price <= 0) return refused('price-not-positive')
  const position = floaterPosition(bond, settlement)
  if (!position.ok) return position
  const accrued = accruedAt(bond, position.value)
  const evaluate = (rate: number): Evaluated => {
    const full = fullPriceAt(bond, position.value, rate)
    return { value: full.value - price - accrued, slope: full.slope }
  }
  const rate = solveDecreasing({
    evaluate,
    floor: -1 / longestPeriod(bond, position.value),
    ceiling: HIGHEST_YIELD,
    guess: bond.terms.couponRate,
  })
  if (!rate.ok) return rate
  const { slope } = fullPriceAt(bond, position.value, rate.value)
  return found({ price, accrued, margin: rate.value - indexRate, pvbp: -slope * 1e-4 })
}
