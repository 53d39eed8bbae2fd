import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rollingMax, rollingMin, rollingMoments, rollingSum, rollingWeightedSum } from './rolling.ts'

const column = (...values: number[]) => Float64Array.from(values)

/** Each window on its own: the slow and obvious form. */
function naive(values: Float64Array, period: number, ofWindow: (window: number[]) => number): number[] {
  return Array.from(values, (_, at) =>
    at < period - 1 ? Number.NaN : ofWindow([...values.slice(at - period + 1, at + 1)]),
  )
}

const sum = (window: number[]) => window.reduce((all, value) => all + value, 0)
const weighted = (window: number[]) => window.reduce((all, value, i) => all + (i + 1) * value, 0)
const size = (window: number[]) => sum(window.map(Math.abs))

/** Usual prices, and huge values, whose rounding errors would stay in a running sum. */
const anyValue = fc.oneof(
  fc.double({ min: 50, max: 150, noNaN: true }),
  fc.double({ min: -1e14, max: 1e14, noNaN: true }),
  fc.double({ min: -1e-6, max: 1e-6, noNaN: true }),
  fc.constantFrom(0, 1e14, -1e14, 0.1),
)
const anyColumn = fc.array(anyValue, { maxLength: 80 }).map(values => Float64Array.from(values))
const anyPeriod = fc.integer({ min: 1, max: 90 })

/** Close by 1e-9 of the window's values, and without a value at the same places. */
function expectClose(got: Float64Array, expected: number[], sizes: number[]): void {
  expect(got).toHaveLength(expected.length)
  got.forEach((value, at) => {
    const want = expected[at] as number
    if (Number.isNaN(want)) expect(value).toBeNaN()
    else expect(Math.abs(value - want)).toBeLessThanOrEqual(1e-9 * (sizes[at] as number))
  })
}

describe('C20: sliding windows equal each window on its own, to 1e-9 of its values', () => {
  test('sums', () => {
    fc.assert(
      fc.property(anyColumn, anyPeriod, (values, period) => {
        expectClose(rollingSum(values, period), naive(values, period, sum), naive(values, period, size))
      }),
    )
  })

  test('weighted sums', () => {
    fc.assert(
      fc.property(anyColumn, anyPeriod, (values, period) => {
        const sizes = naive(values, period, window => weighted(window.map(Math.abs)))
        expectClose(rollingWeightedSum(values, period), naive(values, period, weighted), sizes)
      }),
    )
  })

  test('the highest and the lowest, exactly', () => {
    fc.assert(
      fc.property(anyColumn, anyPeriod, (values, period) => {
        const most = naive(values, period, window => Math.max(...window))
        const least = naive(values, period, window => Math.min(...window))
        // min and max distinguish 0 from −0, which is not visible
        expect([...rollingMax(values, period)].map(value => value + 0)).toEqual(most.map(value => value + 0))
        expect([...rollingMin(values, period)].map(value => value + 0)).toEqual(least.map(value => value + 0))
      }),
    )
  })

  test('means and variances', () => {
    fc.assert(
      fc.property(anyColumn, anyPeriod, (values, period) => {
        const { mean, variance } = rollingMoments(values, period)
        const meanOf = (window: number[]) => sum(window) / window.length
        const varianceOf = (window: number[]) =>
          sum(window.map(value => (value - meanOf(window)) ** 2)) / window.length
        expectClose(mean, naive(values, period, meanOf), naive(values, period, size))
        const sizes = naive(values, period, window => Math.max(...window.map(Math.abs)) ** 2)
        expectClose(variance, naive(values, period, varianceOf), sizes)
        for (const value of variance) expect(value < 0).toBe(false)
      }),
    )
  })
})

describe('values outside of a window have no effect', () => {
  test('a value of a hundred million million leaves nothing behind', () => {
    const values = column(1e14, 0.1, 0.2, 0.3, 0.4, 0.5)
    expect([...rollingSum(values, 2)].slice(2)).toEqual([0.1 + 0.2, 0.2 + 0.3, 0.3 + 0.4, 0.4 + 0.5])
    const tail = rollingMoments(values, 2).variance.slice(2)
    for (const variance of tail) expect(variance).toBeCloseTo(0.0025, 15)
  })

  test('after a million values the sum is still that of its own ten', () => {
    const values = new Float64Array(1_000_000).map((_, at) => ((at * 7919) % 1000) / 10 + 1e6 * (at % 3))
    const last = rollingSum(values, 10).at(-1)
    expect(last).toBe(sum([...values.slice(-10)]))
  })

  test('a small spread on a large price survives', () => {
    const { variance } = rollingMoments(column(1e9, 1e9 + 1, 1e9, 1e9 + 1), 4)
    expect(variance[3]).toBe(0.25)
  })

  test('equal values have no variance at all', () => {
    const { mean, variance } = rollingMoments(new Float64Array(50).fill(0.1), 7)
    expect(new Set(variance.slice(6))).toEqual(new Set([0]))
    expect(new Set(mean.slice(6))).toEqual(new Set([0.1]))
  })
})

test('a window half as long as 200,000 values costs no more than a short one', () => {
  const values = new Float64Array(200_000).map((_, at) => Math.sin(at))
  // each window on its own would be ten thousand million steps
  for (const rolling of [rollingSum, rollingMax, rollingMin, rollingWeightedSum])
    expect(rolling(values, 100_000).findIndex(value => !Number.isNaN(value))).toBe(99_999)
  expect(rollingMoments(values, 100_000).mean.findIndex(value => !Number.isNaN(value))).toBe(99_999)
}, 5000)

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 5, 2 ** 53])(
  'a period of %d over four values gives none',
  period => {
    const values = column(1, 2, 3, 4)
    const { mean, variance } = rollingMoments(values, period)
    const all = [rollingSum, rollingMax, rollingMin, rollingWeightedSum].map(rolling =>
      rolling(values, period),
    )
    for (const out of [...all, mean, variance]) expect([...out]).toEqual(Array(4).fill(Number.NaN))
  },
)
