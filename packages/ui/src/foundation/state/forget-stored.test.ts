import { describe, expect, test } from 'vitest'
import { forgetStored, isStoredAs } from './forget-stored.ts'
import { memoryStore, type SafeStorage } from './safe-storage.ts'
import { STORED_KEYS, type StoredKeys } from './stored-keys.ts'

describe('H3 entries of the registry', () => {
  test.each<[sentence: string, name: string, stored: string, expected: boolean]>([
    ['its very name', 'search_tab', 'search_tab', true],
    ['not another name with the same beginning', 'search_tab', 'search_tabs', false],
    ['any id behind a point', 'columns.', 'columns.bonds', true],
    ['any id behind a line', 'fullscreen_', 'fullscreen_graph', true],
    ['not the beginning without an id', 'columns.', 'columns.', false],
    ['not another case', 'columns.', 'Columns.bonds', false],
  ])('%s', (_sentence, name, stored, expected) => {
    expect(isStoredAs({ name }, stored)).toBe(expected)
  })
})

describe('H3 "forget everything"', () => {
  const registry: StoredKeys = {
    ...STORED_KEYS,
    session: { store: 'cookie', name: 'own_session', labelKey: 'stored_session', life: 60, essential: true },
  }

  test('removes all entries of the registry, with every id, and returns their number', () => {
    const cookie = memoryStore({ fullscreen_a: '1', fullscreen_b: '1', from_ads: '7' })
    const local = memoryStore({ 'columns.bonds': '{}', search_tab: 'bonds' })
    expect(forgetStored({ cookie, local }, registry)).toEqual({ gone: 5, left: 0 })
    expect([...(cookie.names?.() ?? []), ...(local.names?.() ?? [])]).toEqual([])
    expect(forgetStored({ cookie, local }, registry)).toEqual({ gone: 0, left: 0 })
  })

  test('essential entries stay, and so do those of others', () => {
    const cookie = memoryStore({ own_session: 'x', theirs: '1', from_ads: '7' })
    const local = memoryStore({ theirs: '1' })
    expect(forgetStored({ cookie, local }, registry)).toEqual({ gone: 1, left: 0 })
    expect(cookie.names?.()).toEqual(['own_session', 'theirs'])
    expect(local.names?.()).toEqual(['theirs'])
  })

  test('a name counts only in its own store', () => {
    const cookie = memoryStore({ search_tab: '1' })
    const local = memoryStore({ from_ads: '1' })
    expect(forgetStored({ cookie, local }, registry)).toEqual({ gone: 0, left: 0 })
  })

  test('entries that the browser does not remove are counted', () => {
    const stubborn: SafeStorage = {
      get: () => '1',
      set: () => true,
      remove: () => {},
      names: () => ['columns.a', 'columns.b'],
    }
    expect(forgetStored({ cookie: memoryStore(), local: stubborn }, registry)).toEqual({ gone: 0, left: 2 })
  })

  test('a store that cannot list its names loses only entries with a known name', () => {
    const { names: _, ...silent } = memoryStore({ search_tab: 'bonds', 'columns.a': '1' })
    expect(forgetStored({ cookie: memoryStore(), local: silent }, registry)).toEqual({ gone: 1, left: 0 })
  })
})
