import { type Day, day } from './day.ts'
import { type Raw, rows, text, textOrNull, whole } from './reading.ts'

/** Groups by what is rated: our name → wire name (bond-page §3). */
export const RATING_GROUPS = {
  issue: 'emission',
  issuer: 'emitent',
  spv: 'spv',
  surety: 'surety',
  guarantors: 'guarantors',
  offeror: 'offeror',
} as const
export type RatingGroup = keyof typeof RATING_GROUPS

export type Rating = {
  agencyId: number | null
  agency: string
  /** A grade such as AA+, or withdrawn, nr, pif, suspended. */
  rating: string
  scale: string | null
  outlook: string | null
  day: Day | null
  /** Who is rated, in groups with several subjects. */
  subject: string | null
}

/** The current ratings by group. */
export function decodeRatingGroups(raw: Raw): Record<RatingGroup, Rating[]> {
  const groups = Object.entries(RATING_GROUPS).map(([group, wire]) => [group, decodeRatings(raw, wire)])
  return Object.fromEntries(groups)
}

/** Ratings with a grade; others are skipped. */
export function decodeRatings(raw: Raw, name: string): Rating[] {
  return rows(raw, name)
    .map(decodeRating)
    .filter(one => one.rating !== '')
}

function decodeRating(raw: Raw): Rating {
  return {
    agencyId: whole(raw, 'agency_id'),
    agency: text(raw, 'agency_name'),
    rating: text(raw, 'scale_point_name').trim(),
    scale: textOrNull(raw, 'scale_name'),
    outlook: textOrNull(raw, 'forecast'),
    day: day(raw, 'date'),
    subject: textOrNull(raw, 'subject'),
  }
}
