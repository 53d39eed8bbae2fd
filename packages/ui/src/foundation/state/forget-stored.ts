import type { SafeStorage } from './safe-storage.ts'
import type { StoredKey, StoredKeys } from './stored-keys.ts'

/**
 * Whether a stored name belongs to an entry of the registry; a registered name that ends in `.` or `_` is a prefix of
 * an id.
 */
export function isStoredAs({ name }: Pick<StoredKey, 'name'>, stored: string): boolean {
  return /[._]$/.test(name) ? stored.length > name.length && stored.startsWith(name) : stored === name
}

/**
 * Removes all non-essential entries of the registry; other data in the browser stays. Returns the number of removed
 * entries, and of those that the browser did not remove.
 */
export function forgetStored(
  stores: Readonly<Record<StoredKey['store'], SafeStorage>>,
  registry: StoredKeys,
): { gone: number; left: number } {
  const count = { gone: 0, left: 0 }
  for (const entry of Object.values(registry)) {
    if (entry.essential) continue
    const store = stores[entry.store]
    for (const stored of namesOf(store, entry)) {
      store.remove(stored)
      count[store.get(stored) === null ? 'gone' : 'left'] += 1
    }
  }
  return count
}

function namesOf(store: SafeStorage, entry: StoredKey): readonly string[] {
  if (store.names) return store.names().filter(stored => isStoredAs(entry, stored))
  return store.get(entry.name) === null ? [] : [entry.name]
}
