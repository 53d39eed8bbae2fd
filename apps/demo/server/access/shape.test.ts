import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapeOf } from './shape.ts'

describe('shape', () => {
  test.each([
    ['a line from low to high', [97, 98, 101], [0, 25, 100]],
    ['a line that does not move', [5, 5], [50, 50]],
    ['gaps stay gaps', [1, null, 3, Number.NaN, undefined], [0, null, 100, null, null]],
    ['one point', [42], [50]],
    ['no point', [], []],
  ])('%s', (_, values, shape) => expect(shapeOf(values)).toEqual(shape))

  test('is the same for y and a·y + b: neither level nor size is visible', () => {
    const price = fc.integer({ min: 0, max: 12_800 }).map(units => units / 64)
    fc.assert(
      fc.property(
        fc.array(fc.option(price), { maxLength: 80 }),
        fc.integer({ min: 1, max: 1_000_000 }).map(units => units / 1000),
        fc.integer({ min: -1_000_000, max: 1_000_000 }).map(units => units / 1000),
        (values, a, b) => {
          const other = values.map(value => (value === null ? null : a * value + b))
          expect(shapeOf(other)).toEqual(shapeOf(values))
        },
      ),
    )
  })

  test('contains only whole numbers from 0 to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1e12, max: 1e12 })), values => {
        for (const point of shapeOf(values)) {
          expect(Number.isInteger(point)).toBe(true)
          expect(point).toBeGreaterThanOrEqual(0)
          expect(point).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
