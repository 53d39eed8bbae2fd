import { addDays, addYears, type Day, dayNumber, partsOf } from '@accrue/ui/foundation/calendar'
import type { TreasuryKind } from '../import/treasuries.ts'

/**
 * Infers issue days. The cross-section has an issue's maturity but not its issue day. The Treasury numbers notes and
 * bonds in announcement order, so an issue lies between the auctions of its CUSIP neighbours; the standard term that
 * fits there gives the day.
 */

/** Terms in years at which each kind is sold. Bills are excluded, because their terms are ambiguous. */
const TERMS: Record<TreasuryKind, readonly number[]> = {
  bill: [],
  note: [2, 3, 5, 7, 10],
  frn: [2],
  tips: [5, 10, 20, 30],
  bond: [20, 30],
}

export type Sold = { cusip: string; issued: Day }

/** Start of interest for an issue with this term. */
function datedBefore(maturity: Day, years: number): Day {
  const endOfMonth = partsOf(addDays(maturity, 1)).day === 1
  if (!endOfMonth) return addYears(maturity, -years)
  // A note that matures at month end was issued at month end: 28 February 2026 − 2 years is 29 February 2024.
  return addDays(addYears(addDays(maturity, 1), -years), -1)
}

/** CUSIPs of a series share six characters; the next two count, letters before digits. */
const seriesOf = (cusip: string) => cusip.slice(0, 6)
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const placeOf = (cusip: string) =>
  ALPHABET.indexOf(cusip[6] ?? '') * ALPHABET.length + ALPHABET.indexOf(cusip[7] ?? '')

/**
 * The probable first issue day: that of the term nearest to the issue days of the CUSIP neighbours. Null when no term
 * fits or the series is unknown.
 */
export function inferIssueDate(
  issue: { cusip: string; kind: TreasuryKind; maturity: Day },
  sold: readonly Sold[],
): Day | null {
  const candidates = TERMS[issue.kind].map(years => datedBefore(issue.maturity, years))
  const neighbours = sold
    .filter(one => seriesOf(one.cusip) === seriesOf(issue.cusip))
    .map(one => ({ place: placeOf(one.cusip), day: dayNumber(one.issued) }))
    .sort((one, other) => one.place - other.place)
  const place = placeOf(issue.cusip)
  const before = neighbours.filter(one => one.place <= place).at(-1)
  const after = neighbours.find(one => one.place >= place)
  const near = before ?? after
  if (!near || candidates.length === 0) return null
  const expected =
    before && after && after.place > before.place
      ? before.day + ((after.day - before.day) * (place - before.place)) / (after.place - before.place)
      : near.day + (place - near.place) * daysAPlace(neighbours)
  return candidates.reduce((best, candidate) =>
    Math.abs(dayNumber(candidate) - expected) < Math.abs(dayNumber(best) - expected) ? candidate : best,
  )
}

/** Average number of days from one number of the series to the next. */
function daysAPlace(sorted: readonly { place: number; day: number }[]): number {
  const first = sorted[0]
  const last = sorted.at(-1)
  return first && last && last.place > first.place ? (last.day - first.day) / (last.place - first.place) : 0
}
