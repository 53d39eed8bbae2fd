import { describe, expect, test } from 'vitest'
import type { ColumnMeta } from '../data-table/column-meta.ts'
import { createColumns, type DataTableColumnDef } from '../data-table/columns.ts'
import { settingsColumn } from './settings-column.ts'

type Quote = { change: number; price: { clean: number } }
const column = createColumns<Quote>()
const change = (meta: ColumnMeta<Quote> = {}, enableHiding?: boolean): DataTableColumnDef<Quote> => ({
  ...column.accessor('change', { header: 'Chg', meta }),
  enableHiding,
})

describe('T6 what the panel calls a column', () => {
  test.each<[what: string, meta: ColumnMeta<Quote>, expected: string]>([
    ['its heading', {}, 'Chg'],
    ['its heading with the unit', { unit: '%' }, 'Chg, %'],
    ['its title, where it has one', { title: 'Change' }, 'Change'],
    ['its label, if it has one', { unit: '%', settings: { label: 'Change' } }, 'Change'],
    ['its heading, where the label is blank', { settings: { label: '  ' } }, 'Chg'],
  ])('%s', (_, meta, expected) => {
    expect(settingsColumn(change(meta)).label).toBe(expected)
  })

  test.each<[what: string, given: DataTableColumnDef<Quote>, expected: string]>([
    [
      'its title, where the heading is a component',
      column.display({ id: 'x', meta: { title: 'Trend' } }),
      'Trend',
    ],
    ['its id, where nothing else is text', column.display({ id: 'x', header: () => null }), 'x'],
  ])('%s', (_, given, expected) => {
    expect(settingsColumn(given).label).toBe(expected)
  })
})

describe('T6 how the panel offers a column', () => {
  test('one that says nothing is shown, offered, free to hide, and of no group', () => {
    expect(settingsColumn(change())).toEqual({
      id: 'change',
      label: 'Chg',
      isShown: true,
      isFixed: false,
      isOffered: true,
      group: null,
    })
  })

  test('it has the id that it has in the table', () => {
    expect(settingsColumn(column.number('price.clean', { header: 'Price' })).id).toBe('price.clean')
    expect(settingsColumn({ accessorKey: 'price.clean', header: 'Price' }).id).toBe('price_clean')
  })

  test('meta.settings decides, and enableHiding whether it is always shown', () => {
    const settings = { isShown: false, isOffered: false, group: ' Return ' }
    expect(settingsColumn(change({ settings }, false))).toMatchObject({
      isShown: false,
      isOffered: false,
      isFixed: true,
      group: 'Return',
    })
  })

  test('a blank group is none', () => {
    expect(settingsColumn(change({ settings: { group: ' ' } })).group).toBeNull()
  })
})
