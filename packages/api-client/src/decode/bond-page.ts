import { decodeLinks, type NamedLink } from './blocks.ts'
import { type BondContext, decodeBondContext } from './bond-context.ts'
import { type CashFlow, decodeCashFlow } from './cash-flow.ts'
import { type DocumentItem, decodeDocument } from './documents.ts'
import { type BondFacts, decodeFactStrip } from './fact-strip.ts'
import { needObject } from './form.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { decodeNewsItem, type NewsItem } from './news.ts'
import { decodePage, type Page } from './page.ts'
import { decodeOptionRow, type OptionRow } from './puts-and-calls.ts'
import { field, flag, optional, type Raw, record, rows, withId } from './reading.ts'

/** What can be drawn on one trading ground. */
export type ChartAvailability = {
  tradingGroundId: number
  price: boolean
  yield: boolean
  gspread: boolean
  map: boolean
}

/** All that the bond page needs at its start. */
export type BondPage = Page & {
  bond: BondContext
  facts: BondFacts
  charts: ChartAvailability[]
  cashFlow: CashFlow | null
  options: OptionRow[]
  documents: DocumentItem[]
  latestIssues: IssueList | null
  news: NewsItem[]
  indexes: NamedLink[]
  /** False where the server is known to have nothing to print the page with; the reader's browser prints it then. */
  serverPrints: boolean
}

/** The bond page; `bondId` is the one asked for, and stands when the answer names none. */
export function decodeBondPage(body: unknown, bondId: number): BondPage {
  const raw = needObject(body)
  return {
    ...decodePage(raw),
    bond: decodeBondContext(record(raw, 'context'), bondId),
    facts: decodeFactStrip(record(raw, 'facts')),
    charts: withId(rows(raw, 'charts'), chartsOf, 'trading_ground_id'),
    cashFlow: optional(raw, 'cash_flow', decodeCashFlow),
    options: rows(raw, 'options').map(decodeOptionRow),
    documents: withId(rows(raw, 'documents'), decodeDocument),
    latestIssues: optional(raw, 'latest_issues', decodeIssueList),
    news: withId(rows(raw, 'news'), decodeNewsItem),
    indexes: decodeLinks(field(raw, 'indexes')),
    serverPrints: field(raw, 'pdf') !== false,
  }
}

function chartsOf(raw: Raw, tradingGroundId: number): ChartAvailability {
  return {
    tradingGroundId,
    price: flag(raw, 'price'),
    yield: flag(raw, 'yield'),
    gspread: flag(raw, 'gspread'),
    map: flag(raw, 'map'),
  }
}
