import { describe, expect, test } from 'vitest'
import { createScales, linearMap } from './scales.ts'

const box = { left: 10, top: 20, width: 400, height: 200 }

describe('createScales', () => {
  const linear = createScales({ from: 0, to: 400, low: 0, high: 100 }, box)
  const log = createScales({ from: 0, to: 400, low: 1, high: 10_000 }, box, 'log')

  test.each([
    ['a corner', linear, 0, 0, 10, 220],
    ['the opposite corner', linear, 400, 100, 410, 20],
    ['the middle of a logarithmic axis', log, 200, 100, 210, 120],
  ])('%s there and back', (_, scales, at, value, x, y) => {
    expect([scales.x(at), scales.y(value)]).toEqual([x, expect.closeTo(y, 9)])
    const back = scales.invert({ x, y })
    expect([back.at, back.value]).toEqual([at, expect.closeTo(value, 9)])
  })

  test.each([0, -1, Number.NaN])('%d has no place on a logarithmic axis', value => {
    expect(log.y(value)).toBeNaN()
  })
})

describe('linearMap', () => {
  test('puts the domain on the box, values upwards', () => {
    const { kx, bx, ky, by } = linearMap(
      { from: 10, to: 20, low: 0, high: 100 },
      { left: 5, top: 7, width: 50, height: 200 },
    )
    expect([10 * kx + bx, 20 * kx + bx]).toEqual([5, 55])
    expect([0 * ky + by, 100 * ky + by]).toEqual([207, 7])
  })

  test('a domain without width does not divide by zero', () => {
    const mapping = linearMap({ from: 1, to: 1, low: 2, high: 2 }, { left: 0, top: 0, width: 10, height: 10 })
    expect(Object.values(mapping).every(Number.isFinite)).toBe(true)
  })
})
