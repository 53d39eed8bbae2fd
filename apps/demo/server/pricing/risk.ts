import { addYears, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import { accruedAt } from './accrued.ts'
import { type Bond, type Position, positionOf } from './bond.ts'
import { yearsBetween } from './day-count.ts'
import { found, type Outcome, refused } from './outcome.ts'
import { priceFromYield } from './yield.ts'

/** Days in a year of duration: duration in days = years × this. */
export const DURATION_YEAR = 365

/** Risk numbers of a bond at a settlement day and a yield. */
export type Risk = {
  /** Clean price per 100. */
  price: number
  /** Accrued interest per 100. */
  accrued: number
  /** Calendar years to maturity. */
  yearsToMaturity: number
  macaulayYears: number
  /** Macaulay duration in days: years × 365. */
  macaulayDays: number
  /** Modified duration in years: −(dP/dy) ÷ P on the full price. */
  modifiedYears: number
  /** Convexity in years²: (d²P/dy²) ÷ P on the full price (not divided by 100). */
  convexity: number
  /** Price value of a basis point per 100 face: modified duration × full price × 0.0001. */
  pvbp: number
}

type Sensitivity = { macaulayYears: number; modifiedYears: number; convexity: number }

/** Macaulay, modified and convexity on the street convention (Fabozzi, Bond Markets, Analysis, and Strategies, ch. 4). */
function couponSensitivity(
  bond: Bond,
  { period, share, next }: Position,
  yieldFraction: number,
): Sensitivity {
  const { frequency } = bond.terms
  const last = bond.flows.length - 1
  const growth = 1 + yieldFraction / frequency
  if (next === last && bond.flows[last]?.boundary === period + 1) {
    // The last coupon period uses simple discounting: P = F ÷ (1 + t·y).
    const years = share / frequency
    const modifiedYears = years / (1 + years * yieldFraction)
    return { macaulayYears: years, modifiedYears, convexity: 2 * modifiedYears ** 2 }
  }
  let value = 0
  let first = 0
  let second = 0
  for (let index = next; index <= last; index += 1) {
    const flow = bond.flows[index]
    if (!flow) break
    const periods = share + flow.boundary - period - 1
    const present = flow.amount * growth ** -periods
    value += present
    first += present * periods
    second += present * periods * (periods + 1)
  }
  const macaulayYears = first / value / frequency
  return {
    macaulayYears,
    modifiedYears: macaulayYears / growth,
    convexity: second / value / (frequency * growth) ** 2,
  }
}

/** The same for a bill at its investment rate: P = 100 ÷ [(1 + a·i)(1 + i/2)], the second factor beyond half a year only. */
function billSensitivity({ terms }: Bond, settlement: Day, rate: number): Sensitivity {
  const days = daysBetween(settlement, terms.maturity)
  const year = daysBetween(settlement, addYears(settlement, 1))
  const long = days > year / 2
  const broken = (long ? days - year / 2 : days) / year
  const simple = broken / (1 + broken * rate)
  const half = long ? 0.5 / (1 + rate / 2) : 0
  return {
    macaulayYears: days / year,
    modifiedYears: simple + half,
    convexity: 2 * (simple ** 2 + half ** 2 + simple * half),
  }
}

/**
 * Durations, convexity and PVBP at a yield (bond-page §3 archive row).
 *
 * Street convention; the investment rate for bills; real for TIPS; for a floater as if its current rate were fixed to
 * maturity. Refuses the same input as `priceFromYield`.
 */
export function riskOf({
  bond,
  settlement,
  yieldFraction,
}: {
  bond: Bond
  settlement: Day
  yieldFraction: number
}): Outcome<Risk> {
  const priced = priceFromYield({ bond, settlement, yieldFraction })
  if (!priced.ok) return priced
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  const { macaulayYears, modifiedYears, convexity } =
    bond.terms.kind === 'bill'
      ? billSensitivity(bond, settlement, yieldFraction)
      : couponSensitivity(bond, position.value, yieldFraction)
  if (![macaulayYears, modifiedYears, convexity].every(Number.isFinite)) return refused('yield-out-of-range')
  const price = priced.value
  const accrued = accruedAt(bond, position.value)
  return found({
    price,
    accrued,
    yearsToMaturity: yearsBetween({ from: settlement, to: bond.terms.maturity }),
    macaulayYears,
    macaulayDays: macaulayYears * DURATION_YEAR,
    modifiedYears,
    convexity,
    pvbp: modifiedYears * (price + accrued) * 1e-4,
  })
}

/**
 * Macaulay duration in years of a bond at par that pays two coupons a year: (1 + y/2) ÷ y × (1 − (1 + y/2)^−2n). With
 * a single payment left, or without interest, it is the time to that payment.
 */
export function parDuration(years: number, yieldFraction: number): number {
  if (years <= 0.5 || Math.abs(yieldFraction) < 1e-9) return years
  const half = 1 + yieldFraction / 2
  return (half / yieldFraction) * (1 - half ** (-2 * years))
}
