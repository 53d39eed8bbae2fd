import { expect, test } from 'vitest'
import { headingTag } from './heading-tag.ts'

test.each([
  [1, 'h1'],
  [4, 'h4'],
  [6, 'h6'],
  [0, 'h3'],
  [7, 'h3'],
  [2.5, 'h3'],
  [1e308, 'h3'],
  [Number.NaN, 'h3'],
])('a heading of level %s is %s', (level, tag) => {
  expect(headingTag(level, 3)).toBe(tag)
})
