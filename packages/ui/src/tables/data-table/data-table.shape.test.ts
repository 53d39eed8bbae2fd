import { describe, expect, test } from 'vitest'
import { FOUR_COLUMNS, FOUR_DRAWN, figureInput } from '../../testing/table-figures.ts'
import { dataTableStart } from './data-table.model.ts'
import {
  allToggled,
  announcement,
  checkedIds,
  type DataTableFigure,
  dataTableFigure,
  type RowFigure,
  rowFigure,
  rowFigures,
  selectionOf,
} from './data-table.shape.ts'
import { columnsFigure } from './table-columns.shape.ts'
import { rowsInPlay, type TableRow } from './table-rows.shape.ts'

const phone = (column: number) => columnsFigure({ columns: FOUR_COLUMNS, column, oneColumn: true })
const quote = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  cells: { name: `Bank ${id}`, bid: 101.43, ask: 101.54, spread: 1.5 },
  ...more,
})
const cellsOf = (row: RowFigure) => row.columns.map(column => [column.id, row.cell(column)] as const)
const figureOfRow = (row: TableRow, of = FOUR_DRAWN) => rowFigure(row, of, 'eng')

describe('a row as it is drawn', () => {
  test('every cell in its final text, under the name of its first cell', () => {
    const row = figureOfRow(quote('1'))
    expect(cellsOf(row).map(([id, cell]) => [id, cell?.kind === 'text' && cell.text])).toEqual([
      ['name', 'Bank 1'],
      ['bid', '101.4300'],
      ['ask', '101.5400'],
      ['spread', '1.50'],
    ])
    expect(row.columns.map(column => row.text(column))).toEqual(['Bank 1', '101.4300', '101.5400', '1.50'])
    expect(row.name).toBe('Bank 1')
  })

  test('a row whose first cell is blank has no name', () => {
    expect(figureOfRow({ id: '1', cells: {} }).name).toBe('')
  })

  test('a row without cells is a row of blanks', () => {
    expect(cellsOf(figureOfRow({ id: '1' } as never)).every(([, cell]) => cell.kind === 'blank')).toBe(true)
  })

  test.each([
    ['absent', undefined, 1, 'name bid ask spread'],
    ['two', 2, 2, 'name ask spread'],
    ['more than there are', 999, 4, 'name'],
    ['zero', 0, 1, 'name bid ask spread'],
    ['negative', -1, 1, 'name bid ask spread'],
    ['a fraction', 2.9, 2, 'name ask spread'],
    ['no number', Number.NaN, 1, 'name bid ask spread'],
    ['infinite', Number.POSITIVE_INFINITY, 4, 'name'],
  ])('T2 colspan %s', (_sentence, colspan, span, drawn) => {
    const figure = figureOfRow(quote('1', { colspan }))
    expect(figure.span).toBe(span)
    expect(figure.columns.map(({ id }) => id).join(' ')).toBe(drawn)
  })

  test('T3 on a phone a span covers the column in view only when it reaches so far', () => {
    expect(figureOfRow(quote('1', { colspan: 3 }), phone(0)).span).toBe(2)
    expect(figureOfRow(quote('1', { colspan: 3 }), phone(2)).span).toBe(1)
  })

  test('Q1 the first withheld cell carries the action', () => {
    const hidden = { locked: true }
    expect(figureOfRow({ id: '1', cells: { name: 'Bank', ask: hidden, spread: hidden } }).lead).toBe('ask')
    expect(figureOfRow(quote('1')).lead).toBeNull()
  })

  test('T3 on a phone the column in view carries it', () => {
    const asked = { placeholder: 'send' as const }
    const row = { id: '1', cells: { name: 'Bank', bid: asked, ask: asked } }
    expect(figureOfRow(row, phone(1)).lead).toBe('ask')
  })

  test('is made once: the same row is the same figure', () => {
    const figureOf = rowFigures(FOUR_DRAWN, 'eng')
    const row = quote('1')
    expect(figureOf(row)).toBe(figureOf(row))
  })
})

const idsOf = ({ sections, totals }: DataTableFigure) =>
  [...sections.flatMap(({ rows }) => rows), ...totals].map(({ id }) => id)

describe('the table as it is drawn', () => {
  const rows = ['1', '2', '3', '4'].map(id => quote(id))

  test('shows its limit of rows, and offers the rest', () => {
    const figure = dataTableFigure(figureInput(rows, { limit: 3 }))
    expect(idsOf(figure)).toEqual(['1', '2', '3'])
    expect(figure.more).toEqual({ kind: 'more', next: 1, collapsible: false })
  })

  test('T2 the limit does not count rows out of an opened block', () => {
    const open = { prev: true, next: false }
    const state = { ...dataTableStart(), open }
    const play = rowsInPlay([quote('0', { show: 'prev' }), ...rows], open)
    const figure = dataTableFigure(figureInput([], { play, state, limit: 3 }))
    expect(idsOf(figure)).toEqual(['0', '1', '2', '3'])
    expect(figure.folds).toEqual([{ fold: 'prev', count: 1, open: true }])
  })

  test('totals come last and outside of the limit', () => {
    const figure = dataTableFigure(figureInput([quote('sum', { look: 'total' }), ...rows], { limit: 2 }))
    expect(idsOf(figure)).toEqual(['1', '2', 'sum'])
  })

  test('T2 a group has its own figures', () => {
    const groups = [{ id: 'g', label: 'Exchanges', cells: { bid: 101 } }]
    const figure = dataTableFigure(figureInput([quote('1', { group: 'g' })], { groups }))
    const bid = FOUR_DRAWN.shown.find(({ id }) => id === 'bid')
    expect(bid && figure.sections[0]?.summary?.text(bid)).toBe('101.0000')
  })

  test.each([
    ['no rows', [], true],
    ['only hidden ones', [quote('1', { hidden: true })], true],
    ['only folded ones', [quote('1', { show: 'next' as const })], false],
    ['only a total', [quote('1', { look: 'total' as const })], false],
    ['one row', [quote('1')], false],
  ])('is empty or not: %s', (_sentence, given, isEmpty) => {
    expect(dataTableFigure(figureInput(given)).isEmpty).toBe(isEmpty)
  })
})

describe('T2 ticks', () => {
  const rows = [
    quote('1', { checked: true }),
    quote('2'),
    quote('3', { hidden: true, checked: true }),
    quote('sum', { look: 'total' }),
  ]

  test.each([
    ['none', [], 'none', 0],
    ['some', ['1'], 'some', 1],
    ['all that can be shown', ['1', '2'], 'all', 2],
    ['a tick on a hidden row does not count', ['3'], 'none', 0],
    ['nor one on a row that is gone', ['9'], 'none', 0],
  ])('the box above: %s', (_sentence, selected, all, count) => {
    expect(selectionOf(rows, new Set(selected))).toEqual({ all, count, ids: ['1', '2'] })
  })

  test('a table without rows has nothing ticked', () => {
    expect(selectionOf([], new Set(['1'])).all).toBe('none')
  })

  test.each([
    ['none become all', [], ['1', '2']],
    ['some become all', ['1'], ['1', '2']],
    ['all become none', ['1', '2'], []],
    ['a tick on a hidden row stays', ['1', '2', '3'], ['3']],
  ])('a press on it: %s', (_sentence, before, expected) => {
    const selected = new Set(before)
    expect([...allToggled(selectionOf(rows, selected), selected)].sort()).toEqual(expected)
  })

  test("the rows' own marks, hidden ones included", () => {
    expect([...checkedIds(rows)]).toEqual(['1', '3'])
  })
})

describe('what the live region says', () => {
  const sorted = (order: 'asc' | 'desc') =>
    dataTableFigure(figureInput([quote('1')], { sort: { field: 'bid', order } }))
  const plain = dataTableFigure(figureInput([quote('1'), quote('2')], { limit: 1 }))

  test('nothing before the user did something', () => {
    expect(announcement(null, plain)).toBeNull()
  })

  test.each([
    ['T7 ascending', 'sorted', sorted('asc'), { key: 'table_said_asc', values: { column: 'Bid' } }],
    ['T7 descending', 'sorted', sorted('desc'), { key: 'table_said_desc', values: { column: 'Bid' } }],
    ['T7 the given order', 'sorted', plain, { key: 'table_said_unsorted', values: {} }],
    ['T3 the column', 'column', plain, { key: 'table_said_column', values: { at: 1, of: 3, column: 'Bid' } }],
    ['T4 the rows', 'rows', plain, { key: 'table_said_rows', values: { shown: 1, total: 2 } }],
  ] as const)('%s', (_sentence, what, figure, expected) => {
    expect(announcement({ id: 7, what }, figure)).toEqual({ id: 7, ...expected })
  })

  test('no column, no words', () => {
    const none = { ...plain, columns: columnsFigure({ columns: [], column: 0, oneColumn: true }) }
    expect(announcement({ id: 1, what: 'column' }, none)).toBeNull()
  })
})
