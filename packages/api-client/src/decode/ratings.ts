import { type Day, day } from './day.ts'
import { type Raw, rows, text, textOrNull, whole } from './reading.ts'

/** Whom a group of ratings rates: our name → the wire's (bond-page §3). */
export const RATING_GROUPS = {
  issue: 'emission',
  issuer: 'emitent',
  spv: 'spv',
  surety: 'surety',
  guarantors: 'guarantors',
  offeror: 'offeror',
} as const
export type RatingGroup = keyof typeof RATING_GROUPS

/** One rating by one agency. */
export type Rating = {
  agencyId: number | null
  agency: string
  /** The point of the scale: AA+, or withdrawn, nr, pif, suspended. */
  rating: string
  scale: string | null
  outlook: string | null
  day: Day | null
  /** Who is rated, in the groups of several. */
  subject: string | null
}

/** The current ratings of each group; a group without any is empty. */
export function decodeRatingGroups(raw: Raw): Record<RatingGroup, Rating[]> {
  const groups = Object.entries(RATING_GROUPS).map(([group, wire]) => [group, decodeRatings(raw, wire)])
  return Object.fromEntries(groups)
}

/** The ratings in a field that say something. */
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
