/**
 * What was read lately. A read is remembered as its promise from the moment it begins, and dropped when a write that
 * touches it has been acknowledged; so nobody is told what was there before a write that somebody was told is done.
 * Only right while no other process writes: otherwise it remembers nothing.
 */
export type Memory<Value> = {
  get(key: string, read: () => Promise<Value>): Promise<Value>
  drop(key: string): void
}

export function memoryOf<Value>(remember: boolean, limit = 10_000): Memory<Value> {
  const known = new Map<string, Promise<Value>>()
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
  }
}
