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

/** Notches of the long-term scales from the best to the worst, as letters and as Moody’s writes them. */
const NOTCHES = [
  ['AAA', 'Aaa'],
  ['AA+', 'Aa1'],
  ['AA', 'Aa2'],
  ['AA−', 'Aa3'],
  ['A+', 'A1'],
  ['A', 'A2'],
  ['A−', 'A3'],
  ['BBB+', 'Baa1'],
  ['BBB', 'Baa2'],
  ['BBB−', 'Baa3'],
  ['BB+', 'Ba1'],
  ['BB', 'Ba2'],
  ['BB−', 'Ba3'],
  ['B+', 'B1'],
  ['B', 'B2'],
  ['B−', 'B3'],
  ['CCC+', 'Caa1'],
  ['CCC', 'Caa2'],
  ['CCC−', 'Caa3'],
  ['CC', 'Ca'],
  ['C', 'C'],
  ['D', 'D'],
] as const

/** The worst notch there is. */
export const LAST_NOTCH = NOTCHES.length - 1

/**
 * The place of a rating among the notches that the long-term scales have, 0 for the best; null for what none of them has.
 * Scales of different agencies stand beside each other by it in a picture; an equal notch is a likeness, not a verdict.
 */
export function ratingNotch(rating: string): number | null {
  const rank = ratingRank(rating)
  if (rank === null) return null
  // from CC down a point has no steps, and AAA has none either
  const [ccc, point] = [6 * 3 + 1, Math.floor((rank + 1) / 3)]
  return rank <= ccc ? Math.max(0, rank - 1) : Math.min(LAST_NOTCH, point + 12)
}

/** How a notch is written. */
export type RatingNotation = 'letters' | 'moodys'

/** The name of a notch in one manner; null where there is no such notch. */
export function notchName(notch: number, notation: RatingNotation): string | null {
  return NOTCHES[notch]?.[notation === 'letters' ? 0 : 1] ?? null
}

/** The manner that a rating is written in; `A`, `B` and `C` alone are letters. */
export function ratingNotation(rating: string): RatingNotation {
  return /^(?:Aa|Ba|Ca|[A-C][123])/.test(rating.trim()) ? 'moodys' : 'letters'
}
