import type { Caller } from '../caller.ts'
import { decodeBenchmark } from '../decode/benchmark.ts'
import { decodeAccruedInterest, decodeCalculation } from '../decode/calculation.ts'
import type { Day } from '../decode/day.ts'
import { decodeIssueAnswer } from '../decode/issues.ts'
import { decodePraams } from '../decode/praams.ts'
import { RATING_GROUPS, type RatingGroup } from '../decode/ratings.ts'
import { decodeRatingsHistory } from '../decode/ratings-history.ts'
import type { Lang } from '../decode/session.ts'
import {
  calculateBond,
  getAccruedInterest,
  getBenchmarkBond,
  getPraamsReport,
  getRatingsHistory,
  getSimilarBonds,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Accrued interest. */
export function accruedInterestCalls({ read }: Caller) {
  return {
    /** Accrued interest on a day up to two days after today; later is refused with `bad_date`. */
    onDay: ({ bondId, day }: { bondId: number; day: Day }, options?: CallOptions) =>
      read(
        request => getAccruedInterest({ ...request, path: { bondId, date: day } }),
        decodeAccruedInterest,
        options,
      ),
  }
}

/** What the calculator is given, as decimal text: a clean price per 100 of face value, a yield in per cent, or a discount margin in basis points. */
export type CalculationQuery = {
  bondId: number
  settlement: Day
  given: 'price' | 'yield' | 'margin'
  value: string
}

/** The calculator. */
export function calculationCalls({ read }: Caller) {
  return {
    /** All that follows from a price or a yield; refused with `bad_date` or `no_solution`. */
    of: ({ bondId, ...query }: CalculationQuery, options?: CallOptions) =>
      read(request => calculateBond({ ...request, path: { bondId }, query }), decodeCalculation, options),
  }
}

/** History of ratings. */
export function ratingCalls({ read }: Caller) {
  return {
    /** Agencies and ratings of one group. */
    history: ({ bondId, group }: { bondId: number; group: RatingGroup }, options?: CallOptions) => {
      const body = { ratingType: RATING_GROUPS[group] }
      return read(
        request => getRatingsHistory({ ...request, path: { bondId }, body }),
        decodeRatingsHistory,
        options,
      )
    },
  }
}

/** Similar bonds. */
export function similarCalls({ read }: Caller) {
  return {
    /** A page of similar bonds, ten each; the first one without `page`. */
    list: ({ bondId, page }: { bondId: number; page?: number }, options?: CallOptions) =>
      read(
        request => getSimilarBonds({ ...request, path: { bondId }, query: { page } }),
        decodeIssueAnswer,
        options,
      ),
  }
}

/** The praams report. */
export function praamsCalls({ read }: Caller) {
  return {
    /** The report, or null when there is none. */
    report: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      read(request => getPraamsReport({ ...request, path: { bondId } }), decodePraams, options),
  }
}

/** Benchmark bonds of t-spreads. */
export function benchmarkCalls({ read }: Caller) {
  return {
    /** The benchmark bond, or null when the answer names none. */
    bond: ({ id, lang }: { id: number; lang?: Lang }, options?: CallOptions) =>
      read(
        request => getBenchmarkBond({ ...request, path: { id }, query: { lang } }),
        decodeBenchmark,
        options,
      ),
  }
}
