import { describe, expect, test } from 'vitest'
import type { TrendKind } from '../trend/trend.ts'
import {
  ADDED_SERIES,
  canHaveTrend,
  cutCurve,
  type MapContentOptions,
  type MapPoint,
  type MapSeries,
  mapContent,
  mapTrends,
  namesOf,
  removalsOf,
} from './issuer-map.view-model.ts'

const at = (name: string, x: number | null, y: number | null, more: Partial<MapPoint> = {}): MapPoint => ({
  name,
  x,
  y,
  ...more,
})
const series = (...points: MapPoint[]): MapSeries[] => [{ id: 'issues', name: 'Issuer', points }]
const contentOf = (request: Partial<MapContentOptions>) =>
  mapContent({
    series: [],
    added: { name: 'Added', points: [] },
    curves: [],
    currencyId: 840,
    venueId: 100,
    masked: false,
    closed: false,
    removed: new Set(),
    ...request,
  })
const shownNames = (request: Partial<MapContentOptions>) => contentOf(request).points.map(({ name }) => name)

describe('M1: the points', () => {
  test('are ordered by x, then by y', () => {
    const list = series(at('c', 5, 4), at('a', 1, 4), at('b', 5, 3))
    expect(shownNames({ series: list })).toEqual(['a', 'b', 'c'])
  })

  test.each<[string, Partial<MapPoint>, boolean]>([
    ['of this currency and trading ground', { currencyId: 840, venueId: 100 }, true],
    ['of another currency', { currencyId: 978, venueId: 100 }, false],
    ['of another trading ground', { currencyId: 840, venueId: 4 }, false],
    ['of no currency and no trading ground', {}, true],
    ['of a null currency', { currencyId: null }, true],
  ])('a point %s: shown %s', (_, more, shown) => {
    expect(shownNames({ series: series(at('a', 1, 4, more)) })).toEqual(shown ? ['a'] : [])
  })

  test.each([
    ['no x', null, 4],
    ['no y', 3, null],
    ['NaN', Number.NaN, 4],
    ['Infinity', 3, Number.POSITIVE_INFINITY],
    ['noise beyond the drawable', 1e308, 4],
  ])('%s: left out and counted (reliability §3.2)', (_, x, y) => {
    const { points, dropped } = contentOf({ series: series(at('a', 1, 1), at('bad', x, y)) })
    expect([points.length, dropped]).toEqual([1, 1])
  })

  test('removed points are not drawn, and not counted as dropped', () => {
    const list = series(at('a', 1, 1, { id: 'a' }), at('b', 2, 2))
    const { points, dropped } = contentOf({ series: list, removed: new Set(['issues:a']) })
    expect([points.map(({ key }) => key), dropped]).toEqual([['issues:#1'], 0])
  })

  test('two points with the same id are two points', () => {
    const list = series(at('a', 1, 1, { id: 7 }), at('b', 2, 2, { id: 7 }))
    expect(new Set(contentOf({ series: list }).points.map(({ key }) => key)).size).toBe(2)
  })

  test('of three points with the same id each has a key of its own', () => {
    const list = series(at('a', 1, 1, { id: 7 }), at('b', 2, 2, { id: 7 }), at('c', 3, 3, { id: 7 }))
    expect(new Set(contentOf({ series: list }).points.map(({ key }) => key)).size).toBe(3)
  })

  test('points at one place are in the order of their keys, in whatever order they come', () => {
    const [a, b, c] = [at('a', 1, 1, { id: 'a' }), at('b', 1, 1, { id: 'b' }), at('c', 1, 1, { id: 'c' })]
    for (const list of [series(a, b, c), series(c, b, a), series(b, c, a)])
      expect(shownNames({ series: list })).toEqual(['a', 'b', 'c'])
  })

  test('without a choice of currency or trading ground all points are shown', () => {
    const list = series(at('a', 1, 1, { currencyId: 978, venueId: 4 }), at('b', 2, 2))
    expect(shownNames({ series: list, currencyId: null, venueId: null })).toEqual(['a', 'b'])
    expect(shownNames({ series: list, currencyId: null })).toEqual(['b'])
  })

  test('all points at one place are included', () => {
    expect(shownNames({ series: series(at('a', 1, 1), at('b', 1, 1), at('c', 1, 1)) })).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

describe('M1, readings #28: main blue, others orange, each with its own marker', () => {
  test('the main issue is first in the legend, with its name', () => {
    const { groups } = contentOf({
      series: series(at('main', 1, 1, { main: true }), at('b', 2, 2)),
      added: { name: 'Added', points: [at('mine', 3, 3)] },
    })
    expect(groups.map(({ name, style }) => [name, style.colour, style.marker])).toEqual([
      ['main', 'main', 'circle'],
      ['Issuer', 'other', 'diamond'],
      ['Added', 'added', 'triangle'],
    ])
    expect(groups[0]?.style.scale).toBeGreaterThan(groups[1]?.style.scale ?? 0)
  })

  test('a duplicated main issue is drawn twice and named once', () => {
    const { groups, points } = contentOf({
      series: series(at('main', 1, 1, { main: true }), at('main', 2, 2, { main: true })),
    })
    expect(groups).toMatchObject([{ id: 'main', name: 'main', count: 2 }])
    expect(points.every(({ group }) => group === 'main')).toBe(true)
  })

  test('several series differ in colour and marker', () => {
    const list = [...series(at('a', 1, 1)), { id: 'more', name: 'More', points: [at('b', 2, 2)] }]
    const { groups } = contentOf({ series: list })
    expect(new Set(groups.map(({ style }) => style.colour)).size).toBe(2)
    expect(new Set(groups.map(({ style }) => style.marker)).size).toBe(2)
  })

  test('a fourth series looks like the first again', () => {
    const list = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, name: id, points: [at(id, i, 1)] }))
    const styles = contentOf({ series: list }).groups.map(({ style }) => style)
    expect(styles.map(({ colour }) => colour)).toEqual(['other', 'third', 'fourth', 'other'])
    expect(styles[3]).toEqual(styles[0])
  })

  test('series without points have no entry', () =>
    expect(contentOf({ series: series() }).groups).toEqual([]))
})

describe('M4: added points are a separate series', () => {
  test('x to 2 and y to 3 decimals, half away from zero', () => {
    const { points } = contentOf({ added: { name: 'Added', points: [at('mine', 1.005, 4.0005)] } })
    expect(points).toMatchObject([{ series: ADDED_SERIES, x: 1.01, y: 4.001 }])
  })

  test('points of the data keep their decimals', () => {
    expect(contentOf({ series: series(at('a', 1.005, 4.0005)) }).points).toMatchObject([
      { x: 1.005, y: 4.0005 },
    ])
  })

  test('an added point is never the main issue', () => {
    const { points } = contentOf({ added: { name: 'Added', points: [at('mine', 1, 4, { main: true })] } })
    expect(points).toMatchObject([{ main: false, group: ADDED_SERIES }])
  })

  test('removals are reported by series and indices, in order, independent of the view', () => {
    const source = {
      series: [
        ...series(at('a', 9, 1), at('b', 1, 1, { id: 'b' }), at('c', 2, 2, { currencyId: 978 })),
        { id: 'more', name: 'More', points: [at('d', 1, 1)] },
      ],
      added: [at('mine', 1, 1)],
    }
    expect(removalsOf(source, ['issues:#2', 'added:#0', 'issues:#0', 'gone'])).toEqual([
      { series: 'issues', indices: [0, 2] },
      { series: 'added', indices: [0] },
    ])
    expect(namesOf(source, ['issues:#2', 'added:#0', 'issues:b', 'gone'])).toEqual(['b', 'c', 'mine'])
  })
})

describe('M1: the curve is cut at the largest x of the points', () => {
  const curve = [at('', 8, 4.5), at('', 1, 4), at('', 4, 4.2), at('', 20, 5)]
  test.each<[string, number[], [number, number][]]>([
    [
      'between two of its points: interpolated',
      [3, 6],
      [
        [1, 4],
        [4, 4.2],
        [6, 4.35],
      ],
    ],
    [
      'on one of its points: with it',
      [4],
      [
        [1, 4],
        [4, 4.2],
      ],
    ],
    [
      'beyond its end: whole',
      [99],
      [
        [1, 4],
        [4, 4.2],
        [8, 4.5],
        [20, 5],
      ],
    ],
    ['before its start: not at all', [0.5], []],
    ['no point: not at all', [], []],
  ])('%s', (_, xs, expected) => {
    const cut = cutCurve(
      curve,
      xs.map(x => ({ x })),
    )
    expect(cut.map(({ x }) => x)).toEqual(expected.map(([x]) => x))
    cut.forEach(({ y }, i) => {
      expect(y).toBeCloseTo(expected[i]?.[1] ?? Number.NaN, 9)
    })
  })

  test.each([
    ['no height', null],
    ['no number', Number.NaN],
  ])('a point of the curve with %s is left out', (_, y) => {
    expect(cutCurve([at('', 1, 4), at('', 2, y), at('', 3, 5)], [{ x: 9 }])).toEqual([
      { x: 1, y: 4 },
      { x: 3, y: 5 },
    ])
  })

  test('several points of the curve at the largest x all belong to it', () => {
    const steps = [at('', 1, 4), at('', 4, 5), at('', 4, 6), at('', 7, 8)]
    expect(cutCurve(steps, [{ x: 4 }]).map(({ y }) => y)).toEqual([4, 5, 6])
  })

  test('a point at 1e308 does not extend it, nor does one on the curve', () => {
    const { curve: cut } = contentOf({
      series: series(at('a', 2, 4), at('far', 1e308, 4)),
      curves: [{ name: 'Curve', points: [at('', 1, 4), at('', 3, 5), at('', 1e308, 9)] }],
    })
    expect(cut?.points).toEqual([
      { x: 1, y: 4 },
      { x: 2, y: 4.5 },
    ])
  })

  test('only the curve of the currency is drawn', () => {
    const curves = [
      { name: 'EUR', currencyId: 978, points: [] },
      { name: 'USD', currencyId: 840, points: [] },
    ]
    expect(contentOf({ curves }).curve?.name).toBe('USD')
    expect(contentOf({ curves, currencyId: 643 }).curve).toBeNull()
  })
})

describe('access row 31: below full access there are shapes and no values', () => {
  const open = at('open', 1, 4.25, { price: 99 })
  const shape = at('shape', 2, 50, { masked: true, price: 99 })
  const curves = [{ name: 'Curve', points: [at('', 1, 4)] }]

  test.each<[string, Partial<MapContentOptions>, string[], boolean]>([
    ['full access draws values', { series: series(open) }, ['open'], false],
    [
      'a session without full access gets only shapes',
      { series: series(shape), closed: true },
      ['shape'],
      true,
    ],
    ['and no value that came by mistake', { series: series(open, shape), closed: true }, ['shape'], true],
    ['a masked answer is all shape', { series: series(open, shape), masked: true }, ['open', 'shape'], true],
    [
      'a trading ground with only shapes is masked (readings #13)',
      { series: series(shape) },
      ['shape'],
      true,
    ],
    ['among values a shape has no place', { series: series(open, shape) }, ['open'], false],
  ])('%s', (_, request, names, masked) => {
    const content = contentOf(request)
    expect([content.points.map(({ name }) => name), content.masked]).toEqual([names, masked])
    if (masked) expect(content.points.every(({ price }) => price === null)).toBe(true)
  })

  test.each<[string, Partial<MapContentOptions>, boolean]>([
    ['open values: drawn', {}, true],
    ['a session without: a curve of values is not', { series: series(shape), closed: true }, false],
    ['a masked trading ground: not drawn', { series: series(shape) }, false],
    ['a masked answer: its curve is a shape', { masked: true }, true],
  ])('the curve next to %s', (_, request, drawn) => {
    expect(contentOf({ curves, ...request }).curve !== null).toBe(drawn)
  })

  test.each<[sentence: string, request: Partial<MapContentOptions>, names: string[], refused: number]>([
    [
      'of a point that is marked as a shape',
      { series: series(shape, at('slip', 3, 101.5, { masked: true })) },
      ['shape'],
      1,
    ],
    [
      'of a masked answer',
      { series: series(shape, at('a', 3, -0.1), at('b', 4, 100.1)), masked: true },
      ['shape'],
      2,
    ],
    ['of points of the user', { added: { name: '', points: [at('a', 3, 101)] }, masked: true }, [], 1],
    [
      'but the ends belong to the shape',
      { series: series(at('a', 1, 0), at('b', 2, 100)), masked: true },
      ['a', 'b'],
      0,
    ],
    [
      'a point without a height is no value',
      { series: series(shape, at('a', 3, null)), masked: true },
      ['shape'],
      0,
    ],
    ['values that may be seen have no ends', { series: series(open, at('a', 3, 101)) }, ['open', 'a'], 0],
  ])('heights outside a shape are refused %s', (_, request, names, refused) => {
    const content = contentOf(request)
    expect([content.points.map(({ name }) => name), content.refused]).toEqual([names, refused])
  })

  test('each invalid height of a curve is refused and counted', () => {
    const heights = [at('', 1, 4), at('', 2, 104.5), at('', 3, 8)]
    const request = {
      series: series(at('shape', 3, 50)),
      masked: true,
      curves: [{ name: 'C', points: heights }],
    }
    const { curve, refused } = contentOf(request)
    expect([curve?.points, refused]).toEqual([
      [
        { x: 1, y: 4 },
        { x: 3, y: 8 },
      ],
      1,
    ])
  })

  test('a curve that is marked as a shape is drawn with shapes', () => {
    const [curve] = curves
    const request = { series: series(shape), closed: true, curves: curve ? [{ ...curve, masked: true }] : [] }
    expect(contentOf(request).curve).not.toBeNull()
  })
})

const trendContent = (
  xy: readonly (readonly [number, number])[],
  { own = [], masked = false, main = -1 }: { own?: [number, number][]; masked?: boolean; main?: number } = {},
) => {
  const points = (list: readonly (readonly [number, number])[]): MapPoint[] =>
    list.map(([x, y], i) => ({ name: `p${i}`, x, y, main: i === main }))
  return mapContent({
    series: [{ id: 'issues', name: 'Issuer', points: points(xy) }],
    added: { name: 'Added', points: points(own) },
    curves: [],
    currencyId: null,
    venueId: null,
    masked,
    closed: false,
    removed: new Set(),
  })
}
const LINE = [2, 5, 9].map(x => [x, 4 + 0.1 * x] as const)

describe('shared-blocks §5: a trend line only for a series with more than one point', () => {
  test.each<[string, Parameters<typeof trendContent>, TrendKind | null, string[]]>([
    ['not selected: none', [LINE], null, []],
    ['three points: one', [LINE], 'linear', ['issues']],
    ['one point: none', [[[2, 4]]], 'linear', []],
    ['no point: none', [[]], 'linear', []],
    [
      'each series its own',
      [
        LINE,
        {
          own: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
      'linear',
      ['issues', 'added'],
    ],
    ['one added point has none', [LINE, { own: [[1, 1]] }], 'linear', ['issues']],
    ['masked: none, its equation would tell values (access row 16)', [LINE, { masked: true }], 'linear', []],
    ['the main issue belongs to its series', [LINE, { main: 0 }], 'linear', ['issues']],
  ])('%s', (_, args, kind, ids) => {
    const { trends } = mapTrends(trendContent(...args), kind)
    expect(trends.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('a series of main issues alone has a trend with the name of the main issue', () => {
    const list = series(at('Main', 1, 4, { main: true }), at('Main', 3, 5, { main: true }))
    const more = { id: 'more', name: 'More', points: [at('b', 1, 1)] }
    const { trends } = mapTrends(contentOf({ series: [more, ...list] }), 'linear')
    expect(trends).toMatchObject([{ id: 'issues', name: 'Main', colour: 'main' }])
  })

  test('a single value that is not positive is no reason, as one point has no trend', () => {
    expect(mapTrends(trendContent([[1, -1]]), 'exponential')).toEqual({ trends: [], refused: [] })
  })

  test.each<[string, Parameters<typeof trendContent>, boolean]>([
    ['one point', [[[2, 4]]], false],
    ['one point in each series', [[[2, 4]], { own: [[1, 1]] }], false],
    ['two points', [LINE], true],
    ['masked', [LINE, { masked: true }], false],
  ])('whether a trend can be chosen with %s: %#', (_, args, can) => {
    expect(canHaveTrend(trendContent(...args))).toBe(can)
  })
})

describe('the equation uses the x of the axis', () => {
  test('linear: a at x = 0', () => {
    const [trend] = mapTrends(trendContent(LINE), 'linear').trends
    expect(trend?.trend.a).toBeCloseTo(4, 9)
    expect(trend?.trend.b).toBeCloseTo(0.1, 9)
    expect(trend?.from).toBe(0)
    expect(trend?.trend.r2).toBeCloseTo(1, 9)
    expect(trend?.points[0]?.y).toBeCloseTo(4.2, 9)
    expect(trend?.points.at(-1)).toMatchObject({ x: 9 })
  })

  test('the line is drawn from the first to the last point, without gaps', () => {
    const [trend] = mapTrends(trendContent(LINE), 'linear').trends
    expect(trend?.points[0]?.x).toBe(2)
    expect(trend?.points).toHaveLength(65)
    for (const { x, y } of trend?.points ?? []) expect(y).toBeCloseTo(4 + 0.1 * x, 9)
  })

  test('exponential: a at x = 0', () => {
    const points = [1, 3, 7].map(x => [x, 2 * Math.exp(0.2 * x)] as const)
    const [trend] = mapTrends(trendContent(points), 'exponential').trends
    expect(trend?.trend.a).toBeCloseTo(2, 9)
    expect(trend?.trend.b).toBeCloseTo(0.2, 9)
  })

  test('logarithmic: from the first point, which counts as 1', () => {
    const points = [2, 4, 9].map(x => [x, 3 + 0.5 * Math.log(x - 2 + 1)] as const)
    const [trend] = mapTrends(trendContent(points), 'logarithmic').trends
    expect(trend?.from).toBe(2)
    expect(trend?.trend.a).toBeCloseTo(3, 9)
    expect(trend?.trend.b).toBeCloseTo(0.5, 9)
  })

  test('exponential with values that are not positive: a reason instead', () => {
    const points = [
      [1, -1],
      [2, 2],
    ] as const
    expect(mapTrends(trendContent(points), 'exponential')).toEqual({
      trends: [],
      refused: [{ name: 'Issuer', reason: 'notPositive' }],
    })
  })

  test('points at one place have a flat trend', () => {
    const points = [
      [3, 4],
      [3, 4],
    ] as const
    expect(mapTrends(trendContent(points), 'linear').trends[0]?.trend.b).toBe(0)
  })
})
