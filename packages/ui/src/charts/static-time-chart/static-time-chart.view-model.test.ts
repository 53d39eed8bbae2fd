import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { dayFromNumber } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { UST_4_2034 } from '../../testing/fixtures/ust-4-2034.ts'
import { legendLayout } from '../plot/legend-layout.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf, chartGeometry } from '../time-chart/chart-geometry.ts'
import { drawLines, NO_OVERSCAN } from '../time-chart/drawn-lines.ts'
import {
  PATH_SCALE,
  relativePath,
  type StaticAxes,
  type StaticChart,
  type StaticChartOptions,
  type StaticSize,
  staticChart,
} from './static-time-chart.view-model.ts'

const label = labelLookup(english)

const at = (values: (number | null)[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id: 'a',
  name: 'A',
  points: values.map((value, i) => ({ day: dayFromNumber(19_800 + i), value })),
  ...more,
})
const ust: TimeSeries = {
  id: 'ust',
  name: 'UST 4% 2034',
  points: UST_4_2034.slice(0, -1).map(({ day, price }) => ({ day, value: price })),
}

const USUAL = { width: 800, height: 400 }

const chartOf = (series: TimeSeries[], options: Partial<StaticChartOptions> = {}): StaticChart =>
  staticChart({ series, sizes: [USUAL], lang: 'en', label, ...options })

describe('relativePath', () => {
  test.each([
    ['', ''],
    ['M0,0', 'M0 0'],
    ['M1.5,2L3,4.1', 'M15 20l15 21'],
    ['M1,9L2,8L4,8.5L3,0', 'M10 90l10-10 20 5-10-85'],
    ['M0,1L1,1M5,5L6,4', 'M0 10l10 0M50 50l10-10'],
    ['M0,1H4V3.3H9', 'M0 10h40v23h50'],
    ['M-2,-0.4L1,0', 'M-20-4l30 4'],
  ])('%s is %s', (absolute, relative) => {
    expect(relativePath(absolute)).toBe(relative)
  })

  test('a thousand points do not drift', () => {
    const points = Array.from({ length: 1000 }, (_, i) => `${i / 10},${(i * 7) % 10}`)
    const numbers = relativePath(`M${points.join('L')}`)
      .match(/-?\d+/g)
      ?.map(Number)
    const xs = numbers?.filter((_, place) => place % 2 === 0) ?? []
    expect(xs.reduce((sum, x) => sum + x, 0)).toBe(999)
  })
})

/** The pixels of a place in a picture at the size for which its axes are written. */
const left = ({ box, margin }: StaticAxes, percent: number) => margin.left + (percent / 100) * box.width
const top = ({ box, margin }: StaticAxes, percent: number) => margin.top + (percent / 100) * box.height

const PHONE = { width: 390, height: 380 }

type Case = [title: string, series: TimeSeries[], options: Partial<StaticChartOptions>]
const CASES: Case[] = [
  ['a line', [ust], {}],
  ['two lines and a caption', [ust, at([95, 99, 101], { id: 'b', name: 'B' })], { legend: 'captioned' }],
  [
    'a touch target in its legend',
    [ust],
    { legend: 'captioned', sizes: [USUAL, { ...PHONE, legendHeadHeight: 38 }] },
  ],
  ['without a legend', [ust], { legend: 'none' }],
  ['in per cent', [ust], { mode: 'percent' }],
  ['a logarithmic axis', [ust], { scale: 'log' }],
  ['shapes', [at([0, 50, 100, 20])], { masked: true }],
  ['above other charts', [ust], { timeAxis: false, sizes: [{ ...USUAL, minAxisWidth: 120 }, PHONE] }],
]

describe.each(CASES)('%s: the picture has the geometry of the time chart', (_, series, options) => {
  const { mode = 'absolute', scale = 'linear', masked = false, legend, timeAxis } = options
  const sizes: readonly StaticSize[] = options.sizes ?? [USUAL, PHONE]
  const chart = chartOf(series, { ...options, sizes })
  const prepared = prepareSeries(series, { mode, masked, scale })
  const { from, to } = boundsOf(prepared, undefined)

  describe.each(sizes.map((size, place) => ({ ...size, place })))('at $width px', ({ place, ...size }) => {
    const layout = legendLayout({
      count: legend === 'none' ? 0 : series.length,
      width: size.width,
      fontSize: 13,
      head: legend === 'captioned',
      headHeight: size.legendHeadHeight,
    })
    const live = chartGeometry({
      ...size,
      prepared,
      visible: prepared.lines,
      window: { from, to },
      fontSize: 12,
      format: { lang: 'en', label, decimals: 3, mode, unit: '' },
      headroom: layout.height,
      timeAxis,
    })
    const { kx, bx, ky, by } = live.mapping
    const axes = chart.axes[place] as StaticAxes

    test('plot and margins', () => {
      const { margin, box } = axes
      expect(margin.left + box.width + margin.right).toBe(size.width)
      expect(margin.top + box.height + margin.bottom).toBeCloseTo(size.height)
      expect({ ...margin, top: 0 }).toEqual({ ...live.margin, top: 0 })
      expect(margin.top - live.margin.top).toBeCloseTo(live.headroom * live.box.height)
    })

    test('ticks', () => {
      expect(axes.valueTicks.map(({ text }) => text)).toEqual(live.valueTicks.map(({ text }) => text))
      for (const [i, { value }] of live.valueTicks.entries())
        expect(top(axes, axes.valueTicks[i]?.y ?? 0)).toBeCloseTo(value * ky + by, 0)
      expect(axes.timeTicks.map(({ text }) => text)).toEqual(live.timeTicks.map(({ text }) => text))
      for (const [i, { value }] of live.timeTicks.entries())
        expect(left(axes, axes.timeTicks[i]?.x ?? 0)).toBeCloseTo(value * kx + bx, 0)
    })

    test('tags', () => {
      expect(axes.tags.map(({ text }) => text)).toEqual(live.tags.map(({ text }) => text))
      for (const [i, { y, from }] of live.tags.entries()) {
        const tag = axes.tags[i]
        expect(top(axes, tag?.y ?? 0)).toBeCloseTo(y, 0)
        expect(top(axes, tag?.from.y ?? 0)).toBeCloseTo(from.y, 0)
        expect(left(axes, 100) - (tag?.from.inset ?? 0)).toBeCloseTo(from.x, 0)
      }
    })

    test('where the lines begin and end', () => {
      const drawn = drawLines(prepared.lines, live.view, live.box, {
        overscan: NO_OVERSCAN,
        log: prepared.log,
        headroom: live.headroom,
      })
      for (const [i, { d, end }] of drawn.entries()) {
        const line = chart.lines[i]
        const [x = 0, y = 0] = (/M([\d.]+),([\d.]+)/.exec(d) ?? []).slice(1).map(Number)
        const [startX = 0, startY = 0] = (/M(-?\d+) ?(-?\d+)/.exec(line?.d ?? '') ?? []).slice(1).map(Number)
        const unit = { x: chart.box.width * PATH_SCALE, y: chart.box.height * PATH_SCALE }
        expect(left(axes, (startX / unit.x) * 100)).toBeCloseTo(x, 0)
        expect(top(axes, (startY / unit.y) * 100)).toBeCloseTo(y, 0)
        expect(left(axes, line?.end?.x ?? 0)).toBeCloseTo(end?.x ?? 0, 0)
        expect(top(axes, line?.end?.y ?? 0)).toBeCloseTo(end?.y ?? 0, 0)
      }
    })
  })
})

describe('what it says', () => {
  test('names and days', () => {
    expect(chartOf([at([1, 2, 3]), at([4], { id: 'b', name: 'B' })]).summary).toBe(
      'A, B, from 18 Mar 2024 to 20 Mar 2024.',
    )
  })

  test('the newest value and its change', () => {
    const [row] = chartOf([at([100, 101.25])]).rows
    expect(row).toMatchObject({ value: '101.250', change: '+1.250', number: 0 })
  })

  test('shapes have neither values nor tags', () => {
    const chart = chartOf([at([0, 100, 40])], { masked: true })
    expect(chart.rows[0]).toMatchObject({ value: null, change: '' })
    expect(chart.axes[0]?.tags).toEqual([])
    expect(chart.axes[0]?.valueTicks.every(({ text }) => text === '')).toBe(true)
  })

  test('values are refused in place of shapes', () => {
    expect(chartOf([at([101, 102])], { masked: true }).lines.map(({ d }) => d)).toEqual([''])
  })

  test('each row has the value, the change and the direction of its own line', () => {
    const { rows } = chartOf([
      at([100, 101.25]),
      at([90, 80], { id: 'b', name: 'B', change: 'percent' }),
      at([70, 77], { id: 'c', name: 'C', change: 'percent' }),
      at([null], { id: 'd', name: 'D' }),
    ])
    expect(rows.map(({ id, direction }) => [id, direction])).toEqual([
      ['a', null],
      ['b', 'down'],
      ['c', 'up'],
      ['d', null],
    ])
    expect(rows.slice(0, 3).map(({ value }) => value)).toEqual(['101.250', '80.000', '77.000'])
    expect(rows[1]?.change).toContain('10.000')
    expect(rows[3]?.change).toBe('')
  })

  test('a helper line has no row', () => {
    const chart = chartOf([at([1, 2]), at([1, 2], { id: 'b', name: 'B', variant: 'trend' })])
    expect(chart.rows.map(({ id }) => id)).toEqual(['a'])
    expect(chart.lines.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('values without neighbours are dots, in per cent of the drawing', () => {
    const [line] = chartOf([at([1, null, 3, null, 1, 1])]).lines
    expect(line?.alone.map(({ x }) => x)).toEqual([0, 40])
    const [low, high] = line?.alone ?? []
    expect(high?.y).toBeLessThan(low?.y ?? 0)
    expect(high?.y).toBeGreaterThanOrEqual(0)
    expect(low?.y).toBeLessThanOrEqual(100)
    expect(line?.end).toEqual({ x: 100, y: low?.y })
  })

  test('a line without values has no end', () => {
    expect(chartOf([at([1, 2]), at([null, null], { id: 'b', name: 'B' })]).lines[1]?.end ?? null).toBeNull()
  })

  test('without a size it has no axes and no lines', () => {
    const chart = chartOf([ust], { sizes: [] })
    expect(chart).toMatchObject({ axes: [], lines: [], box: { width: 1, height: 1 } })
    expect(chart.rows).toHaveLength(1)
  })

  test.each<[string, Partial<StaticChartOptions>, shown: number, height: number]>([
    ['a row for each line', {}, 2, 46],
    ['the same when it is requested', { legend: 'rows' }, 2, 46],
    ['with a line above them', { legend: 'captioned' }, 2, 66],
    ['none', { legend: 'none' }, 0, 0],
  ])('the legend: %s', (_, options, shown, height) => {
    const [axes] = chartOf([at([1, 2]), at([3], { id: 'b', name: 'B' })], options).axes
    expect(axes?.legend).toMatchObject({ shown, height })
  })

  const bars = { open: Float64Array.of(1, 2), high: Float64Array.of(3, 4), low: Float64Array.of(0, 1) }
  test.each<[string, TimeSeries[], boolean]>([
    ['bars need two', [at([1, 2], { variant: 'candles', bars })], true],
    ['a line does not', [at([1, 2])], false],
    ['nor does nothing', [], false],
    ['a second series has one', [at([1, 2]), at([1, 2], { id: 'b', variant: 'candles', bars })], false],
  ])('lines of the first legend row on a phone: %s', (_, series, twoLines) => {
    expect(chartOf(series, { sizes: [PHONE] }).axes[0]?.legend.twoLines).toBe(twoLines)
  })

  test.each<[string, Partial<StaticChartOptions>, unit: string]>([
    ['is on the axis', { unit: 'USD' }, 'USD'],
    ['not if the page shows it elsewhere', { unit: 'USD', showUnit: false }, ''],
    ['none without one', {}, ''],
    ['per cent of changes', { mode: 'percent' }, '%'],
  ])('the unit: %s', (_, options, unit) => {
    expect(chartOf([at([101, 102])], options).axes[0]?.axisUnit).toBe(unit)
  })

  test('without data it has the requested days', () => {
    const chart = chartOf([], { period: { from: '2024-01-01', to: '2024-03-31' } })
    expect(chart.summary).toBe(english.no_graph_data)
    expect(chart.axes[0]?.timeTicks.length).toBeGreaterThan(2)
    expect(chart.lines).toEqual([])
  })
})

test('ten years of days are a few hundred points', () => {
  const days = Array.from({ length: 3650 }, (_, i) => 100 + Math.sin(i) + i / 100)
  const [line] = chartOf([at(days)]).lines
  expect(line?.d.match(/-?\d+/g)?.length).toBeLessThan(8 * 800)
})
