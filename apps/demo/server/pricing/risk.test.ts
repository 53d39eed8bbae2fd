import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { parDuration, riskOf } from './risk.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { priceFromYield } from './yield.ts'

/** Fabozzi, Bond Markets, Analysis, and Strategies, ch. 4: six hypothetical bonds priced to yield 9 %. */
test.each<[string, number, Day, number, number, number, number]>([
  ['9 %, 5 years', 0.09, '2005-01-15', 100, 4.13, 3.96, 19.45],
  ['9 %, 25 years', 0.09, '2025-01-15', 100, 10.33, 9.88, 160.72],
  ['6 %, 5 years', 0.06, '2005-01-15', 88.1309, 4.35, 4.16, 20.85],
  ['6 %, 25 years', 0.06, '2025-01-15', 70.357, 11.1, 10.62, 182.91],
  ['zero coupon, 5 years', 0, '2005-01-15', 64.3928, 5, 4.78, 25.18],
  ['zero coupon, 25 years', 0, '2025-01-15', 11.071, 25, 23.92, 583.78],
])(
  'published durations and convexity: %s',
  (_, couponRate, maturity, price, macaulay, modified, convexity) => {
    const bond = bondWith({ couponRate, dated: '2000-01-15', maturity })
    const risk = must(riskOf({ bond, settlement: '2000-01-15', yieldFraction: 0.09 }))
    expect(risk.price).toBeCloseTo(price, 4)
    expect(risk.macaulayYears).toBeCloseTo(macaulay, 2)
    expect(risk.modifiedYears).toBeCloseTo(modified, 2)
    expect(risk.convexity).toBeCloseTo(convexity, 2)
    expect(risk.pvbp).toBeCloseTo((modified * price) / 1e4, 4)
  },
)

/** Worked examples of DURATION and MDURATION (Excel). */
test('DURATION: 8 % at 9 % over 29.5 years is 10.9191453', () => {
  const bond = bondWith({ couponRate: 0.08, dated: '2018-01-01', maturity: '2048-01-01' })
  const risk = must(riskOf({ bond, settlement: '2018-07-01', yieldFraction: 0.09 }))
  expect(risk.macaulayYears).toBeCloseTo(10.9191453, 7)
  expect(risk.macaulayDays).toBeCloseTo(10.9191453 * 365, 4)
})

test('MDURATION: 8 % at 9 % over 8 years is 5.73567', () => {
  const bond = bondWith({ couponRate: 0.08, dated: '2008-01-01', maturity: '2016-01-01' })
  const risk = must(riskOf({ bond, settlement: '2008-01-01', yieldFraction: 0.09 }))
  expect(risk.modifiedYears).toBeCloseTo(5.73567, 5)
  expect(risk.yearsToMaturity).toBe(8)
})

describe('durations and convexity are the derivatives of the full price', () => {
  const long = bondWith({ dated: '1990-03-01', maturity: '1995-05-15', firstCoupon: '1990-11-15' })
  const bill = bondWith({ kind: 'bill', dated: '2026-01-02', maturity: '2026-12-24' })
  test.each<[string, ReturnType<typeof bondWith>, Day, number]>([
    ['a note between coupons', bondWith(TEN_YEAR_NOTE), '2026-11-03', 0.043],
    ['its last coupon period', bondWith(TEN_YEAR_NOTE), '2033-10-01', 0.05],
    ['a long first period', long, '1990-04-01', 0.08],
    [
      'a corporate on 30/360',
      bondWith({ dayCount: '30/360', dated: '2020-01-31', maturity: '2035-01-31' }),
      '2023-03-31',
      0.06,
    ],
    [
      'an annual bond',
      bondWith({ frequency: 1, dated: '2020-06-01', maturity: '2040-06-01' }),
      '2023-03-31',
      0.02,
    ],
    [
      'a floater at its current rate',
      bondWith({
        kind: 'floating',
        frequency: 4,
        dayCount: 'actual/360',
        dated: '2024-01-31',
        maturity: '2026-01-31',
      }),
      '2024-05-05',
      0.04,
    ],
    ['a bill of half a year or less', bill, '2026-08-01', 0.04],
    ['a bill of more than half a year', bill, '2026-01-15', 0.04],
    ['a negative yield', bondWith(TEN_YEAR_NOTE), '2026-11-03', -0.02],
  ])('%s', (_, bond, settlement, yieldFraction) => {
    const step = 1e-4
    const full = (shift: number) =>
      must(priceFromYield({ bond, settlement, yieldFraction: yieldFraction + shift }))
    const risk = must(riskOf({ bond, settlement, yieldFraction }))
    const value = risk.price + risk.accrued
    const slope = (full(step) - full(-step)) / (2 * step)
    const bend = (full(step) - 2 * full(0) + full(-step)) / step ** 2
    expect(risk.modifiedYears / (-slope / value)).toBeCloseTo(1, 5)
    expect(risk.convexity / (bend / value)).toBeCloseTo(1, 4)
    expect(risk.pvbp).toBeCloseTo((full(-step / 2) - full(step / 2)) * 1, 6)
  })
})

test('the Macaulay duration of a zero-coupon bond is its time to maturity', () => {
  const zero = bondWith({ couponRate: 0, dated: '2024-02-15', maturity: '2034-02-15' })
  const risk = must(riskOf({ bond: zero, settlement: '2028-02-15', yieldFraction: 0.05 }))
  expect(risk.macaulayYears).toBeCloseTo(6, 12)
  expect(risk.yearsToMaturity).toBe(6)
})

test('the duration of a bill is its days over the days of the year', () => {
  const bill = bondWith({ kind: 'bill', dated: '1990-06-07', maturity: '1991-06-06' })
  const risk = must(riskOf({ bond: bill, settlement: '1990-06-07', yieldFraction: 0.08 }))
  expect(risk.macaulayYears).toBeCloseTo(364 / 365, 12)
})

test.each<[string, Day, number, string]>([
  ['after maturity', '2034-02-16', 0.04, 'not-before-maturity'],
  ['before interest starts', '2020-01-01', 0.04, 'before-dated'],
  ['a yield that is not a number', '2026-01-01', Number.NaN, 'not-a-number'],
  ['a yield of -100 % a half-year', '2026-01-01', -2, 'yield-out-of-range'],
])('refuses %s', (_, settlement, yieldFraction, reason) => {
  expect(riskOf({ bond: bondWith(TEN_YEAR_NOTE), settlement, yieldFraction })).toEqual({ ok: false, reason })
})

test('refuses a yield at which discounting fails', () => {
  const zero = bondWith({ couponRate: 0, dated: '2024-02-15', maturity: '2054-02-15' })
  const outcome = riskOf({ bond: zero, settlement: '2024-02-15', yieldFraction: 1e12 })
  expect(outcome).toEqual({ ok: false, reason: 'yield-out-of-range' })
})

describe('the duration of a bond at par', () => {
  test.each([
    [1, 0.04],
    [5, 0.0406],
    [10, 0.0443],
    [30, 0.0496],
    [7, 0.0003],
  ])('of %d years at %d is that of its cash flows', (years, coupon) => {
    const bond = bondWith({
      couponRate: coupon,
      dated: '2000-01-15',
      maturity: `${2000 + years}-01-15` as Day,
    })
    const risk = must(riskOf({ bond, settlement: '2000-01-15', yieldFraction: coupon }))
    expect(risk.price).toBeCloseTo(100, 6)
    expect(parDuration(years, coupon)).toBeCloseTo(risk.macaulayYears, 6)
  })

  test.each([
    ['a bill is paid once', 1 / 12, 0.043, 1 / 12],
    ['half a year is one coupon away', 0.5, 0.043, 0.5],
    ['without interest the redemption is all there is', 10, 0, 10],
  ])('%s', (_, years, at, duration) => {
    expect(parDuration(years, at)).toBe(duration)
  })
})
