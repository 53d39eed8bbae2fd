import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LinearMap } from '../plot/scales.ts'
import {
  type BarSource,
  barRefusal,
  candlePaths,
  histogramPaths,
  type MarkPath,
  ohlcPaths,
} from './bar-marks.ts'

const NO = Number.NaN
/** One bar in ten pixels, a value a pixel, upwards from 100. */
const MAPPING: LinearMap = { kx: 10, bx: 5, ky: -1, by: 100 }
const all = { from: 0, to: 1_000 }

type Row = [open: number, high: number, low: number, close: number]
const sourceOf = (rows: readonly Row[]): BarSource => {
  const column = (place: number) => Float64Array.from(rows, row => row[place] as number)
  const [open, high, low, close] = [column(0), column(1), column(2), column(3)]
  return { x: Float64Array.from(rows, (_, i) => i), open, high, low, close }
}
const request = (rows: readonly Row[]) => ({ source: sourceOf(rows), range: all, mapping: MAPPING })

const rising: Row = [10, 40, 5, 30]
const falling: Row = [30, 40, 5, 10]

describe('candlePaths (C20)', () => {
  test.each<[sentence: string, rows: Row[], paths: MarkPath[]]>([
    [
      'a rising bar is hollow: wick, an outline that is not filled, wick',
      [rising, [NO, NO, NO, NO]],
      [{ tone: 'up', paint: 'line', d: 'M5.5,60V70M5.5,90V95M2.5,70.5h6V89.5h-6z' }],
    ],
    [
      'a falling bar is filled',
      [falling, [NO, NO, NO, NO]],
      [{ tone: 'down', paint: 'block', d: 'M5.5,60V70M5.5,90V95M2.5,70.5h6V89.5h-6z' }],
    ],
    [
      'a bar that closes where it opened is a dash',
      [
        [20, 25, 15, 20],
        [NO, NO, NO, NO],
      ],
      [{ tone: 'level', paint: 'line', d: 'M5.5,75V80M5.5,80V85M2,80h7' }],
    ],
    [
      'a bar without an open has no direction',
      [
        [NO, 25, 15, 20],
        [NO, NO, NO, NO],
      ],
      [{ tone: 'level', paint: 'line', d: 'M5.5,75V80M5.5,80V85M2,80h7' }],
    ],
    [
      'a close alone is a dash without wicks',
      [
        [NO, NO, NO, 20],
        [NO, NO, NO, NO],
      ],
      [{ tone: 'level', paint: 'line', d: 'M2,80h7' }],
    ],
    [
      'a body thinner than a pixel is a line of one',
      [
        [20, 20.5, 20, 20.4],
        [NO, NO, NO, NO],
      ],
      [{ tone: 'up', paint: 'line', d: 'M5.5,79.5V79.6M2,79.8h7' }],
    ],
    ['a bar without a close is not drawn', [[1, 2, 0, NO]], []],
    ['nothing draws nothing', [], []],
  ])('%s', (_, rows, paths) => {
    expect(candlePaths(request(rows))).toEqual(paths)
  })

  test('rising and falling differ in more than colour', () => {
    const paints = candlePaths(request([rising, falling])).map(({ tone, paint }) => [tone, paint])
    expect(paints).toEqual([
      ['up', 'line'],
      ['down', 'block'],
    ])
  })
})

describe('ohlcPaths (C20)', () => {
  test.each<[sentence: string, row: Row, paths: MarkPath[]]>([
    [
      'a stem, the open to the left, the close to the right',
      rising,
      [{ tone: 'up', paint: 'line', d: 'M5.5,60V95M2,90H5.5M5.5,70H9' }],
    ],
    [
      'a falling bar has its close below its open',
      falling,
      [{ tone: 'down', paint: 'line', d: 'M5.5,60V95M2,70H5.5M5.5,90H9' }],
    ],
    [
      'without an open there is no tick to the left',
      [NO, 40, 5, 30],
      [{ tone: 'level', paint: 'line', d: 'M5.5,60V95M5.5,70H9' }],
    ],
  ])('%s', (_, row, paths) => {
    expect(ohlcPaths(request([row, [NO, NO, NO, NO]]))).toEqual(paths)
  })
})

describe('histogramPaths', () => {
  const columns = (values: number[]) => request(values.map((value): Row => [value, value, value, value]))
  test.each<
    [sentence: string, values: number[], tone: MarkPath['tone'] | Int8Array | undefined, paths: MarkPath[]]
  >([
    [
      'columns begin at zero: lighter above it, full below',
      [20, -30],
      undefined,
      [
        { tone: 'up', paint: 'soft', d: 'M1,100h8V80h-8z' },
        { tone: 'down', paint: 'fill', d: 'M11,100h8V130h-8z' },
      ],
    ],
    [
      'all of one tone when it is set',
      [20, 30],
      'down',
      [{ tone: 'down', paint: 'fill', d: 'M1,100h8V80h-8zM11,100h8V70h-8z' }],
    ],
    [
      'each of its own tone when there is one for each',
      [20, 30],
      Int8Array.of(-1, 1),
      [
        { tone: 'up', paint: 'soft', d: 'M11,100h8V70h-8z' },
        { tone: 'down', paint: 'fill', d: 'M1,100h8V80h-8z' },
      ],
    ],
    [
      'the least of values is a pixel long',
      [0.001, -0.001],
      undefined,
      [
        { tone: 'up', paint: 'soft', d: 'M1,100h8V99h-8z' },
        { tone: 'down', paint: 'fill', d: 'M11,100h8V101h-8z' },
      ],
    ],
    ['zero has no length, a gap no column', [0, NO], undefined, []],
  ])('%s', (_, values, tone, paths) => {
    expect(histogramPaths({ ...columns(values), tone })).toEqual(paths)
  })
})

describe('bars of their own width', () => {
  const bodies = (spans: number[]) => {
    const source = { ...sourceOf(spans.map(() => rising)), spans: Float64Array.from(spans) }
    return candlePaths({ source, range: all, mapping: MAPPING })[0]?.d.match(/h(\d+)/g)
  }
  test.each<[sentence: string, spans: number[], widths: string[]]>([
    ['bars of one length are equally wide', [1, 1, 1], ['h6', 'h6', 'h6']],
    ['one a day short is as wide as its neighbours', [1, 0.8, 1], ['h6', 'h6', 'h6']],
    ['one that has only begun is narrower', [1, 1, 0.4], ['h6', 'h6', 'h2']],
  ])('%s', (_, spans, widths) => {
    expect(bodies(spans)).toEqual(widths)
  })
})

describe('barRefusal', () => {
  const some = Float64Array.of(1, 2)
  const none = Float64Array.of(NO, NO)
  test.each<[sentence: string, columns: Omit<BarSource, 'x'>, refusal: ReturnType<typeof barRefusal>]>([
    ['one whole bar is enough', { open: some, high: some, low: some, close: some }, null],
    ['closes alone are no bars', { close: some }, 'closeOnly'],
    [
      'columns without a value are as if they were not there',
      { open: none, high: none, low: none, close: some },
      'closeOnly',
    ],
    [
      'opens without highs and lows make no whole bar',
      { open: some, high: none, low: none, close: some },
      'noWholeBar',
    ],
    [
      'values on days apart make no whole bar',
      { open: Float64Array.of(1, NO), high: some, low: some, close: Float64Array.of(NO, 1) },
      'noWholeBar',
    ],
  ])('%s', (_, columns, refusal) => {
    expect(barRefusal(columns)).toBe(refusal)
  })
})

describe('every mark', () => {
  const anyValue = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { freq: 4 })
  const anyRow = fc.tuple(anyValue, anyValue, anyValue, anyValue)
  const anyMapping = fc.record({
    kx: fc.double({ min: 0.001, max: 50, noNaN: true }),
    bx: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    ky: fc.double({ min: -1e3, max: 1e3, noNaN: true }),
    by: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  })
  test('is a handful of paths without NaN or Infinity', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), anyMapping, (values, mapping) => {
        const source = sourceOf(values.map(row => row.map(value => value ?? NO) as Row))
        for (const draw of [candlePaths, ohlcPaths, histogramPaths]) {
          const paths = draw({ source, range: all, mapping })
          expect(paths.length).toBeLessThanOrEqual(3)
          for (const { d } of paths) expect(d).toMatch(/^[MLHVhvzZ\d.,e+-]+$/)
        }
      }),
    )
  })
})
