'use client'
import { useSyncExternalStore } from 'react'
import { useLayoutEffect } from '../layout-effect.ts'
import { useIsMobile } from '../state/use-media.ts'
import {
  EMPTY_QUEUE,
  OVERLAY_PAUSE,
  type OverlayQueueEvent,
  type OverlayQueueState,
  overlayQueueReducer,
  type WaitingOverlay,
} from './overlay-queue.reducer.ts'

const onServer = () => EMPTY_QUEUE
const subscribe = (listener: () => void) => overlaysOf(document).subscribe(listener)
const current = () => overlaysOf(document).state()

function useOverlayQueue<T>(read: (state: OverlayQueueState) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => read(current()),
    () => read(onServer()),
  )
}

/** Registers an open sheet, dialog or message: on a phone banners wait and hide. */
export function useOverlay(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const { dispatch } = overlaysOf(document)
    dispatch({ type: 'layerOpened' })
    return () => dispatch({ type: 'layerClosed' })
  }, [open])
}

export type OverlayTurn = {
  /** Whether the overlay may be visible. */
  isOurs: boolean
  /** Call it when the user closes it: on a phone no other overlay opens for 20 seconds. */
  close: () => void
}

/**
 * Requests a turn for an overlay that opens by itself: on a phone one is visible at a time, on desktop each when it is
 * due. `due` is true when its own trigger or delay has fired and it is not closed.
 */
export function useOverlayTurn(overlay: WaitingOverlay, due: boolean): OverlayTurn {
  const waits = useIsMobile()
  const active = useOverlayQueue(state => state.active)
  useLayoutEffect(() => {
    if (!waits || !due) return
    const { dispatch } = overlaysOf(document)
    dispatch({ type: 'requested', overlay })
    return () => dispatch({ type: 'withdrawn', overlay })
  }, [waits, due, overlay])
  return {
    isOurs: due && (!waits || active === overlay),
    close: () => overlaysOf(document).dispatch({ type: 'closed', overlay }),
  }
}

/** Whether a banner hides: on a phone while a sheet, a dialog or a message is open. */
export function useStepsAside(): boolean {
  const waits = useIsMobile()
  const covered = useOverlayQueue(state => state.open > 0)
  return waits && covered
}

type OverlayQueue = {
  state: () => OverlayQueueState
  dispatch: (event: OverlayQueueEvent) => void
  subscribe: (listener: () => void) => () => void
}

const queues = new WeakMap<Document, OverlayQueue>()

/** The document's only queue, shared by all React trees. */
function overlaysOf(page: Document): OverlayQueue {
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
