import type { QuoteRow, TradingRow } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { LAST_DAYS, numeric, quoteRow, tradingRow } from '../../testing/facts.ts'
import { NO_REQUESTS } from './quote-access.reducer.ts'
import {
  emptyQuotes,
  priceColumns,
  type QuotesOptions,
  quoteColumns,
  sharedDay,
  valuationUrls,
} from './quotes.map.ts'

const options: QuotesOptions = {
  label: key => `<${key}>`,
  lang: 'en',
  today: '2025-07-11',
  mobile: false,
  anonymous: false,
  access: NO_REQUESTS,
}
const row = quoteRow({
  name: 'Participant A',
  bid: numeric('101.43'),
  ask: numeric('101.54'),
  indicativeYieldBid: numeric('0.03641'),
  gSpread: numeric('86.4'),
})
/** The cells of the first row by column, on a desk and on a phone. */
const cells = ([first, ...others]: [QuoteRow, ...QuoteRow[]], fields: QuotesOptions) => ({
  ...cellsOf(quoteColumns([first, ...others], { ...fields, mobile: true }), first),
  ...cellsOf(quoteColumns([first, ...others], { ...fields, mobile: false }), first),
})

describe('Q1 the quotes table', () => {
  test('shows prices with 4, yields with 3 and spreads with 2 decimals', () => {
    expect(cells([row], options)).toMatchObject({
      name: { text: 'Participant A', detail: '<illustrative>' },
      bid: { text: '101.4300' },
      ask: { text: '101.5400' },
      yieldBid: { text: '3.641' },
      gSpread: { text: '86.40' },
      indicativePrice: null,
    })
  })

  test.each(['indicativeYieldBid', 'indicativeYieldAsk'] as const)(
    'Q13 spreads are blank while %s is above the limit (bond-page §5)',
    side => {
      const fields = { gSpread: numeric('249600'), tSpread: numeric('249600'), bid: numeric('4') }
      const shown = cells([quoteRow({ name: 'E', ...fields, [side]: numeric('25') })], options)
      expect(shown.gSpread).toEqual({ reason: '<reason_risk_limit>' })
      expect(shown.bid).toEqual({ text: '4.0000' })
    },
  )

  test('columns without values are left out, the main ones stay', () => {
    expect(idsOf(quoteColumns([row], options))).toEqual([
      'name',
      'bid',
      'ask',
      'indicativePrice',
      'yieldBid',
      'yieldAsk',
      'gSpread',
      'updated',
    ])
  })
})

describe('Q1 how old each quote is', () => {
  test.each([
    ['of today: the time', { day: '2025-07-11', time: '13:33' }, '13:33'],
    ['of an earlier day: the day', { day: '2025-07-10', time: '13:33' }, '10 Jul 2025'],
    ['of a day without a time: the day', { day: '2025-07-11', time: null }, '11 Jul 2025'],
    ['of an unknown day', { day: null, time: '13:33' }, '13:33'],
    ['of an unknown day with a text', { day: null, time: null, dateTime: 'yesterday' }, 'yesterday'],
    ['unknown', { day: null, time: null }, ''],
  ] as const)('%s', (_sentence, fields, text) => {
    expect(cells([quoteRow({ name: 'A', ...fields })], options).updated).toMatchObject({ text })
  })
})

test.each([
  ['eight days ago', '2025-07-03', { tone: 'muted', reason: '<quote_is_old>' }],
  ['seven days ago', '2025-07-04', {}],
] as const)('Q1 whether a quote of %s has the old-quote warning', (_when, day, warning) => {
  const { updated } = cells([quoteRow({ name: 'A', day })], options)
  expect(updated).toEqual({ text: expect.any(String), sortValue: expect.any(Number), ...warning })
})

describe('P11 valuation pages (bond-page §9)', () => {
  const quotes = [4, 328, 327, 78, 100].map(venueId =>
    quoteRow({ name: 'G', venueId, participantId: null, url: `/valuation/${venueId}/` }),
  )

  test('trading grounds 4, 328, 327 and 78 link to theirs in the quotes', () => {
    const columns = quoteColumns(quotes, options)
    expect(quotes.map(quote => cellsOf(columns, quote).name)).toMatchObject(
      [4, 328, 327, 78, 100].map(id => ({ href: `/valuation/${id}/` })),
    )
  })

  test('they link in the price blocks too; other trading grounds do not', () => {
    const valuations = valuationUrls(quotes)
    expect([...valuations.keys()]).toEqual([4, 328, 327, 78])
    const rows = [4, 100].map(venueId => tradingRow({ day: '2025-07-11', venueId }))
    const columns = priceColumns(rows, { ...options, accruedPrecision: null, valuations })
    expect(rows.map(row => cellsOf(columns, row).tradingGround)).toMatchObject([
      { href: '/valuation/4/' },
      { href: null },
    ])
  })
})

test.each([
  ['of one day', ['2025-07-11', '2025-07-11'], '2025-07-11'],
  ['of two', ['2025-07-11', '2025-07-10'], null],
  ['of none', [], null],
] as const)('Q5 the day of a block with rows %s', (_case, days, expected) => {
  expect(sharedDay(days.map(day => tradingRow({ day })))).toBe(expected)
})

test('Q5 yields to worst and discount margins are shown if a bond has them', () => {
  const of = (row: Partial<TradingRow>) =>
    idsOf(priceColumns([tradingRow({ day: '2025-07-11', ...row })], { ...options, accruedPrecision: null }))
  expect(of({})).not.toContain('yieldToWorst')
  expect(of({})).not.toContain('discountMargin')
  expect(of({ yieldToWorst: numeric('0.04') })).toContain('yieldToWorst')
  expect(of({ discountMargin: numeric('9.15') })).toContain('discountMargin')
})

describe('Q5 accrued interest names its settlement (readings #74)', () => {
  const named = {
    ...options,
    accruedPrecision: 6,
    label: (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' '),
  }
  const settling = (...days: (Day | null)[]) =>
    days.map(settlement =>
      tradingRow({ day: '2025-07-11', settlement, accruedInterest: numeric('1.646409') }),
    )
  const head = (rows: readonly TradingRow[]) =>
    priceColumns(rows, named).find(({ id }) => id === 'accruedInterest')?.header
  const cells = (rows: readonly TradingRow[]) => {
    const columns = priceColumns(rows, named)
    return rows.map(row => cellsOf(columns, row).accruedInterest)
  }

  test('in the heading, if all rows settle on one day', () => {
    const rows = settling('2025-07-14', '2025-07-14')
    expect(head(rows)).toBe('field_accrued_settling \u206814 Jul\u2069')
    expect(cells(rows)).toEqual([{ text: '1.646409' }, { text: '1.646409' }])
  })

  test('in each cell, if they do not', () => {
    const rows = settling('2025-07-14', '2025-07-15')
    expect(head(rows)).toBe('field_accruedInterest')
    expect(cells(rows)).toMatchObject([
      { detail: 'cell_settling \u206814 Jul\u2069' },
      { detail: 'cell_settling \u206815 Jul\u2069' },
    ])
  })

  test('withheld rows and rows without a settlement name none', () => {
    expect(head(settling(null))).toBe('field_accruedInterest')
    const masked = settling('2025-07-14').map(row => ({ ...row, masked: true }))
    expect(head(masked)).toBe('field_accruedInterest')
    expect(cells(masked)).toEqual([{ locked: true }])
  })
})

describe('Q2 on the phone (bond-page §2)', () => {
  test('bid and ask are one column, and there is no date column', () => {
    expect(idsOf(quoteColumns([row], { ...options, mobile: true }))).toEqual([
      'name',
      'bidAsk',
      'indicativePrice',
      'yieldBid',
      'yieldAsk',
      'gSpread',
    ])
    expect(cells([row], options).bidAsk).toEqual({ text: '101.4300 / 101.5400', sortValue: '101.4300' })
  })

  test('a trading ground’s archive has its own column, because the date column with its link is missing', () => {
    const venue = quoteRow({ name: 'FedInvest', archiveUrl: '/bonds/1/?view=archive&ground=100' })
    const phone = { ...options, mobile: true }
    expect(quoteColumns([row, venue], phone).at(-1)?.id).toBe('archive')
    expect(cells([venue], phone).archive).toEqual({
      text: '<quote_archive>',
      href: '/bonds/1/?view=archive&ground=100',
    })
    expect(idsOf(quoteColumns([row, venue], options))).not.toContain('archive')
  })

  test('prices in one cell are formatted in the user’s language', () => {
    expect(cells([row], { ...options, lang: 'ru' }).bidAsk).toEqual({
      text: '101,4300 / 101,5400',
      sortValue: '101.4300',
    })
  })

  test('a side with bad data has a reason', () => {
    const bid = { kind: 'bad', text: '0', value: 0 } as const
    const reason = '<reason_bad_data>'
    expect(cells([quoteRow({ name: 'B', bid, ask: numeric('99') })], options).bidAsk).toEqual({
      text: '– / 99.0000',
      sortValue: null,
      reason,
    })
    expect(cells([quoteRow({ name: 'C', bid })], options).bidAsk).toEqual({ reason })
  })

  test('one missing side is a dash, two are blank', () => {
    expect(cells([quoteRow({ name: 'B', bid: numeric('99') })], options).bidAsk).toMatchObject({
      text: '99.0000 / –',
    })
    expect(cells([quoteRow({ name: 'C' })], options).bidAsk).toBeNull()
  })
})

describe('H12, Q3 placeholders of withheld values', () => {
  test.each([
    ['a visitor’s masked row is locked', { masked: true }, {}, { locked: true }],
    ['a request can be sent', { masked: true, accessRequest: 'available' }, {}, { placeholder: 'send' }],
    ['a request was sent before', { masked: true, accessRequest: 'sent' }, {}, { placeholder: 'sent' }],
    [
      'requests are forbidden',
      { masked: true, accessRequest: 'forbidden' },
      {},
      { placeholder: 'forbidden' },
    ],
    [
      'a request is pending',
      { masked: true, accessRequest: 'available' },
      { 7: 'sending' },
      { placeholder: 'sending' },
    ],
    [
      'a request has just been sent',
      { masked: true, accessRequest: 'available' },
      { 7: 'sent' },
      { placeholder: 'sent' },
    ],
    [
      'a failed request can be sent again',
      { masked: true, accessRequest: 'available' },
      { 7: 'failed' },
      { placeholder: 'send' },
    ],
    [
      'a participant hides its quotes from full access too',
      { hidden: true, accessRequest: 'available' },
      {},
      { placeholder: 'send' },
    ],
    [
      'a participant hides its quotes and accepts no requests: the forbidden text',
      { hidden: true },
      {},
      { placeholder: 'forbidden' },
    ],
  ] as const)('%s', (_sentence, fields, phases, expected) => {
    const withheld = quoteRow({ name: 'D', ...fields })
    const shown = cells([withheld], { ...options, access: { phases, message: null } })
    expect(shown.bid).toEqual(expected)
    expect(shown.bidAsk).toEqual(expected)
  })

  test('access row 18: a visitor gets the sign-in form, even if a request is possible', () => {
    const withheld = quoteRow({ name: 'D', masked: true, accessRequest: 'available' })
    expect(cells([withheld], { ...options, anonymous: true }).bid).toEqual({ locked: true })
  })

  test('one request flips every row of its participant (readings #34)', () => {
    const rows = [
      quoteRow({ name: 'D', masked: true, accessRequest: 'available' }),
      quoteRow({ name: 'E', masked: true, accessRequest: 'available' }),
    ]
    const columns = quoteColumns(rows, { ...options, access: { phases: { 7: 'sent' }, message: null } })
    expect(rows.map(row => cellsOf(columns, row).bid)).toEqual([
      { placeholder: 'sent' },
      { placeholder: 'sent' },
    ])
  })
})

describe('Q4 no quotes (access rows 19, 20)', () => {
  test.each([
    ['none, visitor', 'none', false, 'quotes_empty', null],
    ['none, full access', 'none', true, 'quotes_empty', '/support/'],
    ['hidden by status, visitor', 'hidden', false, 'quotes_empty', null],
    ['hidden by status, full access', 'hidden', true, 'quotes_hidden_support', '/support/'],
  ] as const)('%s', (_sentence, emptyReason, hasFullAccess, key, supportUrl) => {
    expect(emptyQuotes({ emptyReason, supportUrl: '/support/' }, hasFullAccess)).toEqual({ key, supportUrl })
  })
})

test('Q5 each trading ground’s row has its own date and type of price', () => {
  const rows = LAST_DAYS.slice(1, 2)
  const columns = priceColumns(rows, { ...options, accruedPrecision: null })
  expect(rows.map(row => cellsOf(columns, row))).toMatchObject([
    {
      tradingGround: { text: 'FedInvest' },
      day: '2024-08-22',
      indicativePrice: { text: '101.0938', tooltip: '<price_type_close>' },
      indicativeYield: { text: '3.861', tooltip: '<yield_type_maturity>' },
      duration: { text: '2849' },
    },
  ])
})

test('Q1 a trading ground’s day links to its archive', () => {
  const venue = quoteRow({
    name: 'FedInvest',
    participantId: null,
    archiveUrl: '/bonds/1/?view=archive&ground=100',
  })
  expect(cells([venue], options).updated).toMatchObject({ href: '/bonds/1/?view=archive&ground=100' })
  expect(cells([row], options).updated).not.toHaveProperty('href')
})
