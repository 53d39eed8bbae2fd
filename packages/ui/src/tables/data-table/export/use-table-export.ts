'use client'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useReducer, useRef } from 'react'
import { COPIED_MS } from '../../../controls/copy-button/copy.reducer.ts'
import { useCopy } from '../../../controls/copy-button/use-copy.ts'
import { type AccessAction, type AccessVerdict, ALLOWED } from '../../../foundation/access/access.ts'
import { saveFile } from '../../../foundation/save-file.ts'
import { useLabel, useLang, useVerdict } from '../../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../columns/features.ts'
import { type ExportedRows, exportedTable, hasRows } from './exported-table.ts'
import { fileName } from './file-name.ts'
import {
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOutcome,
  TABLE_EXPORT_START,
  tableExportReducer,
} from './table-export.reducer.ts'

export type TableExportOptions<Data extends RowData> = {
  /** The table on the screen: `useDataTable(options).table`. */
  table: DataTableInstance<Data>
  /** Which rows are exported. Default `all`. */
  rows?: ExportedRows | undefined
  /** The table's name; also the file name. */
  title: string
  /** The action that copying and saving need, in terms of the access policy; `none` allows everybody. Default `none` (readings #12). */
  action?: AccessAction | 'none'
  /** The venue of the table, if any. */
  venueId?: number | null | undefined
  /** As on the table: what further rows require. Users without it get the first `limit` rows, as on the screen (T5). */
  lock?: 'auth' | 'paid' | undefined
  /** Called with every error: clipboard refused or absent, saving not possible. The page logs it. */
  onFailure?: ((fault: unknown) => void) | undefined
}

export type TableExportModel = {
  state: {
    /** Outcome of the last attempt: success for 2,000 ms, failure until it is dismissed. */
    outcome: ExportOutcome
    /** No row to copy or save. */
    isEmpty: boolean
    /** The clipboard has not responded yet. */
    isCopying: boolean
  }
  /** The access verdict; if it refuses, copying and saving do nothing. */
  verdict: AccessVerdict
  events: {
    copy: (format: ExportFormat) => void
    save: (format: ExportFormat) => void
    dismiss: () => void
  }
}

/** Copies or saves a table as CSV, JSON or Markdown (X7). The text is created on demand, after the access check. */
export function useTableExport<Data extends RowData>({
  table,
  rows = 'all',
  title,
  action = 'none',
  venueId,
  lock,
  onFailure,
}: TableExportOptions<Data>): TableExportModel {
  const label = useLabel()
  const lang = useLang()
  const ownVerdict = useVerdict(action === 'none' ? 'seeValues' : action, { venueId })
  const verdict = action === 'none' ? ALLOWED : ownVerdict
  const more = useVerdict(lock === 'auth' ? 'showMoreRowsSignedIn' : 'showMoreRows', { venueId })
  const isLocked = lock !== undefined && more.kind !== 'allowed'
  const [outcome, dispatch] = useReducer(tableExportReducer, TABLE_EXPORT_START)
  const isEmpty = !hasRows(table)

  const createExport = () => exportedTable({ table, rows, lang, groupTitle: label('export_group'), isLocked })
  // the requested format and its row count: the clipboard responds later
  const requested = useRef<{ format: ExportFormat; rows: number }>({ format: 'csv', rows: 0 })
  const clipboard = useCopy({
    text: () => {
      const exported = createExport()
      requested.current.rows = exported.rows.length
      return EXPORT_FORMATS[requested.current.format].write(exported, 'copy')
    },
    onCopied: () => dispatch({ type: 'done', way: 'copy', rows: requested.current.rows }),
    onFailure: fault => {
      dispatch({ type: 'failed', way: 'copy' })
      onFailure?.(fault)
    },
  })
  const isCopying = clipboard.state.phase === 'copying'

  useEffect(() => {
    if (outcome.kind !== 'done') return
    const timer = setTimeout(() => dispatch({ type: 'hidden', id: outcome.id }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const mayRun = verdict.kind === 'allowed' && !isEmpty
  const copy = (format: ExportFormat) => {
    if (!mayRun || isCopying) return
    requested.current.format = format
    clipboard.events.copy()
  }
  const save = (format: ExportFormat) => {
    if (!mayRun) return
    const { write, ending, type } = EXPORT_FORMATS[format]
    try {
      const exported = createExport()
      saveText({ text: write(exported, 'save'), name: fileName(title, ending), type })
      dispatch({ type: 'done', way: 'save', rows: exported.rows.length })
    } catch (fault) {
      dispatch({ type: 'failed', way: 'save' })
      onFailure?.(fault)
    }
  }
  return {
    state: { outcome, isEmpty, isCopying },
    verdict,
    events: { copy, save, dismiss: () => dispatch({ type: 'dismissed' }) },
  }
}

type TextFile = { text: string; name: string; type: string }

/** Saves text as a file. Throws if the browser cannot. */
function saveText({ text, name, type }: TextFile): void {
  saveFile(new Blob([text], { type }), name)
}
