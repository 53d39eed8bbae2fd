/** Grades of long-term scales from best to worst, in the notations of S&P, Fitch and DBRS, and of Moody’s. */
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

/** Modifiers within a grade: AA+, Aa1, AA (high). */
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
 * Distance from the best rating in steps; null for ratings off the long-term scales, such as withdrawn, nr or short-term ones.
 * Comparable only between ratings of one agency on one scale.
 */
export function ratingRank(rating: string): number | null {
  const match = /^([A-D][A-Da]{0,2})\s*(.*)$/.exec(rating.trim())
  const step = match && Object.hasOwn(STEPS, match[2] ?? '') ? STEPS[match[2] ?? ''] : undefined
  const point = POINTS.findIndex(names => names.some(name => name === match?.[1]))
  return point < 0 || step === undefined ? null : point * 3 + step
}

/** The direction of a rating change; null for equal or incomparable ratings. */
export function ratingDirection(before: string, after: string): 'up' | 'down' | null {
  const [from, to] = [ratingRank(before), ratingRank(after)]
  if (from === null || to === null || from === to) return null
  return to < from ? 'up' : 'down'
}

/** Notches of the long-term scales from best to worst, in letters and in the notation of Moody’s. */
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

/** The worst notch. */
export const LAST_NOTCH = NOTCHES.length - 1

/**
 * Index of a rating among the notches, 0 for the best; null for ratings off the long-term scales. It aligns the scales of different
 * agencies in one chart; equal notches are similar, not equivalent.
 */
export function ratingNotch(rating: string): number | null {
  const rank = ratingRank(rating)
  if (rank === null) return null
  // AAA and the grades from CC down have no modifiers
  const [ccc, point] = [6 * 3 + 1, Math.floor((rank + 1) / 3)]
  return rank <= ccc ? Math.max(0, rank - 1) : Math.min(LAST_NOTCH, point + 12)
}

export type RatingNotation = 'letters' | 'moodys'

/** The name of a notch in a notation; null for an unknown notch. */
export function notchName(notch: number, notation: RatingNotation): string | null {
  return NOTCHES[notch]?.[notation === 'letters' ? 0 : 1] ?? null
}

/** The notation of a rating; a single `A`, `B` or `C` counts as letters. */
export function ratingNotation(rating: string): RatingNotation {
  return /^(?:Aa|Ba|Ca|[A-C][123])/.test(rating.trim()) ? 'moodys' : 'letters'
}
