/** How fast a pressed arrow scrolls the table, in pixels a millisecond (shared-blocks §9). */
const HOLD_SPEED = 5

/** A press of this duration or longer is a hold, in milliseconds; a shorter one is a single press. */
export const HOLD_DELAY = 250

/** The maximum distance of a single press, as a share of the view: columns at the edge stay in sight. */
const PRESS_SHARE = 0.8

/** Along the line of text: forward (1) to its end, back (−1) to its start. */
export type ScrollDirection = 1 | -1

/** The scroll position of a wide table. Pixels from the start of the line, so that right-to-left needs no rules of its own. */
export type Track = {
  /** The scrolled distance. */
  position: number
  /** The maximum scroll distance. */
  maxPosition: number
}

/** The position that a hold reaches after this time: 5 px a millisecond, never past an end (T1). */
export function holdPosition(
  { position, maxPosition }: Track,
  direction: ScrollDirection,
  ms: number,
): number {
  return within(within(position, maxPosition) + direction * HOLD_SPEED * positive(ms), maxPosition)
}

/** The view that a single press starts from. */
export type ScrollView = Track & {
  /** Width of the view in pixels. */
  width: number
  /** The positions at which a column starts next to the pinned one, in any order. */
  stops: readonly number[]
}

/** The position after a single press: the next column, or 80 % of the view if a column is wider than that (T1). */
export function pressedPosition(
  { position, maxPosition, width, stops }: ScrollView,
  direction: ScrollDirection,
): number {
  const from = within(position, maxPosition)
  const ahead = stops.map(stop => direction * (stop - from)).filter(distance => distance > 1)
  const maxDistance = positive(width) * PRESS_SHARE
  return within(from + direction * Math.min(maxDistance, ...ahead), maxPosition)
}

/** Converts between `scrollLeft` and a position: `scrollLeft` is negative in right-to-left text. */
export function mirrored(position: number, rtl: boolean): number {
  return rtl ? 0 - position : position
}

function within(position: number, maxPosition: number): number {
  return Math.min(Math.max(position || 0, 0), positive(maxPosition))
}

function positive(value: number): number {
  return value > 0 ? value : 0
}
