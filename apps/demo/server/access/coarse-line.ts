import { addYears, type Day } from '@accrue/ui/foundation/calendar'
import { shapeOf } from './shape.ts'

/** A line moves within this many steps in its last years. */
const STEPS = 12
const MEASURED_YEARS = 3
/** A day is averaged with at most this many on either side, the nearest counting most, so that the line is no staircase. */
const REACH = 2
/** A value this close below the middle between two steps belongs to the upper one: see `shapeOf`. */
const HAIR = 1e-6

/**
 * Reads a line in coarse steps. The steps belong to the line and not to the period that is asked for, so the shapes of many overlapping
 * periods tell no more of a value than one does. Finer shapes of a price and a yield fit one pair of levels only, which a solver finds from
 * the payments of the bond (reconstruction.test.ts).
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
      // the ends of a line stay where they are
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
  // rounding noise of a level is no move of the line
  const isStill = !(high - low > 1e-9 * Math.max(Math.abs(low), Math.abs(high)))
  return { from: Number.isFinite(low) ? low : 0, height: isStill ? 0 : (high - low) / STEPS }
}

/** The shape of values that are no line over days, such as a curve over terms: as coarse as a line's, over just these values. */
export function coarseShape(values: readonly (number | null)[]): (number | null)[] {
  return shapeOf(shapeOf(values).map(height => height && Math.round((height * STEPS) / 100)))
}
