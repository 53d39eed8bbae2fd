import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { type TimePoint, toColumn } from '../plot/column.ts'
import { barsAt } from './bar-columns.ts'

const day = (date: number): Day => `2025-01-${String(date).padStart(2, '0')}` as Day
const points = (...dates: number[]): TimePoint[] => dates.map(date => ({ day: day(date), value: date }))
const three = (values: number[]) => ({
  open: Float64Array.from(values),
  high: Float64Array.from(values, value => value + 1),
  low: Float64Array.from(values, value => value - 1),
})

describe('C20: bars in the order of the column', () => {
  test.each<[string, TimePoint[], number[], number[] | null]>([
    ['sorted points have their bars', points(1, 2, 3), [10, 20, 30], [10, 20, 30]],
    ['bars are sorted with their points', points(3, 1, 2), [30, 10, 20], [10, 20, 30]],
    ['of two points of one day the last one counts', points(1, 2, 2), [10, 20, 25], [10, 25]],
    [
      'a point without a readable day loses its bar with it',
      [...points(1), { day: '2025-02-31' as Day, value: 1 }, ...points(3)],
      [10, 20, 30],
      [10, 30],
    ],
    ['columns of another length belong to other points', points(1, 2, 3), [10, 20], null],
  ])('%s', (_, input, open, expected) => {
    const bars = barsAt(toColumn(input), input, three(open))
    expect(bars && [...bars.open]).toEqual(expected)
    expect(bars && [...bars.high]).toEqual(expected?.map(value => value + 1) ?? null)
  })

  test('without bars there are none', () => {
    const input = points(1, 2)
    expect(barsAt(toColumn(input), input, undefined)).toBeNull()
  })

  test('every bar stays with its point, in any order of points', () => {
    const dates = fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(dates, dates => {
        const input = points(...dates)
        const column = toColumn(input)
        const bars = barsAt(column, input, three(dates))
        expect(bars && [...bars.open]).toEqual([...column.y])
      }),
    )
  })
})
