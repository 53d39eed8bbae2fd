import {
  decodeBlocks,
  decodeEntityFacts,
  decodeIdentifiers,
  decodeInfo,
  decodeLinks,
  decodeSections,
  decodeSources,
  type EntityFact,
  type InfoItem,
  type NamedLink,
  type SectionBlock,
  type SectionEntry,
  type SourceNote,
} from './blocks.ts'
import { type Comment, decodeComment } from './comments.ts'
import { type Day, day } from './day.ts'
import { type Figure, figure, maskable } from './figure.ts'
import { needObject } from './form.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { decodeRatingGroups, type Rating, type RatingGroup } from './ratings.ts'
import {
  asRaw,
  count,
  field,
  flag,
  MOST_DECIMALS,
  oneOf,
  type Raw,
  record,
  rows,
  text,
  textOrNull,
  texts,
  whole,
  withId,
} from './reading.ts'
import { REPORT_FILE_KINDS } from './report-file-kinds.ts'
import type { ReportFileKind } from './reports.ts'
import { LANGUAGES, type Lang } from './session.ts'
import { decodeWatchlists, type WatchlistEntry } from './watchlist.ts'

const OPTION_TYPES = ['put', 'call'] as const
export type OptionType = (typeof OPTION_TYPES)[number]

/** A trading ground of the bond. */
export type TradingGround = {
  id: number
  name: string
  /** Latest day with data. */
  latestDay: Day | null
  /** Its figures are estimated, not observed. */
  estimation: boolean
}

/** A put or call ahead; price in per cent of face value. */
export type Offer = { type: OptionType; day: Day | null; price: Figure }

/** A holder of the issue; share in per cent. */
export type Holder = { name: string; url: string | null; share: Figure; amount: Figure; day: Day | null }

/** The bond and what its sections need to know of it (bond-page §3 "Bond page context"). */
export type BondContext = {
  id: number
  issuerId: number | null
  issuerName: string
  issuerFormalName: string
  issuerCountryId: number | null
  issuerRegionId: number | null
  /** The issuer is a state. */
  sovereign: boolean
  currencyId: number | null
  status: number | null
  lang: Lang | null
  tradingGrounds: TradingGround[]
  defaultTradingGroundId: number | null
  /** Puts and calls ahead; the type of the first names the option. */
  offers: Offer[]
  ratings: Record<RatingGroup, Rating[]>
  /** The user's lists; none below full access. */
  watchlists: WatchlistEntry[]
  comments: Comment[]
  holders: Holder[]
  latestIssues: IssueList | null
  similar: IssueList | null
  /** Decimals of accrued interest that the issuer uses; null is the default. */
  accruedInterestPrecision: number | null
  /** The alternative data brand, which hides the methodology link. */
  alternativeBrand: boolean
}

/** The head of an entity's page. */
export type PageHeader = {
  name: string
  breadcrumbs: { title: string; url: string | null }[]
  badges: { id: string; title: string }[]
  isin: string | null
  cusip: string | null
  ticker: string | null
  currency: string | null
  /** Amount outstanding, in units of the currency. */
  outstanding: Figure
  /** The leading rating as text. */
  rating: string | null
  /** Generated for the demo (readings #69). */
  illustrative: boolean
}

/** The fact strip. price … modifiedDuration are masked by level; the rest is public. */
export type BondFacts = {
  tradingGroundId: number | null
  tradingGround: string
  /** As of. */
  day: Day | null
  estimation: boolean
  masked: boolean
  /** Per cent of face value. */
  price: Figure
  /** Against the row before. */
  priceChange: Figure
  priceType: string | null
  /** A fraction. */
  yield: Figure
  /** A fraction, against the row before. */
  yieldChange: Figure
  yieldType: string | null
  /** Basis points. */
  gSpread: Figure
  gSpreadBenchmark: string | null
  /** Days. */
  duration: Figure
  /** Years. */
  modifiedDuration: Figure
  /** Per 100 of face value. */
  accruedInterest: Figure
  accruedInterestDay: Day | null
  /** The next coupon, amount per 100 of face value. */
  nextCoupon: { day: Day; amount: Figure } | null
  nextOffer: { day: Day; type: OptionType | null; price: Figure } | null
  maturity: Day | null
}

/** What can be drawn on one trading ground. */
export type ChartAvailability = {
  tradingGroundId: number
  price: boolean
  yield: boolean
  gspread: boolean
  map: boolean
}

/** A payment of the bond (bond-page §3 "Cash flow table"); amounts per 100 of face value. */
export type CashFlowRow = {
  number: number | null
  day: Day | null
  paidDay: Day | null
  recordDay: Day | null
  nonTradingFrom: Day | null
  /** Per cent a year. */
  couponRate: Figure
  couponAmount: Figure
  redemption: Figure
  poolFactor: Figure
  /** Says that the coupon is estimated; null when it is known. */
  estimatedText: string | null
}

/** The payments, and how to show their days. */
export type CashFlow = {
  rows: CashFlowRow[]
  hasDeals: boolean
  timeZone: string | null
  currency: string | null
}

/** A put or call of the bond (bond-page §3 "Options table"). */
export type OptionRow = {
  day: Day | null
  period: string | null
  type: OptionType | null
  optionType: string | null
  noticePeriod: string | null
  /** Basis points. */
  benchmarkSpread: Figure
  /** Per cent of face value. */
  price: Figure
  repurchasedAmount: Figure
}

/** A document of the bond; `url` is null for whom it is not open. */
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

/** A piece of news. */
export type NewsItem = {
  id: number
  title: string
  day: Day | null
  url: string | null
  source: string | null
  illustrative: boolean
}

/** All that the bond page needs at its start. */
export type BondPage = {
  /** The server's business day in UTC+3; null when the answer has none. */
  today: Day | null
  bond: BondContext
  header: PageHeader
  facts: BondFacts
  charts: ChartAvailability[]
  /** The summary section, in order. */
  summary: InfoItem[]
  identifiers: { id: string; value: string }[]
  /** The sections that have data, in menu order. */
  sections: SectionEntry[]
  sources: SourceNote[]
  cashFlow: CashFlow | null
  options: OptionRow[]
  documents: DocumentItem[]
  latestIssues: IssueList | null
  news: NewsItem[]
  indexes: NamedLink[]
  relatedIssuers: NamedLink[]
  reportFileKinds: ReportFileKind[]
  /** The sections that are made of plain fields and tables. */
  blocks: SectionBlock[]
}

/** The page of a stock, fund, index or company. */
export type EntityPage = {
  today: Day | null
  id: number
  /** The issuer behind the security; on a company page the company. */
  issuerId: number | null
  header: PageHeader
  /** The fact strip, in order. */
  facts: EntityFact[]
  summary: InfoItem[]
  identifiers: { id: string; value: string }[]
  sections: SectionEntry[]
  sources: SourceNote[]
  issues: IssueList | null
  chart: ChartSetup | null
  relatedIssuers: NamedLink[]
  reportFileKinds: ReportFileKind[]
  blocks: SectionBlock[]
}

/** The chart panel of a stock, fund or index page. */
export type ChartSetup = {
  url: string
  periods: { id: string; tone: string | null; from: Day | null; to: Day | null }[]
  from: Day | null
  to: Day | null
}

/** The bond page; `bondId` is the one asked for, and stands when the answer names none. */
export function decodeBondPage(body: unknown, bondId: number): BondPage {
  const raw = needObject(body)
  return {
    today: day(raw, 'today'),
    bond: contextOf(record(raw, 'context'), bondId),
    header: headerOf(record(raw, 'header')),
    facts: factsOf(record(raw, 'facts')),
    charts: withId(rows(raw, 'charts'), chartsOf, 'trading_ground_id'),
    summary: decodeInfo(field(raw, 'info')),
    identifiers: decodeIdentifiers(field(raw, 'identifiers')),
    sections: decodeSections(field(raw, 'sections')),
    sources: decodeSources(field(raw, 'source')),
    cashFlow: cashFlowOf(asRaw(field(raw, 'cash_flow'))),
    options: rows(raw, 'options').map(optionOf),
    documents: withId(rows(raw, 'documents'), documentOf),
    latestIssues: issuesOf(raw, 'latest_issues'),
    news: withId(rows(raw, 'news'), newsOf),
    indexes: decodeLinks(field(raw, 'indexes')),
    relatedIssuers: decodeLinks(field(raw, 'related_issuers')),
    reportFileKinds: fileKindsOf(raw),
    blocks: decodeBlocks(field(raw, 'blocks')),
  }
}

/** The page of a stock, fund, index or company; `id` is the one asked for. */
export function decodeEntityPage(body: unknown, id: number): EntityPage {
  const raw = needObject(body)
  const chart = asRaw(field(raw, 'chart'))
  return {
    today: day(raw, 'today'),
    id: whole(raw, 'id') ?? id,
    issuerId: whole(raw, 'emitentId'),
    header: headerOf(record(raw, 'header')),
    facts: decodeEntityFacts(field(raw, 'facts')),
    summary: decodeInfo(field(raw, 'info')),
    identifiers: decodeIdentifiers(field(raw, 'identifiers')),
    sections: decodeSections(field(raw, 'sections')),
    sources: decodeSources(field(raw, 'source')),
    issues: issuesOf(raw, 'issues'),
    chart: chart === null || text(chart, 'url') === '' ? null : setupOf(chart),
    relatedIssuers: decodeLinks(field(raw, 'related_issuers')),
    reportFileKinds: fileKindsOf(raw),
    blocks: decodeBlocks(field(raw, 'blocks')),
  }
}

function contextOf(raw: Raw, bondId: number): BondContext {
  const tradingGrounds = withId(rows(raw, 'tgList'), groundOf)
  const said = whole(raw, 'defaultTg')
  return {
    id: whole(raw, 'bondId') ?? bondId,
    issuerId: whole(raw, 'emitentId'),
    issuerName: text(raw, 'emitentName'),
    issuerFormalName: text(raw, 'formalEmitentName') || text(raw, 'emitentName'),
    issuerCountryId: whole(raw, 'emitentCountryId'),
    issuerRegionId: whole(raw, 'emitentCountryRegionId'),
    sovereign: flag(raw, 'emitentSovereign'),
    currencyId: whole(raw, 'currencyId'),
    status: whole(raw, 'bondStatus'),
    lang: oneOf(raw, 'lang', LANGUAGES),
    tradingGrounds,
    defaultTradingGroundId: tradingGrounds.some(one => one.id === said)
      ? said
      : (tradingGrounds[0]?.id ?? null),
    offers: rows(raw, 'offerts').flatMap(offerOf),
    ratings: decodeRatingGroups(record(raw, 'ratings')),
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
    comments: rows(raw, 'comments').map(decodeComment),
    holders: rows(raw, 'holders').map(holderOf),
    latestIssues: issuesOf(raw, 'latest_list'),
    similar: issuesOf(raw, 'similar_items'),
    accruedInterestPrecision: count(raw, 'nkdPrecision', MOST_DECIMALS),
    alternativeBrand: text(raw, 'dataBrand') === 'alternative',
  }
}

function groundOf(raw: Raw, id: number): TradingGround {
  return { id, name: text(raw, 'name'), latestDay: day(raw, 'max_date'), estimation: flag(raw, 'estimation') }
}

function offerOf(raw: Raw): Offer[] {
  const type = oneOf(raw, 'type', OPTION_TYPES)
  return type === null ? [] : [{ type, day: day(raw, 'date'), price: figure(raw, 'price') }]
}

function holderOf(raw: Raw): Holder {
  return {
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    share: figure(raw, 'share'),
    amount: figure(raw, 'amount'),
    day: day(raw, 'date'),
  }
}

function headerOf(raw: Raw): PageHeader {
  return {
    name: text(raw, 'name'),
    breadcrumbs: rows(raw, 'breadcrumbs').map(one => ({
      title: text(one, 'ttl'),
      url: textOrNull(one, 'url'),
    })),
    badges: rows(raw, 'badges').map(one => ({ id: text(one, 'id'), title: text(one, 'ttl') })),
    isin: textOrNull(raw, 'isin'),
    cusip: textOrNull(raw, 'cusip'),
    ticker: textOrNull(raw, 'ticker'),
    currency: textOrNull(raw, 'currency'),
    outstanding: figure(raw, 'outstanding'),
    rating: textOrNull(raw, 'rating'),
    illustrative: flag(raw, 'illustrative'),
  }
}

function factsOf(raw: Raw): BondFacts {
  const masked = flag(raw, 'masked')
  const couponDay = day(raw, 'next_coupon_date')
  const offerDay = day(raw, 'next_offer_date')
  return {
    tradingGroundId: whole(raw, 'trading_ground_id'),
    tradingGround: text(raw, 'trading_ground_name'),
    day: day(raw, 'date'),
    estimation: flag(raw, 'estimation'),
    masked,
    price: maskable(raw, 'price', masked),
    priceChange: maskable(raw, 'price_change', masked),
    priceType: textOrNull(raw, 'price_type'),
    yield: maskable(raw, 'yield', masked),
    yieldChange: maskable(raw, 'yield_change', masked),
    yieldType: textOrNull(raw, 'yield_type'),
    gSpread: maskable(raw, 'g_spread', masked),
    gSpreadBenchmark: textOrNull(raw, 'g_spread_benchmark'),
    duration: maskable(raw, 'duration', masked),
    modifiedDuration: maskable(raw, 'modified_duration', masked),
    accruedInterest: figure(raw, 'nkd'),
    accruedInterestDay: day(raw, 'nkd_date'),
    nextCoupon: couponDay === null ? null : { day: couponDay, amount: figure(raw, 'next_coupon_sum') },
    nextOffer:
      offerDay === null
        ? null
        : {
            day: offerDay,
            type: oneOf(raw, 'next_offer_type', OPTION_TYPES),
            price: figure(raw, 'next_offer_price'),
          },
    maturity: day(raw, 'maturity_date'),
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

function cashFlowOf(raw: Raw | null): CashFlow | null {
  if (raw === null) return null
  return {
    rows: rows(raw, 'rows').map(row => ({
      number: whole(row, 'num'),
      day: day(row, 'date'),
      paidDay: day(row, 'actual_payment_date'),
      recordDay: day(row, 'record_date'),
      nonTradingFrom: day(row, 'nontrading_start_date'),
      couponRate: figure(row, 'cupon_rate'),
      couponAmount: figure(row, 'cupon_sum'),
      redemption: figure(row, 'redemtion'),
      poolFactor: figure(row, 'pool_factor'),
      estimatedText: textOrNull(row, 'coupon_is_estimated_text'),
    })),
    hasDeals: flag(raw, 'has_deals'),
    timeZone: textOrNull(raw, 'timezone'),
    currency: textOrNull(raw, 'currency'),
  }
}

function optionOf(raw: Raw): OptionRow {
  return {
    day: day(raw, 'date'),
    period: textOrNull(raw, 'period'),
    type: oneOf(raw, 'type', OPTION_TYPES),
    optionType: textOrNull(raw, 'option_type'),
    noticePeriod: textOrNull(raw, 'notice_period'),
    benchmarkSpread: figure(raw, 'benchmark_spread'),
    price: figure(raw, 'price'),
    repurchasedAmount: figure(raw, 'repurchased_amount'),
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

function newsOf(raw: Raw, id: number): NewsItem {
  return {
    id,
    title: text(raw, 'ttl'),
    day: day(raw, 'date'),
    url: textOrNull(raw, 'url'),
    source: textOrNull(raw, 'source'),
    illustrative: flag(raw, 'illustrative'),
  }
}

function setupOf(raw: Raw): ChartSetup {
  return {
    url: text(raw, 'url'),
    periods: rows(raw, 'periods').map(one => ({
      id: text(one, 'id'),
      tone: textOrNull(one, 'class'),
      from: day(one, 'start_date'),
      to: day(one, 'end_date'),
    })),
    from: day(raw, 'min_date'),
    to: day(raw, 'max_date'),
  }
}

function issuesOf(raw: Raw, name: string): IssueList | null {
  const list = asRaw(field(raw, name))
  return list === null ? null : decodeIssueList(list, field(list, 'items'))
}

function fileKindsOf(raw: Raw): ReportFileKind[] {
  return REPORT_FILE_KINDS.filter(kind => texts(raw, 'report_files').includes(kind))
}
