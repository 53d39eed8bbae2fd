import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Step } from '../plot/keyboard.ts'
import { stepOnMap } from './issuer-map-keys.ts'

/** Points ordered by x, then by height. */
const placesOf = (points: readonly (readonly [number, number])[]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
})

//   0 left, 1 middle, 2 above the middle, 3 below it, 4 far right and a little above
const cross = placesOf([
  [0, 100],
  [100, 100],
  [110, 20],
  [110, 180],
  [300, 80],
])

describe('M1: arrows go to the nearest point in their direction', () => {
  test.each<[string, number, Step, number]>([
    ['right, past the ones above and below', 1, 'right', 4],
    ['left', 1, 'left', 0],
    ['up', 1, 'up', 2],
    ['down', 1, 'down', 3],
    ['with an empty quadrant the nearest of the half-plane', 2, 'right', 4],
    ['with an empty half-plane it stays', 4, 'right', 4],
    ['up from the top it stays', 2, 'up', 2],
    ['Home', 3, 'first', 0],
    ['End', 0, 'last', 4],
    ['the next by x', 2, 'next', 3],
    ['the one before by x', 2, 'previous', 1],
    ['after the last stays the last', 4, 'next', 4],
    ['before the first stays the first', 0, 'previous', 0],
    ['without a cursor, right begins at the start', -1, 'right', 0],
    ['left at the end', -1, 'left', 4],
    ['a missing cursor starts from the first point', 99, 'right', 0],
  ])('%s', (_, from, step, to) => expect(stepOnMap(cross, from, step)).toBe(to))

  test.each<Step>(['left', 'right', 'up', 'down', 'first', 'last', 'next', 'previous'])(
    'without points: %s',
    step => expect(stepOnMap(placesOf([]), -1, step)).toBe(-1),
  )

  test('a single point is reached and stays', () => {
    const alone = placesOf([[5, 5]])
    expect(stepOnMap(alone, -1, 'down')).toBe(0)
    expect(stepOnMap(alone, 0, 'down')).toBe(0)
  })

  test('points at one place are visited one by one, forwards and backwards', () => {
    const overlapping = placesOf([
      [0, 0],
      [50, 0],
      [50, 0],
      [50, 0],
      [100, 0],
    ])
    const walk = (from: number, step: Step) => {
      const way = [from]
      for (let i = 0; i < 4; i++) way.push(stepOnMap(overlapping, way.at(-1) ?? 0, step))
      return way
    }
    expect(walk(0, 'right')).toEqual([0, 1, 2, 3, 4])
    expect(walk(4, 'left')).toEqual([4, 3, 2, 1, 0])
  })
})

const spot = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
const cloud = fc
  .array(spot, { minLength: 1, maxLength: 40 })
  .map(list => [...list].sort(([x, y], [ox, oy]) => x - ox || y - oy))

describe('properties of the walk', () => {
  test('every point is reached from every other', () => {
    fc.assert(
      fc.property(cloud, points => {
        const places = placesOf(points)
        const seen = new Set([0])
        const queue = [0]
        for (let from = queue.pop(); from !== undefined; from = queue.pop())
          for (const step of ['left', 'right', 'up', 'down', 'next', 'previous'] as const) {
            const to = stepOnMap(places, from, step)
            if (!seen.has(to)) queue.push(to)
            seen.add(to)
          }
        expect(seen.size).toBe(points.length)
      }),
    )
  })

  test('an arrow never goes against its direction, and always leads to a point', () => {
    fc.assert(
      fc.property(cloud, fc.nat(), (points, seed) => {
        const places = placesOf(points)
        const from = seed % points.length
        const by = (step: Step): [number, number] => {
          const to = stepOnMap(places, from, step)
          const [x, y] = points[to] ?? [Number.NaN, Number.NaN]
          const [fx, fy] = points[from] ?? [0, 0]
          return [x - fx, y - fy]
        }
        expect(by('right')[0]).toBeGreaterThanOrEqual(0)
        expect(by('left')[0]).toBeLessThanOrEqual(0)
        expect(by('up')[1]).toBeLessThanOrEqual(0)
        expect(by('down')[1]).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
