/** How far a held arrow moves the table, in pixels a millisecond (shared-blocks §9). */
const HOLD_SPEED = 5

/** A press this long or longer is a hold, in milliseconds; a shorter one is a single press. */
export const HOLD_DELAY = 250

/** The most that a single press moves, as a share of the view: what was at the edge stays in sight. */
const PRESS_SHARE = 0.8

/** Along the line of text: on (1) to its end, back (−1) to its start. */
export type Way = 1 | -1

/** Where a wide table stands. Pixels from the start of the line, so that right-to-left needs no rules of its own. */
export type Track = {
  /** How far it was moved. */
  position: number
  /** How far it can be moved. */
  room: number
}

/** Where a held arrow brings the table in this many milliseconds: 5 px each, never past an end (T1). */
export function heldPosition({ position, room }: Track, way: Way, ms: number): number {
  return within(within(position, room) + way * HOLD_SPEED * positive(ms), room)
}

/** What a single press has to know of the view. */
export type View = Track & {
  /** Width of the view in pixels. */
  width: number
  /** The positions at which a column starts beside the pinned one, in any order. */
  stops: readonly number[]
}

/** Where a single press brings the table: to the next column, or by 80 % of the view where a column is wider than that (T1). */
export function pressedPosition({ position, room, width, stops }: View, way: Way): number {
  const from = within(position, room)
  const ahead = stops.map(stop => way * (stop - from)).filter(distance => distance > 1)
  const most = positive(width) * PRESS_SHARE
  return within(from + way * Math.min(most, ...ahead), room)
}

/** What `scrollLeft` says of a position, and the other way round: it runs below zero in right-to-left text. */
export function mirrored(position: number, rtl: boolean): number {
  return rtl ? 0 - position : position
}

function within(position: number, room: number): number {
  return Math.min(Math.max(position || 0, 0), positive(room))
}

function positive(value: number): number {
  return value > 0 ? value : 0
}
