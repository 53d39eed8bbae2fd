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

/** Rows that a report table initially shows (shared-blocks §9). */
const REPORT_ROWS = 5

export type ReportTableOptions = {
  /** The rows and columns of the report, closed and open. */
  table: ReportTableFacts
  /** Rows shown until "show more". Default 5; 6 for the local-standard profit and loss; 0: all (shared-blocks §9, readings #55). */
  limit?: number | undefined
  /** The limit of the closed view. Default: `limit`; 7 for the closed cash flow. */
  closedLimit?: number | undefined
  /** The action logged when the open table is expanded; 0 or absent: none (shared-blocks §7). */
  actionId?: ReportAction | 0 | undefined
  /** Logs that a table was expanded. */
  actionLogged?: ActionLoggedPort | undefined
  /** Whether the open view is requested. Controlled. */
  open?: boolean | undefined
  /** The initial `open` when uncontrolled. Default false: the closed view comes first (shared-blocks §4). */
  defaultOpen?: boolean | undefined
  /** Called when the table is opened or closed: the table-open event. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The access that expanding requires. Default `paid`; null: none (T5, readings #15). */
  lock?: 'auth' | 'paid' | null | undefined
}

export type ReportTableModel = ReturnType<typeof useReportTable>

/** The behaviour of a report table without its markup; `sheet` is null when no view has rows. */
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
  const [openRequested, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const choice = viewChoice({ table, openRequested, mayOpen })
  const view = choice?.view ?? null
  const shownView = choice?.kind ?? null
  const isOpen = shownView === 'open'

  const sheet = useMemo(() => {
    const column = (place: number) => label('report_column', { n: place + 1 })
    const names = { line: label('report_line'), column }
    // sub-rows belong to the open view only
    return view && reportSheet({ view, subRows: isOpen ? table.subRows : {}, names })
  }, [view, isOpen, table, label])
  const { columns, columnVisibility, lines, count } = sheet ?? NO_SHEET

  const first = isOpen ? limit : closedLimit
  // the view whose rows are all shown; the other one starts collapsed
  const [longView, setLongView] = useState<typeof shownView>(null)
  const pageSize = first > 0 && longView !== shownView ? first : Number.POSITIVE_INFINITY
  const pagination = { pageIndex: 0, pageSize }
  const [userExpanded, setUserExpanded] = useState<ExpandedState>({})
  const expanded = useMemo(() => expandedLines(lines, userExpanded), [lines, userExpanded])

  const model = useDataTable<ReportLine>({
    columns,
    data: lines,
    getRowId: lineId,
    getSubRows: linesBelow,
    getRowCanExpand: row => canExpand(row.original),
    getRowMeta: lineMeta,
    limit: first,
    // rows that the server did not send belong to the open view
    total: count + (isOpen ? table.lockedRows : 0),
    ...(lock === null ? {} : { lock }),
    // shared-blocks §7: only the open table with an action is logged
    onExpand: () => {
      if (isOpen && actionId > 0 && actionLogged)
        logQuietly(() => actionLogged({ actionId: actionId as ReportAction }))
    },
    state: { columnVisibility, expanded, pagination },
    onExpandedChange: updater => setUserExpanded(functionalUpdate(updater, expanded)),
    onPaginationChange: updater =>
      setLongView(functionalUpdate(updater, pagination).pageSize > first ? shownView : null),
  })

  return {
    state: { view: shownView, hasToggle: choice?.hasToggle ?? false },
    sheet,
    /** The table of the view shown. */
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

/** An error while logging must not reach the user. */
function logQuietly(log: () => unknown): void {
  new Promise(resolve => resolve(log())).catch(() => {})
}
