/**
 * The shape of a line without its values: each point is a whole number from 0 (the lowest) to 100 (the highest).
 *
 * It is the same for y and a·y + b (a > 0), so it reveals neither level nor size. A flat line is 50 throughout; a
 * point without a finite value stays null.
 */
export function shapeOf(values: readonly (number | null | undefined)[]): (number | null)[] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  const span = high - low
  return values.map(value => {
    if (value === null || value === undefined || !Number.isFinite(value)) return null
    return span <= STILL * Math.max(Math.abs(low), Math.abs(high))
      ? 50
      : roundSteadily(((value - low) / span) * 100)
  })
}

/** Relative moves smaller than this are rounding noise. */
const STILL = 1e-12

/**
 * Rounds half up with a small tolerance, so that the same point of a scaled line does not round differently because of
 * its last binary digit.
 */
function roundSteadily(percent: number): number {
  return Math.floor(percent + 0.5 + 1e-6)
}
