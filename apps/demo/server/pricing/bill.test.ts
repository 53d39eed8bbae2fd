import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { billInvestmentRate, billPriceFromInvestmentRate, billTerm } from './bill.ts'
import { bondWith, must } from './testing/bonds.ts'
import { crossSection } from './testing/captured.ts'
import { priceFromYield, yieldFromPrice } from './yield.ts'

describe('published examples of 31 CFR 356 Appendix B §VI', () => {
  test('D.1: 99.559444 for 20 days is an investment rate of 8.076 %', () => {
    const term = must(billTerm({ settlement: '1990-06-01', maturity: '1990-06-21' }))
    expect(term).toEqual({ days: 20, year: 365 })
    // The published .080756 comes from an intermediate rounding to six places.
    expect(must(billInvestmentRate({ price: 99.559444, ...term }))).toBeCloseTo(0.080757, 5)
  })

  test('D.2: 92.265000 for 364 days is an investment rate of .082373244', () => {
    const term = must(billTerm({ settlement: '1990-06-07', maturity: '1991-06-06' }))
    expect(term).toEqual({ days: 364, year: 365 })
    expect(must(billInvestmentRate({ price: 92.265, ...term }))).toBeCloseTo(0.082373244, 8)
  })

  test.each<[Day, number]>([
    ['2019-02-28', 365],
    ['2019-03-01', 366],
    ['2024-02-29', 365],
  ])('D: the year after %s has %i days', (settlement, year) => {
    expect(must(billTerm({ settlement, maturity: '2030-01-01' })).year).toBe(year)
  })
})

test('the captured bills of half a year or less show these investment rates at same-day settlement', () => {
  const settlement: Day = '2026-03-24'
  const bills = crossSection().filter(({ type, maturity }) => type === 'BILL' && maturity <= '2026-09-22')
  expect(bills).toHaveLength(85)
  const wrong = bills.filter(({ maturity, price, yieldFraction }) => {
    const rate = must(billInvestmentRate({ price, ...must(billTerm({ settlement, maturity })) }))
    return Math.abs(rate - yieldFraction) > 0.0000051
  })
  expect(wrong).toEqual([])
})

test.each([20, 90, 182, 183, 184, 364])('price and investment rate are inverse at %i days', days => {
  for (const price of [80, 95, 99.9, 100, 101]) {
    const investmentRate = must(billInvestmentRate({ price, days, year: 365 }))
    expect(must(billPriceFromInvestmentRate({ investmentRate, days, year: 365 }))).toBeCloseTo(price, 9)
  }
})

test('the yield of a bill is its investment rate, both ways', () => {
  const bond = bondWith({ kind: 'bill', dated: '1990-06-07', maturity: '1991-06-06' })
  const rate = must(yieldFromPrice({ bond, settlement: '1990-06-07', price: 92.265 }))
  expect(rate).toBeCloseTo(0.082373244, 8)
  expect(must(priceFromYield({ bond, settlement: '1990-06-07', yieldFraction: rate }))).toBeCloseTo(92.265, 9)
})

describe('refuses', () => {
  test.each<[string, () => unknown, string]>([
    ['a negative price', () => billInvestmentRate({ price: -1, days: 90, year: 365 }), 'price-not-positive'],
    [
      'a year that is not a number',
      () => billInvestmentRate({ price: 99, days: 90, year: Number.NaN }),
      'not-a-number',
    ],
    [
      'no days left for a rate',
      () => billInvestmentRate({ price: 99, days: -1, year: 365 }),
      'not-before-maturity',
    ],
    [
      'a rate that is not a number',
      () => billPriceFromInvestmentRate({ investmentRate: Number.NaN, days: 9, year: 365 }),
      'not-a-number',
    ],
    [
      'a rate without days',
      () => billPriceFromInvestmentRate({ investmentRate: 0.05, days: 0, year: 365 }),
      'not-before-maturity',
    ],
    [
      'a rate that repays more than all',
      () => billPriceFromInvestmentRate({ investmentRate: -3, days: 364, year: 365 }),
      'yield-out-of-range',
    ],
    [
      'maturity on the day',
      () => billTerm({ settlement: '2026-01-01', maturity: '2026-01-01' }),
      'not-before-maturity',
    ],
    [
      'a day that does not exist',
      () => billTerm({ settlement: '2026-02-30' as Day, maturity: '2026-03-01' }),
      'not-a-day',
    ],
  ])('%s', (_, compute, reason) => {
    expect(compute()).toEqual({ ok: false, reason })
  })
})
