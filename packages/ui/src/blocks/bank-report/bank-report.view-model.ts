import type { Port } from '../../foundation/state/use-request.ts'
import {
  exportLinkOf,
  planned,
  type ReportBodyViewModel,
  type ReportTablePlan,
  reportBody,
} from '../report-table/report-block.view-model.ts'
import type { ReportAnswer, ReportTableFacts } from '../report-table/report-facts.ts'
import type { ReportLoad } from '../report-table/report-load.reducer.ts'

/** The tables of a bank report, in the words of its answer. */
export type BankTableId = 'report' | 'profitAndLoss' | 'capitalAdequacy' | 'ratios' | 'cashFlow'

/** One of the two reports of a bank (shared-blocks §3 "Bank report response"). */
export type BankReportFacts = {
  /** There is nothing to show: its tab is left out. */
  empty: boolean
  tables: readonly { id: BankTableId; title: string; table: ReportTableFacts }[]
  /** With %archive%, %from% and %to% to fill; null for whom it is not open. Unchecked. */
  exportLink: string | null
  /** Where earlier reports are. Unchecked. */
  archiveUrl: string | null
}

/** Which report is asked for; `archive` is the flag 1 or 0 of its address. */
export type BankReportQuery = { issuerId: number; archive: boolean; branch?: number }

/** Brings the actual or the archive report of a bank. Rejects for transport faults only. */
export type BankReportPort = Port<BankReportQuery, ReportAnswer<BankReportFacts>>

/** The tabs: Actual is 2 and Archive is 1 (shared-blocks §2). */
export const BANK_TABS = { actual: '2', archive: '1' } as const
export type BankTab = keyof typeof BANK_TABS

/** One of the two reports as it is asked for. */
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
 * The report of the active tab (R1, shared-blocks §4): a tab whose data is empty is gone, so that without actual data the archive is
 * active; null when neither has anything, and the block is not drawn.
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
  const { got } = loads[active]
  return {
    ...{ tabs, active },
    body: reportBody(loads[active], plansOf),
    exportLink: exportLinkOf(loads[active]),
    archiveUrl: got?.facts.archiveUrl ?? null,
  }
}

/** Whether the bank has a report; null until that is known. */
export function bankHasData({
  actual,
  archive,
}: Pick<BankReportInput, 'actual' | 'archive'>): boolean | null {
  const loads = [actual, archive]
  if (loads.some(load => load.got !== null && !isEmpty(load))) return true
  return loads.every(isEmpty) ? false : null
}

/** An answer came, and there is nothing in it. */
function isEmpty({ phase, got }: BankLoad): boolean {
  return phase.kind === 'ready' && got !== null && (got.facts.empty || plansOf(got.facts).length === 0)
}

function plansOf({ tables }: BankReportFacts): ReportTablePlan[] {
  return tables.flatMap(({ id, title, table }) => planned({ id, title, titleKey: TITLES[id], table }))
}
