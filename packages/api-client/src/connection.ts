/** Whether the device has a connection, as far as it knows; where nobody says, it has one. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** Resolves as soon as there is a connection, or when the signal aborts. */
export function whenOnline(signal?: AbortSignal): Promise<void> {
  if (isOnline() || signal?.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const stop = new AbortController()
    const done = () => {
      stop.abort()
      resolve()
    }
    globalThis.addEventListener('online', done, { signal: stop.signal })
    signal?.addEventListener('abort', done, { signal: stop.signal })
  })
}
