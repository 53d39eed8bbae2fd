import type { Api } from '../client.ts'
import type { OperationId } from '../generated/operations.gen.ts'
import type { CallOptions } from '../policy.ts'

/**
 * One call of every operation, for contract and fault tests. An operation in openapi.yaml without a function is a type error here.
 */
export const everyCall: { [Id in OperationId]: (api: Api, options?: CallOptions) => Promise<unknown> } = {
  getBondPage: (api, options) => api.page.bond({ bondId: 1, lang: 'en' }, options),
  getStockPage: (api, options) => api.page.stock({ id: 1 }, options),
  getEtfPage: (api, options) => api.page.etf({ id: 1 }, options),
  getIndexPage: (api, options) => api.page.index({ id: 1 }, options),
  getCompanyPage: (api, options) => api.page.company({ id: 1 }, options),
  getLatestIssues: (api, options) => api.page.latestIssues({ bondId: 1, page: 2 }, options),
  getSession: (api, options) => api.session.current({}, options),
  signIn: (api, options) => api.session.signIn({ login: 'desk', password: 'desk' }, options),
  signOut: (api, options) => api.session.signOut({}, options),
  getTradings: (api, options) =>
    api.chart.tradings(
      {
        items: [{ kind: 'bonds', id: 1, venueId: 100 }],
        from: '2024-05-22',
        to: '2024-08-22',
        type: 'price',
        iteration: 1,
      },
      options,
    ),
  searchCompareItems: (api, options) => api.compare.ofBond(1).search({ term: 'UST', venueId: 4 }, options),
  getCompareTradingGrounds: (api, options) =>
    api.compare.ofBond(1).venues({ kind: 'bonds', id: 2, venueId: 4 }, options),
  getChartData: (api, options) => api.chart.panel({ entity: 'stocks', id: 1, periodId: '1y' }, options),
  getBenchmarkBond: (api, options) => api.benchmark.bond({ id: 3, lang: 'en' }, options),
  getMarketQuotes: (api, options) => api.quotes.market({ bondId: 1, issuerId: 1, statusId: 192 }, options),
  submitQuotesAccessRequest: (api, options) => api.quotes.requestAccess({ participantId: 900 }, options),
  getPraamsReport: (api, options) => api.praams.report({ bondId: 1 }, options),
  getRatingsHistory: (api, options) => api.ratings.history({ bondId: 1, group: 'issuer' }, options),
  getAccruedInterest: (api, options) => api.accruedInterest.onDay({ bondId: 1, day: '2025-07-12' }, options),
  calculateBond: (api, options) =>
    api.calculation.of({ bondId: 1, settlement: '2025-07-14', given: 'price', value: '98.5' }, options),
  getSimilarBonds: (api, options) => api.similar.list({ bondId: 1, page: 1 }, options),
  getIssuerComments: (api, options) => api.comments.aboutIssuer({ issuerId: 1 }, options),
  createCommentsAccessRequest: (api, options) => api.comments.requestAccess({ providerId: 12 }, options),
  getBankReport: (api, options) => api.reports.bank({ issuerId: 5, archive: false }, options),
  getInternationalReport: (api, options) =>
    api.reports.international({ reportId: 2, source: 'own' }, options),
  getLocalReport: (api, options) => api.reports.local({ reportId: 2 }, options),
  getMultipliers: (api, options) => api.reports.multipliers({ issuerId: 2 }, options),
  getReportFiles: (api, options) => api.reports.files({ kind: 'annual-reports', issuerId: 2 }, options),
  getIssuerIndicators: (api, options) => api.indicators.list({ issuerId: 2 }, options),
  deleteIndicatorRequest: (api, options) => api.indicators.deleteRequest({ id: 77 }, options),
  getIssuerMap: (api, options) => api.map.issuer({ issuerId: 1, bondId: 1 }, options),
  getIssuerNetwork: (api, options) => api.network.issuers({ issuerId: 2, direction: 'from' }, options),
  suggestBonds: (api, options) => api.suggest.bonds({ term: 'UST' }, options),
  suggestStocks: (api, options) => api.suggest.stocks({ term: 'Apple' }, options),
  suggestEtf: (api, options) => api.suggest.etfs({ term: 'bond' }, options),
  suggestCommodities: (api, options) => api.suggest.commodities({ term: 'oil' }, options),
  suggestCurrencies: (api, options) => api.suggest.currencies({ term: 'eur' }, options),
  suggestIndexes: (api, options) => api.suggest.indexes({ term: 'UST' }, options),
  suggestCompanies: (api, options) => api.suggest.companies({ term: 'Apple', withoutStatuses: [3] }, options),
  removeFromWatchlists: (api, options) => api.watchlist.remove({ ids: [1], bondId: 1 }, options),
  appendToWatchlists: (api, options) =>
    api.watchlist.append(
      { bondId: 1, items: [{ listId: 1, values: { quantity: '100', price: '98.125', day: '2024-03-01' } }] },
      options,
    ),
  getHome: (api, options) => api.page.home({}, options),
  getMenu: (api, options) => api.page.menu({}, options),
  getProfile: (api, options) => api.profile.load({}, options),
  confirmPhone: (api, options) => api.profile.confirmPhone({ code: '482913' }, options),
  getOutbox: (api, options) => api.profile.outbox({}, options),
  getSettings: (api, options) => api.settings.load({}, options),
  saveSettings: (api, options) => api.settings.save({ sid: 's-4b7e0c', hints: false }, options),
  sendSubscriptionRequest: (api, options) =>
    api.profile.sendSubscription({ tariff: 5, contactPersonId: 31 }, options),
  expandSubscriptionRequest: (api, options) => api.profile.expandSubscription({ tariff: 5 }, options),
  updatePhone: (api, options) => api.profile.updatePhone({ phone: '+15551234567' }, options),
  sendConfirmationCode: (api, options) => api.profile.sendCode({}, options),
  getSupportTickets: (api, options) => api.profile.tickets({}, options),
  getLabels: (api, options) => api.labels.load({ module: 'bonds', lang: 'en' }, options),
  getRepositoryLabels: (api, options) =>
    api.labels.load({ module: 'bonds', repository: 'chart', showLabels: true }, options),
  logBondContactAction: api => api.log.tableExpanded({ actionId: 80, bondId: 1 }),
  logContactAction: api => api.log.tableExpanded({ actionId: 76 }),
  countBondView: api => api.log.pageViewed({ bondId: 1, countryId: 840, regionId: 21 }),
  logAction: api => api.log.action({ actionId: 299 }),
  exportArchive: (api, options) =>
    api.exports.archive(
      { bondId: 1, venueId: 100, from: '2024-05-22', to: '2024-08-22', lang: 'en' },
      options,
    ),
  getCashFlowExportLink: (api, options) => api.exports.cashFlowLink({ bondId: 1 }, options),
  exportCashFlow: (api, options) => api.exports.cashFlowFile({ bondId: 1 }, options),
  exportReport: (api, options) =>
    api.exports.report(
      { report: 'bank', id: 5, archive: false, from: '2020-01-01', to: '2025-07-11' },
      options,
    ),
  printBondPage: (api, options) => api.exports.page({ bondId: 1, blocks: ['info', 'cash-flow'] }, options),
  exportSimilarBonds: (api, options) => api.exports.similar({ bondId: 1 }, options),
  downloadFile: (api, options) => api.exports.document({ kind: 'document', id: 11 }, options),
}
