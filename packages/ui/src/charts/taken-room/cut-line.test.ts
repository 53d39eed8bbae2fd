import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutLine, type Place } from './cut-line.ts'

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
    expect(rounded(cutLine(box, from, to))).toEqual(rounded(shares))
  })

  test('property: what is cut off is outside, what is left is inside', () => {
    const place = fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 }))
    fc.assert(
      fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const cut = cutLine(box, from, to)
        const x = from[0] + (to[0] - from[0]) * share
        const y = from[1] + (to[1] - from[1]) * share
        const depth = Math.min(x, 10 - x, y, 10 - y)
        const isKept = cut !== null && share >= cut[0] && share <= cut[1]
        // on the edge itself rounding decides
        expect(isKept || depth < 1e-9).toBe(true)
        expect(!isKept || depth > -1e-9).toBe(true)
      }),
    )
  })
})
