import { expect, test } from 'vitest'
import { pixelOn } from './pixel-on.ts'

/** An element 400 px wide, as it stands on the screen. */
const standing = (width: number, clientWidth = 400) => ({
  clientWidth,
  getBoundingClientRect: () => ({ left: 10, top: 20, width }) as DOMRect,
})

test.each([
  ['is counted from the corner', standing(400), { x: 5, y: 30 }],
  ['on a page scaled to a half is twice as far in', standing(200), { x: 10, y: 60 }],
  ['on a page scaled to twice its size is half as far in', standing(800), { x: 2.5, y: 15 }],
  ['of what is not laid out has no scale', standing(0), { x: 5, y: 30 }],
  ['of what has no width of its own has no scale', standing(400, 0), { x: 5, y: 30 }],
])('a pixel %s', (_, element, pixel) => {
  expect(pixelOn(element, { clientX: 15, clientY: 50 })).toEqual(pixel)
})
