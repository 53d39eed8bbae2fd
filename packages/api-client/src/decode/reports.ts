import { requireList, requireObject } from './body.ts'
import { SITE_CODES } from './languages.ts'
import {
  asRaw,
  field,
  flag,
  optional,
  type Raw,
  rawRows,
  record,
  text,
  textOrNull,
  texts,
  whole,
  withId,
} from './reading.ts'
import type { REPORT_FILE_KINDS } from './report-file-kinds.ts'
import {
  decodeColumns,
  decodeReportTable,
  type ReportColumnData,
  type ReportTableData,
} from './report-table.ts'
import { decodeOptions, decodeTableRows, type Option, type TableRow } from './tables.ts'

/** The tables of a bank report in order: our id → wire name. */
const BANK_TABLES = {
  report: 'report',
  profitAndLoss: 'rsbu_profit_and_loss',
  capitalAdequacy: 'rsbu_capital_adequacy',
  ratios: 'rsbu_ratios',
  cashFlow: 'cash_flow',
} as const
export type BankReportTableId = keyof typeof BANK_TABLES

/** Actual or archive report of a bank (shared-blocks §3 "Bank report response"). */
export type BankReportData = {
  /** The tab is hidden. */
  empty: boolean
  tables: { id: BankReportTableId; title: string; table: ReportTableData }[]
  /** Has the placeholders %archive%, %from% and %to%; null without access. */
  exportLink: string | null
  archiveUrl: string | null
}

/** Report by the international standard (shared-blocks §3). */
export type InternationalReportData = {
  /** Reports to choose from. */
  reports: Option[]
  sources: ('own' | 'partner')[]
  /** Address of the document in each language. */
  methodology: { ru: string | null; en: string | null }
  balanceSheet: ReportTableData | null
  profitAndLoss: ReportTableData | null
  cashFlow: ReportTableData | null
  parameters: ReportTableData | null
  exportLink: string | null
}

/** Report by the local standard (shared-blocks §3). */
export type LocalReportData = {
  reports: Option[]
  balance: ReportTableData | null
  profitAndLoss: ReportTableData | null
  cashFlow: ReportTableData | null
  exportLink: string | null
}

export type MultiplierGroupData = { id: number; name: string; columns: ReportColumnData[]; rows: TableRow[] }
/** Multipliers by period; the tab of an empty period is hidden. */
export type MultipliersData = { quarterly: MultiplierGroupData[]; annual: MultiplierGroupData[] }

/** `url` is null below full access. */
export type ReportFileData = { url: string | null; mimeType: string | null }
export type ReportQuarterData = {
  quarter: 1 | 2 | 3 | 4
  ru: ReportFileData | null
  en: ReportFileData | null
}
/** Years are in descending order, quarters in ascending order. */
export type ReportYearData = { year: number; quarters: ReportQuarterData[] }

export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number]

const SOURCES = ['own', 'partner'] as const
const QUARTERS = [1, 2, 3, 4] as const

export function decodeBankReport(body: unknown): BankReportData {
  const raw = requireObject(body)
  const labels = record(raw, 'labels')
  const tables = Object.entries(BANK_TABLES).flatMap(([id, wire]) => {
    const table = decodeReportTable(raw, wire)
    return table === null ? [] : [{ id: id as BankReportTableId, title: text(labels, wire), table }]
  })
  return {
    empty: flag(raw, 'emptyReport') || tables.length === 0,
    tables,
    exportLink: textOrNull(raw, 'exportLink'),
    archiveUrl: textOrNull(raw, 'archLink'),
  }
}

export function decodeInternationalReport(body: unknown): InternationalReportData {
  const raw = requireObject(body)
  const methodology = record(raw, 'methodology')
  return {
    reports: decodeOptions(field(raw, 'reports')),
    sources: SOURCES.filter(source => texts(raw, 'sources').includes(source)),
    methodology: { ru: textOrNull(methodology, SITE_CODES.ru), en: textOrNull(methodology, SITE_CODES.en) },
    balanceSheet: decodeReportTable(raw, 'balance_sheet'),
    profitAndLoss: decodeReportTable(raw, 'profit_and_loss'),
    cashFlow: decodeReportTable(raw, 'cash_flow_statement'),
    parameters: decodeReportTable(raw, 'params'),
    exportLink: textOrNull(raw, 'exportLink'),
  }
}

export function decodeLocalReport(body: unknown): LocalReportData {
  const raw = requireObject(body)
  return {
    reports: decodeOptions(field(raw, 'reports')),
    balance: decodeReportTable(raw, 'rsbu_balance'),
    profitAndLoss: decodeReportTable(raw, 'rsbu_profit_and_loss'),
    cashFlow: decodeReportTable(raw, 'report_cash_flow'),
    exportLink: textOrNull(raw, 'exportLink'),
  }
}

export function decodeMultipliers(body: unknown): MultipliersData {
  const raw = requireObject(body)
  return { quarterly: groupsOf(raw, '1'), annual: groupsOf(raw, '2') }
}

function groupsOf(raw: Raw, period: string): MultiplierGroupData[] {
  const groups = rawRows(field(raw, period)).map((group, index) => ({
    id: whole(group, 'group_id') ?? -1 - index,
    name: text(group, 'group_name'),
    columns: decodeColumns(field(group, 'columns'), field(group, 'headers')),
    rows: decodeTableRows(field(group, 'body')),
  }))
  return groups.filter(group => group.rows.length > 0)
}

/** Files by year and quarter. Quarters are an object by number or a sparse list that starts at 0 or 1 (readings #62). */
export function decodeReportFiles(body: unknown): ReportYearData[] {
  const years = withId(
    rawRows(requireList(body)),
    (raw, year) => ({ year, quarters: quartersOf(field(raw, 'monthArray')) }),
    'year',
  )
  return years.sort((a, b) => b.year - a.year)
}

function quartersOf(months: unknown): ReportQuarterData[] {
  const keyed = keyedByQuarter(months)
  return QUARTERS.flatMap(quarter => {
    const files = optional(keyed, String(quarter), filesOf)
    return files?.ru || files?.en ? [{ quarter, ...files }] : []
  })
}

function filesOf(raw: Raw): Omit<ReportQuarterData, 'quarter'> {
  return { ru: optional(raw, SITE_CODES.ru, fileOf), en: optional(raw, SITE_CODES.en, fileOf) }
}

function fileOf(raw: Raw): ReportFileData {
  return { url: textOrNull(raw, 'link'), mimeType: textOrNull(raw, 'mimetype') }
}

function keyedByQuarter(months: unknown): Raw {
  if (!Array.isArray(months)) return asRaw(months) ?? {}
  // A list of up to four with a first element starts at 0; otherwise element 0 is unused.
  const shift = months.length <= 4 && asRaw(months[0]) !== null ? 1 : 0
  return Object.fromEntries(months.map((month, index) => [String(index + shift), month]))
}
