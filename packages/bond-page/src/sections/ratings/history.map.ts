import type { Rating, RatingsHistory } from '@accrue/api-client'
import type { AxisRange, TimePoint, TimeSeries } from '@accrue/ui/charts'
import { type Day, dayToMs, type LabelOf } from '@accrue/ui/foundation'
import {
  type CellTone,
  createColumns,
  type DataTableColumnDef,
  type RowMeta,
  type TableCell,
} from '@accrue/ui/tables'
import { newestFirst } from '../../rules/newest-first.ts'
import {
  LAST_NOTCH,
  notchName,
  type RatingNotation,
  ratingDirection,
  ratingNotation,
  ratingNotch,
} from '../../rules/rating-rank.ts'
import { isRevoked } from '../../rules/revoked-rating.ts'
import { known, ratingCell, ratingMeta } from './ratings.map.ts'

/** The history on one scale, by agency. */
export type HistoryType = RatingsHistory['types'][number]

export type RatingHistoryOptions = { label: LabelOf; showRevoked: boolean }

/** The step chart. Values are notches, counted down from the best. */
export type HistoryViewModel = {
  series: TimeSeries[]
  /** Labels of the axis by value. */
  names: ReadonlyMap<number, string>
  domain: { low: number; high: number }
  /** From the first rating to today, in milliseconds. */
  extent: AxisRange
}

/** An agency's ratings of one subject, the earliest first. */
type AgencyLine = { id: string; name: string; ratings: (Rating & { day: Day })[] }

/** Q9: a step line for each agency; null without a rating on a long-term scale on a known day. */
export function toHistoryViewModel(
  { agencies }: HistoryType,
  { label, showRevoked, today }: RatingHistoryOptions & { today: Day },
): HistoryViewModel | null {
  const lines = agencies.flatMap(linesOf)
  const drawn = lines.filter(({ ratings }) => ratings.some(({ rating }) => ratingNotch(rating) !== null))
  const rated = drawn.flatMap(({ ratings }) => ratings.filter(({ rating }) => ratingNotch(rating) !== null))
  const notches = rated.map(({ rating }) => ratingNotch(rating) ?? 0)
  const [best, worst] = [Math.min(...notches), Math.max(...notches)]
  if (rated.length === 0) return null
  const offset = Math.min(OFFSET, MAX_TOTAL_OFFSET / drawn.length)
  const times = drawn.flatMap(({ ratings }) => ratings.map(({ day }) => dayToMs(day)))
  return {
    series: drawn.map((line, at) =>
      seriesOf(line, (at - (drawn.length - 1) / 2) * offset, { label, showRevoked }),
    ),
    names: axisNames(rated, Math.max(0, best - 1), Math.min(LAST_NOTCH, worst + 1)),
    domain: { low: -Math.min(LAST_NOTCH, worst + 1) - 0.5, high: -Math.max(0, best - 1) + 0.5 },
    extent: { from: Math.min(...times), to: Math.max(dayToMs(today), ...times) },
  }
}

/** Ratings without a day are only in the table of the group. */
function linesOf({ id, name, ratings }: HistoryType['agencies'][number]): AgencyLine[] {
  const subjects = new Map<string, AgencyLine>()
  for (const rating of ratings) {
    const { day, subject } = rating
    if (day === null) continue
    const line = subjects.get(subject ?? '') ?? {
      id: `${id} ${subject ?? ''}`,
      name: subject === null ? name : `${name} · ${subject}`,
      ratings: [],
    }
    line.ratings.push({ ...rating, day })
    subjects.set(subject ?? '', line)
  }
  return [...subjects.values()].map(line => ({
    ...line,
    ratings: line.ratings.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
  }))
}

/** Offset between the lines of two agencies, in notches: equal ratings would cover each other. */
const OFFSET = 0.12
/** Maximum offset of all lines together, so that each line stays nearest to its own notch. */
const MAX_TOTAL_OFFSET = 0.8

function seriesOf(
  { id, name, ratings }: AgencyLine,
  offset: number,
  options: RatingHistoryOptions,
): TimeSeries {
  const names = new Map<number, string>()
  for (const { rating } of ratings) {
    const notch = ratingNotch(rating)
    if (notch !== null) names.set(heightOf(notch, offset), rating)
  }
  return { id, name, names, variant: 'step', points: ratings.map(rating => pointOf(rating, offset, options)) }
}

const heightOf = (notch: number, offset = 0): number => 0 - notch - offset

/** A revoked rating ends the line, shown or hidden: no rating is valid after it. */
function pointOf(
  { day, rating }: Rating & { day: Day },
  offset: number,
  { label, showRevoked }: RatingHistoryOptions,
): TimePoint {
  const notch = ratingNotch(rating)
  if (notch !== null) return { day, value: heightOf(notch, offset) }
  const ended = showRevoked ? rating : label('rating_ended')
  return { day, value: null, reason: isRevoked({ rating }) ? ended : label('rating_off_scale', { rating }) }
}

/** The notches in the agencies' notation; with two notations, both. */
function axisNames(rated: readonly Rating[], best: number, worst: number): Map<number, string> {
  const used = new Set<RatingNotation>(rated.map(({ rating }) => ratingNotation(rating)))
  const notations = (['letters', 'moodys'] as const).filter(notation => used.has(notation))
  const names = new Map<number, string>()
  for (let notch = best; notch <= worst; notch++) {
    const written = notations.flatMap(notation => notchName(notch, notation) ?? [])
    names.set(heightOf(notch), [...new Set(written)].join(' / '))
  }
  return names
}

/** A rating of an agency, with the previous one of the same subject, hidden or not. */
export type RatingChange = { agency: string; rating: Rating; earlier: Rating | undefined }

/** Q9: the history by agency, the latest first. Agencies without visible ratings are left out. */
export function ratingChanges({ agencies }: HistoryType, showRevoked: boolean): RatingChange[] {
  return agencies.flatMap(({ id, ratings }) => {
    const sorted = ratings.toSorted(newestFirst)
    return sorted
      .map((rating, at) => ({
        agency: String(id),
        rating,
        earlier: sorted.slice(at + 1).find(({ subject }) => subject === rating.subject),
      }))
      .filter(({ rating }) => showRevoked || !isRevoked(rating))
  })
}

const column = createColumns<RatingChange>()

/** Q9: the columns of the history, grouped by agency; arrows show the direction of changes. */
export function historyColumns(
  { agencies }: HistoryType,
  label: LabelOf,
): DataTableColumnDef<RatingChange>[] {
  const reason = label('reason_not_given')
  const subject = column.text(({ rating }) => known(rating.subject, reason), {
    id: 'subject',
    header: label('rating_subject'),
  })
  return [
    column.text('agency', {
      header: label('rating_agency'),
      groups: new Map(agencies.map(({ id, name }) => [String(id), { label: name }])),
    }),
    column.day(({ rating }) => known(rating.day, reason), { id: 'day', header: label('rating_day') }),
    ...(agencies.some(({ ratings }) => ratings.some(rating => rating.subject)) ? [subject] : []),
    column.text(movedCell, { id: 'rating', header: label('rating_point') }),
    column.text(({ rating }) => known(rating.outlook, reason), {
      id: 'outlook',
      header: label('rating_outlook'),
    }),
  ]
}

/** A revoked rating steps back. */
export function changeMeta({ rating }: RatingChange): RowMeta | undefined {
  return ratingMeta(rating)
}

function movedCell({ rating, earlier }: RatingChange): TableCell {
  const tone: CellTone | null = earlier ? ratingDirection(earlier.rating, rating.rating) : null
  const cell = ratingCell(rating)
  return tone && typeof cell === 'object' ? { ...cell, tone } : cell
}
