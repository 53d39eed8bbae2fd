import type { Port } from '../../foundation/state/use-request.ts'
import type { BlockAnswer } from '../loaded/loaded.reducer.ts'
import {
  archiveUrlOf,
  CLOSED_CASH_FLOW_ROWS,
  chosenReport,
  exportLinkOf,
  planned,
  type ReportBodyViewModel,
  type ReportTablePlan,
  reportBody,
} from '../report-table/report-block.view-model.ts'
import type { ReportOption, ReportTableFacts } from '../report-table/report-facts.ts'
import type { ReportLoad } from '../report-table/report-load.reducer.ts'

/** Initial rows of the local-standard profit and loss (shared-blocks §9). */
const PROFIT_AND_LOSS_ROWS = 6

/** Report by the local standard (shared-blocks §3). Addresses are unchecked. */
export type LocalReportFacts = {
  /** Reports to choose from; empty without a choice. */
  reports: readonly ReportOption[]
  balance: ReportTableFacts | null
  profitAndLoss: ReportTableFacts | null
  cashFlow: ReportTableFacts | null
  /** With placeholders %from% and %to%; null for users without access. */
  exportLink: string | null
}

/** Which report to load. */
export type LocalReportQuery = { reportId: number }

/** Loads a report by the local standard. Rejects for transport faults only. */
export type LocalReportPort = Port<LocalReportQuery, BlockAnswer<LocalReportFacts>>

export type LocalLoad = ReportLoad<LocalReportQuery, LocalReportFacts>

export type LocalReportViewModel = {
  body: ReportBodyViewModel
  reports: readonly ReportOption[]
  reportId: number | null
  archiveUrl: string | null
  exportLink: string | null
}

/** The view model of the load (R3); null when no report has data. */
export function toLocalReportViewModel(load: LocalLoad): LocalReportViewModel | null {
  if (localHasData(load) === false) return null
  const { query, loaded } = load
  const reports = loaded?.facts.reports ?? []
  return {
    body: reportBody(load, plansOf),
    reports,
    reportId: chosenReport(reports, query.reportId),
    archiveUrl: loaded
      ? archiveUrlOf([loaded.facts.profitAndLoss, loaded.facts.balance, loaded.facts.cashFlow])
      : null,
    exportLink: exportLinkOf(load),
  }
}

/** Whether there is a table, or another report that may have one; null while that is unknown. */
export function localHasData({ phase, loaded }: LocalLoad): boolean | null {
  if (loaded === null) return null
  if (plansOf(loaded.facts).length > 0 || loaded.facts.reports.length > 1) return true
  return phase.kind === 'ready' ? false : null
}

function plansOf({ balance, profitAndLoss, cashFlow }: LocalReportFacts): ReportTablePlan[] {
  return [
    ...planned({ id: 'balance', titleKey: 'report_balance', table: balance }),
    ...planned({
      id: 'profitAndLoss',
      titleKey: 'report_profit_and_loss',
      table: profitAndLoss,
      limit: PROFIT_AND_LOSS_ROWS,
    }),
    ...planned({
      id: 'cashFlow',
      titleKey: 'report_cash_flow',
      table: cashFlow,
      closedLimit: CLOSED_CASH_FLOW_ROWS,
    }),
  ]
}
