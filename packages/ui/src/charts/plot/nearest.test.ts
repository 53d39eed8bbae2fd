import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexPoints, nearestPoint, pointsWithin } from './nearest.ts'

const of = (points: readonly (readonly [number, number])[], take?: (place: number) => boolean) =>
  indexPoints(
    Float64Array.from(points, ([x]) => x),
    Float64Array.from(points, ([, y]) => y),
    take,
  )

describe('M1: the point under the pointer', () => {
  const places = of([
    [10, 10],
    [60, 10],
    [60, 10],
    [500, 400],
  ])
  test.each<[string, number, number, number, number]>([
    ['the nearest', 20, 12, 28, 0],
    ['on it', 500, 400, 28, 3],
    ['of two at one place the first', 61, 11, 28, 1],
    ['further than the reach: none', 200, 200, 28, -1],
    ['at the very reach: still', 38, 10, 28, 1],
    ['outside of all squares', -500, -500, 28, -1],
  ])('%s', (_, x, y, reach, expected) => expect(nearestPoint(places, { x, y }, reach)).toBe(expected))

  test('without points there is none', () => expect(nearestPoint(of([]), { x: 0, y: 0 }, 99)).toBe(-1))
  test('excluded points are not found', () => {
    expect(
      nearestPoint(
        of(
          [
            [0, 0],
            [9, 0],
          ],
          place => place === 1,
        ),
        { x: 0, y: 0 },
        28,
      ),
    ).toBe(1)
  })

  test('a rectangle finds the points inside, edges included', () => {
    expect(pointsWithin(places, { left: 10, right: 60, top: 10, bottom: 10 })).toEqual([0, 1, 2])
    expect(pointsWithin(places, { left: 11, right: 59, top: 0, bottom: 900 })).toEqual([])
  })
})

const number = fc.double({ min: -50, max: 900, noNaN: true })
const points = fc.array(fc.tuple(number, number), { maxLength: 80 })

describe('properties of the squares', () => {
  test('they find the same as a full scan', () => {
    fc.assert(
      fc.property(points, number, number, fc.integer({ min: 1, max: 200 }), (list, x, y, reach) => {
        const away = (place: number) =>
          ((list[place]?.[0] ?? 0) - x) ** 2 + ((list[place]?.[1] ?? 0) - y) ** 2
        const near = [...list.keys()].filter(place => away(place) <= reach * reach)
        const best = near.reduce((least, place) => (away(place) < away(least) ? place : least), near[0] ?? -1)
        expect(nearestPoint(of(list), { x, y }, reach)).toBe(best)
      }),
    )
  })

  test('so do rectangles', () => {
    fc.assert(
      fc.property(points, number, number, number, number, (list, x0, x1, y0, y1) => {
        const box = {
          left: Math.min(x0, x1),
          right: Math.max(x0, x1),
          top: Math.min(y0, y1),
          bottom: Math.max(y0, y1),
        }
        const inside = [...list.entries()].flatMap(([place, [x, y]]) =>
          x >= box.left && x <= box.right && y >= box.top && y <= box.bottom ? [place] : [],
        )
        expect(pointsWithin(of(list), box)).toEqual(inside)
      }),
    )
  })
})
