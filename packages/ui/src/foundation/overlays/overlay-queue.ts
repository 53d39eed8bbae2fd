import {
  EMPTY_QUEUE,
  OVERLAY_REST,
  type OverlayQueueEvent,
  type OverlayQueueState,
  overlayQueueReducer,
} from './overlay-queue.reducer.ts'

export type OverlayQueue = {
  state: () => OverlayQueueState
  dispatch: (event: OverlayQueueEvent) => void
  subscribe: (listener: () => void) => () => void
}

const queues = new WeakMap<Document, OverlayQueue>()

/** The document's only queue, shared by all React trees. */
export function overlaysOf(page: Document): OverlayQueue {
  const known = queues.get(page)
  if (known) return known
  const made = createQueue()
  queues.set(page, made)
  return made
}

function createQueue(): OverlayQueue {
  let state = EMPTY_QUEUE
  let rest: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const dispatch = (event: OverlayQueueEvent) => {
    const before = state
    state = overlayQueueReducer(state, event)
    // Each close restarts the pause.
    if (event.type === 'closed' || (state.resting && !before.resting)) {
      clearTimeout(rest)
      rest = setTimeout(() => dispatch({ type: 'rested' }), OVERLAY_REST)
    }
    if (state !== before) for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    dispatch,
    subscribe: listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        // No overlay is left to wait.
        clearTimeout(rest)
        state = { ...state, resting: false }
      }
    },
  }
}
