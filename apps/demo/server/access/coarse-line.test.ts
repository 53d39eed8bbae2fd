import { addDays, type Day } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coarseLine, coarseShape } from './coarse-line.ts'
import { shapeOf } from './shape.ts'

const daysOf = (count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays('2024-01-01' as Day, index))

function coarse(values: readonly (number | null)[]): (number | null)[] {
  const at = coarseLine(daysOf(values.length), index => values[index] ?? null)
  return values.map((_, index) => at(index))
}

describe('a line in coarse steps', () => {
  test('rises over twelve steps from its lowest to its highest', () => {
    const steps = coarse(Array.from({ length: 241 }, (_, index) => 90 + index / 24))
    expect([steps[0], steps[120], steps[240]]).toEqual([0, 6, 12])
    expect(steps.every((step, index) => index === 0 || (step ?? 0) >= (steps[index - 1] ?? 0))).toBe(true)
  })

  test.each([
    ['a line that does not move', [5, 5, 5], [0, 0, 0]],
    ['rounding noise', [5, 5 + 1e-12, 5], [0, 0, 0]],
    ['gaps stay gaps', [1, null, 1, Number.NaN], [0, null, 0, null]],
    ['no point', [], []],
  ])('%s', (_, values, steps) => expect(coarse(values)).toEqual(steps))

  test('moves smaller than half a step are hidden', () => {
    const line = (dent: number) => [100, ...Array.from({ length: 20 }, () => 94 + dent), 88]
    expect(coarse(line(0.4))).toEqual(coarse(line(-0.4)))
    expect(coarse(line(0.6))).not.toEqual(coarse(line(-0.4)))
  })

  test('steps do not depend on the requested period', () => {
    const values = Array.from({ length: 60 }, (_, index) => Math.sin(index))
    const at = coarseLine(daysOf(60), index => values[index] ?? null)
    const backwards = values.map((_, index) => at(59 - index)).reverse()
    expect(backwards).toEqual(coarse(values))
  })

  test('its shape is the same for y and a·y + b', () => {
    const price = fc.integer({ min: 0, max: 12_800 }).map(units => units / 64)
    fc.assert(
      fc.property(
        fc.array(fc.option(price), { maxLength: 60 }),
        fc.integer({ min: 1, max: 1_000_000 }).map(units => units / 1000),
        fc.integer({ min: -1_000_000, max: 1_000_000 }).map(units => units / 1000),
        (values, a, b) => {
          const other = values.map(value => (value === null ? null : a * value + b))
          expect(shapeOf(coarse(other))).toEqual(shapeOf(coarse(values)))
        },
      ),
    )
  })
})

describe('the coarse shape of values without days', () => {
  test.each([
    ['lies on thirteen heights', [0, 3.9, 4.9, 50, 100], [0, 0, 8, 50, 100]],
    ['stands still where the values do', [5, 5], [50, 50]],
    ['keeps gaps', [1, null, 2], [0, null, 100]],
  ])('%s', (_, values, shape) => expect(coarseShape(values)).toEqual(shape))

  test('is the same for y and a·y + b', () => {
    const percent = fc.integer({ min: 0, max: 900 }).map(units => units / 100)
    fc.assert(
      fc.property(
        fc.array(fc.option(percent), { maxLength: 39 }),
        fc.integer({ min: 1, max: 1_000_000 }).map(units => units / 1000),
        fc.integer({ min: -1_000_000, max: 1_000_000 }).map(units => units / 1000),
        (values, a, b) => {
          const other = values.map(value => (value === null ? null : a * value + b))
          expect(coarseShape(other)).toEqual(coarseShape(values))
        },
      ),
    )
  })
})
