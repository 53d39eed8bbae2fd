import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { logTicks } from '../plot/ticks.ts'
import type { PrepareOptions } from '../series/time-series.ts'
import { extentOf, prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf, chartGeometry, type GeometryOptions, plotViewOf } from './chart-geometry.ts'
import { readAt } from './readout.ts'
import { tableRows } from './table-rows.ts'

const label = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

const FIRST = 19_800
const format = { lang: 'en', label, decimals: 2, mode: 'absolute', unit: '' } as const

const line = (values: (number | null)[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id: 'a',
  name: 'A',
  points: values.map((value, i) => ({ day: dayFromNumber(FIRST + i), value })),
  ...more,
})

const bars = (open: number[], high: number[], low: number[]) => ({
  open: Float64Array.from(open),
  high: Float64Array.from(high),
  low: Float64Array.from(low),
})

type Options = Partial<PrepareOptions> &
  Pick<GeometryOptions, 'domain' | 'guides' | 'currentValue' | 'minAxisWidth'> & { days?: [number, number] }

function drawn(
  series: TimeSeries[],
  { mode = 'absolute', masked = false, scale, days, ...more }: Options = {},
) {
  const prepared = prepareSeries(series, { mode, masked, ...(scale ? { scale } : {}) })
  const bounds = boundsOf(prepared, undefined)
  const window = days
    ? { from: (FIRST + days[0]) * MS_PER_DAY, to: (FIRST + days[1]) * MS_PER_DAY }
    : { from: bounds.from, to: bounds.to }
  const request = { prepared, visible: prepared.lines, window, width: 800, height: 400, fontSize: 12 }
  const geometry = chartGeometry({ ...request, format: { ...format, mode }, ...more })
  const plot = plotViewOf({
    geometry: geometry,
    prepared,
    visible: prepared.lines,
    bounds,
    fontSize: 12,
    masked,
    hollow: false,
  })
  return { prepared, geometry, plot }
}

const texts = (series: TimeSeries[], options: Options) =>
  drawn(series, options).geometry.valueTicks.map(tick => tick.text)

describe('C20 the logarithmic axis', () => {
  test('equal factors are equal heights', () => {
    const { plot } = drawn([line([1, 10, 100])], { scale: 'log' })
    const [one, ten, hundred] = [1, 10, 100].map(plot.scales.y)
    expect((one ?? 0) - (ten ?? 0)).toBeCloseTo((ten ?? 0) - (hundred ?? 0), 6)
  })

  test('its labels are values, not logarithms', () => {
    expect(texts([line([1, 10, 1000])], { scale: 'log' })).toContain('100')
    expect(drawn([line([1, 10, 1000])], { scale: 'log' }).geometry.tags[0]?.text).toBe('1,000.00')
  })

  test('values that are not above zero have no place on it and count as left out', () => {
    const { prepared } = drawn([line([1, 0, -2, 10])], { scale: 'log' })
    expect(prepared.bad).toBe(2)
    expect([...(prepared.lines[0]?.column.y ?? [])]).toEqual([0, Number.NaN, Number.NaN, 1])
  })

  test.each<[string, Options]>([
    ['percentages may be negative', { mode: 'percent', scale: 'log' }],
    ['shapes have no values', { masked: true, scale: 'log' }],
  ])('%s: they stand on a linear axis', (_, options) => {
    expect(drawn([line([1, 10, 100])], options).prepared.log).toBe(false)
  })

  test.each<[string, number, number, number, number[]]>([
    ['powers of ten over many of them', 1, 1e6, 7, [1, 10, 100, 1000, 1e4, 1e5, 1e6]],
    ['1, 2 and 5 where they fit', 1, 100, 8, [1, 2, 5, 10, 20, 50, 100]],
    ['every second power where there is none', 1, 1e8, 4, [1, 100, 1e4, 1e6, 1e8]],
    ['a linear axis’ ticks within one power', 20, 30, 5, [20, 22, 24, 26, 28, 30]],
    ['none where nothing is above zero', -1, 5, 5, [-1, 0, 1, 2, 3, 4, 5]],
  ])('ticks: %s', (_, low, high, count, values) => {
    expect(logTicks(low, high, count).values).toEqual(values)
  })

  test('ticks are in order, inside, and never a crowd', () => {
    const positive = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: 2, max: 12 }), (a, b, count) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const { values } = logTicks(low, high, count)
        expect(values).toEqual([...values].sort((one, other) => one - other))
        expect(values.length).toBeLessThanOrEqual(count * 2 + 3)
      }),
    )
  })
})

describe('C10 a computed line moves with its series', () => {
  const main = line([100, 110, 120])
  const average = line([null, 105, 115], { id: 'sma', name: 'SMA' })

  test('in percent a line has the base of the series in `base`', () => {
    const { prepared } = drawn([main, { ...average, base: 'a' }], { mode: 'percent' })
    expect([...(prepared.lines[1]?.values ?? [])].slice(1)).toEqual(
      [5, 15].map(value => expect.closeTo(value)),
    )
  })

  test('without `base`, or with an unknown one, it has its own', () => {
    for (const one of [average, { ...average, base: 'gone' }])
      expect(drawn([main, one], { mode: 'percent' }).prepared.lines[1]?.values[1]).toBe(0)
  })

  test('ready columns are drawn as they are', () => {
    const column = drawn([main]).prepared.lines[0]?.column
    const { prepared } = drawn([line([], column ? { column } : {})])
    expect(prepared.lines[0]?.column).toBe(column)
  })
})

describe('C20 bars', () => {
  const candles = line([11, 12], { variant: 'candles', bars: bars([10, 11], [15, 13], [9, 8]) })

  test('the axis includes highs and lows', () => {
    const { view } = drawn([candles]).geometry
    expect(view.low).toBeLessThan(8)
    expect(view.high).toBeGreaterThan(15)
  })

  test('for a part of the data the axis includes the bars of that part', () => {
    const many = line([11, 12, 12], {
      variant: 'candles',
      bars: bars([10, 11, 12], [15, 13, 13], [9, 8, 11]),
    })
    const { view } = drawn([many], { days: [1, 2] }).geometry
    expect(view.high).toBeLessThan(15)
    expect(view.low).toBeLessThan(8)
  })

  test.each<[string, Options, string]>([
    ['are drawn in the requested variant', {}, 'candles'],
    ['masked: a line, for a shape has no bars', { masked: true }, 'line'],
  ])('%s', (_, options, variant) => {
    expect(drawn([candles], options).prepared.lines[0]?.variant).toBe(variant)
  })

  test('without open, high and low it is a line', () => {
    expect(drawn([line([1, 2], { variant: 'ohlc' })]).prepared.lines[0]?.variant).toBe('line')
  })

  test('in percent they have the base of the closes', () => {
    const { barValues } = drawn([candles], { mode: 'percent' }).prepared.lines[0] ?? {}
    expect(barValues?.high[0]).toBeCloseTo((15 / 11 - 1) * 100)
  })

  test('the readout has open, high and low next to the value', () => {
    const { prepared, geometry } = drawn([candles])
    const at = FIRST * MS_PER_DAY
    const [row] = readAt(prepared.lines, geometry, { at, instants: false }, format).rows
    expect(row).toMatchObject({ text: '11.00', aside: 'chart_bar_values 10.00 15.00 9.00' })
  })

  test('the table has a column for each', () => {
    const { columns, rows } = tableRows(drawn([candles]).prepared.lines, false, 10, format)
    expect(columns.map(column => column.id)).toEqual(['a:open', 'a:high', 'a:low', 'a'])
    expect(rows[0]?.cells.map(cell => cell.text)).toEqual(['11.00', '13.00', '8.00', '12.00'])
  })
})

describe('C20 bands', () => {
  const band = line([10, 20, 30], {
    variant: 'band',
    bars: bars([Number.NaN, Number.NaN, Number.NaN], [12, 26, 40], [8, 14, 20]),
  })

  test('the axis includes both edges, also where the window cuts them', () => {
    const { low, high } = drawn([band]).geometry.view
    expect([low < 8, high > 40]).toEqual([true, true])
    const cut = drawn([band], { days: [0.5, 1.4] }).geometry.view
    expect([cut.high > 31.6, cut.high < 40]).toEqual([true, true])
  })

  test('the readout has the edges next to the middle', () => {
    const { prepared, geometry } = drawn([band])
    const at = (FIRST + 1) * MS_PER_DAY
    const { rows } = readAt(prepared.lines, geometry, { at, instants: false }, format)
    expect(rows[0]).toMatchObject({ text: '20.00', aside: '14.00–26.00' })
  })

  test('the table has a column for each edge', () => {
    const { columns } = tableRows(drawn([band]).prepared.lines, false, 10, format)
    expect(columns.map(({ text }) => text)).toEqual([
      'chart_bar_part A indicator_upper',
      'chart_bar_part A indicator_lower',
      'A',
    ])
  })

  test('in percent its edges have the base of the line that it is of (C10)', () => {
    const { prepared } = drawn([line([10, 20, 30], { id: 'main' }), { ...band, base: 'main' }], {
      mode: 'percent',
    })
    expect([prepared.lines[1]?.bars?.high[1], prepared.lines[1]?.bars?.low[1]].map(Number)).toEqual([
      expect.closeTo(160),
      expect.closeTo(40),
    ])
  })
})

describe('axes of other panes', () => {
  test('a histogram begins at zero', () => {
    expect(drawn([line([5, 9], { variant: 'histogram' })]).geometry.view.low).toBe(0)
    expect(drawn([line([-5, 9], { variant: 'histogram' })]).geometry.view.low).toBeLessThan(-5)
  })

  test('an oscillator keeps its ends', () => {
    expect(drawn([line([40, 60])], { domain: { low: 0, high: 100 } }).geometry.view).toMatchObject({
      low: 0,
      high: 100,
    })
  })

  test('ends in the wrong order do not turn the axis over', () => {
    const { low, high } = drawn([line([40, 60])], { domain: { low: 100, high: 0 } }).geometry.view
    expect(low).toBeLessThan(high)
  })

  test('guides that the axis does not reach are not drawn', () => {
    const { geometry, plot } = drawn([line([40, 60])], { guides: [30, 50], domain: { low: 35, high: 65 } })
    expect(geometry.guides).toEqual([expect.closeTo(plot.scales.y(50))])
  })

  test('the axis of a chart in a group is as wide as the widest one', () => {
    const alone = drawn([line([1, 2])]).geometry
    const grouped = drawn([line([1, 2])], { minAxisWidth: alone.axisWidth + 24 }).geometry
    expect(grouped.margin.right).toBe(alone.axisWidth + 24)
    expect(grouped.axisWidth).toBe(alone.axisWidth)
  })

  test('the extent of several series goes from the first to the last of all', () => {
    const late = line([null, null, 3], { id: 'b' })
    expect(extentOf([line([1, 2]), late, line([])])).toEqual({
      from: FIRST * MS_PER_DAY,
      to: (FIRST + 2) * MS_PER_DAY,
    })
    expect(extentOf([line([])])).toBeNull()
  })
})

describe('C20 the line of the newest value', () => {
  const falling = line([60, 50, 41, 40])

  test('is at the newest value, which its tag shows', () => {
    const { geometry, plot } = drawn([falling], { currentValue: true })
    expect(geometry.current?.y).toBeCloseTo(plot.scales.y(40))
    expect(geometry.tags[0]?.text).toBe('40.00')
  })

  test('stays while older data is in sight, as long as the axis shows its height', () => {
    const flat = line([41, 39, 42, 40])
    const { geometry } = drawn([flat], { currentValue: true, days: [0, 2] })
    expect(geometry.tags[0]?.text).toBe('40.00')
    expect(drawn([falling], { currentValue: true, days: [0, 1] }).geometry.current).toBeNull()
  })

  test('is hidden by default, and always for a shape', () => {
    expect(drawn([falling]).geometry.current).toBeNull()
    expect(drawn([falling], { currentValue: true, masked: true }).geometry.current).toBeNull()
  })
})

describe('plotViewOf: the geometry for an overlay', () => {
  test('its scales lead there and back, on both axes', () => {
    for (const scale of ['linear', 'log'] as const) {
      const { plot } = drawn([line([1, 10, 100])], { scale })
      const at = (FIRST + 1) * MS_PER_DAY
      const back = plot.scales.invert({ x: plot.scales.x(at), y: plot.scales.y(25) })
      expect(back.at).toBeCloseTo(at, 0)
      expect(back.value).toBeCloseTo(25)
    }
  })

  test('of a shape it gets no values', () => {
    expect(drawn([line([1, 2])], { masked: true }).plot.column).toBeNull()
  })
})
