import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTooltip, type TooltipRequest } from './tooltip-placement.ts'

const plot = { left: 10, top: 10, width: 600, height: 400 }
const request: TooltipRequest = {
  plot,
  x: 200,
  ys: [100],
  near: 100,
  size: { width: 180, height: 60 },
  gap: 12,
}

describe('placeTooltip (visual rule 5)', () => {
  test.each<
    [sentence: string, over: Partial<TooltipRequest>, place: { x: number; y: number; width: number }]
  >([
    [
      'stands after the crosshair, below the point when the pointer is there',
      { near: 150 },
      { x: 212, y: 120, width: 180 },
    ],
    ['stands above the point when the pointer is above', { near: 40 }, { x: 212, y: 10, width: 180 }],
    ['goes before the crosshair near the far edge', { x: 560, near: 300 }, { x: 368, y: 270, width: 180 }],
    [
      'on a narrow plot it goes above or below the points',
      { plot: { ...plot, width: 200 }, x: 110, near: 300 },
      { x: 20, y: 270, width: 180 },
    ],
    [
      'wider than the plot, it has the whole width there',
      { plot: { ...plot, width: 150 }, x: 80, near: 300 },
      { x: 10, y: 270, width: 150 },
    ],
    [
      'with points everywhere it is squeezed into the wider side',
      { plot: { ...plot, width: 200 }, x: 60, ys: [40, 100, 160, 220, 280, 340, 400], near: 200 },
      { x: 72, y: 170, width: 138 },
    ],
  ])('%s', (_, over, place) => {
    expect(placeTooltip({ ...request, ...over })).toEqual(place)
  })

  test('never covers a point of the crosshair and never leaves the plot', () => {
    const anyRequest = fc.record({
      plot: fc.record({
        left: fc.constant(8),
        top: fc.constant(12),
        width: fc.integer({ min: 120, max: 1200 }),
        height: fc.integer({ min: 150, max: 700 }),
      }),
      along: fc.double({ min: 0, max: 1, noNaN: true }),
      heights: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 }),
      pointer: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      size: fc.record({
        width: fc.integer({ min: 40, max: 400 }),
        height: fc.integer({ min: 30, max: 140 }),
      }),
    })
    fc.assert(
      fc.property(anyRequest, ({ plot, along, heights, pointer, size }) => {
        const x = plot.left + along * plot.width
        const ys = heights.map(share => plot.top + share * plot.height)
        const place = placeTooltip({ plot, x, ys, near: plot.top + pointer * plot.height, size, gap: 10 })
        expect(place.x).toBeGreaterThanOrEqual(plot.left - 1e-6)
        expect(place.x + place.width).toBeLessThanOrEqual(plot.left + plot.width + 1e-6)
        expect(place.y).toBeGreaterThanOrEqual(plot.top - 1e-6)
        expect(place.y + size.height).toBeLessThanOrEqual(plot.top + plot.height + 1e-6)
        const aside = place.x >= x + 10 - 1e-6 || place.x + place.width <= x - 10 + 1e-6
        const covered = ys.some(y => y > place.y && y < place.y + size.height)
        expect(aside || !covered).toBe(true)
      }),
    )
  })
})
