import { describe, expect, test } from 'vitest'
import { rectBetween } from '../plot/geometry.ts'
import type { MapView } from './issuer-map.model.ts'
import { reachOf, viewOfBox, viewWith, zoomCentre } from './map-hand.shape.ts'

const plot = { left: 10, top: 20, width: 200, height: 100 }
/** 0–10 across, 3–5 up. */
const mapping = { kx: 20, bx: 10, ky: -50, by: 270 }

describe('M4: the rectangle of a drag', () => {
  test.each([
    ['from its start', { x: 50, y: 40 }, { x: 100, y: 90 }],
    ['backwards', { x: 100, y: 90 }, { x: 50, y: 40 }],
    ['across', { x: 50, y: 90 }, { x: 100, y: 40 }],
  ])('%s it is the same', (_, from, to) => {
    expect(rectBetween(from, to, plot)).toEqual({ left: 50, right: 100, top: 40, bottom: 90 })
  })
  test('it ends where the plot does', () => {
    expect(rectBetween({ x: -50, y: 0 }, { x: 900, y: 900 }, plot)).toEqual({
      ...{ left: 10, right: 210, top: 20, bottom: 120 },
    })
  })
  test('a finger is less exact than a mouse', () => {
    expect(reachOf('touch')).toBeGreaterThan(reachOf('mouse'))
  })
})

describe('zoom', () => {
  test('a rectangle is a part of the map', () => {
    expect(viewOfBox({ left: 10, right: 110, top: 20, bottom: 70 }, { mapping })).toEqual({
      x: { from: 0, to: 5 },
      y: { from: 4, to: 5 },
    })
  })
  test.each([
    ['too narrow', { left: 10, right: 14, top: 20, bottom: 70 }],
    ['too low', { left: 10, right: 110, top: 20, bottom: 24 }],
  ])('one that is %s is a slip of the hand', (_, box) => expect(viewOfBox(box, { mapping })).toBeNull())
  test('a pixel is a place', () => {
    expect(zoomCentre({ x: 110, y: 70 }, { mapping })).toEqual({ x: 5, y: 4 })
  })
})

describe('M1: the walk keeps its point in sight', () => {
  const view: MapView = { x: { from: 0, to: 10 }, y: { from: 3, to: 5 } }
  test.each<[string, { x: number; y: number }, MapView | null]>([
    ['a point in sight moves nothing', { x: 5, y: 4 }, null],
    ['on the edge: nothing', { x: 10, y: 5 }, null],
    ['one to the right comes in', { x: 14, y: 4 }, { x: { from: 5, to: 15 }, y: view.y }],
    [
      'one above to the left comes in',
      { x: -2, y: 6 },
      { x: { from: -3, to: 7 }, y: { from: 4.2, to: 6.2 } },
    ],
  ])('%s', (_, point, expected) => {
    const moved = viewWith(point, view)
    if (!expected) return expect(moved).toBeNull()
    for (const axis of ['x', 'y'] as const) {
      expect(moved?.[axis].from).toBeCloseTo(expected[axis].from, 9)
      expect(moved?.[axis].to).toBeCloseTo(expected[axis].to, 9)
    }
  })
})
