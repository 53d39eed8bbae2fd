import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AHEAD,
  aroundLine,
  drawnSpans,
  evenHeights,
  type LineHeights,
  type LineSpan,
  lineAtTop,
  lineWindow,
  RESERVE,
  topOf,
  withMeasured,
} from './line-window.ts'

const even = evenHeights(1000, 36)
const uneven = withMeasured(even, 2, [72, 54])
const NOTHING: LineSpan = { from: 0, to: 0 }

describe('T2 the rendered lines of a long table', () => {
  test.each<[string, LineSpan, LineSpan, LineSpan]>([
    [
      'at the top: what is in view and a reserve',
      { from: 0, to: 359 },
      NOTHING,
      { from: 0, to: 10 + RESERVE },
    ],
    ['in the middle: a reserve on both sides', { from: 3600, to: 3959 }, NOTHING, { from: 97, to: 113 }],
    ['at the end: no more than there are', { from: 35_640, to: 36_000 }, NOTHING, { from: 987, to: 1000 }],
    ['stay while they cover the view', { from: 720, to: 1079 }, { from: 10, to: 40 }, { from: 10, to: 40 }],
    [
      'reach ahead of a view that moves down',
      { from: 360, to: 719 },
      { from: 0, to: 13 },
      { from: 7, to: 20 + AHEAD },
    ],
    ['reach ahead of one that moves up', { from: 360, to: 719 }, { from: 12, to: 40 }, { from: 0, to: 23 }],
    [
      'do not reach ahead of a jump',
      { from: 18_000, to: 18_359 },
      { from: 0, to: 13 },
      { from: 497, to: 513 },
    ],
    [
      'become fewer when the view became much smaller',
      { from: 0, to: 35 },
      { from: 0, to: 90 },
      { from: 0, to: 4 },
    ],
    [
      'are the first ones while the table is below the window',
      { from: -900, to: -100 },
      NOTHING,
      { from: 0, to: 4 },
    ],
    ['are the last ones when it is above', { from: 90_000, to: 90_900 }, NOTHING, { from: 996, to: 1000 }],
  ])('%s', (_sentence, view, drawn, expected) => {
    expect(lineWindow({ heights: even, view, drawn })).toEqual(expected)
  })

  test('none in a table without lines', () => {
    expect(lineWindow({ heights: evenHeights(0, 36), view: { from: 0, to: 900 }, drawn: NOTHING })).toEqual(
      NOTHING,
    )
  })
})

describe('T2 heights', () => {
  test.each([
    ['the first line begins at the top', even, 0, 0],
    ['lines that are all alike', even, 10, 360],
    ['the end', even, 1000, 36_000],
    ['before a higher line', uneven, 2, 72],
    ['after a higher line', uneven, 3, 144],
    ['after all higher lines', uneven, 10, 360 + 36 + 18],
  ])('%s', (_sentence, heights, line, top) => {
    expect(topOf(heights, line)).toBe(top)
  })

  test.each([
    ['above the table', even, -5, 0],
    ['the first line', even, 35, 0],
    ['the second line', even, 36, 1],
    ['below the table', even, 99_999, 999],
    ['inside a higher line', uneven, 143, 2],
    ['after it', uneven, 144, 3],
    ['a table without lines', evenHeights(0, 36), 10, -1],
  ])('the line at a height: %s', (_sentence, heights, y, line) => {
    expect(lineAtTop(heights, y)).toBe(line)
  })

  test('known measurements change nothing', () => {
    expect(withMeasured(uneven, 2, [72, 54.2])).toBe(uneven)
    expect(withMeasured(even, 998, [36, 36, 99])).toBe(even)
    expect(withMeasured(even, 0, [0, Number.NaN])).toBe(even)
  })
})

describe('T2 for any table and view', () => {
  const heights = fc
    .record({
      count: fc.integer({ min: 1, max: 3000 }),
      each: fc.integer({ min: 20, max: 60 }),
      measured: fc.array(fc.tuple(fc.nat(2999), fc.integer({ min: 20, max: 200 })), { maxLength: 20 }),
    })
    .map(({ count, each, measured }) =>
      measured.reduce<LineHeights>(
        (all, [line, height]) => withMeasured(all, line, [height]),
        evenHeights(count, each),
      ),
    )
  const view = fc
    .tuple(fc.integer({ min: -2000, max: 200_000 }), fc.integer({ min: 1, max: 2000 }))
    .map(([from, size]) => ({ from, to: from + size }))
  const span = fc.tuple(fc.nat(3500), fc.nat(100)).map(([from, length]) => ({ from, to: from + length }))

  test('a measured line has its measured height, and the others keep theirs', () => {
    fc.assert(
      fc.property(heights, fc.nat(2999), fc.integer({ min: 20, max: 300 }), (known, at, height) => {
        const line = at % known.count
        const next = withMeasured(known, line, [height])
        const heightIn = (of: LineHeights, place: number) => topOf(of, place + 1) - topOf(of, place)
        expect(Math.abs(heightIn(next, line) - height)).toBeLessThan(0.5)
        const other = (line + 1) % known.count
        if (other !== line) expect(heightIn(next, other)).toBeCloseTo(heightIn(known, other), 6)
      }),
    )
  })

  test('the line at a height starts at or above it and ends below it', () => {
    fc.assert(
      fc.property(heights, fc.nat(200_000), (of, y) => {
        const line = lineAtTop(of, y)
        expect(topOf(of, line)).toBeLessThanOrEqual(y)
        if (y < topOf(of, of.count)) expect(topOf(of, line + 1)).toBeGreaterThan(y)
        else expect(line).toBe(of.count - 1)
      }),
    )
  })

  test('the rendered lines cover the view, and are within the table', () => {
    fc.assert(
      fc.property(heights, view, span, (of, seen, drawn) => {
        const next = lineWindow({ heights: of, view: seen, drawn })
        expect(next.from).toBeGreaterThanOrEqual(0)
        expect(next.to).toBeLessThanOrEqual(of.count)
        expect(next.from).toBeLessThan(next.to)
        const end = topOf(of, of.count)
        expect(topOf(of, next.from)).toBeLessThanOrEqual(Math.min(Math.max(seen.from, 0), end))
        expect(topOf(of, next.to)).toBeGreaterThanOrEqual(Math.min(Math.max(seen.to, 0), end))
      }),
    )
  })

  test('the same view renders the same lines', () => {
    fc.assert(
      fc.property(heights, view, span, (of, seen, drawn) => {
        const once = lineWindow({ heights: of, view: seen, drawn })
        expect(lineWindow({ heights: of, view: seen, drawn: once })).toBe(once)
      }),
    )
  })

  test.each<[string, LineSpan, LineSpan[], LineSpan[]]>([
    ['the window alone', { from: 10, to: 20 }, [], [{ from: 10, to: 20 }]],
    [
      'an extra line above it, without the gap between them',
      { from: 10, to: 20 },
      [{ from: 2, to: 3 }],
      [
        { from: 2, to: 3 },
        { from: 10, to: 20 },
      ],
    ],
    ['a extra line that touches it', { from: 10, to: 20 }, [{ from: 9, to: 10 }], [{ from: 9, to: 20 }]],
    ['a extra line inside it', { from: 10, to: 20 }, [{ from: 12, to: 13 }], [{ from: 10, to: 20 }]],
    [
      'two extra lines that overlap, below it',
      { from: 10, to: 20 },
      [
        { from: 28, to: 31 },
        { from: 30, to: 90 },
      ],
      [
        { from: 10, to: 20 },
        { from: 28, to: 40 },
      ],
    ],
    ['a line that no longer exists', { from: 10, to: 20 }, [{ from: 50, to: 51 }], [{ from: 10, to: 20 }]],
    ['nothing in an empty window', NOTHING, [], []],
  ])('of forty lines these are rendered: %s', (_sentence, window, extra, expected) => {
    expect(drawnSpans(window, extra, 40)).toEqual(expected)
  })

  test('the focused line is rendered with its neighbours, and no line twice', () => {
    fc.assert(
      fc.property(
        span,
        fc.integer({ min: -1, max: 3200 }),
        fc.integer({ min: 1, max: 3000 }),
        (window, extra, count) => {
          const lines = drawnSpans(window, aroundLine(extra), count).flatMap(({ from, to }) =>
            Array.from({ length: to - from }, (_, index) => from + index),
          )
          expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b))
          for (const line of [extra - 1, extra, extra + 1])
            if (extra >= 0 && extra < count && line >= 0 && line < count) expect(lines).toContain(line)
          for (const line of lines) expect(line >= 0 && line < count).toBe(true)
        },
      ),
    )
  })
})
