import { decodeLinks, type NamedLink } from './blocks.ts'
import { requireObject } from './body.ts'
import { type BondContext, decodeBondContext } from './bond-context.ts'
import { type CashFlowTable, decodeCashFlow } from './cash-flow.ts'
import { type Day, day } from './day.ts'
import { type BondFacts, decodeFactStrip } from './fact-strip.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { decodePage, type Page } from './page.ts'
import { decodeOptionRow, type OptionRow } from './puts-and-calls.ts'
import { count, field, flag, optional, type Raw, record, rows, text, textOrNull, withId } from './reading.ts'

/** The charts that a trading ground has data for. */
export type ChartAvailability = {
  venueId: number
  price: boolean
  yield: boolean
  gspread: boolean
  map: boolean
}

/** `url` is null for users without access. */
export type DocumentItem = {
  id: number
  title: string
  type: string | null
  day: Day | null
  mimeType: string | null
  /** Bytes. */
  size: number | null
  url: string | null
  illustrative: boolean
}

export type NewsItem = {
  id: number
  title: string
  day: Day | null
  url: string | null
  source: string | null
  illustrative: boolean
}

/** The initial data of the bond page. */
export type BondPageData = Page & {
  bond: BondContext
  facts: BondFacts
  charts: ChartAvailability[]
  cashFlow: CashFlowTable | null
  options: OptionRow[]
  documents: DocumentItem[]
  latestIssues: IssueList | null
  news: NewsItem[]
  indexes: NamedLink[]
  /** False when the server cannot print the page; the user's browser prints it then. */
  serverPrints: boolean
}

/** `bondId` is the requested id; it is used when the answer has none. */
export function decodeBondPage(body: unknown, bondId: number): BondPageData {
  const raw = requireObject(body)
  return {
    ...decodePage(raw),
    bond: decodeBondContext(record(raw, 'context'), bondId),
    facts: decodeFactStrip(record(raw, 'facts')),
    charts: withId(rows(raw, 'charts'), chartsOf, 'trading_ground_id'),
    cashFlow: optional(raw, 'cash_flow', decodeCashFlow),
    options: rows(raw, 'options').map(decodeOptionRow),
    documents: withId(rows(raw, 'documents'), documentOf),
    latestIssues: optional(raw, 'latest_issues', decodeIssueList),
    news: withId(rows(raw, 'news'), newsItemOf),
    indexes: decodeLinks(field(raw, 'indexes')),
    serverPrints: field(raw, 'pdf') !== false,
  }
}

function chartsOf(raw: Raw, venueId: number): ChartAvailability {
  return {
    venueId,
    price: flag(raw, 'price'),
    yield: flag(raw, 'yield'),
    gspread: flag(raw, 'gspread'),
    map: flag(raw, 'map'),
  }
}

function documentOf(raw: Raw, id: number): DocumentItem {
  return {
    id,
    title: text(raw, 'ttl'),
    type: textOrNull(raw, 'type'),
    day: day(raw, 'date'),
    mimeType: textOrNull(raw, 'mimetype'),
    size: count(raw, 'size'),
    url: textOrNull(raw, 'link'),
    illustrative: flag(raw, 'illustrative'),
  }
}

function newsItemOf(raw: Raw, id: number): NewsItem {
  return {
    id,
    title: text(raw, 'ttl'),
    day: day(raw, 'date'),
    url: textOrNull(raw, 'url'),
    source: textOrNull(raw, 'source'),
    illustrative: flag(raw, 'illustrative'),
  }
}
