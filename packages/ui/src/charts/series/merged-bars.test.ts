import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BarSource, type MergedBar, mergedBars, usualSpacing } from './merged-bars.ts'

const NO = Number.NaN
const DAY = 86_400_000
const MONDAY = 4 * DAY

type Row = [x: number, open: number, high: number, low: number, close: number]
const sourceOf = (rows: readonly Row[]): BarSource => {
  const column = (place: number) => Float64Array.from(rows, row => row[place] as number)
  return { x: column(0), open: column(1), high: column(2), low: column(3), close: column(4) }
}
const all = { from: 0, to: 1_000 }

describe('usualSpacing', () => {
  test.each<[sentence: string, x: number[], spacing: number]>([
    ['days on weekdays are a day apart, whatever weekends do', [0, 1, 2, 3, 4, 7, 8, 9, 10, 11], 1],
    ['months are as wide as the shortest usual one', [0, 31, 59, 90, 120, 151], 28],
    [
      'one stray pair among many makes no bars thin',
      [0, 0.001, ...Array.from({ length: 20 }, (_, i) => i + 1)],
      1,
    ],
    ['two places have one distance', [5, 9], 4],
    ['a single place has none', [5], NO],
    ['no place has none', [], NO],
  ])('%s', (_, x, spacing) => {
    expect(usualSpacing(Float64Array.from(x))).toBe(spacing)
  })
})

describe('mergedBars', () => {
  const week: Row[] = [
    [MONDAY, 10, 13, 9, 12],
    [MONDAY + DAY, 12, 12, 7, 8],
    [MONDAY + 2 * DAY, 8, 20, 8, 11],
    [MONDAY + 3 * DAY, 11, 12, 10, 12],
  ]
  const bar = (at: number, open: number, high: number, low: number, close: number): MergedBar => ({
    ...{ at, open, high, low, close },
  })

  test.each<[sentence: string, rows: Row[], pixelsPerDay: number, bars: MergedBar[]]>([
    ['bars with room stay as they are', week, 10, week.map(row => bar(...row))],
    [
      'without room they are merged: open of the first, close of the last, the extremes of all',
      week,
      2,
      [bar(MONDAY + DAY / 2, 10, 13, 7, 8), bar(MONDAY + 2.5 * DAY, 8, 20, 8, 12)],
    ],
    ['all in one pixel are one bar', week, 0.01, [bar(expect.any(Number) as never, 10, 20, 7, 12)]],
    ['a day without a close is no bar', [[MONDAY, 1, 2, 0, NO]], 10, []],
    [
      'a close alone has its own range and no open',
      [[MONDAY, NO, NO, NO, 3]],
      10,
      [bar(MONDAY, NO, 3, 3, 3)],
    ],
    ['a high below the open is not believed', [[MONDAY, 5, 4, 6, 3]], 10, [bar(MONDAY, 5, 6, 3, 3)]],
    [
      'the first open that there is opens a merged bar',
      [
        [MONDAY, NO, NO, NO, 3],
        [MONDAY + DAY, 4, 5, 4, 5],
      ],
      2,
      [bar(MONDAY + DAY / 2, 4, 5, 3, 5)],
    ],
    ['nothing gives nothing', [], 10, []],
  ])('%s', (_, rows, pixelsPerDay, bars) => {
    expect(mergedBars(sourceOf(rows), all, pixelsPerDay / DAY, 4).bars).toEqual(bars)
  })

  test.each<[sentence: string, rows: Row[], pixelsPerDay: number, slot: number]>([
    ['a slot is as wide as the bars are apart', week, 10, 10],
    ['merged bars have at least the pixels asked for', week, 1.5, 4.5],
    ['a lonely bar has a width of its own', week.slice(0, 1), 10, 12],
  ])('%s', (_, rows, pixelsPerDay, slot) => {
    expect(mergedBars(sourceOf(rows), all, pixelsPerDay / DAY, 4).slot).toBeCloseTo(slot)
  })

  test('weeks of days that are merged by seven begin on a Monday', () => {
    const days = Array.from({ length: 28 }, (_, i): Row => [MONDAY + i * DAY, i, i, i, i])
    const { bars } = mergedBars(sourceOf(days), all, 0.6 / DAY, 4)
    expect(bars.map(({ open, close }) => [open, close])).toEqual([
      [0, 6],
      [7, 13],
      [14, 20],
      [21, 27],
    ])
  })

  const anyRows = fc
    .array(
      fc.record({
        gap: fc.double({ min: 0.001, max: 3, noNaN: true }),
        values: fc.tuple(anyValue(), anyValue(), anyValue(), anyValue()),
      }),
      { maxLength: 120 },
    )
    .map(steps => {
      let at = 0
      return steps.map(({ gap, values }): Row => {
        at += gap * DAY
        return [at, ...values]
      })
    })
  function anyValue() {
    return fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { freq: 6 }).map(value => value ?? NO)
  }
  const anyScale = fc.double({ min: 0.001, max: 30, noNaN: true }).map(pixels => pixels / DAY)
  const anyRange = fc
    .tuple(fc.nat(130), fc.nat(130))
    .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))

  const reachOf = (bars: readonly Pick<MergedBar, 'high' | 'low'>[]) => [
    Math.min(...bars.map(({ low }) => low)),
    Math.max(...bars.map(({ high }) => high)),
  ]

  test('stands in order and never loses an extreme', () => {
    fc.assert(
      fc.property(anyRows, anyScale, (rows, scale) => {
        const { bars, slot } = mergedBars(sourceOf(rows), all, scale, 4)
        for (let i = 1; i < bars.length; i++)
          expect(bars[i]?.at).toBeGreaterThan((bars[i - 1] as MergedBar).at)
        expect(slot).toBeGreaterThanOrEqual(4 - 1e-6)
        const closed = rows.filter(([, , , , close]) => !Number.isNaN(close))
        const known = closed.map(([, ...values]) => values.filter(value => !Number.isNaN(value)))
        const given = known.map(values => ({ low: Math.min(...values), high: Math.max(...values) }))
        expect(reachOf(bars)).toEqual(reachOf(given))
        expect(bars.at(-1)?.close).toBe(closed.at(-1)?.[4])
      }),
    )
  })

  test('the bars of a part are bars of the whole, so that moving a chart changes none', () => {
    fc.assert(
      fc.property(anyRows, anyScale, anyRange, (rows, scale, range) => {
        const source = sourceOf(rows)
        const whole = mergedBars(source, all, scale, 4).bars
        const part = mergedBars(source, range, scale, 4).bars
        const from = whole.findIndex(({ at }) => at === part[0]?.at)
        expect(part).toEqual(from < 0 ? [] : whole.slice(from, from + part.length))
      }),
    )
  })
})
