/** Whether the device reports a connection; true where it reports nothing, as on a server. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** Resolves when there is a connection, or when the signal aborts. */
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
