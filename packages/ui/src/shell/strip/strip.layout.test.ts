import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlacedStrip, placesOf, scrollToClear } from './strip.layout.ts'

const HEIGHT = 800
const fixed = (edge: 'start' | 'end', size: number): PlacedStrip => ({
  edge,
  fixed: true,
  box: { top: 0, bottom: size },
})
const flowing = (edge: 'start' | 'end', top: number, bottom: number): PlacedStrip => ({
  edge,
  fixed: false,
  box: { top, bottom },
})

describe('H3 each strip has its position, no two overlap', () => {
  test.each<[string, PlacedStrip[], ReturnType<typeof placesOf>]>([
    ['no strips', [], { offsets: [], fixed: { start: 0, end: 0 }, occupied: { start: 0, end: 0 } }],
    [
      'one above and one below',
      [fixed('start', 56), fixed('end', 80)],
      { offsets: [0, 0], fixed: { start: 56, end: 80 }, occupied: { start: 56, end: 80 } },
    ],
    [
      'two above: the first of the document is the outer one',
      [fixed('start', 56), fixed('start', 40)],
      { offsets: [0, 56], fixed: { start: 96, end: 0 }, occupied: { start: 96, end: 0 } },
    ],
    [
      'two below: the last of the document is the outer one',
      [fixed('end', 40), fixed('end', 80)],
      { offsets: [80, 0], fixed: { start: 0, end: 120 }, occupied: { start: 0, end: 120 } },
    ],
    [
      'a height of parts of a pixel takes whole ones',
      [fixed('end', 40.2), fixed('end', 80.5)],
      { offsets: [81, 0], fixed: { start: 0, end: 122 }, occupied: { start: 0, end: 122 } },
    ],
    [
      'one that goes with the page takes what is in sight of it, and pushes no other',
      [fixed('start', 56), flowing('start', 56, 96)],
      { offsets: [0, 0], fixed: { start: 56, end: 0 }, occupied: { start: 96, end: 0 } },
    ],
    [
      'half scrolled away',
      [flowing('start', -20, 20)],
      { offsets: [0], fixed: { start: 0, end: 0 }, occupied: { start: 20, end: 0 } },
    ],
    [
      'scrolled under a fixed one',
      [fixed('start', 56), flowing('start', -20, 20)],
      { offsets: [0, 0], fixed: { start: 56, end: 0 }, occupied: { start: 56, end: 0 } },
    ],
    [
      'scrolled away',
      [flowing('start', -60, -20)],
      { offsets: [0], fixed: { start: 0, end: 0 }, occupied: { start: 0, end: 0 } },
    ],
    [
      'at the end of the page, in sight',
      [flowing('end', 740, 820)],
      { offsets: [0], fixed: { start: 0, end: 0 }, occupied: { start: 0, end: 60 } },
    ],
    [
      'at the end of the page, below the window',
      [flowing('end', 900, 980)],
      { offsets: [0], fixed: { start: 0, end: 0 }, occupied: { start: 0, end: 0 } },
    ],
    [
      'without height',
      [fixed('end', 0), flowing('start', 0, 0)],
      { offsets: [0, 0], fixed: { start: 0, end: 0 }, occupied: { start: 0, end: 0 } },
    ],
  ])('%s', (_sentence, strips, expected) => {
    expect(placesOf({ strips, height: HEIGHT })).toEqual(expected)
  })

  test('for any strips, fixed ones are adjacent and fill the occupied area', () => {
    const strip = fc
      .record({
        edge: fc.constantFrom<'start' | 'end'>('start', 'end'),
        fixed: fc.boolean(),
        size: fc.double({ min: 0, max: 120, noNaN: true }),
      })
      .map(({ edge, fixed, size }): PlacedStrip => ({ edge, fixed, box: { top: 10, bottom: 10 + size } }))
    fc.assert(
      fc.property(fc.array(strip, { maxLength: 6 }), strips => {
        const { offsets, fixed, occupied } = placesOf({ strips, height: HEIGHT })
        for (const edge of ['start', 'end'] as const) {
          const spans = strips
            .map(({ box, ...rest }, at) => ({ ...rest, from: offsets[at] ?? 0, size: box.bottom - box.top }))
            .filter(one => one.edge === edge && one.fixed)
            .sort((one, other) => one.from - other.from || one.size - other.size)
          let end = 0
          for (const { from, size } of spans) {
            expect(from).toBeGreaterThanOrEqual(end)
            end = from + size
          }
          expect(fixed[edge]).toBeGreaterThanOrEqual(end)
          expect(occupied[edge]).toBeGreaterThanOrEqual(fixed[edge])
        }
      }),
    )
  })
})

describe('H3 the focused element is scrolled clear of strips (WCAG 2.4.11)', () => {
  const occupied = { start: 60, end: 80 }
  const at = (top: number, bottom: number) => ({ left: 0, right: 100, top, bottom })
  test.each([
    ['in the middle', at(300, 320), 0],
    ['under the lower strip: with space for the focus ring', at(740, 760), 46],
    ['partly under the lower strip', at(710, 730), 16],
    ['touching the lower strip', at(700, 720), 6],
    ['clear of the lower strip', at(700, 714), 0],
    ['under the upper strip', at(10, 30), -56],
    ['partly under the upper strip', at(50, 70), -16],
    ['touching the upper strip', at(60, 80), -6],
    ['clear of the upper strip', at(66, 80), 0],
    ['partly out of the window above', at(-10, 10), -76],
    ['partly out of the window below', at(790, 810), 96],
    ['out of sight above', at(-40, -20), 0],
    ['out of sight below', at(820, 840), 0],
    ['without size', at(740, 740), 0],
    ['as high as what is left', at(100, 748), 34],
    ['higher than what is left, in sight', at(-100, 760), 0],
    ['higher than what is left, only its last line in the window', at(-700, 40), -766],
    ['higher than what is left, only its first line in the window', at(760, 1500), 694],
  ])('%s', (_sentence, focused, expected) => {
    expect(scrollToClear({ focused, occupied, height: HEIGHT })).toBe(expected)
  })

  test.each([
    [
      'no strip above: what the window cuts off there is none of its business',
      { start: 0, end: 80 },
      at(-10, 10),
    ],
    ['no strip below: neither', { start: 60, end: 0 }, at(790, 810)],
    ['strips that leave nothing: there is no place that is clear', { start: 395, end: 395 }, at(300, 320)],
  ])('%s', (_sentence, occupied, focused) => {
    expect(scrollToClear({ focused, occupied, height: HEIGHT })).toBe(0)
  })

  test('after scrolling, it is clear, and stays there', () => {
    const focus = fc.record({
      top: fc.integer({ min: -100, max: 900 }),
      size: fc.integer({ min: 1, max: 1000 }),
    })
    const heights = fc.record({
      start: fc.integer({ min: 0, max: 200 }),
      end: fc.integer({ min: 0, max: 200 }),
    })
    fc.assert(
      fc.property(focus, heights, ({ top, size }, occupied) => {
        const by = scrollToClear({ focused: at(top, top + size), occupied, height: HEIGHT })
        const moved = at(top - by, top - by + size)
        expect(scrollToClear({ focused: moved, occupied, height: HEIGHT })).toBe(0)
        if (by !== 0) {
          expect(moved.bottom).toBeGreaterThan(occupied.start)
          expect(moved.top).toBeLessThan(HEIGHT - occupied.end)
        }
      }),
    )
  })
})
