import { languageOf } from '../../foundation/labels/languages.ts'
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

/** Where the data comes from: the product's own, or a partner's. */
export type ReportSource = 'own' | 'partner'

/** Report by the international standard (shared-blocks §3). Addresses are unchecked. */
export type InternationalReportFacts = {
  /** Reports to choose from; empty without a choice. */
  reports: readonly ReportOption[]
  /** Data sources that have the report. */
  sources: readonly ReportSource[]
  methodology: { ru: string | null; en: string | null }
  balanceSheet: ReportTableFacts | null
  profitAndLoss: ReportTableFacts | null
  cashFlow: ReportTableFacts | null
  parameters: ReportTableFacts | null
  /** With placeholders %from% and %to%; null for users without access. */
  exportLink: string | null
}

/** Which report to load; without a source, the server's first one. */
export type InternationalReportQuery = { reportId: number; source?: ReportSource }

/** Loads a report by the international standard. Rejects for transport faults only. */
export type InternationalReportPort = Port<InternationalReportQuery, BlockAnswer<InternationalReportFacts>>

export type InternationalLoad = ReportLoad<InternationalReportQuery, InternationalReportFacts>

export type InternationalReportInput = {
  load: InternationalLoad
  /** BCP 47 tag, which selects the methodology document. */
  lang: string
  /** Data of the alternative brand has no methodology link (shared-blocks §2). */
  alternativeBrand: boolean
}

export type InternationalReportViewModel = {
  body: ReportBodyViewModel
  reports: readonly ReportOption[]
  reportId: number | null
  sources: readonly ReportSource[]
  source: ReportSource
  methodology: { url: string; lang: string } | null
  archiveUrl: string | null
  exportLink: string | null
}

/** The view model of the load (R2); null when no report or source has data. */
export function toInternationalReportViewModel(
  input: InternationalReportInput,
): InternationalReportViewModel | null {
  const { load, lang, alternativeBrand } = input
  if (internationalHasData(load) === false) return null
  const { query, loaded } = load
  const { reports = [], sources = [] } = loaded?.facts ?? {}
  return {
    body: reportBody(load, plansOf),
    reports,
    reportId: chosenReport(reports, query.reportId),
    sources,
    source: sources.find(source => source === query.source) ?? sources[0] ?? 'own',
    methodology: loaded && !alternativeBrand ? methodologyOf(loaded.facts, lang) : null,
    archiveUrl: loaded ? archiveUrlOf(tablesOf(loaded.facts)) : null,
    exportLink: exportLinkOf(load),
  }
}

/** Whether there is a table, or another report or source that may have one; null while that is unknown. */
export function internationalHasData({ phase, loaded }: InternationalLoad): boolean | null {
  if (loaded === null) return null
  const { reports, sources } = loaded.facts
  if (plansOf(loaded.facts).length > 0 || reports.length > 1 || sources.length > 1) return true
  return phase.kind === 'ready' ? false : null
}

/** The document in the user's language: Russian for Russian, English for all others; the other document if that one is missing. */
function methodologyOf(
  { methodology: { ru, en } }: InternationalReportFacts,
  lang: string,
): InternationalReportViewModel['methodology'] {
  const documents = [
    { url: ru, lang: 'ru' },
    { url: en, lang: 'en' },
  ]
  const preferred = languageOf(lang) === 'ru' ? documents : documents.toReversed()
  for (const { url, lang } of preferred) if (url) return { url, lang }
  return null
}

function tablesOf({ parameters, balanceSheet, profitAndLoss, cashFlow }: InternationalReportFacts) {
  return [parameters, balanceSheet, profitAndLoss, cashFlow]
}

function plansOf(facts: InternationalReportFacts): ReportTablePlan[] {
  const { balanceSheet, profitAndLoss, cashFlow, parameters } = facts
  return [
    ...planned({ id: 'balanceSheet', titleKey: 'report_balance', table: balanceSheet }),
    ...planned({ id: 'profitAndLoss', titleKey: 'report_profit_and_loss', table: profitAndLoss }),
    ...planned({
      id: 'cashFlow',
      titleKey: 'report_cash_flow',
      table: cashFlow,
      closedLimit: CLOSED_CASH_FLOW_ROWS,
    }),
    ...planned({ id: 'parameters', titleKey: 'report_parameters', table: parameters }),
  ]
}
