import type { Day } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { type Curve, curveOf, gSpread, parYieldAt, TENORS, tenorYears, tSpread } from './curve.ts'
import { estimatePrice } from './estimation.ts'
import { regularDate } from './schedule.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { capturedCurves } from './testing/captured.ts'
import { discountAt, zeroRateAt } from './testing/discount.ts'

const day: Day = '2024-02-15'

/** Fabozzi, Bond Markets, Analysis, and Strategies, ch. 5: par yields of a hypothetical Treasury curve and their spot rates. */
test.each<[number, number]>([
  [0.5, 5.25],
  [1, 5.5],
  [1.5, 5.76],
  [2, 6.02],
  [2.5, 6.28],
  [3, 6.55],
])('published bootstrap: the %d-year spot rate is %d %%', (years, percent) => {
  const curve = must(curveOf({ day, parYields: { '6M': 0.0525, '1Y': 0.055, '2Y': 0.06, '3Y': 0.065 } }))
  expect(zeroRateAt(curve, years) * 100).toBeCloseTo(percent, 2)
})

test('tenors are years', () => {
  expect(TENORS.map(tenorYears)).toEqual([1 / 12, 2 / 12, 3 / 12, 4 / 12, 0.5, 1, 2, 3, 5, 7, 10, 20, 30])
})

describe('par yields between tenors', () => {
  const curve = must(curveOf({ day, parYields: { '3M': 0.05, '2Y': null, '5Y': 0.04, '10Y': 0.045 } }))
  test.each<[string, number, number]>([
    ['at a tenor: as published', 5, 0.04],
    ['between two: a straight line', 7.5, 0.0425],
    ['over a tenor that was not published', (0.25 + 5) / 2, 0.045],
    ['before the first: flat', 0.01, 0.05],
    ['beyond the last: flat', 40, 0.045],
  ])('%s', (_, years, parYield) => {
    expect(parYieldAt(curve, years)).toBeCloseTo(parYield, 12)
  })
})

describe('discount factors', () => {
  const flat = must(curveOf({ day, parYields: { '1M': 0.05, '30Y': 0.05 } }))
  test.each<[string, number, number]>([
    ['1 now', 0, 1],
    ['simple interest under half a year', 0.25, 1 / 1.0125],
    ['half a year', 0.5, 1 / 1.025],
    ['ten years of a flat curve', 10, 1.025 ** -20],
    ['between grid points the logarithm is straight', 10.25, 1.025 ** -20.5],
    ['beyond 30 years the zero rate holds', 50, 1.025 ** -100],
  ])('%s', (_, years, factor) => {
    expect(discountAt(flat, years)).toBeCloseTo(factor, 12)
  })

  test('a flat curve has one zero rate', () => {
    for (const years of [0.5, 1, 7.3, 30, 99]) expect(zeroRateAt(flat, years)).toBeCloseTo(0.05, 12)
    expect(zeroRateAt(flat, 0)).toBeCloseTo(zeroRateAt(flat, 1 / 365), 12)
  })

  test('negative par yields are accepted', () => {
    const curve = must(curveOf({ day, parYields: { '1M': -0.001, '10Y': 0.001 } }))
    expect(discountAt(curve, 0.25)).toBeGreaterThan(1)
  })
})

test('every captured day gives a decreasing curve that reprices its par bonds to 100', () => {
  const curves = capturedCurves()
  expect(curves).toHaveLength(8871)
  let worst = 0
  for (const curve of curves.filter((_, index) => index % 97 === 0)) {
    for (const halves of [1, 2, 3, 7, 20, 41, 60]) {
      const maturity = regularDate({ maturity: '2005-08-15', frequency: 2, periods: -halves })
      const par = bondWith({ couponRate: parYieldAt(curve, halves / 2), dated: '2005-08-15', maturity })
      const price = must(estimatePrice({ bond: par, curve, settlement: '2005-08-15' }))
      worst = Math.max(worst, Math.abs(price - 100))
    }
  }
  expect(worst).toBeLessThan(1e-9)
  const rising = curves.filter(({ logDiscount }) =>
    logDiscount.some((log, index) => index > 0 && !(log < (logDiscount[index - 1] ?? 0))),
  )
  expect(rising.map(curve => curve.day)).toEqual([])
})

describe('a curve is refused', () => {
  test.each<[string, Parameters<typeof curveOf>[0]['parYields'], string]>([
    ['without tenors', {}, 'too-few-tenors'],
    ['with blanks only', { '1Y': null, '2Y': null }, 'too-few-tenors'],
    ['with one tenor', { '10Y': 0.04 }, 'too-few-tenors'],
    ['with a yield that is not a number', { '1Y': Number.NaN, '10Y': 0.04 }, 'not-a-number'],
    ['with an infinite yield', { '1Y': 0.04, '10Y': Number.POSITIVE_INFINITY }, 'not-a-number'],
    [
      'when par yields climb so steeply that nothing is left to discount',
      { '1Y': 0.01, '30Y': 3 },
      'curve-breaks',
    ],
    ['when a yield is -100 % a half-year', { '1M': -2, '30Y': -2 }, 'curve-breaks'],
  ])('%s', (_, parYields, reason) => {
    expect(curveOf({ day, parYields })).toEqual({ ok: false, reason })
  })
})

describe('g-spread and t-spread', () => {
  const note = bondWith(TEN_YEAR_NOTE)
  const curve: Curve = must(
    curveOf({ day, parYields: { '1Y': 0.05, '5Y': 0.04, '10Y': 0.042, '20Y': 0.046 } }),
  )

  test('ten years to maturity: the yield less the ten-year par yield', () => {
    expect(must(gSpread({ bond: note, curve, settlement: day, yieldFraction: 0.0425 }))).toBeCloseTo(5, 9)
  })

  test('five years later: against the five-year par yield', () => {
    expect(must(gSpread({ bond: note, curve, settlement: '2029-02-15', yieldFraction: 0.0375 }))).toBeCloseTo(
      -25,
      9,
    )
  })

  test('an annual yield is converted to the semi-annual basis first', () => {
    const annual = bondWith({ frequency: 1, dated: '2024-02-15', maturity: '2034-02-15' })
    const spread = must(gSpread({ bond: annual, curve, settlement: day, yieldFraction: 1.021 ** 2 - 1 }))
    expect(spread).toBeCloseTo(0, 9)
  })

  test('t-spread: the yield less the benchmark issue', () => {
    expect(must(tSpread({ yieldFraction: 0.055, frequency: 2, benchmarkYieldFraction: 0.0425 }))).toBeCloseTo(
      125,
      9,
    )
    const annual = { yieldFraction: 1.0275 ** 2 - 1, frequency: 1 } as const
    expect(must(tSpread({ ...annual, benchmarkYieldFraction: 0.0425 }))).toBeCloseTo(125, 9)
  })

  test.each<[string, () => unknown, string]>([
    [
      'a yield that is not a number',
      () => gSpread({ bond: note, curve, settlement: day, yieldFraction: Number.NaN }),
      'not-a-number',
    ],
    [
      'settlement on maturity',
      () => gSpread({ bond: note, curve, settlement: '2034-02-15', yieldFraction: 0.04 }),
      'not-before-maturity',
    ],
    [
      'a day that does not exist',
      () => gSpread({ bond: note, curve, settlement: '2030-02-30' as Day, yieldFraction: 0.04 }),
      'not-a-day',
    ],
    [
      'no benchmark yield',
      () => tSpread({ yieldFraction: 0.05, frequency: 2, benchmarkYieldFraction: Number.NaN }),
      'not-a-number',
    ],
    [
      'a yield without a semi-annual equivalent',
      () => tSpread({ yieldFraction: -3, frequency: 1, benchmarkYieldFraction: 0.04 }),
      'yield-out-of-range',
    ],
  ])('refuses %s', (_, compute, reason) => {
    expect(compute()).toEqual({ ok: false, reason })
  })
})
