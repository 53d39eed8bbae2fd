import { describe, expect, test } from 'vitest'
import {
  isCovered,
  isSharp,
  NO_OVERSCAN,
  type Overscan,
  overscanAhead,
  REST_OVERSCAN,
} from './drawn-lines.ts'

const drawn = { from: 100, to: 200 }

describe('PC10 a drawing reaches as far as a window', () => {
  test.each<[string, Overscan, [number, number], boolean]>([
    ['the same window', NO_OVERSCAN, [100, 200], true],
    ['moved within the overscan', REST_OVERSCAN, [125, 225], true],
    ['moved beyond it', REST_OVERSCAN, [126, 226], false],
    ['moved back beyond the overscan', { before: 0.1, after: 1 }, [89, 189], false],
    ['far ahead, where it was drawn', { before: 0.1, after: 1 }, [200, 300], true],
    ['zoomed in', NO_OVERSCAN, [110, 190], true],
    ['zoomed out within the overscan', REST_OVERSCAN, [80, 220], true],
    ['zoomed out beyond it', REST_OVERSCAN, [70, 220], false],
  ])('%s', (_, overscan, [from, to], covered) => {
    expect(isCovered(drawn, overscan, { from, to })).toBe(covered)
  })
})

describe('PC3 a drawing that is scaled', () => {
  test.each<[string, { kx: number; ky: number }, age: number, boolean]>([
    ['not at all stays', { kx: 1, ky: 1 }, 10_000, true],
    ['a little stays for a moment', { kx: 1.2, ky: 1 }, 300, true],
    ['a little by a slow zoom is drawn again', { kx: 1.2, ky: 1 }, 500, false],
    ['out by a slow zoom is drawn again', { kx: 0.9, ky: 1 }, 500, false],
    ['in height alone stays: the axis follows a pan', { kx: 1, ky: 1.3 }, 10_000, true],
    ['but for the noise of reckoning stays', { kx: 1.0001, ky: 1 }, 10_000, true],
    ['to more than twice its width is drawn again', { kx: 2.1, ky: 1 }, 10, false],
    ['to less than half of it is drawn again', { kx: 0.4, ky: 1 }, 10, false],
    ['to more than twice its height is drawn again', { kx: 1, ky: 2.1 }, 10, false],
    ['to less than half of it too', { kx: 1, ky: 0.4 }, 10, false],
  ])('%s', (_, transform, age, sharp) => {
    expect(isSharp(transform, age)).toBe(sharp)
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
