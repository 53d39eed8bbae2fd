type Queued<Item> = { item: Item; done: () => void; failed: (error: unknown) => void }

/** Maximum batch size. */
const MAX_BATCH = 100

/**
 * Runs single operations in batches: while one batch runs, the next one fills, so many writers share one commit. Each
 * operation resolves when its own batch is done. Operations with a common key run in separate batches, in order. When
 * a batch fails, its operations run one by one, so that one bad operation does not fail the others.
 */
export function batchQueue<Item>(
  run: (items: readonly Item[]) => Promise<void>,
  keysOf: (item: Item) => readonly string[],
): (item: Item) => Promise<void> {
  let queue: Queued<Item>[] = []
  let running = false

  /** Takes the next batch off the queue: no two of its operations share a key. */
  function nextBatch(): Queued<Item>[] {
    const keys = new Set<string>()
    const batch: Queued<Item>[] = []
    const later: Queued<Item>[] = []
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
      const batch = nextBatch()
      try {
        await run(batch.map(entry => entry.item))
        for (const entry of batch) entry.done()
      } catch (error) {
        if (batch.length === 1) batch[0]?.failed(error)
        else for (const entry of batch) await run([entry.item]).then(entry.done, entry.failed)
      }
    }
    running = false
  }

  return item =>
    new Promise<void>((done, failed) => {
      queue.push({ item, done, failed })
      void runAll()
    })
}
