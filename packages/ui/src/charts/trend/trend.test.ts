import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { percentOf, type TimePoint, toColumn, wallTimeOfDay } from '../plot/column.ts'
import {
  isTrendKind,
  type Trend,
  type TrendKind,
  type TrendOutcome,
  trendAt,
  trendInPercent,
  trendOf,
  trendPoints,
  trendSeries,
} from './trend.ts'

const KINDS: readonly TrendKind[] = ['linear', 'logarithmic', 'exponential']
const NONE = Number.NaN
const START = wallTimeOfDay('2024-01-01')

/** Values on the days with these numbers, counted from the start. */
const dated = (days: readonly number[], curve: (day: number) => number) => ({
  x: Float64Array.from(days, day => START + day * MS_PER_DAY),
  y: Float64Array.from(days, curve),
})
const daily = (...values: number[]) => dated([...values.keys()], day => values[day] as number)

function fitted(outcome: TrendOutcome): Trend {
  if (outcome.kind === 'none') throw new Error(`no trend: ${outcome.reason}`)
  return outcome.trend
}

describe('C12: a trend by least squares', () => {
  test('linear, a manual example: (0, 1), (1, 2), (2, 2), (3, 5) give y = 0.7 + 1.2·x with R² = 0.8', () => {
    // means 1.5 and 2.5; Sxx = 5, Sxy = 6, Syy = 9; b = 6/5, a = 2.5 − 1.8, R² = 36/45
    const { a, b, r2 } = fitted(trendOf(daily(1, 2, 2, 5), 'linear'))
    expect([a, b, r2].map(value => Math.round(value * 1e12) / 1e12)).toEqual([0.7, 1.2, 0.8])
  })

  test.each<[kind: TrendKind, curve: (day: number) => number, a: number, b: number]>([
    ['linear', day => 101.25 - 0.012 * day, 101.25, -0.012],
    ['logarithmic', day => 98.4 + 0.31 * Math.log(day + 1), 98.4, 0.31],
    ['exponential', day => 97.1 * Math.exp(0.0003 * day), 97.1, 0.0003],
  ])('%s: finds the coefficients of the data, x in days from the first', (kind, curve, a, b) => {
    const trend = fitted(trendOf(dated([0, 1, 2, 7, 30, 365], curve), kind))
    expect(trend.a).toBeCloseTo(a, 9)
    expect(trend.b).toBeCloseTo(b, 9)
    expect(trend.r2).toBeCloseTo(1, 9)
    expect(trend.start).toBe(START)
  })

  test.each<[sentence: string, kind: TrendKind, values: number[], reason: string]>([
    ['one point is not enough', 'linear', [100], 'fewPoints'],
    ['no point is not enough', 'exponential', [], 'fewPoints'],
    ['one value among gaps is not enough', 'logarithmic', [NONE, 100, NONE], 'fewPoints'],
    [
      'values that cannot be drawn are no values',
      'linear',
      [100, Number.POSITIVE_INFINITY, 1e15],
      'fewPoints',
    ],
    ['a value of zero has no exponential', 'exponential', [1, 0, 2], 'notPositive'],
    ['nor has one below zero', 'exponential', [1, -3, 2], 'notPositive'],
  ])('there is none where %s', (_, kind, values, reason) => {
    expect(trendOf(daily(...values), kind)).toEqual({ kind: 'none', reason })
  })

  test.each<[TrendKind]>([['linear'], ['logarithmic']])('%s: values at and below zero are fine', kind => {
    expect(trendOf(daily(0, -1, -2), kind).kind).toBe('trend')
  })

  test('gaps are ignored, and days are counted from the first value', () => {
    const trend = fitted(trendOf(daily(NONE, 5, NONE, 9), 'linear'))
    expect(trend).toEqual({ kind: 'linear', a: 5, b: 2, r2: 1, start: START + MS_PER_DAY })
  })

  test.each(KINDS)('%s of equal values is the value itself', kind => {
    const trend = fitted(trendOf(daily(0.1, 0.1, 0.1, 0.1), kind))
    expect([trend.b, trend.r2]).toEqual([0, 1])
    expect(trend.a).toBeCloseTo(0.1, 15)
  })
})

const anyDays = fc.uniqueArray(fc.nat(4000), { minLength: 2, maxLength: 40 }).map(days => {
  const sorted = days.toSorted((a, b) => a - b)
  return sorted.map(day => day - (sorted[0] as number))
})
const anyKind = fc.constantFrom(...KINDS)

describe('properties of every trend', () => {
  test('linear: exact data give their exact coefficients', () => {
    const coefficient = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(anyDays, coefficient, coefficient, (days, a, b) => {
        const trend = fitted(
          trendOf(
            dated(days, day => a + b * day),
            'linear',
          ),
        )
        expect(Math.abs(trend.b - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(b)))
        expect(Math.abs(trend.a - a)).toBeLessThanOrEqual(1e-9 * (Math.abs(a) + 4000 * Math.abs(b) + 1))
        expect(trend.r2).toBeGreaterThan(1 - 1e-9)
      }),
    )
  })

  test('logarithmic and exponential: exact data give their exact coefficients', () => {
    const a = fc.double({ min: 0.01, max: 1000, noNaN: true })
    const steep = fc
      .tuple(fc.double({ min: 0.0001, max: 0.005, noNaN: true }), fc.constantFrom(-1, 1))
      .map(([size, sign]) => size * sign)
    fc.assert(
      fc.property(anyDays, a, steep, (days, first, b) => {
        const log = fitted(
          trendOf(
            dated(days, day => first + 1000 * b * Math.log(day + 1)),
            'logarithmic',
          ),
        )
        expect(log.a).toBeCloseTo(first, 6)
        expect(log.b).toBeCloseTo(1000 * b, 6)
        expect(log.r2).toBeGreaterThan(1 - 1e-9)
        const exp = fitted(
          trendOf(
            dated(days, day => first * Math.exp(b * day)),
            'exponential',
          ),
        )
        expect(Math.abs(exp.a / first - 1)).toBeLessThan(1e-7)
        expect(exp.b).toBeCloseTo(b, 9)
        expect(exp.r2).toBeGreaterThan(1 - 1e-7)
      }),
    )
  })

  test('never NaN out for finite in', () => {
    const anyValue = fc.oneof(
      fc.double({ noNaN: true, min: -1e14, max: 1e14 }),
      fc.double({ noNaN: true, min: 0, max: 1e-300 }),
      fc.constantFrom(1e14, 1, 1 + Number.EPSILON, 5e-324, 100),
    )
    const anyTimes = fc.uniqueArray(fc.integer({ min: -6e13, max: 2.5e14 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(anyTimes, fc.infiniteStream(anyValue), anyKind, fc.boolean(), (times, values, kind, up) => {
        const x = Float64Array.from(times.toSorted((a, b) => a - b))
        const y = x.map(() => {
          const value = values.next().value as number
          return up ? Math.abs(value) || 1 : value
        })
        const outcome = trendOf({ x, y }, kind)
        if (outcome.kind === 'none') {
          expect(kind).toBe('exponential')
          return
        }
        const { a, b, r2 } = outcome.trend
        expect([a, b, r2].every(Number.isFinite)).toBe(true)
        expect(r2).toBeGreaterThanOrEqual(0)
        expect(r2).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('no other straight line lies closer to the points', () => {
    const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 3, maxLength: 20 })
    const nudge = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      fc.property(values, nudge, nudge, (all, da, db) => {
        const data = daily(...all)
        const trend = fitted(trendOf(data, 'linear'))
        const off = (other: Trend) =>
          data.y.reduce((sum, value, at) => sum + (value - trendAt(other, data.x[at] as number)) ** 2, 0)
        const other = { ...trend, a: trend.a + da, b: trend.b + db }
        expect(off(trend)).toBeLessThanOrEqual(off(other) + 1e-6)
      }),
    )
  })
})

test.each(['linear', 'logarithmic', 'exponential'] as const)(
  'C10 in per cent a %s trend is the curve that is drawn',
  kind => {
    const trend: Trend = { kind, a: 98, b: 0.002, r2: 0.5, start: wallTimeOfDay('2024-01-01') }
    for (const day of ['2024-01-02', '2024-05-01', '2025-01-01']) {
      const at = wallTimeOfDay(day)
      expect(trendAt(trendInPercent(trend, 96), at)).toBeCloseTo(percentOf(trendAt(trend, at), 96), 9)
    }
  },
)

describe('the trend as a line of the chart', () => {
  const days = (count: number): TimePoint[] =>
    Array.from({ length: count }, (_, i) => ({ day: addDays('2024-01-01', i), value: 100 + i }))

  test('has the days and the style of its series', () => {
    const { series } = trendSeries(
      { id: 'a', name: 'A', points: days(3), style: 4, unit: '%', href: '/a/' },
      'linear',
      trend => ({ name: 'trend', note: `${trend.b}` }),
    )
    expect(series).toEqual({
      id: 'trend:a',
      base: 'a',
      name: 'trend',
      note: '1',
      percentNote: expect.any(Function),
      style: 4,
      unit: '%',
      variant: 'trend',
      points: days(3),
    })
  })

  test('has the instants of its series', () => {
    const points: TimePoint[] = [
      { at: Date.UTC(2024, 0, 1, 9), value: 10 },
      { at: Date.UTC(2024, 0, 1, 21), value: 11 },
    ]
    const column = toColumn(points)
    const trend = fitted(trendOf(column, 'linear'))
    expect(trend.b).toBeCloseTo(2, 12)
    expect(trendPoints(trend, column)).toEqual(points)
  })

  test.each([2, 101, 399, 401, 2500, 5000])('of %d points has at most 400, with both ends', count => {
    const column = toColumn(days(count))
    const points = trendPoints(fitted(trendOf(column, 'logarithmic')), column)
    expect(points.length).toBeLessThanOrEqual(400)
    expect(points[0]?.day).toBe('2024-01-01')
    expect(points.at(-1)?.day).toBe(addDays('2024-01-01', count - 1))
  })

  test('a masked series has none: an equation would reveal the values (access row 16)', () => {
    const masked = { id: 'a', name: 'A', points: days(9), masked: true }
    expect(trendSeries(masked, 'linear', () => ({ name: '', note: '' }))).toEqual({
      outcome: { kind: 'none', reason: 'masked' },
      series: null,
    })
  })

  test('a series of one point has none, with a reason', () => {
    const one = { id: 'a', name: 'A', points: days(1) }
    expect(trendSeries(one, 'linear', () => ({ name: '', note: '' }))).toEqual({
      outcome: { kind: 'none', reason: 'fewPoints' },
      series: null,
    })
  })

  test('where the curve cannot be drawn it has a gap', () => {
    const trend: Trend = { kind: 'exponential', a: 1, b: 1, r2: 1, start: START }
    expect(trendAt(trend, START + 1000 * MS_PER_DAY)).toBeNaN()
    const log: Trend = { kind: 'logarithmic', a: 1, b: 1, r2: 1, start: START }
    expect(trendAt(log, START - 2 * MS_PER_DAY)).toBeNaN()
  })
})

test.each([
  ['linear', true],
  ['not_selected', false],
  ['constructor', false],
  [null, false],
])('%s is a trend: %s', (value, isOne) => {
  expect(isTrendKind(value)).toBe(isOne)
})
