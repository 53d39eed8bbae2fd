/** Overlays that open by themselves and wait for their turn on a phone, in order of priority. */
export const WAITING_OVERLAYS = ['mobileOffer', 'registrationBanner', 'bottomBanner'] as const

export type WaitingOverlay = (typeof WAITING_OVERLAYS)[number]

/** Pause after the user closes something, in milliseconds; no overlay opens by itself meanwhile. */
export const OVERLAY_PAUSE = 20_000

export type OverlayQueueState = {
  /** Overlays that are due, including the active one. */
  waiting: readonly WaitingOverlay[]
  /** The active overlay. */
  active: WaitingOverlay | null
  /** Number of open sheets, dialogs and messages; they never wait. */
  open: number
  /** Whether the pause after a close is running. */
  paused: boolean
}

export type OverlayQueueEvent =
  /** Its own trigger or delay has fired. */
  | { type: 'requested'; overlay: WaitingOverlay }
  /** It was removed without being closed, e.g. with its page. */
  | { type: 'withdrawn'; overlay: WaitingOverlay }
  /** The user closed it. */
  | { type: 'closed'; overlay: WaitingOverlay }
  /** A sheet, a dialog or a message opened. */
  | { type: 'layerOpened' }
  | { type: 'layerClosed' }
  /** `OVERLAY_PAUSE` is over. */
  | { type: 'pauseEnded' }

export const EMPTY_QUEUE: OverlayQueueState = { waiting: [], active: null, open: 0, paused: false }

/** The overlay queue: decides which overlay is visible. The active one stays active until it is removed. Pure. */
export function overlayQueueReducer(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  return withActive(changed(state, event))
}

function changed(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  switch (event.type) {
    case 'requested':
      return state.waiting.includes(event.overlay)
        ? state
        : { ...state, waiting: [...state.waiting, event.overlay] }
    case 'withdrawn':
      return without(state, event.overlay)
    case 'closed':
      return { ...without(state, event.overlay), paused: true }
    case 'layerOpened':
      return { ...state, open: state.open + 1 }
    case 'layerClosed': {
      const open = Math.max(0, state.open - 1)
      // The overlay behind a closed sheet returns at once; new ones wait.
      return { ...state, open, paused: state.paused || (open === 0 && state.active === null) }
    }
    case 'pauseEnded':
      return { ...state, paused: false }
  }
}

function without(state: OverlayQueueState, overlay: WaitingOverlay): OverlayQueueState {
  const waiting = state.waiting.filter(one => one !== overlay)
  return { ...state, waiting, active: state.active === overlay ? null : state.active }
}

function withActive(state: OverlayQueueState): OverlayQueueState {
  if (state.active !== null || state.open > 0 || state.paused) return state
  const active = WAITING_OVERLAYS.find(overlay => state.waiting.includes(overlay)) ?? null
  return active === null ? state : { ...state, active }
}
