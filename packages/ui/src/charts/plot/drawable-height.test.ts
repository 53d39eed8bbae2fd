import { expect, test } from 'vitest'
import { drawableHeight } from './drawable-height.ts'

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
])('a height of %s is drawn as %s', (height, drawn) => {
  expect(drawableHeight(height, 600)).toBe(drawn)
})
