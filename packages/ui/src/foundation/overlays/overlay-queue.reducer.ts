/** Overlays that open by themselves and wait for their turn on a phone, in order of priority. */
export const WAITING_OVERLAYS = ['mobileOffer', 'registrationBanner', 'bottomBanner'] as const

export type WaitingOverlay = (typeof WAITING_OVERLAYS)[number]

/** Pause after the user closes something, in milliseconds; no overlay opens by itself meanwhile. */
export const OVERLAY_REST = 20_000

export type OverlayQueueState = {
  /** Overlays that are due, including the active one. */
  waiting: readonly WaitingOverlay[]
  /** The active overlay. */
  turn: WaitingOverlay | null
  /** Number of open sheets, dialogs and messages; they never wait. */
  open: number
  /** Whether the pause after a close is running. */
  resting: boolean
}

export type OverlayQueueEvent =
  /** Its own trigger or delay has fired. */
  | { type: 'asked'; overlay: WaitingOverlay }
  /** It was removed without being closed, e.g. with its page. */
  | { type: 'withdrawn'; overlay: WaitingOverlay }
  /** The user closed it. */
  | { type: 'closed'; overlay: WaitingOverlay }
  /** A sheet, a dialog or a message opened. */
  | { type: 'opened' }
  | { type: 'shut' }
  /** `OVERLAY_REST` is over. */
  | { type: 'rested' }

export const EMPTY_QUEUE: OverlayQueueState = { waiting: [], turn: null, open: 0, resting: false }

/** The overlay queue: decides which overlay is visible. The active one stays active until it is removed. Pure. */
export function overlayQueueReducer(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  return withTurn(changed(state, event))
}

function changed(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  switch (event.type) {
    case 'asked':
      return state.waiting.includes(event.overlay)
        ? state
        : { ...state, waiting: [...state.waiting, event.overlay] }
    case 'withdrawn':
      return without(state, event.overlay)
    case 'closed':
      return { ...without(state, event.overlay), resting: true }
    case 'opened':
      return { ...state, open: state.open + 1 }
    case 'shut': {
      const open = Math.max(0, state.open - 1)
      // The overlay behind a closed sheet returns at once; new ones wait.
      return { ...state, open, resting: state.resting || (open === 0 && state.turn === null) }
    }
    case 'rested':
      return { ...state, resting: false }
  }
}

function without(state: OverlayQueueState, overlay: WaitingOverlay): OverlayQueueState {
  const waiting = state.waiting.filter(one => one !== overlay)
  return { ...state, waiting, turn: state.turn === overlay ? null : state.turn }
}

function withTurn(state: OverlayQueueState): OverlayQueueState {
  if (state.turn !== null || state.open > 0 || state.resting) return state
  const turn = WAITING_OVERLAYS.find(overlay => state.waiting.includes(overlay)) ?? null
  return turn === null ? state : { ...state, turn }
}
