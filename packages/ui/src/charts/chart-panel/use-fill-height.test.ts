import { expect, test } from 'vitest'
import { fillHeight } from './use-fill-height.ts'

test.each([
  ['takes the height that toolbar and legend do not need', { available: 900, content: 800, chart: 600 }, 700],
  ['shrinks with a pane below it', { available: 900, content: 1100, chart: 600 }, 400],
  [
    'is never too low to be read: the panel scrolls instead',
    { available: 400, content: 1100, chart: 600 },
    240,
  ],
  ['is a whole number of pixels', { available: 900.6, content: 800.2, chart: 600 }, 700],
])('C17: the chart of a full screen %s', (_sentence, request, height) => {
  expect(fillHeight(request)).toBe(height)
})

test('a second measurement gives the same height', () => {
  const once = fillHeight({ available: 900, content: 820, chart: 600 })
  expect(fillHeight({ available: 900, content: 820 - 600 + once, chart: once })).toBe(once)
})
