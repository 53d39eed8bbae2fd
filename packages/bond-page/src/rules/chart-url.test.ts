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

describe('X1 the chart’s parameters in the address', () => {
  test.each([
    ['an empty query means the defaults', '', {}],
    ['a fixed period', '?chart=yield&period=1Y&ground=4', { type: 'yield', period: '1Y', venueId: 4 }],
    ['an arbitrary range', '?from=2024-05-23&to=2024-08-23', { from: '2024-05-23', to: '2024-08-23' }],
    ['a period wins over a range', '?period=1M&from=2024-05-23&to=2024-08-23', { period: '1M' }],
    ['half a range is ignored', '?from=2024-05-23', {}],
    ['an invalid day is ignored', '?from=2024-02-31&to=2024-08-23', {}],
    ['a trading ground with more than its number is dropped', '?ground=4x', {}],
    ['unknown values are dropped', '?view=x&chart=constructor&period=9Q&ground=-1', {}],
    [
      'compared items: a bond by id and ground, an index by id',
      '?compare=b2-4.i14&spread=1',
      {
        compare: [
          { kind: 'bonds', id: 2, venueId: 4 },
          { kind: 'index', id: 14, venueId: null },
        ],
        spread: true,
      },
    ],
    ['invalid items are dropped', '?compare=b2.i0.x3.b2-x.i5-1..xb2-4&spread=yes', {}],
    [
      'the extended chart and its view',
      '?view=extended&stock=line.log',
      { view: 'extended', stock: 'line.log' },
    ],
    ['the default view and an unknown one are left out', '?stock=candles.sideways', {}],
    [
      'indicators and the visible part',
      '?indicators=sma-20.bollinger-20-2.5&zoom=2025-05-01.2025-06-30',
      {
        indicators: 'sma-20.bollinger-20-2.5',
        zoom: { from: '2025-05-01', to: '2025-06-30' },
      },
    ],
    [
      'invalid indicators and an invalid zoom are dropped',
      '?indicators=%3Ci%3E&zoom=2025-06-30.2025-05-01',
      {},
    ],
    ['indicators that start with a sign are dropped', '?indicators=-sma-20', {}],
    ['indicators of more than 300 characters are dropped', `?indicators=${'a'.repeat(301)}`, {}],
    ['the issuer map instead of a measure', '?chart=map&ground=100', { map: true, venueId: 100 }],
    ['a trend and the axis', '?trend=linear&axis=log', { trend: 'linear', axis: 'log' }],
    ['no trend and an unknown axis are dropped', '?trend=not_selected&axis=up', {}],
    ['an ascending sort', '?sort=bid', { sort: { field: 'bid', order: 'asc' } }],
    ['a descending sort', '?sort=-bid', { sort: { field: 'bid', order: 'desc' } }],
    ['a sort without a field is dropped', '?sort=-&decimals=7', {}],
    ['a sort with more than a field is dropped', '?sort=bid.ask', {}],
    ['a sort with another sign is dropped', '?sort=.bid', {}],
    [
      'hidden columns, and all decimals',
      '?columns=-bid.-ask&decimals=all',
      { columns: '-bid.-ask', decimals: 'all' },
    ],
    ['invalid columns are dropped', '?columns=a%20b.<i>', {}],
    ['columns that start with a dot are dropped', '?columns=.bid', {}],
    ['rows of the archive', '?view=archive&rows=120', { view: 'archive', rows: 120 }],
    ['zero rows are dropped', '?rows=0&view=archive', { view: 'archive' }],
    ['a fraction of a row is dropped', '?rows=20.5', {}],
    [
      'currency and ground of the map',
      '?chart=map&map-currency=2&map-ground=100',
      { map: true, mapCurrency: 2, mapVenueId: 100 },
    ],
    ['percent values', '?values=percent&view=archive', { values: 'percent', view: 'archive' }],
  ])('%s', (_sentence, search, expected) => {
    expect(readChartUrl(search)).toEqual(expected)
  })

  test('other parameters stay', () => {
    expect(writeChartUrl('?lang=pol&chart=price&show_labels=1', { type: 'yield' })).toBe(
      '?lang=pol&show_labels=1&chart=yield',
    )
  })

  test('written state is read back', () => {
    const id = fc.integer({ min: 1, max: 999_999_999 })
    const compared: fc.Arbitrary<UrlCompared> = fc.oneof(
      fc.record({ kind: fc.constant('bonds' as const), id, venueId: id }),
      fc.record({ kind: fc.constant('index' as const), id, venueId: fc.constant(null) }),
    )
    const url: fc.Arbitrary<ChartUrl> = fc.record(
      {
        view: fc.constantFrom(...CHART_VIEWS),
        type: fc.constantFrom(...CHART_TYPES),
        period: fc.constantFrom('1M' as const, '3M' as const, '1Y' as const, '3Y' as const),
        venueId: fc.nat(999),
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
        mapVenueId: fc.nat(999),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(url, state => {
        expect(readChartUrl(writeChartUrl('?lang=rus', state))).toEqual(state)
      }),
    )
  })

  test('no more items are read than can be compared (readings #19)', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `i${at + 1}`).join('.')
    expect(readChartUrl(`?compare=${many}`).compare).toHaveLength(19)
  })

  test('the map is written in the place of a measure', () => {
    expect(writeChartUrl('', { map: true })).toBe('?chart=map')
  })

  test('the items need no escapes in an address', () => {
    const url: ChartUrl = {
      compare: [
        { kind: 'bonds', id: 2, venueId: 100 },
        { kind: 'index', id: 14, venueId: null },
      ],
      spread: true,
    }
    expect(writeChartUrl('', url)).toBe('?compare=b2-100.i14&spread=1')
  })
})
