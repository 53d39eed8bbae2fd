import { describe, expect, test } from 'vitest'
import {
  ADDED_SERIES,
  cutCurve,
  isInSight,
  type MapFigureRequest,
  type MapRequest,
  mapFigure,
  prepareMap,
  removalsOf,
  wholeView,
} from './issuer-map.shape.ts'
import type { MapPoint, MapSeries } from './map-point.ts'

const at = (name: string, x: number | null, y: number | null, more: Partial<MapPoint> = {}): MapPoint => ({
  name,
  x,
  y,
  ...more,
})
const series = (...points: MapPoint[]): MapSeries[] => [{ id: 'issues', name: 'Issuer', points }]
const prepare = (request: Partial<MapRequest>) =>
  prepareMap({
    series: [],
    added: { name: 'Added', points: [] },
    curves: [],
    currencyId: 840,
    groundId: 100,
    masked: false,
    closed: false,
    removed: new Set(),
    ...request,
  })
const namesOf = (request: Partial<MapRequest>) => prepare(request).points.map(({ name }) => name)

describe('M1: the points', () => {
  test('come in the order of x, then of y', () => {
    const list = series(at('c', 5, 4), at('a', 1, 4), at('b', 5, 3))
    expect(namesOf({ series: list })).toEqual(['a', 'b', 'c'])
  })

  test.each<[string, Partial<MapPoint>, boolean]>([
    ['of this currency and ground', { currencyId: 840, tradingGroundId: 100 }, true],
    ['of another currency', { currencyId: 978, tradingGroundId: 100 }, false],
    ['of another ground', { currencyId: 840, tradingGroundId: 4 }, false],
    ['of no currency and no ground', {}, true],
    ['of a null currency', { currencyId: null }, true],
  ])('a point %s: shown %s', (_, more, shown) => {
    expect(namesOf({ series: series(at('a', 1, 4, more)) })).toEqual(shown ? ['a'] : [])
  })

  test.each([
    ['no x', null, 4],
    ['no y', 3, null],
    ['NaN', Number.NaN, 4],
    ['Infinity', 3, Number.POSITIVE_INFINITY],
    ['noise beyond the drawable', 1e308, 4],
  ])('%s: left out and counted (reliability §3.2)', (_, x, y) => {
    const { points, dropped } = prepare({ series: series(at('a', 1, 1), at('bad', x, y)) })
    expect([points.length, dropped]).toEqual([1, 1])
  })

  test('what is removed is not drawn, and not counted as dropped', () => {
    const list = series(at('a', 1, 1, { id: 'a' }), at('b', 2, 2))
    const { points, dropped } = prepare({ series: list, removed: new Set(['issues:a']) })
    expect([points.map(({ key }) => key), dropped]).toEqual([['issues:#1'], 0])
  })

  test('ids that come twice are two points', () => {
    const list = series(at('a', 1, 1, { id: 7 }), at('b', 2, 2, { id: 7 }))
    expect(new Set(prepare({ series: list }).points.map(({ key }) => key)).size).toBe(2)
  })

  test('points at one place are all there', () => {
    expect(namesOf({ series: series(at('a', 1, 1), at('b', 1, 1), at('c', 1, 1)) })).toEqual(['a', 'b', 'c'])
  })
})

describe('M1, readings #28: main blue, others orange, each with a marker of its own', () => {
  test('the main issue stands first in the legend under its own name', () => {
    const { groups } = prepare({
      series: series(at('main', 1, 1, { main: true }), at('b', 2, 2)),
      added: { name: 'Added', points: [at('mine', 3, 3)] },
    })
    expect(groups.map(({ name, look }) => [name, look.paint, look.marker])).toEqual([
      ['main', 'main', 'circle'],
      ['Issuer', 'other', 'diamond'],
      ['Added', 'added', 'triangle'],
    ])
    expect(groups[0]?.look.size).toBeGreaterThan(groups[1]?.look.size ?? 0)
  })

  test('a main issue that comes twice is drawn twice and named once', () => {
    const { groups, points } = prepare({
      series: series(at('main', 1, 1, { main: true }), at('main', 2, 2, { main: true })),
    })
    expect(groups).toMatchObject([{ id: 'main', name: 'main', count: 2 }])
    expect(points.every(({ group }) => group === 'main')).toBe(true)
  })

  test('several series differ in paint and marker', () => {
    const list = [...series(at('a', 1, 1)), { id: 'more', name: 'More', points: [at('b', 2, 2)] }]
    const { groups } = prepare({ series: list })
    expect(new Set(groups.map(({ look }) => look.paint)).size).toBe(2)
    expect(new Set(groups.map(({ look }) => look.marker)).size).toBe(2)
  })

  test('series without points are no entries', () => expect(prepare({ series: series() }).groups).toEqual([]))
})

describe('M4: added points are a series of their own', () => {
  test('x to 2 and y to 3 decimals, half away from zero', () => {
    const { points } = prepare({ added: { name: 'Added', points: [at('mine', 1.005, 4.0005)] } })
    expect(points).toMatchObject([{ series: ADDED_SERIES, x: 1.01, y: 4.001 }])
  })

  test('points of the data keep theirs', () => {
    expect(prepare({ series: series(at('a', 1.005, 4.0005)) }).points).toMatchObject([
      { x: 1.005, y: 4.0005 },
    ])
  })

  test('an added point is never the main issue', () => {
    const { points } = prepare({ added: { name: 'Added', points: [at('mine', 1, 4, { main: true })] } })
    expect(points).toMatchObject([{ main: false, group: ADDED_SERIES }])
  })

  test('what was removed is told by series and indices, in order, whatever is shown', () => {
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
  })
})

describe('M1: the curve is cut at the largest x of the points', () => {
  const curve = [at('', 8, 4.5), at('', 1, 4), at('', 4, 4.2), at('', 20, 5)]
  test.each<[string, number[], [number, number][]]>([
    [
      'between two of its points: where it passes there',
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

  test('a point at 1e308 does not stretch it, nor does one on the curve', () => {
    const { curve: cut } = prepare({
      series: series(at('a', 2, 4), at('far', 1e308, 4)),
      curves: [{ name: 'Curve', points: [at('', 1, 4), at('', 3, 5), at('', 1e308, 9)] }],
    })
    expect(cut?.points).toEqual([
      { x: 1, y: 4 },
      { x: 2, y: 4.5 },
    ])
  })

  test('the curve of the currency is the one', () => {
    const curves = [
      { name: 'EUR', currencyId: 978, points: [] },
      { name: 'USD', currencyId: 840, points: [] },
    ]
    expect(prepare({ curves }).curve?.name).toBe('USD')
    expect(prepare({ curves, currencyId: 643 }).curve).toBeNull()
  })
})

describe('access row 31: below full access there are shapes and no values', () => {
  const open = at('open', 1, 4.25, { price: 99 })
  const shape = at('shape', 2, 50, { masked: true, price: 99 })
  const curves = [{ name: 'Curve', points: [at('', 1, 4)] }]

  test.each<[string, Partial<MapRequest>, string[], boolean]>([
    ['full access draws values', { series: series(open) }, ['open'], false],
    [
      'a session without draws what was sent as a shape',
      { series: series(shape), closed: true },
      ['shape'],
      true,
    ],
    ['and no value that came by mistake', { series: series(open, shape), closed: true }, ['shape'], true],
    ['a masked answer is all shape', { series: series(open, shape), masked: true }, ['open', 'shape'], true],
    ['a ground of shapes alone is masked (readings #13)', { series: series(shape) }, ['shape'], true],
    ['among values a shape has no place', { series: series(open, shape) }, ['open'], false],
  ])('%s', (_, request, names, masked) => {
    const prepared = prepare(request)
    expect([prepared.points.map(({ name }) => name), prepared.masked]).toEqual([names, masked])
    if (masked) expect(prepared.points.every(({ price }) => price === null)).toBe(true)
  })

  test.each<[string, Partial<MapRequest>, boolean]>([
    ['open values: drawn', {}, true],
    ['a session without: a curve of values is not', { series: series(shape), closed: true }, false],
    ['a masked ground: nor there', { series: series(shape) }, false],
    ['a masked answer: its curve is a shape', { masked: true }, true],
  ])('the curve beside %s', (_, request, drawn) => {
    expect(prepare({ curves, ...request }).curve !== null).toBe(drawn)
  })

  test('a curve that says that it is a shape is drawn beside shapes', () => {
    const [curve] = curves
    const request = { series: series(shape), closed: true, curves: curve ? [{ ...curve, masked: true }] : [] }
    expect(prepare(request).curve).not.toBeNull()
  })
})

const figure = (list: MapSeries[], more: Partial<MapFigureRequest> & { masked?: boolean } = {}) => {
  const prepared = prepare({ series: list, masked: more.masked ?? false })
  const request = { width: 800, height: 650, fontSize: 12, lang: 'eng', labels: 'on' as const, ...more }
  return mapFigure({ prepared, view: wholeView(prepared), ...request })
}
const pair = series(at('a', 1, 4), at('b', 11, 5))

describe('the figure', () => {
  test('every point stands inside the plot, the larger x further right, the larger y higher', () => {
    const { px, py, box } = figure(pair)
    expect(px[0]).toBeGreaterThan(box.left)
    expect(px[1]).toBeGreaterThan(px[0] ?? 0)
    expect(px[1]).toBeLessThan(box.left + box.width)
    expect(py[1]).toBeLessThan(py[0] ?? 0)
    expect(py[1]).toBeGreaterThan(box.top)
  })

  test('M5: "all labels" enlarges the top margin, "off" and "on" do not', () => {
    const [off, on, all] = (['off', 'on', 'all'] as const).map(labels => figure(pair, { labels }).margin.top)
    expect(off).toBe(on)
    expect(all).toBeGreaterThan((on ?? 0) + 20)
  })

  test('shared-blocks §6: masked, the y axis is without texts and takes no room, x keeps its ticks (readings #11)', () => {
    const open = figure(pair)
    const closed = figure(pair, { masked: true })
    expect(open.yTicks.some(({ text }) => text !== '')).toBe(true)
    expect(closed.yTicks.length).toBeGreaterThan(2)
    expect(closed.yTicks.every(({ text }) => text === '')).toBe(true)
    expect(closed.box.width).toBeGreaterThan(open.box.width)
    expect(closed.xTicks.some(({ text }) => text === '5')).toBe(true)
  })

  test.each<[string, MapSeries[]]>([
    ['one point', series(at('a', 3, 4))],
    ['points at one place', series(at('a', 3, 4), at('b', 3, 4))],
    ['a point at zero', series(at('a', 0, 0))],
    ['points below zero', series(at('a', -3, -4), at('b', -1, 2))],
    ['no point', []],
  ])('%s: a map of some width and height, no NaN anywhere', (_, list) => {
    const { px, py, view, xTicks, box } = figure(list)
    expect(view.x.to).toBeGreaterThan(view.x.from)
    expect(view.y.to).toBeGreaterThan(view.y.from)
    expect(xTicks.length).toBeGreaterThan(0)
    for (const place of [...px, ...py]) expect(Number.isFinite(place)).toBe(true)
    for (const place of px) expect(place >= box.left && place <= box.left + box.width).toBe(true)
  })

  test('the axis of durations begins at zero rather than below', () => {
    expect(figure(series(at('a', 0.1, 4), at('b', 10, 5))).view.x.from).toBe(0)
    expect(figure(series(at('a', 8, 4), at('b', 10, 5))).view.x.from).toBeGreaterThan(7)
  })

  test('the language writes the numbers', () => {
    const texts = figure(pair, { lang: 'deu' }).yTicks.map(({ text }) => text)
    expect(texts.some(text => text.includes(','))).toBe(true)
  })

  test('a figure of no size draws nothing wrong', () => {
    const { box } = figure(pair, { width: 0, height: 0 })
    expect([box.width, box.height]).toEqual([1, 1])
  })

  test('zoomed in, points outside are out of sight', () => {
    const prepared = prepare({ series: pair })
    const view = { x: { from: 0, to: 5 }, y: { from: 3, to: 5 } }
    const zoomed = mapFigure({
      ...{ prepared, view, width: 800, height: 650, fontSize: 12, lang: 'eng', labels: 'on' },
    })
    expect([isInSight(zoomed, 0), isInSight(zoomed, 1)]).toEqual([true, false])
  })
})
