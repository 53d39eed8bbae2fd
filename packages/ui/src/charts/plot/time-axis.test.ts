import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { wallTimeOfDay } from './column.ts'
import { CALENDAR, tradingDays } from './time-axis.ts'

const at = wallTimeOfDay
const columnOf = (days: readonly string[], values: readonly number[] = days.map((_, i) => i)) => ({
  x: Float64Array.from(days, at),
  y: Float64Array.from(values),
})

describe('tradingDays (C20)', () => {
  // Thursday, Friday, Monday after a weekend, Wednesday after a holiday
  const axis = tradingDays([columnOf(['2025-07-03', '2025-07-04', '2025-07-07', '2025-07-09'])])
  const first = at('2025-07-03')

  test.each<[sentence: string, day: string, place: number]>([
    ['the first day is at its own time', '2025-07-03', 0],
    ['the next one a day later', '2025-07-04', 1],
    ['a weekend has no width', '2025-07-07', 2],
    ['nor does a holiday', '2025-07-09', 3],
    ['a day without data lies between its neighbours', '2025-07-08', 2.5],
    ['days before the data go on as on a calendar', '2025-07-01', -2],
    ['and so do days after it', '2025-07-11', 5],
  ])('%s', (_, day, place) => {
    expect(axis.placeOf(at(day))).toBeCloseTo(first + place * MS_PER_DAY, 3)
    expect(axis.timeAt(first + place * MS_PER_DAY)).toBeCloseTo(at(day), 3)
  })

  test('has the days of all columns, and none on which nobody has a value', () => {
    const both = tradingDays([
      columnOf(['2025-07-03', '2025-07-07']),
      columnOf(['2025-07-04', '2025-07-05'], [1, Number.NaN]),
    ])
    expect([...(both.days ?? [])]).toEqual(['2025-07-03', '2025-07-04', '2025-07-07'].map(at))
  })

  test('without a value it is the calendar', () => {
    expect(tradingDays([columnOf([])])).toBe(CALENDAR)
  })

  test('gives the places of the same times once', () => {
    const { x } = columnOf(['2025-07-04', '2025-07-07'])
    expect(axis.placesOf(x)).toBe(axis.placesOf(x))
    expect([...axis.placesOf(x)]).toEqual([first + MS_PER_DAY, first + 2 * MS_PER_DAY])
  })

  test('a place converts back to its time, and later times have later places', () => {
    const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(anyDays, fc.integer({ min: -100, max: 20_100 }), (days, day) => {
        const sorted = Float64Array.from(days, value => value * MS_PER_DAY).sort()
        const any = tradingDays([{ x: sorted, y: sorted }])
        const time = (day + 0.25) * MS_PER_DAY
        expect(Math.abs(any.timeAt(any.placeOf(time)) - time)).toBeLessThan(1)
        expect(any.placeOf(time + MS_PER_DAY)).toBeGreaterThan(any.placeOf(time))
      }),
    )
  })
})
