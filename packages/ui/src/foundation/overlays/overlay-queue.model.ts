/** What comes by itself and waits for its turn on a phone; the most important first. */
export const WAITING_OVERLAYS = ['mobileOffer', 'registrationBanner', 'bottomBanner'] as const

export type WaitingOverlay = (typeof WAITING_OVERLAYS)[number]

/** How long nothing comes by itself after something was closed, in milliseconds. */
export const OVERLAY_REST = 20_000

export type OverlayQueueState = {
  /** Whose time has come, the one that has its turn included. */
  asking: readonly WaitingOverlay[]
  /** Whose turn it is. */
  turn: WaitingOverlay | null
  /** How many sheets, dialogs and messages are open; they wait for nobody. */
  open: number
  /** Whether something was closed a moment ago. */
  resting: boolean
}

export type OverlayQueueEvent =
  /** Its own trigger or delay has come. */
  | { type: 'asked'; overlay: WaitingOverlay }
  /** It went without being closed, as with its page. */
  | { type: 'withdrawn'; overlay: WaitingOverlay }
  /** The user closed it. */
  | { type: 'closed'; overlay: WaitingOverlay }
  /** A sheet, a dialog or a message opened. */
  | { type: 'opened' }
  | { type: 'shut' }
  /** `OVERLAY_REST` is over. */
  | { type: 'rested' }

export const EMPTY_QUEUE: OverlayQueueState = { asking: [], turn: null, open: 0, resting: false }

/** One overlay at a time: who may show now. The one whose turn it is keeps it until it goes. Pure. */
export function overlayQueueReducer(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  return withTurn(changed(state, event))
}

function changed(state: OverlayQueueState, event: OverlayQueueEvent): OverlayQueueState {
  switch (event.type) {
    case 'asked':
      return state.asking.includes(event.overlay)
        ? state
        : { ...state, asking: [...state.asking, event.overlay] }
    case 'withdrawn':
      return without(state, event.overlay)
    case 'closed':
      return { ...without(state, event.overlay), resting: true }
    case 'opened':
      return { ...state, open: state.open + 1 }
    case 'shut': {
      const open = Math.max(0, state.open - 1)
      // what stood before the sheet stands again at once; what is new waits
      return { ...state, open, resting: state.resting || (open === 0 && state.turn === null) }
    }
    case 'rested':
      return { ...state, resting: false }
  }
}

function without(state: OverlayQueueState, overlay: WaitingOverlay): OverlayQueueState {
  const asking = state.asking.filter(one => one !== overlay)
  return { ...state, asking, turn: state.turn === overlay ? null : state.turn }
}

function withTurn(state: OverlayQueueState): OverlayQueueState {
  if (state.turn !== null || state.open > 0 || state.resting) return state
  const turn = WAITING_OVERLAYS.find(overlay => state.asking.includes(overlay)) ?? null
  return turn === null ? state : { ...state, turn }
}
