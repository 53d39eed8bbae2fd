'use client'
import { useSyncExternalStore } from 'react'

/** Whether the device has a connection, as far as the browser knows; one that does not say has one. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** Resolves at once with a connection, else as soon as there is one again. */
export function whenOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise(resolve => window.addEventListener('online', () => resolve(), { once: true }))
}

/** Whether the device has a connection, followed as it changes. The server has one. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

function subscribe(notify: () => void): () => void {
  const stop = new AbortController()
  for (const change of ['online', 'offline']) window.addEventListener(change, notify, { signal: stop.signal })
  return () => stop.abort()
}
