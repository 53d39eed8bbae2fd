/**
 * Caches values per owner object until the owner is garbage-collected. Evicts the oldest entries beyond `limit`; values
 * that fail `shouldCache` are computed each time.
 */
export function createCache<Key extends object, Value>(
  limit: number,
  shouldCache: (value: Value) => boolean = () => true,
): (owner: Key, key: string, make: () => Value) => Value {
  const cache = new WeakMap<Key, Map<string, Value>>()
  return (owner, key, make) => {
    let values = cache.get(owner)
    if (!values) {
      values = new Map()
      cache.set(owner, values)
    }
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = make()
    if (!shouldCache(value)) return value
    const oldest = values.size >= limit ? values.keys().next() : null
    if (oldest && !oldest.done) values.delete(oldest.value)
    values.set(key, value)
    return value
  }
}
