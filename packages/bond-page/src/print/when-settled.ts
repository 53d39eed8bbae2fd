/** The page's printer waits this long for charts, in milliseconds (shared-blocks §9, "PDF graph"). */
export const GRAPH_DELAY_MS = 3000
/** What is on its way over the line has this long after the last that came, in milliseconds: the time limit of one call. */
export const LINE_MS = 15_000
/** Milliseconds between two looks. */
const LOOK_MS = 100
/** So many looks in a row without anything pending: what has come may still begin something. */
const QUIET_LOOKS = 2

/** What a page still waits for. */
export type Pending = {
  /** Answers and files that are on their way. */
  asked: number
  /** What is here and still to be drawn. */
  drawn: number
}

export type WhenSettledOptions = {
  look: () => Pending
  sleep: (ms: number) => Promise<void>
  signal?: AbortSignal | undefined
}

/**
 * Resolves as soon as nothing is pending. A chart that is never drawn holds up the document for 3000 ms at most once everything
 * else is there, an answer that never comes for 15 s. Rejects when the signal aborts.
 */
export async function whenSettled({ look, sleep, signal }: WhenSettledOptions): Promise<void> {
  let quiet = 0
  let stillFor = 0
  let before = look()
  while (quiet < QUIET_LOOKS && stillFor < (before.asked > 0 ? LINE_MS : GRAPH_DELAY_MS)) {
    await sleep(LOOK_MS)
    signal?.throwIfAborted()
    const now = look()
    quiet = now.asked + now.drawn === 0 ? quiet + 1 : 0
    const moved = now.asked !== before.asked || now.drawn !== before.drawn
    stillFor = moved ? 0 : stillFor + LOOK_MS
    before = now
  }
}
