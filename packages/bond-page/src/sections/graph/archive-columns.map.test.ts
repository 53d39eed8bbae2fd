import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ColumnChoice,
  type ColumnState,
  choiceOf,
  columnState,
  type InitialColumn,
  parseChoice,
  readColumns,
  writeChoice,
  writeColumns,
} from './archive-columns.map.ts'

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

/** Columns in short: `day!` may not be hidden, `-ground` is off at first. */
const columnsOf = (text: string): InitialColumn[] =>
  text.split(' ').map(word => ({
    id: word.replace(/[-!]/g, ''),
    isShown: !word.startsWith('-'),
    isFixed: word.endsWith('!'),
  }))
/** The state in short: all ids in order, those that are off in brackets. */
const short = ({ columnOrder, columnVisibility }: ColumnState) =>
  columnOrder.map(id => (columnVisibility[id] ? id : `[${id}]`)).join(' ')

describe('T6 the archive’s columns under a choice', () => {
  test.each<[what: string, given: string, choice: ColumnChoice | null, expected: string]>([
    ['the usual ones are as they begin', 'day! a -b', null, 'day a [b]'],
    ['as it was chosen', 'day! a -b', { order: ['day', 'b', 'a'], off: ['a'] }, 'day b [a]'],
    ['a column that is gone is dropped', 'day! a', { order: ['gone', 'day', 'a'], off: ['gone'] }, 'day a'],
    [
      'a new column follows the one that it follows',
      'day! a new b',
      { order: ['day', 'b', 'a'], off: [] },
      'day b a new',
    ],
    [
      'a new column that is usually off is off',
      'day! a -new',
      { order: ['day', 'a'], off: [] },
      'day a [new]',
    ],
    ['the day is never off, and stays first', 'day! a', { order: ['a', 'day'], off: ['day'] }, 'day a'],
    ['the first data stays', 'day! a b', { order: ['day', 'b', 'a'], off: ['a', 'b'] }, 'day b [a]'],
    ['no id is special', 'day! constructor __proto__', { order: [], off: [] }, 'day constructor __proto__'],
    ['there may be no data yet', 'day!', { order: ['day', 'a'], off: ['a'] }, 'day'],
  ])('%s', (_, given, choice, expected) => {
    expect(short(columnState(choice, columnsOf(given)))).toBe(expected)
  })

  test('what the table made of them is chosen: an order that names some, and columns that it does not name are on', () => {
    const initial = columnsOf('day! a b -c')
    const choice = choiceOf({ columnOrder: ['day', 'c'], columnVisibility: { a: false } }, initial)
    expect(choice).toEqual({ order: ['day', 'c', 'a', 'b'], off: ['a'] })
    expect(choiceOf({ columnOrder: [], columnVisibility: { c: false } }, initial)).toBeNull()
  })

  test('whatever was chosen comes back from the word and from the store', () => {
    const given = columnsOf('day! a b -c')
    const others = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(fc.uniqueArray(others, { minLength: 3 }), fc.uniqueArray(others), (order, off) => {
        const state = columnState({ order: ['day', ...order], off }, given)
        const choice = choiceOf(state, given)
        expect(columnState(readColumns(writeColumns(choice, given)), given)).toEqual(state)
        expect(columnState(parseChoice(writeChoice(choice)), given)).toEqual(state)
      }),
    )
  })

  test.each([
    '',
    'evil',
    'null',
    '[]',
    '7',
    '"a"',
    '{}',
    '{"order":["a"]}',
    '{"order":"a","off":[]}',
    '{"order":[1],"off":[]}',
    '{"order":["a"],"off":[null]}',
    '{"__proto__":{"order":[],"off":[]}}',
    `{"order":["${'a'.repeat(20_000)}"],"off":[]}`,
  ])('stored %.30s is no choice', text => {
    expect(parseChoice(text)).toBeNull()
  })
})
