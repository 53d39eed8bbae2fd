import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import { groupDays, mergeDays, seriesByPeriod } from './merge-days.ts'
import { columnOf, type TimeSeries } from './time-series.ts'

/** Thursday and Friday, then Monday to Wednesday over the end of a month. */
const DAYS: Day[] = ['2025-06-26', '2025-06-27', '2025-06-30', '2025-07-01', '2025-07-02']
const times = Float64Array.from(DAYS, wallTimeOfDay)
const of = (...values: number[]) => Float64Array.from(values)

describe('C20 days become weeks and months', () => {
  test('a week begins on Monday', () => {
    expect(groupDays(times, 'week').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 4],
    ])
    expect(groupDays(times, 'month').map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 4],
    ])
  })

  test.each([
    ['first', [1, 4]],
    ['last', [2, 4]],
    ['highest', [2, 5]],
    ['lowest', [1, 3]],
    ['sum', [3, 12]],
  ] as const)('the %s of each, without what is missing', (merge, expected) => {
    const values = merge === 'last' ? of(1, 2, 5, 4, Number.NaN) : of(1, 2, 4, 5, 3)
    expect([...mergeDays(values, groupDays(times, 'week'), merge)]).toEqual(expected)
  })

  test('a group without a value has none', () => {
    expect([
      ...mergeDays(of(1, 2, Number.NaN, Number.NaN, Number.NaN), groupDays(times, 'week'), 'sum'),
    ]).toEqual([3, Number.NaN])
  })
})

describe('C20 series by the week', () => {
  const points = (values: (number | null)[]) => DAYS.map((day, i) => ({ day, value: values[i] ?? null }))
  const main: TimeSeries = {
    id: 'main',
    name: 'Main',
    points: points([1, 2, 3, 4, null]),
    bars: { open: of(1, 9, 2, 9, 9), high: of(5, 6, 7, 8, 7), low: of(1, 0, 2, 1, 3) },
  }
  const other: TimeSeries = { id: 'other', name: 'Other', points: points([10, 20, 30, 40, 50]) }
  const [merged, compared] = seriesByPeriod([main, other], 'week') as [TimeSeries, TimeSeries]

  test('bars open with the first open, close with the last close, and include all highs and lows', () => {
    expect([...columnOf(merged).y]).toEqual([2, 4])
    expect(merged.bars).toEqual({ open: of(1, 2), high: of(6, 8), low: of(0, 1) })
  })

  test('all series have the time of the last day of any of them', () => {
    const ends = [DAYS[1], DAYS[4]].map(day => wallTimeOfDay(day as Day))
    expect([...columnOf(merged).x]).toEqual(ends)
    expect([...columnOf(compared).x]).toEqual(ends)
    expect([...columnOf(compared).y]).toEqual([20, 50])
  })

  test('volumes add up', () => {
    const [volume] = seriesByPeriod([{ ...other, merge: 'sum' }], 'month') as [TimeSeries]
    expect([...columnOf(volume).y]).toEqual([60, 90])
  })
})
