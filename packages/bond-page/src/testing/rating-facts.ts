import type { BondPageData, Rating, RatingGroup, RatingsHistory } from '@accrue/api-client'
import { PAGE } from './facts.ts'

/** A rating; other fields are unknown. */
export function rating(row: Partial<Rating> & Pick<Rating, 'agency' | 'rating'>): Rating {
  return { agencyId: null, scale: LONG_TERM, outlook: null, day: null, subject: null, ...row }
}

const LONG_TERM = 'Long-term, foreign currency'

/** A page with these ratings; other groups have none. */
export function rated(
  groups: Partial<Record<RatingGroup, Rating[]>>,
  page: BondPageData = PAGE,
): BondPageData {
  return { ...page, bond: { ...page.bond, ratings: { ...PAGE.bond.ratings, ...groups } } }
}

type Event = readonly [day: Rating['day'], rating: string, outlook?: string]

/** A history on one scale, the ratings of each agency newest first. */
export function historyOf(
  agencies: Readonly<Record<string, readonly Event[]>>,
  type: string = LONG_TERM,
): RatingsHistory['types'][number] {
  return {
    type,
    agencies: Object.entries(agencies).map(([name, events], at) => ({
      id: at + 1,
      name,
      ratings: events.map(([day, point, outlook]) =>
        rating({ agency: name, agencyId: at + 1, rating: point, day, outlook: outlook ?? null }),
      ),
    })),
  }
}

/** The ratings of the United States by three agencies. */
export const SOVEREIGN_HISTORY: RatingsHistory = {
  types: [
    historyOf({
      'Moody’s': [
        ['2025-05-16', 'Aa1', 'Stable'],
        ['2013-07-18', 'Aaa', 'Stable'],
        ['2011-08-02', 'Aaa', 'Negative'],
        ['2011-07-13', 'Aaa', 'Negative Watch'],
      ],
      Fitch: [
        ['2023-08-01', 'AA+', 'Stable'],
        ['2020-07-31', 'AAA', 'Negative'],
        ['2014-03-21', 'AAA', 'Stable'],
        ['2011-11-28', 'AAA', 'Negative'],
        ['2000-09-21', 'AAA', 'Stable'],
      ],
      'S&P': [
        ['2013-06-10', 'AA+', 'Stable'],
        ['2011-08-05', 'AA+', 'Negative'],
        ['2011-07-14', 'AAA', 'Negative Watch'],
      ],
    }),
  ],
}
