import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayToMs } from '../../foundation/calendar/day.ts'
import { toPoints } from '../../foundation/to-point.ts'
import {
  indexAtOrBefore,
  instantsColumn,
  lastValueIndex,
  mappedColumn,
  nearestIndex,
  percentBase,
  percentBaseOf,
  percentOf,
  type TimePoint,
  toColumn,
  wallTime,
  wallTimeOfDay,
} from './column.ts'

const point = (day: string, value: unknown, reason?: string): TimePoint =>
  ({ day: day as Day, value, reason }) as TimePoint

describe('toColumn: the gate for chart numbers (reliability fact 4)', () => {
  test.each<[sentence: string, points: TimePoint[], y: (number | null)[]]>([
    ['nothing gives an empty column', [], []],
    ['values are unchanged', [point('2024-01-01', 101.09375), point('2024-01-02', -3)], [101.09375, -3]],
    ['null is a gap', [point('2024-01-01', 1), point('2024-01-02', null)], [1, null]],
    ['NaN is a gap', [point('2024-01-01', Number.NaN)], [null]],
    ['Infinity is a gap, it would flatten the axis', [point('2024-01-01', Number.POSITIVE_INFINITY)], [null]],
    ['1e308 is a gap', [point('2024-01-01', 1e308)], [null]],
    ['text with a comma is a gap', [point('2024-01-01', '1,5')], [null]],
    ['unsorted points are sorted', [point('2024-01-02', 2), point('2024-01-01', 1)], [1, 2]],
    ['of two on one day the last one wins', [point('2024-01-01', 1), point('2024-01-01', 2)], [2]],
    ['a day that no calendar has is left out', [point('2024-02-31', 1), point('2024-03-01', 2)], [2]],
    ['a day that is no day is left out', [point('yesterday!', 1), point('2024-03-01', 2)], [2]],
  ])('%s', (_, points, y) => {
    expect([...toColumn(points).y].map(value => (Number.isNaN(value) ? null : value))).toEqual(y)
  })

  test('omitted points are counted, bad values are marked, reasons stay with their gaps', () => {
    const column = toColumn([
      point('2024-01-03', 1e308, 'odd'),
      point('2024-01-01', 1),
      point('2024-01-02', null, 'no trades'),
      point('2024-01-02', null, 'holiday'),
      point('nonsense!!', 5),
    ])
    expect(column.dropped).toBe(2)
    expect([...column.bad]).toEqual([2])
    expect(column.reasons.get(1)).toBe('holiday')
    expect(column.reasons.get(2)).toBe('odd')
  })

  test('the fast path for sorted points has the same result as toPoints', () => {
    const anyValue = fc.oneof(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.constantFrom<unknown>(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '1,5', '7', 1e20, -0),
    )
    const anyPoint = fc.record({
      day: fc.integer({ min: 0, max: 60 }).map(n => dayFromNumber(19_000 + n)),
      value: anyValue,
    })
    fc.assert(
      fc.property(fc.array(anyPoint, { maxLength: 50 }), points => {
        const column = toColumn(points as TimePoint[])
        const gated = toPoints(points.map(({ day, value }) => [dayToMs(day), value] as const))
        expect([...column.x]).toEqual(gated.points.map(({ x }) => x))
        expect([...column.y]).toEqual(gated.points.map(({ y }) => y ?? Number.NaN))
        const drawable = gated.points.flatMap(({ y }) => (y === null ? [] : [y]))
        expect(column.low).toBe(Math.min(...drawable))
        expect(column.high).toBe(Math.max(...drawable))
        expect(column.dropped).toBe(gated.dropped)
        expect(column.bad.size).toBe(gated.undrawable)
      }),
    )
  })
})

describe('times', () => {
  test('a day is never shifted, and follows the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), number => {
        const day = dayFromNumber(number)
        expect(wallTimeOfDay(day)).toBe(dayToMs(day))
      }),
    )
  })

  test.each<[sentence: string, point: TimePoint, at: number]>([
    [
      '20:59 UTC still is the same day at UTC+3',
      { at: Date.UTC(2025, 6, 10, 20, 59), value: 1 },
      Date.UTC(2025, 6, 10, 23, 59),
    ],
    [
      '21:00 UTC is the next one (readings #30, #31)',
      { at: Date.UTC(2025, 6, 10, 21), value: 1 },
      Date.UTC(2025, 6, 11),
    ],
    ['an instant beyond the calendar is none', { at: 9e14, value: 1 }, Number.NaN],
    ['an instant that is no number is none', { at: Number.NaN, value: 1 }, Number.NaN],
  ])('%s', (_, input, at) => {
    expect(wallTime(input)).toBe(at)
  })

  test.each([
    '2024-13-01',
    '2024-00-10',
    '2023-02-29',
    '0000-01-01',
    '2024/01/01',
    '2024-1-1',
    '',
    'abcd-ef-gh',
  ])('"%s" is no day', text => {
    expect(wallTimeOfDay(text)).toBeNaN()
  })
})

describe('C10 percent', () => {
  const column = (values: (number | null)[]) =>
    toColumn(values.map((value, i) => ({ day: dayFromNumber(20_000 + i), value })))

  test.each<[sentence: string, values: (number | null)[], percent: (number | null)[] | null]>([
    ['starts at 0', [50, 55, 45], [0, 10, -10]],
    ['starts at the first value that is neither gap nor zero', [null, 0, 20, 30], [null, -100, 0, 50]],
    ['without any such value there is no base', [null, 0, 0], null],
    ['a base near zero gives no percentage', [5e-300, 1], [0, null]],
    ['a negative base follows the rule value ÷ base − 1', [-2, -3], [0, 50]],
  ])('%s', (_, values, percent) => {
    const own = column(values)
    const base = percentBase(own.y)
    const based = base === null ? null : mappedColumn(own, value => percentOf(value, base))
    const messages =
      based && [...based.y].map(value => (Number.isNaN(value) ? null : Math.round(value * 1e9) / 1e9))
    expect(messages).toEqual(percent)
  })

  test('pages can ask for the base', () => {
    expect(percentBaseOf([point('2024-01-01', 0), point('2024-01-02', 4)])).toBe(4)
    expect(percentBaseOf([point('2024-01-01', 0)])).toBeNull()
  })
})

describe('looking up', () => {
  const x = Float64Array.from([10, 20, 30])
  test.each([
    [5, -1, 0],
    [10, 0, 0],
    [15, 0, 0],
    [16, 0, 1],
    [30, 2, 2],
    [99, 2, 2],
  ])('at %d: at or before %d, nearest %d', (at, before, nearest) => {
    expect(indexAtOrBefore(x, at)).toBe(before)
    expect(nearestIndex(x, at)).toBe(nearest)
  })

  test('an empty column has no nearest', () => {
    expect(nearestIndex(new Float64Array(0), 1)).toBe(-1)
  })

  test('the last value is the last that is no gap', () => {
    expect(lastValueIndex(Float64Array.from([1, Number.NaN]))).toBe(0)
    expect(lastValueIndex(Float64Array.from([Number.NaN]))).toBe(-1)
  })
})

describe('instantsColumn', () => {
  const points = (times: number[], values: (number | null)[]): TimePoint[] =>
    times.map((at, i) => ({ at, value: values[i] ?? null }))

  test.each<[string, number[], (number | null)[]]>([
    ['values in order', [1e12, 2e12, 3e12], [1, -2, 0]],
    ['gaps', [1e12, 2e12, 3e12], [null, 2, null]],
    ['what cannot be drawn', [1e12, 2e12, 3e12], [1, Number.POSITIVE_INFINITY, Number.NaN]],
    ['times in no order, the last one of two alike', [3e12, 1e12, 1e12], [1, 2, 3]],
    ['times that are none', [1e12, Number.NaN, 1e300], [1, 2, 3]],
    ['nothing', [], []],
  ])('%s: the same column as from points', (_, times, values) => {
    expect(instantsColumn(Float64Array.from(times), values)).toEqual(toColumn(points(times, values)))
  })
})
