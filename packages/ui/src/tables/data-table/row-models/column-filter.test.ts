import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import type { TableCell } from '../../cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../columns/columns.ts'
import type { RowMeta } from '../columns/table-meta.ts'
import { filterKindOf } from './column-filter.ts'
import { columnValues } from './column-values.ts'

type Bond = {
  id: string
  name: TableCell
  price: TableCell
  maturity: TableCell
  sector: TableCell
  note: TableCell
  meta?: RowMeta
}

const column = createColumns<Bond>()
const columns: DataTableColumnDef<Bond>[] = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', decimals: 2 }),
  column.day('maturity', { header: 'Maturity' }),
  column.text('sector', { header: 'Sector', filter: 'set' }),
  column.comment('note', { header: 'Note' }),
]

const hidden = { text: '101.5', locked: true } as const
const bonds: Bond[] = [
  {
    id: 'ust',
    name: 'US Treasury 4.375% 2041',
    price: 1234.5,
    maturity: '2041-05-15',
    sector: 'Sovereign',
    note: null,
  },
  {
    id: 'boeing',
    name: { text: 'Boeing Co/The', detail: 'callable' },
    price: '99.125',
    maturity: { text: 'perpetual', sortValue: '2030-05-01' },
    sector: 'Industrials',
    note: 'Called at par.',
  },
  { id: 'change', name: 'Rate swap', price: -2.5, maturity: '2026-01-01T12:00', sector: '', note: '' },
  {
    id: 'secret',
    name: { text: 'Boeing secret', locked: true },
    price: hidden,
    maturity: { text: '2030-01-01', placeholder: 'send' },
    sector: { text: 'Industrials', placeholder: 'forbidden' },
    note: { text: 'Called', locked: true },
  },
  {
    id: 'blank',
    name: null,
    price: { text: null, reason: 'Not in the data.' },
    maturity: null,
    sector: null,
    note: null,
  },
  {
    id: 'sorted',
    name: 'Sorted by its number',
    price: { text: 'about par', sortValue: 100 },
    maturity: '2030-12-31',
    sector: 'Sovereign',
    note: null,
  },
]

const tableOf = (data: readonly Bond[], id: string, value: unknown, defs = columns) =>
  buildTable({
    columns: defs,
    data,
    getRowId: row => row.id,
    getRowMeta: row => row.meta,
    initialState: { columnFilters: [{ id, value }] },
  })
const found = (id: string, value: unknown) =>
  tableOf(bonds, id, value)
    .getRowModel()
    .rows.map(row => row.id)

describe('a column filter keeps matching rows', () => {
  test.each<[string, string, unknown, string[]]>([
    ['text: all words, of any case, in any order', 'name', '2041 treasury', ['ust']],
    ['text: a word that is not there', 'name', 'treasury bill', []],
    ['text: the second text of a cell', 'name', 'CALLABLE', ['boeing']],
    ['text: withheld names are not found', 'name', 'secret', []],
    ['text: a comment', 'note', 'called', ['boeing']],
    ['range: numbers, and decimals as text', 'price', [99, 100], ['boeing', 'sorted']],
    ['range: both ends are included', 'price', [99.125, 99.125], ['boeing']],
    ['range: without an upper bound', 'price', [100, null], ['ust', 'sorted']],
    ['range: without a lower bound, negative', 'price', [undefined, 0], ['change']],
    ['range: bounds as text, as an address has them', 'price', ['1000', ''], ['ust']],
    ['range: a crossed one has no rows', 'price', [5, 1], []],
    [
      'range: withheld and blank cells never match',
      'price',
      [-1e9, 1e9],
      ['ust', 'boeing', 'change', 'sorted'],
    ],
    ['days: both ends are included', 'maturity', ['2030-05-01', '2030-12-31'], ['boeing', 'sorted']],
    ['days: the day of a moment', 'maturity', [null, '2026-01-01'], ['change']],
    ['days: without a last day', 'maturity', ['2031-01-01', null], ['ust']],
    ['days: withheld ones never match', 'maturity', ['2030-01-01', '2030-01-01'], []],
    ['set: some values', 'sector', ['Sovereign'], ['ust', 'sorted']],
    ['set: the blank', 'sector', [''], ['change', 'blank']],
    ['set: a value and the blank', 'sector', ['Industrials', ''], ['boeing', 'change', 'blank']],
    ['set: a value that is not there', 'sector', ['Utilities'], []],
  ])('%s', (_sentence, id, value, ids) => {
    expect(found(id, value)).toEqual(ids)
  })

  test('T2 totals stay, whatever their cells contain', () => {
    const total: Bond = {
      id: 'total',
      name: 'Total',
      price: 5,
      maturity: null,
      sector: null,
      note: null,
      meta: { variant: 'total' },
    }
    const rows = tableOf([total, ...bonds], 'price', [1000, null]).getRowModel().rows
    expect(rows.map(row => row.id)).toEqual(['ust', 'total'])
  })

  test("a column's own filterFn has priority", () => {
    const own = column.text('name', { header: 'Bond', filterFn: (row, _id, value) => row.id === value })
    const rows = tableOf(bonds, 'name', 'secret', [own]).getRowModel().rows
    expect(rows.map(row => row.id)).toEqual(['secret'])
  })

  test.each<[string, string, unknown]>([
    ['no words', 'name', '  '],
    ['a range without bounds', 'price', [null, undefined]],
    ['a range of empty fields', 'price', ['', '']],
    ['no values', 'sector', []],
  ])('%s are no filter', (_sentence, id, value) => {
    const table = tableOf(bonds, 'note', 'par')
    table.getColumn(id)?.setFilterValue(value)
    expect(table.atoms.columnFilters.get()).toEqual([{ id: 'note', value: 'par' }])
  })

  test('the blank of a set is a filter', () => {
    const table = tableOf(bonds, 'note', 'par')
    table.getColumn('sector')?.setFilterValue([''])
    expect(table.atoms.columnFilters.get()).toContainEqual({ id: 'sector', value: [''] })
  })
})

describe('the kind of filter of a column', () => {
  const plain: DataTableColumnDef<Bond>[] = [
    { accessorKey: 'price', header: 'Price' },
    { accessorKey: 'name', header: 'Bond' },
    { id: 'none', header: 'Trend' },
    { id: 'off', accessorKey: 'note', header: 'Note', enableColumnFilter: false },
    { id: 'chosen', accessorKey: 'name', header: 'Bond', meta: { filter: 'set' } },
    { id: 'blank', accessorFn: () => null, header: 'Blank' },
  ]
  const table = buildTable({
    columns: [...columns.slice(2), ...plain],
    data: [bonds[4], ...bonds].flatMap(row => row ?? []),
  })

  test.each([
    ['days', 'maturity', 'days'],
    ['its own', 'sector', 'set'],
    ['a comment', 'note', 'text'],
    ['a plain column whose first value is a number', 'price', 'range'],
    ['a plain column whose first value is text', 'name', 'text'],
    ['without an accessor', 'none', null],
    ['switched off', 'off', null],
    ['chosen on a plain column', 'chosen', 'set'],
    ['of blanks alone', 'blank', 'text'],
  ])('%s', (_sentence, id, kind) => {
    const found = table.getColumn(id)
    expect(found && filterKindOf(found)).toBe(kind)
  })

  test('a plain column of numbers has a range filter', () => {
    const rows = tableOf(bonds, 'price', [1000, null], plain).getRowModel().rows
    expect(rows.map(row => row.id)).toEqual(['ust'])
  })
})

describe('the values of a column', () => {
  test('are counted among the rows that pass the other filters; withheld ones and totals do not count', () => {
    const total: Bond = {
      id: 'total',
      name: 'Total',
      price: 5,
      maturity: null,
      sector: 'All',
      note: null,
      meta: { variant: 'total' },
    }
    const table = tableOf([...bonds, total], 'sector', ['Sovereign'])
    expect(Object.fromEntries(table.getColumn('sector')?.getFacetedUniqueValues() ?? [])).toEqual({
      Sovereign: 2,
      Industrials: 1,
      '': 2,
    })
    table.getColumn('price')?.setFilterValue([1000, null])
    expect(Object.fromEntries(table.getColumn('sector')?.getFacetedUniqueValues() ?? [])).toEqual({
      Sovereign: 1,
    })
  })

  test('a column with several values in a cell is filtered by any of them', () => {
    const tags = column.text('name', {
      header: 'Tags',
      filter: 'set',
      getUniqueValues: row => String(row.name).split(' '),
    })
    const table = tableOf(bonds.slice(0, 3), 'name', ['swap'], [tags])
    expect(table.getRowModel().rows.map(row => row.id)).toEqual(['change'])
    expect(table.getColumn('name')?.getFacetedUniqueValues().get('Treasury')).toBe(1)
  })

  test('have the order and format of their column, the blank last; chosen ones stay', () => {
    const counts = new Map([
      ['', 1],
      ['1000', 2],
      ['99.5', 3],
    ])
    const values = columnValues({
      counts,
      chosen: ['7'],
      column: { kind: 'number', decimals: 1 },
      lang: 'en',
    })
    expect(values).toEqual([
      { value: '7', text: '7.0', count: 0 },
      { value: '99.5', text: '99.5', count: 3 },
      { value: '1000', text: '1,000.0', count: 2 },
      { value: '', text: '', count: 1 },
    ])
  })
})
