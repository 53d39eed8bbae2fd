import {
  asRaw,
  asText,
  field,
  flag,
  oneOf,
  type Raw,
  rawRows,
  real,
  record,
  rows,
  text,
  textOrNull,
  whole,
} from './reading.ts'

/** A table cell: plain text, or more (shared-blocks §3 "Table row"). Urls are unchecked. */
export type Cell = {
  text: string
  /** The number behind the text, for sorting. */
  numeric: number | null
  url: string | null
  info: string | null
  tooltip: string | null
  /** The wire's class word. */
  tone: string | null
}

/** A row of a table; a column without a cell in it is blank. */
export type TableRow = {
  id: string
  /** Keyed by column id. Read it through `cellOf`. */
  cells: Record<string, Cell>
  tone: string | null
  /** Belongs to the rows before or after the block that is shown, or is hidden. */
  show: 'prev' | 'next' | 'hide' | null
  hidden: boolean
  checked: boolean
  colSpan: number | null
}

/** An entry of a select. */
export type Option = { id: number; text: string }

/** A column of a report. */
export type ReportColumn = {
  id: string
  title: Cell
  checked: boolean
  keepsShown: boolean
  hideLabel: string | null
}

/** One view of a report table. */
export type ReportView = {
  /** The unit line; '' when there is none. */
  dimension: string
  dimensions: Option[]
  columns: ReportColumn[]
  rows: TableRow[]
}

/** A table of a report: the open view for who may see it, and the closed one that all see (readings #16). */
export type ReportTable = {
  open: ReportView | null
  closed: ReportView | null
  /** Rows below a row, keyed by its id. */
  subRows: Record<string, TableRow[]>
  showMore: boolean
  /** Rows that exist and were not sent to this user. */
  lockedRows: number
  archiveUrl: string | null
}

export const NO_CELL: Cell = Object.freeze({
  text: '',
  numeric: null,
  url: null,
  info: null,
  tooltip: null,
  tone: null,
})

/** The cell of a column, blank when the row has none. */
export function cellOf(row: TableRow, columnId: string): Cell {
  return (Object.hasOwn(row.cells, columnId) ? row.cells[columnId] : undefined) ?? NO_CELL
}

/** A cell from its text or its object. */
export function decodeCell(value: unknown): Cell {
  const raw = asRaw(value)
  if (raw === null) return { ...NO_CELL, text: asText(value) ?? '' }
  const url = textOrNull(raw, 'lnk')
  return {
    text: text(raw, 'val') || text(raw, 'ttl') || text(raw, 'title'),
    numeric: real(raw, 'numeric'),
    url,
    info: textOrNull(raw, 'info'),
    tooltip: textOrNull(raw, 'tooltip'),
    tone: textOrNull(raw, 'class'),
  }
}

/** Rows of a table. A row without an id is named by its place. */
export function decodeTableRows(list: unknown): TableRow[] {
  return rawRows(list).map((raw, index) => ({
    id: text(raw, 'id') || String(index),
    cells: cellsOf(record(raw, 'cells')),
    tone: textOrNull(raw, 'class'),
    show: oneOf(raw, 'show', ['prev', 'next', 'hide'] as const),
    hidden: flag(raw, 'hidden'),
    checked: flag(raw, 'checked'),
    colSpan: whole(raw, 'colspan'),
  }))
}

function cellsOf(raw: Raw): Record<string, Cell> {
  return Object.fromEntries(
    Object.keys(raw)
      .filter(key => key !== '__proto__')
      .map(key => [key, decodeCell(field(raw, key))]),
  )
}

/** Options of a select that have an id. */
export function decodeOptions(list: unknown): Option[] {
  return rawRows(list).flatMap(raw => {
    const id = whole(raw, 'id')
    return id === null ? [] : [{ id, text: text(raw, 'text') || text(raw, 'name') }]
  })
}

/** Columns from their ids and, by position, their texts: a missing text is blank, a text without a column is dropped. */
export function decodeColumns(columns: unknown, heads: unknown): ReportColumn[] {
  const titles = Array.isArray(heads) ? heads : []
  return rawRows(columns).flatMap((raw, index) => {
    const id = text(raw, 'id')
    if (id === '') return []
    return [
      {
        id,
        title: decodeCell(titles[index]),
        checked: field(raw, 'check') === undefined || flag(raw, 'check'),
        keepsShown: flag(raw, 'dontHide'),
        hideLabel: textOrNull(raw, 'textHideLabel'),
      },
    ]
  })
}

/** A report table, or null when the answer has none. */
export function decodeReportTable(parent: Raw, name: string): ReportTable | null {
  const raw = asRaw(field(parent, name))
  if (raw === null) return null
  const closed = asRaw(field(raw, 'closed_data'))
  const view = viewOf(raw)
  const subRows = record(raw, 'sub_rows')
  const table: ReportTable = {
    open: view.rows.length === 0 ? null : view,
    closed: closed === null ? null : viewOf(closed),
    subRows: Object.fromEntries(
      Object.keys(subRows)
        .filter(key => key !== '__proto__')
        .map(key => [key, decodeTableRows(field(subRows, key))]),
    ),
    showMore: flag(raw, 'showMore'),
    lockedRows: Math.max(0, whole(raw, 'locked_rows') ?? 0),
    archiveUrl: textOrNull(raw, 'archLink'),
  }
  return table.open === null && (table.closed === null || table.closed.rows.length === 0) ? null : table
}

function viewOf(raw: Raw): ReportView {
  return {
    dimension: text(raw, 'dimension'),
    dimensions: decodeOptions(rows(raw, 'dimensions')),
    columns: decodeColumns(field(raw, 'scroll_clmn'), field(raw, 'scroll_head')),
    rows: decodeTableRows(field(raw, 'scroll_body')),
  }
}
