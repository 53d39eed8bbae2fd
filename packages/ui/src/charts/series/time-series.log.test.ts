import { describe, expect, test } from 'vitest'
import { addDays } from '../../foundation/calendar/day.ts'
import { logRefusal, type TimeSeries, type ValuesMode } from './time-series.ts'

const seriesOf = (...values: number[]): TimeSeries => ({
  id: 'any',
  name: 'Any',
  points: values.map((value, i) => ({ day: addDays('2025-01-01', i), value })),
})

describe('logRefusal (features §2.1)', () => {
  test.each<[sentence: string, values: number[], mode: ValuesMode, key: string | null]>([
    ['prices can have a log axis', [90, 100], 'absolute', null],
    ['zero cannot', [0, 100], 'absolute', 'stock_log_not_positive'],
    ['nor a negative yield', [-0.2, 1], 'absolute', 'stock_log_not_positive'],
    ['percentages have a linear one', [90, 100], 'percent', 'stock_log_percent'],
    ['without data there is nothing against it', [], 'absolute', null],
  ])('%s', (_, values, mode, key) => {
    expect(logRefusal([seriesOf(...values)], mode)).toBe(key)
  })

  test('a compared line counts too', () => {
    expect(logRefusal([seriesOf(1, 2), seriesOf(-1)], 'absolute')).toBe('stock_log_not_positive')
  })
})
