import type { Range } from './time-chart.model.ts'

/** How many widths of the plot are drawn before the window and after it. */
export type Spare = { before: number; after: number }

export const NO_SPARE: Spare = { before: 0, after: 0 }
/** At rest, and while zooming: a hand may go either way. */
export const REST_SPARE: Spare = { before: 0.25, after: 0.25 }
/** While the window is moved: the same amount of drawing, most of it where the hand is going. */
const AHEAD = 1
const BEHIND = 0.1

/** Two windows whose widths differ by no more are the same zoom. */
const SAME_ZOOM = 0.002

function isSameZoom(one: Range, other: Range): boolean {
  const [span, width] = [one.to - one.from, other.to - other.from]
  return Math.abs(span - width) <= width * SAME_ZOOM
}

/** Whether what was drawn for one window shows another one by being moved alone: the same zoom, and nothing beyond the spare. */
export function isCovered(drawn: Range, { before, after }: Spare, window: Range): boolean {
  const span = drawn.to - drawn.from
  return (
    isSameZoom(drawn, window) &&
    window.from >= drawn.from - before * span &&
    window.to <= drawn.to + after * span
  )
}

/** What to draw beyond a window that came from another one: ahead of a movement, on both sides of a zoom. */
export function spareAhead(from: Range, to: Range): Spare {
  if (!isSameZoom(from, to) || from.from === to.from) return REST_SPARE
  return to.from > from.from ? { before: BEHIND, after: AHEAD } : { before: AHEAD, after: BEHIND }
}
