/** No screen is higher; a chart of billions of pixels would have billions of grid lines. */
const HIGHEST = 10_000

/** A height in pixels that can be drawn: the given one within limits; without a valid one the default. */
export function drawableHeight(height: number | null | undefined, otherwise: number): number {
  return height !== null && height !== undefined && Number.isFinite(height) && height > 0
    ? Math.min(height, HIGHEST)
    : otherwise
}
