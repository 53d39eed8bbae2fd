import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { accruedInterest } from './accrued.ts'
import type { BondTerms } from './bond.ts'
import { regularDateOnOrBefore } from './schedule.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { crossSection } from './testing/captured.ts'
import { currentYield, priceFromYield, semiAnnualYield, yieldFromPrice } from './yield.ts'

type Terms = Partial<BondTerms> & Pick<BondTerms, 'dated' | 'maturity'>

/** Worked examples of the functions PRICE, YIELD, ODDFPRICE, ODDFYIELD (Excel, LibreOffice) and bndprice (MATLAB). */
describe('published street-convention examples', () => {
  test.each<[string, Terms, Day, number, number, number]>([
    [
      'PRICE, 30/360',
      { couponRate: 0.0575, dayCount: '30/360', dated: '2007-11-15', maturity: '2017-11-15' },
      '2008-02-15',
      0.065,
      94.634361,
      5,
    ],
    [
      'PRICE of LibreOffice, 30/360',
      { couponRate: 0.0575, dayCount: '30/360', dated: '1998-11-15', maturity: '2007-11-15' },
      '1999-02-15',
      0.065,
      95.04287,
      5,
    ],
    [
      'ODDFPRICE, short first period on real days',
      { couponRate: 0.0785, dated: '2008-10-15', maturity: '2021-03-01', firstCoupon: '2009-03-01' },
      '2008-11-11',
      0.0625,
      113.597717,
      6,
    ],
    [
      'bndprice at 4 %',
      { couponRate: 0.05, dated: '1996-12-15', maturity: '2002-06-15' },
      '1997-01-20',
      0.04,
      104.8106,
      4,
    ],
    [
      'bndprice at 5 %',
      { couponRate: 0.05, dated: '1996-12-15', maturity: '2002-06-15' },
      '1997-01-20',
      0.05,
      99.9951,
      4,
    ],
    [
      'bndprice at 6 %',
      { couponRate: 0.05, dated: '1996-12-15', maturity: '2002-06-15' },
      '1997-01-20',
      0.06,
      95.4384,
      4,
    ],
  ])('%s', (_, terms, settlement, yieldFraction, price, decimals) => {
    expect(must(priceFromYield({ bond: bondWith(terms), settlement, yieldFraction }))).toBeCloseTo(
      price,
      decimals,
    )
  })

  test('bndprice: accrued interest 0.4945', () => {
    const bond = bondWith({ couponRate: 0.05, dated: '1996-12-15', maturity: '2002-06-15' })
    expect(must(accruedInterest({ bond, settlement: '1997-01-20' }))).toBeCloseTo(0.4945, 4)
  })

  test('YIELD: 95.04287 is 6.5 %', () => {
    const bond = bondWith({
      couponRate: 0.0575,
      dayCount: '30/360',
      dated: '2007-11-15',
      maturity: '2016-11-15',
    })
    expect(must(yieldFromPrice({ bond, settlement: '2008-02-15', price: 95.04287 }))).toBeCloseTo(0.065, 7)
  })

  test('ODDFYIELD: 84.50 is 7.7245542 %', () => {
    const terms = {
      couponRate: 0.0575,
      dayCount: '30/360',
      dated: '2008-10-15',
      maturity: '2021-03-01',
    } as const
    const bond = bondWith({ ...terms, firstCoupon: '2009-03-01' })
    expect(must(yieldFromPrice({ bond, settlement: '2008-11-11', price: 84.5 }))).toBeCloseTo(0.077245542, 9)
  })
})

test('the captured mid-month notes, bonds and TIPS show these yields at same-day settlement', () => {
  // The source counts month-end issues from the 30th, unlike the Treasury, so they are left out.
  const settlement: Day = '2026-03-24'
  const issues = crossSection().filter(
    ({ type, maturity }) => ['NOTE', 'BOND', 'TIPS'].includes(type) && maturity.endsWith('-15'),
  )
  expect(issues.length).toBeGreaterThan(400)
  const wrong = issues.filter(({ type, couponRate, maturity, price, yieldFraction }) => {
    const dated = regularDateOnOrBefore({ maturity, frequency: 2, day: settlement })
    const bond = bondWith({ kind: type === 'TIPS' ? 'inflation' : 'fixed', couponRate, dated, maturity })
    return Math.abs(must(yieldFromPrice({ bond, settlement, price })) - yieldFraction) > 0.0000051
  })
  expect(wrong).toEqual([])
})

describe('conventions', () => {
  const bond = bondWith(TEN_YEAR_NOTE)

  test('at its coupon on a coupon date a bond is worth 100 under both', () => {
    for (const convention of ['street', 'treasury'] as const)
      expect(
        must(priceFromYield({ bond, settlement: '2026-02-15', yieldFraction: 0.04, convention })),
      ).toBeCloseTo(100, 10)
  })

  test('between coupons the Treasury uses simple discounting, which lowers the price slightly', () => {
    const at = { bond, settlement: '2024-05-16', yieldFraction: 0.06 } as const
    const street = must(priceFromYield(at))
    const treasury = must(priceFromYield({ ...at, convention: 'treasury' }))
    expect(street - treasury).toBeGreaterThan(0.005)
    expect(street - treasury).toBeLessThan(0.02)
  })

  test('in the last coupon period the street convention uses simple discounting too', () => {
    const settlement: Day = '2033-12-15'
    const share = 62 / 184
    const expected = 102 / (1 + (share * 0.05) / 2) - 2 * (1 - share)
    expect(must(priceFromYield({ bond, settlement, yieldFraction: 0.05 }))).toBeCloseTo(expected, 12)
  })

  test('a zero-coupon bond compounds over every half-year', () => {
    const zero = bondWith({ couponRate: 0, dated: '2024-02-15', maturity: '2034-02-15' })
    const price = must(priceFromYield({ bond: zero, settlement: '2024-02-15', yieldFraction: 0.04 }))
    expect(price).toBeCloseTo(100 * 1.02 ** -20, 10)
    expect(must(yieldFromPrice({ bond: zero, settlement: '2024-02-15', price }))).toBeCloseTo(0.04, 12)
  })
})

describe('extreme prices have a yield or a reason', () => {
  const bond = bondWith({ couponRate: 0.06, dated: '2020-04-12', maturity: '2027-04-12' })
  test.each<[string, number]>([
    ['a defaulted issue at 4', 4],
    ['a hundredth of a cent', 0.0001],
    ['far above what it will ever pay', 250],
    ['a negative yield', 125],
  ])('%s reprices exactly', (_, price) => {
    const yieldFraction = must(yieldFromPrice({ bond, settlement: '2023-03-31', price }))
    expect(must(priceFromYield({ bond, settlement: '2023-03-31', yieldFraction }))).toBeCloseTo(price, 8)
  })

  test('a defaulted zero-coupon claim at 4.5, four years out, yields 94 %', () => {
    const claim = bondWith({ couponRate: 0, dayCount: '30/360', dated: '2022-10-12', maturity: '2027-04-12' })
    expect(must(yieldFromPrice({ bond: claim, settlement: '2023-03-31', price: 4.5 }))).toBeCloseTo(0.9383, 4)
  })

  test.each<[string, number, Day, string]>([
    ['a price of zero (captured on 2024-08-23)', 0, '2023-03-31', 'price-not-positive'],
    ['a negative price', -1, '2023-03-31', 'price-not-positive'],
    ['a price that is not a number', Number.NaN, '2023-03-31', 'not-a-number'],
    ['an infinite price', Number.POSITIVE_INFINITY, '2023-03-31', 'not-a-number'],
    ['settlement on maturity', 99, '2027-04-12', 'not-before-maturity'],
    ['settlement after maturity', 99, '2028-01-01', 'not-before-maturity'],
    ['settlement before interest starts', 99, '2020-04-11', 'before-dated'],
    ['more than its last payment can ever be worth', 250, '2027-01-11', 'no-solution'],
    ['almost nothing the day before everything is repaid', 1e-9, '2026-10-12', 'no-solution'],
  ])('refuses %s', (_, price, settlement, reason) => {
    expect(yieldFromPrice({ bond, settlement, price })).toEqual({ ok: false, reason })
  })

  test('refuses a claim that pays nothing', () => {
    const nothing = bondWith({ couponRate: 0, redemption: 0, dated: '2024-02-15', maturity: '2034-02-15' })
    const outcome = yieldFromPrice({ bond: nothing, settlement: '2025-01-01', price: 10 })
    expect(outcome).toEqual({ ok: false, reason: 'no-solution' })
  })

  test.each<[string, number, string]>([
    ['-100 % a half-year', -2, 'yield-out-of-range'],
    ['below it', -50, 'yield-out-of-range'],
    ['so near that the price overflows', -2 + 1e-15, 'yield-out-of-range'],
    ['not a number', Number.NaN, 'not-a-number'],
    ['infinite', Number.POSITIVE_INFINITY, 'not-a-number'],
  ])('refuses a yield of %s', (_, yieldFraction, reason) => {
    const long = bondWith({ dated: '2024-02-15', maturity: '2054-02-15' })
    expect(priceFromYield({ bond: long, settlement: '2024-02-15', yieldFraction })).toEqual({
      ok: false,
      reason,
    })
  })
})

test.each<[number, number, string | null]>([
  [0.04, 80, null],
  [0, 80, null],
  [0.04, 0, 'price-not-positive'],
  [0.04, Number.NaN, 'not-a-number'],
])('current yield of %d at %d', (couponRate, price, reason) => {
  const outcome = currentYield({ couponRate, price })
  if (reason === null) expect(must(outcome)).toBeCloseTo((couponRate * 100) / price, 15)
  else expect(outcome).toEqual({ ok: false, reason })
})

test.each<[1 | 2 | 4 | 12, number, number]>([
  [2, 0.05, 0.05],
  [1, 0.1025, 0.1],
  [4, 0.04, 2 * (1.01 ** 2 - 1)],
  [12, 0.06, 2 * (1.005 ** 6 - 1)],
])('a yield compounded %i times a year on the semi-annual basis', (frequency, yieldFraction, expected) => {
  expect(semiAnnualYield({ yieldFraction, frequency })).toBeCloseTo(expected, 12)
})
