'use client'
import { useMemo, useReducer } from 'react'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import type { SortChange } from '../../tables/data-table/row-order.ts'
import type { ActionLoggedPort, ReportAction, ReportTableFacts } from './report-facts.ts'
import { REPORT_TABLE_START, reportTableReducer } from './report-table.model.ts'
import { arranged, reportSheet, viewChoice } from './report-table.shape.ts'

/** Rows that a report table shows at first (shared-blocks §9). */
export const REPORT_ROWS = 5

export type ReportTableOptions = {
  table: ReportTableFacts
  /** Rows shown until "show more". Default 5; 6 for the local-standard profit and loss; 0: all (shared-blocks §9, readings #55). */
  limit?: number | undefined
  /** The same of the closed view. Default: `limit`; 7 for the closed cash flow. */
  closedLimit?: number | undefined
  /** What is logged when the open table is expanded; 0 or absent: nothing (shared-blocks §7). */
  actionId?: ReportAction | 0 | undefined
  actionLogged?: ActionLoggedPort | undefined
  /** Whether the open view is wanted, held by the parent. */
  open?: boolean | undefined
  /** The same at first, when the table holds it. Default false: closed data comes first (shared-blocks §4). */
  defaultOpen?: boolean | undefined
  /** Told when the table is opened or closed: the table-open event. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

export type ReportTableModel = ReturnType<typeof useReportTable>

/** What a report table does, without its looks; `figure` is null when there is no view with rows. */
export function useReportTable(options: ReportTableOptions) {
  const { table, limit = REPORT_ROWS, actionId = 0, actionLogged } = options
  const { closedLimit = limit, open, defaultOpen = false, onOpenChange } = options
  const { label, lang } = useUi()
  const mayOpen = useVerdict('openReportView').kind === 'allowed'
  const [wantsOpen, setOpen] = useControllable({
    ...(open === undefined ? {} : { value: open }),
    defaultValue: defaultOpen,
    ...(onOpenChange ? { onValueChange: onOpenChange } : {}),
  })
  const [state, dispatch] = useReducer(reportTableReducer, REPORT_TABLE_START)
  const choice = viewChoice({ table, wantsOpen, mayOpen })
  const view = choice?.view ?? null
  const isOpen = choice?.is === 'open'

  const sheet = useMemo(() => {
    const column = (place: number) => label('report_column', { n: place + 1 })
    const names = { line: label('report_line'), column }
    // a teaser has no rows below its rows: those that came belong to the open view
    return view && reportSheet({ view, subRows: isOpen ? table.subRows : {}, names })
  }, [view, isOpen, table, label])
  const { sort, unfolded } = state
  const first = isOpen ? limit : closedLimit
  const figure = useMemo(
    () => sheet && { ...sheet, ...arranged({ sheet, sort, unfolded, limit: first, lang }) },
    [sheet, sort, unfolded, first, lang],
  )
  const events = useMemo(
    () => ({
      sort: (change: SortChange) => dispatch({ type: 'sorted', change }),
      toggleSubRows: (id: string) => dispatch({ type: 'subRowsToggled', id }),
    }),
    [],
  )
  return {
    state: { ...state, is: choice?.is ?? null, toggles: choice?.toggles ?? false },
    figure,
    /** Rows that the server has of the view; those that it kept back belong to the open one. */
    total: (figure?.rows.length ?? 0) + (isOpen ? table.lockedRows : 0),
    events: {
      ...events,
      toggleView: () => setOpen(!isOpen),
      /** The table was expanded: logged when it is open and has an action (shared-blocks §7). */
      expanded: () => {
        if (isOpen && actionId > 0 && actionLogged)
          logQuietly(() => actionLogged({ actionId: actionId as ReportAction }))
      },
    },
  }
}

/** What is logged never disturbs who is logged. */
function logQuietly(log: () => unknown): void {
  new Promise(resolve => resolve(log())).catch(() => {})
}
