import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import type { TimePoint } from '../plot/column.ts'
import type { TimeSeries } from './time-series.ts'
import { isSameSeries, pointOrderWarning, seriesIdWarning } from './use-series-warnings.ts'

const days = (...list: Day[]): TimePoint[] => list.map(day => ({ day, value: 1 }))
const series = (id: string, points = days('2024-01-02')): TimeSeries => ({ id, name: id, points })

const NONE = new Float64Array()

describe('ids of series', () => {
  test('silent with an id for each series', () => {
    expect(seriesIdWarning('TimeChart', [series('a'), series('b')])).toBeNull()
  })

  test('two series with one id are named', () => {
    expect(seriesIdWarning('TimeChart', [series('a'), series('b'), series('a')])).toBe(
      'TimeChart: series 0 and 2 have the same id "a". Give each series its own `id`.',
    )
  })
})

describe('order of points', () => {
  test.each<[what: string, points: TimePoint[]]>([
    ['no points', []],
    ['one point', days('2024-01-02')],
    ['days in order', days('2023-12-29', '2024-01-02', '2024-01-03')],
    ['a day that no calendar has', days('2024-01-02', '2024-02-30', '2024-01-03')],
    ['instants in order', [1, 2, 3].map(at => ({ at, value: 1 }))],
    ['a mistake after the first 10,000 points', [...Array(10_000).keys(), 5].map(at => ({ at, value: 1 }))],
  ])('silent with %s', (_, points) => expect(pointOrderWarning('TimeChart', series('a', points))).toBeNull())

  test.each<[points: TimePoint[], text: string]>([
    [
      days('2024-01-02', '2024-01-04', '2024-01-03', '2024-01-01'),
      'TimeChart: points 1 and 2 of the series "a" are not in order: 2024-01-04 is before 2024-01-03. Sort `points` by time, oldest first.',
    ],
    [
      days('2024-01-02', '2024-02-30', '2024-01-02'),
      'TimeChart: points 0 and 2 of the series "a" are both at 2024-01-02, and only the last one is drawn. Keep one point for each time.',
    ],
    [
      [2, 1].map(second => ({ at: second * 1000, value: 1 })),
      'TimeChart: points 0 and 1 of the series "a" are not in order: 1970-01-01T00:00:02.000Z is before 1970-01-01T00:00:01.000Z. Sort `points` by time, oldest first.',
    ],
  ])('%o has the text: %s', (points, text) => {
    expect(pointOrderWarning('TimeChart', series('a', points))).toBe(text)
  })
})

describe('series with the same content', () => {
  const points = days('2024-01-02', '2024-01-03')
  const one = series('a', points)
  test.each<[what: string, other: TimeSeries, isSame: boolean]>([
    ['itself', one, true],
    ['a copy', { ...one, points: points.map(point => ({ ...point })) }, true],
    ['another note for percentages', { ...one, percentNote: () => '' }, true],
    ['another name', { ...one, name: 'b' }, false],
    ['one more point', { ...one, points: [...points, ...days('2024-01-04')] }, false],
    ['another newest value', { ...one, points: points.with(-1, { day: '2024-01-03', value: 2 }) }, false],
    ['another oldest value', { ...one, points: points.with(0, { day: '2024-01-02', value: 2 }) }, false],
    ['bars of their own', { ...one, bars: { open: NONE, high: NONE, low: NONE } }, false],
  ])('%s', (_, other, isSame) => expect(isSameSeries(one, other)).toBe(isSame))
})
