import { found, type Outcome, refused } from './outcome.ts'

/** A function's value and slope at a point. */
export type Evaluated = { value: number; slope: number }

const MAX_STEPS = 200

/**
 * The root of a decreasing function above a floor: first a bracket, then Newton's method, with bisection whenever a
 * step would leave the bracket. Stops after at most 200 steps.
 *
 * The function may be unbounded near `floor` (a yield of −100 % a period) and is not evaluated there. `no-solution`
 * when it is still positive at `ceiling` or nowhere positive above the floor.
 */
export function solveDecreasing({
  evaluate,
  floor,
  ceiling,
  guess,
}: {
  evaluate: (at: number) => Evaluated
  floor: number
  ceiling: number
  guess: number
}): Outcome<number> {
  // A guess may overflow (a coupon over a price near zero).
  const start = Number.isFinite(guess) ? guess : 0
  // Upwards in fourfold steps, downwards by halving the distance to the floor.
  let high = Math.min(Math.max(0.1, 2 * start), ceiling)
  while (!(evaluate(high).value <= 0)) {
    if (high >= ceiling) return refused('no-solution')
    high = Math.min(high * 4, ceiling)
  }
  let distance = -floor
  while (!(evaluate(floor + distance).value >= 0)) {
    distance /= 2
    if (distance < 1e-9) return refused('no-solution')
  }
  return newton({ evaluate, low: floor + distance, high, guess: start })
}

function newton({
  evaluate,
  low,
  high,
  guess,
}: {
  evaluate: (at: number) => Evaluated
  low: number
  high: number
  guess: number
}): Outcome<number> {
  let at = guess > low && guess < high ? guess : (low + high) / 2
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { value, slope } = evaluate(at)
    if (value === 0) return found(at)
    if (value > 0) low = at
    else high = at
    const candidate = at - value / slope
    // An infinite slope gives NaN, which fails both comparisons.
    const next = candidate > low && candidate < high ? candidate : (low + high) / 2
    const moved = Math.abs(next - at)
    at = next
    if (moved <= 1e-15 * Math.max(1, Math.abs(at))) break
  }
  return found(at)
}
