import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { type BondTerms, bondOf, positionOf } from './bond.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'

/** 31 CFR 356 Appendix B §I.A, per 1,000 par there; the Treasury rounds the daily decimal to nine places. */
test.each<[string, Partial<BondTerms> & Pick<BondTerms, 'dated' | 'maturity'>, number]>([
  ['a regular half-year of 8 %: 40', { couponRate: 0.08, dated: '2020-02-15', maturity: '2022-02-15' }, 40],
  [
    'a short first period of 8 3/8 %: 41.419837004',
    { couponRate: 0.08375, dated: '1990-07-02', maturity: '1992-06-30' },
    41.419837004,
  ],
  [
    'a long first period of 7 7/8 %: 55.210597810',
    { couponRate: 0.07875, dated: '1990-12-03', maturity: '1996-02-15', firstCoupon: '1991-08-15' },
    55.21059781,
  ],
])('published first payment: %s', (_, terms, per1000) => {
  expect((bondWith(terms).flows[0]?.coupon ?? 0) * 10).toBeCloseTo(per1000, 6)
})

test('every later payment of a regular bond is half a year of interest, whatever its days', () => {
  const { flows } = bondWith({ couponRate: 0.0425, dated: '2024-02-29', maturity: '2034-02-28' })
  expect(flows).toHaveLength(20)
  expect(new Set(flows.slice(1).map(flow => flow.coupon))).toEqual(new Set([2.125]))
  expect(flows.at(-1)?.amount).toBe(102.125)
})

test('over 360 or 365 days, each payment follows its actual days', () => {
  const money = bondWith({
    couponRate: 0.036,
    frequency: 4,
    dayCount: 'actual/360',
    dated: '2024-01-31',
    maturity: '2025-01-31',
  })
  expect(money.flows.map(flow => flow.coupon)).toEqual(
    [0.9, 0.92, 0.92, 0.92].map(amount => expect.closeTo(amount, 12)),
  )
  const fixed = bondWith({
    couponRate: 0.0365,
    frequency: 1,
    dayCount: 'actual/365',
    dated: '2023-06-01',
    maturity: '2025-06-01',
  })
  expect(fixed.flows.map(flow => flow.coupon)).toEqual([expect.closeTo(3.66, 12), expect.closeTo(3.65, 12)])
})

test('without a coupon only the principal is paid', () => {
  const zero = bondWith({ couponRate: 0, dated: '2024-02-15', maturity: '2034-02-15' })
  expect(zero.flows.map(({ coupon, amount }) => [coupon, amount])).toEqual([[0, 100]])
})

test('a bill pays only its principal, whatever coupon its terms have', () => {
  const bill = bondWith({
    kind: 'bill',
    couponRate: 0.05,
    frequency: 4,
    dated: '2026-01-02',
    maturity: '2026-07-02',
  })
  expect(bill.terms).toMatchObject({ couponRate: 0, frequency: 2 })
  expect(bill.flows.map(flow => flow.amount)).toEqual([100])
})

describe('impossible terms are refused with a reason', () => {
  const impossible = (terms: object) => ({ ...TEN_YEAR_NOTE, ...terms }) as BondTerms
  test.each<[string, object, string]>([
    ['a coupon that is not a number', { couponRate: Number.NaN }, 'not-a-number'],
    ['an infinite redemption', { redemption: Number.POSITIVE_INFINITY }, 'not-a-number'],
    ['a negative coupon', { couponRate: -0.01 }, 'coupon-negative'],
    ['a negative index ratio', { indexRatio: -1 }, 'coupon-negative'],
    ['three coupons a year', { frequency: 3 }, 'unknown-frequency'],
    ['a day count from elsewhere', { dayCount: 'business/252' }, 'unknown-day-count'],
    ['a day that does not exist', { maturity: '2034-02-30' }, 'not-a-day'],
    ['a text for a day', { dated: 'yesterday' }, 'not-a-day'],
    ['a maturity that has no century', { maturity: '34-02-15' }, 'not-a-day'],
    ['maturity before the dated day', { maturity: '2014-02-15' }, 'dates-out-of-order'],
    ['a first coupon off the schedule', { firstCoupon: '2024-09-15' }, 'first-coupon-off-schedule'],
    ['a first coupon that does not exist', { firstCoupon: '2024-08-32' }, 'not-a-day'],
  ])('%s', (_, terms, reason) => {
    expect(bondOf(impossible(terms))).toEqual({ ok: false, reason })
  })
})

describe('position of a settlement day', () => {
  const note = bondWith(TEN_YEAR_NOTE)
  test.each<[string, Day, number, number]>([
    ['on the dated day the whole period is ahead', '2024-02-15', 1, 0],
    ['91 days into a half-year of 182', '2024-05-16', 91 / 182, 0],
    ['the day before a coupon', '2024-08-14', 1 / 182, 0],
    ['a coupon due that very day belongs to the seller', '2024-08-15', 1, 1],
    ['the day before maturity', '2034-02-14', 1 / 184, 19],
  ])('%s', (_, settlement, share, next) => {
    const position = must(positionOf(note, settlement))
    expect(position.share).toBeCloseTo(share, 12)
    expect(position.next).toBe(next)
  })

  test('30/360 counts the broken period in months of 30 days', () => {
    const corporate = bondWith({ dayCount: '30/360', dated: '2024-01-15', maturity: '2030-01-15' })
    expect(must(positionOf(corporate, '2024-04-30')).share).toBeCloseTo((180 - 105) / 180, 12)
    // 31 days into the last month: never below zero.
    expect(
      must(
        positionOf(
          bondWith({ dayCount: '30/360', dated: '2024-01-01', maturity: '2030-01-01' }),
          '2024-06-30',
        ),
      ).share,
    ).toBeCloseTo(1 / 180, 12)
    expect(
      must(
        positionOf(
          bondWith({ dayCount: '30/360', dated: '2023-08-31', maturity: '2030-02-28' }),
          '2024-02-28',
        ),
      ).share,
    ).toBeGreaterThanOrEqual(0)
  })

  test('in the long first period the first payment is still the next one', () => {
    const long = bondWith({ dated: '1990-03-01', maturity: '1995-05-15', firstCoupon: '1990-11-15' })
    expect(must(positionOf(long, '1990-03-01')).next).toBe(0)
    expect(must(positionOf(long, '1990-08-01')).next).toBe(0)
    expect(must(positionOf(long, '1990-11-15')).next).toBe(1)
  })

  test.each<[string, string, string]>([
    ['before the dated day', '2024-02-14', 'before-dated'],
    ['on maturity', '2034-02-15', 'not-before-maturity'],
    ['after maturity', '2040-01-01', 'not-before-maturity'],
    ['a day that does not exist', '2024-02-30', 'not-a-day'],
    ['no day at all', '', 'not-a-day'],
  ])('refuses settlement %s', (_, settlement, reason) => {
    expect(positionOf(note, settlement as Day)).toEqual({ ok: false, reason })
  })
})
