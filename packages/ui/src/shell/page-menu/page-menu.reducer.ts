/** How the secondary sections stand while the page is read. */
export type MoreState = {
  /** The section that is being read is one of them. */
  inside: boolean
  /** The user has closed them all the same. */
  closed: boolean
}

export type MoreEvent =
  /** The section that is being read is one of them, or no more. */
  | { type: 'read'; inside: boolean }
  /** The user opened or closed them. */
  | { type: 'toggled'; open: boolean }

export const MORE_START: MoreState = { inside: false, closed: false }

/** What each event makes of the state; what the user closes while reading inside stays closed until the reading leaves. */
export function moreReducer(state: MoreState, event: MoreEvent): MoreState {
  if (event.type === 'toggled') return { ...state, closed: state.inside && !event.open }
  return event.inside === state.inside ? state : { inside: event.inside, closed: false }
}

/**
 * Whether the secondary sections are shown: while one of them is being read; else as the user wants it; and for who has wanted
 * nothing yet, as long as the whole menu fits in the window.
 */
export function isMoreOpen(
  { inside, closed }: MoreState,
  { wanted, fits }: { wanted: boolean | null; fits: boolean },
): boolean {
  return inside ? !closed : (wanted ?? fits)
}

/** The key that comes before a section's own. */
export const LEADER = 'g'

/** How long the second key is waited for, in milliseconds. */
export const LEADER_MS = 1200

/** A key as a section's key: by what it writes, or by its place where that is no Latin letter, as on a Cyrillic keyboard. Null for others. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase()
  const placed = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  return placed && key.length === 1 ? (placed[1] ?? placed[2] ?? '').toLowerCase() : null
}

export type KeyStep = {
  /** The next key may be a section's. */
  armed: boolean
  /** The section to go to. */
  jump: string | null
}

/** What a key does: `g` waits for a section's key, and that leads there; any other key ends the waiting. */
export function keyStep(armed: boolean, key: string | null, letters: ReadonlyMap<string, string>): KeyStep {
  if (!armed) return { armed: key === LEADER, jump: null }
  for (const [id, letter] of letters) if (letter === key) return { armed: false, jump: id }
  return { armed: false, jump: null }
}

/** Where a section is on its page, how far the page is scrolled, and how high the page is, in pixels. */
export type HeldPosition = { place: number; scroll: number; pageHeight: number }

/** A pixel is lost to rounding. */
const SAME = 2

/**
 * What happened between two looks at a section that is to stay in view: the layout changed, the user scrolled away, or nothing.
 * Where both seem to have happened it was the layout: a browser scrolls by itself, along with what grows and back where the page
 * becomes too short.
 */
export function heldStep(before: HeldPosition, now: HeldPosition): 'moved' | 'scrolled' | 'still' {
  const differs = (key: keyof HeldPosition) => Math.abs(now[key] - before[key]) > SAME
  if (differs('place') || differs('pageHeight')) return 'moved'
  return differs('scroll') ? 'scrolled' : 'still'
}
