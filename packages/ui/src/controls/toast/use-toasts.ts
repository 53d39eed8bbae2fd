'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { useClock } from '../../foundation/ui-provider.tsx'
import {
  NO_TOASTS,
  nextEnd,
  overAt,
  type Toast,
  type ToastHold,
  type ToastOrder,
  type ToastsState,
  toastsReducer,
} from './toast.reducer.ts'

export type ToastsOptions = {
  /** Told of a message whose time was over; not of one that was closed. */
  onOver?: (toast: Toast) => void
}

export type ToastsModel = {
  state: ToastsState
  events: {
    /** Shows a message, 5000 ms unless told otherwise (shared-blocks §9). Returns the id to close it by. */
    show: (order: ToastOrder) => number
    close: (id: number) => void
    closeAll: () => void
    /** Stops and starts time; the region does so by itself. */
    hold: (by: ToastHold) => void
    release: (by: ToastHold) => void
  }
}

/** Messages for a while: `const toasts = useToasts()`, one `<ToastRegion model={toasts} />`, then `toasts.events.show({ message })` (H5). */
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
      // a clock that stands still or is set back ends it all the same
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
      hold: by => dispatch({ type: 'held', by, at: at() }),
      release: by => dispatch({ type: 'released', by, at: at() }),
    }
  }, [])

  useHiddenTab(events)
  return { state, events }
}

/** Time stands still while the tab is not seen. */
function useHiddenTab({ hold, release }: Pick<ToastsModel['events'], 'hold' | 'release'>): void {
  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? hold('hidden') : release('hidden'))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hold, release])
}
