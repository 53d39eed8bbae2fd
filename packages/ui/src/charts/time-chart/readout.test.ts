import { describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import { tradingDays } from '../plot/time-axis.ts'
import { daysOf, mergeLines } from '../series/bar-periods.ts'
import {
  columnOf,
  prepareSeries,
  type SeriesLine,
  type TimeSeries,
  type ValuesMode,
} from '../series/time-series.ts'
import { boundsOf, chartGeometry } from './chart-geometry.ts'
import {
  type ChangeKind,
  crosshairOf,
  cursorTagsOf,
  legendReading,
  readAt,
  readNewest,
  snapToPoint,
  tooltipRows,
  tooltipText,
} from './readout.ts'
import { newestText, type ValueFormat } from './value-text.ts'

const FIRST = dayFromNumber(19_800)
const start = wallTimeOfDay(FIRST)
const at = (day: number) => start + day * MS_PER_DAY
const label = (key: string, values: Record<string, string | number> = {}) => {
  if (key === 'chart_date_time') return `${values.date}, ${values.time} UTC+3`
  if (key === 'chart_weekday_date') return `${values.weekday} ${values.date}`
  return key === 'chart_since' ? `since ${values.date}` : key
}

const series = (
  id: string,
  points: Record<number, number | null>,
  over: Partial<TimeSeries> = {},
): TimeSeries => ({
  id,
  name: id,
  points: Object.entries(points).map(([day, value]) => ({ day: dayFromNumber(19_800 + Number(day)), value })),
  ...over,
})

function sceneOf(all: TimeSeries[], { mode = 'absolute' as ValuesMode, masked = false } = {}) {
  const prepared = prepareSeries(all, { mode, masked })
  const format: ValueFormat = { lang: 'en', label, decimals: 3, mode, unit: '' }
  const window = boundsOf(prepared, undefined)
  const lines = prepared.lines
  const geometry = chartGeometry({
    prepared,
    visible: lines,
    window,
    width: 600,
    height: 400,
    fontSize: 12,
    format,
  })
  return { lines, geometry, window, format, instants: prepared.instants }
}

/** A row without a value. */
const silent = {
  text: null,
  whole: '',
  aside: '',
  value: Number.NaN,
  isOwn: true,
  change: '',
  direction: null,
  y: null,
}

const daily = series('daily', { 0: 10, 1: 11, 2: null, 3: 12.34567 })
const rare = series('rare', { 0: 50, 3: 53 })

describe('snap: the crosshair is on a point', () => {
  const { lines, window } = sceneOf([daily, rare])
  test.each<[sentence: string, pointer: number, found: number]>([
    ['on the nearest point', at(0.6), at(1)],
    ['on a gap too, because it has a reason', at(2.1), at(2)],
    ['inside the window for a pointer beyond it', at(99), at(3)],
  ])('%s', (_, pointer, found) => {
    expect(snapToPoint(lines, pointer, window)).toBe(found)
  })
  test('none when the window has no point', () => {
    expect(snapToPoint(lines, at(0.5), { from: at(0.4), to: at(0.6) })).toBeNull()
    expect(snapToPoint([], at(0), window)).toBeNull()
  })
  test('a helper line has no points for the crosshair', () => {
    const trend = sceneOf([series('trend', { 0: 1, 1: 2 }, { variant: 'trend' })])
    expect(snapToPoint(trend.lines, at(0), trend.window)).toBeNull()
  })
})

describe('C20 merged points are read as all their days', () => {
  // 17 June, a Monday, to 5 July 2024
  const monday = Date.parse('2024-06-17') / MS_PER_DAY
  const points = Array.from({ length: 19 }, (_, i) => monday + i)
    .filter(day => (day - monday) % 7 < 5)
    .map(day => ({ day: dayFromNumber(day), value: day }))
  const all = [{ id: 'a', name: 'a', points }]
  const axis = tradingDays(all.map(columnOf))
  const { placeOf } = axis
  const prepared = prepareSeries(all, { mode: 'absolute', masked: false, axis })
  const lines = mergeLines(prepared.lines, { days: daysOf(prepared.lines, axis), period: 'week', axis })
  const format: ValueFormat = { lang: 'en', label, decimals: 3, mode: 'absolute', unit: '' }
  const window = boundsOf(prepared, undefined)
  const weekly = { period: 'week', placeOf } as const
  const day = (text: string) => wallTimeOfDay(text)

  test.each<[sentence: string, pointer: string, found: string]>([
    ['its first day', '2024-06-24', '2024-06-28'],
    ['its last day', '2024-06-28', '2024-06-28'],
    ['the weekend before it', '2024-06-22', '2024-06-28'],
    ['the days of the last one', '2024-07-02', '2024-07-05'],
  ])('%s', (_, pointer, found) => {
    expect(snapToPoint(lines, day(pointer), window, weekly)).toBe(day(found))
  })

  test('a merged point with its middle out of sight is skipped', () => {
    const cut = { from: window.from, to: day('2024-07-02') }
    expect(snapToPoint(lines, cut.to, cut, weekly)).toBe(day('2024-06-28'))
  })

  test('the crosshair is in the middle of the week', () => {
    const options = { prepared, visible: lines, window, width: 600, height: 400, fontSize: 12, format }
    const geometry = chartGeometry(options)
    const { x } = readAt(lines, geometry, { at: day('2024-06-28'), instants: false, ...weekly }, format)
    expect(x).toBeCloseTo(placeOf(day('2024-06-26')) * geometry.mapping.kx + geometry.mapping.bx)
  })
})

describe('C8 the readout shows a gap in the data (readings #72)', () => {
  const holed = series('holed', { 0: 10, 1: 11, 2: 12, 3: 13, 30: 20, 31: 21 })
  const whole = series('whole', Object.fromEntries(Array.from({ length: 32 }, (_, day) => [day, day])))
  const short = series('short', { 0: 5, 1: 6, 2: 7 })

  test.each<[sentence: string, all: TimeSeries[], pointer: number, found: number]>([
    ['the day under the pointer, not the points around the hole', [holed], at(15.7), at(15)],
    ['its last day', [holed], at(29.9), at(29)],
    ['the first day behind it', [holed], at(30.1), at(30)],
    ['another line has its points there', [holed, whole], at(15.7), at(16)],
    ['another line that has ended has none', [holed, short], at(15.7), at(15)],
  ])('the crosshair is on %s', (_, all, pointer, found) => {
    const { lines, window } = sceneOf(all)
    expect(snapToPoint(lines, pointer, window)).toBe(found)
  })

  test('it names the days that are missing', () => {
    const { lines, geometry, format, instants } = sceneOf([holed, whole])
    const named = { ...format, label: labelLookup(english) }
    const { date, rows } = readAt(lines, geometry, { at: at(16), instants }, named)
    expect(date).toBe('Wed 3 Apr 2024')
    expect(rows).toMatchObject([
      { id: 'holed', text: null, aside: 'No data 22 Mar – 16 Apr', y: null },
      { id: 'whole', text: '16.000', aside: '' },
    ])
  })

  test('a masked line has its hole, and no value', () => {
    const { lines, geometry, format, instants } = sceneOf([holed], { masked: true })
    expect(readAt(lines, geometry, { at: at(16), instants }, format).rows).toEqual([
      { ...silent, id: 'holed', aside: 'chart_no_data_between' },
    ])
  })
})

describe('readAt', () => {
  const read = (day: number, near?: number) => {
    const { lines, geometry, format, instants } = sceneOf([daily, rare])
    return readAt(lines, geometry, { at: at(day), near, instants }, format)
  }

  test('has the date and every value, rounded to 3 decimals (bond-page §9)', () => {
    const reading = read(3)
    expect(reading.date).toBe('Thu 21 Mar 2024')
    expect(reading.rows.map(row => row.text)).toEqual(['12.346', '53.000'])
  })

  test('a series without this day has its latest earlier value, with that date, and no dot', () => {
    expect(read(1).rows[1]).toMatchObject({ text: '50.000', aside: '18 Mar', y: null })
  })

  test('a gap has its reason instead of a value', () => {
    expect(read(2).rows[0]).toMatchObject({ text: null, aside: 'chart_no_value', y: null })
  })

  test('a series that does not reach this day has no value', () => {
    const { lines, geometry, format } = sceneOf([daily, series('old', { 0: 1, 1: 2 })])
    const reading = readAt(lines, geometry, { at: at(3), instants: false }, format)
    expect(reading.rows[1]).toEqual({ ...silent, id: 'old' })
  })

  test('finds the row nearest to the pointer, and the keyboard’s own', () => {
    const [top, bottom] = [read(3, 0), read(3, 400)]
    expect(top.nearest).toBe('rare')
    expect(bottom.nearest).toBe('daily')
    const { lines, geometry, format } = sceneOf([daily, rare])
    expect(readAt(lines, geometry, { at: at(3), id: 'daily', instants: false }, format).nearest).toBe('daily')
  })

  test('C19: instants are written at UTC+3 with the zone', () => {
    const quotes: TimeSeries = { id: 'q', name: 'q', points: [{ at: Date.UTC(2025, 6, 10, 21), value: 1 }] }
    const { lines, geometry, window, format, instants } = sceneOf([quotes])
    const found = snapToPoint(lines, window.to, window) ?? 0
    expect(readAt(lines, geometry, { at: found, instants }, format).date).toBe('Fri 11 Jul 2025, 00:00 UTC+3')
  })

  test('C10: percent values carry their sign', () => {
    const { lines, geometry, format } = sceneOf([daily], { mode: 'percent' })
    expect(readAt(lines, geometry, { at: at(1), instants: false }, format).rows[0]?.text).toBe('+10.000%')
  })

  test('P7: masked lines have a dot and a name, and no text at all', () => {
    const { lines, geometry, format } = sceneOf([daily], { masked: true })
    const row = readAt(lines, geometry, { at: at(1), instants: false }, format).rows[0]
    expect(row?.text).toBe('')
    expect(row?.y).not.toBeNull()
  })

  test('writes no text that nobody asks for: a pointer moves over 20 lines', () => {
    const { lines, geometry, format, window } = sceneOf([daily])
    const unit = vi.fn(() => 'bp')
    const line: SeriesLine = Object.defineProperty({ ...(lines[0] as SeriesLine) }, 'unit', { get: unit })
    const [row] = readAt([line], geometry, { at: at(0), instants: false }, format).rows
    const [newest] = readNewest([line], window, format).rows
    expect(unit).not.toHaveBeenCalled()
    expect([row?.text, newest?.text]).toEqual(['10.000\u00A0bp', '12.346\u00A0bp'])
  })

  test('a unit that is not the axis’ own follows the value', () => {
    const { lines, geometry, format } = sceneOf([{ ...daily, unit: 'bp' }])
    expect(readAt(lines, geometry, { at: at(0), instants: false }, format).rows[0]?.text).toBe(
      '10.000\u00A0bp',
    )
  })
})

describe('at rest', () => {
  test('at rest the newest values in sight are shown', () => {
    const { lines, format, window } = sceneOf([daily, rare])
    expect(readNewest(lines, window, format).rows.map(row => row.text)).toEqual(['12.346', '53.000'])
    expect(readNewest(lines, { from: at(0), to: at(2) }, format).rows.map(row => row.text)).toEqual([
      '11.000',
      '50.000',
    ])
    expect(readNewest(lines, window, format).at).toBeNull()
  })

  test('PC3: no line is searched before a legend reads the values', () => {
    const { lines, window, format } = sceneOf([daily])
    const column = vi.fn(() => lines[0]?.column)
    const line = Object.defineProperty({ ...lines[0] }, 'column', { get: column }) as SeriesLine
    const newest = readNewest([line], window, format)
    expect(column).not.toHaveBeenCalled()
    expect(newest.rows.map(row => row.text)).toEqual(['12.346'])
    const searched = column.mock.calls.length
    expect(newest.rows).toHaveLength(1)
    expect(column).toHaveBeenCalledTimes(searched)
  })

  test('the first paint has the newest value of all', () => {
    const { lines, format } = sceneOf([daily, series('none', { 0: null })])
    expect(lines.map(line => newestText(line, format))).toEqual(['12.346', '–'])
  })
})

describe('crowds', () => {
  const many = Array.from({ length: 20 }, (_, i) => series(`s${i}`, { 0: i, 1: i }))

  test('with many lines only the nearest has a dot', () => {
    const { lines, geometry, format } = sceneOf(many)
    expect(
      crosshairOf(readAt(lines, geometry, { at: at(0), near: 0, instants: false }, format))?.dots.size,
    ).toBe(1)
    expect(
      crosshairOf(readAt(lines.slice(0, 3), geometry, { at: at(0), near: 0, instants: false }, format))?.dots
        .size,
    ).toBe(3)
  })

  test.each<[lines: number, rows: number]>([
    [1, 1],
    [3, 3],
    [4, 1],
    [20, 1],
  ])('of %d lines the tooltip shows %d', (count, rows) => {
    const { lines } = sceneOf(many.slice(0, count))
    expect(tooltipRows(lines).rows).toBe(rows)
  })
})

describe('the tooltip', () => {
  const tooltipOf = (all: TimeSeries[], at: number, over: { id?: string; change?: ChangeKind } = {}) => {
    const { lines, geometry, format } = sceneOf(all)
    const reading = readAt(lines, geometry, { at, id: over.id, instants: false }, format)
    return tooltipText(reading, tooltipRows(lines), format, over.change)
  }
  const old = series('old', { 0: 1, 1: 2 })

  test('has a value, a reason or a dash for each line, and an earlier value with its date', () => {
    const text = tooltipOf([daily, rare, old], at(2))
    expect(text.rows.map(row => row.value)).toEqual(['chart_no_value', '50.000 (18 Mar)', '–'])
    expect(text.ys).toEqual([])
  })

  test('has the change since the first value, in percent or in the values’ own unit', () => {
    expect(tooltipOf([daily], at(1))).toMatchObject({
      date: 'Tue 19 Mar 2024',
      rows: [{ name: 'daily', value: '11.000', change: '+10.000%' }],
      since: 'since 18 Mar 2024',
    })
    expect(tooltipOf([daily], at(1), { change: 'difference' }).rows[0]?.change).toBe('+1.000')
  })

  test('of four lines and more it shows the nearest one', () => {
    const text = tooltipOf([daily, rare, old, series('fourth', { 3: 7 })], at(3), { id: 'rare' })
    expect(text.rows.map(row => row.name)).toEqual(['rare'])
  })

  test('names are not shortened', () => {
    const name = 'ж'.repeat(80)
    expect(tooltipOf([series(name, { 0: 1 })], at(0)).rows[0]?.name).toBe(name)
  })

  test('P7 percentages, masked lines, named values and columns have no change', () => {
    const changes = (all: TimeSeries[], options: Parameters<typeof sceneOf>[1] = {}) => {
      const { lines, geometry, format } = sceneOf(all, options)
      const reading = readAt(lines, geometry, { at: at(1), instants: false }, format)
      return tooltipText(reading, tooltipRows(lines), format)
    }
    for (const text of [
      changes([daily], { mode: 'percent' }),
      changes([daily], { masked: true }),
      changes([{ ...daily, variant: 'histogram' }]),
      changes([{ ...daily, names: new Map([[11, 'AA']]) }]),
    ]) {
      expect(text.rows[0]?.change).toBe('')
      expect(text.since).toBe('')
    }
  })
})

describe('the tags at the crosshair', () => {
  test('have the date and the legend’s value of the nearest line, with all digits', () => {
    const { lines, geometry, format } = sceneOf([daily, rare])
    const reading = readAt(lines, geometry, { at: at(3), near: 0, instants: false }, format)
    const row = legendReading(reading).values.find(({ id }) => id === 'rare')
    expect(cursorTagsOf(reading)).toMatchObject({ date: 'Thu 21 Mar 2024', value: row?.text })
    expect(row?.text).toBe('53.000')
  })

  test('have no value in a gap, and P7 none of a masked line', () => {
    const { lines, geometry, format } = sceneOf([daily])
    const gap = readAt(lines, geometry, { at: at(2), instants: false }, format)
    expect(cursorTagsOf(gap)).toMatchObject({ y: null, value: '' })
    const masked = sceneOf([daily], { masked: true })
    const shape = readAt(masked.lines, masked.geometry, { at: at(1), instants: false }, masked.format)
    expect(cursorTagsOf(shape)).toMatchObject({ y: null, value: '' })
  })

  test('are gone without a crosshair', () => {
    const { lines, format, window } = sceneOf([daily])
    expect(cursorTagsOf(readNewest(lines, window, format))).toBeNull()
  })
})

describe('the legend', () => {
  test('has the difference from the previous value, over a gap too', () => {
    const { lines, geometry, format, window } = sceneOf([daily, rare])
    const at3 = readAt(lines, geometry, { at: at(3), instants: false }, format)
    expect(legendReading(at3).values.map(row => row.change)).toEqual(['+1.346', '+3.000'])
    expect(readNewest(lines, window, format).rows.map(row => row.change)).toEqual(['+1.346', '+3.000'])
    const first = readAt(lines, geometry, { at: at(0), instants: false }, format)
    expect(legendReading(first).values.map(row => row.change)).toEqual(['', ''])
  })
})
