/**
 * What was read lately. A read is remembered as its promise from the moment it begins, and dropped when a write that
 * touches it has been acknowledged; so nobody is told what was there before a write that somebody was told is done.
 * Only right while no other process writes: otherwise it remembers nothing.
 */
export type Memory<Value> = {
  get(key: string, read: () => Promise<Value>): Promise<Value>
  drop(key: string): void
  /**
   * Makes a write that touches what is remembered under the key. If no other did so meanwhile, what is remembered is
   * turned into what it is now; otherwise it is dropped. `turn` may meet a value that was read after the write.
   */
  change(key: string, write: () => Promise<void>, turn: (before: Value) => Value): Promise<void>
}

export function memoryOf<Value>(remember: boolean, limit = 10_000): Memory<Value> {
  const known = new Map<string, Promise<Value>>()
  /** Writes under way by key, and whether they met another. */
  const writing = new Map<string, { count: number; met: boolean }>()
  return {
    get(key, read) {
      if (!remember) return read()
      const kept = known.get(key)
      if (kept) return kept
      const reading = read()
      if (known.size >= limit) known.clear()
      known.set(key, reading)
      reading.catch(() => known.delete(key))
      return reading
    },
    drop: key => void known.delete(key),
    async change(key, write, turn) {
      if (!remember) return write()
      const others = writing.get(key) ?? { count: 0, met: false }
      others.count += 1
      others.met ||= others.count > 1
      writing.set(key, others)
      try {
        await write()
        const before = known.get(key)
        if (others.met) known.delete(key)
        else if (before) known.set(key, before.then(turn))
      } catch (error) {
        known.delete(key)
        throw error
      } finally {
        others.count -= 1
        if (others.count === 0) writing.delete(key)
      }
    },
  }
}
