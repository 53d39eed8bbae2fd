import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extremesBetween } from './extremes.ts'

const ramp = Float64Array.from({ length: 1000 }, (_, index) => index)
const none = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }

describe('the extremes of a range of values', () => {
  test.each<[string, Float64Array, number, number, { low: number; high: number }]>([
    ['all of them', ramp, 0, 1000, { low: 0, high: 999 }],
    ['a few', ramp, 10, 13, { low: 10, high: 12 }],
    ['whole blocks and both ends around them', ramp, 60, 700, { low: 60, high: 699 }],
    ['none', ramp, 500, 500, none],
    ['no value at all', new Float64Array(0), 0, 0, none],
    ['gaps alone', new Float64Array(300).fill(Number.NaN), 0, 300, none],
  ])('%s', (_, y, from, to, expected) => expect(extremesBetween(y, from, to)).toEqual(expected))

  test('equal those of a full scan, wherever the range begins and ends', () => {
    const value = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(fc.array(value, { maxLength: 700 }), fc.nat(), fc.nat(), (values, one, other) => {
        const y = Float64Array.from(values)
        const [from, to] = [one % (y.length + 1), other % (y.length + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ]
        const seen = values.slice(from, to).filter(each => !Number.isNaN(each))
        const found = extremesBetween(y, from, to)
        expect(found.low === Math.min(...seen, Number.POSITIVE_INFINITY)).toBe(true)
        expect(found.high === Math.max(...seen, Number.NEGATIVE_INFINITY)).toBe(true)
      }),
    )
  })
})
