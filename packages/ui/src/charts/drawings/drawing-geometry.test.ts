import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box, Pixel } from '../plot/geometry.ts'
import { createScales, type PlotScales } from '../plot/scales.ts'
import { type DataPoint, DRAWING_TOOLS, type DrawingTool, pointCount } from './drawing.ts'
import {
  clip,
  distanceToSegment,
  FIBONACCI_SHARES,
  fibonacciValue,
  geometryOf,
  HIT_RADIUS,
  hitTest,
  isInside,
  isInView,
  moveHandle,
  nearestDataPoint,
  nudgePoints,
  pointAt,
  toPath,
  toPixel,
  translatePoints,
} from './drawing-geometry.ts'

const box: Box = { left: 10, top: 20, width: 400, height: 200 }
/** A pixel is one millisecond across and half a unit of value up: 0 at the bottom, 100 at the top. */
const plain = createScales({ from: 0, to: 400, low: 0, high: 100 }, box)
const log = createScales({ from: 0, to: 400, low: 1, high: 10_000 }, box, 'log')
const p = (at: number, value: number): DataPoint => ({ at, value })
const geometry = (tool: DrawingTool, points: DataPoint[], scales = plain) =>
  geometryOf({ id: 'd1', tool, points }, scales, box)

describe('C20: scales convert both ways', () => {
  test.each<[string, PlotScales, DataPoint, Pixel]>([
    ['the lower left corner', plain, p(0, 0), { x: 10, y: 220 }],
    ['the upper right corner', plain, p(400, 100), { x: 410, y: 20 }],
    ['the middle of a logarithmic axis is the geometric mean', log, p(200, 100), { x: 210, y: 120 }],
  ])('%s', (_, scales, point, pixel) => {
    expect(toPixel(point, scales)).toEqual(pixel)
    const back = scales.invert(pixel)
    expect([back.at, back.value]).toEqual([expect.closeTo(point.at, 9), expect.closeTo(point.value, 9)])
  })

  test('a logarithmic axis has no zero', () => {
    expect(toPixel(p(0, 0), log).y).toBeNaN()
    expect(geometry('trend', [p(0, 0), p(10, 5)], log)).toBeNull()
  })
})

describe('C20: segments end at the edge of the plot', () => {
  const from = { x: 110, y: 120 }
  test.each<[string, Pixel, Pixel, 'segment' | 'ray' | 'line', number[] | null]>([
    ['a segment inside stays', from, { x: 120, y: 130 }, 'segment', [110, 120, 120, 130]],
    ['a segment that leaves is cut', from, { x: 510, y: 120 }, 'segment', [110, 120, 410, 120]],
    ['a segment outside is none', { x: 0, y: 0 }, { x: 5, y: 300 }, 'segment', null],
    ['a ray goes on to the edge', from, { x: 120, y: 120 }, 'ray', [110, 120, 410, 120]],
    ['a ray that points away is none', { x: 500, y: 120 }, { x: 510, y: 120 }, 'ray', null],
    ['a ray from outside comes in', { x: 0, y: 120 }, { x: 1, y: 120 }, 'ray', [10, 120, 410, 120]],
    ['a line goes both ways', from, { x: 110, y: 121 }, 'line', [110, 20, 110, 220]],
    ['a point inside is a segment without length', from, from, 'ray', [110, 120, 110, 120]],
    ['a point outside is none', { x: 0, y: 0 }, { x: 0, y: 0 }, 'line', null],
    ['an invalid point is none', { x: Number.NaN, y: 0 }, from, 'segment', null],
  ])('%s', (_, a, b, extent, segment) => {
    const cut = clip(a, b, box, extent)
    expect(cut && [cut.x1, cut.y1, cut.x2, cut.y2]).toEqual(segment)
  })
})

describe('C20: geometries', () => {
  test.each<[DrawingTool, DataPoint[], number, number]>([
    ['trend', [p(100, 50), p(200, 60)], 1, 2],
    ['arrow', [p(100, 50), p(200, 60)], 1, 2],
    ['ray', [p(100, 50), p(200, 60)], 1, 2],
    ['horizontal', [p(100, 50)], 1, 1],
    ['vertical', [p(100, 50)], 1, 1],
    ['rectangle', [p(100, 50), p(200, 60)], 4, 4],
    ['fibonacci', [p(100, 50), p(200, 60)], FIBONACCI_SHARES.length, 2],
    ['measure', [p(100, 50), p(200, 60)], 2, 2],
    ['text', [p(100, 50)], 0, 0],
  ])('%s: its segments and handles', (tool, points, segments, handles) => {
    const drawn = geometry(tool, points)
    expect(drawn?.segments).toHaveLength(segments)
    expect(drawn?.handles).toHaveLength(handles)
    expect(drawn && isInView(drawn)).toBe(true)
  })

  test('an arrow has its head at its second point, inside the plot, and none if that point is out of view', () => {
    const head = geometry('arrow', [p(100, 50), p(200, 50)])?.head ?? []
    expect(head.map(({ x1, y1 }) => [x1, y1])).toEqual([
      [210, 120],
      [210, 120],
    ])
    const [one, other] = head.map(({ x2, y2 }) => [Math.round(x2 * 10) / 10, Math.round(y2 * 10) / 10])
    expect([one, other]).toEqual([
      [197.9, 127],
      [197.9, 113],
    ])
    expect(geometry('arrow', [p(100, 50), p(900, 50)])?.head).toEqual([])
    expect(geometry('trend', [p(100, 50), p(200, 50)])?.head).toEqual([])
    for (const { y1, y2 } of geometry('arrow', [p(100, 50), p(200, 100)])?.head ?? [])
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(box.top)
  })

  test('a line across the plot has a handle in its middle if its own point is out of view', () => {
    expect(geometry('horizontal', [p(-5000, 50)])?.handles).toEqual([{ x: 210, y: 120, index: 0 }])
    expect(geometry('vertical', [p(100, 9999)])?.handles).toEqual([{ x: 110, y: 120, index: 0 }])
  })

  test.each<[DrawingTool, DataPoint[]]>([
    ['trend', [p(-10, 5), p(-5, 6)]],
    ['horizontal', [p(0, 200)]],
    ['vertical', [p(-1, 5)]],
    ['rectangle', [p(-10, 5), p(-5, 6)]],
    ['measure', [p(-10, 5), p(-5, 6)]],
    ['fibonacci', [p(0, 200), p(10, 300)]],
    ['text', [p(-1, 5)]],
  ])('%s out of view shows nothing', (tool, points) => {
    const drawn = geometry(tool, points)
    expect(drawn && isInView(drawn)).toBe(false)
  })

  test('a rectangle larger than the plot fills it and has no visible handle', () => {
    const drawn = geometry('rectangle', [p(-100, -100), p(900, 900)])
    expect(drawn?.area).toEqual(box)
    expect(drawn?.handles).toEqual([])
  })

  test.each([
    [0, 120],
    [0.236, 115.28],
    [0.382, 112.36],
    [0.5, 110],
    [0.618, 107.64],
    [0.786, 104.28],
    [1, 100],
  ])('Fibonacci: a rise from 100 to 120 is retraced by %d at %d', (share, value) => {
    expect(fibonacciValue(100, 120, share)).toBeCloseTo(value, 9)
  })

  test('Fibonacci: the move itself is a guide line and can be dragged', () => {
    const drawn = geometry('fibonacci', [p(100, 20), p(200, 80)])
    expect(drawn?.guides).toHaveLength(1)
    // between two levels, too far from both to hit either
    const pixel = { x: 140, y: 144 }
    const [geometries, radius] = [drawn ? [drawn] : [], HIT_RADIUS.mouse]
    expect(hitTest({ geometries, pixel, radius, selected: null })?.id).toBe('d1')
    const bare = geometries.map(one => ({ ...one, guides: [] }))
    expect(hitTest({ geometries: bare, pixel, radius, selected: null })).toBeNull()
  })

  test('Fibonacci: levels out of view are left out', () => {
    const drawn = geometry('fibonacci', [p(0, 50), p(100, 150)])
    expect(drawn?.levels.map(({ share }) => share)).toEqual([0.5, 0.618, 0.786, 1])
  })
})

test('C20: segments are one path, to the tenth of a pixel', () => {
  const segments = [
    { x1: 1, y1: 2.26, x2: 3, y2: 4 },
    { x1: 5, y1: 6, x2: 7, y2: 8 },
  ]
  expect(toPath(segments)).toBe('M1,2.3L3,4M5,6L7,8')
  expect(toPath([])).toBe('')
})

describe('C20: hit test', () => {
  const line = geometry('trend', [p(100, 50), p(300, 50)])
  const other = { ...(line ?? { segments: [] }), id: 'd2' } as NonNullable<typeof line>
  const geometries = line ? [line, other] : []
  test.each<[string, Pixel, number, string | null, unknown]>([
    ['on the line', { x: 200, y: 120 }, HIT_RADIUS.mouse, null, { id: 'd2', handle: null }],
    ['8 px beside it with a mouse', { x: 200, y: 128 }, HIT_RADIUS.mouse, null, { id: 'd2', handle: null }],
    ['9 px beside it with a mouse: nothing', { x: 200, y: 129 }, HIT_RADIUS.mouse, null, null],
    ['22 px beside it with a finger', { x: 200, y: 142 }, HIT_RADIUS.touch, null, { id: 'd2', handle: null }],
    ['23 px beside it with a finger: nothing', { x: 200, y: 143 }, HIT_RADIUS.touch, null, null],
    ['beyond its end: nothing', { x: 319, y: 120 }, HIT_RADIUS.mouse, null, null],
    ['a handle of the selected one', { x: 112, y: 124 }, HIT_RADIUS.mouse, 'd1', { id: 'd1', handle: 0 }],
    [
      'an end without selection is the line',
      { x: 112, y: 120 },
      HIT_RADIUS.mouse,
      null,
      { id: 'd2', handle: null },
    ],
  ])('%s', (_, pixel, radius, selected, hit) => {
    expect(hitTest({ geometries, pixel, radius, selected })).toEqual(hit)
  })

  test('a text is hit anywhere on its label', () => {
    const text = geometry('text', [p(100, 50)])
    const label = { left: 110, top: 110, width: 60, height: 20 }
    const at = (x: number) =>
      hitTest({
        geometries: text ? [text] : [],
        pixel: { x, y: 115 },
        radius: 8,
        selected: null,
        labelBox: () => label,
      })
    expect([at(150)?.id, at(178)?.id, at(179)]).toEqual(['d1', 'd1', null])
  })
})

describe('C20: moving', () => {
  const trend = { tool: 'trend' as const, points: [p(100, 50), p(200, 60)] }
  test.each<[string, DataPoint[], DataPoint[]]>([
    [
      'as a whole by pixels',
      translatePoints(trend.points, { x: 10, y: -20 }, plain),
      [p(110, 60), p(210, 70)],
    ],
    ['by an arrow key', nudgePoints(trend.points, null, { x: 1, y: 0 }, plain), [p(101, 50), p(201, 60)]],
    [
      'one point by an arrow key',
      nudgePoints(trend.points, 1, { x: 0, y: 2 }, plain),
      [p(100, 50), p(200, 59)],
    ],
    ['one handle', moveHandle(trend, 1, p(5, 6)), [p(100, 50), p(5, 6)]],
    [
      'a corner of a rectangle',
      moveHandle({ ...trend, tool: 'rectangle' }, 2, p(1, 2)),
      [p(1, 50), p(200, 2)],
    ],
    ['the other corner', moveHandle({ ...trend, tool: 'rectangle' }, 3, p(1, 2)), [p(100, 2), p(1, 60)]],
  ])('%s', (_, points, expected) => {
    expect(points.flatMap(({ at, value }) => [at, value])).toEqual(
      expected.flatMap(({ at, value }) => [expect.closeTo(at, 9), expect.closeTo(value, 9)]),
    )
  })

  test('on a logarithmic axis equal pixel distances are equal ratios', () => {
    const [moved] = translatePoints([p(0, 10)], { x: 0, y: -50 }, log)
    expect(moved?.value).toBeCloseTo(100, 6)
    expect(moved?.at).toBe(0)
  })
})

describe('C20: snapping to the data', () => {
  const data = {
    x: Float64Array.from([100, 110, 120, 130]),
    y: Float64Array.from([50, Number.NaN, 52, 90]),
  }
  test.each<[string, Pixel, number, DataPoint | null]>([
    ['the nearest point within radius', { x: 112, y: 122 }, 24, p(100, 50)],
    ['a gap is no point', { x: 120, y: 119 }, 8, null],
    ['nothing within radius', { x: 300, y: 30 }, 24, null],
    ['by distance, not by time', { x: 138, y: 117 }, 60, p(120, 52)],
  ])('%s', (_, pixel, radius, point) => {
    expect(nearestDataPoint(data, pixel, plain, radius)).toEqual(point)
  })

  test('without snapping, or with no point near, the pixel itself counts', () => {
    const pixel = { x: 300, y: 30 }
    expect(pointAt(pixel, plain, null)).toEqual(plain.invert(pixel))
    expect(pointAt(pixel, plain, { data, radius: 8 })).toEqual(plain.invert(pixel))
    expect(pointAt({ x: 111, y: 121 }, plain, { data, radius: 8 })).toEqual(p(100, 50))
  })
})

const anyTool = fc.constantFrom(...DRAWING_TOOLS)
const near = fc.double({ min: -600, max: 1000, noNaN: true })
const anyPixel = fc.record({ x: near, y: near })
const wild = fc.double({ noNaN: true })

test('C20: every clipped segment is inside the plot', () => {
  const anyPlace = fc.oneof(anyPixel, fc.record({ x: wild, y: wild }))
  const anyExtent = fc.constantFrom('segment' as const, 'ray' as const, 'line' as const)
  fc.assert(
    fc.property(anyPlace, anyPlace, anyExtent, (a, b, extent) => {
      const segment = clip(a, b, box, extent)
      if (!segment) return
      expect(isInside({ x: segment.x1, y: segment.y1 }, box)).toBe(true)
      expect(isInside({ x: segment.x2, y: segment.y2 }, box)).toBe(true)
    }),
  )
})

test('C20: clipping removes only the outside part: points inside the plot stay on the segment', () => {
  fc.assert(
    fc.property(anyPixel, anyPixel, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      const on = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
      if (!isInside(on, box)) return
      const segment = clip(a, b, box)
      expect(segment && distanceToSegment(segment, on)).toBeLessThan(1e-6)
    }),
  )
})

test('C20: a hit test finds the drawing under the pointer, on linear and logarithmic axes', () => {
  const anyScales = fc.constantFrom(plain, log)
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      anyTool,
      anyPixel,
      anyPixel,
      anyScales,
      share,
      fc.nat(),
      (tool, a, b, scales, along, which) => {
        const points = [a, b].slice(0, pointCount(tool)).map(scales.invert)
        const drawn = geometryOf({ id: 'd1', tool, points }, scales, box)
        const segment = drawn?.segments[which % Math.max(1, drawn.segments.length)]
        if (!drawn || !segment) return
        const { x1, y1, x2, y2 } = segment
        const pixel = { x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along }
        expect(hitTest({ geometries: [drawn], pixel, radius: HIT_RADIUS.mouse, selected: null })?.id).toBe(
          'd1',
        )
      },
    ),
  )
})

test('C20: moving away and back restores the points', () => {
  const step = fc.integer({ min: -300, max: 300 })
  fc.assert(
    fc.property(anyPixel, step, step, fc.constantFrom(plain, log), (pixel, x, y, scales) => {
      const there = translatePoints([scales.invert(pixel)], { x, y }, scales)
      const back = translatePoints(there, { x: -x, y: -y }, scales)
      const [end] = back.map(point => toPixel(point, scales))
      expect(Math.hypot((end?.x ?? 0) - pixel.x, (end?.y ?? 0) - pixel.y)).toBeLessThan(1e-6)
    }),
  )
})

test('C20: every snap goes to the nearest point of the data within the radius', () => {
  const column = fc.array(fc.tuple(fc.nat(400), fc.double({ min: 0, max: 100, noNaN: true })), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(column, anyPixel, fc.integer({ min: 1, max: 60 }), (rows, pixel, radius) => {
      const sorted = [...new Map(rows)].sort(([a], [b]) => a - b)
      const data = {
        x: Float64Array.from(sorted, row => row[0]),
        y: Float64Array.from(sorted, row => row[1]),
      }
      const far = ([at, value]: readonly [number, number]) => {
        const place = toPixel(p(at, value), plain)
        return Math.hypot(place.x - pixel.x, place.y - pixel.y)
      }
      const least = Math.min(Number.POSITIVE_INFINITY, ...sorted.map(far))
      const found = nearestDataPoint(data, pixel, plain, radius)
      if (least > radius) expect(found).toBeNull()
      else expect(found && far([found.at, found.value])).toBe(least)
    }),
  )
})
