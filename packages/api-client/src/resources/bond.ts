import type { Caller } from '../caller.ts'
import { decodeBenchmark } from '../decode/benchmark.ts'
import { decodeAccruedInterest, decodeCalculation } from '../decode/calculation.ts'
import type { Day } from '../decode/day.ts'
import { decodeIssueAnswer } from '../decode/issues.ts'
import { codeOfLanguage, type Language } from '../decode/languages.ts'
import { decodePraams } from '../decode/praams.ts'
import { RATING_GROUPS, type RatingGroup } from '../decode/ratings.ts'
import { decodeRatingsHistory } from '../decode/ratings-history.ts'
import {
  calculateBond,
  getAccruedInterest,
  getBenchmarkBond,
  getPraamsReport,
  getRatingsHistory,
  getSimilarBonds,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

export function accruedInterestCalls({ read }: Caller) {
  return {
    /** Accrued interest on a day; later than two days after today is refused with `bad_date`. */
    onDay: ({ bondId, day }: { bondId: number; day: Day }, options?: CallOptions) =>
      read(
        request => getAccruedInterest({ ...request, path: { bondId, date: day } }),
        decodeAccruedInterest,
        options,
      ),
  }
}

/** Input of the calculator as decimal text: a clean price per 100 of face value, a yield in per cent, or a discount margin in basis points. */
export type CalculationQuery = {
  bondId: number
  settlement: Day
  given: 'price' | 'yield' | 'margin'
  value: string
}

export function calculationCalls({ read }: Caller) {
  return {
    /** Refused with `bad_date` or `no_solution`. */
    of: ({ bondId, ...query }: CalculationQuery, options?: CallOptions) =>
      read(request => calculateBond({ ...request, path: { bondId }, query }), decodeCalculation, options),
  }
}

export function ratingCalls({ read }: Caller) {
  return {
    /** Rating history of one group, by agency. */
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

export function similarCalls({ read }: Caller) {
  return {
    /** A page of ten similar bonds; default the first. */
    list: ({ bondId, page }: { bondId: number; page?: number }, options?: CallOptions) =>
      read(
        request => getSimilarBonds({ ...request, path: { bondId }, query: { page } }),
        decodeIssueAnswer,
        options,
      ),
  }
}

export function praamsCalls({ read }: Caller) {
  return {
    /** Null when there is no report. */
    report: ({ bondId }: { bondId: number }, options?: CallOptions) =>
      read(request => getPraamsReport({ ...request, path: { bondId } }), decodePraams, options),
  }
}

export function benchmarkCalls({ read }: Caller) {
  return {
    /** The benchmark bond of a t-spread; null when the answer has none. */
    bond: ({ id, lang }: { id: number; lang?: Language }, options?: CallOptions) =>
      read(
        request =>
          getBenchmarkBond({ ...request, path: { id }, query: { lang: lang && codeOfLanguage(lang) } }),
        decodeBenchmark,
        options,
      ),
  }
}
