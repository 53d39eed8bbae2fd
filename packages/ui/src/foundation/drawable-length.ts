/** No screen is larger; a chart of billions of pixels would have billions of grid lines. */
const LONGEST = 10_000

/** A length that can be drawn, in pixels or characters: the given one within limits; without a valid one the default. */
export function drawableLength(length: number | null | undefined, otherwise: number): number {
  return length && length > 0 && length < Number.POSITIVE_INFINITY ? Math.min(length, LONGEST) : otherwise
}
