import type { CellObject, CellTone, TableCell } from '../../tables/cells/cell.shape.ts'
import type { TableSort } from '../../tables/data-table/row-order.ts'
import type { TableColumn } from '../../tables/data-table/table-columns.shape.ts'
import { isSeen, sortedRows, type TableRow } from '../../tables/data-table/table-rows.shape.ts'
import type { ReportCell, ReportColumn, ReportRow, ReportTableFacts, ReportView } from './report-facts.ts'

/** Up to so many rows below a row are simply shown; more are folded behind its name. */
const FEW_SUB_ROWS = 3

/** Which view is shown, and whether another one can be asked for. */
export type ViewChoice = {
  view: ReportView
  is: 'open' | 'closed'
  /** Whether there is a toggle between the views. */
  toggles: boolean
}

export type ViewChoiceInput = {
  table: Pick<ReportTableFacts, 'open' | 'closed'>
  /** Whether the user asked for the open view. */
  wantsOpen: boolean
  /** Whether the access table lets this user see it. */
  mayOpen: boolean
}

/**
 * The closed view when there is one, else the open one (shared-blocks §4). Below full access the server sends closed data only, and
 * the toggle is there to say what it takes (access row 25); with full access and no open data there is nothing to toggle.
 */
export function viewChoice({ table, wantsOpen, mayOpen }: ViewChoiceInput): ViewChoice | null {
  const open = withRows(table.open)
  const closed = withRows(table.closed)
  if (!closed) return open && { view: open, is: 'open', toggles: false }
  const toggles = !mayOpen || open !== null
  return wantsOpen && mayOpen && open
    ? { view: open, is: 'open', toggles }
    : { view: closed, is: 'closed', toggles }
}

function withRows(view: ReportView | null): ReportView | null {
  return view && view.rows.length > 0 && view.columns.length > 0 ? view : null
}

/** A row and the rows below it. */
type ReportLine = { row: TableRow; below: readonly TableRow[] }

/** A view in the words of a table. */
export type ReportSheet = {
  /** What its figures are counted in, one line each. */
  dimensions: readonly string[]
  columns: readonly TableColumn[]
  /** Ids of columns that are not shown. */
  hiddenColumns: readonly string[]
  lines: readonly ReportLine[]
  /** Its columns are so few that they can stand as wide as each other, under those of the tables above and below. */
  even: boolean
}

/** Up to so many columns of figures stand as wide as each other. */
const EVEN_COLUMNS = 8

export type ReportSheetInput = {
  view: ReportView
  /** Rows below rows; those of a row that is not there are left out. */
  subRows: ReportTableFacts['subRows']
  /** Headings for columns that came without one: that of the row names, and those of figures. */
  names: { line: string; column: (place: number) => string }
}

/** A view as columns and lines. Rows may lack cells and columns their headings: what is missing is blank. */
export function reportSheet({ view, subRows, names }: ReportSheetInput): ReportSheet {
  const { columns, rows } = view
  const under = (row: ReportRow) => (Object.hasOwn(subRows, row.id) ? (subRows[row.id] ?? []) : [])
  const every = [...rows, ...rows.flatMap(under)]
  const kinds = columns.map(({ id }, place) => (place === 0 ? 'text' : kindOf(every, id)))
  const write = (row: ReportRow) => rowOf(row, columns, kinds)
  return {
    dimensions: dimensionsOf(view),
    columns: columns.map((column, place) => ({
      id: column.id,
      header: column.title.text.trim() || (place === 0 ? names.line : names.column(place)),
      kind: kinds[place] ?? 'text',
      align: place === 0 ? 'start' : 'end',
      ...(column.title.info ? { info: column.title.info } : {}),
    })),
    hiddenColumns: columns
      .filter(({ checked, keepsShown }, place) => place > 0 && !checked && !keepsShown)
      .map(({ id }) => id),
    even: columns.length <= EVEN_COLUMNS + 1,
    lines: rows.map(row => ({ row: write(row), below: belowOf(row, under(row)).map(write) })),
  }
}

/** The rows below a row under ids of their own, since rows without one are named by their place. */
function belowOf(row: ReportRow, rows: readonly ReportRow[]): ReportRow[] {
  return rows.map(each => ({ ...each, id: `${row.id}/${each.id}`, show: row.show ?? each.show }))
}

function dimensionsOf({ dimension, dimensions }: ReportView): string[] {
  const lines = [dimension, ...dimensions.map(({ text }) => text)].map(line => line.trim())
  return [...new Set(lines)].filter(line => line !== '')
}

const BLANK: ReportCell = { text: '', numeric: null, url: null, info: null, tooltip: null, tone: null }

/** The row's own cell, so that a column called `constructor` is as blank as any other. */
function cellOf({ cells }: ReportRow, id: string): ReportCell {
  return (Object.hasOwn(cells, id) ? cells[id] : undefined) ?? BLANK
}

/** A column holds figures unless it holds words alone. */
function kindOf(rows: readonly ReportRow[], id: string): 'number' | 'text' {
  const cells = rows.map(row => cellOf(row, id))
  return cells.some(({ numeric }) => numeric !== null) || cells.every(({ text }) => text === '')
    ? 'number'
    : 'text'
}

const LOOKS = { strong: 'strong', bold: 'strong', total: 'strong', muted: 'muted', marked: 'marked' } as const

function rowOf(
  row: ReportRow,
  columns: readonly ReportColumn[],
  kinds: readonly ('number' | 'text')[],
): TableRow {
  const decimals = lineDecimals(columns.slice(1).map(({ id }) => cellOf(row, id)))
  const cells = columns.map(({ id }, place): [string, TableCell] => [
    id,
    tableCell(cellOf(row, id), kinds[place] === 'number' ? decimals : undefined),
  ])
  // a total stands where the statement has it, not below all
  const look =
    row.tone !== null && Object.hasOwn(LOOKS, row.tone) ? LOOKS[row.tone as keyof typeof LOOKS] : null
  return {
    id: row.id,
    cells: Object.fromEntries(cells),
    hidden: row.hidden,
    ...(row.show ? { show: row.show } : {}),
    ...(row.colSpan === null ? {} : { colspan: row.colSpan }),
    ...(look ? { look } : {}),
  }
}

const PLAIN_NUMBER = /^-?\d+(?:\.(\d+))?$/
const [DECIMALS, DECIMALS_OF_SMALL] = [2, 4]

/**
 * Digits after the point of a line: as many as its figures have, two at most, four where one is below a hundredth. Lines are
 * counted in different units, and the figures of one line stand under each other's points by being alike.
 */
export function lineDecimals(cells: readonly ReportCell[]): number | undefined {
  let [most, small, found] = [0, false, false]
  for (const { text, numeric } of cells) {
    const match = numeric === null ? null : PLAIN_NUMBER.exec(text)
    if (!match || numeric === null) continue
    found = true
    most = Math.max(most, match[1]?.length ?? 0)
    small ||= numeric !== 0 && Math.abs(numeric) < 0.01
  }
  return found ? Math.min(most, small ? DECIMALS_OF_SMALL : DECIMALS) : undefined
}

const TONES = new Set<string>(['up', 'down', 'muted'] satisfies CellTone[])

function tableCell(cell: ReportCell, decimals: number | undefined): TableCell {
  const { text, numeric, url, info, tooltip, tone } = cell
  const isNumber = numeric !== null && PLAIN_NUMBER.test(text)
  const more: CellObject = {
    ...(url === null ? {} : { href: url }),
    ...(info === null ? {} : { info }),
    ...(tooltip === null ? {} : { tooltip }),
    ...(tone !== null && TONES.has(tone) ? { tone: tone as CellTone } : {}),
    ...(isNumber && decimals !== undefined ? { decimals } : {}),
    ...(numeric === null ? {} : { sortValue: numeric }),
  }
  return Object.keys(more).length === 0 ? text : { text, ...more }
}

export type ArrangedInput = {
  sheet: ReportSheet
  sort: TableSort
  /** Ids of the rows whose many sub-rows were asked for. */
  unfolded: ReadonlySet<string>
  /** Rows shown at first; those below them are not counted. 0: all. */
  limit: number
  lang: string
}

export type Arranged = {
  /** The rows in their order, each followed by those below it that are shown. */
  rows: readonly TableRow[]
  /** The rows and all below them, folded or not: what is copied and saved. */
  all: readonly TableRow[]
  /** How many of `rows` the first `limit` lines take; 0: all. */
  limit: number
  /** How many of `all` they take; 0: all. */
  limitOfAll: number
}

/** The lines in the order of the sort, each followed by the rows below it: a sort never parts them. */
export function arranged({ sheet, sort, unfolded, limit, lang }: ArrangedInput): Arranged {
  const { columns } = sheet
  const order = (rows: readonly TableRow[]) => sortedRows({ rows, columns, sort, lang })
  const belowOf = new Map(sheet.lines.map(({ row, below }) => [row, below]))
  const rows: TableRow[] = []
  const all: TableRow[] = []
  let [counted, within, withinAll] = [0, 0, 0]
  for (const row of order(sheet.lines.map(line => line.row))) {
    if (!isSeen(row)) continue
    const below = order(belowOf.get(row) ?? [])
      .filter(isSeen)
      .map(each => ({ ...each, depth: 1 }))
    const many = below.length > FEW_SUB_ROWS
    const isOpen = !many || unfolded.has(row.id)
    const head: TableRow = many ? { ...row, subRows: isOpen ? 'open' : 'closed' } : row
    rows.push(head, ...(isOpen ? below : []))
    all.push(row, ...below)
    // rows of the folded blocks before and after are not counted by the table either
    if (row.show !== undefined || counted >= limit) continue
    counted++
    within += 1 + (isOpen ? below.length : 0)
    withinAll += 1 + below.length
  }
  return { rows, all, limit: within, limitOfAll: withinAll }
}
