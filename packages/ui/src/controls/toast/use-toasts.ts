'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useClock } from '../../foundation/ui-provider.tsx'
import {
  NO_TOASTS,
  nextEnd,
  overAt,
  type Toast,
  type ToastOrder,
  type ToastPause,
  type ToastsState,
  toastsReducer,
} from './toast.reducer.ts'

export type ToastsOptions = {
  /** Called with a message whose time is over, not for one that was closed. */
  onOver?: (toast: Toast) => void
}

export type ToastsModel = {
  state: ToastsState
  events: {
    /** Shows a message, by default for 5000 ms (shared-blocks §9). Returns its id, for closing. */
    show: (order: ToastOrder) => number
    close: (id: number) => void
    closeAll: () => void
    /** Pauses and resumes the timers; the region does so itself. */
    pause: (by: ToastPause) => void
    resume: (by: ToastPause) => void
  }
}

/**
 * Temporary messages: `const toasts = useToasts()`, one `<ToastRegion model={toasts} />`, then `toasts.events.show({
 * message })` (H5).
 */
export function useToasts({ onOver }: ToastsOptions = {}): ToastsModel {
  const clock = useClock()
  const [state, dispatch] = useReducer(toastsReducer, NO_TOASTS)
  const latest = useRef({ clock, onOver, state })
  useEffect(() => {
    latest.current = { clock, onOver, state }
  })

  const end = nextEnd(state)
  useEffect(() => {
    if (end === null) return
    const tick = () => {
      // works even if the clock stops or is set back
      const at = Math.max(latest.current.clock(), end)
      const over = overAt(latest.current.state, at)
      dispatch({ type: 'ticked', at })
      for (const toast of over) latest.current.onOver?.(toast)
    }
    const timer = setTimeout(tick, end - latest.current.clock())
    return () => clearTimeout(timer)
  }, [end])

  const ids = useRef(0)
  const events = useMemo<ToastsModel['events']>(() => {
    const at = () => latest.current.clock()
    return {
      show: order => {
        if (order.id === undefined) ids.current += 1
        const id = order.id ?? ids.current
        dispatch({ type: 'shown', id, order, at: at() })
        return id
      },
      close: id => dispatch({ type: 'closed', id, at: at() }),
      closeAll: () => dispatch({ type: 'cleared' }),
      pause: by => dispatch({ type: 'paused', by, at: at() }),
      resume: by => dispatch({ type: 'resumed', by, at: at() }),
    }
  }, [])

  useHiddenTab(events)
  return { state, events }
}

/** Pauses the timers while the tab is hidden. */
function useHiddenTab({ pause, resume }: Pick<ToastsModel['events'], 'pause' | 'resume'>): void {
  useEffect(() => {
    const update = () => (document.visibilityState === 'hidden' ? pause('hidden') : resume('hidden'))
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [pause, resume])
}
