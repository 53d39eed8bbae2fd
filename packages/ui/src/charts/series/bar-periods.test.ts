import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { usualSpacing, wallTimeOfDay } from '../plot/column.ts'
import { CALENDAR, tradingDays } from '../plot/time-axis.ts'
import { barPeriod, daysOf, mergeLines, periodStart } from './bar-periods.ts'
import { columnOf, prepareSeries, type TimeSeries } from './time-series.ts'

const NO = Number.NaN
const at = wallTimeOfDay
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10) as `${number}-${number}-${number}`

/** Weekdays from a Monday on, with one value each. */
function weekdays(count: number, from = '2025-06-02') {
  const out: number[] = []
  for (let time = at(from); out.length < count; time += MS_PER_DAY)
    if (new Date(time).getUTCDay() % 6 !== 0) out.push(time)
  return out.map(dayOf)
}

function linesOf(series: readonly TimeSeries[], { trading = true } = {}) {
  const axis = trading ? tradingDays(series.map(columnOf)) : CALENDAR
  const prepared = prepareSeries(series, { mode: 'absolute', masked: false, axis })
  return { axis, lines: prepared.lines, days: daysOf(prepared.lines, axis) }
}

const seriesOf = (values: readonly (number | null)[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id: 'a',
  name: 'A',
  points: weekdays(values.length).map((day, i) => ({ day, value: values[i] ?? null })),
  ...more,
})

describe('usualSpacing', () => {
  test.each<[sentence: string, x: number[], spacing: number]>([
    ['days on weekdays are a day apart, whatever weekends do', [0, 1, 2, 3, 4, 7, 8, 9, 10, 11], 1],
    ['months are as wide as the shortest usual one', [0, 31, 59, 90, 120, 151], 28],
    [
      'one stray pair among many makes no bars thin',
      [0, 0.001, ...Array.from({ length: 20 }, (_, i) => i + 1)],
      1,
    ],
    ['two places have one distance', [5, 9], 4],
    ['a single place has none', [5], NO],
    ['no place has none', [], NO],
  ])('%s', (_, x, spacing) => {
    expect(usualSpacing(Float64Array.from(x))).toBe(spacing)
  })
})

describe('periodStart', () => {
  test.each([
    ['week', '2025-07-09', '2025-07-07'],
    ['week', '2025-07-07', '2025-07-07'],
    ['week', '2025-07-13', '2025-07-07'],
    ['week', '1969-12-30', '1969-12-29'],
    ['month', '2025-07-31', '2025-07-01'],
    ['year', '2024-02-29', '2024-01-01'],
    ['day', '2025-07-09', '2025-07-09'],
  ] as const)('the %s of %s begins on %s', (period, day, start) => {
    expect(periodStart(at(day) + 3_600_000 * 5, period)).toBe(at(start))
  })
})

describe('barPeriod (C20)', () => {
  const { axis, days } = linesOf([seriesOf(Array.from({ length: 800 }, (_, i) => i))])
  test.each([
    ['days that are 4 pixels apart stay', 4, null],
    ['narrower ones become weeks', 3.9, 'week'],
    ['which need 4 pixels too', 0.81, 'week'],
    ['else it is months', 0.5, 'month'],
    ['and years beyond all', 0.001, 'year'],
  ] as const)('%s', (_, pixelsPerDay, period) => {
    expect(barPeriod(days, axis, pixelsPerDay / MS_PER_DAY)).toBe(period)
  })

  test('months are not merged into days or weeks that they are longer than', () => {
    const x = Float64Array.from({ length: 120 }, (_, i) => Date.UTC(2010 + Math.floor(i / 12), i % 12))
    expect(barPeriod(x, CALENDAR, 1 / (31 * MS_PER_DAY))).toBe('year')
  })
})

describe('mergeLines (C20)', () => {
  const merged = (series: readonly TimeSeries[], options?: { trading: boolean }) => {
    const { axis, lines, days } = linesOf(series, options)
    return { axis, lines: mergeLines(lines, { days, period: 'week', axis }) }
  }
  const column = (...values: number[]) => Float64Array.from(values)

  test('a week of candles opens with its first open, closes with its last close and reaches from the lowest low to the highest high', () => {
    const bars = {
      open: column(10, 12, 8, 11, 12, 20),
      high: column(13, 12, 20, 12, 15, 21),
      low: column(9, 7, 8, 10, 11, 19),
    }
    const { lines } = merged([seriesOf([12, 8, 11, 12, 14, 20], { variant: 'candles', bars })])
    const [{ column: closes, bars: weeks }] = lines as [(typeof lines)[number]]
    expect([...closes.y]).toEqual([14, 20])
    expect([weeks?.open, weeks?.high, weeks?.low].map(values => [...(values ?? [])])).toEqual([
      [10, 20],
      [20, 21],
      [7, 19],
    ])
    expect([closes.low, closes.high]).toEqual([7, 21])
  })

  test('it has the time of its last day and the place in the middle of its days', () => {
    const { lines, axis } = merged([seriesOf([1, 2, 3, 4, 5, 6])])
    const [line] = lines
    expect([...(line?.column.x ?? [])].map(dayOf)).toEqual(['2025-06-06', '2025-06-09'])
    expect([...(line?.places ?? [])]).toEqual([
      axis.placeOf(at('2025-06-04')),
      axis.placeOf(at('2025-06-09')),
    ])
    expect([...(line?.spans ?? [])]).toEqual([5 * MS_PER_DAY, MS_PER_DAY])
  })

  test('a bar without an open on its first day opens with the next one, and a week without a close is a gap', () => {
    const bars = {
      open: column(NO, 4, 5, 6, 7, 8),
      high: column(NO, 5, 5, 6, 7, 8),
      low: column(NO, 3, 5, 6, 7, 8),
    }
    const { lines } = merged([seriesOf([3, 5, 5, 6, 7, null], { variant: 'candles', bars })], {
      trading: false,
    })
    expect(lines[0]?.bars?.open[0]).toBe(4)
    expect([...(lines[0]?.column.y ?? [])]).toEqual([7, NO])
  })

  test.each<[sentence: string, series: Partial<TimeSeries>, values: number[], tone: number[]]>([
    ['volumes add up, in the colour of the larger part', { merge: 'sum' }, [115, 60], [-1, 1]],
    ['other columns have their newest value and its colour', {}, [50, 60], [1, 1]],
  ])('%s', (_, more, values, tone) => {
    const tones = Int8Array.of(1, -1, -1, -1, 1, 1)
    const { lines } = merged([
      seriesOf([5, 20, 30, 10, 50, 60], { variant: 'histogram', tone: tones, ...more }),
    ])
    expect([...(lines[0]?.column.y ?? [])]).toEqual(values)
    expect([...((lines[0]?.tone as Int8Array) ?? [])]).toEqual(tone)
  })

  test('shapes of withheld volumes do not add up (P7)', () => {
    const { lines } = merged([
      seriesOf([5, 20, 30, 10, 50, 60], { variant: 'histogram', merge: 'sum', masked: true }),
    ])
    expect([...(lines[0]?.column.y ?? [])]).toEqual([50, 60])
  })

  test('lines and bars share their places, so that one crosshair reads all', () => {
    const short = { ...seriesOf([7, 8, 9]), id: 'b' }
    const { lines } = merged([seriesOf([1, 2, 3, 4, 5, 6], { variant: 'histogram' }), short])
    expect(lines[1]?.column.x[0]).toBe(lines[0]?.column.x[0])
    expect(lines[1]?.places[0]).toBe(lines[0]?.places[0])
    expect([...(lines[1]?.values ?? [])]).toEqual([9])
  })

  test('a band keeps the edges of its newest day', () => {
    const bars = { open: column(NO, NO), high: column(9, 5), low: column(1, 3) }
    const { lines } = merged([seriesOf([4, 4], { variant: 'band', bars })])
    expect([lines[0]?.bars?.high[0], lines[0]?.bars?.low[0]]).toEqual([5, 3])
  })
})
