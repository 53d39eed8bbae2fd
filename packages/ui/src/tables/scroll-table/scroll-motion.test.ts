import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overflowOf } from '../data-table/window/use-overflow.ts'
import { holdPosition, mirrored, pressedPosition, type ScrollDirection } from './scroll-motion.ts'

describe('T1 a pressed arrow scrolls 5 px a millisecond', () => {
  test.each<[string, number, number, ScrollDirection, number, number]>([
    ['on', 0, 1000, 1, 16, 80],
    ['back', 500, 1000, -1, 16, 420],
    ['not at all in no time', 40, 1000, 1, 0, 40],
    ['to the end and no further', 950, 1000, 1, 16, 1000],
    ['to the start and no further', 50, 1000, -1, 16, 0],
    ['never against its way when the clock goes back', 500, 1000, 1, -16, 500],
    ['nowhere when nothing overflows', 0, 0, 1, 16, 0],
    ['nowhere if the range is negative', 0, -3, 1, 16, 0],
    ['back into the range after the table became narrower', 900, 400, 1, 0, 400],
    ['from the start when the place is unknown', Number.NaN, 1000, 1, 16, 80],
    ['not at all when the time is unknown', 40, 1000, 1, Number.NaN, 40],
  ])('%s', (_sentence, position, maxPosition, direction, ms, expected) => {
    expect(holdPosition({ position, maxPosition }, direction, ms)).toBe(expected)
  })
})

describe('T1 a single press shows the next column', () => {
  const stops = [0, 100, 220, 300, 1200]

  test.each<[string, number, ScrollDirection, number]>([
    ['from the first to the second', 0, 1, 100],
    ['from within a column to the next', 130, 1, 220],
    ['back to the start of the column that is cut', 130, -1, 100],
    ['back to the one before', 220, -1, 100],
    ['a pixel of rounding is no column', 219.5, 1, 300],
    ['by 80 % of the view where the column is wider', 300, 1, 700],
    ['to the end after the last one', 1400, 1, 1500],
    ['not past the start', 0, -1, 0],
    ['not past the end', 1500, 1, 1500],
  ])('%s', (_sentence, position, direction, expected) => {
    expect(pressedPosition({ position, maxPosition: 1500, width: 500, stops }, direction)).toBe(expected)
  })

  test.each<[string, number, number, readonly number[], number]>([
    ['by 80 % of the view when no column starts ahead', 1000, 500, [], 400],
    ['nowhere when nothing overflows', 0, 500, [0, 100], 0],
    ['nowhere when there is no view', 1000, 0, [100], 0],
    ['nowhere when the pinned column takes all of it', 1000, -40, [100], 0],
  ])('%s', (_sentence, maxPosition, width, stops, expected) => {
    expect(pressedPosition({ position: 0, maxPosition, width, stops }, 1)).toBe(expected)
  })
})

const px = fc.double({ min: -100, max: 5000, noNaN: true })
const direction = fc.constantFrom<ScrollDirection>(1, -1)
const ms = fc.double({ min: 0, max: 5000, noNaN: true })

describe('T1 for every table', () => {
  test('neither hold nor press passes an end', () => {
    fc.assert(
      fc.property(
        px,
        px,
        direction,
        ms,
        px,
        fc.array(px),
        (position, maxPosition, direction, ms, width, stops) => {
          for (const next of [
            holdPosition({ position, maxPosition }, direction, ms),
            pressedPosition({ position, maxPosition, width, stops }, direction),
          ]) {
            expect(next).toBeGreaterThanOrEqual(0)
            expect(next).toBeLessThanOrEqual(Math.max(0, maxPosition))
          }
        },
      ),
    )
  })

  test('the same time scrolls the same distance with one frame or many', () => {
    fc.assert(
      fc.property(
        fc.nat(4000),
        direction,
        fc.array(fc.nat(200), { maxLength: 20 }),
        (position, direction, frames) => {
          const track = { position, maxPosition: 4000 }
          const whole = holdPosition(
            track,
            direction,
            frames.reduce((sum, ms) => sum + ms, 0),
          )
          const parts = frames.reduce(
            (at, ms) => holdPosition({ ...track, position: at }, direction, ms),
            position,
          )
          expect(parts).toBe(whole)
        },
      ),
    )
  })

  test('an arrow is hidden if and only if its end is reached; a long enough hold reaches it', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.boolean(), (maxPosition, moved, rtl) => {
        const position = Math.min(moved, maxPosition)
        const box = (at: number) => ({
          scrollWidth: 600 + maxPosition,
          clientWidth: 600,
          scrollLeft: mirrored(at, rtl),
        })
        const { before, after } = overflowOf(box(position))
        expect(before).toBe(maxPosition > 1 && position >= 1)
        expect(after).toBe(maxPosition > 1 && maxPosition - position >= 1)
        const end = holdPosition({ position, maxPosition }, 1, maxPosition)
        const start = holdPosition({ position, maxPosition }, -1, maxPosition)
        expect(overflowOf(box(end)).after).toBe(false)
        expect(overflowOf(box(start)).before).toBe(false)
      }),
    )
  })

  test('repeated presses reach the end, and back the start', () => {
    fc.assert(
      fc.property(
        fc.nat(3000),
        fc.integer({ min: 40, max: 900 }),
        fc.array(fc.nat(3000), { maxLength: 30 }),
        direction,
        (maxPosition, width, stops, direction) => {
          let position = direction === 1 ? 0 : maxPosition
          for (let press = 0; press < 200; press++)
            position = pressedPosition({ position, maxPosition, width, stops }, direction)
          expect(position).toBe(direction === 1 ? maxPosition : 0)
        },
      ),
    )
  })

  test('position and scrollLeft mirror each other, without a minus zero', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.boolean(), (position, rtl) => {
        expect(mirrored(mirrored(position, rtl), rtl)).toBe(position)
      }),
    )
    expect(Object.is(mirrored(0, true), 0)).toBe(true)
  })
})
