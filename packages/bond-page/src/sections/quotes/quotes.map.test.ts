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
  lang: 'eng',
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
/** What the first row says in the columns of a desk and of a phone. */
const cells = ([first, ...others]: [QuoteRow, ...QuoteRow[]], given: QuotesOptions) => ({
  ...cellsOf(quoteColumns([first, ...others], { ...given, mobile: true }), first),
  ...cellsOf(quoteColumns([first, ...others], { ...given, mobile: false }), first),
})

describe('Q1 the quotes table', () => {
  test('writes prices with 4, yields with 3 and spreads with 2 decimals', () => {
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
      const given = { gSpread: numeric('249600'), tSpread: numeric('249600'), bid: numeric('4') }
      const shown = cells([quoteRow({ name: 'E', ...given, [side]: numeric('25') })], options)
      expect(shown.gSpread).toEqual({ reason: '<reason_risk_limit>' })
      expect(shown.bid).toEqual({ text: '4.0000' })
    },
  )

  test('columns that no participant fills are left out, the table’s own stay', () => {
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
    ['of today: its time', { day: '2025-07-11', time: '13:33' }, '13:33'],
    ['of an earlier day: the day, whatever the time', { day: '2025-07-10', time: '13:33' }, '10 Jul 2025'],
    ['of a day without a time', { day: '2025-07-11', time: null }, '11 Jul 2025'],
    ['of no known day', { day: null, time: '13:33' }, '13:33'],
    ['only as the product words it', { day: null, time: null, dateTime: 'yesterday' }, 'yesterday'],
    ['unknown', { day: null, time: null }, ''],
  ] as const)('%s', (_sentence, given, text) => {
    expect(cells([quoteRow({ name: 'A', ...given })], options).updated).toMatchObject({ text })
  })
})

test.each([
  ['eight days ago', '2025-07-03', { tone: 'muted', reason: '<quote_is_old>' }],
  ['seven days ago', '2025-07-04', {}],
] as const)('Q1 a quote of %s: whether it says that it is old', (_when, day, said) => {
  const { updated } = cells([quoteRow({ name: 'A', day })], options)
  expect(updated).toEqual({ text: expect.any(String), sortValue: expect.any(Number), ...said })
})

describe('P11 valuation pages (bond-page §9)', () => {
  const grounds = [4, 328, 327, 78, 100].map(tradingGroundId =>
    quoteRow({ name: 'G', tradingGroundId, participantId: null, url: `/valuation/${tradingGroundId}/` }),
  )

  test('grounds 4, 328, 327 and 78 lead to theirs, in quotes', () => {
    const columns = quoteColumns(grounds, options)
    expect(grounds.map(ground => cellsOf(columns, ground).name)).toMatchObject(
      [4, 328, 327, 78, 100].map(id => ({ href: `/valuation/${id}/` })),
    )
  })

  test('and in the blocks of prices; another ground does not', () => {
    const valuations = valuationUrls(grounds)
    expect([...valuations.keys()]).toEqual([4, 328, 327, 78])
    const rows = [4, 100].map(tradingGroundId => tradingRow({ day: '2025-07-11', tradingGroundId }))
    const columns = priceColumns(rows, { ...options, accruedPrecision: null, valuations })
    expect(rows.map(row => cellsOf(columns, row).ground)).toMatchObject([
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

test('Q5 yields to worst and discount margins are shown where a bond has them', () => {
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

  test('in the head, where all rows settle on one day', () => {
    const rows = settling('2025-07-14', '2025-07-14')
    expect(head(rows)).toBe('field_accrued_settling \u206814 Jul\u2069')
    expect(cells(rows)).toEqual([{ text: '1.646409' }, { text: '1.646409' }])
  })

  test('in each cell, where they do not', () => {
    const rows = settling('2025-07-14', '2025-07-15')
    expect(head(rows)).toBe('field_accruedInterest')
    expect(cells(rows)).toMatchObject([
      { detail: 'cell_settling \u206814 Jul\u2069' },
      { detail: 'cell_settling \u206815 Jul\u2069' },
    ])
  })

  test('rows that are withheld, or do not tell it, name none', () => {
    expect(head(settling(null))).toBe('field_accruedInterest')
    const masked = settling('2025-07-14').map(row => ({ ...row, masked: true }))
    expect(head(masked)).toBe('field_accruedInterest')
    expect(cells(masked)).toEqual([{ locked: true }])
  })
})

describe('Q2 on the phone (bond-page §2)', () => {
  test('bid and ask are one column and the date column goes', () => {
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

  test('a ground’s archive has a column of its own, as the date with its link is gone', () => {
    const ground = quoteRow({ name: 'FedInvest', archiveUrl: '/bonds/1/?view=archive&ground=100' })
    const phone = { ...options, mobile: true }
    expect(quoteColumns([row, ground], phone).at(-1)?.id).toBe('archive')
    expect(cells([ground], phone).archive).toEqual({
      text: '<quote_archive>',
      href: '/bonds/1/?view=archive&ground=100',
    })
    expect(idsOf(quoteColumns([row, ground], options))).not.toContain('archive')
  })

  test('prices are written in the user’s language, though they share a cell', () => {
    expect(cells([row], { ...options, lang: 'rus' }).bidAsk).toEqual({
      text: '101,4300 / 101,5400',
      sortValue: '101.4300',
    })
  })

  test('a side that cannot be right says so', () => {
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

describe('H12, Q3 what stands in place of withheld figures', () => {
  test.each([
    ['a visitor’s masked row is locked', { masked: true }, {}, { locked: true }],
    ['a request can be sent', { masked: true, accessRequest: 'available' }, {}, { placeholder: 'send' }],
    ['it was sent before', { masked: true, accessRequest: 'sent' }, {}, { placeholder: 'sent' }],
    ['none is taken', { masked: true, accessRequest: 'forbidden' }, {}, { placeholder: 'forbidden' }],
    [
      'it is under way',
      { masked: true, accessRequest: 'available' },
      { 7: 'sending' },
      { placeholder: 'sending' },
    ],
    [
      'it has just been sent',
      { masked: true, accessRequest: 'available' },
      { 7: 'sent' },
      { placeholder: 'sent' },
    ],
    [
      'a failed one can be sent again',
      { masked: true, accessRequest: 'available' },
      { 7: 'failed' },
      { placeholder: 'send' },
    ],
    [
      'a participant that hides its quotes from full access too',
      { hidden: true, accessRequest: 'available' },
      {},
      { placeholder: 'send' },
    ],
    [
      'a participant that hides its quotes and takes no requests: the forbidden text',
      { hidden: true },
      {},
      { placeholder: 'forbidden' },
    ],
  ] as const)('%s', (_sentence, given, phases, expected) => {
    const withheld = quoteRow({ name: 'D', ...given })
    const shown = cells([withheld], { ...options, access: { phases, message: null } })
    expect(shown.bid).toEqual(expected)
    expect(shown.bidAsk).toEqual(expected)
  })

  test('access row 18: a visitor is led to the sign-in form, whatever could be asked for', () => {
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

test('Q5 each ground’s row has its own date, and says which price it is', () => {
  const rows = LAST_DAYS.slice(1, 2)
  const columns = priceColumns(rows, { ...options, accruedPrecision: null })
  expect(rows.map(row => cellsOf(columns, row))).toMatchObject([
    {
      ground: { text: 'FedInvest' },
      day: '2024-08-22',
      indicativePrice: { text: '101.0938', tooltip: '<price_type_close>' },
      indicativeYield: { text: '3.861', tooltip: '<yield_type_maturity>' },
      duration: { text: '2849' },
    },
  ])
})

test('Q1 a ground’s day leads to its archive', () => {
  const ground = quoteRow({
    name: 'FedInvest',
    participantId: null,
    archiveUrl: '/bonds/1/?view=archive&ground=100',
  })
  expect(cells([ground], options).updated).toMatchObject({ href: '/bonds/1/?view=archive&ground=100' })
  expect(cells([row], options).updated).not.toHaveProperty('href')
})
