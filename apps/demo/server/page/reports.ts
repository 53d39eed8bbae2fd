import { verdict } from '@accrue/api-client/access'
import type {
  BankReport,
  InternationalReport,
  LocalReport,
  ReportTable,
  ReportView,
  TableCell,
  TableColumn,
  TableRow,
} from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import { paths } from '../../src/paths.ts'
import type { BankQuarter, Statement } from '../import/filings.ts'
import {
  type Age,
  actualSince,
  bankOf,
  type Filer,
  filingsOf,
  periodEnds,
  type StatementLine,
  type StatementPeriod,
  statementLines,
} from '../market/filers.ts'
import { decimalText } from '../wire/values.ts'
import { templateLines } from './standard-template.ts'
import { outlined } from './statement-outline.ts'
import type { View } from './view.ts'

const MILLION = 1_000_000
/** Size of the public teaser: rows and periods (readings #16), seven rows for a cash flow (shared-blocks §9). */
const CLOSED_ROWS = 5
const CLOSED_CASH_FLOW_ROWS = 7
const CLOSED_COLUMNS = 2
/** Rows of a table before it is expanded (shared-blocks §9). */
const FIRST_ROWS = 5

type SheetRow = { id: string; name: string; values: (number | string | null)[] }

/** A table before access rules apply. Text values stay as they are. */
export type Sheet = {
  columns: string[]
  rows: (SheetRow & {
    /** The rows that this row is the total of. */
    below?: SheetRow[]
  })[]
}

/** A statement in millions; per-share values are not scaled. */
export function statementSheet(
  view: Pick<View, 'lang'>,
  filer: Filer,
  statement: Statement,
  period: StatementPeriod,
  age: Age = 'newest',
): Sheet {
  const ends = periodEnds(filer, period, age)
  return sheetOf(view, ends, statementLines(filer, statement, period, age))
}

function sheetOf({ lang }: Pick<View, 'lang'>, ends: readonly Day[], lines: readonly StatementLine[]): Sheet {
  return {
    columns: ends.map(end => formatDay(end, lang)),
    rows: lines.map(line => ({
      id: line.tag,
      name: line.unit === 'USD/shares' ? `${line.label}, USD` : line.label,
      values: ends.map(end => {
        const value = line.values.get(end)
        if (value === undefined) return null
        return line.unit === 'USD/shares' ? value : value / MILLION
      }),
    })),
  }
}

/** The table for this user: the closed view for everybody, the open view only with access (access row 25). */
function closedTable(view: View, sheet: Sheet, dimension: string, closedRows = CLOSED_ROWS): ReportTable {
  const open = verdict('openReportView', view.session).kind === 'allowed'
  const closed: Sheet = {
    columns: sheet.columns.slice(0, CLOSED_COLUMNS),
    rows: sheet.rows
      .slice(0, closedRows)
      .map(row => ({ ...row, values: row.values.slice(0, CLOSED_COLUMNS) })),
  }
  const shown = open ? sheet : { columns: [], rows: [] }
  return {
    ...reportView(view, shown, dimension),
    sub_rows: subRows(shown),
    closed_data: reportView(view, closed, dimension),
    showMore: sheet.rows.length > FIRST_ROWS,
    locked_rows: open ? 0 : rowCount(sheet),
  }
}

/** Cuts a table to its first rows for users who may not expand it (access row 24). */
function lockedTable(view: View, sheet: Sheet, dimension: string): ReportTable {
  const open = verdict('showMoreRows', view.session).kind === 'allowed'
  const shown = open ? sheet : { ...sheet, rows: sheet.rows.slice(0, FIRST_ROWS) }
  return {
    ...reportView(view, shown, dimension),
    sub_rows: open ? subRows(shown) : {},
    showMore: sheet.rows.length > FIRST_ROWS,
    locked_rows: open ? 0 : rowCount(sheet) - shown.rows.length,
  }
}

/** All rows of a sheet, including nested ones. */
function rowCount({ rows }: Sheet): number {
  return rows.reduce((count, { below = [] }) => count + 1 + below.length, 0)
}

function subRows({ rows }: Sheet): Record<string, TableRow[]> {
  return Object.fromEntries(
    rows.flatMap(({ id, below = [] }) => (below.length > 0 ? [[id, below.map(wireRow)] as const] : [])),
  )
}

function reportView({ text }: View, { columns, rows }: Sheet, dimension: string): ReportView {
  if (columns.length === 0) return { dimension, scroll_clmn: [], scroll_head: [], scroll_body: [] }
  const clmn: TableColumn[] = [
    { id: 'name', dontHide: true },
    ...columns.map((_, index) => ({ id: `p${index + 1}`, check: true, dontHide: false })),
  ]
  return {
    dimension,
    scroll_clmn: clmn,
    scroll_head: [text('report_line'), ...columns],
    scroll_body: rows.map(wireRow),
  }
}

function wireRow({ id, name, values }: SheetRow): TableRow {
  const cells: Record<string, TableCell> = { name }
  for (const [index, value] of values.entries())
    cells[`p${index + 1}`] =
      typeof value === 'number' ? { val: decimalText(value, 4), numeric: value } : (value ?? '')
  return { id, cells }
}

/** The export address with the page's placeholders, for users with access (shared-blocks §7). */
function exportLink({ session }: View, report: 'bank' | 'msfo' | 'rsbu', issuerId: number): string | null {
  if (verdict('exportReport', session).kind !== 'allowed') return null
  const archive = report === 'bank' ? 'archive=%archive%&' : ''
  return `/api/report-export/${report}/${issuerId}/?${archive}from=%from%&to=%to%`
}

/** Report numbers: issuer × 10, plus the index of the kind below. */
const FIRST_REPORT = 900_000

/** What a report shows: years or quarters, the newest or earlier ones. */
export type ReportKind = { period: StatementPeriod; age: Age }

const KINDS: readonly (ReportKind & { key: string })[] = [
  { period: 'annual', age: 'newest', key: 'report_annual' },
  { period: 'quarterly', age: 'newest', key: 'report_quarterly' },
  { period: 'annual', age: 'earlier', key: 'report_annual' },
  { period: 'quarterly', age: 'earlier', key: 'report_quarterly' },
]

/** Issuer and kind of a report's number; an issuer's own number means its newest years. */
export function reportOf(id: number): { issuerId: number } & ReportKind {
  const newest = { issuerId: id, period: 'annual', age: 'newest' } as const
  if (id < FIRST_REPORT) return newest
  const issuerId = Math.floor((id - FIRST_REPORT) / 10)
  const kind = KINDS[((id - FIRST_REPORT) % 10) - 1]
  return kind ? { issuerId, period: kind.period, age: kind.age } : { ...newest, issuerId }
}

/** Numbers of an issuer's newest or earlier reports; kinds without a period are left out. */
export function reportChoices({ text }: View, filer: Filer, age: Age): { id: number; text: string }[] {
  return KINDS.flatMap((kind, index) =>
    kind.age === age && periodEnds(filer, kind.period, age).length > 0
      ? [{ id: FIRST_REPORT + filer.issuerId * 10 + index + 1, text: text(kind.key) }]
      : [],
  )
}

const STATEMENTS = {
  balance: 'balance_sheet',
  profitAndLoss: 'profit_and_loss',
  cashFlow: 'cash_flow_statement',
} as const satisfies Record<string, Statement>

const closedRowsOf = (statement: Statement) =>
  statement === STATEMENTS.cashFlow ? CLOSED_CASH_FLOW_ROWS : CLOSED_ROWS

/** Link to the earlier reports; null when there are none, and on their own page. */
function archiveOf(view: View, filer: Filer, age: Age): string | null {
  const has = age === 'newest' && reportChoices(view, filer, 'earlier').length > 0
  return has ? paths.reports(filer.issuerId) : null
}

/** The newest filings; for an earlier report, those of its columns. */
function parameters(filer: Filer, { text, lang }: View, { period, age }: ReportKind): Sheet {
  const all = [...filingsOf(filer, '10-K'), ...filingsOf(filer, '10-Q')]
  const ends = periodEnds(filer, period, age)
  const filings = age === 'newest' ? all.slice(0, 8) : all.filter(({ end }) => ends.includes(end))
  return {
    columns: [text('report_accession')],
    rows: filings.map(({ form, end, accession }) => ({
      id: `${form} ${end}`,
      name: `${form}, ${formatDay(end, lang)}`,
      values: [accession],
    })),
  }
}

/** The international-standard report, by year or quarter: the filings' own lines, or the partner's template. */
export function internationalReport(
  view: View,
  filer: Filer | null,
  { period, age }: ReportKind,
  source: 'own' | 'partner',
): InternationalReport {
  if (!filer) return { exportLink: null }
  const { text } = view
  const isOwn = source === 'own'
  const table = (statement: Statement): ReportTable => {
    const sheet = isOwn
      ? fullLines(outlinedSheet(view, filer, statement, { period, age }))
      : templateSheet(view, filer, statement, { period, age })
    const isTrailing = !isOwn && period === 'quarterly' && statement !== STATEMENTS.balance
    const dimension = [
      text('dimension_usd_million'),
      ...(isTrailing ? [text('dimension_trailing_year')] : []),
    ].join(' · ')
    return closedTable(view, sheet, dimension, closedRowsOf(statement))
  }
  return {
    reports: reportChoices(view, filer, age),
    sources: ['own', 'partner'],
    methodology: { rus: paths.methodology('ru', 'reports'), eng: paths.methodology('en', 'reports') },
    balance_sheet: table(STATEMENTS.balance),
    profit_and_loss: table(STATEMENTS.profitAndLoss),
    cash_flow_statement: table(STATEMENTS.cashFlow),
    params: {
      ...lockedTable(view, isOwn ? parameters(filer, view, { period, age }) : templateParameters(view), ''),
      archLink: archiveOf(view, filer, age),
    },
    // The file contains the filings' own lines.
    exportLink: isOwn ? exportLink(view, 'msfo', filer.issuerId) : null,
  }
}

/** A statement whose lines are nested below their totals. */
function outlinedSheet(view: View, filer: Filer, statement: Statement, { period, age }: ReportKind): Sheet {
  const { columns, rows } = statementSheet(view, filer, statement, period, age)
  return { columns, rows: outlined(rows, statement) }
}

/** The product's own form: only lines present in every period, so that periods are comparable. */
function fullLines(sheet: Sheet): Sheet {
  const isFull = ({ values }: SheetRow) => values.every(value => value !== null)
  return {
    ...sheet,
    rows: sheet.rows.flatMap(row => {
      const below = row.below?.filter(isFull) ?? []
      return isFull(row) ? [{ ...row, below }] : below
    }),
  }
}

/** The partner's form: the same lines for every company, in millions, flows over twelve months. */
function templateSheet({ text, lang }: View, filer: Filer, statement: Statement, kind: ReportKind): Sheet {
  const { ends, lines } = templateLines(filer, statement, kind)
  return {
    columns: ends.map(end => formatDay(end, lang)),
    rows: lines.map(({ key, values }) => ({
      id: key,
      name: text(`std_${key}`),
      values: values.map(value => value && value / MILLION),
    })),
  }
}

/** Source and method of the partner's numbers. */
function templateParameters({ text }: View): Sheet {
  const notes = [
    ['std_source', 'source_company_facts'],
    ['std_layout', 'std_layout_note'],
    ['std_flows', 'std_flows_note'],
  ] as const
  return {
    columns: [text('std_note')],
    rows: notes.map(([id, note]) => ({ id, name: text(id), values: [text(note)] })),
  }
}

/** The local-standard report: the filings' lines, each table closed and open. */
export function localReport(view: View, filer: Filer | null, { period, age }: ReportKind): LocalReport {
  if (!filer) return { exportLink: null }
  const dimension = view.text('dimension_usd_million')
  const archLink = archiveOf(view, filer, age)
  const table = (statement: Statement) =>
    closedTable(
      view,
      outlinedSheet(view, filer, statement, { period, age }),
      dimension,
      closedRowsOf(statement),
    )
  return {
    reports: reportChoices(view, filer, age),
    rsbu_balance: table(STATEMENTS.balance),
    rsbu_profit_and_loss: { ...table(STATEMENTS.profitAndLoss), archLink },
    report_cash_flow: table(STATEMENTS.cashFlow),
    exportLink: exportLink(view, 'rsbu', filer.issuerId),
  }
}

type BankTable = 'report' | 'rsbu_profit_and_loss' | 'rsbu_capital_adequacy' | 'rsbu_ratios'

/** Columns of the bank file per table, with their label keys. */
const BANK_LINES: Record<BankTable, readonly (readonly [column: string, key: string])[]> = {
  report: [
    ['ASSET', 'bank_assets'],
    ['LNLSNET', 'bank_loans'],
    ['SC', 'bank_securities'],
    ['DEP', 'bank_deposits'],
    ['DEPUNA', 'bank_deposits_uninsured_all'],
    ['DEPUNINS', 'bank_deposits_uninsured'],
    ['BRO', 'bank_deposits_brokered'],
    ['EQ', 'bank_equity'],
  ],
  rsbu_profit_and_loss: [
    ['NETINC', 'bank_net_income'],
    ['NONII', 'bank_noninterest_income'],
    ['NTLNLS', 'bank_charge_offs'],
  ],
  rsbu_capital_adequacy: [
    ['RBCT1CER', 'bank_cet1'],
    ['RBCRWAJ', 'bank_total_capital'],
    ['RBC1AAJ', 'bank_leverage'],
    ['EQR', 'bank_equity_ratio'],
  ],
  rsbu_ratios: [
    ['ROA', 'bank_roa'],
    ['ROE', 'bank_roe'],
    ['NIMY', 'bank_nim'],
    ['EEFFR', 'bank_efficiency'],
    ['NONIIR', 'bank_noninterest_ratio'],
    ['INTEXPY', 'bank_funding_cost'],
    ['NPERFV', 'bank_nonperforming'],
    ['NCLNLSR', 'bank_noncurrent'],
    ['NTLNLSCOR', 'bank_charge_off_ratio'],
  ],
}

export const BANK_TABLES = Object.keys(BANK_LINES) as BankTable[]

/** Quarters of the actual or the archive tab; a failed bank has only an archive. */
export function bankQuarters({ market }: View, issuerName: string, archive: boolean): BankQuarter[] {
  const since = actualSince(market.data, market.today)
  return bankOf(market.data, issuerName, market.today).filter(({ day }) => day < since === archive)
}

/** One table of the bank report; money in million USD, ratios in per cent. */
export function bankSheet({ text, lang }: View, quarters: readonly BankQuarter[], table: BankTable): Sheet {
  const money = table === 'report' || table === 'rsbu_profit_and_loss'
  return {
    columns: quarters.map(quarter => formatDay(quarter.day, lang)),
    rows: BANK_LINES[table].map(([column, key]) => ({
      id: column,
      name: text(key),
      values: quarters.map(quarter => {
        const value = quarter.values[column] ?? null
        return value === null ? null : money ? value / 1000 : value
      }),
    })),
  }
}

/** Followed by the kinds of deposits. */
const KINDS_OF_DEPOSITS = new Set(['DEPUNA', 'DEPUNINS', 'BRO'])

function depositsOutlined({ columns, rows }: Sheet): Sheet {
  const kinds = rows.filter(({ id }) => KINDS_OF_DEPOSITS.has(id))
  return {
    columns,
    rows: rows
      .filter(row => !kinds.includes(row))
      .map(row => (row.id === 'DEP' ? { ...row, below: kinds } : row)),
  }
}

/** An issuer's bank report; empty when it has no bank in the data (shared-blocks §3). */
export function bankReport(view: View, issuerId: number, quarters: readonly BankQuarter[]): BankReport {
  if (quarters.length === 0) return { emptyReport: true, exportLink: null, labels: {} }
  const { text } = view
  const tables = Object.fromEntries(
    BANK_TABLES.map(table => {
      const money = table === 'report' || table === 'rsbu_profit_and_loss'
      const dimension = text(money ? 'dimension_usd_million' : 'dimension_percent')
      return [table, lockedTable(view, depositsOutlined(bankSheet(view, quarters, table)), dimension)]
    }),
  )
  return {
    emptyReport: false,
    ...tables,
    labels: Object.fromEntries(BANK_TABLES.map(table => [table, text(`bank_table_${table}`)])),
    exportLink: exportLink(view, 'bank', issuerId),
    archLink: null,
  }
}
