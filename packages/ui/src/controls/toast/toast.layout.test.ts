import { describe, expect, test } from 'vitest'
import { freeEdge, type ToastBounds, type ToastPlacement } from './toast.layout.ts'

const box = (left: number, top: number, width: number, height: number): ToastBounds => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const below = box(300, 700, 400, 60)
const above = box(300, 40, 400, 60)

describe('WCAG 2.4.11 messages never cover what has the focus (H5)', () => {
  test.each<[string, Omit<ToastPlacement, 'height'>, string]>([
    ['far from it they stay below', { edge: 'end', region: below, focused: box(0, 10, 50, 20) }, 'end'],
    ['over it they go up', { edge: 'end', region: below, focused: box(350, 720, 50, 20) }, 'start'],
    ['over a part of it they go up', { edge: 'end', region: below, focused: box(350, 690, 50, 20) }, 'start'],
    ['beside it they stay', { edge: 'end', region: below, focused: box(0, 720, 300, 20) }, 'end'],
    ['above, and not in its way, they stay', { edge: 'start', region: above, focused: below }, 'start'],
    ['above and over it they come down', { edge: 'start', region: above, focused: above }, 'end'],
    [
      'where they cover it on either side they stay',
      { edge: 'end', region: below, focused: box(0, 0, 1000, 800) },
      'end',
    ],
    [
      'where they cover more of it here they go to where they cover less',
      { edge: 'end', region: below, focused: box(300, 90, 400, 700) },
      'start',
    ],
    ['what has no size is not covered', { edge: 'end', region: below, focused: box(350, 720, 0, 0) }, 'end'],
  ])('%s', (_sentence, placement, expected) => {
    expect(freeEdge({ ...placement, height: 800 })).toBe(expected)
  })
})
