import type { Rating, RatingGroupName, RatingGroups, RatingsHistoryAnswer } from '@accrue/api-client/wire'
import { type BondIssue, TREASURY_ISSUER } from '../market/instruments.ts'
import { currentRatings, type RatingEvent, sovereignRatings } from '../market/ratings.ts'
import { wireDate } from '../wire/values.ts'
import { outlookName } from './names.ts'
import type { View } from './view.ts'

/** The only scale in the file: long-term debt in foreign currency. */
const SCALE = 'rating_type_long_term'

/** A made-up agency, for the example of a withdrawn rating; it rates nobody else. */
const INVENTED_AGENCY = { id: 90, name: 'Demo Agency' }

/** Ratings of one issue by group, with the history of each, latest first. */
function histories(view: View, issue: BondIssue): Partial<Record<RatingGroupName, Rating[]>> {
  if (issue.issuerId === TREASURY_ISSUER) {
    const events = sovereignRatings(view.market.data.ratings, view.market.today)
    return { emitent: events.map(event => announced(view, event)) }
  }
  return issue.inDefault ? { emission: invented(view, issue) } : {}
}

function announced({ text }: View, event: RatingEvent): Rating {
  return {
    agency_id: event.agencyId,
    agency_name: event.agency,
    scale_point_name: event.rating,
    scale_name: text(SCALE),
    forecast: event.outlook ? outlookName({ text }, event.outlook) : null,
    date: wireDate(event.day),
  }
}

/** A made-up agency that withdrew its rating (readings #69). */
function invented({ text }: View, issue: BondIssue): Rating[] {
  const row = (point: string, date: BondIssue['knownFrom']): Rating => ({
    agency_id: INVENTED_AGENCY.id,
    agency_name: INVENTED_AGENCY.name,
    scale_point_name: point,
    scale_name: text(SCALE),
    forecast: null,
    date: wireDate(date),
  })
  return [row('withdrawn', issue.knownFrom)]
}

/** Whether the issue's ratings are made up. */
export function ratingsAreIllustrative(issue: BondIssue): boolean {
  return issue.inDefault
}

/** The current rating of each agency, by group (bond-page §3). */
export function ratingGroups(view: View, issue: BondIssue): RatingGroups {
  return Object.fromEntries(
    Object.entries(histories(view, issue)).map(([group, history]) => {
      const agencies = new Set(history.map(rating => rating.agency_id))
      return [group, [...agencies].flatMap(id => history.find(rating => rating.agency_id === id) ?? [])]
    }),
  )
}

/** The main rating as text; S&P's if there is one. */
export function leadingRating(view: View, issue: BondIssue): string | null {
  if (issue.issuerId !== TREASURY_ISSUER) return null
  const current = currentRatings(sovereignRatings(view.market.data.ratings, view.market.today))
  const leading = current.at(-1)
  return leading ? `${leading.agency} ${leading.rating}` : null
}

/** The history of one group, by rating type and agency; empty without ratings. */
export function ratingsHistory(view: View, issue: BondIssue, group: RatingGroupName): RatingsHistoryAnswer {
  const history = histories(view, issue)[group] ?? []
  const agencies: RatingsHistoryAnswer['agencies'] = {}
  const ratings: RatingsHistoryAnswer['ratings'] = {}
  for (const rating of history) {
    const type = rating.scale_name ?? SCALE
    const id = rating.agency_id ?? 0
    agencies[type] ??= []
    ratings[type] ??= {}
    const ofAgency = ratings[type][id]
    if (ofAgency) ofAgency.push(rating)
    else {
      agencies[type].push({ id, name: rating.agency_name ?? '' })
      ratings[type][id] = [rating]
    }
  }
  return { agencies, ratings }
}
