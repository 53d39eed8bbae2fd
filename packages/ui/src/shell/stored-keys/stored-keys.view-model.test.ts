import { describe, expect, test } from 'vitest'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { storedRows } from './stored-keys.view-model.ts'

describe('H3 the registry as a table', () => {
  const registry: StoredKeys = {
    tab: { store: 'local', name: 'tab', labelKey: 'stored_tab', life: 'persistent' },
    columns: { store: 'local', name: 'columns.', labelKey: 'stored_columns', life: 'persistent' },
    a: { store: 'cookie', name: 'a', labelKey: 'stored_campaign', life: 60 },
    token: { store: 'cookie', name: 'token', labelKey: 'stored_session', life: 60, essential: true },
    b: { store: 'cookie', name: 'b', labelKey: 'stored_campaign', life: 60 },
  }

  test('essential entries first, then cookies, then local storage; names of one purpose share a row', () => {
    expect(storedRows(registry).map(({ names, store }) => [store, ...names])).toEqual([
      ['cookie', 'token'],
      ['cookie', 'a', 'b'],
      ['local', 'tab'],
      ['local', 'columns.*'],
    ])
  })

  test('names of one purpose with different lifetimes do not', () => {
    const rows = storedRows({
      ...registry,
      b: { store: 'cookie', name: 'b', labelKey: 'stored_campaign', life: 'visit' },
    })
    expect(rows.map(({ names, life }) => [life, ...names])).toContainEqual(['visit', 'b'])
  })

  test('every name of the registry appears once', () => {
    const names = storedRows(STORED_KEYS).flatMap(row => row.names.map(name => name.replace(/\*$/, '')))
    expect(names.toSorted()).toEqual(
      Object.values(STORED_KEYS)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  test('an empty registry has no rows', () => {
    expect(storedRows({})).toEqual([])
  })
})
