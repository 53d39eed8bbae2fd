import { describe, expect, test } from 'vitest'
import { axisKey, dragFactor, nextRange, rangeDomain, scaledRange, shareOf } from './value-range.ts'

describe('C20 the value axis is scaled by the user', () => {
  test.each([
    ['twice as much, around the middle', { low: 100, high: 200 }, 2, false, { low: 50, high: 250 }],
    ['half', { low: 100, high: 200 }, 0.5, false, { low: 125, high: 175 }],
    ['by heights on a logarithmic axis', { low: 10, high: 1000 }, 0.5, true, { low: 31.6, high: 316.2 }],
  ] as const)('%s', (_, range, factor, log, expected) => {
    const { low, high } = scaledRange(range, factor, log)
    expect(low).toBeCloseTo(expected.low, 1)
    expect(high).toBeCloseTo(expected.high, 1)
    expect(shareOf({ low, high }, range, log)).toBeCloseTo(factor)
  })

  test.each([
    ['ArrowUp', 1 / 1.1],
    ['+', 1 / 1.1],
    ['ArrowDown', 1.1],
    ['-', 1.1],
    ['Home', 'fit'],
    ['Enter', 'fit'],
    ['0', 'fit'],
    ['a', null],
  ])('key %s: %s', (key, effect) => {
    expect(axisKey(key)).toBe(effect)
  })

  test('a drag upwards shows less, downwards more, and none nothing', () => {
    expect([dragFactor(-160), dragFactor(0), dragFactor(160)]).toEqual([0.5, 1, 2])
  })

  test('it stays within 1/100 and 10 times of the fitting range, and the fitting range is null', () => {
    const fit = { low: 0, high: 100 }
    const from = (current: { low: number; high: number }) => ({ current, fit, log: false })
    expect(nextRange(from(fit), 0.5)).toEqual({ low: 25, high: 75 })
    expect(nextRange(from({ low: 25, high: 75 }), 2)).toBeNull()
    expect(nextRange(from(fit), 1e9)).toEqual({ low: -450, high: 550 })
    expect(nextRange(from(fit), 0)).toEqual({ low: 49.5, high: 50.5 })
  })

  test('the chosen range overrides the ends of the data', () => {
    expect(rangeDomain(null, { low: 0 })).toEqual({ low: 0 })
    expect(rangeDomain({ low: 1, high: 2 }, { low: 0 })).toEqual({ low: 1, high: 2 })
  })
})
