import {
  BLANK,
  type BondPageData,
  type InternationalReportData,
  type IssueList,
  type IssuerMapData,
  type LocalReportData,
  type NumericField,
  QUOTE_FIELDS,
  type QuoteField,
  type QuoteRow,
  type Quotes,
  TRADING_FIELDS,
  type TradingField,
  type TradingRow,
} from '@accrue/api-client'
import type { BondPagePorts } from '../ports.ts'

/** A numeric field from its decimal text. */
export function numeric(text: string): NumericField {
  return { kind: 'value', value: Number(text), text }
}

const blanks = <Name extends string>(names: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(names).map(name => [name, BLANK])) as Record<Name, NumericField>

/** A trading row of bond 1 on FedInvest; other fields are blank. */
export function tradingRow(row: Partial<TradingRow> & Pick<TradingRow, 'day'>): TradingRow {
  return {
    ...blanks<TradingField>(TRADING_FIELDS),
    itemId: 1,
    model: 'bonds',
    venueId: 100,
    venue: 'FedInvest',
    board: null,
    documentUrl: null,
    estimation: false,
    masked: false,
    shape: null,
    indicativePriceType: 'close',
    indicativeYieldType: 'Clearance',
    settlement: null,
    tSpreadBenchmarkId: null,
    ...row,
  }
}

/** FedInvest's last days of the note; the source marks the last one as bad data. */
export const LAST_DAYS: readonly TradingRow[] = [
  tradingRow({
    day: '2024-08-21',
    indicativePrice: numeric('101.59375'),
    indicativeYield: numeric('0.03799'),
    duration: numeric('2850'),
  }),
  tradingRow({
    day: '2024-08-22',
    indicativePrice: numeric('101.09375'),
    indicativeYield: numeric('0.03860872'),
    duration: numeric('2849'),
    gSpread: numeric('2.5'),
  }),
  tradingRow({
    day: '2024-08-23',
    bid: numeric('101.53125'),
    indicativePrice: { kind: 'bad', text: '0', value: 0 },
    indicativeYield: numeric('37.23665078'),
    duration: numeric('120'),
    gSpread: numeric('371900'),
  }),
]

/** A participant's quote; other fields are blank. */
export function quoteRow(row: Partial<QuoteRow> & Pick<QuoteRow, 'name'>): QuoteRow {
  return {
    ...blanks<QuoteField>(QUOTE_FIELDS),
    venueId: null,
    url: null,
    quotedAt: 1_752_230_000_000,
    day: '2025-07-11',
    time: '13:33',
    dateTime: null,
    archiveUrl: null,
    participantId: 7,
    responsiblePersonId: null,
    hidden: false,
    accessRequest: null,
    illustrative: true,
    estimation: false,
    masked: false,
    ...row,
  }
}

export const NO_QUOTES: Quotes = {
  rows: [],
  today: [],
  endOfDay: [],
  contacts: [],
  dateLabel: '11.07.2025',
  accessRequests: [],
  participants: [],
  masked: false,
  emptyReason: 'none',
  supportUrl: null,
}

/** The page of bond 1 for full access. */
export const PAGE: BondPageData = {
  today: '2025-07-11',
  bond: {
    id: 1,
    issuerId: 1,
    issuerName: 'US Treasury',
    issuerFormalName: 'United States Treasury',
    issuerCountryId: 1,
    issuerRegionId: null,
    sovereign: true,
    currencyId: 1,
    pricing: 'fixed',
    status: 256,
    lang: 'en',
    venues: [
      { id: 100, name: 'FedInvest', latestDay: '2024-08-23', estimation: false },
      { id: 4, name: 'Estimation', latestDay: '2025-07-11', estimation: true },
    ],
    defaultVenueId: 4,
    offers: [],
    ratings: { issue: [], issuer: [], spv: [], surety: [], guarantors: [], offeror: [] },
    watchlists: [],
    comments: [],
    holders: [],
    latestIssues: null,
    similar: null,
    accruedInterestPrecision: null,
    alternativeBrand: false,
  },
  header: {
    name: 'US Treasury 4% 15 Feb 2034',
    breadcrumbs: [{ title: 'Bonds', url: '/' }],
    badges: [{ id: 'outstanding', title: 'Outstanding' }],
    isin: 'US91282CJZ59',
    cusip: '91282CJZ5',
    ticker: null,
    currency: 'USD',
    outstanding: numeric('42000000000'),
    rating: 'AA+ · S&P',
    illustrative: false,
  },
  facts: {
    venueId: 100,
    venue: 'FedInvest',
    day: '2024-08-22',
    estimation: false,
    masked: false,
    price: numeric('101.09375'),
    priceChange: numeric('-0.5'),
    priceType: 'close',
    yield: numeric('0.03860872'),
    yieldChange: numeric('0.00041'),
    yieldType: 'Clearance',
    yieldToWorst: BLANK,
    worstDay: null,
    discountMargin: BLANK,
    pvbp: numeric('0.0712'),
    gSpread: numeric('2.5'),
    gSpreadBenchmark: 'US Treasury par curve',
    duration: numeric('2849'),
    modifiedDuration: numeric('7.66'),
    accruedInterest: numeric('0.0755494'),
    accruedInterestDay: '2025-07-11',
    indexRatio: BLANK,
    indexRatioDay: null,
    nextCoupon: { day: '2025-08-15', amount: numeric('2') },
    nextOffer: null,
    maturity: '2034-02-15',
    blanks: {},
  },
  charts: [
    { venueId: 100, price: true, yield: true, gspread: true, map: false },
    { venueId: 4, price: true, yield: true, gspread: true, map: true },
  ],
  summary: [
    {
      id: 'info_issuer',
      value: 'United States Treasury',
      numeric: null,
      kind: 'text',
      url: null,
      currency: null,
      hint: null,
      group: null,
    },
  ],
  identifiers: [{ id: 'isin', value: 'US91282CJZ59' }],
  sections: [{ id: 'quotes', count: 12 }],
  sources: [],
  cashFlow: null,
  options: [],
  documents: [],
  latestIssues: null,
  news: [],
  indexes: [],
  serverPrints: true,
  relatedIssuers: [],
  reportFileKinds: [],
  blocks: [],
}

const NO_ISSUER_MAP: IssuerMapData = {
  issuerName: 'US Treasury',
  points: [],
  currencies: [],
  currencyId: null,
  curves: [],
  venueId: null,
  venues: [],
  masked: false,
}

const NO_ISSUES: IssueList = { total: 0, page: 1, items: [] }

const NO_LOCAL_REPORT: LocalReportData = {
  reports: [],
  balance: null,
  profitAndLoss: null,
  cashFlow: null,
  exportLink: null,
}

const NO_INTERNATIONAL_REPORT: InternationalReportData = {
  reports: [],
  sources: [],
  methodology: { ru: null, en: null },
  balanceSheet: null,
  profitAndLoss: null,
  cashFlow: null,
  parameters: null,
  exportLink: null,
}

/** A refusal as the server sends it. */
export function refused(code: string, field: string | null = null) {
  return { kind: 'refused', code, message: code, field, status: 422, retryAfter: null } as const
}

/** Ports that answer at once with empty data; tests override the ports under test. */
export function quietPorts(ports: Partial<BondPagePorts> = {}): BondPagePorts {
  return {
    tradings: async () => ({ kind: 'ok', data: { kind: 'none' } }),
    quotes: async () => ({ kind: 'ok', data: NO_QUOTES }),
    requestQuoteAccess: async () => ({ kind: 'ok', data: { sent: true } }),
    compareWith: () => ({ search: async () => [], venues: async () => [] }),
    comparedName: async () => null,
    ratingsHistory: async () => ({ kind: 'ok', data: { types: [] } }),
    issuerMap: async () => ({ kind: 'ok', data: NO_ISSUER_MAP }),
    relations: async () => ({ kind: 'ok', data: [] }),
    accruedInterest: async ({ day }) => ({
      kind: 'ok',
      data: { amount: BLANK, precision: 2, currency: 'USD', day },
    }),
    calculation: async () => ({ ...refused('no_solution') }),
    similar: async () => ({ kind: 'ok', data: NO_ISSUES }),
    latestIssues: async () => ({ kind: 'ok', data: NO_ISSUES }),
    praams: async () => ({ kind: 'ok', data: null }),
    reports: {
      bank: async () => ({
        kind: 'ok',
        data: { empty: true, tables: [], exportLink: null, archiveUrl: null },
      }),
      international: async () => ({ kind: 'ok', data: NO_INTERNATIONAL_REPORT }),
      local: async () => ({ kind: 'ok', data: NO_LOCAL_REPORT }),
      multipliers: async () => ({ kind: 'ok', data: { quarterly: [], annual: [] } }),
      files: async () => ({ kind: 'ok', data: [] }),
    },
    comments: {
      aboutIssuer: async () => ({ kind: 'ok', data: [] }),
      requestAccess: async () => ({ kind: 'ok', data: { sent: true } }),
    },
    indicators: {
      list: async () => ({ kind: 'ok', data: [] }),
      deleteRequest: async () => ({ kind: 'ok', data: { deleted: true } }),
    },
    files: {
      cashFlowLink: async () => ({ ...refused('need_auth') }),
      archive: async () => ({ ...refused('need_auth') }),
      similar: async () => ({ ...refused('need_auth') }),
      page: async () => ({ ...refused('pdf_unavailable') }),
    },
    watchlist: () => ({
      remove: async () => ({ kind: 'ok', data: [] }),
      append: async () => ({ kind: 'ok', data: { saved: true, watchlists: [], message: null } }),
    }),
    actionLogged: async () => {},
    tableExpanded: async () => {},
    pageViewed: async () => {},
    ...ports,
  }
}
