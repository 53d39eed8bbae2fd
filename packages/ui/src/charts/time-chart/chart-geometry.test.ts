import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { DIGIT_WIDTH } from '../plot/chart-text.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import { tradingDays } from '../plot/time-axis.ts'
import {
  columnOf,
  hasValues,
  prepareSeries,
  type TimeSeries,
  type ValuesMode,
  visibleLines,
} from '../series/time-series.ts'
import { boundsOf, type ChartGeometry, chartGeometry, plotViewOf } from './chart-geometry.ts'
import { sharedUnit } from './value-text.ts'

const label = (key: string, values: Record<string, string | number> = {}) =>
  key === 'chart_in_millions' ? `${values.value} M` : key

const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034',
  points: UST_4_2034.slice(0, -1).map(({ day, price }) => ({ day, value: price })),
}
const at = (values: (number | null)[], id = 'a'): TimeSeries => ({
  id,
  name: id,
  points: values.map((value, i) => ({ day: dayFromNumber(19_800 + i), value })),
})

type Options = {
  mode?: ValuesMode
  masked?: boolean
  hidden?: string[]
  decimals?: number
  unit?: string
  width?: number
  height?: number
  window?: { from: number; to: number }
  highlighted?: string
  fontSize?: number
}
function geometryOf(series: TimeSeries[], options: Options = {}): ChartGeometry {
  const {
    mode = 'absolute',
    masked = false,
    hidden = [],
    decimals = 3,
    unit = '',
    width = 800,
    height = 400,
    highlighted,
    fontSize = 12,
  } = options
  const prepared = prepareSeries(series, { mode, masked })
  const format = { lang: 'en', label, decimals, mode, unit: sharedUnit(prepared.lines, unit) }
  const window = options.window ?? boundsOf(prepared, undefined)
  const visible = visibleLines(prepared, hidden)
  return chartGeometry({ prepared, visible, window, width, height, fontSize, format, highlighted })
}
const labelsOf = (one: ChartGeometry) => one.valueTicks.map(tick => tick.text).filter(text => text !== '')

describe('prepare', () => {
  test('gives every series the style of its place, unless it has one of its own', () => {
    const { lines } = prepareSeries([at([1]), { ...at([1], 'b'), style: 4 }, at([1], 'c')], {
      mode: 'absolute',
      masked: false,
    })
    expect(lines.map(line => line.style.color)).toEqual([
      'var(--series-hue-1)',
      'var(--series-hue-5)',
      'var(--series-hue-3)',
    ])
  })

  test('lets only safe addresses become links', () => {
    const hrefs = ['/bonds/7/', 'javascript:alert(1)', '//evil.example'].map(href => {
      const { lines } = prepareSeries([{ ...at([1]), href }], { mode: 'absolute', masked: false })
      return lines[0]?.href
    })
    expect(hrefs).toEqual(['/bonds/7/', null, null])
  })

  test('C10: percent mode leaves a series without a base out, and names it', () => {
    const prepared = prepareSeries([at([0, 0], 'zero'), at([50, 75], 'main')], {
      mode: 'percent',
      masked: false,
    })
    expect(prepared.lines.map(line => line.id)).toEqual(['main'])
    expect(prepared.unbased).toEqual(['zero'])
    expect([...(prepared.lines[0]?.column.y ?? [])]).toEqual([0, 50])
  })

  test('a series without a single value is no missing base', () => {
    expect(prepareSeries([at([null])], { mode: 'percent', masked: false }).unbased).toEqual([])
  })

  test('P7: percent mode does not apply to masked series', () => {
    const { lines } = prepareSeries([at([20, 40])], { mode: 'percent', masked: true })
    expect([...(lines[0]?.column.y ?? [])]).toEqual([20, 40])
    expect(lines[0]?.masked).toBe(true)
  })

  test('the same points are converted once', () => {
    const [first, second] = [1, 2].map(
      () => prepareSeries([ust], { mode: 'absolute', masked: false }).lines[0]?.column,
    )
    expect(first).toBe(second)
  })

  test('knows whether anything can be drawn', () => {
    expect(hasValues(prepareSeries([at([null, null])], { mode: 'absolute', masked: false }))).toBe(false)
    expect(hasValues(prepareSeries([at([null, 1])], { mode: 'absolute', masked: false }))).toBe(true)
  })
})

describe('boundsOf', () => {
  const none = prepareSeries([], { mode: 'absolute', masked: false })
  test('are the ends of all series together', () => {
    const bounds = boundsOf(prepareSeries([ust], { mode: 'absolute', masked: false }), undefined)
    expect(bounds).toMatchObject({ from: wallTimeOfDay('2024-02-15'), to: wallTimeOfDay('2024-08-22') })
  })
  test('without data they are the requested period, so that a loading frame shows its times', () => {
    const bounds = boundsOf(none, { from: '2024-01-01', to: '2024-04-01' })
    expect(bounds).toMatchObject({ from: wallTimeOfDay('2024-01-01'), to: wallTimeOfDay('2024-04-01') })
  })
  test('a period that ends before it starts is ignored', () => {
    expect(boundsOf(none, { from: '2024-04-01', to: '2024-01-01' })).toMatchObject({ from: 0, to: 1 })
  })
  test('a single day gets a width', () => {
    const bounds = boundsOf(prepareSeries([at([5])], { mode: 'absolute', masked: false }), undefined)
    expect(bounds.to - bounds.from).toBe(MS_PER_DAY)
  })
})

describe('chartGeometry: the value axis', () => {
  test.each<[sentence: string, series: TimeSeries[], options: Options, labels: string[]]>([
    ['round values of the price', [ust], {}, ['95', '96', '97', '98', '99', '100', '102']],
    [
      'two decimals where steps are fractions',
      [at([101.1, 101.6])],
      { height: 300 },
      ['101.10', '101.20', '101.30', '101.40', '101.50'],
    ],
    [
      'C8: from 100,000 on in millions',
      [at([90_000, 450_000])],
      { height: 300 },
      ['0.1 M', '0.2 M', '0.3 M', '0.4 M'],
    ],
    [
      'below 100,000 as they are',
      [at([80_000, 90_000])],
      { height: 300 },
      ['80,000', '82,000', '84,000', '86,000', '88,000'],
    ],
    [
      'C10: percent with signs',
      [at([100, 104, 99])],
      { mode: 'percent', height: 300 },
      ['+4', '+3', '+2', '+1', '0'].reverse(),
    ],
  ])('%s', (_, series, options, labels) => {
    expect(labelsOf(geometryOf(series, options))).toEqual(labels)
  })

  test('the unit is once above the axis when all agree, and not there when they do not', () => {
    const rate = { ...at([4.1, 4.2]), unit: '%' }
    const points = { ...at([80, 90], 'b'), unit: 'bp' }
    expect(geometryOf([rate]).axisUnit).toBe('%')
    expect(geometryOf([rate, points]).axisUnit).toBe('')
    expect(geometryOf([at([1, 2])], { unit: 'USD' }).axisUnit).toBe('USD')
    expect(geometryOf([rate], { mode: 'percent' }).axisUnit).toBe('%')
  })

  test('follows the visible part (zoom), and leaves hidden series out', () => {
    const rising = at(Array.from({ length: 101 }, (_, i) => i))
    const from = wallTimeOfDay(dayFromNumber(19_800))
    const part = geometryOf([rising], {
      window: { from: from + 40 * MS_PER_DAY, to: from + 60 * MS_PER_DAY },
    })
    expect(part.view.low).toBeGreaterThan(38)
    expect(part.view.high).toBeLessThan(62)
    expect(geometryOf([rising, at([5000], 'far')], { hidden: ['far'] }).view.high).toBeLessThan(110)
  })

  test('counts the line where it crosses the window’s edges', () => {
    const steep = at([0, 100])
    const from = wallTimeOfDay(dayFromNumber(19_800))
    const part = geometryOf([steep], { window: { from: from + 21_600_000, to: from + 64_800_000 } })
    expect(part.view.low).toBeCloseTo(25 - 3, 5)
    expect(part.view.high).toBeCloseTo(75 + 3, 5)
  })

  test('a flat line is in the middle', () => {
    const { view } = geometryOf([at([50, 50])])
    expect((view.low + view.high) / 2).toBeCloseTo(50)
    expect(view.high).toBeGreaterThan(view.low)
  })

  test.each([2.47e-322, 1e-9, 1e9])('values about %d have a scale that can be divided by', value => {
    const { view, mapping } = geometryOf([at([value, value])])
    expect(view.high).toBeGreaterThan(view.low)
    expect(Number.isFinite(mapping.ky)).toBe(true)
  })

  test('P7: a masked chart has a grid in its rhythm, no labels, no tags, no unit', () => {
    const masked = geometryOf([ust], { masked: true, unit: 'USD' })
    expect(masked.valueTicks.length).toBeGreaterThan(3)
    expect(labelsOf(masked)).toEqual([])
    expect(masked.tags).toEqual([])
    expect(masked.axisUnit).toBe('')
    expect(masked.view).toMatchObject({ low: -6, high: 106 })
  })

  test.each([390, 800])('P7: no date of a masked chart %d px wide reaches beyond its edges', width => {
    const year = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) }
    const { timeTicks, mapping } = geometryOf([ust], { masked: true, width, window: year })
    expect(timeTicks.length).toBeGreaterThan(2)
    // the Januaries at both ends are left out, so the first month has the year
    expect(timeTicks[0]?.text).toMatch(/ 2024$/)
    for (const { value, text } of timeTicks) {
      const middle = value * mapping.kx + mapping.bx
      const half = (text.length * 12 * DIGIT_WIDTH) / 2
      expect(middle - half).toBeGreaterThanOrEqual(0)
      expect(middle + half).toBeLessThanOrEqual(width)
    }
  })

  test('P7: next to an open series a masked one neither scales the axis nor has a tag', () => {
    const open = geometryOf([at([10, 11]), { ...at([0, 100], 'm'), masked: true }])
    expect(open.view.high).toBeLessThan(12)
    expect(open.tags.map(tag => tag.id)).toEqual(['a'])
  })

  test('a narrow chart has fewer values on its axis', () => {
    const stepOf = ({ valueTicks }: ChartGeometry) =>
      (valueTicks[1]?.value ?? 0) - (valueTicks[0]?.value ?? 0)
    const values = [at([96.4, 99.4])]
    expect([800, 480, 479, 390].map(width => stepOf(geometryOf(values, { width })))).toEqual([0.5, 0.5, 1, 1])
  })

  test('the texts of a low pane do not overlap when they are large', () => {
    const { valueTicks, view, box } = geometryOf([at([0, 240])], { height: 100, fontSize: 24 })
    const distances = valueTicks
      .slice(1)
      .map(({ value }, before) => value - (valueTicks[before]?.value ?? Number.NaN))
      .map(distance => (distance * box.height) / (view.high - view.low))
    expect(valueTicks.length).toBeGreaterThan(0)
    for (const distance of distances) expect(distance).toBeGreaterThan(24)
  })

  test('axis labels give way to tags, grid lines do not', () => {
    const { valueTicks, tags } = geometryOf([ust])
    const hidden = valueTicks.filter(tick => tick.text === '')
    expect(hidden.map(tick => tick.value)).toEqual([101])
    expect(tags[0]?.text).toBe('101.09')
  })
})

describe('chartGeometry: tags and times', () => {
  test('tags show the newest visible value, also when the newest point is a gap', () => {
    expect(geometryOf([at([1, 2, null])]).tags.map(tag => tag.text)).toEqual(['2.00'])
  })

  test('a series that ended before the window has no tag', () => {
    const from = wallTimeOfDay(dayFromNumber(19_800))
    const long = at(Array.from({ length: 50 }, (_, i) => i))
    const window = { from: from + 20 * MS_PER_DAY, to: from + 40 * MS_PER_DAY }
    expect(geometryOf([long, at([1, 2], 'old')], { window }).tags.map(tag => tag.id)).toEqual(['a'])
  })

  const crowdOf = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...at([], `s${i}`),
      points: walk({ from: '2024-01-01', count: 30, start: 100 + i / 20, step: 0.01, seed: i }),
    }))

  test('eight tags neither overlap nor leave the frame, and lead to their values', () => {
    const { tags, height, mapping } = geometryOf(crowdOf(8), { height: 600 })
    const ys = tags.map(tag => tag.y).sort((a, b) => a - b)
    expect(ys).toHaveLength(8)
    expect(tags.map(tag => tag.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const last = crowdOf(8).map(({ points }) => points.at(-1)?.value ?? Number.NaN)
    for (const [i, { from }] of tags.entries())
      expect(from.y).toBeCloseTo((last[i] as number) * mapping.ky + mapping.by)
    for (let i = 1; i < ys.length; i++) expect((ys[i] as number) - (ys[i - 1] as number)).toBeGreaterThan(20)
    expect(ys[0]).toBeGreaterThan(0)
    expect(ys.at(-1)).toBeLessThan(height)
  })

  test('from nine lines on only the main one and the highlighted one have a tag; the axis stays as wide', () => {
    const [none, fifth] = [geometryOf(crowdOf(20)), geometryOf(crowdOf(20), { highlighted: 's4' })]
    expect(none.tags.map(tag => tag.id)).toEqual(['s0'])
    expect(fifth.tags.map(tag => tag.id)).toEqual(['s0', 's4'])
    expect(fifth.axisWidth).toBe(none.axisWidth)
  })

  test('a line alone has no number, nor has its trend; of two lines each has its own', () => {
    const trend = { ...at([1, 2], 'trend'), variant: 'trend' } as const
    const numbersOf = (series: TimeSeries[]) =>
      prepareSeries(series, { mode: 'absolute', masked: false }).lines.map(line => line.number)
    expect(numbersOf([at([1, 2]), trend])).toEqual([0, 0])
    expect(numbersOf([at([1, 2]), trend, at([2, 3], 'b')])).toEqual([1, 0, 2])
  })

  test('time labels stay clear of the frame’s start', () => {
    for (const tick of geometryOf([ust]).timeTicks)
      expect(tick.value).toBeGreaterThan(wallTimeOfDay('2024-02-16'))
  })

  test('the frame is finite for anything: random charts', () => {
    const value = fc.option(fc.double({ min: -1e14, max: 1e14, noNaN: true }), { freq: 4 })
    const options = fc.record({
      mode: fc.constantFrom<ValuesMode>('absolute', 'percent'),
      masked: fc.boolean(),
      height: fc.integer({ min: 0, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(fc.array(value, { maxLength: 12 }), { maxLength: 4 }), options, (all, options) => {
        const made = geometryOf(
          all.map((values, i) => at(values, `s${i}`)),
          options,
        )
        const numbers = [
          ...Object.values(made.box),
          ...Object.values(made.mapping),
          ...made.tags.map(tag => tag.y),
          ...made.valueTicks.map(tick => tick.value),
        ]
        for (const number of numbers) expect(Number.isFinite(number)).toBe(true)
        expect(labelsOf(made).join(' ')).not.toMatch(/NaN|Infinity|undefined/)
      }),
    )
  })
})

describe('on trading days (C20, readings #72)', () => {
  const days = ['2025-07-03', '2025-07-04', '2025-07-07', '2025-07-08'] as const
  const line: TimeSeries = {
    id: 'a',
    name: 'A',
    points: days.map((day, i) => ({ day, value: i })),
    variant: 'histogram',
  }
  const axis = tradingDays([columnOf(line)])
  const prepared = prepareSeries([line], { mode: 'absolute', masked: false, axis })
  const bounds = boundsOf(prepared, undefined)
  const format = { lang: 'en', label, decimals: 3, mode: 'absolute' as const, unit: '' }
  const geometry = chartGeometry({
    prepared,
    visible: prepared.lines,
    window: bounds,
    width: 800,
    height: 400,
    fontSize: 12,
    format,
  })
  const plot = plotViewOf({
    geometry,
    prepared,
    visible: prepared.lines,
    bounds,
    fontSize: 12,
    masked: false,
    hollow: false,
  })

  test('days are at equal distances, with ticks on them', () => {
    const xs = days.map(day => plot.scales.x(wallTimeOfDay(day)))
    const steps = xs.slice(1).map((x, i) => x - (xs[i] as number))
    for (const step of steps) expect(step).toBeCloseTo(geometry.box.width / 4)
    const { kx, bx } = geometry.mapping
    expect(geometry.timeTicks.map(({ value, text }) => [Math.round(value * kx + bx), text])).toEqual(
      xs.map((x, i) => [Math.round(x), ['3 Jul', '4 Jul', '7 Jul', '8 Jul'][i]]),
    )
  })

  test('an overlay converts pixels to times, and gets the window in times', () => {
    const monday = wallTimeOfDay('2025-07-07')
    expect(plot.scales.invert({ x: plot.scales.x(monday), y: 50 }).at).toBeCloseTo(monday, 0)
    expect(plot.window).toBe(bounds)
  })

  test('a hole of the calendar that no other line fills is none', () => {
    const far: TimeSeries = {
      ...line,
      variant: 'line',
      points: [...line.points, { day: '2025-09-01', value: 9 }],
    }
    const of = (series: readonly TimeSeries[]) =>
      prepareSeries(series, { mode: 'absolute', masked: false, axis: tradingDays(series.map(columnOf)) })
    expect(of([far]).lines[0]?.column.gaps).toBeUndefined()
    const daily: TimeSeries = {
      id: 'b',
      name: 'B',
      points: Array.from({ length: 60 }, (_, i) => ({ day: dayFromNumber(20_270 + i), value: i })),
    }
    expect(of([far, daily]).lines[0]?.column.gaps?.size).toBe(1)
  })
})
