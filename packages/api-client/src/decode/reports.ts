import { requireList, requireObject } from './body.ts'
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
import { decodeColumns, decodeReportTable, type ReportColumn, type ReportTable } from './report-table.ts'
import { decodeOptions, decodeTableRows, type Option, type TableRow } from './tables.ts'

/** The tables of a bank report in order: our id → wire name. */
const BANK_TABLES = {
  report: 'report',
  profitAndLoss: 'rsbu_profit_and_loss',
  capitalAdequacy: 'rsbu_capital_adequacy',
  ratios: 'rsbu_ratios',
  cashFlow: 'cash_flow',
} as const
export type BankTableId = keyof typeof BANK_TABLES

/** Actual or archive report of a bank (shared-blocks §3 "Bank report response"). */
export type BankReport = {
  /** The tab is hidden. */
  empty: boolean
  tables: { id: BankTableId; title: string; table: ReportTable }[]
  /** Has the placeholders %archive%, %from% and %to%; null without access. */
  exportLink: string | null
  archiveUrl: string | null
}

/** Report by the international standard (shared-blocks §3). */
export type InternationalReport = {
  /** Reports to choose from. */
  reports: Option[]
  sources: ('own' | 'partner')[]
  methodology: { rus: string | null; eng: string | null }
  balanceSheet: ReportTable | null
  profitAndLoss: ReportTable | null
  cashFlow: ReportTable | null
  parameters: ReportTable | null
  exportLink: string | null
}

/** Report by the local standard (shared-blocks §3). */
export type LocalReport = {
  reports: Option[]
  balance: ReportTable | null
  profitAndLoss: ReportTable | null
  cashFlow: ReportTable | null
  exportLink: string | null
}

export type MultiplierGroup = { id: number; name: string; columns: ReportColumn[]; rows: TableRow[] }
/** Multipliers by period; the tab of an empty period is hidden. */
export type Multipliers = { quarterly: MultiplierGroup[]; annual: MultiplierGroup[] }

/** `url` is null below full access. */
export type ReportFile = { url: string | null; mimeType: string | null }
export type ReportQuarter = { quarter: 1 | 2 | 3 | 4; rus: ReportFile | null; eng: ReportFile | null }
/** Years are in descending order, quarters in ascending order. */
export type ReportYear = { year: number; quarters: ReportQuarter[] }

export type ReportFileKind = (typeof REPORT_FILE_KINDS)[number]

const SOURCES = ['own', 'partner'] as const
const QUARTERS = [1, 2, 3, 4] as const

export function decodeBankReport(body: unknown): BankReport {
  const raw = requireObject(body)
  const labels = record(raw, 'labels')
  const tables = Object.entries(BANK_TABLES).flatMap(([id, wire]) => {
    const table = decodeReportTable(raw, wire)
    return table === null ? [] : [{ id: id as BankTableId, title: text(labels, wire), table }]
  })
  return {
    empty: flag(raw, 'emptyReport') || tables.length === 0,
    tables,
    exportLink: textOrNull(raw, 'exportLink'),
    archiveUrl: textOrNull(raw, 'archLink'),
  }
}

export function decodeInternationalReport(body: unknown): InternationalReport {
  const raw = requireObject(body)
  const methodology = record(raw, 'methodology')
  return {
    reports: decodeOptions(field(raw, 'reports')),
    sources: SOURCES.filter(source => texts(raw, 'sources').includes(source)),
    methodology: { rus: textOrNull(methodology, 'rus'), eng: textOrNull(methodology, 'eng') },
    balanceSheet: decodeReportTable(raw, 'balance_sheet'),
    profitAndLoss: decodeReportTable(raw, 'profit_and_loss'),
    cashFlow: decodeReportTable(raw, 'cash_flow_statement'),
    parameters: decodeReportTable(raw, 'params'),
    exportLink: textOrNull(raw, 'exportLink'),
  }
}

export function decodeLocalReport(body: unknown): LocalReport {
  const raw = requireObject(body)
  return {
    reports: decodeOptions(field(raw, 'reports')),
    balance: decodeReportTable(raw, 'rsbu_balance'),
    profitAndLoss: decodeReportTable(raw, 'rsbu_profit_and_loss'),
    cashFlow: decodeReportTable(raw, 'report_cash_flow'),
    exportLink: textOrNull(raw, 'exportLink'),
  }
}

export function decodeMultipliers(body: unknown): Multipliers {
  const raw = requireObject(body)
  return { quarterly: groupsOf(raw, '1'), annual: groupsOf(raw, '2') }
}

function groupsOf(raw: Raw, period: string): MultiplierGroup[] {
  const groups = rawRows(field(raw, period)).map((group, index) => ({
    id: whole(group, 'group_id') ?? -1 - index,
    name: text(group, 'group_name'),
    columns: decodeColumns(field(group, 'columns'), field(group, 'headers')),
    rows: decodeTableRows(field(group, 'body')),
  }))
  return groups.filter(group => group.rows.length > 0)
}

/** Files by year and quarter. Quarters are an object by number or a sparse list that starts at 0 or 1 (readings #62). */
export function decodeReportFiles(body: unknown): ReportYear[] {
  const years = withId(
    rawRows(requireList(body)),
    (raw, year) => ({ year, quarters: quartersOf(field(raw, 'monthArray')) }),
    'year',
  )
  return years.sort((a, b) => b.year - a.year)
}

function quartersOf(months: unknown): ReportQuarter[] {
  const keyed = keyedByQuarter(months)
  return QUARTERS.flatMap(quarter => {
    const files = optional(keyed, String(quarter), filesOf)
    return files?.rus || files?.eng ? [{ quarter, ...files }] : []
  })
}

function filesOf(raw: Raw): Omit<ReportQuarter, 'quarter'> {
  return { rus: optional(raw, 'rus', fileOf), eng: optional(raw, 'eng', fileOf) }
}

function fileOf(raw: Raw): ReportFile {
  return { url: textOrNull(raw, 'link'), mimeType: textOrNull(raw, 'mimetype') }
}

function keyedByQuarter(months: unknown): Raw {
  if (!Array.isArray(months)) return asRaw(months) ?? {}
  // A list of up to four with a first element starts at 0; otherwise element 0 is unused.
  const shift = months.length <= 4 && asRaw(months[0]) !== null ? 1 : 0
  return Object.fromEntries(months.map((month, index) => [String(index + shift), month]))
}
