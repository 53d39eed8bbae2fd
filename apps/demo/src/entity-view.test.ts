import { DEFAULT_STOCK_VIEW } from '@accrue/ui/charts'
import type { Day } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { ENTITY_VIEW, type EntityView, offeredPeriod } from './entity-view.ts'

const PLAIN: EntityView = {
  view: 'chart',
  period: { kind: 'tab', id: '1Y' },
  values: 'absolute',
  scale: 'linear',
  trend: null,
  stock: DEFAULT_STOCK_VIEW,
  indicators: null,
  zoom: null,
  compared: [],
  spread: false,
}
const index = (id: number) => ({ kind: 'index' as const, id })
const RANGE = { kind: 'range', from: '2016-02-01' as Day, to: '2017-03-31' as Day } as const

describe('X1 the chart’s state in the address', () => {
  test.each<[string, string, Partial<EntityView>]>([
    ['nothing is the usual view', '', {}],
    ['the extended chart', '?view=extended', { view: 'extended' }],
    ['a fixed period', '?period=3Y', { period: { kind: 'tab', id: '3Y' } }],
    ['two days', '?from=2016-02-01&to=2017-03-31', { period: RANGE }],
    ['per cent on a logarithmic axis', '?values=percent&axis=log', { values: 'percent', scale: 'log' }],
    ['indicators', '?indicators=sma-20.volume', { indicators: 'sma-20.volume' }],
    [
      'the visible part',
      '?zoom=2017-01-02.2017-02-28',
      { zoom: { from: '2017-01-02' as Day, to: '2017-02-28' as Day } },
    ],
    ['a trend', '?trend=linear', { trend: 'linear' }],
    [
      'an index to compare with and the spread',
      '?compare=i14&spread=1',
      { compared: [index(14)], spread: true },
    ],
    ['several indexes to compare with', '?compare=i14.i3', { compared: [index(14), index(3)] }],
    ['an index and a stock', '?compare=s3.i14', { compared: [{ kind: 'stocks', id: 3 }, index(14)] }],
    [
      'a fund, a commodity and a currency',
      '?compare=f1.c1.x2',
      {
        compared: [
          { kind: 'etf', id: 1 },
          { kind: 'commodities', id: 1 },
          { kind: 'currencies', id: 2 },
        ],
      },
    ],
  ])('%s', (_, search, written) => {
    const view = { ...PLAIN, ...written }
    expect(ENTITY_VIEW.read(search)).toEqual(view)
    expect(ENTITY_VIEW.write('', view)).toBe(search)
  })

  test.each<[string, string]>([
    ['half a range', '?from=2016-02-01'],
    ['a day that is none', '?from=2016-02-31&to=2017-03-31'],
    ['words of another page', '?view=archive&axis=polar&trend=none&values=all&zoom=in&indicators=%3Ci%3E'],
    ['what cannot be compared', '?compare=b2-4.i0.x'],
  ])('%s counts as absent', (_, search) => {
    expect(ENTITY_VIEW.read(search)).toEqual(PLAIN)
  })

  test.each([[[]], [[index(14), index(3)]]])(
    'C11 spread=1 leaves the address with %j: it needs exactly two lines',
    compared => {
      expect(ENTITY_VIEW.write('', { ...PLAIN, compared, spread: true })).not.toContain('spread')
    },
  )

  test('an index counts once, and at most ten are read', () => {
    const all = Array.from({ length: 14 }, (_, at) => `i${at + 1}`).join('.')
    expect(ENTITY_VIEW.read(`?compare=i1.${all}`).compared).toEqual(
      Array.from({ length: 10 }, (_, at) => index(at + 1)),
    )
  })

  test('the language and other parameters of the page stay', () => {
    const search = '?lang=rus&period=3Y&sort=-price'
    expect(ENTITY_VIEW.write(search, PLAIN)).toBe('?lang=rus&sort=-price')
  })
})

test.each([
  ['a tab that the page has', '3Y', '3Y'],
  ['a tab that it has not is the usual one', '5D', '1Y'],
])('C4 %s', (_, id, shown) => {
  const tabs = [{ id: '1M' }, { id: '1Y' }, { id: '3Y' }]
  expect(offeredPeriod({ kind: 'tab', id }, tabs)).toEqual({ kind: 'tab', id: shown })
})
test('C4 without the usual period it is the longest, and a custom period stays', () => {
  expect(offeredPeriod({ kind: 'tab', id: '1Y' }, [{ id: '1M' }, { id: '3M' }])).toEqual({
    kind: 'tab',
    id: '3M',
  })
  expect(offeredPeriod(RANGE, [])).toBe(RANGE)
})
