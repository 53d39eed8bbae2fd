type Waiting<Item> = { item: Item; done: () => void; failed: (error: unknown) => void }

/** Maximum batch size. */
const LARGEST = 100

/**
 * Runs single operations in batches: while one batch runs, the next one fills, so many writers share one commit. Each
 * operation resolves when its own batch is done. Operations with a common key run in separate batches, in order. When
 * a batch fails, its operations run one by one, so that one bad operation does not fail the others.
 */
export function together<Item>(
  run: (items: readonly Item[]) => Promise<void>,
  keysOf: (item: Item) => readonly string[],
): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = []
  let busy = false

  /** Takes the next batch off the queue: no two of its operations share a key. */
  function nextGroup(): Waiting<Item>[] {
    const keys = new Set<string>()
    const group: Waiting<Item>[] = []
    const later: Waiting<Item>[] = []
    for (const one of waiting) {
      const own = keysOf(one.item)
      const free = group.length < LARGEST && !own.some(key => keys.has(key))
      for (const key of own) keys.add(key)
      ;(free ? group : later).push(one)
    }
    waiting = later
    return group
  }

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    while (waiting.length > 0) {
      const group = nextGroup()
      try {
        await run(group.map(one => one.item))
        for (const one of group) one.done()
      } catch (error) {
        if (group.length === 1) group[0]?.failed(error)
        else for (const one of group) await run([one.item]).then(one.done, one.failed)
      }
    }
    busy = false
  }

  return item =>
    new Promise<void>((done, failed) => {
      waiting.push({ item, done, failed })
      void work()
    })
}
