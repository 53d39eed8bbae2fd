import {
  asRaw,
  asText,
  byName,
  flag,
  oneOf,
  rawRows,
  real,
  record,
  text,
  textOrNull,
  whole,
  withId,
} from './reading.ts'

/** A table cell (shared-blocks §3 "Table row"). Urls are unchecked. */
export type Cell = {
  text: string
  /** The number behind the text, for sorting. */
  numeric: number | null
  url: string | null
  info: string | null
  tooltip: string | null
  /** CSS class of the wire. */
  tone: string | null
}

/** A row of a table; columns without a cell are blank. */
export type TableRow = {
  id: string
  /** By column id; read them with `cellOf`. */
  cells: Record<string, Cell>
  tone: string | null
  /** `prev` and `next` rows belong before or after the visible block. */
  show: 'prev' | 'next' | 'hide' | null
  hidden: boolean
  checked: boolean
  colSpan: number | null
}

/** An option of a select. */
export type Option = { id: number; text: string }

export const NO_CELL: Cell = Object.freeze({
  text: '',
  numeric: null,
  url: null,
  info: null,
  tooltip: null,
  tone: null,
})

/** The cell of a column; blank when the row has none. */
export function cellOf(row: TableRow, columnId: string): Cell {
  return (Object.hasOwn(row.cells, columnId) ? row.cells[columnId] : undefined) ?? NO_CELL
}

/** A cell is a text or an object. */
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

/** Rows of a table. The id of a row without one is its index. */
export function decodeTableRows(list: unknown): TableRow[] {
  return rawRows(list).map((raw, index) => ({
    id: text(raw, 'id') || String(index),
    cells: byName(record(raw, 'cells'), decodeCell),
    tone: textOrNull(raw, 'class'),
    show: oneOf(raw, 'show', ['prev', 'next', 'hide'] as const),
    hidden: flag(raw, 'hidden'),
    checked: flag(raw, 'checked'),
    colSpan: whole(raw, 'colspan'),
  }))
}

/** Options with an id; others are skipped. */
export function decodeOptions(list: unknown): Option[] {
  return withId(rawRows(list), (raw, id) => ({ id, text: text(raw, 'text') || text(raw, 'name') }))
}
