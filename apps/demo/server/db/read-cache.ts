/**
 * A read cache. It caches the promise when a read starts and drops it when a write to the same key completes, so no
 * reader sees a value older than a completed write. It caches nothing when other processes can write.
 */
export type ReadCache<Value> = {
  get(key: string, read: () => Promise<Value>): Promise<Value>
  drop(key: string): void
  /**
   * Runs a write for the key. Without a concurrent write, `update` changes the cached value; otherwise the value is
   * dropped. `update` may receive a value that was read after the write.
   */
  change(key: string, write: () => Promise<void>, update: (before: Value) => Value): Promise<void>
}

export function createReadCache<Value>(enabled: boolean, limit = 10_000): ReadCache<Value> {
  const cache = new Map<string, Promise<Value>>()
  /** Running writes by key, and whether they overlapped another. */
  const writing = new Map<string, { count: number; overlapped: boolean }>()
  return {
    get(key, read) {
      if (!enabled) return read()
      const cached = cache.get(key)
      if (cached) return cached
      const reading = read()
      if (cache.size >= limit) cache.clear()
      cache.set(key, reading)
      reading.catch(() => cache.delete(key))
      return reading
    },
    drop: key => void cache.delete(key),
    async change(key, write, update) {
      if (!enabled) return write()
      const writes = writing.get(key) ?? { count: 0, overlapped: false }
      writes.count += 1
      writes.overlapped ||= writes.count > 1
      writing.set(key, writes)
      try {
        await write()
        const before = cache.get(key)
        if (writes.overlapped) cache.delete(key)
        else if (before) cache.set(key, before.then(update))
      } catch (error) {
        cache.delete(key)
        throw error
      } finally {
        writes.count -= 1
        if (writes.count === 0) writing.delete(key)
      }
    },
  }
}
