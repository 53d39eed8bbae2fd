import type { SafeStorage } from './safe-storage.ts'
import type { StoredKey, StoredKeys } from './stored-keys.ts'

/** Whether a stored name belongs to an entry of the registry; a name that ends in `.` or `_` stands before an id. */
export function isStoredAs({ name }: Pick<StoredKey, 'name'>, stored: string): boolean {
  return /[._]$/.test(name) ? stored.length > name.length && stored.startsWith(name) : stored === name
}

/**
 * Removes everything that the registry lists and that is not essential; what others keep in the same browser stays.
 * Returns how many things were there and are gone, and how many the browser would not give up.
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
