import type { StoredKey, StoredKeys } from '../../foundation/state/stored-keys.ts'

/** What is kept for one purpose in one place and for one time: a row of the table. */
export type StoredRow = {
  /** The label of its purpose. */
  keeps: StoredKey['keeps']
  /** The names that are kept for it, in the order of the registry; `*` stands for the id of one of many. */
  names: readonly string[]
  store: StoredKey['store']
  life: StoredKey['life']
  essential: boolean
}

/** The rows of a registry: what cannot be done without first, then cookies, then local storage, each in its order. */
export function storedRows(registry: StoredKeys): StoredRow[] {
  const rows = new Map<string, StoredRow>()
  for (const { store, name, keeps, life, essential = false } of Object.values(registry)) {
    const of = JSON.stringify([keeps, store, life, essential])
    const names = [...(rows.get(of)?.names ?? []), /[._]$/.test(name) ? `${name}*` : name]
    rows.set(of, { keeps, names, store, life, essential })
  }
  return [...rows.values()].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ essential, store }: StoredRow): number {
  return (essential ? 0 : 2) + (store === 'cookie' ? 0 : 1)
}
