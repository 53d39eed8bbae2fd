/** Points of long-term scales from the best to the worst, as S&P, Fitch and DBRS write them and as Moody’s does. */
const POINTS = [
  ['AAA', 'Aaa'],
  ['AA', 'Aa'],
  ['A', 'A'],
  ['BBB', 'Baa'],
  ['BB', 'Ba'],
  ['B', 'B'],
  ['CCC', 'Caa'],
  ['CC', 'Ca'],
  ['C', 'C'],
  ['D', 'D'],
] as const

/** A step up, none, or a step down within a point: AA+, Aa1, AA (high). */
const STEPS: Readonly<Record<string, number>> = {
  '': 0,
  '+': -1,
  '-': 1,
  '−': 1,
  '1': -1,
  '2': 0,
  '3': 1,
  '(high)': -1,
  '(low)': 1,
}

/**
 * How far a rating is from the best one, in steps; null for what no long-term scale has, as withdrawn, nr or a short-term rating.
 * Only ratings of one agency on one scale may be compared by it.
 */
export function ratingRank(rating: string): number | null {
  const match = /^([A-D][A-Da]{0,2})\s*(.*)$/.exec(rating.trim())
  const step = match && Object.hasOwn(STEPS, match[2] ?? '') ? STEPS[match[2] ?? ''] : undefined
  const point = POINTS.findIndex(names => names.some(name => name === match?.[1]))
  return point < 0 || step === undefined ? null : point * 3 + step
}

/** Where a rating went; null when it stayed, or when the two cannot be compared. */
export function ratingDirection(before: string, after: string): 'up' | 'down' | null {
  const [from, to] = [ratingRank(before), ratingRank(after)]
  if (from === null || to === null || from === to) return null
  return to < from ? 'up' : 'down'
}
