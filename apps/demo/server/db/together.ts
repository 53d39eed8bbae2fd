type Waiting<Item> = { item: Item; done: () => void; failed: (error: unknown) => void }

/** The most that go in one group. */
const LARGEST = 100

/**
 * Does single things in groups: while one group is under way the next one gathers, so many writers share one commit.
 * Each is told when its own group is done. Two things that share a key go one after the other, in their order. When a
 * group fails, its things are done one by one, so that only the guilty one fails.
 */
export function together<Item>(
  run: (items: readonly Item[]) => Promise<void>,
  keysOf: (item: Item) => readonly string[],
): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = []
  let busy = false

  /** Takes what may go together off the queue: nothing that shares a key with one before it. */
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
