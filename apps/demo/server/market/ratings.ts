import type { Day } from '@accrue/ui/foundation/calendar'
import type { SovereignRating } from '../import/references.ts'

/** Internal agency numbers. */
const AGENCIES = ['DBRS', 'Fitch', "Moody's", 'S&P'] as const

/** Public announcements after the end of the file (May 2022). */
const LATER: readonly SovereignRating[] = [
  { agency: 'Fitch', rating: 'AA+', outlook: 'Stable', day: '2023-08-01' as Day },
  { agency: "Moody's", rating: 'Aa1', outlook: 'Stable', day: '2025-05-16' as Day },
]

/** One announcement with its agency's number. */
export type RatingEvent = SovereignRating & { agencyId: number }

/** Agency announcements on the United States up to a day, latest first. */
export function sovereignRatings(file: readonly SovereignRating[], today: Day): RatingEvent[] {
  return [...file, ...LATER]
    .filter(rating => rating.day <= today)
    .map(rating => ({ ...rating, agencyId: (AGENCIES as readonly string[]).indexOf(rating.agency) + 1 }))
    .filter(rating => rating.agencyId > 0)
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/** The latest announcement of each agency. */
export function currentRatings(history: readonly RatingEvent[]): RatingEvent[] {
  return AGENCIES.flatMap((_, index) => history.find(rating => rating.agencyId === index + 1) ?? [])
}
