import { describe, expect, test } from 'vitest'
import { figure, LAST_DAYS, tradingRow } from '../../testing/facts.ts'
import { stockLineOf, turnoverOf, volumesOf } from './stock.map.ts'

const DEALS = [
  tradingRow({
    day: '2024-08-21',
    indicativePrice: figure('101.5'),
    open: figure('101.2'),
    high: figure('101.90625'),
    low: figure('101'),
    last: figure('101.59375'),
    volume: figure('1200'),
    turnover: figure('1218000.5'),
  }),
  tradingRow({
    day: '2024-08-22',
    indicativePrice: figure('101.6'),
    last: { kind: 'bad', text: '0', value: 0 },
  }),
]
const WITHHELD = [tradingRow({ day: '2024-08-21', masked: true, shape: 40 })]

const input = {
  rows: DEALS,
  type: 'price',
  id: 'main',
  name: 'Note',
  unit: '%',
  lastPrice: 'last price',
  reason: (key: string) => `<${key}>`,
} as const

describe('C20 the bond’s line in the extended chart', () => {
  test('trades make bars, and the line is their last price, with every decimal', () => {
    const series = stockLineOf(input)
    expect(series).toMatchObject({
      note: 'last price',
      points: [
        { day: '2024-08-21', value: 101.59375 },
        { day: '2024-08-22', value: null, reason: '<reason_bad_data>' },
      ],
    })
    expect(series.bars).toEqual({
      open: Float64Array.of(101.2, Number.NaN),
      high: Float64Array.of(101.90625, Number.NaN),
      low: Float64Array.of(101, Number.NaN),
    })
  })

  test.each([
    ['without trades it is the chart’s line', { ...input, rows: LAST_DAYS }, 101.59375],
    ['a yield has no open, high and low', { ...input, type: 'yield' as const }, null],
    ['masked rows give their shape alone (P7)', { ...input, rows: WITHHELD }, 40],
  ])('%s', (_, given, first) => {
    const series = stockLineOf(given)
    expect(series.bars).toBeUndefined()
    expect(series.points[0]?.value).toBe(first)
  })
})

describe('C20 the volume indicator', () => {
  test('has the pieces traded beside the points', () => {
    expect(volumesOf(DEALS)).toEqual(Float64Array.of(1200, Number.NaN))
  })

  test.each([
    ['without trades', LAST_DAYS],
    ['of masked rows', [...DEALS, ...WITHHELD]],
  ])('%s there is none', (_, rows) => {
    expect(volumesOf(rows)).toBeNull()
  })
})

describe('C18 turnover', () => {
  test('is columns of money, a day without trades a gap', () => {
    expect(turnoverOf(DEALS, 'Turnover', 'USD')).toEqual({
      id: 'overturn',
      name: 'Turnover',
      unit: 'USD',
      variant: 'histogram',
      tone: 'series',
      // turnover of merged days adds up
      merge: 'sum',
      points: [
        { day: '2024-08-21', value: 1218000.5 },
        { day: '2024-08-22', value: null },
      ],
    })
  })

  test('is not there without trades, nor below full access (P7)', () => {
    expect(turnoverOf(LAST_DAYS, 'Turnover', 'USD')).toBeNull()
    expect(turnoverOf([...DEALS, ...WITHHELD], 'Turnover', 'USD')).toBeNull()
  })
})
