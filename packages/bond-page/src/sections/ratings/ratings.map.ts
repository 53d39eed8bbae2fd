import type { BondPage, Rating, RatingGroup } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import type { TableCell, TableColumn, TableRow } from '@accrue/ui/tables'
import { ratingNotch } from '../../rules/rating-rank.ts'
import { isRevoked } from '../../rules/revoked-rating.ts'

/** Groups in the order of the specification (bond-page §3). */
const GROUPS: readonly RatingGroup[] = ['issue', 'issuer', 'spv', 'surety', 'guarantors', 'offeror']

export type RatedGroup = { group: RatingGroup; ratings: readonly Rating[] }

/** Q9: the groups that have ratings. */
export function ratedGroups(ratings: BondPage['bond']['ratings']): RatedGroup[] {
  return GROUPS.map(group => ({ group, ratings: ratings[group] })).filter(one => one.ratings.length > 0)
}

/** Whether any rating of the bond can be toggled (bond-page §4). */
export function hasRevoked(groups: readonly RatedGroup[]): boolean {
  return groups.some(({ ratings }) => ratings.some(isRevoked))
}

/** What is left of ratings while the revoked ones are hidden. */
export function shownRatings<Row extends { rating: string }>(
  ratings: readonly Row[],
  showRevoked: boolean,
): Row[] {
  return ratings.filter(rating => showRevoked || !isRevoked(rating))
}

/** Q9: the columns of a group; who is rated is a column where a group says it. */
export function ratingColumns(ratings: readonly Rating[], label: LabelOf): TableColumn[] {
  const subject: TableColumn = { id: 'subject', header: label('rating_subject') }
  return [
    { id: 'agency', header: label('rating_agency') },
    ...(ratings.some(rating => rating.subject) ? [subject] : []),
    { id: 'rating', header: label('rating_point') },
    { id: 'scale', header: label('rating_scale') },
    { id: 'outlook', header: label('rating_outlook') },
    { id: 'day', header: label('rating_day'), kind: 'day' },
  ]
}

/** Q9: a row for each rating; a revoked one steps back, and every blank says that the source gives nothing (X3). */
export function ratingRows(ratings: readonly Rating[], label: LabelOf): TableRow[] {
  const reason = label('reason_not_given')
  return ratings.map((rating, index) => ({
    id: `${rating.agencyId ?? rating.agency} ${rating.scale ?? ''} ${index}`,
    ...(isRevoked(rating) ? { look: 'muted' as const } : {}),
    cells: {
      agency: known(rating.agency, reason),
      subject: known(rating.subject, reason),
      rating: ratingCell(rating),
      scale: known(rating.scale, reason),
      outlook: known(rating.outlook, reason),
      day: known(rating.day, reason),
    },
  }))
}

/** A rating sorts by its place on the scale; what no scale has comes last. */
export function ratingCell({ rating }: Pick<Rating, 'rating'>): TableCell {
  return { text: rating, sortValue: ratingNotch(rating) }
}

/** A text, or why there is none. */
export function known(text: string | null, reason: string): TableCell {
  return text === null || text === '' ? { reason } : text
}
