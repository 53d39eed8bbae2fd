import { describe, expect, test } from 'vitest'
import { rectBetween } from '../plot/geometry.ts'
import type { MapView } from './issuer-map.reducer.ts'
import { type MapPoint, type MapSeries, mapContent } from './issuer-map.view-model.ts'
import {
  crowdScale,
  curvePath,
  groupPaths,
  isPointVisible,
  type MapGeometry,
  type MapGeometryOptions,
  mapGeometry,
  markerPath,
  markerRadius,
  ringsPath,
  styleInCrowd,
  toPlace,
  viewOfRect,
  viewShowing,
  wholeView,
} from './issuer-map-geometry.ts'

const at = (name: string, x: number, y: number, more: Partial<MapPoint> = {}): MapPoint => ({
  name,
  x,
  y,
  ...more,
})
const series = (...points: MapPoint[]): MapSeries[] => [{ id: 'issues', name: 'Issuer', points }]
const contentOf = (list: MapSeries[], masked = false) =>
  mapContent({
    series: list,
    added: { name: 'Added', points: [] },
    curves: [],
    currencyId: null,
    venueId: null,
    masked,
    closed: false,
    removed: new Set(),
  })

const geometryOf = (
  list: MapSeries[],
  { masked, ...more }: Partial<MapGeometryOptions> & { masked?: boolean } = {},
) => {
  const content = contentOf(list, masked)
  const options = { width: 800, height: 650, fontSize: 12, lang: 'en', labels: 'on' as const, ...more }
  return mapGeometry({ content, view: wholeView(content), ...options })
}
const pair = series(at('a', 1, 4), at('b', 11, 5))

describe('the geometry', () => {
  test('every point is inside the plot, a larger x further right, a larger y higher', () => {
    const {
      index: { x: px, y: py },
      box,
    } = geometryOf(pair)
    expect(px[0]).toBeGreaterThan(box.left)
    expect(px[1]).toBeGreaterThan(px[0] ?? 0)
    expect(px[1]).toBeLessThan(box.left + box.width)
    expect(py[1]).toBeLessThan(py[0] ?? 0)
    expect(py[1]).toBeGreaterThan(box.top)
  })

  test('M5: "all labels" enlarges the top margin, "off" and "on" do not', () => {
    const [off, on, all] = (['off', 'on', 'all'] as const).map(
      labels => geometryOf(pair, { labels }).margin.top,
    )
    expect(off).toBe(on)
    expect(all).toBeGreaterThan((on ?? 0) + 20)
  })

  test('shared-blocks §6: masked, the y axis has no texts and no width, x keeps its ticks (readings #11)', () => {
    const open = geometryOf(pair)
    const closed = geometryOf(pair, { masked: true })
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
    const {
      index: { x: px, y: py },
      view,
      xTicks,
      box,
    } = geometryOf(list)
    expect(view.x.to).toBeGreaterThan(view.x.from)
    expect(view.y.to).toBeGreaterThan(view.y.from)
    expect(xTicks.length).toBeGreaterThan(0)
    for (const place of [...px, ...py]) expect(Number.isFinite(place)).toBe(true)
    for (const place of px) expect(place >= box.left && place <= box.left + box.width).toBe(true)
  })

  test('the axis of durations begins at zero rather than below', () => {
    expect(geometryOf(series(at('a', 0.1, 4), at('b', 10, 5))).view.x.from).toBe(0)
    expect(geometryOf(series(at('a', 8, 4), at('b', 10, 5))).view.x.from).toBeGreaterThan(7)
  })

  test.each([300, 400, 650, 900])('ticks of a map %i px high do not overlap', height => {
    const { yTicks, mapping } = geometryOf(series(at('a', 1, 3.78), at('b', 11, 5.06)), { height })
    const [one, other] = yTicks.map(({ value }) => value * mapping.ky)
    expect(Math.abs((one ?? 0) - (other ?? 0))).toBeGreaterThan(45)
  })

  test('numbers are formatted in the language', () => {
    const texts = geometryOf(pair, { lang: 'de' }).yTicks.map(({ text }) => text)
    expect(texts.some(text => text.includes(','))).toBe(true)
  })

  test('a map of zero size has no invalid numbers', () => {
    const { box } = geometryOf(pair, { width: 0, height: 0 })
    expect([box.width, box.height]).toEqual([1, 1])
  })

  test('zoomed in, points outside are not visible', () => {
    const view = { x: { from: 0, to: 5 }, y: { from: 3, to: 5 } }
    const zoomed = geometryOf(pair, { view })
    expect([isPointVisible(zoomed, 0), isPointVisible(zoomed, 1)]).toEqual([true, false])
  })
})

const three = contentOf(
  series(at('main', 1, 4, { main: true, id: 'm' }), at('a', 2, 5, { id: 'a' }), at('b', 9, 6, { id: 'b' })),
)
const size = { width: 600, height: 400, fontSize: 12, lang: 'en', labels: 'on' as const }
const geometry = mapGeometry({ content: three, view: wholeView(three), ...size })
const near = mapGeometry({
  content: three,
  view: { x: { from: 0, to: 3 }, y: { from: 3, to: 5.5 } },
  ...size,
})
const countIn = (d: string | undefined) => d?.match(/M/g)?.length ?? 0

describe('readings #28: markers', () => {
  test('a group is one path, the main issue drawn last: in front', () => {
    const paths = groupPaths(three, geometry)
    expect(paths.map(({ id, d }) => [id, countIn(d)])).toEqual([
      ['issues', 2],
      ['main', 1],
    ])
  })

  test('points outside the plot are not drawn', () => {
    const paths = groupPaths(three, near)
    expect(paths.map(({ d }) => countIn(d))).toEqual([1, 1])
  })

  test('five markers have five outlines, each of its own size', () => {
    const styles = (['circle', 'square', 'diamond', 'triangle', 'cross'] as const).map(marker => ({
      marker,
      colour: 'main' as const,
      scale: 2,
    }))
    expect(new Set(styles.map(markerPath)).size).toBe(5)
    for (const style of styles) expect(markerRadius(style)).toBe(2 * markerRadius({ ...style, scale: 1 }))
  })
})

describe('M4: rings', () => {
  test.each<[string, MapGeometry, string[], number]>([
    ['around selected points', geometry, ['issues:m', 'issues:b'], 2],
    ['not around points outside the plot', near, ['issues:m', 'issues:b'], 1],
    ['not around missing points', geometry, ['gone'], 0],
  ])('%s', (_, on, keys, count) => {
    expect(countIn(ringsPath(three.points, new Set(keys), on))).toBe(count)
  })
})

describe('lines', () => {
  test.each<[string, { x: number; y: number }[], RegExp]>([
    ['empty without points', [], /^$/],
    ['none of one point', [{ x: 1, y: 4 }], /^$/],
    [
      'from point to point',
      [
        { x: 1, y: 4 },
        { x: 2, y: 5 },
      ],
      /^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/,
    ],
  ])('%s', (_, points, expected) => expect(curvePath(points, geometry)).toMatch(expected))
})

describe('a line is clipped to the plot', () => {
  const flat: MapGeometry = {
    ...geometry,
    box: { left: 0, top: 0, width: 100, height: 100 },
    mapping: { ...geometry.mapping, kx: 1, bx: 0, ky: 1, by: 0 },
  }

  test.each<[string, [number, number][], string]>([
    [
      'inside it is whole',
      [
        [10, 10],
        [50, 90],
        [90, 10],
      ],
      'M10,10L50,90L90,10',
    ],
    [
      'through it: the part in it',
      [
        [-50, 50],
        [150, 50],
      ],
      'M0,50L100,50',
    ],
    [
      'out and in again: two parts',
      [
        [50, 50],
        [150, 50],
        [150, 80],
        [50, 80],
      ],
      'M50,50L100,50M100,80L50,80',
    ],
    [
      'next to the plot: nothing',
      [
        [110, 0],
        [110, 100],
      ],
      '',
    ],
    [
      'around its corner: nothing',
      [
        [-60, 50],
        [50, -60],
      ],
      '',
    ],
    [
      'along its edge: all of it',
      [
        [0, 100],
        [100, 100],
      ],
      'M0,100L100,100',
    ],
  ])('%s', (_, places, text) => {
    expect(
      curvePath(
        places.map(([x, y]) => ({ x, y })),
        flat,
      ),
    ).toBe(text)
  })
})

const plot = { left: 10, top: 20, width: 200, height: 100 }
/** 0–10 across, 3–5 up. */
const mapping = { kx: 20, bx: 10, ky: -50, by: 270 }

describe('M4: the rectangle of a drag', () => {
  test.each([
    ['from its start', { x: 50, y: 40 }, { x: 100, y: 90 }],
    ['backwards', { x: 100, y: 90 }, { x: 50, y: 40 }],
    ['across', { x: 50, y: 90 }, { x: 100, y: 40 }],
  ])('%s it is the same', (_, from, to) => {
    expect(rectBetween(from, to, plot)).toEqual({ left: 50, right: 100, top: 40, bottom: 90 })
  })
  test('it is clipped to the plot', () => {
    expect(rectBetween({ x: -50, y: 0 }, { x: 900, y: 900 }, plot)).toEqual({
      left: 10,
      right: 210,
      top: 20,
      bottom: 120,
    })
  })
})

describe('zoom', () => {
  test('a rectangle becomes a view of the map', () => {
    expect(viewOfRect({ left: 10, right: 110, top: 20, bottom: 70 }, { mapping })).toEqual({
      x: { from: 0, to: 5 },
      y: { from: 4, to: 5 },
    })
  })
  test.each([
    ['too narrow', { left: 10, right: 14, top: 20, bottom: 70 }],
    ['too low', { left: 10, right: 110, top: 20, bottom: 24 }],
  ])('a rectangle that is %s is ignored', (_, box) => expect(viewOfRect(box, { mapping })).toBeNull())
  test('a pixel becomes a place', () => {
    expect(toPlace({ x: 110, y: 70 }, mapping)).toEqual({ x: 5, y: 4 })
  })
})

describe('M1: the keyboard’s point stays visible', () => {
  const view: MapView = { x: { from: 0, to: 10 }, y: { from: 3, to: 5 } }
  test.each<[string, { x: number; y: number }, MapView | null]>([
    ['a visible point moves nothing', { x: 5, y: 4 }, null],
    ['on the edge: nothing', { x: 10, y: 5 }, null],
    ['a point to the right is revealed', { x: 14, y: 4 }, { x: { from: 5, to: 15 }, y: view.y }],
    [
      'a point above to the left is revealed',
      { x: -2, y: 6 },
      { x: { from: -3, to: 7 }, y: { from: 4.2, to: 6.2 } },
    ],
  ])('%s', (_, point, expected) => {
    const moved = viewShowing(point, view)
    if (!expected) return expect(moved).toBeNull()
    for (const axis of ['x', 'y'] as const) {
      expect(moved?.[axis].from).toBeCloseTo(expected[axis].from, 9)
      expect(moved?.[axis].to).toBeCloseTo(expected[axis].to, 9)
    }
  })
})

describe('M1 markers of a crowd are smaller, so that they do not hide each other', () => {
  /** Points in rows of ten, this many pixels apart. */
  const gridOf = (count: number, distance: number) =>
    Array.from({ length: count }, (_, i) => ({ x: (i % 10) * distance, y: Math.floor(i / 10) * distance }))
  const pixels = { kx: 1, ky: 1 }

  test.each<[string, number, number, number]>([
    ['no point', 0, 0, 1],
    ['points with a place of their own', 100, 20, 1],
    ['two in each direction in a cell', 100, 4.5, 0.5],
    ['all at one place: never smaller than half', 100, 0, 0.5],
  ])('%s', (_sentence, count, distance, expected) => {
    expect(crowdScale(gridOf(count, distance), pixels)).toBeCloseTo(expected)
  })

  test('zoomed in they are as large as usual, and panning changes nothing', () => {
    const close = gridOf(100, 5)
    expect(crowdScale(close, { kx: 4, ky: -4 })).toBe(1)
    const list = series(...close.map(({ x, y }, i) => at(String(i), x, y)))
    const view = { x: { from: 0, to: 800 }, y: { from: 0, to: 600 } }
    const panned = { x: { from: 13.7, to: 813.7 }, y: { from: -5.3, to: 594.7 } }
    expect(geometryOf(list, { view }).crowdScale).toBeLessThan(1)
    expect(geometryOf(list, { view: panned }).crowdScale).toBeCloseTo(geometryOf(list, { view }).crowdScale)
  })

  test.each([
    ['other', 0.6],
    ['main', 1.2],
    ['added', 1.2],
  ] as const)('of the group %s the scale is %s', (colour, expected) => {
    const style = { colour, marker: 'circle', scale: 1.2 } as const
    expect(styleInCrowd(style, { crowdScale: 0.5 }).scale).toBeCloseTo(expected)
  })
})
