import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import type { TableCell } from '../../cells/cell.view-model.ts'
import { createColumns } from '../columns/columns.ts'

type Bond = { id: string; name: TableCell; isin: TableCell; price: number; trend: number[] }

const column = createColumns<Bond>()
const columns = [
  column.text('name', { header: 'Bond' }),
  column.text('isin', { header: 'ISIN' }),
  column.number('price', { header: 'Price', decimals: 3 }),
]
const bonds: Bond[] = [
  {
    id: '1',
    name: { text: 'US Treasury 4.375% 15 May 2041', href: '/bonds/1/' },
    isin: 'US912810QQ40',
    price: 1234.5,
    trend: [],
  },
  {
    id: '2',
    name: { text: 'Boeing Co/The 5.15% 1 May 2030', href: '/bonds/2/' },
    isin: 'US097023CY98',
    price: 99,
    trend: [],
  },
  { id: '3', name: { text: 'Unnamed' }, isin: { reason: 'Not in the data.' }, price: 98, trend: [] },
]
const found = (globalFilter: string) =>
  buildTable({ columns, data: bonds, getRowId: ({ id }) => id, initialState: { globalFilter } })
    .getRowModel()
    .rows.map(({ id }) => id)

describe('the quick filter matches rows that contain every word', () => {
  test.each([
    ['no word is every row', ' ', ['1', '2', '3']],
    ['a word of any case', 'BOEING', ['2']],
    ['every word has to be there, in any of the columns', 'may 912810', ['1']],
    ['a piece of a word', '097023', ['2']],
    ['a number as it is written', '1,234.500', ['1']],
    ['a number as it was given', '1234.5', ['1']],
    ['a reason is no value', 'not', []],
    ['a link is no text', 'bonds', []],
  ])('%s', (_sentence, term, ids) => {
    expect(found(term)).toEqual(ids)
  })
})
