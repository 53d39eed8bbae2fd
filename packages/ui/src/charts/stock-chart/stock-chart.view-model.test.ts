import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { addDays } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { type IndicatorId, indicatorSpec, initialParams } from '../indicators/indicator-registry.ts'
import { type ActiveIndicator, DEFAULT_INDICATOR_STYLE } from '../indicators/indicators.reducer.ts'
import { seriesByPeriod } from '../series/merge-days.ts'
import type { TimeSeries, ValuesMode } from '../series/time-series.ts'
import type { StockType } from './stock-chart.reducer.ts'
import {
  drawnType,
  indicatorNotes,
  indicatorOf,
  lineId,
  mainSeries,
  priceDomain,
  priceLines,
  stockData,
  stockIndicators,
  stockPanes,
  stockTypes,
  withPeriodNote,
} from './stock-chart.view-model.ts'

const label = labelLookup(english)
const translation = { label, lang: 'en' }
const COUNT = 40
const place = (i: number) => addDays('2025-01-01', i)
const columnOf = (value: (i: number) => number) => Float64Array.from({ length: COUNT }, (_, i) => value(i))
const closes: TimeSeries = {
  id: 'main',
  name: 'Main',
  unit: 'USD',
  points: Array.from({ length: COUNT }, (_, i) => ({ day: place(i), value: 100 + Math.sin(i) * 5 })),
}
const bars = { open: columnOf(() => 100), high: columnOf(() => 106), low: columnOf(() => 94) }
const main: TimeSeries = { ...closes, bars }
const volume = columnOf(i => i * 10)
const open = { masked: false }
const active = (
  id: IndicatorId,
  params = initialParams(indicatorSpec(id) ?? { parameters: [] }),
): ActiveIndicator => ({
  key: `${id}-1`,
  id,
  params,
  drafts: {},
  style: DEFAULT_INDICATOR_STYLE,
})
const seriesOf = (...values: number[]): TimeSeries => ({
  id: 'any',
  name: 'Any',
  points: values.map((value, i) => ({ day: place(i), value })),
})

describe('stockData', () => {
  test('volumes and bars follow the order of the column, in any order of points', () => {
    const turned: TimeSeries = {
      ...closes,
      points: closes.points.toReversed(),
      bars: { open: bars.open, high: columnOf(i => 200 + i), low: bars.low },
    }
    const data = stockData(turned, { ...open, volume })
    expect(data.bars.volume?.[0]).toBe((COUNT - 1) * 10)
    expect(data.bars.high?.[0]).toBe(200 + COUNT - 1)
    expect(data.full?.close).toBe(data.column.y)
  })

  test.each<[sentence: string, series: TimeSeries | undefined, full: boolean, any: boolean]>([
    ['bars make candles', main, true, true],
    ['closes do not', closes, false, true],
    [
      'bars of another length belong to other points',
      { ...main, bars: { ...bars, low: new Float64Array(3) } },
      false,
      true,
    ],
    [
      'bars without a whole one are none',
      { ...main, bars: { ...bars, open: columnOf(() => Number.NaN) } },
      false,
      true,
    ],
    ['one value is a value', seriesOf(5), false, true],
    ['no series has no value', undefined, false, false],
    ['gaps alone are no value', { ...closes, points: [{ day: place(0), value: null }] }, false, false],
  ])('%s', (_, series, full, any) => {
    const data = stockData(series, open)
    expect([data.full !== null, data.any]).toEqual([full, any])
  })
})

describe('volumes and history', () => {
  const day = { day: '2024-12-31', value: 90 } as const
  const dayVolume = Float64Array.of(7)

  test('volumes of another length belong to other points', () => {
    expect(stockData(main, { ...open, volume: Float64Array.of(1, 2, 3) }).bars.volume).toBeUndefined()
  })

  test('what neither the history nor the chart has is missing', () => {
    const { bars: all } = stockData(closes, { ...open, history: { points: [day] } })
    expect([all.open, all.high, all.low, all.volume]).toEqual([undefined, undefined, undefined, undefined])
    expect(all.close).toHaveLength(COUNT + 1)
  })

  test('what only the history has is a gap on the days of the chart', () => {
    const { bars: all } = stockData(closes, { ...open, history: { points: [day], volume: dayVolume } })
    expect(all.volume).toHaveLength(COUNT + 1)
    expect([all.volume?.[0], all.volume?.[1], all.volume?.[COUNT]]).toEqual([7, Number.NaN, Number.NaN])
  })

  test.each([
    ['all before the chart', -3, 3],
    ['the last one on its first day', -2, 2],
    ['all on its days', 0, 0],
    ['all after its first day', 5, 0],
  ])('the history counts until the first day of the chart: %s', (_, from, before) => {
    const points = [0, 1, 2].map(i => ({ day: place(from + i), value: 90 }))
    const data = stockData(closes, { ...open, history: { points } })
    expect([data.before, data.bars.close.length]).toEqual([before, COUNT + before])
  })

  test('weeks of closes alone have neither bars nor volumes', () => {
    const [weekly] = seriesByPeriod([closes], 'week') as [TimeSeries]
    const { bars: all, before } = stockData(weekly, { ...open, period: 'week', daily: closes })
    expect([all.open, all.high, all.low, all.volume]).toEqual([undefined, undefined, undefined, undefined])
    expect([before, all.close.length]).toEqual([0, weekly.column?.x.length])
  })
})

describe('types (C20)', () => {
  test.each<[sentence: string, series: TimeSeries | undefined, types: StockType[]]>([
    ['whole bars can be everything', main, ['candles', 'ohlc', 'heikin-ashi', 'line', 'area']],
    ['closes alone are no candles', closes, ['line', 'area']],
    [
      'before data are loaded all types are possible',
      undefined,
      ['candles', 'ohlc', 'heikin-ashi', 'line', 'area'],
    ],
  ])('%s', (_, series, types) => {
    expect(stockTypes(stockData(series, open))).toEqual(types)
  })

  test.each<[sentence: string, requested: StockType, types: StockType[], masked: boolean, drawn: StockType]>([
    ['a possible type is drawn', 'ohlc', ['ohlc', 'line'], false, 'ohlc'],
    ['an impossible one is a line', 'ohlc', ['line', 'area'], false, 'line'],
    ['a shape is a line, whatever is wanted (P7)', 'area', ['line', 'area'], true, 'line'],
  ])('%s', (_, requested, types, masked, drawn) => {
    expect(drawnType(requested, { types, masked })).toBe(drawn)
  })

  test('Heikin-Ashi draws averaged bars, with a note', () => {
    const drawn = mainSeries(main, 'heikin-ashi', stockData(main, open), label)
    const first = (100 + 106 + 94 + 100) / 4
    expect(drawn).toMatchObject({ variant: 'candles', note: 'averaged bars' })
    expect(drawn.column?.y[0]).toBe(first)
    expect(drawn.bars?.high[0]).toBe(106)
  })

  test('other types draw the values as they are', () => {
    const drawn = mainSeries(main, 'ohlc', stockData(main, open), label)
    expect(drawn).toEqual({ ...main, variant: 'ohlc' })
  })
})

describe('priceDomain', () => {
  const absolute = { mode: 'absolute', log: false } as const
  test.each<
    [
      sentence: string,
      type: StockType,
      values: number[],
      how: { mode: ValuesMode; log: boolean },
      domain: object,
    ]
  >([
    ['an area begins at zero', 'area', [95, 105], absolute, { low: 0 }],
    ['one of negative values hangs from it', 'area', [-3, -1], absolute, { high: 0 }],
    ['a line follows its data', 'line', [95, 105], absolute, {}],
    ['per cent have zero anyway', 'area', [95, 105], { mode: 'percent', log: false }, {}],
    ['a log axis has none', 'area', [95, 105], { mode: 'absolute', log: true }, {}],
  ])('%s', (_, type, values, how, domain) => {
    expect(priceDomain(type, [seriesOf(...values)], how)).toEqual(domain)
  })
})

test.each<[sentence: string, one: number[], other: number[], domain: object]>([
  ['both above zero', [95, 105], [2, 5], { low: 0 }],
  ['one of them goes below zero', [95, 105], [-5, 5], {}],
  ['one of them goes above it', [-9, -1], [2, 5], {}],
  ['both below it', [-9, -1], [-5, -2], { high: 0 }],
])('the axis of an area is that of all series: %s', (_, one, other, domain) => {
  const series = [seriesOf(...one), seriesOf(...other)]
  expect(priceDomain('area', series, { mode: 'absolute', log: false })).toEqual(domain)
})

describe('indicators (C20)', () => {
  const data = stockData(main, { ...open, volume })
  const compute = (...ids: IndicatorId[]) =>
    stockIndicators(
      ids.map(id => active(id)),
      data,
      translation,
    )

  test('those over the price have its axis, its unit and its base for percent (C10)', () => {
    const lines = priceLines(compute('sma', 'rsi', 'bollinger'), data, { main, styles: 2 })
    expect(lines.map(({ id, name, base, unit, style }) => [id, name, base, unit, style])).toEqual([
      ['indicator:sma-1:line', 'SMA (20)', 'main', 'USD', 2],
      ['indicator:bollinger-1:middle', 'Bollinger (20, 2)', 'main', 'USD', 3],
    ])
    expect(lines[0]?.column?.x).toBe(data.column.x)
  })

  test('Bollinger bands are one series: the middle in a band between its edges', () => {
    const [band, ...others] = priceLines(compute('bollinger'), data, { main, styles: 1 })
    expect(others).toEqual([])
    expect(band).toMatchObject({ variant: 'band', name: 'Bollinger (20, 2)' })
    const [high, middle, low] = [band?.bars?.high[30], band?.column?.y[30], band?.bars?.low[30]] as number[]
    expect((high as number) + (low as number)).toBeCloseTo(2 * (middle as number))
    expect(high).toBeGreaterThan(low as number)
  })

  test('those of another unit have panes of their own, columns behind lines', () => {
    const panes = stockPanes(compute('sma', 'rsi', 'macd'), data, label)
    expect(panes.map(({ title, domain, guides }) => [title, domain, guides])).toEqual([
      ['RSI (14)', { low: 0, high: 100 }, [30, 70]],
      ['MACD (12, 26, 9)', {}, [0]],
    ])
    expect(panes[1]?.series.map(({ name, variant }) => [name, variant])).toEqual([
      ['MACD (12, 26, 9)', 'line'],
      ['Signal', 'line'],
      ['Histogram', 'histogram'],
    ])
  })

  test('volume is one row of columns, each with the tone of its bar', () => {
    const [pane] = stockPanes(compute('volume'), data, label)
    expect(pane?.series).toHaveLength(1)
    const [series] = pane?.series ?? []
    expect(series).toMatchObject({ name: 'Volume', variant: 'histogram', merge: 'sum' })
    expect(series?.column?.y).toEqual(volume)
    const falls = Array.from(data.bars.close, close => (close < 100 ? -1 : 1))
    expect(Array.from(series?.tone as Int8Array)).toEqual(falls)
  })

  test('volume is grey (C20)', () => {
    const [pane] = stockPanes(compute('volume'), data, label)
    expect(pane?.series[0]).toMatchObject({ neutral: true })
  })

  test('a day without volume is a gap', () => {
    const gap = stockData(main, { ...open, volume: columnOf(i => (i === 3 ? Number.NaN : 10)) })
    const [pane] = stockPanes(stockIndicators([active('volume')], gap, translation), gap, label)
    expect([...(pane?.series[0]?.column?.y.subarray(2, 5) ?? [])]).toEqual([10, Number.NaN, 10])
  })

  test('digits after the point: two of oscillators, none of volumes, else those of the price', () => {
    const panes = stockPanes(compute('rsi', 'stochastic', 'volume', 'macd'), data, label)
    expect(panes.map(({ id, decimals }) => [id, decimals])).toEqual([
      ['rsi', 2],
      ['stochastic', 2],
      ['volume', 0],
      ['macd', null],
    ])
  })

  test('without a choice of the user no line has a width of its own, and only volumes add up', () => {
    const [sma] = priceLines(compute('sma'), data, { main, styles: 2 })
    const [rsi] = stockPanes(compute('rsi'), data, label)
    expect([sma?.width, rsi?.series[0]?.width]).toEqual([undefined, undefined])
    expect([rsi?.series[0]?.merge, rsi?.series[0]?.neutral]).toEqual([undefined, undefined])
  })

  test('those that are drawn have no note', () => {
    expect(indicatorNotes(compute('sma', 'rsi', 'volume'), label)).toEqual([])
  })

  test('those that cannot be drawn have no pane, with a history neither', () => {
    const few = stockData(seriesOf(1, 2, 3), {
      ...open,
      history: { points: [{ day: '2024-12-31', value: 90 }] },
    })
    const computed = stockIndicators([active('rsi'), active('atr')], few, translation)
    expect(stockPanes(computed, few, label)).toEqual([])
    expect(indicatorNotes(computed, label)).toHaveLength(2)
  })

  test('the style that the user chose for an indicator is that of its main line', () => {
    const style = { colour: 4, width: 3 }
    const styled = stockIndicators(
      [
        { ...active('sma'), style },
        { ...active('macd'), style },
      ],
      data,
      translation,
    )
    expect(priceLines(styled, data, { main, styles: 2 })[0]).toMatchObject({ style: 4, width: 3 })
    const [pane] = stockPanes(styled, data, label)
    expect(pane?.series.map(one => [one.name, one.style, one.width])).toEqual([
      ['MACD (12, 26, 9)', 4, 3],
      ['Signal', 3, undefined],
      ['Histogram', 4, undefined],
    ])
  })

  test('by the week they are computed from weeks, the history among them', () => {
    const history = {
      points: [{ day: '2024-12-30', value: 90 } as const, { day: '2024-12-20', value: 80 } as const],
    }
    const [weekly] = seriesByPeriod([main], 'week') as [TimeSeries]
    const merged = stockData(weekly, { ...open, volume, history, period: 'week', daily: main })
    // 1 January 2025 is a Wednesday: its week began in the history
    expect(merged.before).toBe(1)
    expect(merged.bars.close).toHaveLength(merged.column.x.length + 1)
    expect([...merged.bars.close.subarray(1)]).toEqual([...merged.column.y])
    expect(merged.bars.volume?.[1]).toBe(0 + 10 + 20 + 30 + 40)
  })

  test('the note of the main series has its unit and the period of a bar', () => {
    const note = (series: TimeSeries[], period: 'day' | 'week') =>
      withPeriodNote(series, period, label)[0]?.note
    expect(note([main], 'week')).toBe('USD, week')
    expect(note([{ ...seriesOf(1), note: 'averaged bars' }], 'day')).toBe('day, averaged bars')
    expect(note([{ ...main, masked: true }], 'day')).toBeUndefined()
  })

  test('days before the chart give them values from its first day on', () => {
    const days = [...Array(19).keys()].map(i => ({ day: addDays('2024-12-01', i), value: 100 }))
    const both = stockData(closes, { ...open, history: { points: days } })
    const [sma] = priceLines(stockIndicators([active('sma')], both, translation), both, { main, styles: 1 })
    expect(sma?.column?.y).toHaveLength(COUNT)
    expect(sma?.column?.y[0]).toBeCloseTo(100)
    expect(sma?.column?.y[1]).toBeCloseTo(100 + (Math.sin(1) * 5) / 20)
  })

  test('the history counts only before the chart, and never for a shape (P7)', () => {
    const history = { points: closes.points.slice(0, 5).concat([{ day: '2024-12-31', value: 90 }]) }
    expect(stockData(closes, { ...open, history }).before).toBe(1)
    expect(stockData(closes, { masked: true, history }).before).toBe(0)
  })

  test('volumes of the history come before those of the chart, and days without bars are missing', () => {
    const history = { points: [{ day: '2024-12-31', value: 90 } as const], volume: Float64Array.of(7) }
    const { bars: all } = stockData(main, { ...open, volume, history })
    expect([all.volume?.[0], all.volume?.[2], all.high?.[0], all.high?.[1]]).toEqual([7, 10, Number.NaN, 106])
  })

  test('an indicator that cannot be drawn has a reason', () => {
    const few = stockData(seriesOf(1, 2, 3), open)
    const computed = stockIndicators([active('sma'), active('atr')], few, translation)
    expect(indicatorNotes(computed, label)).toEqual([
      'SMA (20): It needs at least 20 values; there are 3.',
      'ATR (14): There is no data for it here.',
    ])
    expect(priceLines(computed, few, { main, styles: 1 })).toEqual([])
  })

  test('nothing is computed from a shape (P7)', () => {
    const hidden = stockData(main, { masked: true, volume })
    const computed = stockIndicators([active('sma'), active('volume')], hidden, translation)
    expect(computed.map(({ outcome }) => outcome.kind)).toEqual(['none', 'none'])
  })

  test('of a masked series everything outside of a shape is missing, a bar as a whole, and so are volumes (P7)', () => {
    const heights = seriesOf(20, 101, 40, 60)
    const bars = {
      open: Float64Array.of(20, 20, 20, 20),
      high: Float64Array.of(30, 101, 130, 70),
      low: Float64Array.of(10, 10, 10, 10),
    }
    const {
      column,
      bars: all,
      full,
      any,
    } = stockData({ ...heights, bars }, { masked: true, volume: Float64Array.of(1, 2, 3, 4) })
    const seen = [20, Number.NaN, Number.NaN, 60]
    expect([[...column.y], [...all.close]]).toEqual([seen, seen])
    expect([...(all.high ?? [])]).toEqual([30, Number.NaN, Number.NaN, 70])
    expect([...(full?.low ?? [])]).toEqual([10, Number.NaN, Number.NaN, 10])
    expect([column.high, all.volume, any]).toEqual([60, undefined, true])
  })

  test.each<[id: string, key: string | null]>([
    [lineId('macd-3', 'signal'), 'macd-3'],
    ['bond:12:x', null],
    ['indicator', null],
  ])('the series %s belongs to the indicator %s', (id, key) => {
    expect(indicatorOf(id)).toBe(key)
  })
})
