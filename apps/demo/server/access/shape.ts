/**
 * The form of a line without its values: each point as a whole number from 0 (its lowest) to 100 (its highest).
 *
 * It is the same for y and for a·y + b (a > 0), so nothing of level or size can be read from it. A line that does not
 * move is 50 throughout; a point without a finite value stays null.
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

/** A move smaller than this share of the level is rounding noise of the level, not a move. */
const STILL = 1e-12

/**
 * Rounds half up, with the half a hair lower: the same point of a scaled line must not fall on the other side of .5
 * because its last binary digit differs.
 */
function roundSteadily(percent: number): number {
  return Math.floor(percent + 0.5 + 1e-6)
}
