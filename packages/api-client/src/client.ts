import { createCaller } from './caller.ts'
import type { HttpOptions } from './http.ts'
import { later } from './later.ts'
import { labelCalls } from './resources/labels.ts'
import { logCalls } from './resources/log.ts'
import { pageCalls } from './resources/page.ts'
import { sessionCalls } from './resources/session.ts'

/** Every call of the API, in groups of plain functions. */
export type Api = ReturnType<typeof createApi>

const bond = () => import('./resources/bond.ts')
const issuer = () => import('./resources/issuer.ts')
const user = () => import('./resources/profile.ts')
const watchlist = () => import('./resources/watchlist.ts')

/**
 * The API over one base url, fetch and clock. Each function takes one named object and `{signal}`, resolves with facts or a refusal, and
 * rejects with `ApiFault` when the transport failed or with an AbortError when the caller cancelled. What a page calls at its start is
 * here; the other groups come with their first call. A page that knows what it calls may have single groups over `createCaller` instead.
 */
export function createApi(options: HttpOptions = {}) {
  const caller = createCaller(options)
  return {
    session: sessionCalls(caller),
    page: pageCalls(caller),
    labels: labelCalls(caller),
    log: logCalls(caller),
    chart: later(async () => (await import('./resources/chart.ts')).chartCalls(caller), {
      tradings: 'getTradings',
      panel: 'getChartData',
    }),
    compare: {
      /** The ports for one main bond: spread them into the widget. */
      ofBond: (bondId: number) =>
        later(async () => (await import('./resources/compare.ts')).compareCalls(caller, bondId), {
          search: 'searchCompareItems',
          tradingGrounds: 'getCompareTradingGrounds',
        }),
    },
    quotes: later(async () => (await import('./resources/quotes.ts')).quoteCalls(caller), {
      market: 'getMarketQuotes',
      requestAccess: 'submitQuotesAccessRequest',
    }),
    accruedInterest: later(async () => (await bond()).accruedInterestCalls(caller), {
      onDay: 'getAccruedInterest',
    }),
    calculation: later(async () => (await bond()).calculationCalls(caller), { of: 'calculateBond' }),
    ratings: later(async () => (await bond()).ratingCalls(caller), { history: 'getRatingsHistory' }),
    similar: later(async () => (await bond()).similarCalls(caller), { list: 'getSimilarBonds' }),
    praams: later(async () => (await bond()).praamsCalls(caller), { report: 'getPraamsReport' }),
    benchmark: later(async () => (await bond()).benchmarkCalls(caller), { bond: 'getBenchmarkBond' }),
    reports: later(async () => (await issuer()).reportCalls(caller), {
      bank: 'getBankReport',
      international: 'getInternationalReport',
      local: 'getLocalReport',
      multipliers: 'getMultipliers',
      files: 'getReportFiles',
    }),
    comments: later(async () => (await issuer()).commentCalls(caller), {
      aboutIssuer: 'getIssuerComments',
      requestAccess: 'createCommentsAccessRequest',
    }),
    indicators: later(async () => (await issuer()).indicatorCalls(caller), {
      list: 'getIssuerIndicators',
      deleteRequest: 'deleteIndicatorRequest',
    }),
    map: later(async () => (await issuer()).mapCalls(caller), { issuer: 'getIssuerMap' }),
    network: later(async () => (await issuer()).networkCalls(caller), {
      load: 'getIssuerNetwork',
      issuers: 'getIssuerNetwork',
    }),
    suggest: later(async () => (await import('./resources/suggest.ts')).suggestCalls(caller), {
      bonds: 'suggestBonds',
      stocks: 'suggestStocks',
      etfs: 'suggestEtf',
      indexes: 'suggestIndexes',
      companies: 'suggestCompanies',
    }),
    watchlist: {
      ...later(async () => (await watchlist()).watchlistCalls(caller), {
        append: 'appendToWatchlists',
        remove: 'removeFromWatchlists',
      }),
      /** The two calls for one bond: spread them into the watchlist panel. */
      ofBond: (bondId: number) =>
        later(async () => (await watchlist()).watchlistCallsOf(caller, bondId), {
          append: 'appendToWatchlists',
          remove: 'removeFromWatchlists',
        }),
    },
    settings: later(async () => (await user()).settingCalls(caller), {
      load: 'getSettings',
      save: 'saveSettings',
    }),
    profile: later(async () => (await user()).profileCalls(caller), {
      load: 'getProfile',
      sendSubscription: 'sendSubscriptionRequest',
      expandSubscription: 'expandSubscriptionRequest',
      updatePhone: 'updatePhone',
      sendCode: 'sendConfirmationCode',
      confirmPhone: 'confirmPhone',
      outbox: 'getOutbox',
      tickets: 'getSupportTickets',
    }),
    exports: later(async () => (await import('./resources/exports.ts')).exportCalls(caller), {
      archive: 'exportArchive',
      cashFlowLink: 'getCashFlowExportLink',
      cashFlowFile: 'exportCashFlow',
      report: 'exportReport',
      similar: 'exportSimilarBonds',
      page: 'printBondPage',
      document: 'downloadFile',
    }),
  }
}
