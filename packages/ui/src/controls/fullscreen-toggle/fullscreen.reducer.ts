import { storedKey } from '../../foundation/state/stored-keys.ts'

/** How an element is enlarged: to the screen by the browser's API, or to the window by our styles. */
export type FullscreenState =
  | { kind: 'closed' }
  /** Full screen was requested; the browser has not answered. */
  | { kind: 'requested' }
  | { kind: 'screen' }
  /** The browser refused or does not support it. `recalled`: restored after a reload. */
  | { kind: 'window'; recalled: boolean }

export type FullscreenEvent =
  /** The toggle was pressed, or `toggle` was called. */
  | 'pressed'
  /** The browser entered full screen. */
  | 'granted'
  /** The browser does not support full screen, or denied it. */
  | 'refused'
  /** The browser left full screen: Escape, a gesture, or another element. */
  | 'left'
  | 'escaped'
  /** The element was open when the page was left. Browsers enter full screen only on a press, so it fills the window. */
  | 'recalled'

const CLOSED: FullscreenState = { kind: 'closed' }

const NEXT: Record<FullscreenState['kind'], Partial<Record<FullscreenEvent, FullscreenState>>> = {
  closed: { pressed: { kind: 'requested' }, recalled: { kind: 'window', recalled: true } },
  requested: { granted: { kind: 'screen' }, refused: { kind: 'window', recalled: false } },
  // a press asks the browser to leave; the result arrives as `left`
  screen: { left: CLOSED },
  window: { pressed: CLOSED, escaped: CLOSED },
}

export const fullscreenClosed: FullscreenState = CLOSED

/** Follows the browser's actual state, so that the toggle always shows the truth (U5). */
export function fullscreenReducer(state: FullscreenState, event: FullscreenEvent): FullscreenState {
  return NEXT[state.kind][event] ?? state
}

/** Whether the element fills the screen or the window. */
export function isFullscreenOpen(state: FullscreenState): boolean {
  return state.kind === 'screen' || state.kind === 'window'
}

/** The browser request that a press of the toggle causes. */
export function requestFor(state: FullscreenState): 'enter' | 'leave' | null {
  if (state.kind === 'closed') return 'enter'
  return state.kind === 'screen' ? 'leave' : null
}

/** The name of the cookie for an element's state (shared-blocks §4). It lasts until the browser is closed. */
export function fullscreenCookie(elementId: string): string {
  return storedKey('fullscreen', elementId)
}

/** The announcement after a change; null when the user changed nothing. */
export function fullscreenAnnouncementOf(
  before: FullscreenState,
  now: FullscreenState,
): 'fullscreen_on' | 'fullscreen_off' | null {
  if (isFullscreenOpen(before) === isFullscreenOpen(now)) return null
  if (!isFullscreenOpen(now)) return 'fullscreen_off'
  return now.kind === 'window' && now.recalled ? null : 'fullscreen_on'
}
