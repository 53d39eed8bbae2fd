import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import type { CellColumn, TableCell } from '../../cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../columns/columns.ts'
import type { RowMeta } from '../columns/table-meta.ts'
import type { DataTableOptions } from '../model/table-options.ts'
import { exportedCell, exportedTable, hasRows } from './exported-table.ts'

const NUMBER: CellColumn = { kind: 'number', decimals: 2 }
const number = (digits: string) => ({ kind: 'number', digits })
const text = (value: string) => ({ kind: 'text', text: value })
const LONG = 'word '.repeat(40).trim()

describe('X7 the value of a cell', () => {
  test.each<[what: string, cell: TableCell, column: CellColumn, value: unknown, shown: string]>([
    [
      'a number has all its digits, and the decimals of the screen',
      101.43999,
      NUMBER,
      number('101.43999'),
      '101.44',
    ],
    ['a negative price stays a number', -1.5, NUMBER, number('-1.5'), '−1.50'],
    ['a minus zero is zero', -0, NUMBER, number('0'), '0.00'],
    [
      'a large number has no exponent and no groups',
      1e21,
      {},
      number(`1${'0'.repeat(21)}`),
      '1,000,000,000,000,000,000,000',
    ],
    ['a small one neither', 1e-7, {}, number('0.0000001'), '0.0000001'],
    ['decimal text in a column of numbers is a number', '101.4300', NUMBER, number('101.43'), '101.43'],
    ['30 decimals are preserved', `0.${'1'.repeat(30)}`, NUMBER, number(`0.${'1'.repeat(30)}`), '0.11'],
    ['whole hundreds keep their zeros', '100', NUMBER, number('100'), '100.00'],
    ['decimal text in a column of text is text', '-1.5', {}, text('-1.5'), '-1.5'],
    ['a number in a column of text is a number', -1.5, {}, number('-1.5'), '−1.5'],
    [
      'other text in a column of numbers is text',
      '3.818 / 3.805',
      NUMBER,
      text('3.818 / 3.805'),
      '3.818 / 3.805',
    ],
    ['a formula in a column of numbers is text', '=1+1', NUMBER, text('=1+1'), '=1+1'],
    [
      'the text counts, not what sorting compares',
      { text: '16:42', sortValue: 1642 },
      NUMBER,
      text('16:42'),
      '16:42',
    ],
    [
      'a day is its ISO form, formatted on the screen',
      '2034-02-15',
      { kind: 'day' },
      text('2034-02-15'),
      '15 Feb 2034',
    ],
    ['long text is whole', LONG, {}, text(LONG), LONG],
    [
      'a second text is shown beside the value',
      { text: 'Quotrix', detail: 'Düsseldorf' },
      {},
      text('Quotrix'),
      'Quotrix Düsseldorf',
    ],
    [
      'an address and explanations are no part of it',
      { text: 'A', href: '/a/', info: 'i', tooltip: 't' },
      {},
      text('A'),
      'A',
    ],
    ['null is blank', null, {}, null, ''],
    ['undefined is blank', undefined, {}, null, ''],
    ['a dash in a column of numbers is blank', '–', NUMBER, null, ''],
    ['NaN is blank', Number.NaN, NUMBER, null, ''],
    ['infinity is blank', Number.POSITIVE_INFINITY, {}, null, ''],
    ['spaces are blank', '  ', {}, null, ''],
    ['why it is blank is no part of it', { text: null, reason: 'Withheld: 3,723.67 %' }, NUMBER, null, ''],
    [
      'a locked cell is empty, whatever it holds',
      { text: 101.43, locked: true, detail: 'x' },
      NUMBER,
      null,
      '',
    ],
    [
      'a cell on request is empty, whatever it holds',
      { text: 101.43, placeholder: 'send' },
      NUMBER,
      null,
      '',
    ],
  ])('%s', (_, cell, column, value, shown) => {
    expect(exportedCell(cell, column, 'en')).toEqual({ value, shown })
  })

  test('numbers are the same in every language, and texts follow the language', () => {
    expect(exportedCell(1234.5, NUMBER, 'de')).toEqual({ value: number('1234.5'), shown: '1.234,50' })
  })

  test('any finite number is read back as itself', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true, min: -1e15, max: 1e15 }), value => {
        const cell = exportedCell(value, NUMBER, 'en').value
        if (cell?.kind !== 'number') throw new Error('it is a number')
        expect(cell.digits).toMatch(/^-?\d+(\.\d+)?$/)
        // rounded at 30 decimals, as in the archive; the rest is beyond the precision of a double
        expect(Math.abs(Number(cell.digits) - value)).toBeLessThanOrEqual(2e-30)
      }),
    )
  })

  test('a withheld cell has no value, whatever else it contains', () => {
    const anyCell = fc.record({
      text: fc.oneof(fc.string(), fc.double(), fc.constant(null)),
      detail: fc.string(),
      sortValue: fc.double(),
      info: fc.string(),
    })
    fc.assert(
      fc.property(
        anyCell,
        fc.constantFrom<TableCell>({ locked: true }, { placeholder: 'sent' }),
        (cell, why) => {
          const withheld = { ...cell, ...(why as object) }
          expect(exportedCell(withheld, NUMBER, 'en')).toEqual({ value: null, shown: '' })
        },
      ),
    )
  })
})

type Quote = { name: string; bid: number; ask: number; group?: string; meta?: RowMeta }
type Source = Partial<
  Pick<DataTableOptions<Quote>, 'columns' | 'data' | 'limit' | 'initialState' | 'getSubRows'>
>

const column = createColumns<Quote>()
const COLUMNS: readonly DataTableColumnDef<Quote>[] = [
  column.text('name', { header: 'Name' }),
  column.number('bid', { header: 'Bid', unit: '%' }),
  column.number('ask', { header: 'Ask' }),
]
const row = (name: string, bid: number, meta?: RowMeta, group?: string): Quote => ({
  name,
  bid,
  ask: bid + 1,
  meta,
  group,
})
const ROWS = [row('b', 2), row('c', 3), row('a', 1)]
const byBid = (desc: boolean) => ({ sorting: [{ id: 'bid', desc }] })

const tableOf = ({ columns = COLUMNS, data = ROWS, ...options }: Source) =>
  buildTable({ columns, data, getRowMeta: quote => quote.meta, ...options })
const made = (source: Source, isLocked = false) =>
  exportedTable({ table: tableOf(source), lang: 'en', groupTitle: 'Group', isLocked })
const names = (source: Source, isLocked = false) =>
  made(source, isLocked)
    .rows.map(([first]) => first?.shown)
    .join(' ')

describe('X7 the exported table', () => {
  test.each<[what: string, source: Source, expected: string]>([
    ['the order given', {}, 'b c a'],
    ['the order of the sort', { initialState: byBid(false) }, 'a b c'],
    ['the other way', { initialState: { sorting: [{ id: 'name', desc: true }] } }, 'c b a'],
    [
      'the order of the sort, also by a column that is hidden',
      { initialState: { ...byBid(false), columnVisibility: { bid: false } } },
      'a b c',
    ],
    ['all rows, beyond the first ones too', { limit: 1 }, 'b c a'],
    [
      'collapsed rows in their place',
      { data: [row('n', 3, { collapsible: 'next' }), row('m', 2), row('p', 1, { collapsible: 'previous' })] },
      'p m n',
    ],
    [
      'totals last',
      {
        data: [row('sum', 9, { variant: 'total' }), row('b', 2), row('a', 1)],
        initialState: byBid(false),
      },
      'a b sum',
    ],
    [
      'rows below rows, expanded or not',
      {
        getSubRows: quote => (quote.name === 'b' ? [row('b1', 0), row('b2', 0)] : undefined),
        initialState: { expanded: {} },
      },
      'b b1 b2 c a',
    ],
  ])('has %s', (_, source, expected) => {
    expect(names(source)).toBe(expected)
  })

  test.each<[what: string, source: Source, expected: string]>([
    ['the first rows only', { limit: 2 }, 'b c'],
    ['the first rows of the sort', { limit: 2, initialState: byBid(true) }, 'c b'],
    [
      'no collapsed rows',
      {
        limit: 2,
        data: [row('p', 1, { collapsible: 'previous' }), row('m', 2), row('n', 3, { collapsible: 'next' })],
      },
      'm',
    ],
    [
      'rows below the first ones, expanded or not',
      {
        limit: 1,
        getSubRows: quote => (quote.name === 'b' ? [row('b1', 0), row('b2', 0)] : undefined),
        initialState: { expanded: {} },
      },
      'b b1 b2',
    ],
    [
      'rows below the first ones once',
      { limit: 1, getSubRows: quote => (quote.name === 'b' ? [row('b1', 0)] : undefined) },
      'b b1',
    ],
  ])('with locked rows: %s', (_, source, expected) => {
    expect(names(source, true)).toBe(expected)
  })

  test('has the shown columns in order, with their units', () => {
    const source = { columns: COLUMNS.toReversed(), initialState: { columnVisibility: { ask: false } } }
    expect(made(source).columns).toEqual([
      { id: 'bid', title: 'Bid, %', isNumber: true },
      { id: 'name', title: 'Name', isNumber: false },
    ])
    expect(made(source).rows[0]?.map(({ shown }) => shown)).toEqual(['2', 'b'])
  })

  test('a column of components is exported if it defines its text, and left out otherwise', () => {
    const columns = [
      ...COLUMNS.slice(0, 1),
      column.display({ id: 'trend', header: 'Trend', cell: () => null }),
      column.display({
        id: 'side',
        header: 'Side',
        cell: () => null,
        meta: { text: quote => ((quote as Quote).bid > 1 ? 'above par' : '') },
      }),
    ]
    const { columns: written, rows } = made({ columns })
    expect(written.map(({ id }) => id)).toEqual(['name', 'side'])
    expect(rows.map(cells => cells[1])).toEqual([
      { value: text('above par'), shown: 'above par' },
      { value: text('above par'), shown: 'above par' },
      { value: null, shown: '' },
    ])
  })

  const grouped = (groups: [string, { label: string; collapsed?: boolean; cells?: { bid: number } }][]) => [
    ...COLUMNS,
    column.accessor('group', { header: 'Own', meta: { groups: new Map(groups) } }),
  ]

  test('grouped rows name their group in a column of its own, collapsed groups included', () => {
    const { columns, rows } = made({
      columns: grouped([
        ['exchange', { label: 'Exchanges', collapsed: true, cells: { bid: 99 } }],
        ['bank', { label: 'Banks' }],
      ]),
      data: [row('a', 1, {}, 'bank'), row('b', 2), row('c', 3, {}, 'exchange')],
      initialState: { grouping: ['group'], columnVisibility: { group: false } },
    })
    expect(columns[0]).toEqual({ id: 'group', title: 'Group', isNumber: false })
    expect(rows.map(cells => cells.slice(0, 2).map(({ shown }) => shown))).toEqual([
      ['', 'b'],
      ['Exchanges', 'c'],
      ['Banks', 'a'],
    ])
  })

  test("the group column's id is unique", () => {
    const columns = [
      ...COLUMNS,
      column.text(() => 'x', { id: 'group', header: 'Other' }),
      column.text('group', { id: 'kind', header: 'Own' }),
    ]
    const initialState = { grouping: ['kind'], columnVisibility: { kind: false } }
    const { columns: written } = made({ columns, initialState, data: [row('a', 1, {}, 'g')] })
    expect(written.map(({ id }) => id)).toEqual(['_group', 'name', 'bid', 'ask', 'group'])
  })

  test('without columns or rows it is empty, without an error', () => {
    expect(made({ columns: [] })).toMatchObject({ columns: [], rows: [[], [], []] })
    expect(made({ data: [] }).rows).toEqual([])
  })

  test.each<[what: string, data: Quote[], expected: boolean]>([
    ['a row', [row('a', 1)], true],
    ['a collapsed row', [row('a', 1, { collapsible: 'previous' })], true],
    ['a total', [row('a', 1, { variant: 'total' })], true],
    ['no row', [], false],
  ])('%s can be exported: %j', (_, data, expected) => {
    expect(hasRows(tableOf({ data }))).toBe(expected)
  })
})
