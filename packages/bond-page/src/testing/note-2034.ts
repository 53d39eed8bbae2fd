import type { BondPageData, InfoItem, Quotes, TradingRow } from '@accrue/api-client'
import { UST_4_2034 } from '../../../ui/src/testing/fixtures/ust-4-2034.ts'
import { NO_QUOTES, numeric, PAGE, quoteRow, tradingRow } from './facts.ts'

/** US Treasury 4 % 15 Feb 2034 on 22 August 2024, the last day of valid data at the source. */

/** Today, on this page. */
export const NOTE_DAY = '2024-08-22'

/** FedInvest's days of the note, including the last one with bad data. */
export const NOTE_ROWS: readonly TradingRow[] = UST_4_2034.map(({ day, price, yield: percent }, index) =>
  tradingRow({
    day,
    ...(price === 0
      ? { indicativePrice: { kind: 'bad', text: '0', value: 0 } }
      : {
          bid: numeric(String(price - 0.03125)),
          ask: numeric(String(price - 0.015625)),
          indicativePrice: numeric(String(price)),
        }),
    indicativeYield: numeric((percent / 100).toFixed(8)),
    gSpread: numeric((1.2 + (index % 7) / 10).toFixed(4)),
    duration: numeric((2920 - index).toFixed(2)),
    modifiedDuration: numeric((7.83 - index / 900).toFixed(6)),
    accruedInterest: numeric(((4 * (index % 182)) / 365).toFixed(8)),
  }),
)

/** The same days below full access: shapes from 0 to 100, without values. */
export const NOTE_SHAPE: readonly TradingRow[] = UST_4_2034.slice(0, -1).map(({ day, price }) =>
  tradingRow({ day, masked: true, shape: Math.round(((price - 94.5) / 7.4) * 100) }),
)

const field = (id: string, value: string, more: Partial<InfoItem> = {}): InfoItem => ({
  id,
  value,
  numeric: null,
  kind: 'text',
  url: null,
  currency: null,
  hint: null,
  group: null,
  ...more,
})

const SUMMARY: InfoItem[] = [
  field('info_issuer', 'United States Treasury', { kind: 'link', url: '/company/1/' }),
  field('info_country', 'United States'),
  field('info_status', 'label:status_outstanding'),
  field('info_kind', 'label:bond_kind_note'),
  field('info_currency', 'USD'),
  field('info_coupon_type', 'label:coupon_fixed'),
  field('info_coupon_rate', '4', { kind: 'percent', numeric: 4 }),
  field('info_coupon_frequency', 'label:frequency_2'),
  field('info_day_count', 'actual/actual'),
  field('info_issue_date', '2024-02-15', { kind: 'date' }),
  field('info_maturity_date', '2034-02-15', { kind: 'date' }),
  field('info_amount_outstanding', '42000000000', {
    kind: 'money',
    currency: 'USD',
    hint: 'hint_amount_by_auctions',
  }),
  field('info_face_value', '100', { kind: 'money', currency: 'USD' }),
  field('info_minimum_denomination', ''),
]

/** The page for full access. */
export const NOTE_PAGE: BondPageData = {
  ...PAGE,
  today: NOTE_DAY,
  bond: {
    ...PAGE.bond,
    venues: [
      { id: 100, name: 'FedInvest', latestDay: NOTE_DAY, estimation: false },
      { id: 4, name: 'Estimation', latestDay: NOTE_DAY, estimation: true },
      { id: 381, name: 'NSD', latestDay: NOTE_DAY, estimation: false },
    ],
    defaultVenueId: 100,
    accruedInterestPrecision: 6,
  },
  header: {
    ...PAGE.header,
    breadcrumbs: [
      { title: 'Bonds', url: '/' },
      { title: 'United States', url: null },
      { title: 'United States Treasury', url: '/company/1/' },
    ],
    badges: [
      { id: 'status-256', title: 'Outstanding' },
      { id: 'kind-note', title: 'Treasury note' },
    ],
  },
  facts: {
    ...PAGE.facts,
    priceChange: numeric('-0.5625'),
    yieldChange: numeric('0.00070609'),
    duration: numeric('2784.42'),
    modifiedDuration: numeric('7.4846'),
    accruedInterest: numeric('0.07608696'),
    accruedInterestDay: NOTE_DAY,
    nextCoupon: { day: '2025-02-15', amount: numeric('2') },
  },
  charts: [
    { venueId: 100, price: true, yield: true, gspread: true, map: false },
    { venueId: 4, price: true, yield: true, gspread: true, map: true },
    { venueId: 381, price: true, yield: false, gspread: false, map: false },
  ],
  summary: SUMMARY,
  identifiers: [
    { id: 'isin', value: 'US91282CJZ59' },
    { id: 'cusip', value: '91282CJZ5' },
    { id: 'lei', value: '254900HROIFWPRGM1V77' },
  ],
  sections: [
    { id: 'quotes', count: 7 },
    { id: 'identifiers', count: 3 },
  ],
  sources: [
    {
      id: 'ground-100',
      text: 'FedInvest end-of-day prices, US Treasury.',
      url: 'https://treasurydirect.gov/GA-FI/FedInvest/selectSecurityPriceDate',
      asOf: NOTE_DAY,
      illustrative: false,
    },
    {
      id: 'quotes',
      text: 'No open source has quotes of market participants: they are generated for the demo.',
      url: null,
      asOf: NOTE_DAY,
      illustrative: true,
    },
  ],
}

const participant = (
  participantId: number,
  name: string,
  time: string,
  [bid, ask, yieldBid, yieldAsk, gSpread]: readonly [string, string, string, string, string],
) =>
  quoteRow({
    name,
    participantId,
    time,
    day: NOTE_DAY,
    bid: numeric(bid),
    ask: numeric(ask),
    indicativePrice: numeric(((Number(bid) + Number(ask)) / 2).toFixed(6)),
    indicativeYieldBid: numeric(yieldBid),
    indicativeYieldAsk: numeric(yieldAsk),
    gSpread: numeric(gSpread),
  })

/** Participants' quotes, illustrative because no open source has them. Northgate's quotes need an access request. */
export const NOTE_QUOTES: Quotes = {
  ...NO_QUOTES,
  dateLabel: 'Quotes as of 22 Aug 2024',
  emptyReason: null,
  rows: [
    quoteRow({
      name: 'FedInvest',
      participantId: null,
      venueId: 100,
      time: null,
      dateTime: '22.08.2024',
      day: NOTE_DAY,
      illustrative: false,
      bid: numeric('101.0625'),
      ask: numeric('101.078125'),
      indicativePrice: numeric('101.09375'),
      indicativeYieldBid: numeric('0.03864818'),
      indicativeYieldAsk: numeric('0.03862845'),
      gSpread: numeric('1.66526651'),
    }),
    quoteRow({
      name: 'Estimation',
      participantId: null,
      venueId: 4,
      url: '/valuation/estimation/',
      time: null,
      dateTime: '22.08.2024',
      day: NOTE_DAY,
      illustrative: false,
      estimation: true,
      indicativePrice: numeric('101.05824'),
      gSpread: numeric('0.59895407'),
    }),
    participant(501, 'Harbour Street Dealer', '16:58', [
      '101.046875',
      '101.109375',
      '0.0386673',
      '0.0385884',
      '1.2591',
    ]),
    quoteRow({
      name: 'Northgate Fixed Income',
      participantId: 502,
      time: '16:18',
      day: NOTE_DAY,
      hidden: true,
      accessRequest: 'available',
    }),
    participant(503, 'Lantern Bond Desk', '12:44', [
      '101.015625',
      '101.171875',
      '0.0387067',
      '0.0385096',
      '1.0367',
    ]),
    participant(504, 'Old Mill Securities', '14:18', [
      '101.03125',
      '101.15625',
      '0.038687',
      '0.0385293',
      '0.7439',
    ]),
    quoteRow({
      name: 'Quayside Brokers',
      participantId: 505,
      time: '11:02',
      day: NOTE_DAY,
      hidden: true,
      accessRequest: 'forbidden',
    }),
  ],
  today: NOTE_ROWS.filter(({ day }) => day === NOTE_DAY),
  endOfDay: NOTE_ROWS.slice(-1),
}
