import { describe, expect, test } from 'vitest'
import { mergeColumnOrder, orderedIds } from './leaf-columns.ts'

const IDS = ['a', 'b', 'c', 'd']

describe('the order of columns', () => {
  test.each<[what: string, order: string[], expected: string]>([
    ['is that of their definitions', [], 'a b c d'],
    ['begins with the columns that are named', ['c', 'a'], 'c a b d'],
    ['has each column once, and none that the table lacks', ['d', 'x', 'd', 'b'], 'd b a c'],
  ])('%s', (_, order, expected) => {
    expect(orderedIds(order, IDS).join(' ')).toBe(expected)
  })
})

describe('T6 a saved order', () => {
  test.each<[what: string, order: string[], expected: string]>([
    ['stays', ['d', 'c', 'b', 'a'], 'd c b a'],
    ['takes new columns in behind the column that they follow', ['c', 'b', 'a'], 'c d b a'],
    ['takes a new first column in first', ['c', 'b', 'd'], 'a c b d'],
    ['takes several in one behind the other', ['d', 'a'], 'd a b c'],
    ['has each column once, and no removed ones', ['d', 'x', 'c', 'd', 'b', 'a'], 'd c b a'],
    ['without any column that is left is that of the definitions', ['x'], 'a b c d'],
  ])('%s', (_, order, expected) => {
    expect(mergeColumnOrder(order, IDS).join(' ')).toBe(expected)
  })
})
