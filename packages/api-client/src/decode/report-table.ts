import {
  asRaw,
  byName,
  field,
  flag,
  optional,
  type Raw,
  rawRows,
  record,
  rows,
  text,
  textOrNull,
  whole,
} from './reading.ts'
import {
  type Cell,
  decodeCell,
  decodeOptions,
  decodeTableRows,
  type Option,
  type TableRow,
} from './tables.ts'

/** A column of a report. */
export type ReportColumnData = {
  id: string
  title: Cell
  checked: boolean
  keepsShown: boolean
  hideLabel: string | null
}

/** One view of a report table. */
export type ReportViewData = {
  /** The line that names the unit, or ''. */
  dimension: string
  dimensions: Option[]
  columns: ReportColumnData[]
  rows: TableRow[]
}

/** A table of a report: the open view for users with access, and the closed one for all (readings #16). */
export type ReportTableData = {
  open: ReportViewData | null
  closed: ReportViewData | null
  /** Nested rows by the id of their parent. */
  subRows: Record<string, TableRow[]>
  showMore: boolean
  /** Number of rows that this user did not receive. */
  lockedRows: number
  archiveUrl: string | null
}

/** Columns by their ids; texts belong to them by position. A missing text is blank, a surplus one is dropped. */
export function decodeColumns(columns: unknown, heads: unknown): ReportColumnData[] {
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

/** Null when the answer has no such table. */
export function decodeReportTable(parent: Raw, name: string): ReportTableData | null {
  const raw = asRaw(field(parent, name))
  if (raw === null) return null
  const view = viewOf(raw)
  const table: ReportTableData = {
    open: view.rows.length === 0 ? null : view,
    closed: optional(raw, 'closed_data', viewOf),
    subRows: byName(record(raw, 'sub_rows'), decodeTableRows),
    showMore: flag(raw, 'showMore'),
    lockedRows: Math.max(0, whole(raw, 'locked_rows') ?? 0),
    archiveUrl: textOrNull(raw, 'archLink'),
  }
  return table.open === null && (table.closed === null || table.closed.rows.length === 0) ? null : table
}

function viewOf(raw: Raw): ReportViewData {
  return {
    dimension: text(raw, 'dimension'),
    dimensions: decodeOptions(rows(raw, 'dimensions')),
    columns: decodeColumns(field(raw, 'scroll_clmn'), field(raw, 'scroll_head')),
    rows: decodeTableRows(field(raw, 'scroll_body')),
  }
}
