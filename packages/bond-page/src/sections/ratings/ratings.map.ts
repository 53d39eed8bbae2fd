import type { BondPageData, Rating, RatingGroup } from '@accrue/api-client'
import type { LabelOf } from '@accrue/ui/foundation'
import { createColumns, type DataTableColumnDef, type RowMeta, type TableCell } from '@accrue/ui/tables'
import { ratingNotch } from '../../rules/rating-rank.ts'
import { isRevoked } from '../../rules/revoked-rating.ts'

/** Groups in the order of the specification (bond-page §3). */
const GROUPS: readonly RatingGroup[] = ['issue', 'issuer', 'spv', 'surety', 'guarantors', 'offeror']

export type RatedGroup = { group: RatingGroup; ratings: readonly Rating[] }

/** Q9: the groups that have ratings. */
export function ratedGroups(ratings: BondPageData['bond']['ratings']): RatedGroup[] {
  return GROUPS.map(group => ({ group, ratings: ratings[group] })).filter(one => one.ratings.length > 0)
}

/** Whether any rating of the bond is revoked, so that the toggle is shown (bond-page §4). */
export function hasRevoked(groups: readonly RatedGroup[]): boolean {
  return groups.some(({ ratings }) => ratings.some(isRevoked))
}

/** The ratings, without revoked ones unless they are shown. */
export function shownRatings<Row extends { rating: string }>(
  ratings: readonly Row[],
  showRevoked: boolean,
): Row[] {
  return ratings.filter(rating => showRevoked || !isRevoked(rating))
}

const column = createColumns<Rating>()

/** Q9: the columns of a group; the subject column needs a subject in some row. Every blank has a reason (X3). */
export function ratingColumns(ratings: readonly Rating[], label: LabelOf): DataTableColumnDef<Rating>[] {
  const text = (id: 'agency' | 'subject' | 'scale' | 'outlook', header: string) =>
    column.text(rating => known(rating[id], label('reason_not_given')), { id, header: label(header) })
  return [
    text('agency', 'rating_agency'),
    ...(ratings.some(rating => rating.subject) ? [text('subject', 'rating_subject')] : []),
    column.text(ratingCell, { id: 'rating', header: label('rating_point') }),
    text('scale', 'rating_scale'),
    text('outlook', 'rating_outlook'),
    column.day(rating => known(rating.day, label('reason_not_given')), {
      id: 'day',
      header: label('rating_day'),
    }),
  ]
}

export function ratingMeta(rating: Pick<Rating, 'rating'>): RowMeta | undefined {
  return isRevoked(rating) ? { variant: 'muted' } : undefined
}

/** A rating sorts by its notch, ratings off the scale last. */
export function ratingCell({ rating }: Pick<Rating, 'rating'>): TableCell {
  return { text: rating, sortValue: ratingNotch(rating) }
}

/** A text, or a blank with a reason. */
export function known(text: string | null, reason: string): TableCell {
  return text === null || text === '' ? { reason } : text
}
