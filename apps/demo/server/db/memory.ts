/**
 * A read cache. It caches the promise when a read starts and drops it when a write to the same key completes, so no
 * reader sees a value older than a completed write. It caches nothing when other processes can write.
 */
export type Memory<Value> = {
  get(key: string, read: () => Promise<Value>): Promise<Value>
  drop(key: string): void
  /**
   * Runs a write for the key. Without a concurrent write, `turn` updates the cached value; otherwise the value is
   * dropped. `turn` may receive a value that was read after the write.
   */
  change(key: string, write: () => Promise<void>, turn: (before: Value) => Value): Promise<void>
}

export function memoryOf<Value>(remember: boolean, limit = 10_000): Memory<Value> {
  const known = new Map<string, Promise<Value>>()
  /** Running writes by key, and whether they overlapped another. */
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
