'use client'
import { useSyncExternalStore } from 'react'

/** Whether the device has a connection, as far as the browser knows. Default true. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** Resolves as soon as there is a connection. */
export function whenOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise(resolve => window.addEventListener('online', () => resolve(), { once: true }))
}

/** Whether the device has a connection; updates when it changes. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

function subscribe(notify: () => void): () => void {
  const stop = new AbortController()
  for (const change of ['online', 'offline']) window.addEventListener(change, notify, { signal: stop.signal })
  return () => stop.abort()
}
