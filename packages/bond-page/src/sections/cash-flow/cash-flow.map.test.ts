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
  phoneColumnOf,
} from './cash-flow.map.ts'

const BLANK: NumericField = { kind: 'blank' }
const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const TODAY: Day = '2025-07-11'
const options = { label, today: TODAY }

/** A payment; other fields are blank. */
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

/** Each row of the table with its row options. */
const linesOf = (rows: readonly CashFlowRow[]) => {
  const metaOf = paymentMeta(rows, TODAY)
  return paymentRows(rows, TODAY).map(row => {
    const { collapsible, variant } = metaOf(row) ?? {}
    return ['sum' in row ? row.sum : `payment ${rows.indexOf(row)}`, collapsible, variant]
      .filter(Boolean)
      .join(' ')
  })
}

describe('Q7 columns (bond-page §3)', () => {
  test('columns without any value are left out', () => {
    const columns = cashFlowColumns({ rows: [next], ...none }, options)
    expect(idsOf(columns)).toEqual(['day', 'coupon', 'redemption'])
  })

  test('one value in one row is enough for a column', () => {
    const rows = [next, payment({ number: 2, nonTradingFrom: '2025-08-10', poolFactor: numeric('0.5') })]
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    expect(idsOf(columns)).toEqual(['day', 'number', 'nonTrading', 'coupon', 'redemption', 'pool'])
  })

  test('the note has all its fields, the corporate bond no record dates', () => {
    const idsOfPage = (page: typeof NOTE_2034) =>
      page.cashFlow && idsOf(cashFlowColumns(page.cashFlow, options))
    const all = ['day', 'number', 'paid', 'record', 'rate', 'coupon', 'redemption', 'pool']
    expect(idsOfPage(NOTE_2034)).toEqual(all)
    expect(idsOfPage(BROADCOM_2033)).toEqual(all.filter(id => id !== 'record'))
  })

  test.each<[string, boolean, string | null, string]>([
    ['has the time zone if deals exist (bond-page §9)', true, 'UTC+3', 'payment_day_in UTC+3'],
    ['has none without deals', false, 'UTC+3', 'payment_day'],
    ['has none if it is unknown', true, null, 'payment_day'],
  ])('the heading of the days %s', (_sentence, hasDeals, timeZone, header) => {
    expect(cashFlowColumns({ rows: [next], hasDeals, timeZone }, options)[0]?.header).toBe(header)
  })

  test('amounts have as many decimals as the most precise of their column, so that they add up', () => {
    const rows = [payment({ couponAmount: numeric('1.8125') }), last]
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    expect(columns.map(({ id, meta }) => [id, meta?.decimals])).toEqual([
      ['day', undefined],
      ['coupon', 4],
      ['redemption', 2],
    ])
  })

  test('a phone shows the coupons first', () => {
    const columns = NOTE_2034.cashFlow ? cashFlowColumns(NOTE_2034.cashFlow, options) : []
    expect(columns.slice(1)[phoneColumnOf('coupon', columns)]?.id).toBe('coupon')
    expect(phoneColumnOf('coupon', [])).toBe(0)
  })
})

describe('Q7 the block of previous payments, and the next one', () => {
  test.each<[string, readonly CashFlowRow[], string[]]>([
    [
      'past payments are collapsed and the next one is marked',
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
      'a single past payment stays open',
      [past, next],
      ['payment 0', 'payment 1 marked', 'payment_ahead total', 'payment_all total'],
    ],
    [
      'without future payments nothing is collapsed, and there is one sum',
      [older, past],
      ['payment 0', 'payment 1', 'payment_all total'],
    ],
    [
      'without past payments there is one sum',
      [next, last],
      ['payment 0 marked', 'payment 1', 'payment_all total'],
    ],
    [
      'a payment due today is past',
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
      'a payment without a day is in the future, but not the next one',
      [payment({}), next],
      ['payment 0', 'payment 1 marked', 'payment_all total'],
    ],
    ['without payments there is no sum', [], []],
  ])('%s', (_sentence, rows, ids) => {
    expect(linesOf(rows)).toEqual(ids)
  })

  test('the past payments among sixty of a bond of 1998 are collapsed', () => {
    const rows = TIPS_2028.cashFlow?.rows ?? []
    const metaOf = paymentMeta(rows, TODAY)
    expect(rows.filter(row => metaOf(row)?.collapsible === 'previous')).toHaveLength(54)
    const columns = cashFlowColumns({ rows: [...rows], ...none }, options)
    const marked = rows.filter(row => metaOf(row)?.variant === 'marked')
    expect(marked.map(row => cellsOf(columns, row).day)).toEqual([
      { text: '2025-10-15', detail: 'payment_next' },
    ])
  })

  test('a payment is in the future if its day is after today or unknown', () => {
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

  test('of future and of all payments', () => {
    expect(sums([older, past, next, last])).toEqual({
      payment_ahead: [{ text: '4.000000' }, { text: '100.000000' }],
      payment_all: [{ text: '8.000000' }, { text: '100.000000' }],
    })
  })

  test('without an unknown amount have a reason (X3)', () => {
    const rows = [next, payment({ day: '2026-02-15', couponAmount: BLANK })]
    expect(sums(rows).payment_all?.[0]).toEqual({ text: '2.000000', reason: 'payment_partial' })
  })

  test('of estimated amounts have a reason (X3)', () => {
    expect(sums([payment({ day: '2025-08-15', estimatedText: 'estimated' })]).payment_all?.[0]).toEqual({
      text: '2.000000',
      reason: 'payment_estimates',
    })
  })
})

describe('Q7, X3 cells', () => {
  // a second payment with all fields keeps all columns
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
  const cells = (fields: Partial<CashFlowRow>) => {
    const row = payment(fields)
    return cellsOf(cashFlowColumns({ rows: [row, whole], ...none }, options), row)
  }

  test.each<[string, Partial<CashFlowRow>, string, unknown]>([
    [
      'an estimated coupon has the server’s text as reason',
      { estimatedText: 'Estimated.' },
      'coupon',
      { text: '2', reason: 'Estimated.' },
    ],
    ['a redemption of zero is muted', {}, 'redemption', { text: '0', tone: 'muted' }],
    ['an unknown coupon has a reason', { couponAmount: BLANK }, 'coupon', { reason: 'payment_unknown' }],
    [
      'bad data has a reason',
      { couponAmount: { kind: 'bad', text: '9e9', value: 9e9 } },
      'coupon',
      { reason: 'reason_bad_data' },
    ],
    ['a withheld amount is a locked chip', { couponAmount: { kind: 'masked' } }, 'coupon', { locked: true }],
    [
      'a coupon rate is formatted like a yield',
      { couponRate: numeric('4.12345') },
      'rate',
      { text: '4.123' },
    ],
    ['an unknown day has a reason', {}, 'record', { reason: 'reason_not_given' }],
    ['a pool factor keeps its digits', { poolFactor: numeric('0.98765432') }, 'pool', '0.98765432'],
  ])('%s', (_sentence, row, column, cell) => {
    expect(cells(row)[column]).toEqual(cell)
  })
})

test.each([
  ['USD', 'payment_dimension_in USD'],
  [null, 'payment_dimension'],
])('the unit of amounts in %s', (currency, dimension) => {
  expect(cashFlowDimension(currency, label)).toBe(dimension)
})

test.each<[NumericField, string, string | null]>([
  [numeric('2'), 'en', '2.00'],
  [numeric('1.8125'), 'de', '1,8125'],
  [BLANK, 'en', null],
])('an amount of %o is formatted as %s', (amount, lang, text) => {
  expect(amountText(amount, lang)).toBe(text)
})
