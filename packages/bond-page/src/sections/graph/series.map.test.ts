import type { TradingRow } from '@accrue/api-client'
import { accessFor, type Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import type { ComparedItem } from '@accrue/ui/charts'
import { describe, expect, test } from 'vitest'
import { ENTITY_LINKS } from '../../entity-links.ts'
import { LAST_DAYS, numeric, tradingRow } from '../../testing/facts.ts'
import { seriesLinesOf, stockLineOf, timeSeriesOf, turnoverOf, volumesOf } from './series.map.ts'

const label = (key: string) => `<${key}>`
const day = '2024-08-22' as const
const item = (of: Partial<ComparedItem>): ComparedItem => ({
  kind: 'bonds',
  id: 2,
  venueId: 381,
  name: 'Other',
  key: 'other',
  style: 3,
  ...of,
})
const own = tradingRow({ day, indicativePrice: numeric('101.5') })
const other = tradingRow({ day, itemId: 2, venueId: 381, indicativePrice: numeric('99.25') })
const lines = (items: ComparedItem[], others: [string, TradingRow[]][], session: Session = SESSIONS.desk) =>
  seriesLinesOf({
    rows: { kind: 'rows', dropped: 0, rows: [own], others: new Map(others) },
    type: 'price',
    items,
    name: 'Main, Estimation',
    shortName: 'Main',
    access: accessFor(session),
    label,
    links: ENTITY_LINKS,
  })

describe('C9 the lines of the chart', () => {
  test('each has style, link and trading ground', () => {
    const [main, compared] = lines([item({ venueName: 'NSD' })], [['other', [other]]])
    expect(main).toMatchObject({
      id: 'main',
      name: 'Main, Estimation',
      shortName: 'Main',
      points: [{ day, value: 101.5 }],
    })
    expect(compared).toMatchObject({
      id: 'other',
      name: 'Other, NSD',
      shortName: 'Other',
      href: '/bonds/2/',
      style: 3,
      unit: '<unit_percent>',
      points: [{ day, value: 99.25 }],
    })
  })

  test('an index level has no unit, and links to the index', () => {
    const level = tradingRow({
      day,
      model: 'index',
      itemId: 14,
      venueId: null,
      indicativePrice: numeric('5500'),
    })
    const [, compared] = lines([item({ kind: 'index', id: 14, key: 'sp' })], [['sp', [level]]])
    expect(compared).toMatchObject({ href: '/indexes/14/', unit: '' })
  })

  test.each([
    ['price', 'absolute'],
    ['yield', 'basisPoints'],
    ['gspread', 'basisPoints'],
  ] as const)('changes of the %s are %s', (type, change) => {
    const line = timeSeriesOf({ rows: [own], type, id: 'main', name: 'Main', unit: '%', reason: label })
    expect(line.change).toBe(change)
  })

  test('rows without an item and an item without rows draw nothing', () => {
    expect(lines([], [['other', [other]]]).map(({ id }) => id)).toEqual(['main'])
    expect(lines([item({})], [])).toHaveLength(1)
  })

  test('readings #13: only the line on trading ground 381 is masked, even if a server sends its values', () => {
    const series = lines([item({})], [['other', [other]]], SESSIONS.pro)
    expect(series.map(({ masked }) => masked)).toEqual([false, true])
    expect(series[1]?.points).toEqual([{ day, value: null }])
    expect(series.map(({ note }) => note)).toEqual([undefined, '<chart_value_hidden>'])
  })

  test('a line without g-spreads is drawn by its t-spreads (bond-page §5)', () => {
    const rows = [tradingRow({ day, itemId: 2, tSpread: numeric('12.5') })]
    const [, compared] = seriesLinesOf({
      rows: { kind: 'rows', dropped: 0, rows: [own], others: new Map([['other', rows]]) },
      type: 'gspread',
      items: [item({})],
      name: 'Main, Estimation',
      shortName: 'Main',
      access: accessFor(SESSIONS.desk),
      label,
      links: ENTITY_LINKS,
    })
    expect(compared?.points).toEqual([{ day, value: 12.5 }])
  })
})

const line = { rows: LAST_DAYS, id: 'main', name: 'Note', unit: '%', reason: label }

describe('C8 chart points (bond-page §9)', () => {
  test('prices keep all decimals, the chart’s labels round them; bad data is a gap with a reason', () => {
    expect(timeSeriesOf({ ...line, type: 'price' }).points).toEqual([
      { day: '2024-08-21', value: 101.59375 },
      { day: '2024-08-22', value: 101.09375 },
      { day: '2024-08-23', value: null, reason: '<reason_bad_data>' },
    ])
  })

  test('yields are per cent, and 3723.67 per cent is a gap (bond-page §5)', () => {
    expect(timeSeriesOf({ ...line, type: 'yield' }).points).toEqual([
      { day: '2024-08-21', value: 3.799 },
      { day: '2024-08-22', value: 3.860872 },
      { day: '2024-08-23', value: null, reason: '<reason_yield_limit>' },
    ])
  })

  test('a g-spread is blanked with the indicative yield above the limit; a missing one is a plain gap', () => {
    expect(timeSeriesOf({ ...line, type: 'gspread' }).points).toEqual([
      { day: '2024-08-21', value: null },
      { day: '2024-08-22', value: 2.5 },
      { day: '2024-08-23', value: null, reason: '<reason_risk_limit>' },
    ])
  })

  test('P7 masked rows have shapes only', () => {
    const rows = [
      tradingRow({ day: '2024-08-21', masked: true, shape: 40 }),
      tradingRow({ day: '2024-08-22', masked: true, shape: null }),
    ]
    expect(timeSeriesOf({ ...line, rows, type: 'price' })).toMatchObject({
      masked: true,
      points: [
        { day: '2024-08-21', value: 40 },
        { day: '2024-08-22', value: null },
      ],
    })
  })
})

const TRADES = [
  tradingRow({
    day: '2024-08-21',
    indicativePrice: numeric('101.5'),
    open: numeric('101.2'),
    high: numeric('101.90625'),
    low: numeric('101'),
    last: numeric('101.59375'),
    volume: numeric('1200'),
    turnover: numeric('1218000.5'),
  }),
  tradingRow({
    day: '2024-08-22',
    indicativePrice: numeric('101.6'),
    last: { kind: 'bad', text: '0', value: 0 },
  }),
]
const MASKED = [tradingRow({ day: '2024-08-21', masked: true, shape: 40 })]

const stockInput = { ...line, rows: TRADES, type: 'price', lastPrice: 'last price' } as const

describe('C20 the bond’s line in the extended chart', () => {
  test('trades give bars, and the line is their last price with all decimals', () => {
    const series = stockLineOf(stockInput)
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
    ['without trades the line is the chart’s', { ...stockInput, rows: LAST_DAYS }, 101.59375],
    ['a yield has no open, high and low', { ...stockInput, type: 'yield' as const }, null],
    ['masked rows have shapes only (P7)', { ...stockInput, rows: MASKED }, 40],
  ])('%s', (_, input, first) => {
    const series = stockLineOf(input)
    expect(series.bars).toBeUndefined()
    expect(series.points[0]?.value).toBe(first)
  })
})

describe('C20 the volume indicator', () => {
  test('has the traded volume by point', () => {
    expect(volumesOf(TRADES)).toEqual(Float64Array.of(1200, Number.NaN))
  })

  test.each([
    ['without trades', LAST_DAYS],
    ['of masked rows', [...TRADES, ...MASKED]],
  ])('%s: no volume', (_, rows) => {
    expect(volumesOf(rows)).toBeNull()
  })
})

describe('C18 turnover', () => {
  test('is a histogram of money, with gaps for days without trades', () => {
    expect(turnoverOf(TRADES, 'Turnover', 'USD')).toEqual({
      id: 'overturn',
      name: 'Turnover',
      unit: 'USD',
      variant: 'histogram',
      // one grey, rising days hollow
      neutral: true,
      tone: Int8Array.of(1, 1),
      // turnover of merged days adds up
      merge: 'sum',
      points: [
        { day: '2024-08-21', value: 1218000.5 },
        { day: '2024-08-22', value: null },
      ],
    })
  })

  test('is missing without trades and below full access (P7)', () => {
    expect(turnoverOf(LAST_DAYS, 'Turnover', 'USD')).toBeNull()
    expect(turnoverOf([...TRADES, ...MASKED], 'Turnover', 'USD')).toBeNull()
  })
})
