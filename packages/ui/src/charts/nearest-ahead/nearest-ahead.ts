/** Places in pixels, by index. */
export type Spots = { x: Float64Array; y: Float64Array }

export type Side = 'left' | 'right' | 'up' | 'down'

/** Where a key leads from a place: to a side, or on in the order of the places. */
export type Step = Side | 'first' | 'last' | 'next' | 'previous'

/** The keys of a focused picture that walk. */
export const STEP_KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
  PageDown: 'next',
  PageUp: 'previous',
}

/** Which way an arrow goes on the screen. */
export type Way = readonly [right: number, down: number]

export const WAYS: Readonly<Record<Side, Way>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/**
 * The nearest of some places on a side of one: of what lies rather ahead than aside, else of whatever lies ahead; −1 where nothing does.
 * Of equally near ones the first that is asked.
 */
export function nearestAhead(
  { x, y }: Spots,
  from: number,
  among: Iterable<number>,
  [right, down]: Way,
): number {
  const [atX, atY] = [x[from] ?? 0, y[from] ?? 0]
  let [quarter, quarterFar, half, halfFar] = [-1, Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY]
  for (const place of among) {
    const [across, along] = [(x[place] ?? 0) - atX, (y[place] ?? 0) - atY]
    const ahead = across * right + along * down
    if (!(ahead > 0)) continue
    const aside = Math.abs(across * down) + Math.abs(along * right)
    const far = across * across + along * along
    if (aside <= ahead && far < quarterFar) [quarter, quarterFar] = [place, far]
    if (far < halfFar) [half, halfFar] = [place, far]
  }
  return quarter < 0 ? half : quarter
}
