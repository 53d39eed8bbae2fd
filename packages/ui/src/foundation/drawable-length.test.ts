import { expect, test } from 'vitest'
import { drawableLength } from './drawable-length.ts'

test.each([
  [480, 480],
  [0.5, 0.5],
  [1e308, 10_000],
  [0, 600],
  [-1, 600],
  [Number.NaN, 600],
  [Number.POSITIVE_INFINITY, 600],
  [null, 600],
  [undefined, 600],
])('a length of %s is drawn as %s', (length, drawn) => {
  expect(drawableLength(length, 600)).toBe(drawn)
})
