import type { Port } from '../../foundation/state/use-request.ts'
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
import type { ReportAnswer, ReportOption, ReportTableFacts } from '../report-table/report-facts.ts'
import type { ReportLoad } from '../report-table/report-load.reducer.ts'

/** Rows of the local-standard profit and loss (shared-blocks §9). */
const PROFIT_AND_LOSS_ROWS = 6

/** Report by the local standard (shared-blocks §3). Addresses are unchecked. */
export type LocalReportFacts = {
  /** Reports to choose from; none where there is no choice. */
  reports: readonly ReportOption[]
  balance: ReportTableFacts | null
  profitAndLoss: ReportTableFacts | null
  cashFlow: ReportTableFacts | null
  /** With %from% and %to% to fill; null for whom it is not open. */
  exportLink: string | null
}

/** Which report is asked for. */
export type LocalReportQuery = { reportId: number }

/** Brings a report by the local standard. Rejects for transport faults only. */
export type LocalReportPort = Port<LocalReportQuery, ReportAnswer<LocalReportFacts>>

export type LocalLoad = ReportLoad<LocalReportQuery, LocalReportFacts>

export type LocalReportViewModel = {
  body: ReportBodyViewModel
  reports: readonly ReportOption[]
  reportId: number | null
  archiveUrl: string | null
  exportLink: string | null
}

/** What is drawn of the load (R3); null when there is nothing to draw, now or by another choice. */
export function toLocalReportViewModel(load: LocalLoad): LocalReportViewModel | null {
  if (localHasData(load) === false) return null
  const { query, got } = load
  const reports = got?.facts.reports ?? []
  return {
    body: reportBody(load, plansOf),
    reports,
    reportId: chosenReport(reports, query.reportId),
    archiveUrl: got ? archiveUrlOf([got.facts.profitAndLoss, got.facts.balance, got.facts.cashFlow]) : null,
    exportLink: exportLinkOf(load),
  }
}

/** Whether there is a table, or a choice that may bring one; null until that is known. */
export function localHasData({ phase, got }: LocalLoad): boolean | null {
  if (got === null) return null
  if (plansOf(got.facts).length > 0 || got.facts.reports.length > 1) return true
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
