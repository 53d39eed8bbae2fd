import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Rect } from './geometry.ts'
import { type Anchor, createOccupancy, textStart } from './label-placement.ts'

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const area = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

describe('covered areas', () => {
  test.each<[string, Rect, boolean, number]>([
    ['next to it', box(200, 0, 10, 10), true, 0],
    ['touching it', box(100, 0, 10, 10), true, 0],
    ['over a corner of it', box(90, 40, 20, 20), false, 100],
    ['inside, on several squares', box(10, 10, 80, 30), false, 2400],
  ])('a box %s', (_, query, free, covered) => {
    const occupancy = createOccupancy()
    occupancy.add(box(0, 0, 100, 50))
    expect(occupancy.isFree(query)).toBe(free)
    expect(occupancy.coveredArea(query)).toBe(covered)
  })

  test('a mark is not in the way of its own name, but of all others', () => {
    const occupancy = createOccupancy()
    occupancy.add(box(0, 0, 10, 10), 3)
    expect([occupancy.isFree(box(0, 0, 5, 5), 3), occupancy.isFree(box(0, 0, 5, 5), 4)]).toEqual([
      true,
      false,
    ])
    expect(occupancy.isFree(box(0, 0, 5, 5))).toBe(false)
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
      fc.property(fc.array(any, { maxLength: 12 }), any, (boxes, query) => {
        const occupancy = createOccupancy()
        for (const one of boxes) occupancy.add(one)
        const sum = boxes.reduce((all, one) => all + area(one, query), 0)
        expect(occupancy.coveredArea(query)).toBe(sum)
        expect(occupancy.isFree(query)).toBe(sum === 0)
      }),
    )
  })
})

test.each<[Anchor, number]>([
  ['start', 100],
  ['middle', 80],
  ['end', 60],
])('a text anchored at its %s begins there', (anchor, start) => {
  expect(textStart(anchor, 100, 40)).toBe(start)
})
