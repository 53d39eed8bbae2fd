import { requireObject, requireObjectIn } from './body.ts'
import { decodeRatings, type Rating } from './ratings.ts'
import { field, rawRows, record, text, whole } from './reading.ts'

/** History of ratings by rating type and agency (bond-page §3 "Ratings history"). */
export type RatingsHistory = {
  types: { type: string; agencies: { id: number; name: string; ratings: Rating[] }[] }[]
}

/** Skips agencies without ratings. */
export function decodeRatingsHistory(body: unknown): RatingsHistory {
  const raw = requireObject(body)
  const agencies = requireObjectIn(raw, 'agencies')
  const types = Object.keys(agencies).map(type => {
    const byAgency = record(record(raw, 'ratings'), type)
    return {
      type,
      agencies: rawRows(field(agencies, type)).flatMap(agency => {
        const id = whole(agency, 'id')
        const ratings = decodeRatings(byAgency, String(id))
        return id === null || ratings.length === 0 ? [] : [{ id, name: text(agency, 'name'), ratings }]
      }),
    }
  })
  return { types: types.filter(type => type.agencies.length > 0) }
}
