import { addYears, type Day } from '@accrue/ui/foundation/calendar'
import { shapeOf } from './shape.ts'

/** Number of steps between the lowest and the highest value of the last years. */
const STEPS = 12
const MEASURED_YEARS = 3
/** Each day is averaged with up to this many days on either side, weighted towards the nearest, to avoid a staircase. */
const REACH = 2
/** A value this close below the midpoint between two steps rounds up, as in `shapeOf`. */
const HAIR = 1e-6

/**
 * Rounds a line to coarse steps. Steps depend on the line, not on the requested period, so combining shapes of many
 * overlapping periods reveals no more than one shape. With finer steps, a solver could find the price and yield levels
 * from the bond's public payments (see reconstruction.test.ts).
 */
export function coarseLine(
  days: readonly Day[],
  valueAt: (index: number) => number | null,
): (index: number) => number | null {
  let steps: Steps | null = null
  const stepAt = (index: number): number | null => {
    const value = index >= 0 && index < days.length ? valueAt(index) : null
    if (value === null || !Number.isFinite(value)) return null
    steps ??= stepsOf(days, valueAt)
    return steps.height > 0 ? Math.floor((value - steps.from) / steps.height + 0.5 + HAIR) : 0
  }
  return index => {
    const step = stepAt(index)
    if (step === null) return null
    let sum = step * (REACH + 1)
    let weights = REACH + 1
    for (let reach = 1; reach <= REACH; reach += 1) {
      const before = stepAt(index - reach)
      const after = stepAt(index + reach)
      // The first and last points keep their place.
      if (before === null || after === null) break
      const weight = REACH + 1 - reach
      sum += (before + after) * weight
      weights += 2 * weight
    }
    return sum / weights
  }
}

type Steps = { from: number; height: number }

function stepsOf(days: readonly Day[], valueAt: (index: number) => number | null): Steps {
  const last = days.at(-1)
  const since = last && addYears(last, -MEASURED_YEARS)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let index = days.length - 1; index >= 0; index -= 1) {
    const day = days[index]
    if (!day || !since || day < since) break
    const value = valueAt(index)
    if (value === null || !Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  // Ignore rounding noise.
  const isStill = !(high - low > 1e-9 * Math.max(Math.abs(low), Math.abs(high)))
  return { from: Number.isFinite(low) ? low : 0, height: isStill ? 0 : (high - low) / STEPS }
}

/** The shape of values without days, such as a curve over terms, in the same number of steps. */
export function coarseShape(values: readonly (number | null)[]): (number | null)[] {
  return shapeOf(shapeOf(values).map(height => height && Math.round((height * STEPS) / 100)))
}
