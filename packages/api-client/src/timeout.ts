/** Resolves after that many milliseconds, or at once when the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** When to stop waiting for the work. */
export type TimeoutOptions = {
  /** The caller's signal: aborting it cancels the work. */
  signal: AbortSignal | undefined
  sleep: Sleep
  limitMs: number
  /** The error for work that exceeds `limitMs`. */
  timeoutError: () => Error
}

/**
 * Resolves with the result of the work. Rejects with `timeoutError` after `limitMs`, and with an AbortError when the caller cancels, even
 * if the work ignores its signal. That signal aborts as soon as the result no longer matters.
 */
export async function withTimeout<Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
  { signal, sleep, limitMs, timeoutError }: TimeoutOptions,
): Promise<Outcome> {
  if (signal?.aborted) throw cancelled()
  const done = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(cancelled()), { once: true, signal: done.signal })
    // `sleep` also resolves when the work is done
    sleep(limitMs, done.signal).then(() => done.signal.aborted || reject(timeoutError()), reject)
  })
  try {
    return await Promise.race([work(done.signal), aborted])
  } finally {
    done.abort()
  }
}

const cancelled = () => new DOMException('The call was cancelled', 'AbortError')

/** Sleeps in real time. */
export const systemSleep: Sleep = (ms, signal) =>
  new Promise(resolve => {
    if (signal?.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      // Without this a long-lived signal collects one listener per sleep.
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake)
  })
