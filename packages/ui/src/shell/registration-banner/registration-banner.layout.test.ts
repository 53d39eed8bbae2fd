import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BannerEdge, type Box, clearEdge } from './registration-banner.layout.ts'

const HEIGHT = 800
/** A banner of 120 px that stands 20 px from the edge, 300 px wide at the right. */
const at = (edge: BannerEdge): Box =>
  edge === 'end'
    ? { left: 700, right: 1000, top: 660, bottom: 780 }
    : { left: 700, right: 1000, top: 20, bottom: 140 }

describe('H4 the banner never covers the focused element (WCAG 2.4.11)', () => {
  test.each<[string, BannerEdge, Box | null, BannerEdge]>([
    ['nothing is focused', 'end', null, 'end'],
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
    expect(clearEdge({ edge, banner: at(edge), focused, height: HEIGHT })).toBe(expected)
  })

  test('whatever is focused and smaller than the gap between the edges is never covered', () => {
    const focused = fc
      .record({ left: fc.integer({ min: 0, max: 900 }), top: fc.integer({ min: 0, max: 780 }) })
      .map(({ left, top }) => ({ left, right: left + 100, top, bottom: top + 20 }))
    fc.assert(
      fc.property(focused, fc.constantFrom<BannerEdge>('end', 'start'), (box, edge) => {
        const banner = at(clearEdge({ edge, banner: at(edge), focused: box, height: HEIGHT }))
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
