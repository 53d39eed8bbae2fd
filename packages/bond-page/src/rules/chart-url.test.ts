import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHART_TYPES,
  CHART_VIEWS,
  type ChartUrl,
  readChartUrl,
  type UrlCompared,
  writeChartUrl,
} from './chart-url.ts'

describe('X1 the chart’s part of the address', () => {
  test.each([
    ['an empty query is the page’s defaults', '', {}],
    ['a fixed period', '?chart=yield&period=1Y&ground=4', { type: 'yield', period: '1Y', ground: 4 }],
    ['an arbitrary range', '?from=2024-05-23&to=2024-08-23', { from: '2024-05-23', to: '2024-08-23' }],
    ['a period wins over a range', '?period=1M&from=2024-05-23&to=2024-08-23', { period: '1M' }],
    ['half a range is none', '?from=2024-05-23', {}],
    ['a day that no calendar has is none', '?from=2024-02-31&to=2024-08-23', {}],
    ['words that mean nothing are dropped', '?view=x&chart=constructor&period=9Q&ground=-1', {}],
    [
      'what is compared: a bond by id and ground, an index by id',
      '?compare=b2-4.i14&spread=1',
      {
        compare: [
          { model: 'bonds', id: 2, tradingGroundId: 4 },
          { model: 'index', id: 14, tradingGroundId: null },
        ],
        spread: true,
      },
    ],
    ['items that mean nothing are dropped', '?compare=b2.i0.x3.b2-x.i5-1..&spread=yes', {}],
    [
      'the extended chart and how it is looked at',
      '?view=extended&stock=line.log',
      { view: 'extended', stock: 'line.log' },
    ],
    ['a look that is the usual one, or none, leaves no trace', '?stock=candles.sideways', {}],
    [
      'indicators and the visible part',
      '?indicators=sma-20.bollinger-20-2.5&zoom=2025-05-01.2025-06-30',
      {
        indicators: 'sma-20.bollinger-20-2.5',
        zoom: { from: '2025-05-01', to: '2025-06-30' },
      },
    ],
    ['indicators and a zoom that mean nothing', '?indicators=%3Ci%3E&zoom=2025-06-30.2025-05-01', {}],
    ['the issuer map, in place of a measure', '?chart=map&ground=100', { map: true, ground: 100 }],
    ['a trend and the axis', '?trend=linear&axis=log', { trend: 'linear', axis: 'log' }],
    ['no trend is none, nor is one that nobody knows', '?trend=not_selected&axis=up', {}],
    ['a sort that ascends', '?sort=bid', { sort: { field: 'bid', order: 'asc' } }],
    ['a sort that descends', '?sort=-bid', { sort: { field: 'bid', order: 'desc' } }],
    ['a sort by nothing is none', '?sort=-&decimals=7', {}],
    [
      'columns that are off, and every decimal',
      '?columns=-bid.-ask&decimals=all',
      { columns: '-bid.-ask', decimals: 'all' },
    ],
    ['columns that no table could have are none', '?columns=a%20b.<i>', {}],
    ['rows of the archive', '?view=archive&rows=120', { view: 'archive', rows: 120 }],
    ['rows that no table could have are none', '?rows=0&view=archive', { view: 'archive' }],
    ['half a row is none', '?rows=20.5', {}],
    [
      'currency and ground of the map',
      '?chart=map&map-currency=2&map-ground=100',
      { map: true, mapCurrency: 2, mapGround: 100 },
    ],
    ['percent values', '?values=percent&view=archive', { values: 'percent', view: 'archive' }],
  ])('%s', (_sentence, search, expected) => {
    expect(readChartUrl(search)).toEqual(expected)
  })

  test('what does not belong to the chart stays', () => {
    expect(writeChartUrl('?lang=pol&chart=price&show_labels=1', { type: 'yield' })).toBe(
      '?lang=pol&show_labels=1&chart=yield',
    )
  })

  test('what is written is read back', () => {
    const id = fc.integer({ min: 1, max: 999_999_999 })
    const compared: fc.Arbitrary<UrlCompared> = fc.oneof(
      fc.record({ model: fc.constant('bonds' as const), id, tradingGroundId: id }),
      fc.record({ model: fc.constant('index' as const), id, tradingGroundId: fc.constant(null) }),
    )
    const url: fc.Arbitrary<ChartUrl> = fc.record(
      {
        view: fc.constantFrom(...CHART_VIEWS),
        type: fc.constantFrom(...CHART_TYPES),
        period: fc.constantFrom('1M' as const, '3M' as const, '1Y' as const, '3Y' as const),
        ground: fc.nat(999),
        values: fc.constant('percent' as const),
        compare: fc.array(compared, { minLength: 1, maxLength: 19 }),
        spread: fc.constant(true as const),
        stock: fc.constantFrom('line', 'ohlc.log', 'area.no-value'),
        indicators: fc.constantFrom('sma-20', 'volume.bollinger-20-2.5'),
        zoom: fc.constant({ from: '2025-05-01' as const, to: '2025-06-30' as const }),
        trend: fc.constantFrom('linear' as const, 'logarithmic' as const, 'exponential' as const),
        axis: fc.constant('log' as const),
        sort: fc.record({
          field: fc.constantFrom('day', 'indicativePrice'),
          order: fc.constantFrom('asc' as const, 'desc' as const),
        }),
        columns: fc.constantFrom('-bid', 'ask.-bid.last'),
        decimals: fc.constant('all' as const),
        rows: fc.integer({ min: 1, max: 99_999 }),
        mapCurrency: fc.nat(999),
        mapGround: fc.nat(999),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(url, given => {
        expect(readChartUrl(writeChartUrl('?lang=rus', given))).toEqual(given)
      }),
    )
  })

  test('no more items are read than can be compared (readings #19)', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `i${at + 1}`).join('.')
    expect(readChartUrl(`?compare=${many}`).compare).toHaveLength(19)
  })

  test('the items need no escapes in an address', () => {
    const url: ChartUrl = {
      compare: [
        { model: 'bonds', id: 2, tradingGroundId: 100 },
        { model: 'index', id: 14, tradingGroundId: null },
      ],
      spread: true,
    }
    expect(writeChartUrl('', url)).toBe('?compare=b2-100.i14&spread=1')
  })
})
