import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overflowOf } from '../data-table/window/use-overflow.ts'
import { heldPosition, mirrored, pressedPosition, type Way } from './scroll-motion.ts'

describe('T1 a pressed arrow scrolls 5 px a millisecond', () => {
  test.each<[string, number, number, Way, number, number]>([
    ['on', 0, 1000, 1, 16, 80],
    ['back', 500, 1000, -1, 16, 420],
    ['not at all in no time', 40, 1000, 1, 0, 40],
    ['to the end and no further', 950, 1000, 1, 16, 1000],
    ['to the start and no further', 50, 1000, -1, 16, 0],
    ['never against its way when the clock goes back', 500, 1000, 1, -16, 500],
    ['nowhere when nothing overflows', 0, 0, 1, 16, 0],
    ['nowhere when the room is below zero', 0, -3, 1, 16, 0],
    ['into the room again when the table became narrower', 900, 400, 1, 0, 400],
    ['from the start when the place is unknown', Number.NaN, 1000, 1, 16, 80],
    ['not at all when the time is unknown', 40, 1000, 1, Number.NaN, 40],
  ])('%s', (_sentence, position, room, way, ms, expected) => {
    expect(heldPosition({ position, room }, way, ms)).toBe(expected)
  })
})

describe('T1 a single press shows the next column', () => {
  const stops = [0, 100, 220, 300, 1200]

  test.each<[string, number, Way, number]>([
    ['from the first to the second', 0, 1, 100],
    ['from within a column to the next', 130, 1, 220],
    ['back to the start of the column that is cut', 130, -1, 100],
    ['back to the one before', 220, -1, 100],
    ['a pixel of rounding is no column', 219.5, 1, 300],
    ['by 80 % of the view where the column is wider', 300, 1, 700],
    ['to the end after the last one', 1400, 1, 1500],
    ['not past the start', 0, -1, 0],
    ['not past the end', 1500, 1, 1500],
  ])('%s', (_sentence, position, way, expected) => {
    expect(pressedPosition({ position, room: 1500, width: 500, stops }, way)).toBe(expected)
  })

  test.each<[string, number, number, readonly number[], number]>([
    ['by 80 % of the view when no column starts ahead', 1000, 500, [], 400],
    ['nowhere when nothing overflows', 0, 500, [0, 100], 0],
    ['nowhere when there is no view', 1000, 0, [100], 0],
    ['nowhere when the pinned column takes all of it', 1000, -40, [100], 0],
  ])('%s', (_sentence, room, width, stops, expected) => {
    expect(pressedPosition({ position: 0, room, width, stops }, 1)).toBe(expected)
  })
})

const px = fc.double({ min: -100, max: 5000, noNaN: true })
const way = fc.constantFrom<Way>(1, -1)
const ms = fc.double({ min: 0, max: 5000, noNaN: true })

describe('T1 for every table', () => {
  test('neither hold nor press passes an end', () => {
    fc.assert(
      fc.property(px, px, way, ms, px, fc.array(px), (position, room, way, ms, width, stops) => {
        for (const next of [
          heldPosition({ position, room }, way, ms),
          pressedPosition({ position, room, width, stops }, way),
        ]) {
          expect(next).toBeGreaterThanOrEqual(0)
          expect(next).toBeLessThanOrEqual(Math.max(0, room))
        }
      }),
    )
  })

  test('the same time scrolls the same distance with one frame or many', () => {
    fc.assert(
      fc.property(fc.nat(4000), way, fc.array(fc.nat(200), { maxLength: 20 }), (position, way, frames) => {
        const track = { position, room: 4000 }
        const whole = heldPosition(
          track,
          way,
          frames.reduce((sum, ms) => sum + ms, 0),
        )
        const parts = frames.reduce((at, ms) => heldPosition({ ...track, position: at }, way, ms), position)
        expect(parts).toBe(whole)
      }),
    )
  })

  test('an arrow is hidden if and only if its end is reached; a long enough hold reaches it', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.boolean(), (room, moved, rtl) => {
        const position = Math.min(moved, room)
        const box = (at: number) => ({
          scrollWidth: 600 + room,
          clientWidth: 600,
          scrollLeft: mirrored(at, rtl),
        })
        const { before, after } = overflowOf(box(position))
        expect(before).toBe(room > 1 && position >= 1)
        expect(after).toBe(room > 1 && room - position >= 1)
        const end = heldPosition({ position, room }, 1, room)
        const start = heldPosition({ position, room }, -1, room)
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
        way,
        (room, width, stops, way) => {
          let position = way === 1 ? 0 : room
          for (let press = 0; press < 200; press++)
            position = pressedPosition({ position, room, width, stops }, way)
          expect(position).toBe(way === 1 ? room : 0)
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
