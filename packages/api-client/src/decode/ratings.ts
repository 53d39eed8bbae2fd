import { type Day, day } from './day.ts'
import { needObject, needObjectIn } from './form.ts'
import { asRaw, field, type Raw, rawRows, record, rows, text, textOrNull, whole } from './reading.ts'

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

/** History of ratings by rating type and agency (bond-page §3 "Ratings history"). */
export type RatingsHistory = {
  types: { type: string; agencies: { id: number; name: string; ratings: Rating[] }[] }[]
}

/** The current ratings of each group; a group without any is empty. */
export function decodeRatingGroups(raw: Raw): Record<RatingGroup, Rating[]> {
  const of = (group: RatingGroup) =>
    rows(raw, RATING_GROUPS[group])
      .map(decodeRating)
      .filter(one => one.rating !== '')
  return {
    issue: of('issue'),
    issuer: of('issuer'),
    spv: of('spv'),
    surety: of('surety'),
    guarantors: of('guarantors'),
    offeror: of('offeror'),
  }
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

/** The history of `POST getRatingsHistory`; an agency without ratings is left out. */
export function decodeRatingsHistory(body: unknown): RatingsHistory {
  const raw = needObject(body)
  const agencies = needObjectIn(raw, 'agencies')
  const ratings = record(raw, 'ratings')
  const types = Object.keys(agencies).map(type => ({
    type,
    agencies: rawRows(field(agencies, type)).flatMap(agency => {
      const id = whole(agency, 'id')
      const byAgency = asRaw(field(ratings, type)) ?? {}
      const of =
        id === null
          ? []
          : rows(byAgency, String(id))
              .map(decodeRating)
              .filter(one => one.rating !== '')
      return id === null || of.length === 0 ? [] : [{ id, name: text(agency, 'name'), ratings: of }]
    }),
  }))
  return { types: types.filter(type => type.agencies.length > 0) }
}
