/** The page's printer waits this long for charts, in milliseconds (shared-blocks §9, "PDF graph"). */
export const GRAPH_DELAY_MS = 3000
/** Milliseconds between two looks. */
const LOOK_MS = 100
/** So many looks in a row without anything pending: what has come may still begin something. */
const QUIET_LOOKS = 2

/** What a page still waits for. */
export type Pending = {
  /** Questions to the server; each has a time limit of its own. */
  asked: number
  /** Places that are kept for what is not drawn yet. */
  drawn: number
}

export type WhenSettledOptions = {
  look: () => Pending
  sleep: (ms: number) => Promise<void>
  signal?: AbortSignal | undefined
}

/**
 * Resolves as soon as nothing is pending, and at the latest 3000 ms after the last answer or the last thing drawn: a chart that
 * never comes does not hold up the document. Rejects when the signal aborts.
 */
export async function whenSettled({ look, sleep, signal }: WhenSettledOptions): Promise<void> {
  let quiet = 0
  let stillFor = 0
  let before = look()
  while (quiet < QUIET_LOOKS && stillFor < GRAPH_DELAY_MS) {
    await sleep(LOOK_MS)
    signal?.throwIfAborted()
    const now = look()
    quiet = now.asked + now.drawn === 0 ? quiet + 1 : 0
    const moved = now.asked > 0 || now.asked !== before.asked || now.drawn !== before.drawn
    stillFor = moved ? 0 : stillFor + LOOK_MS
    before = now
  }
}
