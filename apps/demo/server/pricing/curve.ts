import type { Day } from '@accrue/ui/foundation/calendar'
import { type Bond, positionOf } from './bond.ts'
import { yearsBetween } from './day-count.ts'
import { found, type Outcome, refused } from './outcome.ts'
import type { Frequency } from './schedule.ts'
import { semiAnnualYield } from './yield.ts'

/** The tenors of the US Treasury daily par yield curve, shortest first. */
export const TENORS = [
  '1M',
  '2M',
  '3M',
  '4M',
  '6M',
  '1Y',
  '2Y',
  '3Y',
  '5Y',
  '7Y',
  '10Y',
  '20Y',
  '30Y',
] as const

/** A published tenor. */
export type TenorId = (typeof TENORS)[number]

export function tenorYears(tenor: TenorId): number {
  const count = Number(tenor.slice(0, -1))
  return tenor.endsWith('M') ? count / 12 : count
}

const TENOR_YEARS: readonly number[] = TENORS.map(tenorYears)

/** Half-years of the discount grid: 30 years. */
const GRID = 60

/**
 * A day's Treasury curve, built once from the published par yields and used for any number of bonds.
 *
 * `tenors` contains only published points (years, par yield as a fraction). `logDiscount[n]` is the logarithm of the
 * discount factor after n half-years, 0 … 60.
 */
export type Curve = {
  day: Day
  tenors: readonly { years: number; parYield: number }[]
  logDiscount: Float64Array
}

/**
 * Par yield at a maturity: linear between the published tenors on either side, flat before the first and after the
 * last. Interpolation skips tenors that were not published that day.
 */
export function parYieldAt(curve: { tenors: Curve['tenors'] }, years: number): number {
  const { tenors } = curve
  let before = tenors[0]
  for (const point of tenors) {
    if (point.years >= years) {
      if (!before || before.years === point.years) return point.parYield
      const share = Math.max(0, (years - before.years) / (point.years - before.years))
      return before.parYield + (point.parYield - before.parYield) * share
    }
    before = point
  }
  return before?.parYield ?? 0
}

/**
 * Bootstraps a day's curve to semi-annual discount factors (Fabozzi, ch. 5; the Treasury's par yields are bond-
 * equivalent, so a par bond pays half its yield every half-year).
 *
 * On the half-year grid: par yields by `parYieldAt`, then DF(n) = [1 − c/2 · ΣDF] ÷ (1 + c/2). Under half a year:
 * simple interest, DF(t) = 1 ÷ (1 + y·t). Between grid points the logarithm of DF is linear (a constant forward rate);
 * beyond 30 years the 30-year zero rate applies.
 *
 * `parYields` are fractions (0.0443); an unpublished tenor is null or absent. Refuses fewer than two tenors.
 */
export function curveOf({
  day,
  parYields,
}: {
  day: Day
  parYields: { readonly [tenor in TenorId]?: number | null }
}): Outcome<Curve> {
  const tenors: { years: number; parYield: number }[] = []
  for (const [index, tenor] of TENORS.entries()) {
    const parYield = parYields[tenor]
    if (parYield === undefined || parYield === null) continue
    if (!Number.isFinite(parYield)) return refused('not-a-number')
    tenors.push({ years: TENOR_YEARS[index] ?? 0, parYield })
  }
  if (tenors.length < 2) return refused('too-few-tenors')
  const logDiscount = new Float64Array(GRID + 1)
  let annuity = 0
  for (let half = 1; half <= GRID; half += 1) {
    const coupon = parYieldAt({ tenors }, half / 2) / 2
    const discount = (1 - coupon * annuity) / (1 + coupon)
    if (!(discount > 0 && Number.isFinite(discount))) return refused('curve-breaks')
    annuity += discount
    logDiscount[half] = Math.log(discount)
  }
  return found({ day, tenors, logDiscount })
}

/** Logarithm of the discount factor at a time in years from the curve's day; 0 at time 0. */
export function logDiscountAt(curve: Curve, years: number): number {
  if (years <= 0) return 0
  if (years < 0.5) return -Math.log1p(parYieldAt(curve, years) * years)
  const halves = years * 2
  const before = Math.floor(halves)
  const { logDiscount } = curve
  if (before >= GRID) return ((logDiscount[GRID] ?? 0) * halves) / GRID
  const low = logDiscount[before] ?? 0
  return low + ((logDiscount[before + 1] ?? 0) - low) * (halves - before)
}

// A yield of −100 % a period or below has no semi-annual equivalent.
const inBasisPoints = (spread: number): Outcome<number> =>
  Number.isFinite(spread) ? found(spread * 1e4) : refused('yield-out-of-range')

/**
 * G-spread in basis points: the bond's yield less the par yield interpolated at its maturity, both semi-annual.
 *
 * G = (y − c(T)) · 10,000 with T the calendar years from settlement to maturity (interpolated spread, Fabozzi ch. 5).
 */
export function gSpread({
  bond,
  curve,
  settlement,
  yieldFraction,
}: {
  bond: Bond
  curve: Curve
  settlement: Day
  yieldFraction: number
}): Outcome<number> {
  if (!Number.isFinite(yieldFraction)) return refused('not-a-number')
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  const years = yearsBetween({ from: settlement, to: bond.terms.maturity })
  const own = semiAnnualYield({ yieldFraction, frequency: bond.terms.frequency })
  return inBasisPoints(own - parYieldAt(curve, years))
}

/** T-spread in basis points: the bond's yield, converted to semi-annual, less the semi-annual yield of a benchmark issue. */
export function tSpread({
  yieldFraction,
  frequency,
  benchmarkYieldFraction,
}: {
  yieldFraction: number
  frequency: Frequency
  benchmarkYieldFraction: number
}): Outcome<number> {
  if (!Number.isFinite(yieldFraction) || !Number.isFinite(benchmarkYieldFraction))
    return refused('not-a-number')
  return inBasisPoints(semiAnnualYield({ yieldFraction, frequency }) - benchmarkYieldFraction)
}
