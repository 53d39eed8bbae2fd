import type { SortingState } from '@tanstack/react-table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableCell } from '../../tables/cells/cell.view-model.ts'
import { columnId } from '../../tables/data-table/columns/columns.ts'
import { exportedTable } from '../../tables/data-table/export/exported-table.ts'
import { buildTable } from '../../testing/build-table.ts'
import { reportCell, reportRow, reportTable, reportView } from '../../testing/fixtures/reports.ts'
import type { ReportRow, ReportView } from './report-facts.ts'
import {
  canExpand,
  expandedLines,
  lineDecimals,
  type ReportLine,
  type ReportSheet,
  reportSheet,
  viewChoice,
} from './report-table.view-model.ts'

const names = { line: 'Indicator', column: (place: number) => `Column ${place + 1}` }
const sheetOf = (view: ReportView, subRows: Record<string, ReportRow[]> = {}) =>
  reportSheet({ view, subRows, names })
/** The cells of a line by column id. */
const cellsOf = ({ columns }: ReportSheet, line: ReportLine | undefined) =>
  Object.fromEntries(
    columns.map(column => [
      columnId(column),
      line && 'accessorFn' in column ? (column.accessorFn(line, 0) as TableCell) : undefined,
    ]),
  )
const open = reportView(['2024', '2023'], [reportRow('a', ['Assets', 1, 2])])
const closed = reportView(['2024'], [reportRow('a', ['Assets', 1])])
const empty = reportView(['2024'], [])
const withoutColumns = { ...closed, columns: [] }

describe('R2 R3 which view is shown (shared-blocks §4, access row 25)', () => {
  type Case = [
    sentence: string,
    input: { open: ReportView | null; closed: ReportView | null; openRequested: boolean; mayOpen: boolean },
    expected: { kind: 'open' | 'closed'; hasToggle: boolean } | null,
  ]
  test.each<Case>([
    [
      'closed data comes first if there is some',
      { open, closed, openRequested: false, mayOpen: true },
      { kind: 'closed', hasToggle: true },
    ],
    [
      'the toggle opens it',
      { open, closed, openRequested: true, mayOpen: true },
      { kind: 'open', hasToggle: true },
    ],
    [
      'without closed data the open view is shown, without a toggle',
      { open, closed: null, openRequested: false, mayOpen: true },
      { kind: 'open', hasToggle: false },
    ],
    [
      'closed data without rows counts as none',
      { open, closed: empty, openRequested: false, mayOpen: true },
      { kind: 'open', hasToggle: false },
    ],
    [
      'closed data without columns counts as none',
      { open, closed: withoutColumns, openRequested: false, mayOpen: true },
      { kind: 'open', hasToggle: false },
    ],
    [
      'below full access the closed view, with a toggle that prompts',
      { open: null, closed, openRequested: false, mayOpen: false },
      { kind: 'closed', hasToggle: true },
    ],
    [
      'after losing access the closed view, although the open one was requested',
      { open, closed, openRequested: true, mayOpen: false },
      { kind: 'closed', hasToggle: true },
    ],
    [
      'full access without open data: the toggle is hidden',
      { open: null, closed, openRequested: false, mayOpen: true },
      { kind: 'closed', hasToggle: false },
    ],
    [
      'a request for the missing open view opens nothing',
      { open: empty, closed, openRequested: true, mayOpen: true },
      { kind: 'closed', hasToggle: false },
    ],
    ['no views', { open: null, closed: null, openRequested: true, mayOpen: true }, null],
    ['no rows anywhere', { open: empty, closed: empty, openRequested: false, mayOpen: true }, null],
  ])('%s', (_sentence, { openRequested, mayOpen, ...views }, expected) => {
    const choice = viewChoice({ table: reportTable(views), openRequested, mayOpen })
    expect(choice && { kind: choice.kind, hasToggle: choice.hasToggle }).toEqual(expected)
    if (choice) expect(choice.view).toBe(choice.kind === 'open' ? open : closed)
  })
})

describe('T1 a view as a table', () => {
  test('numbers are aligned to the end, names are text aligned to the start', () => {
    const columns = sheetOf(open).columns.map(({ id, header, meta }) => ({
      id,
      header,
      kind: meta?.kind,
      align: meta?.align,
    }))
    expect(columns).toEqual([
      { id: 'line', header: 'Indicator', kind: 'text', align: 'start' },
      { id: 'p1', header: '2024', kind: 'number', align: 'end' },
      { id: 'p2', header: '2023', kind: 'number', align: 'end' },
    ])
  })

  test.each<[sentence: string, values: (string | number | null)[], kind: string]>([
    ['only text is text', ['CIK', '0000320193'], 'text'],
    ['text and a number is numeric', ['CIK', 320193], 'number'],
    ['an empty column is numeric', ['CIK', null], 'number'],
  ])('%s', (_sentence, values, kind) =>
    expect(sheetOf(reportView(['2024'], [reportRow('a', values)])).columns[1]?.meta?.kind).toBe(kind),
  )

  test.each<[sentence: string, values: (string | number | null)[], kind: string]>([
    ['a number in one row of texts is numeric', ['n/a', 5, '-'], 'number'],
    ['texts in all rows are text', ['high', 'low'], 'text'],
    ['texts and blanks are text', ['high', null], 'text'],
    ['blanks in all rows are numeric', [null, null], 'number'],
  ])('a column of several rows: %s', (_sentence, values, kind) => {
    const rows = values.map((value, place) => reportRow(String(place), ['Row', value]))
    expect(sheetOf(reportView(['2024'], rows)).columns[1]?.meta?.kind).toBe(kind)
  })

  test.each<[numbers: number, even: boolean]>([
    [1, true],
    [7, true],
    [8, true],
    [9, false],
  ])('%i number columns have the same width: %s', (numbers, even) => {
    const headings = Array.from({ length: numbers }, (_, place) => String(place))
    expect(sheetOf(reportView(headings, [reportRow('a', ['Assets'])])).even).toBe(even)
  })

  test.each<[sentence: string, over: Partial<ReportRow>, meta: ReportLine['meta']]>([
    ['none by default', {}, {}],
    ['a tone without a variant', { tone: 'constructor' }, {}],
    ['muted', { tone: 'muted' }, { variant: 'muted' }],
    ['a name over several columns', { colSpan: 2 }, { colSpan: 2 }],
    ['a block that is collapsed', { show: 'next' }, { collapsible: 'next' }],
  ])('what is special about a line: %s', (_sentence, over, meta) => {
    const [line] = sheetOf(reportView(['2024'], [reportRow('a', ['Assets', 1], over)])).lines
    expect(line?.meta).toEqual(meta)
  })

  test('missing headings get a default name and keep their explanation', () => {
    const view = {
      ...open,
      columns: open.columns.map((column, place) => ({
        ...column,
        title: reportCell('  ', place === 1 ? { info: 'Audited' } : {}),
      })),
    }
    expect(sheetOf(view).columns.map(({ header, meta }) => [header, meta?.info])).toEqual([
      ['Indicator', undefined],
      ['Column 2', 'Audited'],
      ['Column 3', undefined],
    ])
  })

  test('columns that are not checked are hidden, unless they have to be shown or name the rows', () => {
    const view = {
      ...open,
      columns: open.columns.map((column, place) => ({ ...column, checked: false, keepsShown: place === 2 })),
    }
    expect(sheetOf(view).columnVisibility).toEqual({ p1: false })
  })

  test('dimensions are unique lines of text', () => {
    const view = {
      ...open,
      dimension: '<b>USD</b> million ',
      dimensions: [
        { id: 1, text: '<b>USD</b> million' },
        { id: 2, text: ' consolidated' },
        { id: 3, text: '' },
      ],
    }
    expect(sheetOf(view).dimensions).toEqual(['<b>USD</b> million', 'consolidated'])
  })

  test('short rows are padded with blanks, cells without a column are left out', () => {
    const rows = [reportRow('a', ['Assets']), reportRow('b', ['Debt', 1, 2, 3])]
    const sheet = sheetOf(reportView(['2024', '2023'], rows))
    expect(cellsOf(sheet, sheet.lines[0])).toEqual({ line: 'Assets', p1: '', p2: '' })
    expect(Object.keys(cellsOf(sheet, sheet.lines[1]))).toEqual(['line', 'p1', 'p2'])
  })

  test('a column called like an object property is blank', () => {
    const view = reportView(['2024'], [reportRow('a', ['Assets', 1])])
    const odd = { ...view, columns: view.columns.map(each => ({ ...each, id: 'constructor' })) }
    const sheet = sheetOf(odd)
    expect(cellsOf(sheet, sheet.lines[0])).toEqual({ constructor: '' })
  })

  test('links, notes, tones and numeric values stay; unknown tones are dropped', () => {
    const cells = {
      line: reportCell('Debt', { url: '/debt/', tooltip: 'Note 9', tone: 'header' }),
      p1: reportCell('-1.5', { numeric: -1.5, info: 'Restated', tone: 'down' }),
    }
    const sheet = sheetOf(reportView(['2024'], [{ ...reportRow('a', []), cells, tone: 'total' }]))
    const [line] = sheet.lines
    expect(line?.meta.variant).toBe('strong')
    expect(cellsOf(sheet, line)).toMatchObject({
      line: { text: 'Debt', href: '/debt/', tooltip: 'Note 9' },
      p1: { text: '-1.5', info: 'Restated', tone: 'down', sortValue: -1.5, decimals: 1 },
    })
    expect(cellsOf(sheet, line).line).not.toHaveProperty('tone')
  })

  test('3,000 columns are all drawn', () => {
    const headings = Array.from({ length: 2999 }, (_, place) => String(place))
    const rows = [reportRow('a', ['Assets', ...headings.map(Number)])]
    const { columns, even } = sheetOf(reportView(headings, rows))
    expect([columns.length, even]).toEqual([3000, false])
  })
})

describe('decimals of a line', () => {
  test.each<[sentence: string, values: (string | number | null)[], decimals: number | undefined]>([
    ['whole numbers have none', [331233, 352583], 0],
    ['all have as many as the longest', [1.5, 2, 3.25], 2],
    ['two at most', [1.289209, 13.49], 2],
    ['four where one would round to zero with two', [0.0044, 13.4921], 4],
    ['zero is no small number', [0, 1.2892], 2],
    ['a hundredth is no small number', [0.01, 1.2892], 2],
    ['a small number below zero', [-0.0044, 13.4921], 4],
    ['negative numbers count too', [-565, -0.5], 1],
    ['text and blanks are ignored', ['n/a', null, 2.5], 1],
    ['without numbers there is no setting', ['n/a', null], undefined],
  ])('%s', (_sentence, values, decimals) =>
    expect(lineDecimals(values.map(value => reportCell(value)))).toBe(decimals),
  )

  test('a text that the server formatted stays as it is', () => {
    const formatted = reportCell('1 289,2', { numeric: 1289.2 })
    const cells = { line: reportCell('Assets'), p1: formatted }
    const sheet = sheetOf(reportView(['2024'], [{ ...reportRow('a', []), cells }]))
    expect(cellsOf(sheet, sheet.lines[0]).p1).toEqual({ text: '1 289,2', sortValue: 1289.2 })
  })

  test('a text stays as it is beside a number with decimals', () => {
    const formatted = reportCell('1 289,2', { numeric: 1289.2 })
    const cells = { line: reportCell('A'), p1: formatted, p2: reportCell('42'), p3: reportCell(2.5) }
    const rows = [{ ...reportRow('a', []), cells }, reportRow('b', ['B', 1, 2, 3])]
    const sheet = sheetOf(reportView(['2024', '2023', '2022'], rows))
    expect(cellsOf(sheet, sheet.lines[0])).toEqual({
      line: 'A',
      p1: { text: '1 289,2', sortValue: 1289.2 },
      p2: '42',
      p3: { text: '2.5', sortValue: 2.5, decimals: 1 },
    })
  })

  test('a number as the name of a line does not count', () => {
    const [line] = sheetOf(reportView(['2024'], [reportRow('a', [1.25, 3])])).lines
    expect(line?.decimals).toBe(0)
  })
})

const below = (count: number) =>
  Array.from({ length: count }, (_, place) => reportRow(String(place), [`Part ${place}`, count - place]))
type Arranged = { sorting?: SortingState; expanded?: readonly string[]; limit?: number; isLocked?: boolean }

/** The ids of the rows that a table of the sheet shows, and the names of the rows that it exports. */
function arrange(sheet: ReportSheet, { sorting = [], expanded = [], limit = 5, isLocked }: Arranged = {}) {
  const table = buildTable({
    columns: sheet.columns,
    data: sheet.lines,
    getRowId: ({ id }) => id,
    getSubRows: ({ below }) => below,
    getRowMeta: ({ meta }) => meta,
    limit,
    initialState: {
      sorting,
      expanded: expandedLines(sheet.lines, Object.fromEntries(expanded.map(id => [id, true]))),
    },
  })
  return {
    shown: idsOf(table.getRowModel().rows),
    exported: exportedTable({ table, lang: 'en', groupTitle: '', isLocked }).rows.map(
      ([name]) => name?.shown ?? '',
    ),
  }
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('sub-rows', () => {
  const rows = [reportRow('a', ['Assets', 5]), reportRow('b', ['Debt', 9]), reportRow('c', ['Equity', 7])]
  const few = sheetOf(reportView(['2024'], rows), { a: below(3) })
  const many = sheetOf(reportView(['2024'], rows), { a: below(4) })

  const PARTS = ['Part 0', 'Part 1', 'Part 2', 'Part 3']

  test('up to three are always shown and cannot be collapsed', () => {
    expect(arrange(few).shown).toEqual(['a', 'a/0', 'a/1', 'a/2', 'b', 'c'])
    expect(few.lines.map(canExpand)).toEqual([false, false, false])
  })

  test('four or more are collapsed under their parent, and exported nevertheless', () => {
    const { shown, exported } = arrange(many)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(many.lines.map(canExpand)).toEqual([true, false, false])
    expect(exported).toEqual(['Assets', ...PARTS, 'Debt', 'Equity'])
  })

  test('only lines with sub-rows are expanded without a click', () => {
    expect(expandedLines(few.lines, {})).toEqual({ a: true })
    expect(expandedLines(many.lines, {})).toEqual({})
    expect(expandedLines(few.lines, { b: true })).toEqual({ a: true, b: true })
  })

  test('if all lines are expanded they stay so', () => {
    expect(expandedLines(many.lines, true)).toBe(true)
  })

  test('they are shown when expanded', () => {
    expect(arrange(many, { expanded: ['a'] }).shown).toEqual(['a', 'a/0', 'a/1', 'a/2', 'a/3', 'b', 'c'])
  })

  test('sub-rows of an unknown row are left out, and ids of sub-rows do not clash with those of rows', () => {
    const sheet = sheetOf(reportView(['2024'], rows), {
      ghost: below(2),
      a: [reportRow('b', ['Cash', 1])],
      constructor: below(1),
    })
    expect(arrange(sheet).shown).toEqual(['a', 'a/b', 'b', 'c'])
  })

  test('a sort orders rows, and sub-rows within their parent', () => {
    const { shown } = arrange(few, { sorting: [{ id: 'p1', desc: true }] })
    expect(shown).toEqual(['b', 'c', 'a', 'a/0', 'a/1', 'a/2'])
    const ascending = arrange(few, { sorting: [{ id: 'p1', desc: false }] })
    expect(ascending.shown).toEqual(['a', 'a/2', 'a/1', 'a/0', 'c', 'b'])
  })

  test.each<
    [sentence: string, sheet: ReportSheet, limit: number, expected: [shown: number, exported: number]]
  >([
    ['the limit counts rows, not sub-rows', few, 1, [4, 4]],
    ['collapsed ones are not shown, but exported', many, 1, [1, 5]],
    ['a limit above the number of rows shows them all', few, 9, [6, 6]],
    ['0 is no limit', few, 0, [6, 6]],
  ])('%s', (_sentence, sheet, limit, expected) => {
    const { shown, exported } = arrange(sheet, { limit, isLocked: true })
    expect([shown.length, exported.length]).toEqual(expected)
  })

  test('hidden rows hide their sub-rows', () => {
    const hidden = [reportRow('a', ['Assets', 5], { hidden: true }), ...rows.slice(1)]
    const sheet = sheetOf(reportView(['2024'], hidden), { a: below(2) })
    expect(arrange(sheet).shown).toEqual(['b', 'c'])
    expect(arrange(sheet).exported).toEqual(['Debt', 'Equity'])
  })

  test.each(['a', 'a/1'])('%s is left out with `hide`, as a row or a sub-row', id => {
    const hide = (row: ReportRow): ReportRow => (row.id === id.at(-1) ? { ...row, show: 'hide' } : row)
    const sheet = sheetOf(reportView(['2024'], id === 'a' ? rows.map(hide) : rows), { a: below(2).map(hide) })
    expect(arrange(sheet).shown).toEqual(id === 'a' ? ['b', 'c'] : ['a', 'a/0', 'b', 'c'])
  })

  test('rows of collapsed blocks are not counted, and their sub-rows collapse with them', () => {
    const collapsed = [reportRow('a', ['Assets', 5], { show: 'prev' }), ...rows.slice(1)]
    const sheet = sheetOf(reportView(['2024'], collapsed), { a: below(2) })
    expect(sheet.count).toBe(2)
    expect(arrange(sheet, { limit: 1 }).shown).toEqual(['b'])
    expect(sheet.lines[0]?.below.map(({ meta }) => meta.collapsible)).toEqual(['previous', 'previous'])
  })

  test('every row occurs once, for any sort, expansion and limit', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(6)), { maxLength: 8 })
    const sort = fc.option(fc.record({ id: fc.constant('p1'), desc: fc.boolean() }))
    fc.assert(
      fc.property(lines, sort, fc.nat(10), fc.boolean(), (values, order, limit, isExpanded) => {
        const rows = values.map(([value], place) => reportRow(`r${place}`, [`Row ${place}`, value]))
        const subRows = Object.fromEntries(values.map(([, count], place) => [`r${place}`, below(count)]))
        const sheet = sheetOf(reportView(['2024'], rows), subRows)
        const sorting = order ? [order] : []
        const arranged = arrange(sheet, { sorting, expanded: isExpanded ? idsOf(rows) : [], limit })
        const expected = values.reduce((sum, [, count]) => sum + 1 + count, 0)
        expect(arranged.exported.length).toBe(expected)
        expect(new Set(arranged.shown).size).toBe(arranged.shown.length)
        if (isExpanded && limit === 0) expect(arranged.shown.length).toBe(expected)
        if (limit > 0) {
          const counted = arranged.shown.filter(id => !id.includes('/'))
          expect(counted.length).toBe(Math.min(limit, rows.length))
        }
        // sub-rows follow their parent
        let parent = ''
        for (const id of arranged.shown) {
          if (id.includes('/')) expect(id.startsWith(`${parent}/`)).toBe(true)
          else parent = id
        }
      }),
    )
  })
})
