import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ColumnChoice,
  type ColumnState,
  columnChoiceOf,
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
    ['the default columns are left out', null, '', null],
    [
      'hidden columns',
      { order: ids, off: ['bid', 'ask', 'ground'] },
      '-bid.-ask',
      { order: ['bid', 'ask'], off: ['bid', 'ask'] },
    ],
    [
      'a column that is hidden by default is shown',
      { order: ids, off: [] },
      'ground',
      { order: ['ground'], off: [] },
    ],
    [
      'another order names all columns',
      { order: ['day', 'ask', 'price', 'bid', 'last', 'ground'], off: ['last', 'ground'] },
      'day.ask.price.bid.-last.-ground',
      { order: ['day', 'ask', 'price', 'bid', 'last', 'ground'], off: ['last', 'ground'] },
    ],
    [
      'columns that the table no longer has are dropped',
      { order: [...ids, 'gone'], off: ['gone', 'last', 'ground'] },
      '-last',
      { order: ['last'], off: ['last'] },
    ],
  ])('%s', (_sentence, choice, written, read) => {
    expect(writeColumns(choice, columns)).toBe(written)
    expect(readColumns(written)).toEqual(read)
  })

  test('any choice is written without escapes, and read back with its order and hidden columns', () => {
    const choice = fc.record({
      order: fc.shuffledSubarray(ids, { minLength: ids.length }),
      off: fc.subarray(ids),
    })
    fc.assert(
      fc.property(choice, ({ order, off }) => {
        const written = writeColumns({ order, off }, columns)
        expect(encodeURIComponent(written)).toBe(written)
        const read = readColumns(written)
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

/** Columns in short: `day!` cannot be hidden, `-ground` is hidden by default. */
const columnsOf = (text: string): InitialColumn[] =>
  text.split(' ').map(word => ({
    id: word.replace(/[-!]/g, ''),
    isShown: !word.startsWith('-'),
    isFixed: word.endsWith('!'),
  }))
/** The state in short: all ids in order, hidden ones in brackets. */
const short = ({ columnOrder, columnVisibility }: ColumnState) =>
  columnOrder.map(id => (columnVisibility[id] ? id : `[${id}]`)).join(' ')

describe('T6 the archive’s columns for a choice', () => {
  test.each<[what: string, columns: string, choice: ColumnChoice | null, expected: string]>([
    ['without a choice, the initial state', 'day! a -b', null, 'day a [b]'],
    ['the chosen order and visibility', 'day! a -b', { order: ['day', 'b', 'a'], off: ['a'] }, 'day b [a]'],
    ['a removed column is dropped', 'day! a', { order: ['gone', 'day', 'a'], off: ['gone'] }, 'day a'],
    [
      'a new column follows its predecessor',
      'day! a new b',
      { order: ['day', 'b', 'a'], off: [] },
      'day b a new',
    ],
    [
      'a new column that is hidden by default is hidden',
      'day! a -new',
      { order: ['day', 'a'], off: [] },
      'day a [new]',
    ],
    ['the day is never hidden, and stays first', 'day! a', { order: ['a', 'day'], off: ['day'] }, 'day a'],
    ['one data column stays', 'day! a b', { order: ['day', 'b', 'a'], off: ['a', 'b'] }, 'day b [a]'],
    [
      'ids of object properties work',
      'day! constructor __proto__',
      { order: [], off: [] },
      'day constructor __proto__',
    ],
    ['a table without data columns', 'day!', { order: ['day', 'a'], off: ['a'] }, 'day'],
  ])('%s', (_, columns, choice, expected) => {
    expect(short(columnState(choice, columnsOf(columns)))).toBe(expected)
  })

  test('the table’s state becomes a choice: a partial order is completed, and unnamed columns are shown', () => {
    const initial = columnsOf('day! a b -c')
    const choice = columnChoiceOf({ columnOrder: ['day', 'c'], columnVisibility: { a: false } }, initial)
    expect(choice).toEqual({ order: ['day', 'c', 'a', 'b'], off: ['a'] })
    expect(columnChoiceOf({ columnOrder: [], columnVisibility: { c: false } }, initial)).toBeNull()
  })

  test('any choice is read back from the address and from the store', () => {
    const initial = columnsOf('day! a b -c')
    const others = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(fc.uniqueArray(others, { minLength: 3 }), fc.uniqueArray(others), (order, off) => {
        const state = columnState({ order: ['day', ...order], off }, initial)
        const choice = columnChoiceOf(state, initial)
        expect(columnState(readColumns(writeColumns(choice, initial)), initial)).toEqual(state)
        expect(columnState(parseChoice(writeChoice(choice)), initial)).toEqual(state)
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
