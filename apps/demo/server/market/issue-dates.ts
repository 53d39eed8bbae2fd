import { addDays, addYears, type Day, dayNumber, partsOf } from '@accrue/ui/foundation/calendar'
import type { TreasuryKind } from '../import/treasuries.ts'

/**
 * The cross-section names an issue's maturity, not its issue day. The Treasury numbers its notes and bonds in the
 * order in which it announces them, so an issue lies between the auctions of its neighbours by CUSIP, and of the few
 * terms it may have been sold at, the one that fits there is it.
 */

/** The terms in years at which each kind is sold. Bills are left out: theirs cannot be told apart. */
const TERMS: Record<TreasuryKind, readonly number[]> = {
  bill: [],
  note: [2, 3, 5, 7, 10],
  frn: [2],
  tips: [5, 10, 20, 30],
  bond: [20, 30],
}

export type Sold = { cusip: string; issued: Day }

/** The day from which interest runs when the issue was sold for that many years. */
function datedBefore(maturity: Day, years: number): Day {
  const endOfMonth = partsOf(addDays(maturity, 1)).day === 1
  if (!endOfMonth) return addYears(maturity, -years)
  // a note that matures at a month's end was issued at one: 28 February 2026 − 2 years is 29 February 2024
  return addDays(addYears(addDays(maturity, 1), -years), -1)
}

/** CUSIPs of one series share six characters; the next two count, letters before digits. */
const seriesOf = (cusip: string) => cusip.slice(0, 6)
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const placeOf = (cusip: string) =>
  ALPHABET.indexOf(cusip[6] ?? '') * ALPHABET.length + ALPHABET.indexOf(cusip[7] ?? '')

/**
 * When an issue was probably first issued: the term whose day lies nearest to that of the issues numbered just
 * before and after it. Null when no term is possible or nothing of its series is known.
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

/** How many days pass from one number of the series to the next, on the whole. */
function daysAPlace(sorted: readonly { place: number; day: number }[]): number {
  const first = sorted[0]
  const last = sorted.at(-1)
  return first && last && last.place > first.place ? (last.day - first.day) / (last.place - first.place) : 0
}
