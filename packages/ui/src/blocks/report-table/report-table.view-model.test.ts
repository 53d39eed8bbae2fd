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
/** What a line holds for each column. */
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

describe('R2 R3 which view is shown (shared-blocks §4, access row 25)', () => {
  type Case = [
    sentence: string,
    given: { open: ReportView | null; closed: ReportView | null; wantsOpen: boolean; mayOpen: boolean },
    expected: { is: 'open' | 'closed'; toggles: boolean } | null,
  ]
  test.each<Case>([
    [
      'closed data comes first where there is some',
      { open, closed, wantsOpen: false, mayOpen: true },
      { is: 'closed', toggles: true },
    ],
    ['the toggle opens it', { open, closed, wantsOpen: true, mayOpen: true }, { is: 'open', toggles: true }],
    [
      'without closed data the open view is there at once, and nothing toggles',
      { open, closed: null, wantsOpen: false, mayOpen: true },
      { is: 'open', toggles: false },
    ],
    [
      'closed data without rows is none',
      { open, closed: empty, wantsOpen: false, mayOpen: true },
      { is: 'open', toggles: false },
    ],
    [
      'below full access closed only, with a toggle that says what it takes',
      { open: null, closed, wantsOpen: false, mayOpen: false },
      { is: 'closed', toggles: true },
    ],
    [
      'who lost access in between sees the closed view, whatever was wanted',
      { open, closed, wantsOpen: true, mayOpen: false },
      { is: 'closed', toggles: true },
    ],
    [
      'closed data without open for who may see it: the toggle is hidden',
      { open: null, closed, wantsOpen: false, mayOpen: true },
      { is: 'closed', toggles: false },
    ],
    [
      'and to want what is not there opens nothing',
      { open: empty, closed, wantsOpen: true, mayOpen: true },
      { is: 'closed', toggles: false },
    ],
    ['no view at all', { open: null, closed: null, wantsOpen: true, mayOpen: true }, null],
    ['no rows anywhere', { open: empty, closed: empty, wantsOpen: false, mayOpen: true }, null],
  ])('%s', (_sentence, { wantsOpen, mayOpen, ...views }, expected) => {
    const choice = viewChoice({ table: reportTable(views), wantsOpen, mayOpen })
    expect(choice && { is: choice.is, toggles: choice.toggles }).toEqual(expected)
    if (choice) expect(choice.view).toBe(choice.is === 'open' ? open : closed)
  })
})

describe('T1 a view in the words of a table', () => {
  test('figures are a column of numbers, names are text, and both keep their sides', () => {
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
    ['words alone are text', ['CIK', '0000320193'], 'text'],
    ['a figure beside words is a number', ['CIK', 320193], 'number'],
    ['nothing at all stands where figures stand', ['CIK', null], 'number'],
  ])('%s', (_sentence, values, kind) =>
    expect(sheetOf(reportView(['2024'], [reportRow('a', values)])).columns[1]?.meta?.kind).toBe(kind),
  )

  test('headings that are missing have a name, and their explanation comes along', () => {
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

  test('dimensions are lines of text, each once', () => {
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

  test('ragged rows are padded with blanks, and what no column has is left out', () => {
    const rows = [reportRow('a', ['Assets']), reportRow('b', ['Debt', 1, 2, 3])]
    const sheet = sheetOf(reportView(['2024', '2023'], rows))
    expect(cellsOf(sheet, sheet.lines[0])).toEqual({ line: 'Assets', p1: '', p2: '' })
    expect(Object.keys(cellsOf(sheet, sheet.lines[1]))).toEqual(['line', 'p1', 'p2'])
  })

  test('a column called like something every object has is as blank as any other', () => {
    const view = reportView(['2024'], [reportRow('a', ['Assets', 1])])
    const odd = { ...view, columns: view.columns.map(each => ({ ...each, id: 'constructor' })) }
    const sheet = sheetOf(odd)
    expect(cellsOf(sheet, sheet.lines[0])).toEqual({ constructor: '' })
  })

  test('links, notes, tones and the number behind a text come along; unknown tones are dropped', () => {
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

  test('3,000 columns are 3,000 columns', () => {
    const headings = Array.from({ length: 2999 }, (_, place) => String(place))
    const rows = [reportRow('a', ['Assets', ...headings.map(Number)])]
    const { columns, even } = sheetOf(reportView(headings, rows))
    expect([columns.length, even]).toEqual([3000, false])
  })
})

describe('digits of a line', () => {
  test.each<[sentence: string, values: (string | number | null)[], decimals: number | undefined]>([
    ['whole figures have none', [331233, 352583], 0],
    ['all have as many as the one with most', [1.5, 2, 3.25], 2],
    ['two at most', [1.289209, 13.49], 2],
    ['four where one would be nothing with two', [0.0044, 13.4921], 4],
    ['zero itself is no small figure', [0, 1.2892], 2],
    ['minus has digits as well', [-565, -0.5], 1],
    ['words and blanks are not asked', ['n/a', null, 2.5], 1],
    ['without figures there is nothing to say', ['n/a', null], undefined],
  ])('%s', (_sentence, values, decimals) =>
    expect(lineDecimals(values.map(value => reportCell(value)))).toBe(decimals),
  )

  test('what the server wrote itself is left alone', () => {
    const written = reportCell('1 289,2', { numeric: 1289.2 })
    const cells = { line: reportCell('Assets'), p1: written }
    const sheet = sheetOf(reportView(['2024'], [{ ...reportRow('a', []), cells }]))
    expect(cellsOf(sheet, sheet.lines[0]).p1).toEqual({ text: '1 289,2', sortValue: 1289.2 })
  })
})

const below = (count: number) =>
  Array.from({ length: count }, (_, place) => reportRow(String(place), [`Part ${place}`, count - place]))
type Arranged = { sorting?: SortingState; unfolded?: readonly string[]; limit?: number; isLocked?: boolean }

/** The ids of the rows that a table of the sheet shows, and the names of those that it writes. */
function arrange(sheet: ReportSheet, { sorting = [], unfolded = [], limit = 5, isLocked }: Arranged = {}) {
  const table = buildTable({
    columns: sheet.columns,
    data: sheet.lines,
    getRowId: ({ id }) => id,
    getSubRows: ({ below }) => below,
    getRowMeta: ({ meta }) => meta,
    limit,
    initialState: {
      sorting,
      expanded: expandedLines(sheet.lines, Object.fromEntries(unfolded.map(id => [id, true]))),
    },
  })
  return {
    shown: idsOf(table.getRowModel().rows),
    written: exportedTable({ table, lang: 'eng', groupTitle: '', isLocked }).rows.map(
      ([name]) => name?.shown ?? '',
    ),
  }
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('rows below rows', () => {
  const rows = [reportRow('a', ['Assets', 5]), reportRow('b', ['Debt', 9]), reportRow('c', ['Equity', 7])]
  const few = sheetOf(reportView(['2024'], rows), { a: below(3) })
  const many = sheetOf(reportView(['2024'], rows), { a: below(4) })

  const PARTS = ['Part 0', 'Part 1', 'Part 2', 'Part 3']

  test('up to three are simply there, and nothing folds them', () => {
    expect(arrange(few).shown).toEqual(['a', 'a/0', 'a/1', 'a/2', 'b', 'c'])
    expect(few.lines.map(canExpand)).toEqual([false, false, false])
  })

  test('four or more are folded behind the name of the row above, and written all the same', () => {
    const { shown, written } = arrange(many)
    expect(shown).toEqual(['a', 'b', 'c'])
    expect(many.lines.map(canExpand)).toEqual([true, false, false])
    expect(written).toEqual(['Assets', ...PARTS, 'Debt', 'Equity'])
  })

  test('and come when they are asked for', () => {
    expect(arrange(many, { unfolded: ['a'] }).shown).toEqual(['a', 'a/0', 'a/1', 'a/2', 'a/3', 'b', 'c'])
  })

  test('sub-rows of a row that is not there are left out, and own ids of sub-rows mislead nobody', () => {
    const sheet = sheetOf(reportView(['2024'], rows), {
      ghost: below(2),
      a: [reportRow('b', ['Cash', 1])],
      constructor: below(1),
    })
    expect(arrange(sheet).shown).toEqual(['a', 'a/b', 'b', 'c'])
  })

  test('a sort orders rows and those below each by themselves, and never parts them', () => {
    const { shown } = arrange(few, { sorting: [{ id: 'p1', desc: true }] })
    expect(shown).toEqual(['b', 'c', 'a', 'a/0', 'a/1', 'a/2'])
    const ascending = arrange(few, { sorting: [{ id: 'p1', desc: false }] })
    expect(ascending.shown).toEqual(['a', 'a/2', 'a/1', 'a/0', 'c', 'b'])
  })

  test.each<
    [sentence: string, sheet: ReportSheet, limit: number, expected: [shown: number, written: number]]
  >([
    ['the limit counts rows, not those below them', few, 1, [4, 4]],
    ['folded ones take no room on the screen, and are written all the same', many, 1, [1, 5]],
    ['a limit beyond the rows takes them all', few, 9, [6, 6]],
    ['0 is no limit', few, 0, [6, 6]],
  ])('%s', (_sentence, sheet, limit, expected) => {
    const { shown, written } = arrange(sheet, { limit, isLocked: true })
    expect([shown.length, written.length]).toEqual(expected)
  })

  test('hidden rows take those below them along', () => {
    const hidden = [reportRow('a', ['Assets', 5], { hidden: true }), ...rows.slice(1)]
    const sheet = sheetOf(reportView(['2024'], hidden), { a: below(2) })
    expect(arrange(sheet).shown).toEqual(['b', 'c'])
    expect(arrange(sheet).written).toEqual(['Debt', 'Equity'])
  })

  test.each(['a', 'a/1'])('%s is left out where it says hide, below a row as well', id => {
    const hide = (row: ReportRow): ReportRow => (row.id === id.at(-1) ? { ...row, show: 'hide' } : row)
    const sheet = sheetOf(reportView(['2024'], id === 'a' ? rows.map(hide) : rows), { a: below(2).map(hide) })
    expect(arrange(sheet).shown).toEqual(id === 'a' ? ['b', 'c'] : ['a', 'a/0', 'b', 'c'])
  })

  test('rows of the folded blocks take those below them along, and are not counted', () => {
    const folded = [reportRow('a', ['Assets', 5], { show: 'prev' }), ...rows.slice(1)]
    const sheet = sheetOf(reportView(['2024'], folded), { a: below(2) })
    expect(sheet.count).toBe(2)
    expect(arrange(sheet, { limit: 1 }).shown).toEqual(['b'])
    expect(sheet.lines[0]?.below.map(({ meta }) => meta.fold)).toEqual(['previous', 'previous'])
  })

  test('every row is there once, whatever the sort, the folds and the limit', () => {
    const lines = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(6)), { maxLength: 8 })
    const sort = fc.option(fc.record({ id: fc.constant('p1'), desc: fc.boolean() }))
    fc.assert(
      fc.property(lines, sort, fc.nat(10), fc.boolean(), (given, order, limit, unfold) => {
        const rows = given.map(([value], place) => reportRow(`r${place}`, [`Row ${place}`, value]))
        const subRows = Object.fromEntries(given.map(([, count], place) => [`r${place}`, below(count)]))
        const sheet = sheetOf(reportView(['2024'], rows), subRows)
        const sorting = order ? [order] : []
        const made = arrange(sheet, { sorting, unfolded: unfold ? idsOf(rows) : [], limit })
        const expected = given.reduce((sum, [, count]) => sum + 1 + count, 0)
        expect(made.written.length).toBe(expected)
        expect(new Set(made.shown).size).toBe(made.shown.length)
        if (unfold && limit === 0) expect(made.shown.length).toBe(expected)
        if (limit > 0) {
          const counted = made.shown.filter(id => !id.includes('/'))
          expect(counted.length).toBe(Math.min(limit, rows.length))
        }
        // whatever stands below a row follows it
        let parent = ''
        for (const id of made.shown) {
          if (id.includes('/')) expect(id.startsWith(`${parent}/`)).toBe(true)
          else parent = id
        }
      }),
    )
  })
})
