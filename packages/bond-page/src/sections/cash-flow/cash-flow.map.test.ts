import type { CashFlowRow, NumericField } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { numeric } from '../../testing/facts.ts'
import { BROADCOM_2033, NOTE_2034, TIPS_2028 } from '../../testing/served-pages.ts'
import {
  amountText,
  cashFlowColumns,
  cashFlowDimension,
  isAhead,
  type PaymentSum,
  paymentMeta,
  paymentRows,
  placeOf,
} from './cash-flow.map.ts'

const BLANK: NumericField = { kind: 'blank' }
const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const TODAY: Day = '2025-07-11'
const options = { label, today: TODAY }

/** A payment; what is not given is blank. */
const payment = (row: Partial<CashFlowRow>): CashFlowRow => ({
  number: null,
  day: null,
  paidDay: null,
  recordDay: null,
  nonTradingFrom: null,
  couponRate: BLANK,
  couponAmount: numeric('2'),
  redemption: numeric('0'),
  poolFactor: BLANK,
  estimatedText: null,
  ...row,
})

const past = payment({ day: '2025-02-15' })
const older = payment({ day: '2024-08-15' })
const next = payment({ day: '2025-08-15' })
const last = payment({ day: '2026-02-15', redemption: numeric('100') })
const none = { hasDeals: false, timeZone: null }

/** Each row of the table: which it is, and how it takes part. */
const linesOf = (rows: readonly CashFlowRow[]) => {
  const metaOf = paymentMeta(rows, TODAY)
  return paymentRows(rows, TODAY).map(row => {
    const { fold, variant } = metaOf(row) ?? {}
    return ['sum' in row ? row.sum : `payment ${rows.indexOf(row)}`, fold, variant].filter(Boolean).join(' ')
  })
}

describe('Q7 columns (bond-page §3)', () => {
  test('those without any value are left out', () => {
    const columns = cashFlowColumns({ rows: [next], ...none }, options)
    expect(idsOf(columns)).toEqual(['day', 'coupon', 'redemption'])
  })

  test('one value of one row is enough', () => {
    const rows = [next, payment({ number: 2, nonTradingFrom: '2025-08-10', poolFactor: numeric('0.5') })]
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    expect(idsOf(columns)).toEqual(['day', 'number', 'nonTrading', 'coupon', 'redemption', 'pool'])
  })

  test('the note has all that its server sends, the corporate bond no record dates', () => {
    const idsOfPage = (page: typeof NOTE_2034) =>
      page.cashFlow && idsOf(cashFlowColumns(page.cashFlow, options))
    const all = ['day', 'number', 'paid', 'record', 'rate', 'coupon', 'redemption', 'pool']
    expect(idsOfPage(NOTE_2034)).toEqual(all)
    expect(idsOfPage(BROADCOM_2033)).toEqual(all.filter(id => id !== 'record'))
  })

  test.each<[string, boolean, string | null, string]>([
    ['says the zone if deals exist (bond-page §9)', true, 'UTC+3', 'payment_day_in UTC+3'],
    ['does not without deals', false, 'UTC+3', 'payment_day'],
    ['does not when nobody knows the zone', true, null, 'payment_day'],
  ])('the heading of the date %s', (_sentence, hasDeals, timeZone, header) => {
    expect(cashFlowColumns({ rows: [next], hasDeals, timeZone }, options)[0]?.header).toBe(header)
  })

  test('amounts have as many decimals as the finest of their column, so that they add up', () => {
    const rows = [payment({ couponAmount: numeric('1.8125') }), last]
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    expect(columns.map(({ id, meta }) => [id, meta?.decimals])).toEqual([
      ['day', undefined],
      ['coupon', 4],
      ['redemption', 2],
    ])
  })

  test('a phone opens on the coupons', () => {
    const columns = NOTE_2034.cashFlow ? cashFlowColumns(NOTE_2034.cashFlow, options) : []
    expect(columns.slice(1)[placeOf('coupon', columns)]?.id).toBe('coupon')
    expect(placeOf('coupon', [])).toBe(0)
  })
})

describe('Q7 the block of previous payments, and the next one', () => {
  test.each<[string, readonly CashFlowRow[], string[]]>([
    [
      'the past is folded away and the next payment marked',
      [older, past, next, last],
      [
        'payment 0 previous',
        'payment 1 previous',
        'payment 2 marked',
        'payment 3',
        'payment_ahead total',
        'payment_all total',
      ],
    ],
    [
      'one payment of the past stands open: the fold would take its place',
      [past, next],
      ['payment 0', 'payment 1 marked', 'payment_ahead total', 'payment_all total'],
    ],
    [
      'a bond that has paid everything hides nothing, and has one sum',
      [older, past],
      ['payment 0', 'payment 1', 'payment_all total'],
    ],
    [
      'a bond that has paid nothing yet has one sum',
      [next, last],
      ['payment 0 marked', 'payment 1', 'payment_all total'],
    ],
    [
      'what falls due today is of the past',
      [older, payment({ day: TODAY }), next],
      [
        'payment 0 previous',
        'payment 1 previous',
        'payment 2 marked',
        'payment_ahead total',
        'payment_all total',
      ],
    ],
    [
      'a payment without a day is still to come, but it is not the next',
      [payment({}), next],
      ['payment 0', 'payment 1 marked', 'payment_all total'],
    ],
    ['nothing has no sum', [], []],
  ])('%s', (_sentence, rows, ids) => {
    expect(linesOf(rows)).toEqual(ids)
  })

  test('of sixty payments of a bond of 1998 the past ones are folded', () => {
    const rows = TIPS_2028.cashFlow?.rows ?? []
    const metaOf = paymentMeta(rows, TODAY)
    expect(rows.filter(row => metaOf(row)?.fold === 'previous')).toHaveLength(54)
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    const marked = rows.filter(row => metaOf(row)?.variant === 'marked')
    expect(marked.map(row => cellsOf(columns, row).day)).toEqual([
      { text: '2025-10-15', detail: 'payment_next' },
    ])
  })

  test('today is the border', () => {
    expect([isAhead(past, TODAY), isAhead(next, TODAY), isAhead(payment({}), TODAY)]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('Q7 sums', () => {
  const sums = (rows: readonly CashFlowRow[]) => {
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    const isSum = (row: CashFlowRow | PaymentSum): row is PaymentSum => 'sum' in row
    return Object.fromEntries(
      paymentRows(rows, TODAY)
        .filter(isSum)
        .map(row => {
          const { coupon, redemption } = cellsOf(columns, row)
          return [row.sum, [coupon, redemption]]
        }),
    )
  }

  test('of what is still to come and of all', () => {
    expect(sums([older, past, next, last])).toEqual({
      payment_ahead: [{ text: '4.000000' }, { text: '100.000000' }],
      payment_all: [{ text: '8.000000' }, { text: '100.000000' }],
    })
  })

  test('that leave an unknown amount out say so (X3)', () => {
    const rows = [next, payment({ day: '2026-02-15', couponAmount: BLANK })]
    expect(sums(rows).payment_all?.[0]).toEqual({ text: '2.000000', reason: 'payment_partial' })
  })

  test('of estimated amounts say so (X3)', () => {
    expect(sums([payment({ day: '2025-08-15', estimatedText: 'estimated' })]).payment_all?.[0]).toEqual({
      text: '2.000000',
      reason: 'payment_estimates',
    })
  })
})

describe('Q7, X3 cells', () => {
  // a second payment, which has everything, keeps all columns
  const whole = payment({
    number: 2,
    day: '2024-02-15',
    paidDay: '2024-02-15',
    recordDay: '2024-02-01',
    nonTradingFrom: '2024-02-10',
    couponRate: numeric('4'),
    redemption: numeric('100'),
    poolFactor: numeric('1'),
  })
  const cells = (given: Partial<CashFlowRow>) => {
    const row = payment(given)
    return cellsOf(cashFlowColumns({ rows: [row, whole], ...none }, options), row)
  }

  test.each<[string, Partial<CashFlowRow>, string, unknown]>([
    [
      'an estimated coupon has the server’s text',
      { estimatedText: 'Estimated.' },
      'coupon',
      { text: '2', reason: 'Estimated.' },
    ],
    ['a redemption of nothing steps back', {}, 'redemption', { text: '0', tone: 'muted' }],
    ['an unknown coupon says so', { couponAmount: BLANK }, 'coupon', { reason: 'payment_unknown' }],
    [
      'an amount that cannot be right says so',
      { couponAmount: { kind: 'bad', text: '9e9', value: 9e9 } },
      'coupon',
      { reason: 'reason_bad_data' },
    ],
    ['a withheld amount is a locked chip', { couponAmount: { kind: 'masked' } }, 'coupon', { locked: true }],
    ['a coupon rate is written like a yield', { couponRate: numeric('4.12345') }, 'rate', { text: '4.123' }],
    ['a day that is not known says so', {}, 'record', { reason: 'reason_not_given' }],
    ['a pool factor is as it is', { poolFactor: numeric('0.98765432') }, 'pool', '0.98765432'],
  ])('%s', (_sentence, row, column, cell) => {
    expect(cells(row)[column]).toEqual(cell)
  })
})

test.each([
  ['USD', 'payment_dimension_in USD'],
  [null, 'payment_dimension'],
])('the amounts are counted in %s per 100', (currency, dimension) => {
  expect(cashFlowDimension(currency, label)).toBe(dimension)
})

test.each<[NumericField, string, string | null]>([
  [numeric('2'), 'eng', '2.00'],
  [numeric('1.8125'), 'deu', '1,8125'],
  [BLANK, 'eng', null],
])('an amount of %o reads %s', (amount, lang, text) => {
  expect(amountText(amount, lang)).toBe(text)
})
