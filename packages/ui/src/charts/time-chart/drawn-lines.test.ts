import { describe, expect, test } from 'vitest'
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { walk } from '../../testing/fixtures/walks.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import type { AxisRange, PlotDomain } from '../plot/scales.ts'
import { tradingDays } from '../plot/time-axis.ts'
import { columnOf, prepareSeries, type SeriesLine, type TimeSeries } from '../series/time-series.ts'
import {
  drawLines,
  type GrownLines,
  hasHollowColumns,
  isHeavy,
  NO_OVERSCAN,
  viewTransform,
} from './drawn-lines.ts'
import { valueScale } from './value-axis.ts'

const start = wallTimeOfDay(dayFromNumber(19_000))
const box = { left: 0, top: 0, width: 500, height: 100 }

function linesOf(series: TimeSeries[], masked = false): SeriesLine[] {
  return prepareSeries(series, { mode: 'absolute', masked }).lines
}
const crowd = (count: number, points: number) =>
  linesOf(
    Array.from({ length: count }, (_, i) => ({
      id: `s${i}`,
      name: `s${i}`,
      points: walk({ from: dayFromNumber(19_000), count: points, start: 100, step: 1, seed: i + 1 }),
    })),
  )
const values = (list: (number | null)[], over: Partial<TimeSeries> = {}): TimeSeries => ({
  id: 'a',
  name: 'a',
  points: list.map((value, i) => ({ day: dayFromNumber(19_000 + i), value })),
  ...over,
})
const viewOf = (lines: SeriesLine[], window: AxisRange): PlotDomain => ({
  ...window,
  ...valueScale(lines, window),
})
const whole = (days: number) => ({ from: start, to: start + days * MS_PER_DAY })
const pointsIn = (d: string) => d.match(/[ML]/g)?.length ?? 0

describe('drawLines', () => {
  test('few points are all drawn, with the main line the strongest', () => {
    const lines = crowd(2, 100)
    const drawn = drawLines(lines, viewOf(lines, whole(99)), box, { overscan: NO_OVERSCAN })
    expect(drawn.map(line => pointsIn(line.d))).toEqual([100, 100])
    expect(drawn[0]?.stroke).toBeGreaterThan(drawn[1]?.stroke ?? 9)
  })

  test('dense lines have about one point per pixel, and a stroke of one pixel', () => {
    const lines = crowd(20, 2500)
    const drawn = drawLines(lines, viewOf(lines, whole(2499)), box, { overscan: NO_OVERSCAN })
    for (const line of drawn) {
      expect(pointsIn(line.d)).toBeLessThan(box.width * 1.2)
      expect(line.stroke).toBe(1)
    }
  })

  test('only points in the window and one beyond each edge are drawn', () => {
    const lines = crowd(1, 1000)
    const window = { from: start + 100.5 * MS_PER_DAY, to: start + 110.5 * MS_PER_DAY }
    expect(
      pointsIn(drawLines(lines, viewOf(lines, window), box, { overscan: NO_OVERSCAN })[0]?.d ?? ''),
    ).toBe(12)
  })

  test('the overscan is drawn too, so that a gesture can move the drawing', () => {
    const lines = crowd(1, 1000)
    const window = { from: start + 100 * MS_PER_DAY, to: start + 200 * MS_PER_DAY }
    expect(
      pointsIn(
        drawLines(lines, viewOf(lines, window), box, { overscan: { before: 0.5, after: 0.5 } })[0]?.d ?? '',
      ),
    ).toBeGreaterThan(195)
  })

  test('while dense lines are moved they have a third of the points, as thin as at rest, and no dashes', () => {
    const lines = crowd(20, 2500)
    const view = viewOf(lines, whole(2499))
    const [rest, moving] = [false, true].map(
      rough => drawLines(lines, view, box, { overscan: NO_OVERSCAN, rough })[1],
    )
    expect(pointsIn(moving?.d ?? '')).toBeLessThan(pointsIn(rest?.d ?? '') / 2)
    expect(moving?.stroke).toBe(rest?.stroke)
    expect(rest?.dash).toBe(lines[1]?.style.dash)
    expect(moving?.dash).toBeUndefined()
  })

  test('PC3 a moving drawing has fewer points also where every point has a pixel of its own', () => {
    const lines = crowd(20, 600)
    const view = viewOf(lines, whole(599))
    const [rest, moving] = [false, true].map(
      rough => drawLines(lines, view, box, { overscan: NO_OVERSCAN, rough })[1],
    )
    expect(pointsIn(rest?.d ?? '')).toBe(600)
    expect(pointsIn(moving?.d ?? '')).toBeLessThan(400)
  })

  test.each([
    ['few segments', 12],
    ['many', 20],
  ])('a line of %s is as thin while it is moved', (_, count) => {
    const lines = crowd(count, 400)
    const view = viewOf(lines, whole(399))
    const [rest, moving] = [false, true].map(
      rough => drawLines(lines, view, box, { overscan: NO_OVERSCAN, rough })[1]?.stroke,
    )
    expect(moving).toBe(rest)
  })

  test('a gap parts the line and the end dot is the last value', () => {
    const lines = linesOf([values([1, 2, null, 3, null])])
    const [line] = drawLines(lines, viewOf(lines, whole(4)), box, { overscan: NO_OVERSCAN })
    expect(line?.d.match(/M/g)).toHaveLength(1)
    expect(line?.alone).toHaveLength(1)
    expect(line?.end?.x).toBe(375)
  })

  describe('C8 rows that are missing (readings #72)', () => {
    const holed = (over: Partial<TimeSeries> = {}): TimeSeries => ({
      ...values([]),
      points: [0, 1, 2, 3, 40, 41, 42].map(i => ({ day: dayFromNumber(19_000 + i), value: i })),
      ...over,
    })
    const partsOf = (series: TimeSeries, masked = false) => {
      const lines = linesOf([series], masked)
      return drawLines(lines, viewOf(lines, whole(42)), box, { overscan: NO_OVERSCAN })[0]
    }

    test.each<[string, TimeSeries, boolean, number]>([
      ['a line', holed(), false, 2],
      ['a masked shape', holed(), true, 2],
      ['a line in per cent of another', holed({ base: 'a' }), false, 2],
      ['a helper line, which is one stroke', holed({ variant: 'trend' }), false, 1],
      ['a step, which holds its value', holed({ variant: 'step' }), false, 1],
    ])('%s', (_, series, masked, parts) => {
      expect(partsOf(series, masked)?.d.match(/M/g)).toHaveLength(parts)
    })

    test('the fill of an area', () => {
      const [fill] = partsOf(holed({ variant: 'area' }))?.marks ?? []
      expect(fill?.d.match(/Z/g)).toHaveLength(2)
    })

    test('in a window inside the gap nothing is drawn', () => {
      const lines = linesOf([holed()])
      const window = { from: start + 10 * MS_PER_DAY, to: start + 20 * MS_PER_DAY }
      expect(drawLines(lines, viewOf(lines, window), box, { overscan: NO_OVERSCAN })[0]?.d).not.toContain('L')
    })
  })

  test('a line whose end is out of sight, and a helper line, have no end dot', () => {
    const lines = linesOf([values([1, 2, 3]), values([1, 2, 3], { id: 't', variant: 'trend' })])
    expect(
      drawLines(lines, viewOf(lines, whole(1)), box, { overscan: NO_OVERSCAN }).map(line => line.end),
    ).toEqual([null, null])
    expect(drawLines(lines, viewOf(lines, whole(2)), box, { overscan: NO_OVERSCAN })[0]?.end).not.toBeNull()
  })

  test('a masked shape has its own scale next to an open line', () => {
    const lines = linesOf([values([1000, 2000]), values([0, 100], { id: 'm', masked: true })])
    const masked = drawLines(lines, viewOf(lines, whole(1)), box, { overscan: NO_OVERSCAN })[1]
    expect(masked?.d).toBe('M0,94.6L500,5.4')
  })

  test('without a line nothing is drawn', () => {
    expect(drawLines([], viewOf([], whole(1)), box, { overscan: NO_OVERSCAN })).toEqual([])
  })
})

test('isHeavy from 4,000 points on', () => {
  expect(isHeavy(crowd(1, 4000))).toBe(false)
  expect(isHeavy(crowd(2, 2001))).toBe(true)
})

describe('viewTransform', () => {
  test('the same view stays where it is', () => {
    const view = { ...whole(10), low: 0, high: 10 }
    expect(viewTransform(view, view, box)).toEqual({ x: 0, y: 0, kx: 1, ky: 1 })
  })

  test('moves a drawn point to where the new view has it', () => {
    const drawn = { ...whole(100), low: 0, high: 100 }
    const now = { from: start + 25 * MS_PER_DAY, to: start + 75 * MS_PER_DAY, low: 20, high: 60 }
    const { x, y, kx, ky } = viewTransform(drawn, now, box)
    // day 50 and value 40 stood at (250, 60); in the new view both are the middle
    expect(250 * kx + x).toBeCloseTo(250)
    expect(60 * ky + y).toBeCloseTo(50)
    expect(kx).toBeCloseTo(2)
  })
})

describe('lines that grow', () => {
  const view = { ...whole(4000), low: 60, high: 140 }
  const pairs = (d: string) => d.match(/[\d.-]+,[\d.-]+/g) ?? []
  const walked = (count: number) =>
    walk({ from: dayFromNumber(19_000), count, start: 100, step: 1, seed: 3 }).map(({ day, value }, i) =>
      i % 97 === 5 ? { day, value: null } : { day, value },
    )
  const drawnOf = (points: TimeSeries['points'], grown?: GrownLines) => {
    const lines = linesOf([{ id: 'a', name: 'a', points }])
    return drawLines(lines, view, box, { overscan: NO_OVERSCAN, grown })[0]
  }

  test.each([
    ['point for point', 200],
    ['decimated', 3000],
  ])('are drawn in two parts that equal one path, %s', (_, count) => {
    const grown: GrownLines = new Map()
    const all = walked(count + 40)
    const day = (i: number) => dayFromNumber(19_000 + i)
    let before = drawnOf(all.slice(0, count), grown)
    for (let i = count; i < count + 40; i++) {
      const changed = [...all.slice(0, i - 1), { day: day(i - 1), value: 90 }]
      for (const points of [changed, all.slice(0, i + 1)]) {
        const after = drawnOf(points, grown)
        const single = drawnOf(structuredClone(points))
        expect(after?.d).toBe(before?.d)
        const parts = new Set([...pairs(after?.d ?? ''), ...pairs(after?.tail ?? '')])
        expect(pairs(single?.d ?? '').filter(pair => !parts.has(pair))).toEqual([])
        expect(after?.alone).toEqual(single?.alone)
        expect(after?.end).toEqual(single?.end)
        before = after
      }
    }
  })

  test('a long tail becomes part of the cached path', () => {
    const grown: GrownLines = new Map()
    const all = walked(900)
    const first = drawnOf(all.slice(0, 200), grown)
    const next = drawnOf(all.slice(0, 700), grown)
    expect(next?.d.length).toBeGreaterThan((first?.d.length ?? 0) * 2)
    expect(pairs(next?.tail ?? '').length).toBeLessThan(10)
  })

  test('another window redraws the line', () => {
    const grown: GrownLines = new Map()
    const points = walked(500)
    drawnOf(points, grown)
    const lines = linesOf([{ id: 'a', name: 'a', points }])
    const window = { from: start + 400 * MS_PER_DAY, to: start + 499 * MS_PER_DAY, low: 60, high: 140 }
    const [drawn] = drawLines(lines, window, box, { overscan: NO_OVERSCAN, grown })
    expect(pairs(drawn?.d ?? '').length).toBeLessThan(105)
  })

  test('on trading days they are drawn at their places, as a whole', () => {
    // 19,000 is a Saturday: five days of each week from the Monday on
    const weekdays = Array.from({ length: 28 }, (_, i) => 19_002 + i).filter(
      number => (number - 19_002) % 7 < 5,
    )
    const points = weekdays.map(number => ({ day: dayFromNumber(number), value: 100 }))
    const first = wallTimeOfDay(dayFromNumber(19_002))
    const month = { from: first, to: first + 20 * MS_PER_DAY, low: 60, high: 140 }
    const grown: GrownLines = new Map()
    const drawnFrom = (count: number) => {
      const shown = points.slice(0, count)
      const axis = tradingDays([columnOf({ points: shown })])
      const options = { mode: 'absolute', masked: false, axis } as const
      const { lines } = prepareSeries([{ id: 'a', name: 'a', points: shown }], options)
      return drawLines(lines, month, box, { overscan: NO_OVERSCAN, grown })[0]
    }
    for (const count of [8, 9, 10, 11, 12]) {
      const drawn = drawnFrom(count)
      // 20 places in 500 pixels
      const places = pairs(drawn?.d ?? '').map(pair => Number.parseFloat(pair))
      expect(places).toEqual(Array.from({ length: count }, (_, i) => i * 25))
      expect(drawn?.tail).toBe('')
    }
  })

  test('without a cache there is one path', () => {
    expect(drawnOf(walked(500))?.tail).toBe('')
  })
})

describe('C20 bars, columns and areas', () => {
  const of = (values: number[]) => Float64Array.from(values)
  const bars = { open: of([3, 7, 5]), high: of([5, 8, 6]), low: of([2, 5, 4]) }
  const drawnAs = (more: Partial<TimeSeries>, masked = false) => {
    const lines = linesOf([values([4, 6, 5], more)], masked)
    return drawLines(lines, viewOf(lines, whole(2)), box, { overscan: NO_OVERSCAN })[0]
  }

  test.each<[string, Partial<TimeSeries>, string[]]>([
    [
      'candles: rising hollow, falling filled, level a dash',
      { variant: 'candles', bars },
      ['up', 'down', 'level'],
    ],
    ['open-high-low-close bars', { variant: 'ohlc', bars }, ['up', 'down', 'level']],
    ['columns above zero rise', { variant: 'histogram' }, ['up']],
    ['columns of one tone', { variant: 'histogram', tone: 'series' }, ['series']],
  ])('%s, and no line through them', (_, more, tones) => {
    const line = drawnAs(more)
    expect(line?.marks.map(mark => mark.tone)).toEqual(tones)
    expect(line).toMatchObject({ d: '', end: null, alone: [] })
  })

  test.each([
    ['columns of 16 pixels', 1, 30, true],
    ['columns of two pixels, which have no inside', 1, 170, false],
    ['falling columns, which are filled', -1, 30, false],
  ])('whether any is hollow: %s', (_, direction, count, expected) => {
    const tone = new Int8Array(count).fill(direction)
    const lines = linesOf([
      values(
        Array.from({ length: count }, () => 5),
        { variant: 'histogram', neutral: true, tone },
      ),
    ])
    const drawn = drawLines(lines, viewOf(lines, whole(count - 1)), box, { overscan: NO_OVERSCAN })
    expect(drawn[0]?.marks).toHaveLength(1)
    expect(hasHollowColumns(drawn)).toBe(expected)
  })

  test('an area keeps its line, and is filled only where the axis shows zero (visual rule 5)', () => {
    expect(drawnAs({ variant: 'area' })).toMatchObject({ marks: [], d: expect.stringMatching(/^M/) })
    const { points } = values([-1, 0, 1])
    expect(drawnAs({ variant: 'area', points })?.marks).toHaveLength(1)
  })

  test('a shape has no bars', () => {
    expect(drawnAs({ variant: 'candles', bars }, true)).toMatchObject({
      marks: [],
      d: expect.stringMatching(/^M/),
    })
  })

  test('they keep their places among lines', () => {
    const lines = linesOf([values([4, 6, 5], { variant: 'candles', bars }), values([4, 6, 5], { id: 'b' })])
    const drawn = drawLines(lines, viewOf(lines, whole(2)), box, { overscan: NO_OVERSCAN })
    expect(drawn.map(line => line.id)).toEqual(['a', 'b'])
  })
})
