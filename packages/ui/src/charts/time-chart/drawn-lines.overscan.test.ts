import { describe, expect, test } from 'vitest'
import { isCovered, NO_OVERSCAN, type Overscan, overscanAhead, REST_OVERSCAN } from './drawn-lines.ts'

const drawn = { from: 100, to: 200 }

describe('PC10 a window that is only moved needs no new drawing', () => {
  test.each<[string, Overscan, [number, number], boolean]>([
    ['the same window', NO_OVERSCAN, [100, 200], true],
    ['moved within the overscan', REST_OVERSCAN, [125, 225], true],
    ['moved beyond it', REST_OVERSCAN, [126, 226], false],
    ['moved back beyond the overscan', { before: 0.1, after: 1 }, [89, 189], false],
    ['far ahead, where it was drawn', { before: 0.1, after: 1 }, [200, 300], true],
    ['zoomed', REST_OVERSCAN, [110, 190], false],
    ['as wide but for the noise of reckoning', REST_OVERSCAN, [110.01, 210], true],
  ])('%s', (_, overscan, [from, to], covered) => {
    expect(isCovered(drawn, overscan, { from, to })).toBe(covered)
  })
})

describe('the overscan of the window', () => {
  test.each<[string, [number, number], [number, number], Overscan]>([
    ['most of it in the direction of the movement', [100, 200], [103, 203], { before: 0.1, after: 1 }],
    ['in either direction', [100, 200], [97, 197], { before: 1, after: 0.1 }],
    ['on both sides of a zoom', [100, 200], [105, 195], REST_OVERSCAN],
    ['and of a window that does not move', [100, 200], [100, 200], REST_OVERSCAN],
  ])('%s', (_, [from, to], [start, end], overscan) => {
    expect(overscanAhead({ from, to }, { from: start, to: end })).toEqual(overscan)
  })
})
