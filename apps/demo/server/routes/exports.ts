import { languageOfCode } from '@accrue/api-client'
import { verdict } from '@accrue/api-client/access'
import {
  vExportArchiveBody,
  vExportArchivePath,
  vExportCashFlowPath,
  vExportReportPath,
  vExportReportQuery,
  vExportSimilarBondsPath,
  vGetCashFlowExportLinkPath,
} from '@accrue/api-client/schemas'
import type { ExportLink } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { ordinarySpaces } from '@accrue/ui/foundation/format'
import { type SheetCell, workbook, XLSX_TYPE } from '../files/xlsx.ts'
import { file, json } from '../http/answers.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, requireVerdict, route } from '../http/route.ts'
import { type TextOf, textsOf } from '../labels.ts'
import type { BondIssue } from '../market/instruments.ts'
import { within } from '../market/pricing-context.ts'
import type { MarketRow, ValueName } from '../market/rows.ts'
import { cashFlow } from '../page/cash-flow.ts'
import { tradingGroundName } from '../page/names.ts'
import { BANK_TABLES, bankQuarters, bankSheet, type Sheet, statementSheet } from '../page/reports.ts'
import { type View, viewOf } from '../page/view.ts'
import { requireBond } from './bond-page.ts'
import { requireIssuer } from './comments.ts'

/** Maximum number of points in an archive file (bond-page §5, readings #18: 2500 itself is allowed). */
const MAX_POINTS = 2500

/** Columns of the archive file, in order; headings are their labels. */
const ARCHIVE_COLUMNS: readonly ValueName[] = [
  'buying_quote',
  'selling_quote',
  'bid_ask_spread',
  'mid_price',
  'open_price',
  'min_price',
  'max_price',
  'last_price',
  'avar_price',
  'legalcloseprice',
  'marketprice',
  'marketprice2',
  'admittedquote',
  'indicative_price',
  'ytm_bid',
  'ytm_offer',
  'ytm_last',
  'ytm_close',
  'indicative_yield',
  'coupon_profit_effect',
  'nkd',
  'duration',
  'modified_duration',
  'years_to_maturity',
  'convexity',
  'pvbp',
  'volume_money',
  'volume',
  'overturn',
  'agreement_number',
  'g_spread',
  't_spread',
]

/** Fractions exported in per cent, as on the page (bond-page §5). */
const PERCENT: ReadonlySet<ValueName> = new Set<ValueName>([
  'ytm_bid',
  'ytm_offer',
  'ytm_last',
  'ytm_close',
  'indicative_yield',
  'coupon_profit_effect',
])

/** Columns that are blank while the indicative yield is above the limit (bond-page §5). */
const RISK: ReadonlySet<ValueName> = new Set<ValueName>([
  'duration',
  'modified_duration',
  'years_to_maturity',
  'convexity',
  'g_spread',
  't_spread',
])

/** The limit of a yield as a fraction: 2000 per cent. */
const YIELD_LIMIT = 20

/** A value of the file as shown on the page; blank where the page is blank. */
function archiveCell({ values, bad }: MarketRow, name: ValueName): number | null {
  const value = values[name]
  if (value === undefined || bad.has(name)) return null
  if (PERCENT.has(name)) return value > YIELD_LIMIT ? null : Number((value * 100).toFixed(8))
  return RISK.has(name) && (values.indicative_yield ?? 0) > YIELD_LIMIT ? null : value
}

function archiveRows(
  { deps }: Call,
  issue: BondIssue,
  { tgId, startDate, endDate }: { tgId: number; startDate: Day; endDate: Day },
  text: TextOf,
) {
  const series = deps.market.seriesOn(issue, tgId)
  const [from, to] = series ? within(series.days, startDate, endDate) : [0, 0]
  if (!series || from >= to) throw new Refusal(422, 'no_data_for_period')
  if (to - from > MAX_POINTS) throw new Refusal(422, 'many_points')
  const rows: SheetCell[][] = []
  const tradingGround = tradingGroundName({ text }, series.tradingGround)
  for (let index = from; index < to; index += 1) {
    const row = series.row(index)
    rows.push([row.day, tradingGround, ...ARCHIVE_COLUMNS.map(name => archiveCell(row, name))])
  }
  return {
    headings: [
      text('col_date'),
      text('col_trading_ground'),
      ...ARCHIVE_COLUMNS.map(name => `${text(`archive_${name}`)}${PERCENT.has(name) ? ', %' : ''}`),
    ],
    rows,
  }
}

function xlsx(name: string, headings: readonly string[], rows: readonly (readonly SheetCell[])[]): Response {
  return file(workbook(name, headings, rows), XLSX_TYPE, `${name}.xlsx`)
}

const REPORT_SHEETS = ['balance_sheet', 'profit_and_loss', 'cash_flow_statement'] as const

/** Columns whose day is within the period, table after table, prefixed with the table's name. */
function reportRows(sheets: readonly { name: string; sheet: Sheet }[]): {
  headings: string[]
  rows: SheetCell[][]
} {
  const columns = [...new Set(sheets.flatMap(({ sheet }) => sheet.columns))]
  const rows = sheets.flatMap(({ name, sheet }) =>
    sheet.rows.map((row): SheetCell[] => [
      name,
      row.name,
      ...columns.map(column => row.values[sheet.columns.indexOf(column)] ?? null),
    ]),
  )
  return { headings: columns.map(ordinarySpaces), rows }
}

/** Query of a report export. */
type ExportQuery = { archive?: '0' | '1' | undefined; from: Day; to: Day }

function bankSheets(view: View, issuerName: string, { archive, from, to }: ExportQuery) {
  const quarters = bankQuarters(view, issuerName, archive === '1').filter(
    quarter => quarter.day >= from && quarter.day <= to,
  )
  return quarters.length === 0
    ? []
    : BANK_TABLES.map(table => ({
        name: view.text(`bank_table_${table}`),
        sheet: bankSheet(view, quarters, table),
      }))
}

function filingSheets(view: View, issuerId: number, { from, to }: ExportQuery) {
  const filer = view.market.filer(issuerId)
  if (!filer) return []
  const within = { ...filer, facts: filer.facts.filter(({ end }) => end >= from && end <= to) }
  return REPORT_SHEETS.map(statement => ({
    name: view.text(`statement_${statement}`),
    sheet: statementSheet(view, within, statement, 'annual'),
  })).filter(({ sheet }) => sheet.rows.length > 0)
}

export const exportRoutes: readonly ApiRoute[] = [
  route({
    operation: 'exportArchive',
    request: { path: vExportArchivePath, body: vExportArchiveBody },
    handle(call) {
      const issue = requireBond(call, call.path.id)
      // On trading ground 381 a user without NSD access counts as one without full access (access row 7).
      requireVerdict(verdict('exportExcel', call.session, call.body.tgId))
      if (call.body.startDate > call.body.endDate) throw new Refusal(422, 'graph_period_start_incorrect')
      const lang = languageOfCode(call.body.lang) ?? call.lang
      const { headings, rows } = archiveRows(call, issue, call.body, textsOf(call.deps.labels, lang))
      return xlsx(`archive-${issue.isin}`, headings, rows)
    },
  }),
  route({
    operation: 'getCashFlowExportLink',
    request: { path: vGetCashFlowExportLinkPath },
    handle(call) {
      const issue = requireBond(call, call.path.id)
      if (!cashFlow(viewOf(call), issue)) throw notFound()
      const answer: ExportLink = { exportLink: `/api/bonds/${issue.id}/cash-flow-export/file/` }
      return json(answer)
    },
  }),
  route({
    operation: 'exportCashFlow',
    request: { path: vExportCashFlowPath },
    handle(call) {
      const issue = requireBond(call, call.path.id)
      const view = viewOf(call)
      const flow = cashFlow(view, issue)
      if (!flow) throw notFound()
      const headings = [
        'num',
        'date',
        'actual_payment_date',
        'record_date',
        'cupon_rate',
        'cupon_sum',
        'redemtion',
      ]
      const rows = flow.rows.map((row): SheetCell[] => [
        row.num,
        row.date.value,
        row.actual_payment_date?.value ?? null,
        row.record_date?.value ?? null,
        row.cupon_rate?.numeric ?? null,
        row.cupon_sum?.numeric ?? null,
        row.redemtion?.numeric ?? null,
      ])
      return xlsx(
        `cash-flow-${issue.isin}`,
        headings.map(name => view.text(`cash_flow_${name}`)),
        rows,
      )
    },
  }),
  route({
    operation: 'exportReport',
    request: { path: vExportReportPath, query: vExportReportQuery },
    handle(call) {
      const { path, query } = call
      const issuer = requireIssuer(call, path.id)
      if (query.from > query.to) throw new Refusal(422, 'graph_period_start_incorrect')
      const view = viewOf(call)
      const sheets =
        path.report === 'bank' ? bankSheets(view, issuer.name, query) : filingSheets(view, issuer.id, query)
      if (sheets.length === 0) throw new Refusal(422, 'no_data_for_period')
      const { headings, rows } = reportRows(sheets)
      const first = [view.text('col_table'), view.text('report_line')]
      return xlsx(`${path.report}-${issuer.id}`, [...first, ...headings], rows)
    },
  }),
  route({
    operation: 'exportSimilarBonds',
    request: { path: vExportSimilarBondsPath },
    handle(call) {
      const issue = requireBond(call, call.path.bondId)
      const { market, text } = viewOf(call)
      const headings = ['name', 'isin', 'issuer', 'currency', 'coupon_rate', 'maturity_date']
      const rows = market
        .similarTo(issue)
        .map((one): SheetCell[] => [
          one.name,
          one.isin,
          market.issuerOf(one).name,
          one.currency.code,
          one.couponRate * 100,
          one.maturity,
        ])
      return xlsx(
        `similar-${issue.isin}`,
        headings.map(name => text(`list_${name}`)),
        rows,
      )
    },
  }),
]
