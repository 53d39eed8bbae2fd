/** Whether the device reports a connection; true where it reports nothing, as on a server. */
export function hasConnection(): boolean {
  return globalThis.navigator?.onLine !== false
}

/** Resolves when there is a connection, or when the signal aborts. */
export function untilConnected(signal?: AbortSignal): Promise<void> {
  if (hasConnection() || signal?.aborted) return Promise.resolve()
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
