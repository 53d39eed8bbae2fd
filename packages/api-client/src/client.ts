import { createCaller } from './caller.ts'
import type { HttpOptions } from './policy.ts'
import {
  accruedInterestCalls,
  benchmarkCalls,
  calculationCalls,
  praamsCalls,
  ratingCalls,
  similarCalls,
} from './resources/bond.ts'
import { chartCalls } from './resources/chart.ts'
import { compareCalls } from './resources/compare.ts'
import { exportCalls } from './resources/exports.ts'
import { commentCalls, indicatorCalls, mapCalls, networkCalls, reportCalls } from './resources/issuer.ts'
import { labelCalls } from './resources/labels.ts'
import { logCalls } from './resources/log.ts'
import { pageCalls } from './resources/page.ts'
import { profileCalls, settingCalls } from './resources/profile.ts'
import { quoteCalls } from './resources/quotes.ts'
import { sessionCalls } from './resources/session.ts'
import { suggestCalls } from './resources/suggest.ts'
import { watchlistCalls, watchlistCallsOf } from './resources/watchlist.ts'

/** Every call of the API, in groups of plain functions. */
export type Api = ReturnType<typeof createApi>

/**
 * Every call of the API with one base url, fetch and clock. Each function takes one object and `{signal}`, resolves with facts or a refusal,
 * and rejects with `ApiFault` when the transport failed or with an AbortError when the caller cancelled. To bundle less, a page can use
 * single groups with `createCaller` instead.
 */
export function createApi(options: HttpOptions = {}) {
  const caller = createCaller(options)
  return {
    session: sessionCalls(caller),
    page: pageCalls(caller),
    labels: labelCalls(caller),
    log: logCalls(caller),
    chart: chartCalls(caller),
    compare: {
      /** The ports for one main bond: spread them into the widget. */
      ofBond: (bondId: number) => compareCalls(caller, bondId),
    },
    quotes: quoteCalls(caller),
    accruedInterest: accruedInterestCalls(caller),
    calculation: calculationCalls(caller),
    ratings: ratingCalls(caller),
    similar: similarCalls(caller),
    praams: praamsCalls(caller),
    benchmark: benchmarkCalls(caller),
    reports: reportCalls(caller),
    comments: commentCalls(caller),
    indicators: indicatorCalls(caller),
    map: mapCalls(caller),
    network: networkCalls(caller),
    suggest: suggestCalls(caller),
    watchlist: {
      ...watchlistCalls(caller),
      /** The two calls for one bond: spread them into the watchlist panel. */
      ofBond: (bondId: number) => watchlistCallsOf(caller, { bondId }),
      /** The two calls for one stock. */
      ofStock: (stockId: number) => watchlistCallsOf(caller, { stockId }),
    },
    settings: settingCalls(caller),
    profile: profileCalls(caller),
    exports: exportCalls(caller),
  }
}
