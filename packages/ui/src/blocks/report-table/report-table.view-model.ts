import type { ColumnVisibilityState, ExpandedState } from '@tanstack/react-table'
import type { CellObject, CellTone, TableCell } from '../../tables/cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../../tables/data-table/columns/columns.ts'
import type { RowMeta } from '../../tables/data-table/columns/table-meta.ts'
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
  /** Whether the access policy lets this user see it. */
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

/** A row of a report as a row of its table. */
export type ReportLine = {
  id: string
  row: ReportRow
  /** Digits after the point of its figures. */
  decimals: number | undefined
  meta: RowMeta
  /** The rows below it. */
  below: readonly ReportLine[]
}

/** A view as TanStack's columns and rows. */
export type ReportSheet = {
  /** What its figures are counted in, one line each. */
  dimensions: readonly string[]
  columns: readonly DataTableColumnDef<ReportLine>[]
  /** The columns that are hidden. */
  columnVisibility: ColumnVisibilityState
  lines: readonly ReportLine[]
  /** Lines that are not folded away: of these the table counts its first rows. */
  count: number
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

const column = createColumns<ReportLine>()

/** A view as columns and lines. Rows may lack cells and columns their headings: what is missing is blank. */
export function reportSheet({ view, subRows, names }: ReportSheetInput): ReportSheet {
  const { columns, rows } = view
  const under = (row: ReportRow) => (Object.hasOwn(subRows, row.id) ? (subRows[row.id] ?? []) : [])
  const every = [...rows, ...rows.flatMap(under)]
  const lines = rows.filter(isSeen).map(row =>
    lineOf(
      row,
      columns,
      belowOf(row, under(row)).map(each => lineOf(each, columns)),
    ),
  )
  return {
    dimensions: dimensionsOf(view),
    columns: columns.map(({ id, title }, place) => {
      const isName = place === 0
      const options = {
        id,
        header: title.text.trim() || (isName ? names.line : names.column(place)),
        align: isName ? ('start' as const) : ('end' as const),
        info: title.info ?? undefined,
      }
      if (isName || kindOf(every, id) === 'text')
        return column.text(({ row }) => tableCell(cellOf(row, id)), options)
      return column.number(({ row, decimals }) => tableCell(cellOf(row, id), decimals), options)
    }),
    columnVisibility: Object.fromEntries(
      columns
        .filter(({ checked, keepsShown }, place) => place > 0 && !checked && !keepsShown)
        .map(({ id }) => [id, false]),
    ),
    lines,
    count: lines.filter(({ meta }) => !meta.fold).length,
    even: columns.length <= EVEN_COLUMNS + 1,
  }
}

/** Whether a line has rows below it that a press on its name shows and hides. */
export function canExpand({ below }: ReportLine): boolean {
  return below.length > FEW_SUB_ROWS
}

/** The lines whose rows below are shown: those that the user expanded, and those with so few that they are always shown. */
export function expandedLines(lines: readonly ReportLine[], expanded: ExpandedState): ExpandedState {
  if (expanded === true) return true
  const few = lines.filter(line => line.below.length > 0 && !canExpand(line))
  return { ...expanded, ...Object.fromEntries(few.map(({ id }) => [id, true])) }
}

/** Whether a row is ever shown. */
function isSeen({ hidden, show }: ReportRow): boolean {
  return !hidden && show !== 'hide'
}

/** The rows below a row under ids of their own, since rows without one are named by their place. */
function belowOf(row: ReportRow, rows: readonly ReportRow[]): ReportRow[] {
  return rows
    .map(each => ({ ...each, id: `${row.id}/${each.id}`, show: row.show ?? each.show }))
    .filter(isSeen)
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

// a total stands where the statement has it, not below all
const VARIANTS = {
  strong: 'strong',
  bold: 'strong',
  total: 'strong',
  muted: 'muted',
  marked: 'marked',
} as const
const FOLDS = { prev: 'previous', next: 'next', hide: undefined } as const

function lineOf(
  row: ReportRow,
  columns: readonly ReportColumn[],
  below: readonly ReportLine[] = [],
): ReportLine {
  const { id, tone, show, colSpan } = row
  return {
    id,
    row,
    decimals: lineDecimals(columns.slice(1).map(({ id }) => cellOf(row, id))),
    meta: {
      variant:
        tone !== null && Object.hasOwn(VARIANTS, tone) ? VARIANTS[tone as keyof typeof VARIANTS] : undefined,
      fold: show ? FOLDS[show] : undefined,
      colSpan: colSpan ?? undefined,
    },
    below,
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

function tableCell(cell: ReportCell, decimals?: number): TableCell {
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
