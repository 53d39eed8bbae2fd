import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { difference, type Spread, spreadOf, spreadStatistics } from './spread.ts'

const days: Day[] = ['2024-08-19', '2024-08-20', '2024-08-21', '2024-08-22', '2024-08-23']
const at = (day: number) => wallTimeOfDay(days[day] as Day)
/** A line over the days; undefined leaves the day out, null is a gap. */
const line = (id: string, ...values: (number | null | undefined)[]): TimeSeries => ({
  id,
  name: id,
  points: values.flatMap((value, i) => (value === undefined ? [] : [{ day: days[i] as Day, value }])),
})
const on = (spread: Spread) => {
  if (spread.kind === 'off') throw new Error(spread.reason)
  return spread
}

describe('C11 the spread line needs exactly two drawn lines (bond-page §4, readings #20)', () => {
  const one = line('a', 101, 102)
  test.each<[string, TimeSeries[], Spread]>([
    ['none', [], { kind: 'off', reason: 'notTwo' }],
    ['one', [one], { kind: 'off', reason: 'notTwo' }],
    ['three', [one, line('b', 1, 2), line('c', 1, 2)], { kind: 'off', reason: 'notTwo' }],
    ['a masked line', [one, { ...line('b', 1, 2), masked: true }], { kind: 'off', reason: 'masked' }],
    [
      'two without a common day',
      [one, line('b', undefined, undefined, 3)],
      { kind: 'off', reason: 'noCommonDay' },
    ],
    [
      'two with a gap on every common day',
      [one, line('b', null, null)],
      { kind: 'off', reason: 'noCommonDay' },
    ],
  ])('%s: off, with the reason', (_sentence, series, spread) => {
    expect(spreadOf(series, 'price')).toEqual(spread)
  })

  test('a trend does not count as a line', () => {
    expect(spreadOf([one, line('b', 1, 2), { ...line('t', 1, 2), variant: 'trend' }], 'price').kind).toBe(
      'on',
    )
  })
})

describe('C11 main minus other', () => {
  test.each([
    ['prices in points', 'price', 101.594, 97.412, 4.182, 'spread_unit_points'],
    ['yields, drawn in per cent, in basis points', 'yield', 3.861, 4.25, -38.9, 'spread_unit_bp'],
    ['g-spreads are basis points already', 'gspread', 12.345, 2.5, 9.845, 'spread_unit_bp'],
    ['without the noise of doubles', 'price', 0.3, 0.1, 0.2, 'spread_unit_points'],
    [
      'of full values, so that the text rounds once',
      'price',
      99.8125,
      98.49609375,
      1.31640625,
      'spread_unit_points',
    ],
    ['yields with every decimal', 'yield', 3.860872, 4.2512345, -39.03625, 'spread_unit_bp'],
  ] as const)('%s', (_sentence, measure, main, other, value, unit) => {
    const spread = on(spreadOf([line('a', main), line('b', other)], measure))
    expect([...spread.y]).toEqual([value])
    expect(spread.unit).toBe(unit)
  })

  test('of percent changes in percentage points, each line from its own first value (C10)', () => {
    const spread = on(spreadOf([line('a', 100, 110), line('b', 50, 52)], 'yield', 'percent'))
    expect([...spread.y]).toEqual([0, 6])
    expect(spread.unit).toBe('spread_unit_percentage_points')
  })

  test('a day without a value of one line is a gap', () => {
    const spread = on(spreadOf([line('a', 10, 11, null, 13), line('b', 7, undefined, 7, 7, 7)], 'price'))
    expect(spread.points).toEqual([
      { day: days[0], value: 3 },
      { day: days[1], value: null },
      { day: days[2], value: null },
      { day: days[3], value: 6 },
      { day: days[4], value: null },
    ])
    expect([...spread.y]).toEqual([3, Number.NaN, Number.NaN, 6, Number.NaN])
  })

  test('instants stay instants', () => {
    const moment = Date.UTC(2025, 6, 9, 6, 30)
    const points = (value: number) => [{ at: moment, value }]
    const spread = on(
      spreadOf(
        [
          { id: 'a', name: 'a', points: points(5) },
          { id: 'b', name: 'b', points: points(3) },
        ],
        'price',
      ),
    )
    expect(spread.points).toEqual([{ at: moment, value: 2 }])
  })
})

describe('C11 lowest, highest, mean and last, with their days', () => {
  test('over the days with both values', () => {
    const spread = on(spreadOf([line('a', 10, 14, 9, 12, 99), line('b', 7, 7, 7, 7, null)], 'price'))
    expect(spread.statistics).toEqual({
      max: { value: 7, at: at(1) },
      min: { value: 2, at: at(2) },
      last: { value: 5, at: at(3) },
      mean: 4.25,
      days: 4,
    })
  })

  test('one common day is last, lowest, highest and mean', () => {
    const only = { value: 3, at: at(0) }
    expect(on(spreadOf([line('a', 10), line('b', 7)], 'price')).statistics).toEqual({
      min: only,
      max: only,
      last: only,
      mean: 3,
      days: 1,
    })
  })

  test('for equal extremes the first day counts', () => {
    expect(spreadStatistics(Float64Array.of(1, 2, 3), Float64Array.of(5, 5, 5))).toMatchObject({
      min: { at: 1 },
      max: { at: 1 },
      last: { at: 3 },
    })
  })
})

describe('properties for any lines', () => {
  const column = fc
    .uniqueArray(
      fc.tuple(
        fc.nat(60),
        fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(Number.NaN)),
      ),
      {
        selector: ([x]) => x,
        maxLength: 40,
      },
    )
    .map(pairs => [...pairs].sort((a, b) => a[0] - b[0]))
    .map(pairs => ({ x: Float64Array.from(pairs, ([x]) => x), y: Float64Array.from(pairs, ([, y]) => y) }))

  test('the times ascend, come from either line, and occur once', () => {
    fc.assert(
      fc.property(column, column, (one, two) => {
        const { x, y } = difference(one, two, 1)
        expect([...x]).toEqual([...new Set([...one.x, ...two.x])].sort((a, b) => a - b))
        expect(y).toHaveLength(x.length)
      }),
    )
  })

  test('there is a value exactly where both lines have one, and swapping the lines changes its sign', () => {
    fc.assert(
      fc.property(column, column, (one, two) => {
        const there = difference(one, two, 100)
        const back = difference(two, one, 100)
        there.x.forEach((time, i) => {
          const values = [one, two].map(({ x, y }) => y[x.indexOf(time)] ?? Number.NaN)
          expect(Number.isNaN(there.y[i])).toBe(values.some(Number.isNaN))
          expect((there.y[i] as number) + (back.y[i] as number) || 0).toBe(0)
        })
      }),
    )
  })

  test('lowest ≤ mean ≤ highest, and each is a value of the line', () => {
    fc.assert(
      fc.property(column, column, (one, two) => {
        const { x, y } = difference(one, two, 1)
        const statistics = spreadStatistics(x, y)
        const values = [...y].filter(value => !Number.isNaN(value))
        expect(statistics === null).toBe(values.length === 0)
        if (!statistics) return
        expect(statistics.min.value).toBe(Math.min(...values))
        expect(statistics.max.value).toBe(Math.max(...values))
        expect(statistics.last.value).toBe(values.at(-1))
        // the rounding error of a sum is relative to its largest value
        const noise = Math.max(...values.map(Math.abs)) * 1e-12 + 1e-10
        expect(statistics.mean).toBeGreaterThanOrEqual(statistics.min.value - noise)
        expect(statistics.mean).toBeLessThanOrEqual(statistics.max.value + noise)
      }),
    )
  })
})
