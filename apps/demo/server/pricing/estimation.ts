import type { Day } from '@accrue/ui/foundation/calendar'
import { accruedAt } from './accrued.ts'
import { type Bond, type Position, positionOf } from './bond.ts'
import { type Curve, logDiscountAt } from './curve.ts'
import { found, type Outcome, refused } from './outcome.ts'
import { type Evaluated, solveDecreasing } from './solve.ts'

/** Upper limit of the spread search, as a fraction: 10 million basis points. */
const HIGHEST_SPREAD = 1000

/** Years from settlement to a schedule boundary, in coupon periods, so that a par bond reprices to exactly 100. */
function yearsTo(bond: Bond, { period, share }: Position, boundary: number): number {
  return (share + boundary - period - 1) / bond.terms.frequency
}

/**
 * Clean price per 100 of a bond's own payments on a day's curve plus a constant spread (trading ground 4, estimation).
 *
 * Each payment is discounted at the zero rate of its time plus the spread, compounded twice a year (static or
 * Z-spread, Fabozzi ch. 5): Σ CF · (1 + (z + s)/2)^(−2t). `spreadBp` is in basis points, default 0.
 */
export function estimatePrice({
  bond,
  curve,
  settlement,
  spreadBp = 0,
}: {
  bond: Bond
  curve: Curve
  settlement: Day
  spreadBp?: number
}): Outcome<number> {
  if (!Number.isFinite(spreadBp)) return refused('not-a-number')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  const half = spreadBp / 2e4
  let full = 0
  for (let index = position.value.next; index < bond.flows.length; index += 1) {
    const flow = bond.flows[index]
    if (!flow) break
    const years = yearsTo(bond, position.value, flow.boundary)
    const log = logDiscountAt(curve, years)
    if (half === 0 || years === 0) {
      full += flow.amount * Math.exp(log)
      continue
    }
    // 1 + z/2 of this payment, then the spread.
    const growth = Math.exp(-log / (2 * years)) + half
    if (growth <= 0) return refused('yield-out-of-range')
    full += flow.amount * Math.exp(-2 * years * Math.log(growth))
  }
  return found(full - accruedAt(bond, position.value))
}

/**
 * The constant spread in basis points at which `estimatePrice` gives an observed clean price on that day.
 *
 * Refuses prices of zero or below and prices that no spread explains.
 */
export function impliedSpread({
  bond,
  curve,
  settlement,
  price,
}: {
  bond: Bond
  curve: Curve
  settlement: Day
  price: number
}): Outcome<number> {
  if (!Number.isFinite(price)) return refused('not-a-number')
  if (price <= 0) return refused('price-not-positive')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  const full = price + accruedAt(bond, position.value)
  const flows = bond.flows.slice(position.value.next).map(({ boundary, amount }) => {
    const years = yearsTo(bond, position.value, boundary)
    const log = logDiscountAt(curve, years)
    return { amount, years, growth: years > 0 ? Math.exp(-log / (2 * years)) : 1 }
  })
  const evaluate = (spread: number): Evaluated => {
    let value = -full
    let slope = 0
    for (const { amount, years, growth } of flows) {
      const base = growth + spread / 2
      const present = amount * base ** (-2 * years)
      value += present
      slope -= (present * years) / base
    }
    return { value, slope }
  }
  const floor = -2 * Math.min(...flows.map(flow => flow.growth))
  const spread = solveDecreasing({ evaluate, floor, ceiling: HIGHEST_SPREAD, guess: 0 })
  return spread.ok ? found(spread.value * 1e4) : spread
}
