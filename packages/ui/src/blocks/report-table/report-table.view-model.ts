import type { ColumnVisibilityState, ExpandedState } from '@tanstack/react-table'
import { listOf } from '../../foundation/list-of.ts'
import type { CellObject, CellTone, TableCell } from '../../tables/cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../../tables/data-table/columns/columns.ts'
import type { RowMeta } from '../../tables/data-table/columns/table-meta.ts'
import type { ReportCell, ReportColumn, ReportRow, ReportTableFacts, ReportView } from './report-facts.ts'

/** Up to this many sub-rows are always shown; more are collapsed under their parent row. */
const FEW_SUB_ROWS = 3

/** Which view is shown, and whether the user can switch to another one. */
export type ViewChoice = {
  view: ReportView
  kind: 'open' | 'closed'
  /** Whether there is a toggle between the views. */
  hasToggle: boolean
}

export type ViewChoiceInput = {
  table: Pick<ReportTableFacts, 'open' | 'closed'>
  /** Whether the user requested the open view. */
  openRequested: boolean
  /** Whether the access policy allows this user to see it. */
  mayOpen: boolean
}

/**
 * The closed view when there is one, else the open one (shared-blocks §4). Below full access the server sends closed data only, and the
 * toggle prompts for access (access row 25). With full access and no open data there is no toggle.
 */
export function viewChoice({ table, openRequested, mayOpen }: ViewChoiceInput): ViewChoice | null {
  const open = withRows(table?.open)
  const closed = withRows(table?.closed)
  if (!closed) return open && { view: open, kind: 'open', hasToggle: false }
  const hasToggle = !mayOpen || open !== null
  return openRequested && mayOpen && open
    ? { view: open, kind: 'open', hasToggle }
    : { view: closed, kind: 'closed', hasToggle }
}

function withRows(view: ReportView | null | undefined): ReportView | null {
  return view && listOf(view.rows).length > 0 && listOf(view.columns).length > 0 ? view : null
}

/** A row of a report as a row of its table. */
export type ReportLine = {
  id: string
  row: ReportRow
  /** Decimals of its numbers. */
  decimals: number | undefined
  meta: RowMeta
  /** Its sub-rows. */
  below: readonly ReportLine[]
}

/** A view as columns and rows for TanStack Table. */
export type ReportSheet = {
  /** Units of the numbers, one line each. */
  dimensions: readonly string[]
  columns: readonly DataTableColumnDef<ReportLine>[]

  columnVisibility: ColumnVisibilityState
  lines: readonly ReportLine[]
  /** Lines outside collapsed blocks; the row limit counts only these. */
  count: number
  /** Few enough columns to give all the same width, aligned with the tables above and below. */
  even: boolean
}

/** Up to this many number columns get the same width. */
const EVEN_COLUMNS = 8

export type ReportSheetInput = {
  view: ReportView
  /** Sub-rows by row id; those of an unknown row are left out. */
  subRows: ReportTableFacts['subRows']
  /** Default headings: of the row names, and of number columns. */
  names: { line: string; column: (place: number) => string }
}

const column = createColumns<ReportLine>()

/** A view as columns and lines. Missing cells are blank. */
export function reportSheet({ view, subRows, names }: ReportSheetInput): ReportSheet {
  const [columns, rows] = [listOf(view.columns), listOf(view.rows)]
  const under = (row: ReportRow) => listOf(Object.hasOwn(subRows, row.id) ? subRows[row.id] : [])
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
    count: lines.filter(({ meta }) => !meta.collapsible).length,
    even: columns.length <= EVEN_COLUMNS + 1,
  }
}

/** Whether a click on the line's name shows and hides its sub-rows. */
export function canExpand({ below }: ReportLine): boolean {
  return below.length > FEW_SUB_ROWS
}

/** The lines with visible sub-rows: those the user expanded, and those with so few that they are always shown. */
export function expandedLines(lines: readonly ReportLine[], expanded: ExpandedState): ExpandedState {
  if (expanded === true) return true
  const few = lines.filter(line => line.below.length > 0 && !canExpand(line))
  return { ...expanded, ...Object.fromEntries(few.map(({ id }) => [id, true])) }
}

/** Whether the row can be shown at all. */
function isSeen({ hidden, show }: ReportRow): boolean {
  return !hidden && show !== 'hide'
}

/** The sub-rows with ids that include the parent's: rows without an id are numbered per parent. */
function belowOf(row: ReportRow, rows: readonly ReportRow[]): ReportRow[] {
  return rows
    .map(each => ({ ...each, id: `${row.id}/${each.id}`, show: row.show ?? each.show }))
    .filter(isSeen)
}

function dimensionsOf({ dimension, dimensions }: ReportView): string[] {
  const lines = [dimension, ...listOf(dimensions).map(({ text }) => text)].map(line => line.trim())
  return [...new Set(lines)].filter(line => line !== '')
}

const BLANK: ReportCell = { text: '', numeric: null, url: null, info: null, tooltip: null, tone: null }

/** `Object.hasOwn`, because a column may be called `constructor`. */
function cellOf({ cells }: ReportRow, id: string): ReportCell {
  return (Object.hasOwn(cells, id) ? cells[id] : undefined) ?? BLANK
}

/** A column is numeric unless all its values are text. */
function kindOf(rows: readonly ReportRow[], id: string): 'number' | 'text' {
  const cells = rows.map(row => cellOf(row, id))
  return cells.some(({ numeric }) => numeric !== null) || cells.every(({ text }) => text === '')
    ? 'number'
    : 'text'
}

// a total stays at its place in the statement, so it is no `total` variant, which is moved to the end
const VARIANTS = {
  strong: 'strong',
  bold: 'strong',
  total: 'strong',
  muted: 'muted',
  marked: 'marked',
} as const
const COLLAPSED_BLOCKS = { prev: 'previous', next: 'next', hide: undefined } as const

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
      collapsible: show ? COLLAPSED_BLOCKS[show] : undefined,
      colSpan: colSpan ?? undefined,
    },
    below,
  }
}

const PLAIN_NUMBER = /^-?\d+(?:\.(\d+))?$/
const [DECIMALS, DECIMALS_OF_SMALL] = [2, 4]

/**
 * The decimals of a line: as many as its numbers have, two at most, four if one is below a hundredth. All numbers of a line get the same
 * decimals; lines differ, because their units do.
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
