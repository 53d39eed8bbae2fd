import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimate } from './decimate.ts'

const NO = Number.NaN
const whole = (count: number) => ({ from: 0, to: count, origin: 0, scale: 1, bucket: 1, exact: false })
const columnOf = (y: number[], x = y.map((_, i) => i)) => ({
  x: Float64Array.from(x),
  y: Float64Array.from(y),
})

describe('decimate', () => {
  test.each<[sentence: string, y: number[], x: number[] | undefined, exact: boolean, shown: number[]]>([
    ['points in pixels of their own all stay', [1, 2, 3], undefined, false, [0, 1, 2]],
    [
      'of a crowded pixel the extremes stay, in order',
      [5, 9, 1, 4, 5],
      [0, 0.2, 0.4, 0.6, 5],
      false,
      [0, 1, 2, 4],
    ],
    [
      'exact includes the ends of every pixel too',
      [5, 9, 1, 4, 5, 5, 5],
      [0, 0.2, 0.4, 0.6, 5, 5.2, 5.4],
      true,
      [0, 1, 2, 3, 4, 6],
    ],
    [
      'a run includes its last point, so that the line ends where the data does',
      [1, 5, 3],
      [0, 0.2, 0.4],
      false,
      [0, 1, 2],
    ],
    ['one gap of a run stays as the break', [1, NO, NO, NO, 2], undefined, false, [0, 1, 4]],
    ['gaps before the first value are not needed', [NO, NO, 2, 3], undefined, false, [2, 3]],
    ['all gaps give nothing', [NO, NO], undefined, false, []],
    ['nothing gives nothing', [], undefined, false, []],
  ])('%s', (_, y, x, exact, shown) => {
    expect([...decimate(columnOf(y, x), { ...whole(y.length), exact })]).toEqual(shown)
  })

  const anyColumn = fc
    .array(
      fc.record({
        gap: fc.double({ min: 0.01, max: 2, noNaN: true }),
        value: fc.option(fc.double({ min: -100, max: 100, noNaN: true }), { freq: 6 }),
      }),
      { maxLength: 200 },
    )
    .map(steps => {
      let at = 0
      const x = steps.map(({ gap }) => {
        at += gap
        return at
      })
      return {
        column: columnOf(
          steps.map(({ value }) => value ?? NO),
          x,
        ),
        count: steps.length,
      }
    })
  const anyOptions = fc.record({
    exact: fc.boolean(),
    bucket: fc.constantFrom(1, 2),
    scale: fc.double({ min: 0.05, max: 2, noNaN: true }),
  })

  test('keeps order, never repeats, and never loses an extreme of the whole or of a pixel', () => {
    fc.assert(
      fc.property(anyColumn, anyOptions, ({ column, count }, options) => {
        const shown = [...decimate(column, { ...whole(count), ...options })]
        for (let i = 1; i < shown.length; i++) expect(shown[i]).toBeGreaterThan(shown[i - 1] as number)
        const cellOf = (i: number) => Math.floor((column.x[i] as number) * (options.scale / options.bucket))
        const extremes = (indices: number[]) => {
          const cells = new Map<number, [number, number]>()
          for (const i of indices) {
            const value = column.y[i] as number
            if (Number.isNaN(value)) continue
            const [low, high] = cells.get(cellOf(i)) ?? [value, value]
            cells.set(cellOf(i), [Math.min(low, value), Math.max(high, value)])
          }
          return cells
        }
        expect(extremes(shown)).toEqual(extremes(Array.from({ length: count }, (_, i) => i)))
      }),
    )
  })

  test('never joins points across a gap, and has no other breaks', () => {
    fc.assert(
      fc.property(anyColumn, anyOptions, ({ column, count }, options) => {
        const shown = [...decimate(column, { ...whole(count), ...options })]
        const isGap = (i: number) => Number.isNaN(column.y[i] as number)
        for (let i = 1; i < shown.length; i++) {
          const [a, b] = [shown[i - 1] as number, shown[i] as number]
          if (isGap(a) || isGap(b)) continue
          const between = Array.from({ length: b - a - 1 }, (_, k) => a + 1 + k)
          expect(between.some(isGap)).toBe(false)
        }
      }),
    )
  })

  test('keeps at most four points for a pixel and a run', () => {
    const dense = columnOf(
      Array.from({ length: 50_000 }, (_, i) => Math.sin(i)),
      Array.from({ length: 50_000 }, (_, i) => i / 50),
    )
    expect(decimate(dense, { ...whole(50_000), exact: true }).length).toBeLessThanOrEqual(4000)
    expect(decimate(dense, { ...whole(50_000), bucket: 2 }).length).toBeLessThanOrEqual(1002)
  })
})
