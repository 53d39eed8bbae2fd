import { describe, expect, test } from 'vitest'
import { nearestAhead, type StepDirection } from './keyboard.ts'

const placesAt = (...spots: (readonly [number, number])[]) => ({
  x: Float64Array.from(spots, ([x]) => x),
  y: Float64Array.from(spots, ([, y]) => y),
})
// 1 near and rather above, 2 far and ahead, 3 left, 4 and 5 below at the same distance
const places = placesAt([0, 0], [10, -30], [90, 0], [-20, 0], [-5, 50], [5, 50])

describe('the nearest place on a side', () => {
  test.each<[string, number, StepDirection, number[] | null, number]>([
    ['rather ahead comes before near', 0, 'right', null, 2],
    ['aside, where no point is ahead', 0, 'right', [1, 3], 1],
    ['up', 0, 'up', null, 1],
    ['left', 0, 'left', null, 3],
    ['of equally near ones the first', 0, 'down', null, 4],
    ['of equally near ones the first in the list', 0, 'down', [5, 4], 5],
    ['no point in that direction', 2, 'right', null, -1],
    ['nothing to choose from', 0, 'right', [], -1],
  ])('%s', (_, from, side, among, to) => {
    expect(nearestAhead(places, from, among ?? places.x.keys(), side)).toBe(to)
  })
})
