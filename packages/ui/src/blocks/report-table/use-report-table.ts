'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ExpandedState, functionalUpdate } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { useDataTable } from '../../tables/data-table/model/use-data-table.ts'
import type { ActionLoggedPort, ReportAction, ReportTableFacts } from './report-facts.ts'
import {
  canExpand,
  expandedLines,
  type ReportLine,
  type ReportSheet,
  reportSheet,
  viewChoice,
} from './report-table.view-model.ts'

/** Rows that a report table shows at first (shared-blocks §9). */
export const REPORT_ROWS = 5

export type ReportTableOptions = {
  /** The rows and columns of the report, closed and open. */
  table: ReportTableFacts
  /** Rows shown until "show more". Default 5; 6 for the local-standard profit and loss; 0: all (shared-blocks §9, readings #55). */
  limit?: number | undefined
  /** The same of the closed view. Default: `limit`; 7 for the closed cash flow. */
  closedLimit?: number | undefined
  /** What is logged when the open table is expanded; 0 or absent: nothing (shared-blocks §7). */
  actionId?: ReportAction | 0 | undefined
  /** Logs that a table was expanded. */
  actionLogged?: ActionLoggedPort | undefined
  /** Whether the open view is wanted, held by the parent. */
  open?: boolean | undefined
  /** The same at first, when the table holds it. Default false: closed data comes first (shared-blocks §4). */
  defaultOpen?: boolean | undefined
  /** Told when the table is opened or closed: the table-open event. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** What expanding takes. Default `paid`; null: nothing (T5, readings #15). */
  lock?: 'auth' | 'paid' | null | undefined
}

export type ReportTableModel = ReturnType<typeof useReportTable>

/** What a report table does, without its markup; `sheet` is null when there is no view with rows. */
export function useReportTable({
  table,
  limit = REPORT_ROWS,
  closedLimit = limit,
  actionId = 0,
  actionLogged,
  open,
  defaultOpen = false,
  onOpenChange,
  lock = 'paid',
}: ReportTableOptions) {
  const { label } = useUi()
  const mayOpen = useVerdict('openReportView').kind === 'allowed'
  const [wantsOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const choice = viewChoice({ table, wantsOpen, mayOpen })
  const view = choice?.view ?? null
  const is = choice?.is ?? null
  const isOpen = is === 'open'

  const sheet = useMemo(() => {
    const column = (place: number) => label('report_column', { n: place + 1 })
    const names = { line: label('report_line'), column }
    // a teaser has no rows below its rows: those that came belong to the open view
    return view && reportSheet({ view, subRows: isOpen ? table.subRows : {}, names })
  }, [view, isOpen, table, label])
  const { columns, columnVisibility, lines, count } = sheet ?? NO_SHEET

  const first = isOpen ? limit : closedLimit
  // the view whose rows are all shown; the other one begins collapsed
  const [longView, setLongView] = useState<typeof is>(null)
  const pageSize = first > 0 && longView !== is ? first : Number.POSITIVE_INFINITY
  const pagination = { pageIndex: 0, pageSize }
  const [unfolded, setUnfolded] = useState<ExpandedState>({})
  const expanded = useMemo(() => expandedLines(lines, unfolded), [lines, unfolded])

  const model = useDataTable<ReportLine>({
    columns,
    data: lines,
    getRowId: lineId,
    getSubRows: linesBelow,
    getRowCanExpand: row => canExpand(row.original),
    getRowMeta: lineMeta,
    limit: first,
    // rows that the server kept back belong to the open view
    total: count + (isOpen ? table.lockedRows : 0),
    ...(lock === null ? {} : { lock }),
    // the table was expanded: logged when it is open and has an action (shared-blocks §7)
    onExpand: () => {
      if (isOpen && actionId > 0 && actionLogged)
        logQuietly(() => actionLogged({ actionId: actionId as ReportAction }))
    },
    state: { columnVisibility, expanded, pagination },
    onExpandedChange: updater => setUnfolded(functionalUpdate(updater, expanded)),
    onPaginationChange: updater =>
      setLongView(functionalUpdate(updater, pagination).pageSize > first ? is : null),
  })

  return {
    state: { is, toggles: choice?.toggles ?? false },
    sheet,
    /** The table of the view that is shown. */
    model,
    lock,
    events: {
      toggleView: () => {
        setLongView(null)
        setOpen(!isOpen)
      },
    },
  }
}

const NO_SHEET: Pick<ReportSheet, 'columns' | 'columnVisibility' | 'lines' | 'count'> = {
  columns: [],
  columnVisibility: {},
  lines: [],
  count: 0,
}
const lineId = ({ id }: ReportLine) => id
const linesBelow = ({ below }: ReportLine) => below
const lineMeta = ({ meta }: ReportLine) => meta

/** What is logged never disturbs who is logged. */
function logQuietly(log: () => unknown): void {
  new Promise(resolve => resolve(log())).catch(() => {})
}
