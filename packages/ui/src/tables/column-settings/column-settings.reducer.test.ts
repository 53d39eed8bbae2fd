import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ColumnChoice,
  type ColumnSettingsEvent,
  type ColumnSettingsState,
  choiceOf,
  columnSettingsReducer,
  columnSettingsStart,
  listedOrder,
  namingColumn,
  parseColumnChoice,
  type SettingsColumn,
  shownData,
  writeColumnChoice,
} from './column-settings.reducer.ts'

const column = (id: string, more: Partial<SettingsColumn> = {}): SettingsColumn => ({
  id,
  label: id.toUpperCase(),
  isShown: true,
  isFixed: false,
  isOffered: true,
  group: null,
  ...more,
})
/** Columns in short: `name!` may not be hidden, `-x` is off at first, `(x)` is not offered, `x:g` is of group g. */
const columns = (text: string): SettingsColumn[] =>
  text.split(' ').map(word => {
    const [, off, open, id = '', bang, , group] = /^(-?)(\(?)(\w+)(!?)(\)?)(?::(\w+))?$/.exec(word) ?? []
    return column(id, {
      isShown: !off,
      isFixed: Boolean(bang),
      isOffered: !open,
      group: group ?? null,
    })
  })
/** The state in short: all ids in order, those that are off in brackets. */
const short = ({ order, off }: ColumnSettingsState) =>
  order.map(id => (off.has(id) ? `[${id}]` : id)).join(' ')
const start = (given: string, choice?: ColumnChoice | null) =>
  columnSettingsStart(columns(given), choice ?? null)
const outcome = (given: string, ...events: ColumnSettingsEvent[]) =>
  short(events.reduce(columnSettingsReducer, start(given)))
const toggle = (id: string, shown: boolean): ColumnSettingsEvent => ({ type: 'columnToggled', id, shown })
const group = (name: string | null, shown: boolean): ColumnSettingsEvent => ({
  type: 'groupToggled',
  group: name,
  shown,
})
const move = (id: string, by: -1 | 1): ColumnSettingsEvent => ({ type: 'columnMoved', id, by })
const all: ColumnSettingsEvent = { type: 'allSelected' }
const none: ColumnSettingsEvent = { type: 'allCleared' }
const reset: ColumnSettingsEvent = { type: 'reset' }

describe('T6 the columns at first', () => {
  test.each<[what: string, given: string, choice: ColumnChoice | null, expected: string]>([
    ['are shown in the order given', 'a b c', null, 'a b c'],
    ['are off where isShown says so', 'a -b c', null, 'a [b] c'],
    ['are shown all the same when they may not be hidden', 'a -b!', null, 'a b'],
    ['follow what is remembered', 'a b c', { order: ['c', 'a', 'b'], off: ['a'] }, 'c [a] b'],
    ['a remembered choice outweighs isShown', 'a -b', { order: ['a', 'b'], off: [] }, 'a b'],
    [
      'what may not be hidden is shown whatever is remembered',
      'a b!',
      { order: ['a', 'b'], off: ['b'] },
      'a b',
    ],
    ['ids that no column has are dropped', 'a b', { order: ['x', 'b', 'a'], off: ['x', 'y'] }, 'b a'],
    ['an id remembered twice counts once', 'a b', { order: ['b', 'b', 'a', 'b'], off: [] }, 'b a'],
    ['a new column follows its neighbour', 'a new b', { order: ['b', 'a'], off: [] }, 'b a new'],
    ['a new first column comes first', 'new a b', { order: ['b', 'a'], off: [] }, 'new b a'],
    ['a new column is off where isShown says so', 'a -new', { order: ['a'], off: [] }, 'a [new]'],
    ['off without a place in the order is no choice', 'a b', { order: ['a'], off: ['b'] }, 'a b'],
    [
      'a first column that may not be hidden stays first',
      'n! a b',
      { order: ['b', 'n', 'a'], off: [] },
      'n b a',
    ],
    [
      'a table without data gets its first column back',
      'a b',
      { order: ['b', 'a'], off: ['a', 'b'] },
      'b [a]',
    ],
    ['a heading alone is no data', 'n! a b', { order: ['n', 'a', 'b'], off: ['a', 'b'] }, 'n a [b]'],
    ['of what is off, an offered column comes back', '-(a) -b', null, '[a] b'],
    ['if none is offered, any', '-(a) -(b)', null, 'a [b]'],
  ])('%s', (_, given, choice, expected) => {
    expect(short(start(given, choice))).toBe(expected)
  })

  test('of columns with the same id the first counts', () => {
    const state = columnSettingsStart([column('a', { label: 'One' }), column('a', { label: 'Two' })])
    expect(state.columns.map(({ label }) => label)).toEqual(['One'])
    expect(state.order).toEqual(['a'])
  })

  test('a table without columns is left alone', () => {
    expect(short(columnSettingsReducer(columnSettingsStart([]), none))).toBe('')
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s is an id like any other', id => {
    const given = [column('a'), column(id)]
    const state = columnSettingsStart(given, { order: [id, 'a'], off: ['a'] })
    expect(short(state)).toBe(`${id} [a]`)
  })
})

describe('T6 what the panel does', () => {
  test.each<[what: string, given: string, events: ColumnSettingsEvent[], expected: string]>([
    ['a column is taken away', 'a b c', [toggle('b', false)], 'a [b] c'],
    ['and comes back to its place', 'a b c', [toggle('b', false), toggle('b', true)], 'a b c'],
    ['what may not be hidden stays', 'a b!', [toggle('b', false)], 'a b'],
    ['what is not offered stays', 'a (b) -(c)', [toggle('b', false), toggle('c', true)], 'a b [c]'],
    ['an unknown column is nothing', 'a b', [toggle('x', false)], 'a b'],
    ['the last one stays', 'a b', [toggle('a', false), toggle('b', false)], '[a] b'],
    ['the last one with data stays', 'n! a b', [toggle('a', false), toggle('b', false)], 'n [a] b'],
    ['clear all leaves what may not be hidden', 'n! a b! c', [none], 'n [a] b [c]'],
    ['clear all leaves the first when there is nothing else', 'a b c', [none], 'a [b] [c]'],
    ['clear all leaves the first in the order of the user', 'a b c', [move('a', 1), none], 'b [a] [c]'],
    ['clear all leaves the first data beside the names', 'n! a b', [none], 'n a [b]'],
    ['clear all leaves what is not offered', 'a (b) c', [none], '[a] b [c]'],
    ['select all shows all that is offered', '-a b -(c) -d', [all], 'a b [c] d'],
    ['a group is taken away', 'a b:g c:g', [group('g', false)], 'a [b] [c]'],
    ['a group comes back', 'a -b:g c:g', [group('g', true)], 'a b c'],
    ['the columns of no group are a group', 'a b:g c', [group(null, false)], '[a] b [c]'],
    [
      'of the last group shown, the first column stays',
      'a b:g c:g',
      [toggle('a', false), group('g', false)],
      '[a] b [c]',
    ],
    ['a group keeps what may not be hidden', 'a b!:g c:g', [group('g', false)], 'a b [c]'],
    ['a column moves towards the start', 'a b c', [move('c', -1)], 'a c b'],
    ['a column moves towards the end', 'a b c', [move('a', 1), move('a', 1)], 'b c a'],
    ['the first moves no further', 'a b', [move('a', -1)], 'a b'],
    ['the last moves no further', 'a b', [move('b', 1)], 'a b'],
    ['a move passes columns that are not shown', 'a -b c', [move('c', -1)], 'c [b] a'],
    ['a move passes columns that are not offered', 'a (b) c', [move('c', -1)], 'c b a'],
    ['a hidden column does not move', 'a -b c', [move('b', -1)], 'a [b] c'],
    ['what names the rows does not move', 'n! a b', [move('n', 1)], 'n a b'],
    ['nothing moves before it', 'n! a b', [move('a', -1)], 'n a b'],
    ['an unknown column does not move', 'a b', [move('x', -1)], 'a b'],
    ['reset brings back the default', 'a -b c', [move('c', -1), all, toggle('a', false), reset], 'a [b] c'],
  ])('%s', (_, given, events, expected) => {
    expect(outcome(given, ...events)).toBe(expected)
  })

  test('what changes nothing is the same state', () => {
    const state = start('a b!')
    for (const event of [toggle('b', false), toggle('a', true), all, move('a', -1), group('g', true)])
      expect(columnSettingsReducer(state, event)).toBe(state)
  })
})

describe('what is remembered', () => {
  test('the default is nothing to remember, also when it is come back to', () => {
    expect(choiceOf(start('a -b c'))).toBeNull()
    expect(choiceOf([move('a', 1), move('a', -1)].reduce(columnSettingsReducer, start('a -b c')))).toBeNull()
  })

  test('anything else is remembered with every column that is known', () => {
    const state = [toggle('a', false), move('c', -1)].reduce(columnSettingsReducer, start('a b c'))
    expect(choiceOf(state)).toEqual({ order: ['a', 'c', 'b'], off: ['a'] })
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
  ])('%j is not a choice', text => {
    expect(parseColumnChoice(text)).toBeNull()
  })

  test('a text as long as no choice gets is not a choice', () => {
    expect(parseColumnChoice(`{"order":["${'a'.repeat(20_000)}"],"off":[]}`)).toBeNull()
  })

  test('more than is asked for is left alone', () => {
    expect(parseColumnChoice('{"order":["a"],"off":[],"more":1}')).toEqual({ order: ['a'], off: [] })
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', '__proto__']
const anyId = fc.constantFrom(...ids)
const anyColumns = fc.uniqueArray(
  fc.record({
    id: anyId,
    label: fc.constant('H'),
    isShown: fc.boolean(),
    isFixed: fc.boolean(),
    isOffered: fc.boolean(),
    group: fc.constantFrom(null, 'g', 'h'),
  }),
  { selector: ({ id }) => id, minLength: 1 },
)
const anyChoice = fc.option(
  fc.record({
    order: fc.array(fc.oneof(anyId, fc.string())),
    off: fc.array(fc.oneof(anyId, fc.string())),
  }),
)
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('columnToggled' as const), id: anyId, shown: fc.boolean() }),
  fc.record({
    type: fc.constant('groupToggled' as const),
    group: fc.constantFrom(null, 'g', 'h'),
    shown: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('columnMoved' as const),
    id: anyId,
    by: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.constantFrom(all, none, reset),
)

/** What holds of every state, wherever it comes from. */
function expectSound(state: ColumnSettingsState) {
  const given = state.columns.map(({ id }) => id)
  expect(state.order.toSorted()).toEqual(given.toSorted())
  expect([...state.off].every(id => given.includes(id))).toBe(true)
  for (const { id, isFixed } of state.columns) if (isFixed) expect(state.off.has(id)).toBe(false)
  const naming = namingColumn(state.columns)
  if (naming !== null) expect(state.order[0]).toBe(naming)
  if (given.length > (naming === null ? 0 : 1)) expect(shownData(state).length).toBeGreaterThan(0)
}

describe('T6 properties', () => {
  test('whatever is stored and pressed: the order is a permutation, what may not be hidden is shown, some data stays', () => {
    fc.assert(
      fc.property(anyColumns, anyChoice, fc.array(anyEvent, { maxLength: 30 }), (given, choice, events) => {
        let state = columnSettingsStart(given, choice)
        expectSound(state)
        for (const event of events) {
          const before = state
          state = columnSettingsReducer(state, event)
          expectSound(state)
          for (const { id, isOffered } of given)
            if (!isOffered && event.type !== 'reset') expect(state.off.has(id)).toBe(before.off.has(id))
        }
      }),
    )
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(
        fc.record({ order: fc.array(fc.string()), off: fc.array(fc.string({ unit: 'binary' })) }),
        choice => {
          expect(parseColumnChoice(writeColumnChoice(choice))).toEqual(choice)
        },
      ),
    )
  })

  test('a state that is written, read and resumed is the same state', () => {
    fc.assert(
      fc.property(anyColumns, anyChoice, fc.array(anyEvent, { maxLength: 10 }), (given, choice, events) => {
        const state = events.reduce(columnSettingsReducer, columnSettingsStart(given, choice))
        const back = columnSettingsStart(given, parseColumnChoice(writeColumnChoice(choiceOf(state))))
        expect(short(back)).toBe(short(state))
      }),
    )
  })

  test('any text at all gives a sound state', () => {
    fc.assert(
      fc.property(anyColumns, fc.oneof(fc.string(), fc.json()), (given, text) => {
        expectSound(columnSettingsStart(given, parseColumnChoice(text)))
      }),
    )
  })

  test('a move and its way back leave everything as it was', () => {
    fc.assert(
      fc.property(anyColumns, anyId, (given, id) => {
        const state = columnSettingsStart(given)
        const there = columnSettingsReducer(state, move(id, 1))
        if (there === state) return
        expect(short(columnSettingsReducer(there, move(id, -1)))).toBe(short(state))
        expect(listedOrder(there).toSorted()).toEqual(listedOrder(state).toSorted())
      }),
    )
  })
})
