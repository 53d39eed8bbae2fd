import type { StoredKey, StoredKeys } from '../../foundation/state/stored-keys.ts'

/** Entries with the same purpose, storage and lifetime: a row of the table. */
export type StoredRow = {
  /** The label of its purpose. */
  labelKey: StoredKey['labelKey']
  /** Their names, in the order of the registry; `*` is a placeholder for an id. */
  names: readonly string[]
  store: StoredKey['store']
  life: StoredKey['life']
  essential: boolean
}

/** The rows of a registry: essential ones first, then cookies, then local storage, each in its order. */
export function storedRows(registry: StoredKeys): StoredRow[] {
  const rows = new Map<string, StoredRow>()
  for (const { store, name, labelKey, life, essential = false } of Object.values(registry)) {
    const of = JSON.stringify([labelKey, store, life, essential])
    const names = [...(rows.get(of)?.names ?? []), /[._]$/.test(name) ? `${name}*` : name]
    rows.set(of, { labelKey, names, store, life, essential })
  }
  return [...rows.values()].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ essential, store }: StoredRow): number {
  return (essential ? 0 : 2) + (store === 'cookie' ? 0 : 1)
}
