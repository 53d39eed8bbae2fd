import { expect, test } from 'vitest'
import { sparkline } from './sparkline.ts'

const SIZE = { width: 26, height: 16 }

test.each([
  ['rises to the top', [1, 2, 3], 'M3 13L13 8L23 3', 13, { x: 23, y: 3 }],
  ['does not move', [5, 5], 'M3 8L23 8', 8, { x: 23, y: 8 }],
  ['has a gap', [1, null, 3, 1], 'M3 13M16.3 3L23 13', 13, { x: 23, y: 13 }],
  ['ends in a gap', [1, 3, null], 'M3 13L13 3', 13, { x: 13, y: 3 }],
  ['is one value', [7], 'M3 8', 8, { x: 3, y: 8 }],
  ['is none', [null], '', 8, null],
])('a line that %s', (_, values, path, start, end) => {
  expect(sparkline(values, SIZE)).toEqual({ path, start, end })
})
