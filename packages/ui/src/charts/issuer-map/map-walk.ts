/** Where a key leads from a point of the map. */
export type MapStep = 'left' | 'right' | 'up' | 'down' | 'first' | 'last' | 'next' | 'previous'

/** Points in the order of their x, in pixels. */
export type Places = { px: Float64Array; py: Float64Array }

/** Which way each arrow goes on the screen, and whether it goes on in the order of the points. */
const WAYS = {
  left: { x: -1, y: 0, forward: false },
  right: { x: 1, y: 0, forward: true },
  up: { x: 0, y: -1, forward: false },
  down: { x: 0, y: 1, forward: true },
} as const

/**
 * The point after a step; −1 when there is none at all. An arrow goes to the nearest point of its quarter of the map, where that
 * is empty to the nearest of its half, and stays where both are. Points at one place are walked through one by one before an
 * arrow goes on (M1). `next` and `previous` go by x, so that every point is reached.
 */
export function stepOnMap(places: Places, from: number, step: MapStep): number {
  const last = places.px.length - 1
  if (last < 0 || step === 'first') return Math.min(0, last)
  if (step === 'last') return last
  if (from < 0 || from > last) return step === 'left' || step === 'previous' ? last : 0
  if (step === 'next') return Math.min(last, from + 1)
  if (step === 'previous') return Math.max(0, from - 1)
  return arrow(places, from, WAYS[step])
}

type Way = (typeof WAYS)[keyof typeof WAYS]

function arrow({ px, py }: Places, from: number, { x, y, forward }: Way): number {
  const [atX, atY] = [px[from] as number, py[from] as number]
  const beside = from + (forward ? 1 : -1)
  if (px[beside] === atX && py[beside] === atY) return beside
  let [quarter, nearest, half, halfNearest] = [from, Number.POSITIVE_INFINITY, from, Number.POSITIVE_INFINITY]
  for (let i = 0; i < px.length; i++) {
    const [dx, dy] = [(px[i] as number) - atX, (py[i] as number) - atY]
    const ahead = dx * x + dy * y
    if (!(ahead > 0)) continue
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    const distance = dx * dx + dy * dy
    // of points at one place the one that is met first: the last of them when the walk goes back
    if (aside <= ahead && (forward ? distance < nearest : distance <= nearest))
      [quarter, nearest] = [i, distance]
    if (forward ? distance < halfNearest : distance <= halfNearest) [half, halfNearest] = [i, distance]
  }
  return quarter === from ? half : quarter
}
