import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crowd } from '../../testing/fixtures/issuer-map.ts'
import { clipLine, type Rect } from '../plot/geometry.ts'
import {
  type LabelOptions,
  type LabelSegment,
  type MapObstacles,
  mapLabels,
  mapObstacles,
  mapTextWidth,
  type PlacedMapLabel,
  placeLogo,
  placeMapLabels,
} from './issuer-map.layout.ts'
import type { MapLabels } from './issuer-map.reducer.ts'
import { mapContent } from './issuer-map.view-model.ts'
import { mapGeometry, wholeView } from './issuer-map-geometry.ts'

const area = { left: 0, top: 0, width: 600, height: 400 }
type NamedPixel = readonly [name: string, x: number, y: number]
const markersOf = (points: readonly NamedPixel[]): MapObstacles['markers'] =>
  new Map(points.map(([, x, y], i) => [i, { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }]))
const options = (points: readonly NamedPixel[], mode: 'on' | 'all' = 'on'): LabelOptions => ({
  names: points.map(([name]) => name),
  order: [...points.keys()],
  obstacles: { markers: markersOf(points), lines: [] },
  area,
  fontSize: 12,
  mode,
})
const labelOf = (labels: readonly PlacedMapLabel[], index: number) =>
  labels.find(label => label.index === index)

const meets = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const crosses = ({ from, to }: LabelSegment, box: Rect): boolean =>
  clipLine(box, [from.x, from.y], [to.x, to.y]) !== null

describe('M5: labels on', () => {
  test('the name of a free point is to its right', () => {
    const [label] = placeMapLabels(options([['UST 4% 2034', 100, 100]]))
    expect(label).toMatchObject({ index: 0, anchor: 'start', y: 100, leader: null })
    expect(label?.x).toBeGreaterThan(105)
  })

  test.each<[string, NamedPixel[], string]>([
    ['at the end of the plot: before it', [['UST 4% 2034', 590, 100]], 'end'],
    [
      'with another point on the right: left',
      [
        ['UST 4% 2034', 300, 100],
        ['Other', 330, 100],
      ],
      'end',
    ],
    [
      'points on both sides: above it',
      [
        ['UST 4% 2034', 300, 100],
        ['Other', 330, 100],
        ['Third', 270, 100],
      ],
      'middle',
    ],
  ])('%s', (_, points, anchor) => {
    expect(labelOf(placeMapLabels(options(points)), 0)?.anchor).toBe(anchor)
  })

  test('a name does not overlap lines', () => {
    const line = [
      { x: 310, y: 0 },
      { x: 310, y: 400 },
    ]
    const free = options([['UST 4% 2034', 300, 200]])
    const crossed = { ...free, obstacles: { ...free.obstacles, lines: [line] } }
    expect([placeMapLabels(free)[0]?.anchor, placeMapLabels(crossed)[0]?.anchor]).toEqual(['start', 'end'])
  })

  test('a name without space at its point is up to 60 px away, with a line to its point', () => {
    // in the middle of a ring of other points with one gap
    const ring = Array.from({ length: 11 }, (_, i): NamedPixel => {
      const angle = (i * Math.PI) / 6
      return ['', 300 + 22 * Math.cos(angle), 200 + 22 * Math.sin(angle)]
    })
    const label = labelOf(placeMapLabels(options([['UST 4% 2034', 300, 200], ...ring])), 0)
    if (!label?.leader) throw new Error('the name has no line')
    const { from, to } = label.leader
    expect(Math.hypot(from.x - 300, from.y - 200)).toBeLessThan(10)
    expect(Math.hypot(to.x - 300, to.y - 200)).toBeLessThanOrEqual(60)
    expect(meets(label.box, { left: to.x - 3, right: to.x + 3, top: to.y - 3, bottom: to.y + 3 })).toBe(true)
  })

  test('without space within 60 px there is no name', () => {
    const points = Array.from(
      { length: 400 },
      (_, i): NamedPixel => ['X', 8 + (i % 40) * 15, 8 + Math.floor(i / 40) * 15],
    )
    expect(labelOf(placeMapLabels(options([['UST 4% 2034', 300, 80], ...points])), 0)).toBeUndefined()
  })

  test('of two names for one place the more important one gets it', () => {
    const points: NamedPixel[] = [
      ['First', 200, 200],
      ['Second', 200, 200],
    ]
    const above = (order: number[]) => {
      const labels = placeMapLabels({ ...options(points), order })
      return (labelOf(labels, 0)?.y ?? 0) < (labelOf(labels, 1)?.y ?? 0)
    }
    expect([above([0, 1]), above([1, 0])]).toEqual([true, false])
  })

  test('a point without a name has none', () => expect(placeMapLabels(options([['', 100, 100]]))).toEqual([]))
})

const name = fc.constantFrom(
  'UST 4% 2034',
  'ОФЗ 26243',
  '国债 2034',
  'W',
  'A very long name of a bond indeed',
  '',
)
const spot: fc.Arbitrary<NamedPixel> = fc.tuple(
  name,
  fc.double({ min: 0, max: 600, noNaN: true }),
  fc.double({ min: 0, max: 400, noNaN: true }),
)
/** Many points in a corner of the plot, so that names have to move away. */
const close: fc.Arbitrary<NamedPixel> = fc.tuple(
  name,
  fc.double({ min: 200, max: 320, noNaN: true }),
  fc.double({ min: 150, max: 230, noNaN: true }),
)
const crowded = fc.oneof(fc.array(spot, { maxLength: 40 }), fc.array(close, { maxLength: 30 }))

describe('properties of labels', () => {
  test('on: no name overlaps another name or another point, or leaves the plot; the same points give the same layout', () => {
    fc.assert(
      fc.property(crowded, points => {
        const labels = placeMapLabels(options(points))
        labels.forEach(({ box, index }, i) => {
          for (const other of labels.slice(i + 1)) expect(meets(box, other.box)).toBe(false)
          expect(box.left >= 0 && box.right <= 600 && box.top >= 0 && box.bottom <= 400).toBe(true)
          for (const [place, marker] of markersOf(points))
            if (place !== index) expect(meets(box, marker)).toBe(false)
        })
        expect(placeMapLabels(options(points))).toEqual(labels)
      }),
    )
  })

  test.each<'on' | 'all'>(['on', 'all'])('%s: no line crosses the name of another point', mode => {
    fc.assert(
      fc.property(crowded, points => {
        const labels = placeMapLabels(options(points, mode))
        for (const { leader, index } of labels)
          for (const other of labels)
            if (leader && other.index !== index) expect(crosses(leader, other.box)).toBe(false)
      }),
    )
  })

  test('all: every point with a name is named, inside the plot', () => {
    fc.assert(
      fc.property(crowded, points => {
        const labels = placeMapLabels(options(points, 'all'))
        expect(labels.map(({ index }) => index)).toEqual(
          points.flatMap(([text], i) => (text === '' ? [] : [i])),
        )
        for (const { box } of labels)
          expect(box.left >= -0.01 && box.right <= 600.01 && box.top >= -0.01 && box.bottom <= 400.01).toBe(
            true,
          )
      }),
    )
  })
})

describe('M5: all labels', () => {
  const crowdAt = (count: number): NamedPixel[] =>
    Array.from({ length: count }, (_, i) => [`Issue ${i}`, 300 + (i % 3), 200])

  test('lines separate the names of points at one place', () => {
    const labels = placeMapLabels(options(crowdAt(8), 'all'))
    expect(labels).toHaveLength(8)
    expect(labels.filter(({ leader }) => leader).length).toBeGreaterThan(4)
    labels.forEach(({ box }, i) => {
      for (const other of labels.slice(i + 1)) expect(meets(box, other.box)).toBe(false)
    })
  })

  test('with more names than fit into the plot, every name is still written', () => {
    const labels = placeMapLabels({
      ...options(crowdAt(60), 'all'),
      area: { left: 250, top: 150, width: 100, height: 100 },
    })
    expect(labels).toHaveLength(60)
  })

  test('a name at the edge stays inside the map', () => {
    for (const x of [0, 600]) {
      const [label] = placeMapLabels(options([['UST 4% 2034', x, 200]], 'all'))
      expect(label?.box.left).toBeGreaterThanOrEqual(0)
      expect(label?.box.right).toBeLessThanOrEqual(600)
    }
  })
})

describe('C17: the logo covers nothing', () => {
  const size = { width: 80, height: 20 }
  const empty: MapObstacles = { markers: new Map(), lines: [] }
  const at = (x: number, y: number) => markersOf([['', x, y]])
  const logoAt = (more: Partial<Parameters<typeof placeLogo>[0]>) =>
    placeLogo({ size, plot: area, obstacles: empty, labels: [], ...more })
  const [bottomLeft, bottomRight, topRight, topLeft] = [
    { x: 10, y: 370 },
    { x: 510, y: 370 },
    { x: 510, y: 10 },
    { x: 10, y: 10 },
  ]
  const diagonal = [
    { x: 0, y: 400 },
    { x: 600, y: 0 },
  ]
  const label: PlacedMapLabel = {
    index: 0,
    x: 520,
    y: 380,
    anchor: 'start',
    box: { left: 520, right: 560, top: 374, bottom: 386 },
    leader: null,
  }

  test.each<[string, Partial<Parameters<typeof placeLogo>[0]>, { x: number; y: number } | null]>([
    ['an empty plot: at the foot of its start', {}, bottomLeft],
    ['a point there: at the foot of its end', { obstacles: { ...empty, markers: at(50, 380) } }, bottomRight],
    ['a point next to it: it stays', { obstacles: { ...empty, markers: at(120, 380) } }, bottomLeft],
    ['a curve through two corners: a third', { obstacles: { ...empty, lines: [diagonal] } }, bottomRight],
    [
      'a curve, and a name at the foot of the end: the last one',
      { obstacles: { ...empty, lines: [diagonal] }, labels: [label] },
      topLeft,
    ],
    [
      'a line to a name counts as well',
      {
        obstacles: { ...empty, markers: at(50, 380) },
        labels: [
          {
            ...label,
            box: { left: 300, right: 340, top: 374, bottom: 386 },
            leader: { from: { x: 590, y: 300 }, to: { x: 540, y: 399 } },
          },
        ],
      },
      topRight,
    ],
    [
      'something in each of them: none',
      { obstacles: { markers: at(50, 380), lines: [diagonal] }, labels: [label], occupied: ['top-left'] },
      null,
    ],
    ['a plot that is smaller: none', { plot: { ...area, width: 85 } }, null],
  ])('%s', (_, more, expected) => expect(logoAt(more)).toEqual(expected))
})

describe('widths', () => {
  test.each<[string, string, string]>([
    ['wide scripts take more than Latin', '国债国债', 'bond'],
    ['capitals more than small letters', 'MWMW', 'lili'],
  ])('%s', (_, more, less) => expect(mapTextWidth(more, 12)).toBeGreaterThan(mapTextWidth(less, 12)))
  test('an empty text has no width', () => expect(mapTextWidth('', 12)).toBe(0))
})

describe('the names of a map', () => {
  const namesOf = (count: number, mode: MapLabels) => {
    const content = mapContent({
      series: [crowd(count)],
      added: { name: 'Added', points: [] },
      curves: [],
      currencyId: null,
      venueId: null,
      masked: false,
      closed: false,
      removed: new Set(),
    })
    const geometry = mapGeometry({
      content,
      view: wholeView(content),
      width: 1200,
      height: 650,
      fontSize: 12,
      lang: 'en',
      labels: mode,
    })
    const labels = mapLabels(content, mapObstacles(content, [], geometry), geometry, { mode, fontSize: 12 })
    return { content, labels }
  }

  test.each<[MapLabels, (count: number) => boolean]>([
    ['off', count => count === 0],
    ['on', count => count > 20 && count < 500],
    ['all', count => count === 500],
  ])('%s of 500 points', (mode, isRight) => expect(isRight(namesOf(500, mode).labels.length)).toBe(true))

  test('with 20 points the main issue has a name', () => {
    const { content, labels } = namesOf(20, 'on')
    expect(labels.some(({ index }) => content.points[index]?.main)).toBe(true)
  })

  test.each<MapLabels>(['on', 'all'])('%s: 5,000 points are placed quickly', mode => {
    const start = process.cpuUsage()
    expect(namesOf(5_000, mode).labels.length).toBeGreaterThan(0)
    expect(process.cpuUsage(start).user).toBeLessThan(2e6)
  })
})
