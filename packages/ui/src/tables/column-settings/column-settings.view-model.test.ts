import type { RowData } from '@tanstack/react-table'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../testing/build-table.ts'
import type { ColumnSettingsMeta } from '../data-table/columns/column-meta.ts'
import type { DataTableColumnDef } from '../data-table/columns/columns.ts'
import { type ColumnChange, changeColumns } from './change-columns.ts'
import { columnAnnouncement, toColumnSettingsViewModel } from './column-settings.view-model.ts'
import { columnsState } from './columns-state.ts'

type Column = DataTableColumnDef<RowData>
const column = (id: string, header: string, settings: ColumnSettingsMeta = {}): Column => ({
  id,
  header,
  meta: { settings },
})
const fixed = (each: Column): Column => ({ ...each, enableHiding: false })
const QUOTES = [
  fixed(column('name', 'Participant')),
  column('bid', 'Bid', { group: 'Price' }),
  column('ask', 'Ask', { group: 'Price', isShown: false }),
  column('ytm', 'Yield, %', { group: 'Return' }),
  column('secret', 'Internal', { isOffered: false }),
  column('change', 'Chg', { label: 'Change since yesterday' }),
]
const viewModelOf = (columns: readonly Column[], ...changes: ColumnChange[]) => {
  const table = buildTable<RowData>({ columns, data: [] })
  for (const change of changes) changeColumns(table, change)
  return toColumnSettingsViewModel(columnsState(table))
}
const outcome = (...changes: ColumnChange[]) => viewModelOf(QUOTES, ...changes)

describe('T6 the panel', () => {
  test('columns without a group come first, groups follow in order of appearance, and hidden options are not listed', () => {
    const announced = outcome().groups.map(({ name, columns }) => [name, ...columns.map(({ text }) => text)])
    expect(announced).toEqual([
      [null, 'Participant', 'Change since yesterday'],
      ['Price', 'Bid', 'Ask'],
      ['Return', 'Yield, %'],
    ])
  })

  test.each<[what: string, changes: ColumnChange[], states: string]>([
    ['some, when one of two is off', [], 'all some all'],
    ['all, once it is on', [{ type: 'columnToggled', id: 'ask', shown: true }], 'all all all'],
    ['none, when its only one is off', [{ type: 'columnToggled', id: 'ytm', shown: false }], 'all some none'],
    ['some, where one may not be hidden', [{ type: 'allCleared' }], 'some none none'],
  ])('the parent checkbox shows %s', (_, changes, states) => {
    const viewModel = outcome(...changes)
    expect(viewModel.groups.map(({ state }) => state).join(' ')).toBe(states)
  })

  test('counts offered columns: 4 of 5', () => {
    expect(outcome()).toMatchObject({ shown: 4, total: 5 })
    expect(outcome({ type: 'allSelected' })).toMatchObject({ shown: 5, total: 5 })
  })

  test('a fixed column is always required, and the last data column while it is the last', () => {
    const two = [fixed(column('n', 'N')), column('a', 'A'), column('b', 'B')]
    const required = (...changes: ColumnChange[]) =>
      viewModelOf(two, ...changes).groups[0]?.columns.map(each => each.required)
    expect(required()).toEqual(['always', null, null])
    expect(required({ type: 'allCleared' })).toEqual(['always', 'last', null])
  })

  test('a parent without effect explains why', () => {
    const requiredOf = (columns: Column[]) => viewModelOf(columns).groups.at(-1)?.required
    const n = fixed(column('n', 'N'))
    const a = column('a', 'A', { group: 'G' })
    expect(requiredOf([n, fixed(a)])).toBe('always')
    expect(requiredOf([n, a])).toBe('last')
    expect(requiredOf([n, a, { ...a, id: 'b' }])).toBeNull()
  })

  test('the ordered list has the shown columns, with its ends', () => {
    const { places } = outcome()
    expect(places.map(({ at, text }) => `${at} ${text}`)).toEqual([
      '1 Participant',
      '2 Bid',
      '3 Yield, %',
      '4 Change since yesterday',
    ])
    expect(places.map(({ fixed, isFirst, isLast }) => [fixed, isFirst, isLast].map(Number).join(''))).toEqual(
      ['100', '010', '000', '001'],
    )
  })
})

describe('T6 announcements', () => {
  const announced = (change: ColumnChange) => columnAnnouncement(change, outcome(change))

  test.each<[change: ColumnChange, expected: unknown]>([
    [
      { type: 'columnMoved', id: 'ytm', by: -1 },
      { key: 'columns_status_moved', values: { column: 'Yield, %', at: 2, of: 4 } },
    ],
    [{ type: 'columnMoved', id: 'gone', by: 1 }, null],
    [{ type: 'columnToggled', id: 'ytm', shown: false }, null],
    [{ type: 'allCleared' }, { key: 'columns_shown', values: { shown: 1, total: 5 } }],
    [{ type: 'allSelected' }, { key: 'columns_shown', values: { shown: 5, total: 5 } }],
    [
      { type: 'groupToggled', group: 'Price', shown: false },
      { key: 'columns_shown', values: { shown: 3, total: 5 } },
    ],
    [{ type: 'reset' }, { key: 'columns_status_reset', values: { shown: 4, total: 5 } }],
  ])('%j', (change, expected) => {
    expect(announced(change)).toEqual(expected)
  })
})
