import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLeftByTop } from './sticky-head.tsx'
import { swipeStep } from './table-scroll-box.tsx'
import { overflowOf } from './window/use-overflow.ts'

describe('T3 swipe gestures', () => {
  test.each([
    ['to the left brings the next column', { dx: -60, dy: 5, rtl: false }, 1],
    ['to the right brings the previous one', { dx: 60, dy: -5, rtl: false }, -1],
    ['the other way round in right-to-left text', { dx: -60, dy: 5, rtl: true }, -1],
    ['and to the right brings the next', { dx: 60, dy: 5, rtl: true }, 1],
    ['a short move is a tap', { dx: -39, dy: 0, rtl: false }, null],
    ['a slanting move is scrolling', { dx: -60, dy: 31, rtl: false }, null],
    ['a vertical move is scrolling', { dx: 0, dy: 200, rtl: false }, null],
  ])('%s', (_sentence, swipe, expected) => {
    expect(swipeStep(swipe)).toBe(expected)
  })
})

describe("T2 when the headings have left by the window's top", () => {
  const entry = (isIntersecting: boolean, bottom: number, height = 36) => ({
    isIntersecting,
    boundingClientRect: { bottom, height } as DOMRectReadOnly,
  })

  test.each([
    ['in view', entry(true, 300), 0, false],
    ['above the window', entry(false, -10), 0, true],
    ["under the page's own bar of 56 px", entry(false, 50), 56, true],
    ['below the window', entry(false, 2000), 0, false],
    ['a table that is not displayed has no height', entry(false, 0, 0), 0, false],
  ])('%s', (_sentence, input, top, expected) => {
    expect(hasLeftByTop(input, top)).toBe(expected)
  })
})

describe('overflow of a wide table', () => {
  test.each([
    ['it fits', { scrollWidth: 800, clientWidth: 800, scrollLeft: 0 }, [false, false, false]],
    [
      'a pixel of rounding is nothing',
      { scrollWidth: 801, clientWidth: 800, scrollLeft: 0 },
      [false, false, false],
    ],
    [
      'the least overflow, moved by half of it',
      { scrollWidth: 802, clientWidth: 800, scrollLeft: 1 },
      [true, true, true],
    ],
    [
      'within a pixel of its end',
      { scrollWidth: 1000, clientWidth: 800, scrollLeft: 199.2 },
      [true, true, false],
    ],
    ['its end', { scrollWidth: 1000, clientWidth: 800, scrollLeft: 0 }, [true, false, true]],
    ['both', { scrollWidth: 1000, clientWidth: 800, scrollLeft: 100 }, [true, true, true]],
    ['its start', { scrollWidth: 1000, clientWidth: 800, scrollLeft: 200 }, [true, true, false]],
    [
      'right-to-left counts backwards',
      { scrollWidth: 1000, clientWidth: 800, scrollLeft: -200 },
      [true, true, false],
    ],
  ])('%s', (_sentence, box, [overflows, before, after]) => {
    expect(overflowOf(box)).toEqual({ overflows, before, after })
  })
})

describe('for any swipe and any box', () => {
  const px = fc.integer({ min: -2000, max: 2000 })

  test('T3 the opposite swipe steps the other way, and so does the other text direction', () => {
    const opposite = (step: 1 | -1 | null) => step && -step
    fc.assert(
      fc.property(px, px, fc.boolean(), (dx, dy, rtl) => {
        const step = swipeStep({ dx, dy, rtl })
        expect(swipeStep({ dx: -dx, dy, rtl })).toBe(opposite(step))
        expect(swipeStep({ dx, dy, rtl: !rtl })).toBe(opposite(step))
        expect(swipeStep({ dx, dy: -dy, rtl })).toBe(step)
        if (step !== null) expect(Math.abs(dx)).toBeGreaterThan(Math.abs(dy))
      }),
    )
  })

  test('a box scrolled to one end hides nothing there, and overflow hides something on one side', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(3000), fc.nat(3000), fc.boolean(), (client, more, moved, rtl) => {
        const left = Math.min(moved, more) * (rtl ? -1 : 1)
        const box = { scrollWidth: client + more, clientWidth: client }
        const { overflows, before, after } = overflowOf({ ...box, scrollLeft: left })
        if (overflows) expect(before || after).toBe(true)
        else expect(before || after).toBe(false)
        expect(overflowOf({ ...box, scrollLeft: 0 }).before).toBe(false)
        expect(overflowOf({ ...box, scrollLeft: rtl ? -more : more }).after).toBe(false)
      }),
    )
  })

  test('T2 headings in view or not rendered have not left, wherever the page’s own bar ends', () => {
    fc.assert(
      fc.property(fc.boolean(), px, fc.nat(80), fc.nat(200), (isIntersecting, bottom, height, top) => {
        const entry = { isIntersecting, boundingClientRect: { bottom, height } as DOMRectReadOnly }
        if (isIntersecting || height === 0) expect(hasLeftByTop(entry, top)).toBe(false)
        if (hasLeftByTop(entry, top)) expect(hasLeftByTop(entry, top + 10)).toBe(true)
      }),
    )
  })
})
