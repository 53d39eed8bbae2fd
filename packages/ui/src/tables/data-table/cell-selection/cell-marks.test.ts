import type { CellSelectionRange } from '@tanstack/react-table'
import { describe, expect, test } from 'vitest'
import { buildTable, FOUR_COLUMNS, type Four } from '../../../testing/build-table.ts'
import { createColumns } from '../columns/columns.ts'
import type { DataTableOptions } from '../model/table-options.ts'
import { cellMarks, placeOfCell } from './cell-marks.ts'
import { copiedCells } from './copied-cells.ts'
import { gridCell } from './grid-cell.tsx'

const DATA: Four[] = ['A', 'B', 'C', 'D'].map((name, index) => ({
  name,
  bid: 101 + index,
  ask: 102 + index,
  spread: index / 4,
}))

/** `A bid: C ask` are two corners; a leading `-` removes the range. */
function rangeOf(text: string): CellSelectionRange {
  const [anchorRowId = '', anchorColumnId = '', focusRowId = '', focusColumnId = ''] = text
    .replace('-', '')
    .split(/:? /)
  const range = { anchorRowId, anchorColumnId, focusRowId, focusColumnId }
  return text.startsWith('-') ? { ...range, operation: 'exclude' } : range
}
/** The attributes of a cell of the table above. */
const cellOf = (marks: string, column: number, span = 1) =>
  gridCell({ styles: '', marks, column, span, columnId: FOUR_COLUMNS[column]?.id ?? '' })
/** The sides that have a line. */
const sidesOf = (marks: string, column: number, span = 1) =>
  cellOf(marks, column, span)
    .className.match(/border-[tebs](?=-2)/g)
    ?.join(' ')

const tableOf = (ranges: readonly string[], options: Partial<DataTableOptions<Four>> = {}) =>
  buildTable<Four>({
    columns: FOUR_COLUMNS,
    data: DATA,
    getRowId: ({ name }) => name,
    ...options,
    initialState: { cellSelection: ranges.map(rangeOf), ...options.initialState },
  })

/** Each row with a letter for each cell: `.` not selected, `x` selected, upper case for the tab stop, `-` not selectable. */
function drawn(table: ReturnType<typeof tableOf>) {
  const marks = cellMarks(table)
  return table.getRowModel().rows.map((_, row) =>
    FOUR_COLUMNS.map((_column, place) => {
      const cell = cellOf(marks.ofRow(row), place)
      if (cell['aria-selected'] === undefined) return '-'
      if (cell.tabIndex === 0) return cell['aria-selected'] ? 'X' : 'O'
      return cell['aria-selected'] ? 'x' : '.'
    }).join(''),
  )
}

describe('T2 the selection in the rows', () => {
  test.each<[what: string, ranges: string[], rows: string[], options?: Partial<DataTableOptions<Four>>]>([
    ['none: Tab stops at the first cell', [], ['O...', '....', '....', '....']],
    ['one cell', ['B ask: B ask'], ['....', '..X.', '....', '....']],
    ['corners in any order', ['C ask: B bid'], ['....', '.xx.', '.xX.', '....']],
    ['two ranges', ['A name: A bid', 'C ask: D spread'], ['xx..', '....', '..Xx', '..xx']],
    ['a removed cell', ['A name: C ask', '-B bid: B bid'], ['xxx.', 'xOx.', 'xxx.', '....']],
    [
      'in the order drawn',
      ['D bid: C bid'],
      ['.X..', '.x..', '....', '....'],
      { initialState: { sorting: [{ id: 'bid', desc: true }] } },
    ],
    [
      'of rows that are drawn',
      ['A bid: C bid'],
      ['.X..', '.x..', '.x..'],
      { getRowMeta: ({ name }) => (name === 'D' ? { collapsible: 'next' } : undefined) },
    ],
    [
      'a total is last',
      ['A bid: D bid'],
      ['....', '....', '.x..', '.X..'],
      { getRowMeta: ({ name }) => (name === 'A' ? { variant: 'total' } : undefined) },
    ],
    [
      'a corner that is filtered away',
      ['A bid: D bid'],
      ['O...', '....'],
      { initialState: { columnFilters: [{ id: 'bid', value: [102, 103] }] } },
    ],
    [
      'cells that cannot be selected',
      ['A name: B spread'],
      ['Xx-x', 'xx-x', '..-.', '..-.'],
      {
        columns: FOUR_COLUMNS.map(column =>
          column.id === 'ask' ? { ...column, enableCellSelection: false } : column,
        ),
      },
    ],
    [
      'single ones neither',
      ['A bid: C bid'],
      ['.X..', '....', '.x..', '....'],
      { enableCellSelection: ({ row }) => row.id !== 'B' },
    ],
    ['none at all', ['A bid: C bid'], ['----', '----', '----', '----'], { enableCellSelection: false }],
  ])('%s', (_what, ranges, rows, options) => {
    expect(drawn(tableOf(ranges, options))).toEqual(rows)
  })

  test('only outer edges have an outline', () => {
    const marks = cellMarks(tableOf(['A bid: B ask']))
    const sides = (row: number, column: number) => sidesOf(marks.ofRow(row), column)
    expect([sides(0, 1), sides(0, 2)]).toEqual(['border-t border-s', 'border-t border-e'])
    expect([sides(1, 1), sides(1, 2)]).toEqual(['border-b border-s', 'border-e border-b'])
    expect(cellOf(marks.ofRow(2), 1).className).toBe('')
  })

  test('a group heading has its own outline, so a range across it is closed', () => {
    const column = createColumns<Four>()
    const half = column.text(({ name }) => (name < 'C' ? 'a' : 'b'), { id: 'half', header: 'Half' })
    const options = { columns: [...FOUR_COLUMNS, half], initialState: { grouping: ['half'] } }
    const marks = cellMarks(tableOf(['A bid: D bid'], options))
    // half a, A, B, half b, C, D
    expect([1, 2, 4, 5].map(row => sidesOf(marks.ofRow(row), 1))).toEqual([
      'border-t border-e border-s',
      'border-e border-b border-s',
      'border-t border-e border-s',
      'border-e border-b border-s',
    ])
    expect(sidesOf(marks.ofRow(3), 0, 4)).toBe('border-t border-e border-b border-s')
    expect(sidesOf(marks.ofRow(0), 0, 4)).toBeUndefined()
  })

  test('rows that an extended range does not touch keep their marks', () => {
    const table = tableOf(['A bid: B bid'])
    const before = cellMarks(table)
    table.setCellSelection([rangeOf('A bid: C bid')])
    const after = cellMarks(table)
    expect([0, 1, 2, 3].map(row => before.ofRow(row) === after.ofRow(row))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  test('a cell that spans columns is selected with any of them', () => {
    const marks = cellMarks(tableOf(['A ask: A ask'])).ofRow(0)
    expect(cellOf(marks, 0, 2)['aria-selected']).toBe(false)
    expect(cellOf(marks, 0, 3)).toMatchObject({ 'data-column': 'name', tabIndex: 0, 'aria-selected': true })
  })

  test('a cell of a hidden row or column has no position', () => {
    const table = tableOf([], { initialState: { columnVisibility: { bid: false } } })
    expect(placeOfCell(table, 'B', 'ask')).toEqual({ row: 1, column: 1 })
    expect(placeOfCell(table, 'B', 'bid')).toBeNull()
    expect(placeOfCell(table, 'gone', 'ask')).toBeNull()
  })
})

describe('T2 selected cells as text', () => {
  test.each<[what: string, ranges: string[], text: string, options?: Partial<DataTableOptions<Four>>]>([
    ['a rectangle', ['A name: B bid'], 'A\t101\r\nB\t102'],
    ['numbers have all their digits', ['B spread: B spread'], '0.25'],
    [
      'several ranges are one below the other',
      ['A name: A name', 'C bid: D ask'],
      'A\r\n103\t104\r\n104\t105',
    ],
    [
      'a column that cannot be selected is left out',
      ['A name: A spread'],
      'A\t101\t0',
      {
        columns: FOUR_COLUMNS.map(column =>
          column.id === 'ask' ? { ...column, enableCellSelection: false } : column,
        ),
      },
    ],
    [
      'a cell that cannot be is empty',
      ['A name: B bid'],
      '\t\r\nB\t102',
      { enableCellSelection: ({ row }) => row.id !== 'A' },
    ],
    ['nothing', [], ''],
  ])('%s', (_what, ranges, text, options) => {
    expect(copiedCells(tableOf(ranges, options), 'en')).toBe(text)
  })

  test('withheld values and blanks are empty; components write their text', () => {
    const column = createColumns<Four>()
    const columns = [
      column.text('name', { header: 'Name' }),
      column.number('bid', {
        header: 'Bid',
        details: ({ name }) => (name === 'A' ? { locked: true } : undefined),
      }),
      column.number('ask', {
        header: 'Ask',
        details: ({ name }) => (name === 'A' ? { placeholder: 'send' } : undefined),
      }),
      column.display({ id: 'trend', header: 'Trend', cell: () => null, meta: { text: () => '=up' } }),
      column.display({ id: 'mark', header: 'Mark', cell: () => null }),
    ]
    const table = tableOf(['A name: B mark'], { columns })
    expect(copiedCells(table, 'en')).toBe("A\t\t\t'=up\t\r\nB\t102\t103\t'=up\t")
  })

  test('a group heading is its name and its subtotals', () => {
    const column = createColumns<Four>()
    const columns = [
      ...FOUR_COLUMNS,
      column.text(({ name }) => (name < 'C' ? 'a' : 'b'), {
        id: 'half',
        header: 'Half',
        groups: new Map([
          ['a', { label: 'First half', cells: { bid: 101.5 } }],
          ['b', { label: 'Second half', cells: {} }],
        ]),
      }),
    ]
    const table = tableOf(['half:a name: half:b bid'], { columns, initialState: { grouping: ['half'] } })
    expect(copiedCells(table, 'en')).toBe('First half\t101.5\r\nA\t101\r\nB\t102\r\nSecond half\t')
  })
})
