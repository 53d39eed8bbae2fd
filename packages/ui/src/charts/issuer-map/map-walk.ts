import { nearestAhead, type Step } from '../plot/keyboard.ts'

/** Points in the order of their x, in pixels. */
export type Places = { px: Float64Array; py: Float64Array }

/**
 * The point after a step; −1 when there is none at all. An arrow goes to the nearest point of its quarter of the map, where that
 * is empty to the nearest of its half, and stays where both are. Points at one place are walked through one by one before an
 * arrow goes on (M1). `next` and `previous` go by x, so that every point is reached.
 */
export function stepOnMap(places: Places, from: number, step: Step): number {
  const last = places.px.length - 1
  if (last < 0 || step === 'first') return Math.min(0, last)
  if (step === 'last') return last
  if (from < 0 || from > last) return step === 'left' || step === 'previous' ? last : 0
  if (step === 'next') return Math.min(last, from + 1)
  if (step === 'previous') return Math.max(0, from - 1)
  const { px, py } = places
  const forward = step === 'right' || step === 'down'
  const beside = from + (forward ? 1 : -1)
  if (px[beside] === px[from] && py[beside] === py[from]) return beside
  // of points at one place the one that is met first: the last of them when the walk goes back
  const order = forward ? px.keys() : [...px.keys()].reverse()
  const to = nearestAhead({ x: px, y: py }, from, order, step)
  return to < 0 ? from : to
}
