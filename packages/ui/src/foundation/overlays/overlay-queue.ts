import {
  EMPTY_QUEUE,
  OVERLAY_PAUSE,
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
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const dispatch = (event: OverlayQueueEvent) => {
    const before = state
    state = overlayQueueReducer(state, event)
    // Each close restarts the pause.
    if (event.type === 'closed' || (state.paused && !before.paused)) {
      clearTimeout(pauseTimer)
      pauseTimer = setTimeout(() => dispatch({ type: 'pauseEnded' }), OVERLAY_PAUSE)
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
        clearTimeout(pauseTimer)
        state = { ...state, paused: false }
      }
    },
  }
}
