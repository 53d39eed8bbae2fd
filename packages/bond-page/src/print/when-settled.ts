/** Longest wait for charts before printing, in milliseconds (shared-blocks §9, "PDF graph"). */
export const GRAPH_DELAY_MS = 3000
/** Longest wait for requests after the last change, in milliseconds: the time-out of one call. */
export const REQUEST_TIMEOUT_MS = 15_000
const POLL_MS = 100
/** Polls in a row with nothing pending: an answer may start another request. */
const QUIET_POLLS = 2

/** What a page still waits for. */
export type Pending = {
  /** Requests in flight, and files that are loading. */
  requests: number
  /** Content that has loaded and is not rendered yet. */
  rendering: number
}

export type WhenSettledOptions = {
  readPending: () => Pending
  sleep: (ms: number) => Promise<void>
  signal?: AbortSignal | undefined
}

/**
 * Resolves as soon as nothing is pending. Once all requests are done, a chart that never renders delays the document by 3000 ms at
 * most; a request without an answer delays it by 15 s. Rejects when the signal aborts.
 */
export async function whenSettled({ readPending, sleep, signal }: WhenSettledOptions): Promise<void> {
  let quietPolls = 0
  let unchangedMs = 0
  let before = readPending()
  while (
    quietPolls < QUIET_POLLS &&
    unchangedMs < (before.requests > 0 ? REQUEST_TIMEOUT_MS : GRAPH_DELAY_MS)
  ) {
    await sleep(POLL_MS)
    signal?.throwIfAborted()
    const now = readPending()
    quietPolls = now.requests + now.rendering === 0 ? quietPolls + 1 : 0
    const changed = now.requests !== before.requests || now.rendering !== before.rendering
    unchangedMs = changed ? 0 : unchangedMs + POLL_MS
    before = now
  }
}
