import { describe, expect, test } from 'vitest'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { lifeText, storedRows } from './stored-keys.shape.ts'

describe('H3 the registry as a table', () => {
  const registry: StoredKeys = {
    tab: { store: 'local', name: 'tab', keeps: 'stored_tab', life: 'kept' },
    columns: { store: 'local', name: 'columns.', keeps: 'stored_columns', life: 'kept' },
    a: { store: 'cookie', name: 'a', keeps: 'stored_campaign', life: 60 },
    token: { store: 'cookie', name: 'token', keeps: 'stored_session', life: 60, essential: true },
    b: { store: 'cookie', name: 'b', keeps: 'stored_campaign', life: 60 },
  }

  test('what is necessary first, then cookies, then local storage; names of one purpose stand together', () => {
    expect(storedRows(registry).map(({ names, store }) => [store, ...names])).toEqual([
      ['cookie', 'token'],
      ['cookie', 'a', 'b'],
      ['local', 'tab'],
      ['local', 'columns.*'],
    ])
  })

  test('names of one purpose that live differently do not', () => {
    const rows = storedRows({
      ...registry,
      b: { store: 'cookie', name: 'b', keeps: 'stored_campaign', life: 'visit' },
    })
    expect(rows.map(({ names, life }) => [life, ...names])).toContainEqual(['visit', 'b'])
  })

  test('every name of the registry stands in it once', () => {
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

test.each<[seconds: number, lang: string, expected: string]>([
  [365 * 86_400, 'eng', '1 year'],
  [5 * 86_400, 'eng', '5 days'],
  [86_400, 'eng', '1 day'],
  [86_400, 'rus', '1 день'],
  [5 * 86_400, 'rus', '5 дней'],
  [7200, 'deu', '2 Stunden'],
  [600, 'fra', '10 minutes'],
  [90, 'eng', '90 seconds'],
  [86_400, 'nowhere', '1 day'],
])('H3 %i seconds are in %s "%s"', (seconds, lang, expected) => {
  expect(lifeText(seconds, lang).replace(/\s/g, ' ')).toBe(expected)
})
