import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RowSlots, rowSlots } from './row-slots.ts'

const NONE: RowSlots = new Map()
const written = (slots: RowSlots) => [...slots].map(([row, slot]) => `${row}${slot}`).join(' ')
const drawn = (rows: string, before: RowSlots = NONE, focused: string | null = null) =>
  rowSlots(before, [...rows], focused)

describe("T2 the elements of a long table's rows", () => {
  test.each<[string, string, string, string | null, string]>([
    ['each in its own at first', '', 'abcd', null, 'a0 b1 c2 d3'],
    ['the same ones as before, while the same rows are drawn', 'abcd', 'abcd', null, 'a0 b1 c2 d3'],
    ['scrolled down: those below in the elements of those that left', 'abcd', 'cdef', null, 'c2 d3 e0 f1'],
    ['drawn ahead: in new ones, where none has left', 'abcd', 'abcdef', null, 'a0 b1 c2 d3 e4 f5'],
    ['scrolled up: those above in new ones, and the others stay', 'cdef', 'abcd', null, 'a4 b5 c0 d1'],
    ['fewer than before: in their own', 'abcdef', 'cd', null, 'c2 d3'],
    ['far away: place by place', 'abcd', 'wxyz', null, 'w0 x1 y2 z3'],
    ['sorted: place by place, though a row is the same', 'abcd', 'xday', null, 'x0 d1 a2 y3'],
    ['sorted, with focus in a row: that one in its own', 'abcd', 'xday', 'a', 'x1 d2 a0 y3'],
    ['the row that has focus stays behind: in its own', 'abcdef', 'befgh', 'b', 'b1 e0 f2 g3 h4'],
    ['none, where none is drawn', 'abcd', '', null, ''],
  ])('%s', (_sentence, before, rows, focused, expected) => {
    expect(written(drawn(rows, drawn(before), focused))).toBe(expected)
  })

  test('for any rows: one element for each, none shared, and the focused one keeps its own', () => {
    const rows = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 1 })
    fc.assert(
      fc.property(rows, rows, rows, (first, second, third) => {
        const before = rowSlots(rowSlots(NONE, first, null), second, null)
        const focused = second.find(row => third.includes(row)) ?? null
        const now = rowSlots(before, third, focused)
        expect([...now.keys()]).toEqual(third)
        expect(new Set(now.values()).size).toBe(third.length)
        if (focused !== null) expect(now.get(focused)).toBe(before.get(focused))
      }),
    )
  })
})
