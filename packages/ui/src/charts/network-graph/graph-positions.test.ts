import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  layoutPointAt,
  linkLine,
  type Positions,
  type PositionsRequest,
  positionAt,
  positionsOf,
} from './graph-positions.ts'
import type { GraphLink } from './network-graph.view-model.ts'

const frame = { width: 800, height: 480 }
const at = (...points: [number, number][]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
})
const request = (more: Partial<PositionsRequest> = {}): PositionsRequest => ({
  layout: at([0, 0], [100, 0]),
  frame,
  zoom: 1,
  moved: new Map(),
  radius: 20,
  distance: 35,
  ...more,
})
const points = ({ x, y }: Positions) => [...x].map((value, index) => [value, y[index]])
const lineOf = (
  { source, target, mutual }: Pick<GraphLink, 'source' | 'target' | 'mutual'>,
  positions: Positions,
) => linkLine(positionAt(positions, source), positionAt(positions, target), positions.radius, mutual)

describe('the layout is fitted into its frame', () => {
  test.each<[string, Partial<PositionsRequest>, number[][], number]>([
    ['one node is in the middle', { layout: at([7, 9]) }, [[400, 240]], 20],
    [
      'two are not torn apart further than four times their link',
      { layout: at([0, 0], [35, 0]) },
      [
        [330, 240],
        [470, 240],
      ],
      20,
    ],
    [
      'a wide graph leaves space for names at the sides',
      { layout: at([0, 0], [1264, 0]) },
      [
        [84, 240],
        [716, 240],
      ],
      10,
    ],
    [
      'a high graph leaves space for names above and below',
      { layout: at([0, 0], [0, 98]) },
      [
        [400, 44],
        [400, 436],
      ],
      20,
    ],
    [
      'zooming moves markers apart, and their size stays the same',
      { layout: at([0, 0], [35, 0]), zoom: 2 },
      [
        [260, 240],
        [540, 240],
      ],
      20,
    ],
    [
      'further away markers become smaller',
      { layout: at([0, 0], [1264, 0]), zoom: 0.5 },
      [
        [242, 240],
        [558, 240],
      ],
      5,
    ],
    [
      'markers never vanish',
      { layout: at([0, 0], [126_400, 0]) },
      [
        [84, 240],
        [716, 240],
      ],
      3,
    ],
    [
      'a moved node is at its place, in link lengths',
      { layout: at([0, 0], [35, 0]), moved: new Map([[1, { x: 2, y: 0 }]]) },
      [
        [330, 240],
        [610, 240],
      ],
      20,
    ],
    [
      'a place that is no number is in the middle',
      { layout: at([0, 0], [100, 0], [Number.NaN, Number.POSITIVE_INFINITY]) },
      [
        [200, 240],
        [600, 240],
        [400, 240],
      ],
      20,
    ],
    [
      'a moved node that no longer exists is ignored',
      { moved: new Map([[9, { x: 1, y: 1 }]]) },
      [
        [200, 240],
        [600, 240],
      ],
      20,
    ],
  ])('%s', (_sentence, more, expected, radius) => {
    const positions = positionsOf(request(more))
    expect(points(positions)).toEqual(expected)
    expect(positions.radius).toBe(radius)
  })

  test('a dropped node is where it was dropped', () => {
    const options = request({ zoom: 1.7 })
    const to = layoutPointAt({ x: 123, y: 45 }, positionsOf(options), options)
    const positions = positionsOf({ ...options, moved: new Map([[1, to]]) })
    expect([positions.x[1], positions.y[1]]).toEqual([123, 45])
  })

  test('property: for any layout every drawn number is finite (reliability, fact 4)', () => {
    const number = fc.oneof(fc.double(), fc.double({ min: -1e4, max: 1e4 }))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0.5, max: 12, noNaN: true }),
        (all, zoom) => {
          const positions = positionsOf(request({ layout: at(...(all as [number, number][])), zoom }))
          const link = lineOf({ source: 0, target: all.length - 1, mutual: true }, positions)
          const written =
            [...positions.x, ...positions.y, positions.radius, link.x1, link.y1, link.x2, link.y2].join() +
            link.head
          expect(written).not.toMatch(/NaN|Infinity/)
        },
      ),
    )
  })
})

describe('a link is between the edges of its markers, its head at the owned company', () => {
  const positions = positionsOf(request({ layout: at([0, 0], [100, 0]) }))
  test.each([
    [
      'from left to right',
      { source: 0, target: 1, mutual: false },
      { x1: 220, y1: 240, x2: 571, y2: 240, head: 'M578,240L571,243.5L571,236.5Z' },
    ],
    [
      'from right to left',
      { source: 1, target: 0, mutual: false },
      { x1: 580, y1: 240, x2: 229, y2: 240, head: 'M222,240L229,236.5L229,243.5Z' },
    ],
    ['next to its reverse link', { source: 0, target: 1, mutual: true }, { x1: 220, y1: 244, y2: 244 }],
    [
      'and the reverse link on the other side',
      { source: 1, target: 0, mutual: true },
      { x1: 580, y1: 236, y2: 236 },
    ],
  ])('%s', (_sentence, link, expected) => {
    expect(lineOf(link, positions)).toMatchObject(expected)
  })

  test('touching markers leave no space for a head', () => {
    const close = positionsOf(request({ layout: at([0, 0], [10, 0]) }))
    expect(lineOf({ source: 0, target: 1, mutual: false }, close)).toMatchObject({
      x1: 380,
      x2: 420,
      head: null,
      free: 0,
    })
    expect(lineOf({ source: 0, target: 0, mutual: false }, close).head).toBeNull()
  })
})
