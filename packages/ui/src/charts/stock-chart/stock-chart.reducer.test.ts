import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DEFAULT_STOCK_VIEW,
  parseStockView,
  STOCK_INTERVALS,
  STOCK_TYPES,
  type StockEvent,
  type StockView,
  stockChartReducer,
  writeStockView,
} from './stock-chart.reducer.ts'

const view = (change: Partial<StockView> = {}): StockView => ({ ...DEFAULT_STOCK_VIEW, ...change })

describe('stockChartReducer (C20)', () => {
  test.each<[sentence: string, event: StockEvent, change: Partial<StockView>]>([
    ['a type is chosen', { type: 'typeChosen', chosen: 'ohlc' }, { type: 'ohlc' }],
    ['an interval is chosen', { type: 'intervalChosen', chosen: 'month' }, { interval: 'month' }],
    ['the axis becomes logarithmic', { type: 'logToggled' }, { scale: 'log' }],
    ['the line at the newest value goes', { type: 'currentValueToggled' }, { currentValue: false }],
  ])('%s', (_, event, change) => {
    expect(stockChartReducer(view(), event)).toEqual(view(change))
  })

  test('the type that is there already changes nothing', () => {
    const before = view()
    expect(stockChartReducer(before, { type: 'typeChosen', chosen: 'candles' })).toBe(before)
  })

  test('every toggle pressed twice is back', () => {
    for (const type of ['logToggled', 'currentValueToggled'] as const)
      expect(stockChartReducer(stockChartReducer(view(), { type }), { type })).toEqual(view())
  })
})

describe('the view in an address (B1)', () => {
  test.each<[sentence: string, text: string | null, read: StockView]>([
    ['nothing is the default', null, view()],
    ['an empty word too', '', view()],
    ['a type alone', 'line', view({ type: 'line' })],
    [
      'all of it',
      'heikin-ashi.week.log.no-value',
      { type: 'heikin-ashi', interval: 'week', scale: 'log', currentValue: false },
    ],
    ['unknown parts are left out', 'pie.log.constructor', view({ scale: 'log' })],
    ['too long a text is cut', `${'x'.repeat(5_000)}.log`, view()],
  ])('%s', (_, text, read) => {
    expect(parseStockView(text)).toEqual(read)
  })

  test('the default needs no word', () => {
    expect(writeStockView(DEFAULT_STOCK_VIEW)).toBe('')
  })

  test('is parsed to the same view', () => {
    const anyView = fc.record<StockView>({
      type: fc.constantFrom(...STOCK_TYPES),
      interval: fc.constantFrom(...STOCK_INTERVALS),
      scale: fc.constantFrom('linear', 'log'),
      currentValue: fc.boolean(),
    })
    fc.assert(
      fc.property(anyView, one => {
        expect(parseStockView(writeStockView(one))).toEqual(one)
      }),
    )
  })

  test('reads anything without a throw', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(STOCK_TYPES).toContain(parseStockView(text).type)
      }),
    )
  })
})
