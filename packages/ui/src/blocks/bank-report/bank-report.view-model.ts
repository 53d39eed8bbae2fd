import type { Port } from '../../foundation/state/use-request.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import {
  exportLinkOf,
  planned,
  type ReportBodyViewModel,
  type ReportTablePlan,
  reportBody,
} from '../report-table/report-block.view-model.ts'
import type { ReportTableFacts } from '../report-table/report-facts.ts'
import type { ReportLoad } from '../report-table/report-load.reducer.ts'

/** The tables of a bank report, as the answer names them. */
type BankTableId = 'report' | 'profitAndLoss' | 'capitalAdequacy' | 'ratios' | 'cashFlow'

/** One of the two reports of a bank (shared-blocks §3 "Bank report response"). */
export type BankReportFacts = {
  /** No data: its tab is hidden. */
  empty: boolean
  tables: readonly { id: BankTableId; title: string; table: ReportTableFacts }[]
  /** With placeholders %archive%, %from% and %to%; null for users without access. Unchecked. */
  exportLink: string | null
  /** The page of earlier reports. Unchecked. */
  archiveUrl: string | null
}

/** Which report to load; `archive` is the flag 1 or 0 in the URL. */
export type BankReportQuery = { issuerId: number; archive: boolean; branch?: number }

/** Loads the actual or the archive report of a bank. Rejects for transport faults only. */
export type BankReportPort = Port<BankReportQuery, BlockAnswer<BankReportFacts>>

/** The tabs: Actual is 2 and Archive is 1 (shared-blocks §2). */
export const BANK_TABS = { actual: '2', archive: '1' } as const
export type BankTab = keyof typeof BANK_TABS

/** The load of one of the two reports. */
export type BankLoad = ReportLoad<BankReportQuery, BankReportFacts>

export type BankReportInput = {
  actual: BankLoad
  archive: BankLoad
  /** The tab that the user chose; null until then. */
  chosen: BankTab | null
}

export type BankReportViewModel = {
  tabs: readonly BankTab[]
  active: BankTab
  body: ReportBodyViewModel
  exportLink: string | null
  archiveUrl: string | null
}

const TITLES: Record<BankTableId, string> = {
  report: 'report_balance',
  profitAndLoss: 'report_profit_and_loss',
  capitalAdequacy: 'report_capital_adequacy',
  ratios: 'report_ratios',
  cashFlow: 'report_cash_flow',
}

/**
 * The report of the active tab (R1, shared-blocks §4). A tab without data is hidden, so that without actual data the archive is active.
 * Null when both are empty: the block is not drawn.
 */
export function toBankReportViewModel({
  actual,
  archive,
  chosen,
}: BankReportInput): BankReportViewModel | null {
  const loads = { actual, archive }
  const tabs = (['actual', 'archive'] as const).filter(tab => !isEmpty(loads[tab]))
  const [first] = tabs
  if (first === undefined) return null
  const active = chosen !== null && tabs.includes(chosen) ? chosen : first
  const { loaded } = loads[active]
  return {
    tabs,
    active,
    body: reportBody(loads[active], plansOf),
    exportLink: exportLinkOf(loads[active]),
    archiveUrl: loaded?.facts.archiveUrl ?? null,
  }
}

/** Whether the bank has a report; null while that is unknown. */
export function bankHasData({
  actual,
  archive,
}: Pick<BankReportInput, 'actual' | 'archive'>): boolean | null {
  const loads = [actual, archive]
  if (loads.some(load => load.loaded !== null && !isEmpty(load))) return true
  return loads.every(isEmpty) ? false : null
}

/** Whether an answer has arrived without data. */
function isEmpty({ phase, loaded }: BankLoad): boolean {
  return (
    phase.kind === 'ready' && loaded !== null && (loaded.facts.empty || plansOf(loaded.facts).length === 0)
  )
}

function plansOf({ tables }: BankReportFacts): ReportTablePlan[] {
  return tables.flatMap(({ id, title, table }) => planned({ id, title, titleKey: TITLES[id], table }))
}
