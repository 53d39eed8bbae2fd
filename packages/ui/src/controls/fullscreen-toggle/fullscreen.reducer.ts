import { storedKey } from '../../foundation/state/stored-keys.ts'

/** How an element fills what there is: the whole screen by the browser's own means, or its window by ours. */
export type FullscreenState =
  | { kind: 'closed' }
  /** The browser was asked for the screen and has not answered. */
  | { kind: 'asking' }
  | { kind: 'screen' }
  /** The browser refused or cannot. `recalled`: it was open when the page was left. */
  | { kind: 'window'; recalled: boolean }

export type FullscreenEvent =
  /** The toggle, or a call that means the same. */
  | 'pressed'
  /** The browser gave the screen. */
  | 'granted'
  /** The browser has no full screen, or denies it here. */
  | 'refused'
  /** The browser took the screen away: Escape, a gesture, another page's wish. */
  | 'left'
  | 'escaped'
  /** The page was left with the element open. Browsers give the screen to a press alone, so the window has to do. */
  | 'recalled'

const CLOSED: FullscreenState = { kind: 'closed' }

const NEXT: Record<FullscreenState['kind'], Partial<Record<FullscreenEvent, FullscreenState>>> = {
  closed: { pressed: { kind: 'asking' }, recalled: { kind: 'window', recalled: true } },
  asking: { granted: { kind: 'screen' }, refused: { kind: 'window', recalled: false } },
  // a press asks the browser to leave; what the browser then does comes as `left`
  screen: { left: CLOSED },
  window: { pressed: CLOSED, escaped: CLOSED },
}

export const fullscreenClosed: FullscreenState = CLOSED

/** Follows what the browser really does, so that the toggle cannot tell a lie (U5). */
export function fullscreenReducer(state: FullscreenState, event: FullscreenEvent): FullscreenState {
  return NEXT[state.kind][event] ?? state
}

/** Whether the element fills the screen or the window. */
export function isOpen(state: FullscreenState): boolean {
  return state.kind === 'screen' || state.kind === 'window'
}

/** What the press of the toggle asks the browser for. */
export function wishOf(state: FullscreenState): 'enter' | 'leave' | null {
  if (state.kind === 'closed') return 'enter'
  return state.kind === 'screen' ? 'leave' : null
}

/** The name of the cookie that an element's state is kept in (shared-blocks §4). Kept until the browser is closed. */
export function fullscreenCookie(elementId: string): string {
  return storedKey('fullscreen', elementId)
}

/** What to say after a change; null where the user changed nothing. */
export function saidOf(
  before: FullscreenState,
  now: FullscreenState,
): 'fullscreen_on' | 'fullscreen_off' | null {
  if (isOpen(before) === isOpen(now)) return null
  if (!isOpen(now)) return 'fullscreen_off'
  return now.kind === 'window' && now.recalled ? null : 'fullscreen_on'
}
