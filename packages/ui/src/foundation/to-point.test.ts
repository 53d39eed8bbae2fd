import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DRAWABLE_LIMIT, toDrawable, toPoint, toPoints } from './to-point.ts'

describe('numbers that can be drawn (reliability fact 4)', () => {
  test.each<[value: unknown, drawn: number | null, why: string]>([
    [0, 0, 'zero'],
    [-0, 0, 'minus zero is zero'],
    ['-0', 0, 'minus zero as text is zero'],
    [1.5, 1.5, 'a number'],
    [-1.5, -1.5, 'a negative number'],
    [1e-9, 1e-9, 'a small number'],
    [999_999_999_999_999, 999_999_999_999_999, 'the largest'],
    ['1.5', 1.5, 'a decimal as text'],
    [' 1.5 ', 1.5, 'with spaces around'],
    ['+1.5e3', 1500, 'with sign and exponent'],
    ['.5', 0.5, 'without a digit before the point'],
    ['5.', 5, 'without a digit after the point'],
    [Number.NaN, null, 'one NaN erases points'],
    [Number.POSITIVE_INFINITY, null, 'one Infinity flattens an axis'],
    [Number.NEGATIVE_INFINITY, null, 'and so does the other'],
    [DRAWABLE_LIMIT, null, 'the limit itself'],
    [-DRAWABLE_LIMIT, null, 'the limit itself'],
    [1e308, null, 'noise, not money'],
    ['1e400', null, 'too large for a double'],
    ['1,5', null, 'a comma'],
    ['0x10', null, 'hexadecimal'],
    ['0b11', null, 'binary'],
    ['1_000', null, 'grouped'],
    ['1 000', null, 'grouped'],
    ['Infinity', null, 'a text that is not a number'],
    ['', null, 'no text'],
    [' ', null, 'no text'],
    ['１', null, 'full-width'],
    [null, null, 'nothing'],
    [undefined, null, 'nothing'],
    [true, null, 'a truth'],
    [1n, null, 'a BigInt'],
    [[1], null, 'a list'],
    [{ valueOf: () => 1 }, null, 'an object'],
    [new Date(0), null, 'a Date'],
  ])('%s → %s: %s', (value, drawn) => expect(toDrawable(value)).toBe(drawn))
})

describe('points', () => {
  test.each<[x: unknown, y: unknown, expected: ReturnType<typeof toPoint>, why: string]>([
    [1, 2, { x: 1, y: 2 }, 'a point'],
    ['1', '2', { x: 1, y: 2 }, 'from text'],
    [1, null, { x: 1, y: null }, 'a gap'],
    [1, Number.NaN, { x: 1, y: null }, 'a gap'],
    [null, 2, null, 'an x that is not a number'],
    [Number.NaN, 2, null, 'an x that is not a number'],
  ])('(%s, %s) → %o: %s', (x, y, expected) => expect(toPoint(x, y)).toEqual(expected))

  test('points are sorted, the last value of each x wins, and dropped points are counted', () => {
    expect(
      toPoints([
        [3, 30],
        [1, 10],
        [3, 33],
        [2, '1,5'],
        [Number.NaN, 5],
        ['x', 6],
        [4, null],
      ]),
    ).toEqual({
      points: [
        { x: 1, y: 10 },
        { x: 2, y: null },
        { x: 3, y: 33 },
        { x: 4, y: null },
      ],
      dropped: 3,
      undrawable: 1,
    })
  })

  test('a rejected value that is replaced by a later one is neither a gap nor counted', () => {
    expect(
      toPoints([
        [1, 'bad'],
        [1, 5],
      ]),
    ).toEqual({ points: [{ x: 1, y: 5 }], dropped: 1, undrawable: 0 })
  })

  test('no pairs give no points', () =>
    expect(toPoints([])).toEqual({ points: [], dropped: 0, undrawable: 0 }))
})

const anything = fc.oneof(
  fc.double(),
  fc.integer({ min: -20, max: 20 }),
  fc.constantFrom(null, undefined, '', '1,5', '1e400', 'NaN', '-0'),
  fc.string(),
)
const pairs = fc.array(fc.tuple(anything, anything), { maxLength: 40 })

describe('points as properties', () => {
  test('every returned number can be drawn', () => {
    fc.assert(
      fc.property(pairs, input => {
        for (const { x, y } of toPoints(input).points) {
          expect(toDrawable(x)).toBe(x)
          expect(toDrawable(y)).toBe(y)
        }
      }),
    )
  })

  test('x is strictly increasing', () => {
    fc.assert(
      fc.property(pairs, input => {
        const { points } = toPoints(input)
        expect(
          points.every((point, index) => index === 0 || point.x > (points[index - 1]?.x ?? point.x)),
        ).toBe(true)
      }),
    )
  })

  test('every dropped point is counted', () => {
    fc.assert(
      fc.property(pairs, input => {
        const { points, dropped, undrawable } = toPoints(input)
        expect(points.length + dropped).toBe(input.length)
        expect(undrawable).toBeLessThanOrEqual(points.filter(point => point.y === null).length)
      }),
    )
  })

  test('valid points stay unchanged', () => {
    fc.assert(
      fc.property(pairs, input => {
        const { points } = toPoints(input)
        expect(toPoints(points.map(({ x, y }) => [x, y]))).toEqual({ points, dropped: 0, undrawable: 0 })
      }),
    )
  })

  test('a number and its text give the same point', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), number => {
        expect(toDrawable(String(number))).toBe(toDrawable(number))
      }),
    )
  })
})
