/**
 * Caches a value per key object until the key is garbage-collected. Evicts the oldest entries beyond `limit`; values
 * that are not `worth` caching are computed each time.
 */
export function createCache<Key extends object, Value>(
  limit: number,
  worth: (value: Value) => boolean = () => true,
): (of: Key, key: string, make: () => Value) => Value {
  const kept = new WeakMap<Key, Map<string, Value>>()
  return (of, key, make) => {
    let values = kept.get(of)
    if (!values) {
      values = new Map()
      kept.set(of, values)
    }
    const known = values.get(key)
    if (known !== undefined) return known
    const made = make()
    if (!worth(made)) return made
    const oldest = values.size >= limit ? values.keys().next() : null
    if (oldest && !oldest.done) values.delete(oldest.value)
    values.set(key, made)
    return made
  }
}
