import { type Day, dayNumber, parseIsoDay } from '@accrue/ui/foundation/calendar'
import { accruedAt } from './accrued.ts'
import { type Bond, couponPeriodOf, interestBetween, type Position, positionOf } from './bond.ts'
import { found, type Outcome, refused } from './outcome.ts'
import { type Evaluated, solveDecreasing } from './solve.ts'
import { HIGHEST_YIELD, yieldFromPrice } from './yield.ts'

/** A day on which the bond can be repaid early, and its clean price per 100. */
export type Redemption = { day: Day; price: number }

/** A payment at a time in coupon periods from settlement. */
type TimedFlow = { periods: number; amount: number }

/** Payments up to an early redemption. A redemption between two coupon days includes interest since the last coupon. */
function flowsTo(bond: Bond, { day, period, share, next }: Position, redemption: Redemption): TimedFlow[] {
  const at = dayNumber(redemption.day)
  const { boundaries } = bond.schedule
  const flows = bond.flows
    .slice(next)
    .filter(flow => flow.day <= at)
    .map(flow => ({ periods: share + flow.boundary - period - 1, amount: flow.coupon }))
  const inside = couponPeriodOf(boundaries, at)
  const start = boundaries[inside] ?? at
  const end = boundaries[inside + 1] ?? at
  const accrued =
    at > start ? interestBetween(bond.terms, bond.schedule, Math.max(start, bond.datedNumber), at) : 0
  const periods =
    inside === period
      ? (share * (at - day)) / Math.max(1, end - day)
      : share + inside - period - 1 + (at > start ? (at - start) / (end - start) : 0)
  return [...flows, { periods, amount: redemption.price + accrued }]
}

/**
 * Yield to an early redemption at a clean price per 100, a fraction, compounded at the coupon frequency (SIFMA
 * Standard Securities Calculation Methods; Fabozzi, Bond Markets, Analysis, and Strategies, ch. 3).
 *
 * Simple interest when only the redemption is left, as in the last coupon period. Refuses redemptions that are not
 * after settlement and not before maturity.
 */
export function yieldToRedemption({
  bond,
  settlement,
  price,
  redemption,
}: {
  bond: Bond
  settlement: Day
  price: number
  redemption: Redemption
}): Outcome<number> {
  if (!Number.isFinite(price) || !Number.isFinite(redemption.price)) return refused('not-a-number')
  if (price <= 0) return refused('price-not-positive')
  if (parseIsoDay(redemption.day) === null) return refused('not-a-day')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  if (redemption.day <= settlement || redemption.day >= bond.terms.maturity)
    return refused('dates-out-of-order')
  const { frequency, couponRate } = bond.terms
  const flows = flowsTo(bond, position.value, redemption)
  const full = price + accruedAt(bond, position.value)
  const last = flows.at(-1)?.periods ?? 0
  if (last <= 1) {
    const paid = flows.reduce((sum, { amount }) => sum + amount, 0)
    return found(((paid / full - 1) * frequency) / last)
  }
  const evaluate = (at: number): Evaluated => {
    const growth = 1 + at / frequency
    let value = -full
    let slope = 0
    for (const { periods, amount } of flows) {
      const present = amount * growth ** -periods
      value += present
      slope -= (present * periods) / growth / frequency
    }
    return { value, slope }
  }
  return solveDecreasing({
    evaluate,
    floor: -frequency,
    ceiling: HIGHEST_YIELD,
    guess: couponRate * (100 / price),
  })
}

/** The lowest yield that the holder may get, and the repayment day that gives it. */
export type WorstYield = { yieldFraction: number; day: Day }

/** Yield to worst: the lowest of the yields to maturity and to each call after settlement. Puts are the holder's choice and do not count. */
export function yieldToWorst({
  bond,
  settlement,
  price,
  calls,
}: {
  bond: Bond
  settlement: Day
  price: number
  calls: readonly Redemption[]
}): Outcome<WorstYield> {
  const toMaturity = yieldFromPrice({ bond, settlement, price })
  if (!toMaturity.ok) return toMaturity
  let worst: WorstYield = { yieldFraction: toMaturity.value, day: bond.terms.maturity }
  for (const redemption of calls) {
    const toCall = yieldToRedemption({ bond, settlement, price, redemption })
    if (toCall.ok && toCall.value < worst.yieldFraction)
      worst = { yieldFraction: toCall.value, day: redemption.day }
  }
  return found(worst)
}
