import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rect } from './geometry.ts'
import { type Anchor, createOccupancy, startOf } from './label-placement.ts'

const box = (left: number, top: number, width: number, height: number): Rect => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const area = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

describe('what of a picture is covered', () => {
  test.each<[string, Rect, boolean, number]>([
    ['beside it', box(200, 0, 10, 10), true, 0],
    ['touching it', box(100, 0, 10, 10), true, 0],
    ['over a corner of it', box(90, 40, 20, 20), false, 100],
    ['inside, on several squares', box(10, 10, 80, 30), false, 2400],
  ])('a box %s', (_, asked, free, covered) => {
    const room = createOccupancy()
    room.add(box(0, 0, 100, 50))
    expect(room.isFree(asked)).toBe(free)
    expect(room.covered(asked)).toBe(covered)
  })

  test('a mark is not in the way of its own name, but of all others', () => {
    const room = createOccupancy()
    room.add(box(0, 0, 10, 10), 3)
    expect([room.isFree(box(0, 0, 5, 5), 3), room.isFree(box(0, 0, 5, 5), 4)]).toEqual([true, false])
    expect(room.isFree(box(0, 0, 5, 5))).toBe(false)
  })

  test('property: as much is covered as every box covers by itself', () => {
    const any = fc
      .tuple(
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: -300, max: 300 }),
        fc.nat(200),
        fc.nat(90),
      )
      .map(([left, top, width, height]) => box(left, top, width, height))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), any, (boxes, asked) => {
        const room = createOccupancy()
        for (const one of boxes) room.add(one)
        const sum = boxes.reduce((all, one) => all + area(one, asked), 0)
        expect(room.covered(asked)).toBe(sum)
        expect(room.isFree(asked)).toBe(sum === 0)
      }),
    )
  })
})

test.each<[Anchor, number]>([
  ['start', 100],
  ['middle', 80],
  ['end', 60],
])('a text anchored at its %s begins there', (anchor, start) => {
  expect(startOf(anchor, 100, 40)).toBe(start)
})
