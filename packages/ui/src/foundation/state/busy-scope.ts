'use client'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from './connection.ts'

/** After so many milliseconds a reader learns that an answer is still waited for. */
const LONG_WAIT_MS = 5_000

/** Which parts inside something wait for an answer. */
export type BusyScope = {
  /** A part waits from now on; gives back how to say that it does no longer. */
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

/** Tells the scope round a part that the part waits for an answer. */
export function useBusy(isBusy: boolean): void {
  const scope = useContext(BusyScopeContext)
  useEffect(() => (isBusy ? scope?.begin() : undefined), [isBusy, scope])
}

/** Rendered while a part waits for an answer; parts that draw several states call `useBusy`. */
export function Busy(): null {
  useBusy(true)
  return null
}

/** Whether a scope has been busy for five seconds. Without a connection nobody waits for an answer, so the time starts again with it. */
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
