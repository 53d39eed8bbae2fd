import type { TradingRow } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import type { ChartType, UrlCompared } from '../../rules/chart-url.ts'
import { numeric, tradingRow } from '../../testing/facts.ts'
import { measureOf, outcomesOf, splitRows, venueNames } from './compared.map.ts'

const day = '2024-08-22' as const
const bond = (id: number, venueId: number): UrlCompared => ({ kind: 'bonds', id, venueId })
const INDEX: UrlCompared = { kind: 'index', id: 2, venueId: null }
const answer = (...rows: TradingRow[]) => ({ kind: 'rows' as const, rows, dropped: 0 })
const price = { day, indicativePrice: numeric('99') }

describe('C9 rows are split by item', () => {
  const own = tradingRow(price)
  const elsewhere = tradingRow({ ...price, venueId: 4 })
  const other = tradingRow({ ...price, itemId: 2 })
  const level = tradingRow({ ...price, itemId: 2, model: 'index', venueId: null })

  test.each<[string, UrlCompared[], TradingRow[], [string, TradingRow[]][]]>([
    ['the bond on another ground', [bond(1, 4)], [own], [['bonds 1 4', [elsewhere]]]],
    [
      'a bond and an index with the same id',
      [bond(2, 100), INDEX],
      [own],
      [
        ['bonds 2 100', [other]],
        ['index 2', [level]],
      ],
    ],
    ['an item without rows', [bond(3, 4)], [own], [['bonds 3 4', []]]],
  ])('%s', (_sentence, compared, mine, others) => {
    const rows = [...mine, ...others.flatMap(([, theirs]) => theirs)]
    const split = splitRows(answer(...rows), { compared, type: 'price' })
    expect(split.rows).toEqual(mine)
    expect([...(split.others ?? [])]).toEqual(others)
  })

  test('without compared items the answer is unchanged', () => {
    const data = answer(own)
    expect(splitRows(data, { compared: [], type: 'price' })).toBe(data)
  })

  test('trading grounds get their names from the answer', () => {
    const split = splitRows(answer(own, other, level), { compared: [bond(2, 100), INDEX], type: 'price' })
    expect(venueNames(split)).toContainEqual({
      type: 'named',
      key: 'bonds 2 100',
      venueName: 'FedInvest',
    })
  })
})

describe('C13 what each type needs (bond-page §5)', () => {
  test.each<[ChartType, Partial<TradingRow>, ReturnType<typeof measureOf>]>([
    ['price', { indicativePrice: numeric('99') }, 'indicativePrice'],
    ['price', { indicativeYield: numeric('0.04') }, null],
    ['price', { indicativePrice: { kind: 'bad', text: '0', value: 0 } }, null],
    ['yield', { indicativeYield: numeric('0.04') }, 'indicativeYield'],
    ['gspread', { gSpread: numeric('5'), tSpread: numeric('6') }, 'gSpread'],
    ['gspread', { tSpread: numeric('6') }, 'tSpread'],
    ['gspread', { indicativeYield: numeric('0.04') }, null],
  ])('%s from %j', (type, row, measure) => {
    expect(measureOf([tradingRow({ day, ...row })], type)).toBe(measure)
  })

  test('an outcome per item', () => {
    const compared = [bond(2, 100), bond(3, 100), bond(4, 100)]
    const rows = [tradingRow({ ...price, itemId: 2 }), tradingRow({ day, itemId: 3 })]
    const request = { compared, type: 'price' as const }
    expect([...outcomesOf(splitRows(answer(...rows), request), request)]).toEqual([
      ['bonds 2 100', 'rows'],
      ['bonds 3 100', 'noMeasure'],
      ['bonds 4 100', 'noData'],
    ])
  })
})
