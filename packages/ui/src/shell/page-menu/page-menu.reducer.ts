/** State of the secondary sections while the page is read. */
export type MoreState = {
  /** The section that is being read is one of them. */
  inside: boolean
  /** The user closed them nevertheless. */
  closed: boolean
}

export type MoreEvent =
  /** Reading entered or left the secondary sections. */
  | { type: 'read'; inside: boolean }
  /** The user opened or closed them. */
  | { type: 'toggled'; open: boolean }

export const MORE_START: MoreState = { inside: false, closed: false }

/** Reducer of the secondary sections. If the user closes them while reading inside, they stay closed until reading leaves them. */
export function moreReducer(state: MoreState, event: MoreEvent): MoreState {
  if (event.type === 'toggled') return { ...state, closed: state.inside && !event.open }
  return event.inside === state.inside ? state : { inside: event.inside, closed: false }
}

/**
 * Whether the secondary sections are shown: while one of them is being read; otherwise as the user chose; without a choice,
 * as long as the whole menu fits in the window.
 */
export function isMoreOpen(
  { inside, closed }: MoreState,
  { preferred, fits }: { preferred: boolean | null; fits: boolean },
): boolean {
  return inside ? !closed : (preferred ?? fits)
}

/** The key before a section's own. */
export const LEADER = 'g'

/** How long the second key is awaited, in milliseconds. */
export const LEADER_MS = 1200

/** A key as a section's key: by its character, or by its position if that is no Latin letter, as on a Cyrillic keyboard. Null for others. */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase()
  const placed = /^(?:Key([A-Z])|Digit(\d))$/.exec(code)
  return placed && key.length === 1 ? (placed[1] ?? placed[2] ?? '').toLowerCase() : null
}

export type KeyStep = {
  /** The next key may be a section's. */
  armed: boolean
  /** The section to jump to. */
  jump: string | null
}

/** The effect of a key: `g` awaits a section's key, which jumps there; any other key ends the waiting. */
export function keyStep(armed: boolean, key: string | null, letters: ReadonlyMap<string, string>): KeyStep {
  if (!armed) return { armed: key === LEADER, jump: null }
  for (const [id, letter] of letters) if (letter === key) return { armed: false, jump: id }
  return { armed: false, jump: null }
}

/** A section's position on its page, the scroll position, and the height of the page, in pixels. */
export type SectionPosition = { place: number; scroll: number; pageHeight: number }

/** Tolerance for rounding, in pixels. */
const TOLERANCE = 2

/**
 * What happened between two checks of a section that is to stay in view: the layout changed, the user scrolled away, or nothing.
 * If both seem to have happened, it was the layout: a browser scrolls by itself when content grows or when the page
 * becomes too short.
 */
export function positionChange(
  before: SectionPosition,
  now: SectionPosition,
): 'moved' | 'scrolled' | 'still' {
  const differs = (key: keyof SectionPosition) => Math.abs(now[key] - before[key]) > TOLERANCE
  if (differs('place') || differs('pageHeight')) return 'moved'
  return differs('scroll') ? 'scrolled' : 'still'
}
