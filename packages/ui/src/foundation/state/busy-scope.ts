'use client'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from './connection.ts'

/** A pending request counts as a long wait after this many milliseconds. */
const LONG_WAIT_MS = 5_000

/** Counts the pending parts inside an element. */
export type BusyScope = {
  /** Registers a pending part; returns the function that unregisters it. */
  begin: () => () => void
  isBusy: () => boolean
  subscribe: (listener: () => void) => () => void
}

export const BusyScopeContext = createContext<BusyScope | null>(null)

export function createBusyScope(): BusyScope {
  const waiting = new Set<symbol>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    begin: () => {
      const part = Symbol()
      waiting.add(part)
      notify()
      return () => {
        waiting.delete(part)
        notify()
      }
    },
    isBusy: () => waiting.size > 0,
    subscribe: listener => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Registers the part as pending in the surrounding scope. */
export function useBusy(isBusy: boolean): void {
  const scope = useContext(BusyScopeContext)
  useEffect(() => (isBusy ? scope?.begin() : undefined), [isBusy, scope])
}

/** Rendered while a part is pending; parts with several states call `useBusy`. */
export function Busy(): null {
  useBusy(true)
  return null
}

/** Whether a scope has been busy for five seconds. The time starts again after the connection returns. */
export function useLongWait(scope: BusyScope): boolean {
  const isBusy = useSyncExternalStore(scope.subscribe, scope.isBusy, () => false)
  const isWaiting = useOnline() && isBusy
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return isLong
}
