import type { ColumnChoice } from '@accrue/ui/tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readColumns, writeColumns } from './archive-columns.map.ts'

const columns = [
  ...['day', 'price', 'bid', 'ask', 'last'].map(id => ({ id, isShown: true })),
  { id: 'ground', isShown: false },
]
const ids = columns.map(({ id }) => id)

describe('X1, T6 the archive’s columns in the address', () => {
  test.each<[string, ColumnChoice | null, string, ColumnChoice | null]>([
    ['the usual ones leave no trace', null, '', null],
    [
      'columns that are off',
      { order: ids, off: ['bid', 'ask', 'ground'] },
      '-bid.-ask',
      { order: ['bid', 'ask'], off: ['bid', 'ask'] },
    ],
    ['a column that is usually off is on', { order: ids, off: [] }, 'ground', { order: ['ground'], off: [] }],
    [
      'another order names all of them',
      { order: ['day', 'ask', 'price', 'bid', 'last', 'ground'], off: ['last', 'ground'] },
      'day.ask.price.bid.-last.-ground',
      { order: ['day', 'ask', 'price', 'bid', 'last', 'ground'], off: ['last', 'ground'] },
    ],
    [
      'columns that the table no longer has are left away',
      { order: [...ids, 'gone'], off: ['gone', 'last', 'ground'] },
      '-last',
      { order: ['last'], off: ['last'] },
    ],
  ])('%s', (_sentence, choice, word, read) => {
    expect(writeColumns(choice, columns)).toBe(word)
    expect(readColumns(word)).toEqual(read)
  })

  test('whatever was chosen: the word needs no escapes, and says which are off and in which order', () => {
    const choice = fc.record({
      order: fc.shuffledSubarray(ids, { minLength: ids.length }),
      off: fc.subarray(ids),
    })
    fc.assert(
      fc.property(choice, ({ order, off }) => {
        const word = writeColumns({ order, off }, columns)
        expect(encodeURIComponent(word)).toBe(word)
        const read = readColumns(word)
        const isUsual = order.every((id, at) => id === ids[at])
        if (!isUsual) expect(read?.order).toEqual(order)
        const shown = ids.filter(id =>
          read?.order.includes(id) ? !read.off.includes(id) : isUsual && id !== 'ground',
        )
        expect(shown).toEqual(ids.filter(id => !off.includes(id)))
      }),
    )
  })
})
