import type { Day } from '@accrue/ui/foundation/calendar'
import { type Bond, priceFromYield, riskOf, valueOrNull } from '../pricing/index.ts'

/**
 * An attacker's method: solves for the withheld numbers of a bond from its public terms and an answer. Everything here
 * uses received numbers alone.
 */

/** The yield at which a function, decreasing in the yield, has a value; null when there is none. */
function bisect(of: (yieldFraction: number) => number | null, value: number): number | null {
  let [low, high] = [-0.02, 0.5]
  const [atLow, atHigh] = [of(low), of(high)]
  if (atLow === null || atHigh === null || value > atLow || value < atHigh) return null
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    const at = of(middle)
    if (at === null) return null
    if (at > value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The yield of a Macaulay duration in years. */
export function yieldOfDuration(bond: Bond, settlement: Day, years: number): number | null {
  return bisect(yieldFraction => {
    const risk = valueOrNull(riskOf({ bond, settlement, yieldFraction }))
    return risk?.macaulayYears ?? null
  }, years)
}

/** The yield of a clean price. */
export function yieldOfPrice(bond: Bond, settlement: Day, price: number): number | null {
  return bisect(yieldFraction => valueOrNull(priceFromYield({ bond, settlement, yieldFraction })), price)
}

/** A received line: settlement days, and heights with an unknown scale. */
export type Form = Map<Day, number>

/**
 * Merges overlapping shapes into one: each is fitted to the longest, and each day is averaged. Rounding that differs
 * between windows averages out.
 */
export function joined(forms: readonly Form[]): Form {
  const [longest, ...others] = [...forms].sort((one, other) => other.size - one.size)
  if (!longest) return new Map()
  const sums = new Map([...longest].map(([day, height]) => [day, { sum: height, count: 1 }]))
  for (const form of others) {
    const common = [...form].filter(([day]) => longest.has(day))
    const { slope, from } = regression(
      common.map(([, height]) => height),
      common.map(([day]) => longest.get(day) as number),
    )
    for (const [day, height] of common) {
      const own = sums.get(day)
      if (!own || !Number.isFinite(slope)) continue
      own.sum += from + slope * height
      own.count += 1
    }
  }
  return new Map([...sums].map(([day, { sum, count }]) => [day, sum / count]))
}

type Regression = { slope: number; from: number; misfit: number }

/** Linear fit of y to x; `misfit` is the unexplained share of y. */
function regression(x: readonly number[], y: readonly number[]): Regression {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, height] = [mean(x), mean(y)]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [index, value] of x.entries()) {
    const [dx, dy] = [value - middle, (y[index] as number) - height]
    xx += dx * dx
    xy += dx * dy
    yy += dy * dy
  }
  const slope = xy / xx
  return { slope, from: height - slope * middle, misfit: 1 - (xy * xy) / (xx * yy) }
}

/**
 * The last day's yields at which the bond's payments best explain its price shape from its yield shape. Price is a
 * nonlinear function of yield and changes with time, so two shapes without a scale have one matching pair of scales.
 */
export function yieldsOfForms(
  bond: Bond,
  price: Form,
  yields: Form,
): { best: number; low: number; high: number } {
  const days = [...price.keys()].filter(day => yields.has(day))
  const used = days.filter((_, index) => (days.length - 1 - index) % Math.ceil(days.length / 200) === 0)
  const last = yields.get(used.at(-1) as Day) as number
  const heights = used.map(day => price.get(day) as number)
  const misfit = (now: number, scale: number): number => {
    const prices = used.map(settlement => {
      const yieldFraction = now + scale * ((yields.get(settlement) as number) - last)
      return valueOrNull(priceFromYield({ bond, settlement, yieldFraction })) ?? Number.NaN
    })
    const found = regression(prices, heights)
    // A price falls when its yield rises.
    return Number.isFinite(found.misfit) && found.slope > 0 ? found.misfit : 1
  }
  /** The best scale for a yield of the last day, by golden-section search over 0.1 to 20 points for the whole shape. */
  const leastMisfit = (now: number): number => {
    const ratio = (Math.sqrt(5) - 1) / 2
    const at = (place: number) => ({ place, misfit: misfit(now, Math.exp(place)) })
    let [low, high] = [Math.log(0.001 / 100), Math.log(0.2 / 100)]
    let left = at(high - ratio * (high - low))
    let right = at(low + ratio * (high - low))
    for (let step = 0; step < 18; step += 1) {
      if (left.misfit < right.misfit) {
        high = right.place
        right = left
        left = at(high - ratio * (high - low))
      } else {
        low = left.place
        left = right
        right = at(low + ratio * (high - low))
      }
    }
    return Math.min(left.misfit, right.misfit)
  }
  const tried = Array.from({ length: 56 }, (_, index) => 0.005 + index * 0.002).map(now => ({
    now,
    misfit: leastMisfit(now),
  }))
  const best = tried.reduce((one, other) => (other.misfit < one.misfit ? other : one))
  const near = Array.from({ length: 21 }, (_, index) => best.now + (index - 10) * 0.0002).map(now => ({
    now,
    misfit: leastMisfit(now),
  }))
  const all = [...tried, ...near]
  const finest = all.reduce((one, other) => (other.misfit < one.misfit ? other : one))
  // Near-equal fits cannot be distinguished from the best.
  const likely = all.filter(one => one.misfit <= finest.misfit * (1 + 4 / used.length)).map(({ now }) => now)
  return { best: finest.now, low: Math.min(...likely), high: Math.max(...likely) }
}
