import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearEdge, type Edge, type EdgeBox, type EdgePlacement } from './clear-edge.layout.ts'

const HEIGHT = 800
/** A banner of 120 px, 20 px from the edge, 300 px wide at the right. */
const at = (edge: Edge): EdgeBox =>
  edge === 'end'
    ? { left: 700, right: 1000, top: 660, bottom: 780 }
    : { left: 700, right: 1000, top: 20, bottom: 140 }

describe('H4 the banner never covers the focused element (WCAG 2.4.11)', () => {
  test.each<[string, Edge, EdgeBox | null, Edge]>([
    ['no focused element', 'end', null, 'end'],
    ['the focus is in the middle', 'end', { left: 0, right: 1000, top: 300, bottom: 340 }, 'end'],
    ['the focus is under the banner', 'end', { left: 720, right: 800, top: 700, bottom: 720 }, 'start'],
    ['the focus is partly under it', 'end', { left: 600, right: 720, top: 640, bottom: 670 }, 'start'],
    ['the focus is beside it', 'end', { left: 0, right: 600, top: 700, bottom: 720 }, 'end'],
    ['the focus touches its edge', 'end', { left: 600, right: 700, top: 700, bottom: 720 }, 'end'],
    ['at the start, the focus is under it', 'start', { left: 720, right: 800, top: 30, bottom: 50 }, 'end'],
    [
      'at the start, the focus is elsewhere',
      'start',
      { left: 720, right: 800, top: 700, bottom: 720 },
      'start',
    ],
    ['the focus is as high as the window', 'end', { left: 0, right: 1000, top: 0, bottom: 800 }, 'end'],
    ['most of the focus is at the other edge', 'end', { left: 700, right: 1000, top: 0, bottom: 670 }, 'end'],
    ['the focus is out of sight', 'end', { left: 720, right: 800, top: 2000, bottom: 2020 }, 'end'],
  ])('%s', (_sentence, edge, focused, expected) => {
    expect(clearEdge({ edge, floating: at(edge), focused, height: HEIGHT })).toBe(expected)
  })

  test('measured boxes have no fields of their own', () => {
    class Measured implements EdgeBox {
      #box: EdgeBox
      constructor(box: EdgeBox) {
        this.#box = box
      }
      get left() {
        return this.#box.left
      }
      get right() {
        return this.#box.right
      }
      get top() {
        return this.#box.top
      }
      get bottom() {
        return this.#box.bottom
      }
    }
    const floating = new Measured(at('end'))
    const under = new Measured({ left: 720, right: 800, top: 700, bottom: 720 })
    expect(clearEdge({ edge: 'end', floating, focused: under, height: HEIGHT })).toBe('start')
    const all = new Measured({ left: 0, right: 1000, top: 0, bottom: 800 })
    expect(clearEdge({ edge: 'end', floating, focused: all, height: HEIGHT })).toBe('end')
  })

  test('a focused element smaller than the gap between the edges is never covered', () => {
    const focused = fc
      .record({ left: fc.integer({ min: 0, max: 900 }), top: fc.integer({ min: 0, max: 780 }) })
      .map(({ left, top }) => ({ left, right: left + 100, top, bottom: top + 20 }))
    fc.assert(
      fc.property(focused, fc.constantFrom<Edge>('end', 'start'), (box, edge) => {
        const banner = at(clearEdge({ edge, floating: at(edge), focused: box, height: HEIGHT }))
        const apart =
          box.right <= banner.left ||
          box.left >= banner.right ||
          box.bottom <= banner.top ||
          box.top >= banner.bottom
        expect(apart).toBe(true)
      }),
    )
  })
})

const box = (left: number, top: number, width: number, height: number): EdgeBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const below = box(300, 700, 400, 60)
const above = box(300, 40, 400, 60)

describe('WCAG 2.4.11 messages never cover the focused element (H5)', () => {
  test.each<[string, Omit<EdgePlacement, 'height'>, string]>([
    ['far from it they stay below', { edge: 'end', floating: below, focused: box(0, 10, 50, 20) }, 'end'],
    ['covering it, they move up', { edge: 'end', floating: below, focused: box(350, 720, 50, 20) }, 'start'],
    [
      'covering a part of it, they move up',
      { edge: 'end', floating: below, focused: box(350, 690, 50, 20) },
      'start',
    ],
    ['beside it they stay', { edge: 'end', floating: below, focused: box(0, 720, 300, 20) }, 'end'],
    ['above, and not in its way, they stay', { edge: 'start', floating: above, focused: below }, 'start'],
    ['covering it at the top, they move down', { edge: 'start', floating: above, focused: above }, 'end'],
    [
      'where they cover it on either side they stay',
      { edge: 'end', floating: below, focused: box(0, 0, 1000, 800) },
      'end',
    ],
    [
      'they move to the edge where they cover less',
      { edge: 'end', floating: below, focused: box(300, 90, 400, 700) },
      'start',
    ],
    [
      'an element without size is not covered',
      { edge: 'end', floating: below, focused: box(350, 720, 0, 0) },
      'end',
    ],
  ])('%s', (_sentence, placement, expected) => {
    expect(clearEdge({ ...placement, height: 800 })).toBe(expected)
  })
})

describe('WCAG 2.4.11 it floats beyond the fixed elements at the edges (H3)', () => {
  // 20 px from the fixed elements: 100 px at the start, 60 at the end
  const occupied = { start: 100, end: 60 }
  const atEnd = box(700, 600, 300, 120)
  const atStart = box(700, 120, 300, 120)
  test.each<[string, Omit<EdgePlacement, 'height' | 'occupied'>, Edge]>([
    ['covered below, free above', { edge: 'end', floating: atEnd, focused: box(720, 640, 50, 20) }, 'start'],
    [
      'covered below, covered more above',
      { edge: 'end', floating: atEnd, focused: box(720, 100, 50, 510) },
      'end',
    ],
    [
      'an element below the strip at the top is not covered',
      { edge: 'end', floating: atEnd, focused: box(720, 20, 50, 590) },
      'end',
    ],
    [
      'covered above, free below',
      { edge: 'start', floating: atStart, focused: box(720, 130, 50, 20) },
      'end',
    ],
  ])('%s', (_sentence, placement, expected) => {
    expect(clearEdge({ ...placement, height: 800, occupied })).toBe(expected)
  })

  test('moving there and back returns to the first edge', () => {
    const focused = (floating: EdgeBox) => ({ ...floating })
    expect(clearEdge({ edge: 'end', floating: atEnd, focused: focused(atEnd), height: 800, occupied })).toBe(
      'start',
    )
    expect(
      clearEdge({ edge: 'start', floating: atStart, focused: focused(atStart), height: 800, occupied }),
    ).toBe('end')
  })
})
