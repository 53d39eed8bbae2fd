import { toCsv } from './csv.ts'
import type { ExportedTable } from './exported-table.ts'
import { toJson } from './json.ts'
import { toMarkdown } from './markdown.ts'

export type ExportFormat = 'csv' | 'json' | 'markdown'
type ExportWay = 'copy' | 'save'

/** The outcome of the last attempt. `id` distinguishes equal ones. */
export type ExportOutcome =
  | { kind: 'none'; id: number }
  | { kind: 'done'; id: number; way: ExportWay; rows: number }
  | { kind: 'failed'; id: number; way: ExportWay }

export type TableExportEvent =
  | { type: 'done'; way: ExportWay; rows: number }
  | { type: 'failed'; way: ExportWay }
  /** A success message times out; a later outcome with another id stays. */
  | { type: 'hidden'; id: number }
  | { type: 'dismissed' }

export const TABLE_EXPORT_START: ExportOutcome = { kind: 'none', id: 0 }

/** Success disappears by itself, failure stays until it is dismissed or the next attempt ends. */
export function tableExportReducer(state: ExportOutcome, event: TableExportEvent): ExportOutcome {
  const id = state.id + 1
  switch (event.type) {
    case 'done':
      return { kind: 'done', id, way: event.way, rows: event.rows }
    case 'failed':
      return { kind: 'failed', id, way: event.way }
    case 'hidden':
      return state.kind === 'done' && state.id === event.id ? { kind: 'none', id } : state
    case 'dismissed':
      return state.kind === 'none' ? state : { kind: 'none', id }
  }
}

type Writing = {
  /** The format's name; the same in every language. */
  name: string
  ending: 'csv' | 'json' | 'md'
  type: string
  write: (table: ExportedTable, way: ExportWay) => string
}

/** The formats in menu order. A saved CSV starts with the byte order mark by which Excel recognises UTF-8; a copied one does not. */
export const EXPORT_FORMATS: Record<ExportFormat, Writing> = {
  csv: {
    name: 'CSV',
    ending: 'csv',
    type: 'text/csv;charset=utf-8',
    write: (table, way) => toCsv(table, { bom: way === 'save' }),
  },
  json: { name: 'JSON', ending: 'json', type: 'application/json', write: toJson },
  markdown: { name: 'Markdown', ending: 'md', type: 'text/markdown;charset=utf-8', write: toMarkdown },
}
