/** No screen is larger; a chart of billions of pixels would have billions of grid lines. */
const LONGEST = 10_000

/** A height or width in pixels that can be drawn: the given one within limits; without a valid one the default. */
export function drawableLength(length: number | null | undefined, otherwise: number): number {
  return length !== null && length !== undefined && Number.isFinite(length) && length > 0
    ? Math.min(length, LONGEST)
    : otherwise
}
