import { expect, test } from 'vitest'
import { listOf, uniqueBy } from './list-of.ts'

test('null and undefined are the same empty list, so that memos keep', () => {
  expect(listOf(null)).toEqual([])
  expect(listOf(undefined)).toBe(listOf(null))
})

test('a list stays the same one', () => {
  const list = [1, 2]
  expect(listOf(list)).toBe(list)
})

test('empty items are left out, each time with the same list', () => {
  const list = [1, null, 0, undefined, '']
  expect(listOf(list)).toEqual([1, 0, ''])
  expect(listOf(list)).toBe(listOf(list))
})

test.each<[list: { id: number | string }[] | null, ids: (number | string)[]]>([
  [
    [{ id: 1 }, { id: 2 }],
    [1, 2],
  ],
  [
    [{ id: 1 }, { id: 1 }, { id: 2 }],
    [1, 2],
  ],
  // as keys, a number and its text are the same
  [[{ id: 1 }, { id: '1' }], [1]],
  [[{ id: Number.NaN }, { id: Number.NaN }], [Number.NaN]],
  [null, []],
])('the first of %j with each id counts', (list, ids) => {
  expect(uniqueBy(list, ({ id }) => id).map(({ id }) => id)).toEqual(ids)
})
