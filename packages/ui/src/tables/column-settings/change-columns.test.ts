import type { RowData } from '@tanstack/react-table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../testing/build-table.ts'
import type { DataTableColumnDef } from '../data-table/columns/columns.ts'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { isColumnVisible } from '../data-table/columns/leaf-columns.ts'
import type { DataTableOptions } from '../data-table/model/table-options.ts'
import { type ColumnChange, changeColumns } from './change-columns.ts'
import {
  columnsState,
  drawnOrder,
  isInitial,
  listedColumns,
  namingColumn,
  shownData,
} from './columns-state.ts'

type Column = DataTableColumnDef<RowData>

/** Columns in short form: `name!` cannot be hidden, `-x` is hidden at first, `(x)` is not offered, `x:g` is in group g. */
const columns = (text: string): Column[] =>
  text.split(' ').flatMap(word => {
    const [, off, open, id, bang, , group] = /^(-?)(\(?)(\w+)(!?)(\)?)(?::(\w+))?$/.exec(word) ?? []
    if (id === undefined) return []
    const settings = { isShown: !off, isOffered: !open, ...(group ? { group } : {}) }
    return [{ id, header: id.toUpperCase(), enableHiding: !bang, meta: { settings } }]
  })
const tableOf = (initial: string, options: Partial<DataTableOptions<RowData>> = {}) =>
  buildTable<RowData>({ columns: columns(initial), data: [], ...options })

/** All ids in table order, hidden ones in brackets. */
const short = (table: DataTableInstance<RowData>) => {
  const state = columnsState(table)
  return drawnOrder(state)
    .map(({ id }) => (isColumnVisible(state.visibility, id) ? id : `[${id}]`))
    .join(' ')
}
/** The columns that the table renders. */
const drawn = (table: DataTableInstance<RowData>) =>
  [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ].map(({ id }) => id)
const changed = (table: DataTableInstance<RowData>, ...changes: ColumnChange[]) => {
  for (const change of changes) changeColumns(table, change)
  return short(table)
}

const toggle = (id: string, shown: boolean): ColumnChange => ({ type: 'columnToggled', id, shown })
const group = (name: string | null, shown: boolean): ColumnChange => ({
  type: 'groupToggled',
  group: name,
  shown,
})
const move = (id: string, by: -1 | 1): ColumnChange => ({ type: 'columnMoved', id, by })
const all: ColumnChange = { type: 'allSelected' }
const none: ColumnChange = { type: 'allCleared' }
const reset: ColumnChange = { type: 'reset' }

describe('T6 actions of the panel', () => {
  test.each<[what: string, initial: string, changes: ColumnChange[], expected: string]>([
    ['nothing is changed at first', 'a -b c', [], 'a [b] c'],
    ['a column is hidden', 'a b c', [toggle('b', false)], 'a [b] c'],
    ['and shown at its position again', 'a b c', [toggle('b', false), toggle('b', true)], 'a b c'],
    ['one that was off at first comes', 'a -b c', [toggle('b', true)], 'a b c'],
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
    ['clear all shows the first where what is not offered is off', 'a -(b) c', [none], 'a [b] [c]'],
    ['select all shows all that is offered', '-a b -(c) -d', [all], 'a b [c] d'],
    ['a group is hidden', 'a b:g c:g', [group('g', false)], 'a [b] [c]'],
    ['a group is shown again', 'a -b:g c:g', [group('g', true)], 'a b c'],
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
    ['a table without columns is left alone', '', [none, all, reset], ''],
    [
      'no id is special',
      'a __proto__ constructor',
      [move('constructor', -1), toggle('a', false)],
      '[a] constructor __proto__',
    ],
  ])('%s', (_, initial, changes, expected) => {
    const table = tableOf(initial)
    expect(changed(table, ...changes)).toBe(expected)
    expect(drawn(table).join(' '), 'it is what the table draws').toBe(
      expected.replace(/\[\w+\] ?/g, '').trim(),
    )
  })

  test('an action without effect returns the same state', () => {
    const table = tableOf('a b!')
    const before = columnsState(table)
    changed(table, toggle('b', false), toggle('a', true), all, move('a', -1), group('g', true), reset)
    expect(columnsState(table)).toEqual(before)
    expect(columnsState(table).visibility).toBe(before.visibility)
    expect(columnsState(table).order).toBe(before.order)
  })

  test("reset restores the page's initial state", () => {
    const table = tableOf('a -b c d', {
      initialState: { columnVisibility: { a: false }, columnOrder: ['c'] },
    })
    expect(short(table)).toBe('c [a] [b] d')
    expect(changed(table, all, move('d', -1))).toBe('c a d b')
    expect(changed(table, reset)).toBe('c [a] [b] d')
  })
})

describe('T6 the panel, column menus and the page change the same state', () => {
  test('the panel shows a column hidden by a menu as off, and can show it again', () => {
    const table = tableOf('a b c')
    table.getColumn('b')?.toggleVisibility(false)
    expect(short(table)).toBe('a [b] c')
    expect(changed(table, toggle('b', true))).toBe('a b c')
    expect(table.getColumn('b')?.getIsVisible()).toBe(true)
  })

  test("the panel continues from the page's order, which may list only the first ids", () => {
    const table = tableOf('a b c d')
    table.setColumnOrder(['d'])
    expect(short(table)).toBe('d a b c')
    expect(changed(table, move('b', -1))).toBe('d b a c')
    expect(table.getAllLeafColumns().map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
  })

  test('the page can move the column that names the rows; others then move around it', () => {
    const table = tableOf('n! a b')
    table.setColumnOrder(['a', 'n', 'b'])
    expect(changed(table, move('b', -1))).toBe('b n a')
  })

  test('pinned columns are listed in display order, and move among themselves', () => {
    const table = tableOf('n! a b c d e', {
      initialState: { columnPinning: { start: ['n', 'c', 'b'], end: ['a'] } },
    })
    expect(short(table)).toBe('n c b d e a')
    expect(changed(table, move('c', 1))).toBe('n b c d e a')
    expect(drawn(table)).toEqual(['n', 'b', 'c', 'd', 'e', 'a'])
    expect(changed(table, move('c', 1), move('a', -1), move('d', -1), move('b', -1))).toBe('n b c d e a')
    expect(changed(table, move('d', 1))).toBe('n b c e d a')
  })

  test('the state alone decides whether it is the default', () => {
    const table = tableOf('a -b (c) d')
    expect(isInitial(table)).toBe(true)
    table.setColumnVisibility({ a: true, b: false })
    table.setColumnOrder(['a', 'b', 'c', 'd'])
    expect(isInitial(table), 'the same, said in other words').toBe(true)
    table.getColumn('c')?.toggleVisibility(false)
    expect(isInitial(table)).toBe(false)
    table.resetColumnVisibility()
    table.setColumnOrder(['d'])
    expect(isInitial(table)).toBe(false)
    changeColumns(table, reset)
    expect(isInitial(table)).toBe(true)
  })
})

const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__')
const anyColumn = fc
  .record({
    id: anyId,
    isShown: fc.boolean(),
    isFixed: fc.boolean(),
    isOffered: fc.boolean(),
    group: fc.constantFrom(undefined, 'g', 'h'),
  })
  .map(({ id, isFixed, isShown, isOffered, group }): Column => {
    const settings = { isShown, isOffered, ...(group ? { group } : {}) }
    return { id, header: id, enableHiding: !isFixed, meta: { settings } }
  })
const anyColumns = fc.uniqueArray(anyColumn, { selector: ({ id }) => id, minLength: 1 })
const anyChange = fc.oneof(
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

/** Invariants of every state. */
function expectSound(table: DataTableInstance<RowData>) {
  const state = columnsState(table)
  const initial = state.columns.map(({ id }) => id)
  const order = drawnOrder(state).map(({ id }) => id)
  expect(order.toSorted()).toEqual(initial.toSorted())
  for (const { id, isFixed } of state.columns)
    if (isFixed) expect(isColumnVisible(state.visibility, id)).toBe(true)
  const naming = namingColumn(state.columns)
  if (naming !== null) expect(order[0]).toBe(naming)
  if (initial.length > (naming === null ? 0 : 1)) expect(shownData(state).length).toBeGreaterThan(0)
  expect(drawn(table)).toEqual(order.filter(id => isColumnVisible(state.visibility, id)))
}

describe('T6 properties', () => {
  test('after any action the panel matches the table, required columns are shown, and some data stays', () => {
    fc.assert(
      fc.property(anyColumns, fc.array(anyChange, { maxLength: 30 }), (columns, changes) => {
        const table = buildTable<RowData>({ columns, data: [] })
        expectSound(table)
        for (const change of changes) {
          const before = columnsState(table)
          changeColumns(table, change)
          expectSound(table)
          const { visibility } = columnsState(table)
          for (const { id, isOffered } of before.columns)
            if (!isOffered && change.type !== 'reset')
              expect(isColumnVisible(visibility, id)).toBe(isColumnVisible(before.visibility, id))
        }
        changeColumns(table, reset)
        expect(isInitial(table)).toBe(true)
      }),
    )
  })

  test('a move and its reverse restore the state', () => {
    fc.assert(
      fc.property(anyColumns, anyId, (columns, id) => {
        const table = buildTable<RowData>({ columns, data: [] })
        const [before, listed] = [short(table), listedColumns(columnsState(table))]
        const there = changed(table, move(id, 1))
        if (there === before) return
        expect(listedColumns(columnsState(table))).toHaveLength(listed.length)
        expect(changed(table, move(id, -1))).toBe(before)
      }),
    )
  })
})
