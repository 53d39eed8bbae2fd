import { describe, expect, test } from 'vitest'
import { decodeBenchmark } from './benchmark.ts'
import {
  decodeBlocks,
  decodeEntityFacts,
  decodeIdentifiers,
  decodeInfo,
  decodeLinks,
  decodeSections,
  decodeSources,
} from './blocks.ts'
import { decodeBondContext } from './bond-context.ts'
import { decodeBondPage } from './bond-page.ts'
import { decodeAccruedInterest, decodeCalculation } from './calculation.ts'
import { decodeCashFlow } from './cash-flow.ts'
import { decodeComments } from './comments.ts'
import { decodeEntityPage } from './entity-page.ts'
import { decodeFactStrip } from './fact-strip.ts'
import { decodeHome } from './home.ts'
import { decodeIndicators } from './indicators.ts'
import { decodeIssuerMap, decodeNetwork } from './issuer-map.ts'
import { decodeIssueAnswer, decodeIssueList } from './issues.ts'
import { BLANK, MASKED, type NumericField } from './numeric-field.ts'
import { decodePage } from './page.ts'
import { decodePanel } from './panel.ts'
import { decodePraams } from './praams.ts'
import { decodeOutbox, decodeProfile, decodeTickets } from './profile.ts'
import { decodeOffers, decodeOptionRow } from './puts-and-calls.ts'
import { QUOTE_FIELDS } from './quote-fields.ts'
import { decodeQuotes } from './quotes.ts'
import { decodeRatings, RATING_GROUPS } from './ratings.ts'
import { decodeColumns, decodeReportTable } from './report-table.ts'
import {
  decodeBankReport,
  decodeInternationalReport,
  decodeLocalReport,
  decodeMultipliers,
  decodeReportFiles,
} from './reports.ts'
import { decodeCompareVenues, decodeSuggestions } from './search.ts'
import { decodeSession } from './session.ts'
import { decodeOptions, decodeTableRows, NO_CELL } from './tables.ts'
import { TRADING_FIELDS } from './trading-fields.ts'
import { decodeTradingRows } from './trading-row.ts'
import { decodeRemoved, decodeSaved } from './watchlist.ts'

const value = (number: number): NumericField => ({ kind: 'value', value: number, text: String(number) })
const blanks = <Name extends string>(names: Readonly<Record<Name, unknown>>) =>
  Object.fromEntries(Object.keys(names).map(name => [name, BLANK]))

/** A number of its own for each field, on the wire and as facts. */
function numbers(names: Readonly<Record<string, string>>) {
  const entries = Object.entries(names)
  return {
    wire: Object.fromEntries(entries.map(([, wire], index) => [wire, index + 1])),
    facts: Object.fromEntries(entries.map(([name], index) => [name, value(index + 1)])),
  }
}

const cell = (text: string) => ({ ...NO_CELL, text })
const row = (id: string, cells: object = {}) => ({
  id,
  cells,
  tone: null,
  show: null,
  hidden: false,
  checked: false,
  colSpan: null,
})
const view = { scroll_clmn: [{ id: 'a' }], scroll_head: ['A'], scroll_body: [{ id: '1', cells: { a: 'x' } }] }
const viewFacts = {
  dimension: '',
  dimensions: [],
  columns: [{ id: 'a', title: cell('A'), checked: true, keepsShown: false, hideLabel: null }],
  rows: [row('1', { a: cell('x') })],
}
const table = {
  open: viewFacts,
  closed: null,
  subRows: {},
  showMore: false,
  lockedRows: 0,
  archiveUrl: null,
}

const item = { id: 5, name: 'UST' }
const itemFacts = {
  id: 5,
  name: 'UST',
  url: null,
  issuerName: null,
  status: null,
  isin: null,
  currency: null,
  placed: null,
  matures: null,
  couponRate: BLANK,
  amount: BLANK,
  weight: BLANK,
  masked: false,
  indicativePrice: BLANK,
  indicativeYield: BLANK,
  duration: BLANK,
}
const list = { total: 1, page: 1, items: [itemFacts] }

const info = { id: 'coupon', value: '4' }
const infoFacts = {
  id: 'coupon',
  value: '4',
  numeric: null,
  kind: 'text',
  url: null,
  currency: null,
  hint: null,
  group: null,
}

const trading = numbers(TRADING_FIELDS)
const tradingFacts = {
  day: '2024-08-22',
  itemId: 1,
  model: 'bonds',
  venueId: null,
  venue: null,
  board: null,
  documentUrl: null,
  estimation: false,
  masked: false,
  shape: null,
  indicativePriceType: null,
  indicativeYieldType: null,
  settlement: null,
  tSpreadBenchmarkId: null,
  ...blanks(TRADING_FIELDS),
}

const quote = numbers(QUOTE_FIELDS)
const noPage = {
  today: null,
  header: {
    name: '',
    breadcrumbs: [],
    badges: [],
    isin: null,
    cusip: null,
    ticker: null,
    currency: null,
    outstanding: BLANK,
    rating: null,
    illustrative: false,
  },
  summary: [],
  identifiers: [],
  sections: [],
  sources: [],
  relatedIssuers: [],
  reportFileKinds: [],
  blocks: [],
}
const rating = { agency_id: 7, agency_name: 'Fitch', scale_point_name: 'AA+' }
const ratingFacts = {
  agencyId: 7,
  agency: 'Fitch',
  rating: 'AA+',
  scale: null,
  outlook: null,
  day: null,
  subject: null,
}
const noRatings = Object.fromEntries(Object.keys(RATING_GROUPS).map(group => [group, []]))
const comment = { title: 'A view' }
const commentFacts = {
  title: 'A view',
  language: null,
  fileName: null,
  contentUrl: null,
  pageUrl: null,
  fileUrl: null,
  day: null,
  linkedIssuers: [],
  providerId: null,
  providerName: null,
  requestExists: false,
  moderated: false,
  approved: false,
  checked: false,
  illustrative: false,
}
const entry = { id: 3, name: 'My list' }
const entryFacts = {
  id: 3,
  name: 'My list',
  checked: false,
  readonly: false,
  needsAccess: undefined,
  values: { quantity: '', price: '', day: '' },
  dayText: null,
  error: null,
}
const noFacts = {
  venueId: null,
  venue: '',
  day: null,
  estimation: false,
  masked: false,
  price: BLANK,
  priceChange: BLANK,
  priceType: null,
  yield: BLANK,
  yieldChange: BLANK,
  yieldType: null,
  yieldToWorst: BLANK,
  worstDay: null,
  discountMargin: BLANK,
  pvbp: BLANK,
  gSpread: BLANK,
  gSpreadBenchmark: null,
  duration: BLANK,
  modifiedDuration: BLANK,
  accruedInterest: BLANK,
  accruedInterestDay: null,
  indexRatio: BLANK,
  indexRatioDay: null,
  nextCoupon: null,
  nextOffer: null,
  maturity: null,
  blanks: {},
}
const noBond = {
  id: 9,
  issuerId: null,
  issuerName: '',
  issuerFormalName: '',
  issuerCountryId: null,
  issuerRegionId: null,
  sovereign: false,
  currencyId: null,
  pricing: null,
  status: null,
  lang: null,
  venues: [],
  defaultVenueId: null,
  offers: [],
  ratings: noRatings,
  watchlists: [],
  comments: [],
  holders: [],
  latestIssues: null,
  similar: null,
  accruedInterestPrecision: null,
  alternativeBrand: false,
}

describe('every field of an answer becomes its fact', () => {
  test.each<[string, () => unknown, unknown]>([
    [
      'the benchmark bond',
      () =>
        decodeBenchmark({
          items: [{ id: 3, name: 'UST', url: '/b/', maturity_date: { value: '2034-02-15' }, cupon_rate: 4 }],
        }),
      { id: 3, name: 'UST', url: '/b/', matures: '2034-02-15', couponRate: value(4) },
    ],
    [
      'facts of an entity',
      () =>
        decodeEntityFacts([
          {
            id: 'last_close',
            value: '169.23',
            numeric: 169.23,
            kind: 'money',
            url: '/u/',
            currency: 'USD',
            hint: 'h',
            group: 'g',
          },
        ]),
      [
        {
          id: 'last_close',
          value: '169.23',
          numeric: 169.23,
          kind: 'money',
          url: '/u/',
          currency: 'USD',
          hint: 'h',
          group: 'g',
          masked: false,
        },
      ],
    ],
    [
      'links',
      () => decodeLinks([{ id: 2, name: 'Index', url: '/i/', note: 'n' }, { name: 'alone' }]),
      [
        { id: 2, name: 'Index', url: '/i/', note: 'n' },
        { id: null, name: 'alone', url: null, note: null },
      ],
    ],
    ['identifiers', () => decodeIdentifiers([{ id: 'isin', value: 'US1' }]), [{ id: 'isin', value: 'US1' }]],
    [
      'sections',
      () => decodeSections([{ id: 'news', count: 3 }, { id: 'map' }]),
      [
        { id: 'news', count: 3 },
        { id: 'map', count: null },
      ],
    ],
    [
      'sources',
      () =>
        decodeSources([
          { id: 's', text: 'FRED', as_of: { value: '2025-07-11' }, url: '/f/', illustrative: true },
        ]),
      [{ id: 's', text: 'FRED', asOf: '2025-07-11', url: '/f/', illustrative: true }],
    ],
    [
      'blocks of plain sections',
      () =>
        decodeBlocks({
          terms: {
            fields: [info],
            tables: [
              {
                id: 't',
                ttl: 'Terms',
                columns: [{ id: 'a', kind: 'percent', decimals: 2 }, { id: 'b' }],
                rows: [{ id: '1' }],
              },
            ],
            links: [{ name: 'L' }],
            text: 'Note',
            illustrative: 1,
          },
          empty: {},
        }),
      [
        {
          section: 'terms',
          fields: [infoFacts],
          tables: [
            {
              id: 't',
              title: 'Terms',
              columns: [
                { id: 'a', kind: 'percent', decimals: 2 },
                { id: 'b', kind: 'text', decimals: null },
              ],
              rows: [row('1')],
            },
          ],
          links: [{ id: null, name: 'L', url: null, note: null }],
          text: 'Note',
          illustrative: true,
        },
        { section: 'empty', fields: [], tables: [], links: [], text: null, illustrative: false },
      ],
    ],
    [
      'the context of a bond',
      () =>
        decodeBondContext(
          {
            bondId: 1,
            emitentId: 2,
            emitentName: 'UST',
            formalEmitentName: 'United States Treasury',
            emitentCountryId: 3,
            emitentCountryRegionId: 4,
            emitentSovereign: true,
            currencyId: 5,
            pricing: 'inflation',
            bondStatus: 192,
            lang: 'rus',
            tgList: [
              { id: 4, name: 'Estimation', max_date: { value: '2025-07-11' }, estimation: true },
              { id: 100 },
            ],
            defaultTg: 100,
            offerts: [{ type: 'put', date: { value: '2026-01-01' }, price: 100 }],
            ratings: { emission: [rating] },
            watchlist: [entry],
            comments: [comment],
            holders: [
              { name: 'Fund', url: '/f/', share: 12.5, amount: 1000, date: { value: '2025-03-31' } },
              {},
            ],
            latest_list: { items: [item] },
            similar_items: { items: [item] },
            nkdPrecision: 4,
            dataBrand: 'alternative',
          },
          9,
        ),
      {
        id: 1,
        issuerId: 2,
        issuerName: 'UST',
        issuerFormalName: 'United States Treasury',
        issuerCountryId: 3,
        issuerRegionId: 4,
        sovereign: true,
        currencyId: 5,
        pricing: 'inflation',
        status: 192,
        lang: 'ru',
        venues: [
          { id: 4, name: 'Estimation', latestDay: '2025-07-11', estimation: true },
          { id: 100, name: '', latestDay: null, estimation: false },
        ],
        defaultVenueId: 100,
        offers: [{ type: 'put', day: '2026-01-01', price: value(100) }],
        ratings: { ...noRatings, issue: [ratingFacts] },
        watchlists: [entryFacts],
        comments: [commentFacts],
        holders: [
          { name: 'Fund', url: '/f/', share: value(12.5), amount: value(1000), day: '2025-03-31' },
          { name: '', url: null, share: BLANK, amount: BLANK, day: null },
        ],
        latestIssues: list,
        similar: list,
        accruedInterestPrecision: 4,
        alternativeBrand: true,
      },
    ],
    [
      'the page of a bond',
      () =>
        decodeBondPage(
          {
            context: { bondId: 1 },
            facts: { trading_ground_id: 4 },
            charts: [
              { trading_ground_id: 4, price: true },
              { trading_ground_id: 5, yield: true },
              { trading_ground_id: 6, gspread: true },
              { trading_ground_id: 7, map: true },
            ],
            cash_flow: { has_deals: true },
            options: [{ period: 'once' }],
            documents: [
              {
                id: 1,
                ttl: 'Prospectus',
                type: 'pdf',
                date: { value: '2024-02-01' },
                mimetype: 'application/pdf',
                size: 2048,
                link: '/d/',
                illustrative: true,
              },
              { id: 2 },
            ],
            latest_issues: { items: [item] },
            news: [
              {
                id: 8,
                ttl: 'Auction',
                date: { value: '2024-02-02' },
                url: '/n/',
                source: 'Treasury',
                illustrative: true,
              },
              { id: 9 },
            ],
            indexes: [{ name: 'Index' }],
            pdf: false,
          },
          9,
        ),
      {
        ...noPage,
        bond: { ...noBond, id: 1 },
        facts: { ...noFacts, venueId: 4 },
        charts: [
          { venueId: 4, price: true, yield: false, gspread: false, map: false },
          { venueId: 5, price: false, yield: true, gspread: false, map: false },
          { venueId: 6, price: false, yield: false, gspread: true, map: false },
          { venueId: 7, price: false, yield: false, gspread: false, map: true },
        ],
        cashFlow: { rows: [], hasDeals: true, timeZone: null, currency: null },
        options: [
          {
            day: null,
            period: 'once',
            type: null,
            optionType: null,
            noticePeriod: null,
            benchmarkSpread: BLANK,
            price: BLANK,
            repurchasedAmount: BLANK,
          },
        ],
        documents: [
          {
            id: 1,
            title: 'Prospectus',
            type: 'pdf',
            day: '2024-02-01',
            mimeType: 'application/pdf',
            size: 2048,
            url: '/d/',
            illustrative: true,
          },
          {
            id: 2,
            title: '',
            type: null,
            day: null,
            mimeType: null,
            size: null,
            url: null,
            illustrative: false,
          },
        ],
        latestIssues: list,
        news: [
          {
            id: 8,
            title: 'Auction',
            day: '2024-02-02',
            url: '/n/',
            source: 'Treasury',
            illustrative: true,
          },
          { id: 9, title: '', day: null, url: null, source: null, illustrative: false },
        ],
        indexes: [{ id: null, name: 'Index', url: null, note: null }],
        serverPrints: false,
      },
    ],
    [
      'accrued interest',
      () =>
        decodeAccruedInterest({ nkd: 1.25, precision: 4, currency: 'USD', date: { value: '2025-07-14' } }),
      { amount: value(1.25), precision: 4, currency: 'USD', day: '2025-07-14' },
    ],
    [
      'a calculation',
      () =>
        decodeCalculation({
          settlement: { value: '2025-07-14' },
          price: 1,
          dirty_price: 2,
          yield: 3,
          yield_to_worst: 4,
          worst_date: { value: '2030-01-01' },
          discount_margin: 5,
          'nkd.numeric': 6,
          duration: 7,
          modified_duration: 8,
          convexity: 9,
          pvbp: 10,
          precision: 5,
          currency: 'USD',
        }),
      {
        settlement: '2025-07-14',
        price: value(1),
        dirtyPrice: value(2),
        yield: value(3),
        yieldToWorst: value(4),
        worstDay: '2030-01-01',
        discountMargin: value(5),
        accruedInterest: value(6),
        duration: value(7),
        modifiedDuration: value(8),
        convexity: value(9),
        pvbp: value(10),
        precision: 5,
        currency: 'USD',
      },
    ],
    [
      'cash flow',
      () =>
        decodeCashFlow({
          rows: [
            {
              num: 1,
              date: { value: '2025-08-15' },
              actual_payment_date: { value: '2025-08-18' },
              record_date: { value: '2025-08-01' },
              nontrading_start_date: { value: '2025-08-10' },
              cupon_rate: 4,
              cupon_sum: 2,
              redemtion: 100,
              pool_factor: 1,
              coupon_is_estimated_text: 'An estimate',
            },
          ],
          has_deals: true,
          timezone: 'America/New_York',
          currency: 'USD',
        }),
      {
        rows: [
          {
            number: 1,
            day: '2025-08-15',
            paidDay: '2025-08-18',
            recordDay: '2025-08-01',
            nonTradingFrom: '2025-08-10',
            couponRate: value(4),
            couponAmount: value(2),
            redemption: value(100),
            poolFactor: value(1),
            estimatedText: 'An estimate',
          },
        ],
        hasDeals: true,
        timeZone: 'America/New_York',
        currency: 'USD',
      },
    ],
    [
      'comments',
      () =>
        decodeComments([
          {
            title: 'A view',
            language: 'deu',
            file: 'view.pdf',
            content: '/c/',
            cb_link: '/p/',
            cb_file_link: '/f/',
            date: { value: '2025-01-02' },
            linked_emitents: [{ name: 'UST', cb_link: '/i/' }, {}],
            provider_id: 6,
            provider_name: 'Bank',
            requestExists: true,
            moderated: true,
            approved: true,
            checked: true,
            illustrative: true,
          },
          { ...comment, language: 'jpn' },
        ]),
      [
        {
          title: 'A view',
          language: 'de',
          fileName: 'view.pdf',
          contentUrl: '/c/',
          pageUrl: '/p/',
          fileUrl: '/f/',
          day: '2025-01-02',
          linkedIssuers: [
            { name: 'UST', url: '/i/' },
            { name: '', url: null },
          ],
          providerId: 6,
          providerName: 'Bank',
          requestExists: true,
          moderated: true,
          approved: true,
          checked: true,
          illustrative: true,
        },
        { ...commentFacts, language: 'jpn' },
      ],
    ],
    [
      'the page of a stock',
      () =>
        decodeEntityPage(
          {
            id: 1,
            emitentId: 2,
            facts: [info],
            issues: { items: [item] },
            chart: {
              url: '/chart/',
              periods: [
                {
                  id: 'y',
                  class: 'c',
                  start_date: { value: '2024-01-01' },
                  end_date: { value: '2025-01-01' },
                },
                {},
              ],
              min_date: { value: '2000-01-01' },
              max_date: { value: '2025-07-11' },
            },
            watchlist: [entry],
          },
          9,
        ),
      {
        ...noPage,
        id: 1,
        issuerId: 2,
        facts: [{ ...infoFacts, masked: false }],
        issues: list,
        chart: {
          url: '/chart/',
          periods: [
            { id: 'y', tone: 'c', from: '2024-01-01', to: '2025-01-01' },
            { id: '', tone: null, from: null, to: null },
          ],
          from: '2000-01-01',
          to: '2025-07-11',
        },
        watchlists: [entryFacts],
      },
    ],
    [
      'the fact strip',
      () =>
        decodeFactStrip({
          trading_ground_id: 4,
          trading_ground_name: 'Estimation',
          date: { value: '2025-07-11' },
          estimation: true,
          price: 1,
          price_change: 2,
          price_type: 'mid',
          yield: 3,
          yield_change: 4,
          yield_type: 'Clearance',
          yield_to_worst: 5,
          worst_date: { value: '2030-01-01' },
          discount_margin: 6,
          pvbp: 7,
          g_spread: 8,
          g_spread_benchmark: 'UST',
          duration: 9,
          modified_duration: 10,
          nkd: 11,
          nkd_date: { value: '2025-07-14' },
          index_ratio: 12,
          index_ratio_date: { value: '2025-07-15' },
          next_coupon_date: { value: '2025-08-15' },
          next_coupon_sum: 13,
          next_offer_date: { value: '2026-08-15' },
          next_offer_type: 'call',
          next_offer_price: 14,
          maturity_date: { value: '2034-02-15' },
        }),
      {
        venueId: 4,
        venue: 'Estimation',
        day: '2025-07-11',
        estimation: true,
        masked: false,
        price: value(1),
        priceChange: value(2),
        priceType: 'mid',
        yield: value(3),
        yieldChange: value(4),
        yieldType: 'Clearance',
        yieldToWorst: value(5),
        worstDay: '2030-01-01',
        discountMargin: value(6),
        pvbp: value(7),
        gSpread: value(8),
        gSpreadBenchmark: 'UST',
        duration: value(9),
        modifiedDuration: value(10),
        accruedInterest: value(11),
        accruedInterestDay: '2025-07-14',
        indexRatio: value(12),
        indexRatioDay: '2025-07-15',
        nextCoupon: { day: '2025-08-15', amount: value(13) },
        nextOffer: { day: '2026-08-15', type: 'call', price: value(14) },
        maturity: '2034-02-15',
        blanks: {},
      },
    ],
    [
      'the start page',
      () =>
        decodeHome({
          today: { value: '2025-07-11' },
          curve: {
            tenors: [
              { id: '10y', years: 10, name: '10 years', short: '10Y', url: '/t/' },
              { id: '1y', years: 1 },
            ],
            lines: [
              {
                date: { value: '2025-07-10' },
                points: [
                  { tenor: '10y', yield: 0.04 },
                  { tenor: '1y', yield: null },
                ],
              },
            ],
          },
          bonds: [
            {
              id: 1,
              name: 'UST',
              url: '/b/',
              kind: 'note',
              trading_ground_name: 'Estimation',
              estimation: true,
              date: { value: '2025-07-09' },
              price: 1,
              price_change: 2,
              yield: 3,
              yield_change: 4,
              line: {
                from: { value: '2025-04-09' },
                to: { value: '2025-07-09' },
                prices: [99, null, '5', 101],
              },
            },
          ],
        }),
      {
        today: '2025-07-11',
        curve: {
          masked: false,
          tenors: [
            { id: '10y', years: 10, name: '10 years', short: '10Y', url: '/t/' },
            { id: '1y', years: 1, name: '1y', short: '1y', url: null },
          ],
          lines: [{ day: '2025-07-10', points: { '10y': 0.04 } }],
        },
        bonds: [
          {
            id: 1,
            name: 'UST',
            url: '/b/',
            kind: 'note',
            masked: false,
            venue: 'Estimation',
            isEstimation: true,
            day: '2025-07-09',
            price: value(1),
            priceChange: value(2),
            yield: value(3),
            yieldChange: value(4),
            line: { from: '2025-04-09', to: '2025-07-09', values: [99, null, null, 101] },
          },
        ],
      },
    ],
    [
      'indicators',
      () =>
        decodeIndicators({
          items: [
            {
              id: 1,
              indexName: 'eps',
              actual_value: '2.5',
              date: { value: '2025-06-30' },
              url: '/e/',
              request_id: 7,
              illustrative: true,
            },
            { indexName: 'eps' },
          ],
          labels: { eps: 'Earnings' },
        }),
      [
        {
          id: 1,
          name: 'Earnings',
          value: '2.5',
          day: '2025-06-30',
          url: '/e/',
          requestId: 7,
          illustrative: true,
        },
        {
          id: null,
          name: 'Earnings',
          value: null,
          day: null,
          url: null,
          requestId: null,
          illustrative: false,
        },
      ],
    ],
    [
      'an issuer map',
      () =>
        decodeIssuerMap({
          emitentName: 'UST',
          emitentMap: [
            {
              x: 1,
              y: 0.04,
              date: { value: '2025-07-11' },
              price: 99,
              duration: 365,
              yield: 0.05,
              emission_id: 2,
              emission_name: 'UST 2026',
              is_main_emission: true,
              currency_id: 3,
              trading_ground_id: 4,
              xTitle: 'one year',
              shape: 50,
            },
          ],
          emitentMapCurrencies: [
            { id: 1, text: 'USD' },
            { id: 2, text: 'EUR' },
          ],
          emitentMapCurrencyId: 2,
          emitentMapCurvesData: { 2: [{ x: 1, y: 0.04 }, { y: 0.04 }], other: [{ x: 1, y: 0.04 }] },
          emitentMapGroundId: 5,
          emitentMapGrounds: {
            1: [{ id: 4, text: 'Estimation' }],
            2: [
              { id: 4, text: 'Estimation' },
              { id: 5, text: 'TRACE' },
            ],
          },
        }),
      {
        issuerName: 'UST',
        points: [
          {
            x: 1,
            y: value(0.04),
            shape: null,
            day: '2025-07-11',
            price: value(99),
            duration: value(365),
            yield: value(0.05),
            bondId: 2,
            bondName: 'UST 2026',
            main: true,
            currencyId: 3,
            venueId: 4,
            xTitle: 'one year',
            masked: false,
          },
        ],
        currencies: [
          { id: 1, text: 'USD' },
          { id: 2, text: 'EUR' },
        ],
        currencyId: 2,
        curves: [{ currencyId: 2, points: [{ x: 1, y: value(0.04), shape: null }] }],
        venueId: 5,
        venues: [
          { currencyId: 1, options: [{ id: 4, text: 'Estimation' }] },
          {
            currencyId: 2,
            options: [
              { id: 4, text: 'Estimation' },
              { id: 5, text: 'TRACE' },
            ],
          },
        ],
        masked: false,
      },
    ],
    [
      'a network',
      () =>
        decodeNetwork([
          {
            emitent_id: 1,
            emitent_name: 'A',
            rel_type_name: 'owner',
            'share.numeric': 50,
            url: '/a/',
            related_emitent_id: 2,
          },
          { emitent_id: 3, share: 25 },
        ]),
      [
        { issuerId: 1, issuerName: 'A', relation: 'owner', share: value(50), url: '/a/', relatedTo: 2 },
        { issuerId: 3, issuerName: '', relation: null, share: value(25), url: null, relatedTo: null },
      ],
    ],
    [
      'a list of bonds',
      () =>
        decodeIssueAnswer({
          total: 40,
          page: 2,
          items: [
            {
              id: 5,
              name: 'UST',
              url: '/b/',
              emitent_name: 'Treasury',
              status: 'outstanding',
              isin: 'US1',
              currency: 'USD',
              placement_date: { value: '2024-02-15' },
              maturity_date: { value: '2034-02-15' },
              cupon_rate: 4,
              amount: 1000,
              weight: 0.5,
              indicative_price: 99,
              indicative_yield: 0.04,
              duration: 365,
            },
          ],
        }),
      {
        total: 40,
        page: 2,
        items: [
          {
            id: 5,
            name: 'UST',
            url: '/b/',
            issuerName: 'Treasury',
            status: 'outstanding',
            isin: 'US1',
            currency: 'USD',
            placed: '2024-02-15',
            matures: '2034-02-15',
            couponRate: value(4),
            amount: value(1000),
            weight: value(0.5),
            masked: false,
            indicativePrice: value(99),
            indicativeYield: value(0.04),
            duration: value(365),
          },
        ],
      },
    ],
    [
      'what the pages of all entities have',
      () =>
        decodePage({
          today: { value: '2025-07-11' },
          header: {
            name: 'UST',
            breadcrumbs: [{ ttl: 'Bonds', url: '/bonds/' }, {}],
            badges: [{ id: 'green', ttl: 'Green' }],
            isin: 'US1',
            cusip: '912',
            ticker: 'T',
            currency: 'USD',
            outstanding: 1000,
            rating: 'AA+',
            illustrative: true,
          },
          info: [info],
          identifiers: [{ id: 'isin', value: 'US1' }],
          sections: [{ id: 'news' }],
          source: [{ id: 's', text: 'FRED' }],
          related_issuers: [{ name: 'R' }],
          report_files: ['esg', 'msfo', 'other'],
          blocks: { empty: {} },
        }),
      {
        today: '2025-07-11',
        header: {
          name: 'UST',
          breadcrumbs: [
            { title: 'Bonds', url: '/bonds/' },
            { title: '', url: null },
          ],
          badges: [{ id: 'green', title: 'Green' }],
          isin: 'US1',
          cusip: '912',
          ticker: 'T',
          currency: 'USD',
          outstanding: value(1000),
          rating: 'AA+',
          illustrative: true,
        },
        summary: [infoFacts],
        identifiers: [{ id: 'isin', value: 'US1' }],
        sections: [{ id: 'news', count: null }],
        sources: [{ id: 's', text: 'FRED', asOf: null, url: null, illustrative: false }],
        relatedIssuers: [{ id: null, name: 'R', url: null, note: null }],
        reportFileKinds: ['msfo', 'esg'],
        blocks: [{ section: 'empty', fields: [], tables: [], links: [], text: null, illustrative: false }],
      },
    ],
    [
      'a chart panel',
      () =>
        decodePanel({
          series: [
            {
              name: 'UST',
              color: 'c1',
              type: 'column',
              visible: false,
              entity: { id: 1, tgId: 4, model: 'bonds', name: 'UST', tgName: 'Estimation' },
              customLegendData: 'legend',
              data: [
                { date: { value: '2025-07-10' }, value: 1, valueFmt: '1.0', open: 2, high: 3, low: 0.5 },
                { 'date.numeric': 1752192000, value: 2 },
                { value: 3 },
              ],
            },
            { visible: true },
          ],
          overturn: [{ date: { value: '2025-07-10' }, value: 9 }],
          graph_type: 'area',
          measure: '%',
        }),
      {
        series: [
          {
            name: 'UST',
            color: 'c1',
            type: 'column',
            visible: false,
            entity: { id: 1, venueId: 4, model: 'bonds', name: 'UST', venue: 'Estimation' },
            legendText: 'legend',
            points: [
              {
                day: '2025-07-10',
                value: value(1),
                valueText: '1.0',
                bar: { open: value(2), high: value(3), low: value(0.5) },
                shape: null,
              },
              { day: '2025-07-11', value: value(2), valueText: null, bar: null, shape: null },
            ],
          },
          {
            name: '',
            color: null,
            type: 'area',
            visible: true,
            entity: null,
            legendText: null,
            points: [],
          },
        ],
        turnover: [{ day: '2025-07-10', value: value(9), valueText: null, bar: null, shape: null }],
        graphType: 'area',
        measure: '%',
        masked: false,
      },
    ],
    [
      'the praams report',
      () =>
        decodePraams({
          ttl: 'Risk',
          url: '/r/',
          date: { value: '2025-07-11' },
          fields: [info],
          illustrative: true,
        }),
      { title: 'Risk', url: '/r/', day: '2025-07-11', fields: [infoFacts], illustrative: true },
    ],
    [
      'a profile',
      () => decodeProfile({ phone: '+1 555', phoneConfirmed: true, paStatusConfirm: 0, paSendExpand: 1 }),
      { phone: '+1 555', phoneConfirmed: true, subscriptionRequested: true, expansionRequested: true },
    ],
    [
      'the outbox',
      () => decodeOutbox([{ recipient: '+1 555', body: 'code', at: '12:00' }]),
      [{ recipient: '+1 555', body: 'code', at: '12:00' }],
    ],
    [
      'support tickets',
      () => decodeTickets([{ id: 1, messages: [{ status_id: 2, contacts_id: 3 }, {}] }]),
      [
        {
          id: 1,
          messages: [
            { statusId: 2, contactId: 3 },
            { statusId: null, contactId: null },
          ],
        },
      ],
    ],
    [
      'offers',
      () => decodeOffers([{ type: 'put', date: { value: '2026-01-01' }, price: 100 }, { type: 'swap' }]),
      [{ type: 'put', day: '2026-01-01', price: value(100) }],
    ],
    [
      'an option',
      () =>
        decodeOptionRow({
          date: { value: '2026-01-01' },
          period: 'once',
          type: 'call',
          option_type: 'American',
          notice_period: '30 days',
          benchmark_spread: 15,
          price: 100,
          repurchased_amount: 5,
        }),
      {
        day: '2026-01-01',
        period: 'once',
        type: 'call',
        optionType: 'American',
        noticePeriod: '30 days',
        benchmarkSpread: value(15),
        price: value(100),
        repurchasedAmount: value(5),
      },
    ],
    [
      'quotes',
      () =>
        decodeQuotes({
          quotes: [
            {
              trading_ground_id: 4,
              name: 'A',
              url: '/a/',
              date_numeric: 1752235200,
              time: '15:00',
              date_time: '11.07.2025 15:00',
              archive_link: '/x/',
              mp_contacts_emitent_id: 900,
              response_person_id: 6,
              illustrative: true,
              estimation: true,
              ...quote.wire,
            },
            {},
          ],
          priceToday: [{ date: { value: '2024-08-22' }, emission_id: 1 }],
          endOfDayPrices: [
            { date: { value: '2024-08-22' }, emission_id: 1 },
            { date: { value: '2024-08-22' }, emission_id: 1 },
          ],
          contacts: [
            {
              ttl: 'Desk',
              emitent_id: 900,
              response_person_id: 6,
              person: 'P',
              phone: '+1',
              email: 'e@x',
              chat_link: '/c/',
            },
            {},
          ],
          date_label: '11 July',
          request_data: { 900: { send_request: true }, x: { send_request: true }, 901: 'sent' },
          market_participants: [{ id: 900, name: 'A', url: '/a/' }, { id: 901 }],
          support_link: '/s/',
        }),
      {
        rows: [
          {
            venueId: 4,
            name: 'A',
            url: '/a/',
            quotedAt: 1752235200000,
            day: '2025-07-11',
            time: '15:00',
            dateTime: '11.07.2025 15:00',
            archiveUrl: '/x/',
            participantId: 900,
            responsiblePersonId: 6,
            hidden: false,
            accessRequest: 'available',
            illustrative: true,
            estimation: true,
            masked: false,
            ...quote.facts,
          },
          {
            venueId: null,
            name: '',
            url: null,
            quotedAt: null,
            day: null,
            time: null,
            dateTime: null,
            archiveUrl: null,
            participantId: null,
            responsiblePersonId: null,
            hidden: false,
            accessRequest: null,
            illustrative: false,
            estimation: false,
            masked: false,
            ...blanks(QUOTE_FIELDS),
          },
        ],
        today: [tradingFacts],
        endOfDay: [tradingFacts, tradingFacts],
        contacts: [
          {
            title: 'Desk',
            issuerId: 900,
            responsiblePersonId: 6,
            person: 'P',
            phone: '+1',
            email: 'e@x',
            chatUrl: '/c/',
          },
          {
            title: '',
            issuerId: null,
            responsiblePersonId: null,
            person: null,
            phone: null,
            email: null,
            chatUrl: null,
          },
        ],
        dateLabel: '11 July',
        accessRequests: [{ participantId: 900, state: 'available' }],
        participants: [
          { id: 900, name: 'A', url: '/a/' },
          { id: 901, name: '', url: null },
        ],
        masked: false,
        emptyReason: null,
        supportUrl: '/s/',
      },
    ],
    [
      'ratings',
      () =>
        decodeRatings(
          {
            emission: [
              {
                ...rating,
                scale_point_name: ' AA+ ',
                scale_name: 'long term',
                forecast: 'stable',
                date: { value: '2023-08-01' },
                subject: 'Guarantor',
              },
              { agency_name: 'without a grade' },
            ],
          },
          'emission',
        ),
      [{ ...ratingFacts, scale: 'long term', outlook: 'stable', day: '2023-08-01', subject: 'Guarantor' }],
    ],
    [
      'columns of a report',
      () =>
        decodeColumns(
          [
            { id: 'a', check: false, dontHide: true, textHideLabel: 'h' },
            { check: true },
            { id: 'c', check: true },
          ],
          ['A', 'B'],
        ),
      [
        { id: 'a', title: cell('A'), checked: false, keepsShown: true, hideLabel: 'h' },
        { id: 'c', title: cell(''), checked: true, keepsShown: false, hideLabel: null },
      ],
    ],
    [
      'a table of a report',
      () =>
        decodeReportTable(
          {
            t: {
              ...view,
              dimension: 'USD million',
              dimensions: [{ id: 1, text: 'million' }],
              closed_data: view,
              sub_rows: { 1: [{ id: '1.1' }] },
              showMore: true,
              locked_rows: 22,
              archLink: '/a/',
            },
          },
          't',
        ),
      {
        open: { ...viewFacts, dimension: 'USD million', dimensions: [{ id: 1, text: 'million' }] },
        closed: viewFacts,
        subRows: { 1: [row('1.1')] },
        showMore: true,
        lockedRows: 22,
        archiveUrl: '/a/',
      },
    ],
    [
      'a bank report',
      () =>
        decodeBankReport({
          report: view,
          rsbu_profit_and_loss: view,
          rsbu_capital_adequacy: view,
          rsbu_ratios: view,
          cash_flow: view,
          labels: { report: 'Balance sheet', rsbu_ratios: 'Ratios' },
          exportLink: '/e/',
          archLink: '/a/',
        }),
      {
        empty: false,
        tables: [
          { id: 'report', title: 'Balance sheet', table },
          { id: 'profitAndLoss', title: '', table },
          { id: 'capitalAdequacy', title: '', table },
          { id: 'ratios', title: 'Ratios', table },
          { id: 'cashFlow', title: '', table },
        ],
        exportLink: '/e/',
        archiveUrl: '/a/',
      },
    ],
    [
      'an international report',
      () =>
        decodeInternationalReport({
          reports: [{ id: 1, text: '2024' }],
          sources: ['partner'],
          methodology: { rus: '/ru/', eng: '/en/' },
          balance_sheet: { ...view, locked_rows: 1 },
          profit_and_loss: { ...view, locked_rows: 2 },
          cash_flow_statement: { ...view, locked_rows: 3 },
          params: { ...view, locked_rows: 4 },
          exportLink: '/e/',
        }),
      {
        reports: [{ id: 1, text: '2024' }],
        sources: ['partner'],
        methodology: { ru: '/ru/', en: '/en/' },
        balanceSheet: { ...table, lockedRows: 1 },
        profitAndLoss: { ...table, lockedRows: 2 },
        cashFlow: { ...table, lockedRows: 3 },
        parameters: { ...table, lockedRows: 4 },
        exportLink: '/e/',
      },
    ],
    [
      'a local report',
      () =>
        decodeLocalReport({
          reports: [{ id: 1, text: '2024' }],
          rsbu_balance: { ...view, locked_rows: 1 },
          rsbu_profit_and_loss: { ...view, locked_rows: 2 },
          report_cash_flow: { ...view, locked_rows: 3 },
          exportLink: '/e/',
        }),
      {
        reports: [{ id: 1, text: '2024' }],
        balance: { ...table, lockedRows: 1 },
        profitAndLoss: { ...table, lockedRows: 2 },
        cashFlow: { ...table, lockedRows: 3 },
        exportLink: '/e/',
      },
    ],
    [
      'multipliers; a group without an id has a negative one',
      () =>
        decodeMultipliers({
          1: [
            {
              group_id: 7,
              group_name: 'Valuation',
              columns: [{ id: 'a' }],
              headers: ['A'],
              body: [{ id: '1' }],
            },
          ],
          2: [{ body: [{ id: '1' }] }, { body: [{ id: '2' }] }],
        }),
      {
        quarterly: [
          {
            id: 7,
            name: 'Valuation',
            columns: [{ id: 'a', title: cell('A'), checked: true, keepsShown: false, hideLabel: null }],
            rows: [row('1')],
          },
        ],
        annual: [
          { id: -1, name: '', columns: [], rows: [row('1')] },
          { id: -2, name: '', columns: [], rows: [row('2')] },
        ],
      },
    ],
    [
      'report files in one language or both',
      () =>
        decodeReportFiles([
          {
            year: 2025,
            monthArray: {
              1: { rus: { link: '/ru/', mimetype: 'application/pdf' } },
              2: { eng: {}, rus: { link: '/ru2/' } },
            },
          },
        ]),
      [
        {
          year: 2025,
          quarters: [
            { quarter: 1, ru: { url: '/ru/', mimeType: 'application/pdf' }, en: null },
            { quarter: 2, ru: { url: '/ru2/', mimeType: null }, en: { url: null, mimeType: null } },
          ],
        },
      ],
    ],
    [
      'trading grounds of the compare search; the text stands in for a name',
      () =>
        decodeCompareVenues(
          {
            hash: 7,
            result: 1,
            items: [
              { id: 4, name: 'Estimation', text: 'x' },
              { id: 5, text: 'TRACE' },
            ],
          },
          7,
        ),
      [
        { id: 4, name: 'Estimation' },
        { id: 5, name: 'TRACE' },
      ],
    ],
    [
      'suggestions',
      () =>
        decodeSuggestions({
          items: [{ id: 1, ttl: 'UST', ticker: ['T'], status: 'outstanding' }, { id: 2 }],
          counter_title: '3 bonds',
          search_error: 'too short',
        }),
      {
        items: [
          { id: 1, title: 'UST', tickers: ['T'], status: 'outstanding' },
          { id: 2, title: '', tickers: [], status: null },
        ],
        count: 3,
        counterTitle: '3 bonds',
        error: 'too short',
      },
    ],
    [
      'the session',
      () =>
        decodeSession({
          userId: 6,
          level: 1,
          tariffs: [677],
          grants: ['docsDownloadAccess', 'excelExportAccess'],
          nsd: true,
          lang: 'fra',
          sid: 's1',
          login: 'desk',
          countryId: 3,
          mobileExists: true,
          today: { value: '2025-07-11' },
        }),
      {
        userId: 6,
        level: 1,
        tariffs: [677],
        grants: ['excelExportAccess', 'docsDownloadAccess'],
        nsd: true,
        lang: 'fr',
        sid: 's1',
        login: 'desk',
        countryId: 3,
        phoneOnRecord: true,
        today: '2025-07-11',
      },
    ],
    [
      'rows of a table',
      () =>
        decodeTableRows([
          {
            id: 'r',
            cells: {
              a: { val: 'v', numeric: 1, lnk: '/l/', info: 'i', tooltip: 't', class: 'c' },
            },
            class: 'total',
            show: 'prev',
            hidden: true,
            checked: true,
            colspan: 2,
          },
          { show: 'next' },
          { show: 'hide' },
        ]),
      [
        {
          id: 'r',
          cells: { a: { text: 'v', numeric: 1, url: '/l/', info: 'i', tooltip: 't', tone: 'c' } },
          tone: 'total',
          show: 'prev',
          hidden: true,
          checked: true,
          colSpan: 2,
        },
        { ...row('1'), show: 'next' },
        { ...row('2'), show: 'hide' },
      ],
    ],
    [
      'options; the name stands in for a text',
      () => decodeOptions([{ id: 1, text: 'USD', name: 'x' }, { id: 2, name: 'EUR' }, { text: 'no id' }]),
      [
        { id: 1, text: 'USD' },
        { id: 2, text: 'EUR' },
      ],
    ],
    [
      'trading rows',
      () =>
        decodeTradingRows([
          {
            date: { value: '2024-08-22' },
            emission_id: 1,
            type_id: 'index',
            trading_ground_id: 4,
            trading_ground_name: 'Estimation',
            board_name: 'Main',
            document: '/d/',
            estimation: true,
            indicative_price_type: 'mid',
            indicative_yield_type: 'Clearance',
            nkd_date: { value: '2024-08-23' },
            t_spread_benchmark: 3,
            ...trading.wire,
          },
          { date: { value: '2024-08-22' }, emission_id: 1 },
        ]),
      [
        {
          day: '2024-08-22',
          itemId: 1,
          model: 'index',
          venueId: 4,
          venue: 'Estimation',
          board: 'Main',
          documentUrl: '/d/',
          estimation: true,
          masked: false,
          shape: null,
          indicativePriceType: 'mid',
          indicativeYieldType: 'Clearance',
          settlement: '2024-08-23',
          tSpreadBenchmarkId: 3,
          ...trading.facts,
        },
        tradingFacts,
      ],
    ],
    [
      'watchlists',
      () =>
        decodeRemoved([
          {
            id: 3,
            name: 'My list',
            checked: true,
            readonly: true,
            count: '10',
            user_price: 99.5,
            buy_date: { value: '2025-01-02' },
            buy_date_formatted: '2 January',
            error: 'too many',
          },
        ]),
      [
        {
          id: 3,
          name: 'My list',
          checked: true,
          readonly: true,
          needsAccess: undefined,
          values: { quantity: '10', price: '99.5', day: '2025-01-02' },
          dayText: '2 January',
          error: 'too many',
        },
      ],
    ],
    [
      'a saved watchlist',
      () => decodeSaved({ success: 1, watchlist: [entry], message: 'ok' }),
      { saved: true, watchlists: [entryFacts], message: 'ok' },
    ],
  ])('%s', (_, facts, expected) => {
    expect(facts()).toEqual(expected)
  })
})

describe('what an answer leaves out is blank', () => {
  test.each<[string, () => unknown, unknown]>([
    ['no benchmark bond', () => decodeBenchmark({ items: null }), null],
    ['a benchmark bond without a name', () => decodeBenchmark({ items: [{ id: 3 }] })?.url, null],
    ['the context of a bond', () => decodeBondContext({}, 9), noBond],
    [
      'the page of a bond: a server that does not say so can print',
      () => decodeBondPage({}, 9),
      {
        ...noPage,
        bond: noBond,
        facts: noFacts,
        charts: [],
        cashFlow: null,
        options: [],
        documents: [],
        latestIssues: null,
        news: [],
        indexes: [],
        serverPrints: true,
      },
    ],
    [
      'the page of a stock; a chart without an address is none',
      () => decodeEntityPage({ chart: { min_date: { value: '2000-01-01' } } }, 9),
      { ...noPage, id: 9, issuerId: null, facts: [], issues: null, chart: null, watchlists: [] },
    ],
    ['the fact strip', () => decodeFactStrip({}), noFacts],
    ['the start page', () => decodeHome({ bonds: null }), { today: null, curve: null, bonds: [] }],
    [
      'a bond of the start page',
      () => decodeHome({ bonds: [{ id: 1 }, { name: 'without an id' }] }).bonds,
      [
        {
          id: 1,
          name: '',
          url: null,
          kind: '',
          masked: false,
          venue: null,
          isEstimation: false,
          day: null,
          price: BLANK,
          priceChange: BLANK,
          yield: BLANK,
          yieldChange: BLANK,
          line: null,
        },
      ],
    ],
    ['an item of a list of bonds', () => decodeIssueList({ items: [item], page: 0 }), list],
    [
      'a chart panel',
      () => decodePanel({ data: null, series: [] }),
      {
        series: [
          { name: '', color: null, type: 'line', visible: true, entity: null, legendText: null, points: [] },
        ],
        turnover: [],
        graphType: 'line',
        measure: '',
        masked: false,
      },
    ],
    [
      'a profile',
      () => decodeProfile({}),
      { phone: null, phoneConfirmed: false, subscriptionRequested: false, expansionRequested: false },
    ],
    [
      'a profile whose requests are answered',
      () => decodeProfile({ paStatusConfirm: 1, paSendExpand: 0 }),
      { phone: null, phoneConfirmed: false, subscriptionRequested: false, expansionRequested: false },
    ],
    [
      'a local report',
      () => decodeLocalReport({}),
      { reports: [], balance: null, profitAndLoss: null, cashFlow: null, exportLink: null },
    ],
    [
      'an international report',
      () => decodeInternationalReport({}),
      {
        reports: [],
        sources: [],
        methodology: { ru: null, en: null },
        balanceSheet: null,
        profitAndLoss: null,
        cashFlow: null,
        parameters: null,
        exportLink: null,
      },
    ],
    [
      'a negative number of locked rows',
      () => decodeReportTable({ t: { ...view, locked_rows: -1 } }, 't'),
      table,
    ],
    [
      'columns of a report without texts',
      () => decodeColumns([{ id: 'a' }], null).map(column => column.title),
      [cell('')],
    ],
    [
      'the line of a bond on the start page',
      () => decodeHome({ bonds: [{ id: 1, line: {} }] }).bonds[0]?.line,
      { from: null, to: null, values: [] },
    ],
    ['a saved watchlist', () => decodeSaved({}), { saved: false, watchlists: [], message: null }],
  ])('%s', (_, facts, expected) => {
    expect(facts()).toEqual(expected)
  })
})

describe('items without what identifies them are skipped', () => {
  const name = '__proto__'
  test.each<[string, () => readonly unknown[], number]>([
    ['fields without an id', () => decodeInfo([info, { value: '4' }]), 1],
    ['facts without an id', () => decodeEntityFacts([info, { value: '4' }]), 1],
    ['links without a name', () => decodeLinks([{ name: 'L' }, { url: '/l/' }]), 1],
    ['identifiers without an id', () => decodeIdentifiers([{ id: 'isin', value: 'US1' }, { value: 'x' }]), 1],
    ['identifiers without a value', () => decodeIdentifiers([{ id: 'isin', value: 'US1' }, { id: 'x' }]), 1],
    ['sections without an id', () => decodeSections([{ id: 'news' }, { count: 1 }]), 1],
    ['a section that came before', () => decodeSections([{ id: 'news' }, { id: 'news' }]), 1],
    ['sources without a text', () => decodeSources([{ text: 'FRED' }, { id: 's' }]), 1],
    ['blocks that are none', () => decodeBlocks({ terms: {}, note: 'text', list: [] }), 1],
    ['a block of the prototype', () => decodeBlocks({ terms: {}, [name]: {} }), 1],
    [
      'columns of a block without an id',
      () =>
        decodeBlocks({ terms: { tables: [{ columns: [{ id: 'a' }, {}] }] } })[0]?.tables[0]?.columns ?? [],
      1,
    ],
  ])('%s', (_, items, count) => {
    expect(items()).toHaveLength(count)
  })
})

describe('what is masked has no value, even if the answer has one (P7)', () => {
  test('the start page: heights instead of yields and prices', () => {
    const home = decodeHome({
      curve: {
        masked: true,
        tenors: [{ id: '10y', years: 10 }],
        lines: [{ date: { value: '2025-07-10' }, points: [{ tenor: '10y', yield: 0.04, shape: 40 }] }],
      },
      bonds: [
        {
          id: 1,
          masked: true,
          price: 1,
          price_change: 2,
          yield: 3,
          yield_change: 4,
          line: { prices: [99], shapes: [50] },
        },
      ],
    })
    expect(home.curve).toMatchObject({ masked: true, lines: [{ points: { '10y': 40 } }] })
    expect(home.bonds[0]).toMatchObject({
      masked: true,
      price: MASKED,
      priceChange: MASKED,
      yield: MASKED,
      yieldChange: MASKED,
      line: { values: [50] },
    })
  })
  test('a bond of a list', () => {
    const wire = {
      id: 5,
      masked: true,
      weight: 1,
      indicative_price: 2,
      indicative_yield: 3,
      duration: 4,
      amount: 5,
    }
    expect(decodeIssueList({ items: [wire] }).items[0]).toMatchObject({
      masked: true,
      weight: MASKED,
      indicativePrice: MASKED,
      indicativeYield: MASKED,
      duration: MASKED,
      amount: value(5),
    })
  })
  test('one bond of an issuer map', () => {
    const point = { x: 1, y: 0.04, price: 99, duration: 365, yield: 0.05, shape: 60 }
    const { points } = decodeIssuerMap({ emitentMap: [{ ...point, masked: true }, point] })
    expect(points.map(({ y, price, duration, shape }) => [y.kind, price.kind, duration.kind, shape])).toEqual(
      [
        ['masked', 'masked', 'masked', 60],
        ['value', 'value', 'value', null],
      ],
    )
  })
})

describe('the par curve of the start page', () => {
  const day = { value: '2025-07-10' }
  const tenor = { id: '10y', years: 10 }
  const line = { date: day, points: [{ tenor: '10y', yield: 0.04 }] }
  test.each<[string, object, string[] | undefined]>([
    ['with a day and a tenor', { tenors: [tenor], lines: [line] }, ['10y']],
    ['without tenors', { tenors: [], lines: [line] }, undefined],
    ['without days', { tenors: [tenor], lines: [{ points: [] }] }, undefined],
    ['a tenor of no years', { tenors: [{ id: '0y', years: 0 }, tenor], lines: [line] }, ['10y']],
    ['a tenor without years', { tenors: [{ id: '1y' }, tenor], lines: [line] }, ['10y']],
    ['a tenor without an id', { tenors: [{ years: 1 }, tenor], lines: [line] }, ['10y']],
    ['a tenor __proto__', { tenors: [{ id: '__proto__', years: 1 }, tenor], lines: [line] }, ['10y']],
  ])('%s', (_, curve, expected) => {
    expect(decodeHome({ curve, bonds: [] }).curve?.tenors.map(({ id }) => id)).toEqual(expected)
  })
  test('a tenor __proto__ has no point', () => {
    const points = [{ tenor: '__proto__', yield: 0.04 }]
    const curve = { tenors: [tenor], lines: [{ date: day, points }] }
    expect(Object.keys(decodeHome({ curve, bonds: [] }).curve?.lines[0]?.points ?? {})).toEqual([])
  })
})
