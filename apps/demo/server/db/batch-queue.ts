import { setImmediate as nextTurn } from 'node:timers/promises'

type Queued<Item, Result> = { item: Item; done: (result: Result) => void; failed: (error: unknown) => void }

/** Maximum batch size. */
const MAX_BATCH = 100

/**
 * Runs single operations in batches: those of one turn of the event loop, or that arrive while a batch runs, share one
 * statement and one commit. `run` resolves to a result for each item, in order. Each operation resolves to its own when
 * its batch is done. Operations with a common key (default: none) run in separate batches, in order. When a batch
 * fails, its operations run one by one, so that one bad operation does not fail the others.
 */
export function batchQueue<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  keysOf: (item: Item) => readonly string[] = () => [],
): (item: Item) => Promise<Result> {
  let queue: Queued<Item, Result>[] = []
  let running = false

  /** Takes the next batch off the queue: no two of its operations share a key. */
  function nextBatch(): Queued<Item, Result>[] {
    const keys = new Set<string>()
    const batch: Queued<Item, Result>[] = []
    const later: Queued<Item, Result>[] = []
    for (const entry of queue) {
      const itemKeys = keysOf(entry.item)
      const fits = batch.length < MAX_BATCH && !itemKeys.some(key => keys.has(key))
      for (const key of itemKeys) keys.add(key)
      ;(fits ? batch : later).push(entry)
    }
    queue = later
    return batch
  }

  async function runAll(): Promise<void> {
    if (running) return
    running = true
    while (queue.length > 0) {
      // The embedded database works on this thread: without a turn of the event loop no other request could join.
      await nextTurn()
      const batch = nextBatch()
      try {
        await runBatch(batch)
      } catch (error) {
        if (batch.length === 1) batch[0]?.failed(error)
        else for (const entry of batch) await runBatch([entry]).catch(entry.failed)
      }
    }
    running = false
  }

  async function runBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    const results = await run(batch.map(entry => entry.item))
    if (results.length !== batch.length)
      throw new Error(`${results.length} results for ${batch.length} operations`)
    for (const [index, result] of results.entries()) batch[index]?.done(result)
  }

  return item =>
    new Promise<Result>((done, failed) => {
      queue.push({ item, done, failed })
      void runAll()
    })
}
