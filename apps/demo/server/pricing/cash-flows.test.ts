import { describe, expect, test } from 'vitest'
import { cashFlowsOf } from './cash-flows.ts'
import { bondWith, TEN_YEAR_NOTE } from './testing/bonds.ts'

describe('the 4 % note of February 2034', () => {
  const flows = cashFlowsOf({ bond: bondWith(TEN_YEAR_NOTE), recordRule: 'previous-business-day' })

  test('pays twenty coupons and its principal with the last', () => {
    expect(flows).toHaveLength(20)
    expect(flows.map(flow => flow.num)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(
      flows.every(flow => flow.couponRate === 0.04 && flow.couponAmount === 2 && flow.poolFactor === 1),
    ).toBe(true)
    expect(flows.map(flow => flow.redemption)).toEqual([...Array(19).fill(0), 100])
    expect(flows.some(flow => flow.estimated)).toBe(false)
  })

  test('schedule, payment and record dates are separate', () => {
    expect(flows[0]).toMatchObject({
      date: '2024-08-15',
      actualPaymentDate: '2024-08-15',
      recordDate: '2024-08-14',
    })
    // a Saturday before Presidents' Day
    expect(flows[1]).toMatchObject({
      date: '2025-02-15',
      actualPaymentDate: '2025-02-18',
      recordDate: '2025-02-14',
    })
    // a Sunday
    expect(flows[5]).toMatchObject({
      date: '2027-02-15',
      actualPaymentDate: '2027-02-16',
      recordDate: '2027-02-12',
    })
    expect(flows.at(-1)).toMatchObject({ date: '2034-02-15', actualPaymentDate: '2034-02-15' })
  })
})

test('an issue with unknown terms has no record date', () => {
  const bond = bondWith({
    couponRate: 0.02375,
    dayCount: '30/360',
    dated: '2023-02-26',
    maturity: '2029-08-26',
  })
  const flows = cashFlowsOf({ bond, recordRule: 'unknown' })
  expect(flows).toHaveLength(13)
  expect(flows.every(flow => flow.recordDate === null)).toBe(true)
  expect(flows[0]).toMatchObject({
    date: '2023-08-26',
    actualPaymentDate: '2023-08-28',
    couponAmount: 1.1875,
  })
})

test('a short first coupon is smaller than the rest', () => {
  const bond = bondWith({ couponRate: 0.085, dated: '1990-04-02', maturity: '1992-03-31' })
  const flows = cashFlowsOf({ bond, recordRule: 'previous-business-day' })
  expect(flows.map(flow => flow.couponAmount)).toEqual([
    expect.closeTo((4.25 * 181) / 183, 12),
    4.25,
    4.25,
    4.25,
  ])
  expect(flows.map(flow => flow.date)).toEqual(['1990-09-30', '1991-03-31', '1991-09-30', '1992-03-31'])
})

test('a bill has one row without a coupon', () => {
  const bond = bondWith({ kind: 'bill', dated: '2025-12-26', maturity: '2026-03-26' })
  expect(cashFlowsOf({ bond, recordRule: 'previous-business-day' })).toEqual([
    {
      num: 1,
      date: '2026-03-26',
      actualPaymentDate: '2026-03-26',
      recordDate: '2026-03-25',
      couponRate: null,
      couponAmount: 0,
      redemption: 100,
      poolFactor: 1,
      estimated: false,
    },
  ])
})

describe('inflation-protected: every amount is an estimate at the index ratio of the terms', () => {
  const terms = {
    kind: 'inflation',
    couponRate: 0.03875,
    dated: '1999-01-15',
    maturity: '2009-01-15',
  } as const

  test('published: 3 7/8 % of 101,341 per 100,000 is 1,963.48 (31 CFR 356 Appendix B §I.B.5)', () => {
    const flows = cashFlowsOf({
      bond: bondWith({ ...terms, indexRatio: 1.01341 }),
      recordRule: 'previous-business-day',
    })
    expect((flows[0]?.couponAmount ?? 0) * 1000).toBeCloseTo(1963.48, 2)
    expect(flows.at(-1)?.redemption).toBeCloseTo(101.341, 10)
    expect(flows.every(flow => flow.estimated)).toBe(true)
  })

  test('after deflation the coupon shrinks and the principal does not', () => {
    const flows = cashFlowsOf({
      bond: bondWith({ ...terms, indexRatio: 0.97 }),
      recordRule: 'previous-business-day',
    })
    expect(flows[0]?.couponAmount).toBeCloseTo(1.9375 * 0.97, 12)
    expect(flows.at(-1)?.redemption).toBe(100)
  })
})

test('floating: the current rate on actual days over 360, estimated (31 CFR 356 Appendix B §IV.D, example 1)', () => {
  const bond = bondWith({
    kind: 'floating',
    couponRate: 0.00095022819 + 0.0012,
    frequency: 4,
    dayCount: 'actual/360',
    dated: '2012-07-31',
    maturity: '2014-07-31',
  })
  const flows = cashFlowsOf({ bond, recordRule: 'previous-business-day' })
  expect(flows).toHaveLength(8)
  expect(flows[0]?.couponAmount).toBeCloseTo(0.054950312, 7)
  expect(flows[6]?.couponAmount).toBeCloseTo(0.053158454, 7)
  expect(flows.every(flow => flow.estimated)).toBe(true)
  expect(flows.map(flow => flow.date).slice(0, 3)).toEqual(['2012-10-31', '2013-01-31', '2013-04-30'])
})
