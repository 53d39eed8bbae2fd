import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipLine, pixelOn, rectBetween } from './geometry.ts'

type Place = readonly [x: number, y: number]

const box = { left: 0, top: 0, right: 10, bottom: 10 }

describe('the part of a straight line inside a box', () => {
  test.each<[string, Place, Place, Place | null]>([
    ['all of it', [1, 1], [9, 9], [0, 1]],
    ['through it', [-10, 5], [20, 5], [1 / 3, 2 / 3]],
    ['into it', [5, -10], [5, 10], [0.5, 1]],
    ['out of it, backwards', [5, 5], [-5, 5], [0, 0.5]],
    ['along its edge', [0, 0], [0, 10], [0, 1]],
    ['past it', [-10, 11], [20, 11], null],
    ['past its corner', [-6, 5], [5, -6], null],
    ['towards it, but not so far', [-10, 5], [-1, 5], null],
    ['a point inside', [5, 5], [5, 5], [0, 1]],
    ['a point outside', [15, 5], [15, 5], null],
  ])('%s', (_, from, to, shares) => {
    const rounded = (cut: Place | null) => cut?.map(share => Math.round(share * 1e6)) ?? null
    expect(rounded(clipLine(box, from, to))).toEqual(rounded(shares))
  })

  test('property: the clipped part is outside, the rest is inside', () => {
    const place = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const cut = clipLine(box, from, to)
        const x = from[0] + (to[0] - from[0]) * share
        const y = from[1] + (to[1] - from[1]) * share
        const depth = Math.min(x, 10 - x, y, 10 - y)
        const isInside = cut !== null && share >= cut[0] && share <= cut[1]
        // on the edge itself rounding decides
        expect(isInside || depth < 1e-9).toBe(true)
        expect(!isInside || depth > -1e-9).toBe(true)
      }),
    )
  })
})

/** An element 400 px wide, with its size on the screen. */
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

test.each<[string, [number, number], [number, number], [number, number, number, number]]>([
  ['from the top left', [20, 30], [50, 60], [20, 30, 50, 60]],
  ['from the bottom right', [50, 60], [20, 30], [20, 30, 50, 60]],
  ['is cut off at the box', [-5, 0], [500, 60], [10, 20, 110, 60]],
])('the rectangle between two corners %s', (_, [x0, y0], [x1, y1], [left, top, right, bottom]) => {
  const plot = { left: 10, top: 20, width: 100, height: 80 }
  expect(rectBetween({ x: x0, y: y0 }, { x: x1, y: y1 }, plot)).toEqual({ left, top, right, bottom })
})
