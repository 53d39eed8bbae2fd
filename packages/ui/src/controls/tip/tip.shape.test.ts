import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeTip } from './tip.shape.ts'

const view = { width: 400, height: 300 }
const tip = { width: 100, height: 40 }
const anchor = { left: 150, top: 100, width: 60, height: 20 }

describe('where a bubble stands', () => {
  test.each([
    ['centred below its anchor', {}, { side: 'below', left: 130, top: 126 }],
    ['in line with the start', { align: 'start' }, { side: 'below', left: 150, top: 126 }],
    ['in line with the end', { align: 'end' }, { side: 'below', left: 110, top: 126 }],
    ['start is on the right in right-to-left text', { align: 'start', rtl: true }, { left: 110 }],
    ['end is on the left in right-to-left text', { align: 'end', rtl: true }, { left: 150 }],
    ['above when there is no room below', { anchor: { ...anchor, top: 260 } }, { side: 'above', top: 214 }],
    ['not outside the left edge', { anchor: { ...anchor, left: 0 } }, { left: 8 }],
    ['not outside the right edge', { anchor: { ...anchor, left: 380 } }, { left: 292 }],
    ['at the left edge when it is wider than the window', { tip: { width: 500, height: 40 } }, { left: 8 }],
    [
      'below when neither side has room but below has more',
      { anchor: { ...anchor, top: 100 }, tip: { width: 100, height: 290 } },
      { side: 'below' },
    ],
    [
      'over its anchor when neither side has room but the window has',
      { anchor: { ...anchor, top: 140 }, tip: { width: 100, height: 200 } },
      { side: 'below', top: 92 },
    ],
    [
      'with its beginning in view when it is taller than the window',
      { tip: { width: 100, height: 900 } },
      { top: 8 },
    ],
    [
      'with its anchor out of view when the page is scrolled',
      { anchor: { ...anchor, top: -90 } },
      { top: -64 },
    ],
  ] as const)('%s', (_sentence, input, expected) => {
    expect(placeTip({ anchor, tip, view, ...input })).toMatchObject(expected)
  })
})

describe('for any anchor, bubble and window', () => {
  const side = (min: number, max: number) => fc.integer({ min, max })
  const any = fc.record({
    anchor: fc.record({
      left: side(-500, 1500),
      top: side(-500, 1500),
      width: side(0, 600),
      height: side(0, 300),
    }),
    tip: fc.record({ width: side(1, 600), height: side(1, 600) }),
    view: fc.record({ width: side(320, 1400), height: side(200, 1000) }),
    align: fc.constantFrom('start' as const, 'center' as const, 'end' as const),
    rtl: fc.boolean(),
  })

  test('a bubble that fits is inside the window, as long as its anchor is in view', () => {
    fc.assert(
      fc.property(any, given => {
        const { anchor, tip, view } = given
        const { left, top } = placeTip(given)
        expect(left).toBeGreaterThanOrEqual(8)
        if (tip.width <= view.width - 16) expect(left + tip.width).toBeLessThanOrEqual(view.width - 8)
        const inView = anchor.top < view.height && anchor.top + anchor.height > 0
        if (!inView || tip.height > view.height - 16) return
        expect(top).toBeGreaterThanOrEqual(8)
        expect(top + tip.height).toBeLessThanOrEqual(view.height - 8)
      }),
    )
  })

  test('it covers its anchor only where neither side has room', () => {
    fc.assert(
      fc.property(any, given => {
        const { anchor, tip, view } = given
        const { top, side: stands } = placeTip(given)
        const roomBelow = view.height - 14 - anchor.top - anchor.height
        if (Math.max(roomBelow, anchor.top - 14) < tip.height) return
        if (stands === 'below') expect(top).toBeGreaterThanOrEqual(anchor.top + anchor.height)
        else expect(top + tip.height).toBeLessThanOrEqual(anchor.top)
      }),
    )
  })

  test('start in right-to-left text is end in left-to-right text', () => {
    fc.assert(
      fc.property(any, given => {
        const start = placeTip({ ...given, align: 'start', rtl: true })
        expect(start).toEqual(placeTip({ ...given, align: 'end', rtl: false }))
      }),
    )
  })
})
