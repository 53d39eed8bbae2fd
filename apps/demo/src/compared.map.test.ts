import type { PanelData } from '@accrue/api-client'
import type { ComparedItem, TimeSeries } from '@accrue/ui/charts'
import { describe, expect, test, vi } from 'vitest'
import { comparedLines, compareHits, entitySpreadPane, haveOneUnit, searchExcept } from './compared.map.ts'

const hit = (id: number, title: string) => ({ id, title, tickers: [], status: null })
const found = (...items: ReturnType<typeof hit>[]) => ({
  items,
  count: items.length,
  counterTitle: null,
  error: null,
})

describe('G2 searching for what to compare with', () => {
  const query = { term: ' s&p ', own: 11 }
  test('matches are marked, and the page’s own item is excluded', () => {
    expect(compareHits(found(hit(14, 'S&P 500'), hit(11, 'S&P bond')), query)).toEqual({
      count: 1,
      items: [
        {
          id: 14,
          name: 'S&P 500',
          nameParts: [
            { text: 'S&P', match: true },
            { text: ' 500', match: false },
          ],
        },
      ],
    })
  })
  test('a name found by its ticker has no mark', () => {
    const { items } = compareHits(found(hit(3, 'US Treasury')), { ...query, term: 'UST' })
    expect(items[0]?.nameParts).toEqual([{ text: 'US Treasury', match: false }])
  })
  test('the port asks for the term and passes the signal on', async () => {
    const suggest = vi.fn(async () => found(hit(14, 'S&P 500')))
    const { signal } = new AbortController()
    expect((await searchExcept(suggest, null)({ term: 's&p' }, { signal })).count).toBe(1)
    expect(suggest).toHaveBeenCalledExactlyOnceWith({ term: 's&p' }, { signal })
  })
})

const day = (text: string) => text as PanelData['series'][number]['points'][number]['day']
const panel = (values: number[], masked = false): PanelData =>
  ({
    measure: '%',
    masked,
    turnover: [],
    series: [
      {
        name: '',
        tone: null,
        visible: true,
        graphType: 'line',
        points: values.map((value, at) => ({
          day: day(`2025-07-${10 + at}`),
          valueText: null,
          bar: null,
          shape: masked ? 40 : null,
          value: { kind: 'value' as const, value, text: String(value) },
        })),
      },
    ],
  }) as unknown as PanelData
const item = (id: number, style: number): ComparedItem => ({
  key: `index ${id}`,
  kind: 'index',
  id,
  venueId: null,
  name: `Index ${id}`,
  style,
})

describe('C9 lines of the comparison', () => {
  test('each has its own style, its name and a link to its page', () => {
    expect(comparedLines([item(8, 2)], [panel([3.8, 3.9])])).toMatchObject([
      {
        id: 'index 8',
        name: 'Index 8',
        style: 2,
        href: '/indexes/8/',
        unit: '%',
        points: [{ value: 3.8 }, { value: 3.9 }],
      },
    ])
  })
  test('a stock leads to its own page, and is drawn without candles', () => {
    const stock = { ...item(4, 1), kind: 'stocks', key: 'stocks 4' }
    const [line] = comparedLines([stock], [panel([210, 212])])
    expect(line).toMatchObject({ id: 'stocks 4', href: '/stocks/4/' })
    expect(line).not.toHaveProperty('bars')
  })
  test.each<[string, PanelData | undefined]>([
    ['what has not come', undefined],
    ['what has no value in the period', panel([])],
    ['what is withheld', panel([3.8], true)],
  ])('%s has none', (_, panelData) => {
    expect(comparedLines([item(8, 1)], [panelData])).toEqual([])
  })
})

const line = (unit?: string): TimeSeries => ({ id: 'x', name: 'X', points: [], ...(unit ? { unit } : {}) })
test.each<[string, TimeSeries[], boolean]>([
  ['one line has one unit', [line('USD')], true],
  ['two yields have one', [line('%'), line('%')], true],
  ['a price and a level have two', [line('USD'), line()], false],
])('C8 %s', (_, lines, expected) => {
  expect(haveOneUnit(lines)).toBe(expected)
})

test('C11 without a spread there is no spread chart', () => {
  expect(entitySpreadPane({ kind: 'off', reason: 'notTwo' }, [line('%')], key => key)).toBeNull()
})
