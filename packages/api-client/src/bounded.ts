/** Resolves after that many milliseconds, or at once when the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>

/** How long a piece of work may take. */
export type Bounds = {
  /** The caller's: the work is given up when it aborts. */
  signal: AbortSignal | undefined
  sleep: Sleep
  limitMs: number
  /** What to reject with when the time is over. */
  late: () => Error
}

/**
 * What the work comes to, if it comes in time and the caller still wants it, even if the work heeds neither. Its own signal aborts as soon
 * as nobody waits for it. Rejects with an AbortError when the caller cancels.
 */
export async function bounded<Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
  { signal, sleep, limitMs, late }: Bounds,
): Promise<Outcome> {
  if (signal?.aborted) throw cancelled()
  const over = new AbortController()
  const givenUp = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(cancelled()), { once: true, signal: over.signal })
    // sleep also ends when the work is over
    sleep(limitMs, over.signal).then(() => over.signal.aborted || reject(late()), reject)
  })
  try {
    return await Promise.race([work(over.signal), givenUp])
  } finally {
    over.abort()
  }
}

const cancelled = () => new DOMException('The call was cancelled', 'AbortError')

/** The sleep of the machine's own clock. */
export const realSleep: Sleep = (ms, signal) =>
  new Promise(resolve => {
    if (signal?.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      // the signal may outlive many sleeps
      signal?.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    signal?.addEventListener('abort', wake)
  })
