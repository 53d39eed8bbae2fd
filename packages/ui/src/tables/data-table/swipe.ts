/** How far a finger travels before it counts as a swipe, in pixels. */
const SWIPE_DISTANCE = 40

/** Where a finger went down and up, in window coordinates, and the direction of the text. */
export type Swipe = { dx: number; dy: number; rtl: boolean }

/** The column step that a swipe means: the next column comes in from the end of the line. Null when it was no swipe. */
export function swipeStep({ dx, dy, rtl }: Swipe): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 === !rtl ? 1 : -1
}
