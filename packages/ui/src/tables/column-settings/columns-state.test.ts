import { describe, expect, test } from 'vitest'
import { buildTable } from '../../testing/build-table.ts'
import type { ColumnMeta } from '../data-table/columns/column-meta.ts'
import { createColumns, type DataTableColumnDef } from '../data-table/columns/columns.ts'
import { columnsState } from './columns-state.ts'

type Quote = { change: number; price: { clean: number } }
const column = createColumns<Quote>()
const change = (meta: ColumnMeta<Quote> = {}, enableHiding?: boolean): DataTableColumnDef<Quote> => ({
  ...column.accessor('change', { header: 'Chg', meta }),
  enableHiding,
})
const settingsOf = (...columns: DataTableColumnDef<Quote>[]) =>
  columnsState(buildTable({ columns, data: [] })).columns

describe('T6 the name of a column in the panel', () => {
  test.each<[what: string, column: DataTableColumnDef<Quote>, expected: string]>([
    ['its heading', change(), 'Chg'],
    ['its heading with the unit', change({ unit: '%' }), 'Chg, %'],
    ['its title, where it has one', change({ title: 'Change' }), 'Change'],
    ['its label, if it has one', change({ unit: '%', settings: { label: 'Change' } }), 'Change'],
    ['its heading, where the label is blank', change({ settings: { label: '  ' } }), 'Chg'],
    [
      'its title, where the heading is a component',
      column.display({ id: 'x', meta: { title: 'Trend' } }),
      'Trend',
    ],
    ['its id, where nothing else is text', column.display({ id: 'x', header: () => null }), 'x'],
    ['its id, where the heading is blank', column.display({ id: 'x', header: ' ' }), 'x'],
  ])('%s', (_, defined, expected) => {
    expect(settingsOf(defined)[0]?.label).toBe(expected)
  })
})

describe('T6 how the panel offers a column', () => {
  test('a column without settings is offered, can be hidden, and has no group', () => {
    expect(settingsOf(change())).toEqual([
      { id: 'change', label: 'Chg', isFixed: false, isOffered: true, group: null },
    ])
  })

  test('it has the same id as in the table', () => {
    const ids = settingsOf(
      column.number('price.clean', { header: 'Price' }),
      { accessorKey: 'price.clean', header: 'Price' },
      change(),
    ).map(({ id }) => id)
    expect(ids).toEqual(['price.clean', 'price_clean', 'change'])
  })

  test('meta.settings decides, and enableHiding whether it is always shown', () => {
    const settings = { isOffered: false, group: ' Return ' }
    expect(settingsOf(change({ settings }, false))).toMatchObject([
      { isOffered: false, isFixed: true, group: 'Return' },
    ])
  })

  test('a table that cannot hide columns keeps all', () => {
    const table = buildTable({ columns: [change()], data: [], enableHiding: false })
    expect(columnsState(table).columns).toMatchObject([{ isFixed: true }])
  })

  test('a blank group counts as none', () => {
    expect(settingsOf(change({ settings: { group: ' ' } }))[0]?.group).toBeNull()
  })

  test('columns under one heading are listed separately, and a grouping column is included', () => {
    const columns = [column.group({ id: 'both', columns: [change(), column.display({ id: 'x' })] })]
    const table = buildTable({ columns, data: [], initialState: { grouping: ['change'] } })
    expect(columnsState(table).columns.map(({ id }) => id)).toEqual(['change', 'x'])
  })

  test('of columns with the same id the first is used', () => {
    expect(settingsOf(change(), { ...change(), header: 'Two' }).map(({ label }) => label)).toEqual(['Chg'])
  })
})
