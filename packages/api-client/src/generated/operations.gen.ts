// This file is written from openapi.yaml by scripts/write-tables.mjs

import type * as wire from './types.gen.ts'

/** How the client treats a call: see the head of openapi.yaml. */
export type CallClass = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** One operation of the document. */
export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with its parameters in braces. */
  path: string
  callClass: CallClass
  /** How the request's body is written. */
  body: 'none' | 'json' | 'form'
  /** What a success brings. */
  answer: 'none' | 'json' | 'file'
  /** Names of the query parameters. */
  query: readonly string[]
  /** Largest answer taken, in bytes; the client's default when absent. */
  maxBytes?: number
}

/** What an operation is unless its row says otherwise. */
const USUAL = { method: 'GET', callClass: 'read', body: 'none', answer: 'json', query: [] } as const satisfies Omit<Operation, 'path'>

/** Where each operation leads, and in what it differs from the usual one. */
const ROWS = {
  getBondPage: { path: '/api/bonds/{id}/page/', query: ['lang'] },
  getStockPage: { path: '/api/stocks/{id}/page/', query: ['lang'] },
  getEtfPage: { path: '/api/etf/{id}/page/', query: ['lang'] },
  getIndexPage: { path: '/api/indexes/{id}/page/', query: ['lang'] },
  getCompanyPage: { path: '/api/company/{id}/page/', query: ['lang'] },
  getLatestIssues: { path: '/api/bonds/{id}/latest-issues/', query: ['page', 'lang'] },
  getMenu: { path: '/api/menu/', query: ['lang'] },
  getSession: { path: '/api/session/' },
  signIn: { path: '/api/session/', method: 'POST', callClass: 'write', body: 'json' },
  signOut: { path: '/api/session/', method: 'DELETE', callClass: 'write' },
  getTradings: { path: '/api/chart/get_tradings/', method: 'POST', body: 'json', maxBytes: 33554432 },
  searchCompareItems: { path: '/api/bonds/{bondId}/getAutocompleteData/', method: 'POST', body: 'json' },
  getCompareTradingGrounds: { path: '/api/bonds/{bondId}/getTradingGround/', method: 'POST', body: 'json' },
  getChartData: { path: '/api/chart-data/{entity}/{id}/', method: 'POST', body: 'json' },
  getBenchmarkBond: { path: '/cb/emissions/item/global/json/{id}/', query: ['lang'] },
  getMarketQuotes: { path: '/api/bonds/mp-quotes/{bondId}/{emitentId}/{bondStatusId}/' },
  submitQuotesAccessRequest: { path: '/api/bonds/submit_quotes_access_request/{emitentId}/', callClass: 'writing-get' },
  getPraamsReport: { path: '/api/bonds/{bondId}/praams/' },
  getRatingsHistory: { path: '/api/bonds/{bondId}/getRatingsHistory/', method: 'POST', body: 'json' },
  getAccruedInterest: { path: '/api/bonds/{bondId}/getNkdInfo/{date}/' },
  calculateBond: { path: '/api/bonds/{bondId}/calculation/', query: ['settlement', 'given', 'value'] },
  getSimilarBonds: { path: '/api/bonds/{bondId}/similar-items/', query: ['page'] },
  getIssuerComments: { path: '/api/company/{emitentId}/comments_about/' },
  createCommentsAccessRequest: { path: '/api/comments/create_comments_access_request/{providerId}/', callClass: 'writing-get' },
  getBankReport: { path: '/api/report_bank_rsbu/{emitentId}/{archiveFlag}/', query: ['branch'] },
  getInternationalReport: { path: '/api/report_msfo/{reportId}/', query: ['source'] },
  getLocalReport: { path: '/api/report_rsbu/{reportId}/' },
  getMultipliers: { path: '/api/company/{emitentId}/multipliers/' },
  getReportFiles: { path: '/api/company/get-report/{apiUrl}/{emitentId}/' },
  getIssuerIndicators: { path: '/api/company/{emitentId}/get-emitent-list-of-indexes/' },
  deleteIndicatorRequest: { path: '/api/uss/delete/{id}/', method: 'POST', callClass: 'write' },
  getIssuerMap: { path: '/api/emitent-map-data/{emitentId}/', query: ['bondId'] },
  getIssuerNetwork: { path: '/api/network/{emitentId}/{direction}/' },
  suggestBonds: { path: '/api/suggest/bonds/', method: 'POST', body: 'form' },
  suggestStocks: { path: '/api/suggest/stocks/', method: 'POST', body: 'form' },
  suggestEtf: { path: '/api/suggest/etf/', method: 'POST', body: 'form' },
  suggestIndexes: { path: '/api/suggest/indexes/', method: 'POST', body: 'form' },
  suggestCompanies: { path: '/api/suggest/companies/', method: 'POST', body: 'json' },
  removeFromWatchlists: { path: '/api/watchlist/remove/', method: 'POST', callClass: 'write', body: 'json' },
  appendToWatchlists: { path: '/api/watchlistAppend/', method: 'POST', callClass: 'write', body: 'json' },
  getSettings: { path: '/api/user/settings/' },
  saveSettings: { path: '/api/user/set-settings/', method: 'POST', callClass: 'write', body: 'json' },
  sendSubscriptionRequest: { path: '/api/profile/pa/subscr_send_request/', method: 'POST', callClass: 'write', body: 'json' },
  expandSubscriptionRequest: { path: '/api/profile/pa/subscr_expand_request/', method: 'POST', callClass: 'write', body: 'json' },
  updatePhone: { path: '/api/profile/update_mob/', method: 'POST', callClass: 'write', body: 'json' },
  sendConfirmationCode: { path: '/', callClass: 'writing-get', answer: 'none', query: ['action'] },
  getSupportTickets: { path: '/api/profile/support/tickets/' },
  getProfile: { path: '/api/profile/' },
  confirmPhone: { path: '/api/profile/confirm_mob/', method: 'POST', callClass: 'write', body: 'json' },
  getOutbox: { path: '/api/profile/outbox/' },
  getLabels: { path: '/api/labels/{module}/', query: ['show_labels', 'lang'] },
  getRepositoryLabels: { path: '/api/labels/{module}/{repository}/', query: ['show_labels', 'lang'] },
  logBondContactAction: { path: '/api/bonds/{bondId}/contactActionLog/', method: 'POST', callClass: 'fire-and-forget', body: 'json', answer: 'none' },
  logContactAction: { path: '/api/contactActionLog/', method: 'POST', callClass: 'fire-and-forget', body: 'json', answer: 'none' },
  countBondView: { path: '/api/bonds/{bondId}/incrementStatisticView/', method: 'POST', callClass: 'fire-and-forget', body: 'json', answer: 'none' },
  logAction: { path: '/cb/current_user/action_log/global/json/{actionId}/', callClass: 'fire-and-forget', answer: 'none' },
  exportArchive: { path: '/api/bonds/{id}/archive-export/', method: 'POST', body: 'form', answer: 'file' },
  getCashFlowExportLink: { path: '/api/bonds/{id}/cash-flow-export/' },
  exportCashFlow: { path: '/api/bonds/{id}/cash-flow-export/file/', answer: 'file' },
  printBondPage: { path: '/api/bonds/{id}/pdf/', answer: 'file', query: ['blocks', 'lang'] },
  exportReport: { path: '/api/report-export/{report}/{id}/', answer: 'file', query: ['archive', 'from', 'to'] },
  exportSimilarBonds: { path: '/api/bonds/{bondId}/similar-items/export/', answer: 'file' },
  downloadFile: { path: '/api/files/{kind}/{id}/', answer: 'file' },
} as const satisfies Record<string, Partial<Operation> & Pick<Operation, 'path'>>

export type OperationId = keyof typeof ROWS

/** Every operation by its id. */
export const operations = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(ROWS).map(([id, row]): [string, Operation] => [id, { ...USUAL, ...row }]),
) as Record<OperationId, Operation>

/** Request and answer types of every operation, as they are on the wire. */
export type Calls = {
  getBondPage: { request: wire.GetBondPageData; answer: wire.GetBondPageResponse }
  getStockPage: { request: wire.GetStockPageData; answer: wire.GetStockPageResponse }
  getEtfPage: { request: wire.GetEtfPageData; answer: wire.GetEtfPageResponse }
  getIndexPage: { request: wire.GetIndexPageData; answer: wire.GetIndexPageResponse }
  getCompanyPage: { request: wire.GetCompanyPageData; answer: wire.GetCompanyPageResponse }
  getLatestIssues: { request: wire.GetLatestIssuesData; answer: wire.GetLatestIssuesResponse }
  getMenu: { request: wire.GetMenuData; answer: wire.GetMenuResponse }
  getSession: { request: wire.GetSessionData; answer: wire.GetSessionResponse }
  signIn: { request: wire.SignInData; answer: wire.SignInResponse }
  signOut: { request: wire.SignOutData; answer: wire.SignOutResponse }
  getTradings: { request: wire.GetTradingsData; answer: wire.GetTradingsResponse }
  searchCompareItems: { request: wire.SearchCompareItemsData; answer: wire.SearchCompareItemsResponse }
  getCompareTradingGrounds: { request: wire.GetCompareTradingGroundsData; answer: wire.GetCompareTradingGroundsResponse }
  getChartData: { request: wire.GetChartDataData; answer: wire.GetChartDataResponse }
  getBenchmarkBond: { request: wire.GetBenchmarkBondData; answer: wire.GetBenchmarkBondResponse }
  getMarketQuotes: { request: wire.GetMarketQuotesData; answer: wire.GetMarketQuotesResponse }
  submitQuotesAccessRequest: { request: wire.SubmitQuotesAccessRequestData; answer: wire.SubmitQuotesAccessRequestResponse }
  getPraamsReport: { request: wire.GetPraamsReportData; answer: wire.GetPraamsReportResponse }
  getRatingsHistory: { request: wire.GetRatingsHistoryData; answer: wire.GetRatingsHistoryResponse }
  getAccruedInterest: { request: wire.GetAccruedInterestData; answer: wire.GetAccruedInterestResponse }
  calculateBond: { request: wire.CalculateBondData; answer: wire.CalculateBondResponse }
  getSimilarBonds: { request: wire.GetSimilarBondsData; answer: wire.GetSimilarBondsResponse }
  getIssuerComments: { request: wire.GetIssuerCommentsData; answer: wire.GetIssuerCommentsResponse }
  createCommentsAccessRequest: { request: wire.CreateCommentsAccessRequestData; answer: wire.CreateCommentsAccessRequestResponse }
  getBankReport: { request: wire.GetBankReportData; answer: wire.GetBankReportResponse }
  getInternationalReport: { request: wire.GetInternationalReportData; answer: wire.GetInternationalReportResponse }
  getLocalReport: { request: wire.GetLocalReportData; answer: wire.GetLocalReportResponse }
  getMultipliers: { request: wire.GetMultipliersData; answer: wire.GetMultipliersResponse }
  getReportFiles: { request: wire.GetReportFilesData; answer: wire.GetReportFilesResponse }
  getIssuerIndicators: { request: wire.GetIssuerIndicatorsData; answer: wire.GetIssuerIndicatorsResponse }
  deleteIndicatorRequest: { request: wire.DeleteIndicatorRequestData; answer: wire.DeleteIndicatorRequestResponse }
  getIssuerMap: { request: wire.GetIssuerMapData; answer: wire.GetIssuerMapResponse }
  getIssuerNetwork: { request: wire.GetIssuerNetworkData; answer: wire.GetIssuerNetworkResponse }
  suggestBonds: { request: wire.SuggestBondsData; answer: wire.SuggestBondsResponse }
  suggestStocks: { request: wire.SuggestStocksData; answer: wire.SuggestStocksResponse }
  suggestEtf: { request: wire.SuggestEtfData; answer: wire.SuggestEtfResponse }
  suggestIndexes: { request: wire.SuggestIndexesData; answer: wire.SuggestIndexesResponse }
  suggestCompanies: { request: wire.SuggestCompaniesData; answer: wire.SuggestCompaniesResponse }
  removeFromWatchlists: { request: wire.RemoveFromWatchlistsData; answer: wire.RemoveFromWatchlistsResponse }
  appendToWatchlists: { request: wire.AppendToWatchlistsData; answer: wire.AppendToWatchlistsResponse }
  getSettings: { request: wire.GetSettingsData; answer: wire.GetSettingsResponse }
  saveSettings: { request: wire.SaveSettingsData; answer: wire.SaveSettingsResponse }
  sendSubscriptionRequest: { request: wire.SendSubscriptionRequestData; answer: wire.SendSubscriptionRequestResponse }
  expandSubscriptionRequest: { request: wire.ExpandSubscriptionRequestData; answer: wire.ExpandSubscriptionRequestResponse }
  updatePhone: { request: wire.UpdatePhoneData; answer: wire.UpdatePhoneResponse }
  sendConfirmationCode: { request: wire.SendConfirmationCodeData; answer: wire.SendConfirmationCodeResponse }
  getSupportTickets: { request: wire.GetSupportTicketsData; answer: wire.GetSupportTicketsResponse }
  getProfile: { request: wire.GetProfileData; answer: wire.GetProfileResponse }
  confirmPhone: { request: wire.ConfirmPhoneData; answer: wire.ConfirmPhoneResponse }
  getOutbox: { request: wire.GetOutboxData; answer: wire.GetOutboxResponse }
  getLabels: { request: wire.GetLabelsData; answer: wire.GetLabelsResponse }
  getRepositoryLabels: { request: wire.GetRepositoryLabelsData; answer: wire.GetRepositoryLabelsResponse }
  logBondContactAction: { request: wire.LogBondContactActionData; answer: wire.LogBondContactActionResponse }
  logContactAction: { request: wire.LogContactActionData; answer: wire.LogContactActionResponse }
  countBondView: { request: wire.CountBondViewData; answer: wire.CountBondViewResponse }
  logAction: { request: wire.LogActionData; answer: wire.LogActionResponse }
  exportArchive: { request: wire.ExportArchiveData; answer: wire.ExportArchiveResponse }
  getCashFlowExportLink: { request: wire.GetCashFlowExportLinkData; answer: wire.GetCashFlowExportLinkResponse }
  exportCashFlow: { request: wire.ExportCashFlowData; answer: wire.ExportCashFlowResponse }
  printBondPage: { request: wire.PrintBondPageData; answer: wire.PrintBondPageResponse }
  exportReport: { request: wire.ExportReportData; answer: wire.ExportReportResponse }
  exportSimilarBonds: { request: wire.ExportSimilarBondsData; answer: wire.ExportSimilarBondsResponse }
  downloadFile: { request: wire.DownloadFileData; answer: wire.DownloadFileResponse }
}

/** Ids of all operations, in the document's order. */
export const operationIds = /* @__PURE__ */ Object.keys(ROWS) as OperationId[]

/** The group of each operation. */
export const tags = {
  getBondPage: 'page',
  getStockPage: 'page',
  getEtfPage: 'page',
  getIndexPage: 'page',
  getCompanyPage: 'page',
  getLatestIssues: 'page',
  getMenu: 'page',
  getSession: 'session',
  signIn: 'session',
  signOut: 'session',
  getTradings: 'chart',
  searchCompareItems: 'chart',
  getCompareTradingGrounds: 'chart',
  getChartData: 'chart',
  getBenchmarkBond: 'chart',
  getMarketQuotes: 'quotes',
  submitQuotesAccessRequest: 'quotes',
  getPraamsReport: 'bond',
  getRatingsHistory: 'bond',
  getAccruedInterest: 'bond',
  calculateBond: 'bond',
  getSimilarBonds: 'bond',
  getIssuerComments: 'issuer',
  createCommentsAccessRequest: 'issuer',
  getBankReport: 'issuer',
  getInternationalReport: 'issuer',
  getLocalReport: 'issuer',
  getMultipliers: 'issuer',
  getReportFiles: 'issuer',
  getIssuerIndicators: 'issuer',
  deleteIndicatorRequest: 'issuer',
  getIssuerMap: 'issuer',
  getIssuerNetwork: 'issuer',
  suggestBonds: 'search',
  suggestStocks: 'search',
  suggestEtf: 'search',
  suggestIndexes: 'search',
  suggestCompanies: 'search',
  removeFromWatchlists: 'watchlist',
  appendToWatchlists: 'watchlist',
  getSettings: 'profile',
  saveSettings: 'profile',
  sendSubscriptionRequest: 'profile',
  expandSubscriptionRequest: 'profile',
  updatePhone: 'profile',
  sendConfirmationCode: 'profile',
  getSupportTickets: 'profile',
  getProfile: 'profile',
  confirmPhone: 'profile',
  getOutbox: 'profile',
  getLabels: 'labels',
  getRepositoryLabels: 'labels',
  logBondContactAction: 'log',
  logContactAction: 'log',
  countBondView: 'log',
  logAction: 'log',
  exportArchive: 'exports',
  getCashFlowExportLink: 'exports',
  exportCashFlow: 'exports',
  printBondPage: 'exports',
  exportReport: 'exports',
  exportSimilarBonds: 'exports',
  downloadFile: 'exports',
} as const

/** The statuses with which each operation may refuse. */
export const refusals = {
  getBondPage: [400,404,405,429],
  getStockPage: [400,404,405,429],
  getEtfPage: [400,404,405,429],
  getIndexPage: [400,404,405,429],
  getCompanyPage: [400,404,405,429],
  getLatestIssues: [400,404,405,429],
  getMenu: [400,405,429],
  getSession: [400,405,429],
  signIn: [400,401,405,413,415,429],
  signOut: [400,405,429],
  getTradings: [400,401,403,404,405,413,415,422,429],
  searchCompareItems: [400,401,403,404,405,413,415,429],
  getCompareTradingGrounds: [400,401,403,404,405,413,415,429],
  getChartData: [400,404,405,413,415,422,429],
  getBenchmarkBond: [400,404,405,429],
  getMarketQuotes: [400,404,405,429],
  submitQuotesAccessRequest: [400,401,403,404,405,429],
  getPraamsReport: [400,401,403,404,405,429],
  getRatingsHistory: [400,404,405,413,415,429],
  getAccruedInterest: [400,404,405,429],
  calculateBond: [400,404,405,422,429],
  getSimilarBonds: [400,404,405,429],
  getIssuerComments: [400,404,405,429],
  createCommentsAccessRequest: [400,401,403,404,405,429],
  getBankReport: [400,404,405,429],
  getInternationalReport: [400,404,405,429],
  getLocalReport: [400,404,405,429],
  getMultipliers: [400,404,405,429],
  getReportFiles: [400,404,405,429],
  getIssuerIndicators: [400,404,405,429],
  deleteIndicatorRequest: [400,401,404,405,429],
  getIssuerMap: [400,404,405,429],
  getIssuerNetwork: [400,404,405,429],
  suggestBonds: [400,405,413,415,429],
  suggestStocks: [400,405,413,415,429],
  suggestEtf: [400,405,413,415,429],
  suggestIndexes: [400,405,413,415,429],
  suggestCompanies: [400,405,413,415,429],
  removeFromWatchlists: [400,401,403,404,405,413,415,429],
  appendToWatchlists: [400,401,403,404,405,409,413,415,429],
  getSettings: [400,401,405,429],
  saveSettings: [400,401,403,405,413,415,429],
  sendSubscriptionRequest: [400,401,404,405,413,415,429],
  expandSubscriptionRequest: [400,401,404,405,413,415,429],
  updatePhone: [400,401,405,413,415,429],
  sendConfirmationCode: [400,401,403,404,405,429],
  getSupportTickets: [400,401,403,405,429],
  getProfile: [400,401,405,429],
  confirmPhone: [400,401,405,413,415,429],
  getOutbox: [400,401,405,429],
  getLabels: [400,404,405,429],
  getRepositoryLabels: [400,404,405,429],
  logBondContactAction: [400,404,405,413,415,429],
  logContactAction: [400,405,413,415,429],
  countBondView: [400,404,405,413,415,429],
  logAction: [400,403,405,429],
  exportArchive: [400,401,403,404,405,413,415,422,429],
  getCashFlowExportLink: [400,401,403,404,405,429],
  exportCashFlow: [400,401,403,404,405,429],
  printBondPage: [400,404,405,429,503],
  exportReport: [400,401,403,404,405,422,429],
  exportSimilarBonds: [400,401,403,404,405,429],
  downloadFile: [400,401,403,404,405,429],
} as const

/** The entry of the access table that guards an operation. */
export const gates = {
  getTradings: 'compare',
  searchCompareItems: 'compare',
  getCompareTradingGrounds: 'compare',
  submitQuotesAccessRequest: 'quoteAccessRequest',
  getPraamsReport: 'praams',
  createCommentsAccessRequest: 'commentFile',
  deleteIndicatorRequest: 'indicatorRequests',
  removeFromWatchlists: 'watchlist',
  appendToWatchlists: 'watchlist',
  getSettings: 'serverSettings',
  saveSettings: 'serverSettings',
  sendSubscriptionRequest: 'profile',
  expandSubscriptionRequest: 'profile',
  updatePhone: 'profile',
  sendConfirmationCode: 'profile',
  getSupportTickets: 'supportTickets',
  getProfile: 'profile',
  confirmPhone: 'profile',
  getOutbox: 'profile',
  exportArchive: 'exportExcel',
  getCashFlowExportLink: 'exportCashFlow',
  exportCashFlow: 'exportCashFlow',
  exportReport: 'exportReport',
  exportSimilarBonds: 'downloadList',
  downloadFile: 'downloadFile',
} as const

/** Operations beyond the calls of the specification. */
export const extensions: readonly OperationId[] = ["getBondPage","getStockPage","getEtfPage","getIndexPage","getCompanyPage","getLatestIssues","getMenu","getSession","signIn","signOut","calculateBond","getProfile","confirmPhone","getOutbox","exportArchive","getCashFlowExportLink","exportCashFlow","printBondPage","exportReport","exportSimilarBonds","downloadFile"]

/** Which view a withheld field belongs to. */
export type Mask = 'quote' | 'chart' | 'archive' | 'map' | 'fact'

/** The fields of each answer that are withheld by level: path → mark, with [] for each row and * for each key. */
export const maskedFields: Partial<Record<OperationId, Record<string, Mask>>> = {
  getBondPage: {
    "context.latest_list.items[].weight": 'fact',
    "context.latest_list.items[].indicative_price": 'fact',
    "context.latest_list.items[].indicative_yield": 'fact',
    "context.latest_list.items[].duration": 'fact',
    "context.similar_items.items[].weight": 'fact',
    "context.similar_items.items[].indicative_price": 'fact',
    "context.similar_items.items[].indicative_yield": 'fact',
    "context.similar_items.items[].duration": 'fact',
    "facts.price": 'fact',
    "facts.price_change": 'fact',
    "facts.yield": 'fact',
    "facts.yield_change": 'fact',
    "facts.yield_to_worst": 'fact',
    "facts.discount_margin": 'fact',
    "facts.pvbp": 'fact',
    "facts.g_spread": 'fact',
    "facts.duration": 'fact',
    "facts.modified_duration": 'fact',
    "latest_issues.items[].weight": 'fact',
    "latest_issues.items[].indicative_price": 'fact',
    "latest_issues.items[].indicative_yield": 'fact',
    "latest_issues.items[].duration": 'fact',
  },
  getStockPage: {
    "facts[].value": 'fact',
    "facts[].numeric": 'fact',
    "issues.items[].weight": 'fact',
    "issues.items[].indicative_price": 'fact',
    "issues.items[].indicative_yield": 'fact',
    "issues.items[].duration": 'fact',
  },
  getEtfPage: {
    "facts[].value": 'fact',
    "facts[].numeric": 'fact',
    "issues.items[].weight": 'fact',
    "issues.items[].indicative_price": 'fact',
    "issues.items[].indicative_yield": 'fact',
    "issues.items[].duration": 'fact',
  },
  getIndexPage: {
    "facts[].value": 'fact',
    "facts[].numeric": 'fact',
    "issues.items[].weight": 'fact',
    "issues.items[].indicative_price": 'fact',
    "issues.items[].indicative_yield": 'fact',
    "issues.items[].duration": 'fact',
  },
  getCompanyPage: {
    "facts[].value": 'fact',
    "facts[].numeric": 'fact',
    "issues.items[].weight": 'fact',
    "issues.items[].indicative_price": 'fact',
    "issues.items[].indicative_yield": 'fact',
    "issues.items[].duration": 'fact',
  },
  getLatestIssues: {
    "items[].weight": 'fact',
    "items[].indicative_price": 'fact',
    "items[].indicative_yield": 'fact',
    "items[].duration": 'fact',
  },
  getTradings: {
    "[].buying_quote": 'archive',
    "[].selling_quote": 'archive',
    "[].bid_ask_spread": 'archive',
    "[].mid_price": 'archive',
    "[].open_price": 'archive',
    "[].min_price": 'archive',
    "[].max_price": 'archive',
    "[].last_price": 'archive',
    "[].avar_price": 'archive',
    "[].legalcloseprice": 'archive',
    "[].marketprice": 'archive',
    "[].marketprice2": 'archive',
    "[].admittedquote": 'archive',
    "[].indicative_price": 'archive',
    "[].ytm_bid": 'archive',
    "[].ytm_offer": 'archive',
    "[].ytm_last": 'archive',
    "[].ytm_close": 'archive',
    "[].yto_bid": 'archive',
    "[].yto_offer": 'archive',
    "[].yto_last": 'archive',
    "[].yto_close": 'archive',
    "[].ytc_bid": 'archive',
    "[].ytc_offer": 'archive',
    "[].ytc_last": 'archive',
    "[].ytc_close": 'archive',
    "[].ytw": 'archive',
    "[].discount_margin": 'archive',
    "[].indicative_yield": 'archive',
    "[].coupon_profit_effect": 'archive',
    "[].nkd": 'archive',
    "[].dur": 'archive',
    "[].dur_to": 'archive',
    "[].duration": 'archive',
    "[].dur_mod": 'archive',
    "[].dur_mod_to": 'archive',
    "[].modified_duration": 'archive',
    "[].years_to_maturity": 'archive',
    "[].years_to_offert": 'archive',
    "[].convexity": 'archive',
    "[].convexity_offer": 'archive',
    "[].pvbp": 'archive',
    "[].pvbp_offer": 'archive',
    "[].volume_money": 'archive',
    "[].volume": 'archive',
    "[].overturn": 'archive',
    "[].g_spread": 'archive',
    "[].t_spread": 'archive',
    "[].agreement_number": 'archive',
  },
  getChartData: {
    "data[].value": 'chart',
    "data[].valueFmt": 'chart',
    "data[].open": 'chart',
    "data[].high": 'chart',
    "data[].low": 'chart',
    "series[].data[].value": 'chart',
    "series[].data[].valueFmt": 'chart',
    "series[].data[].open": 'chart',
    "series[].data[].high": 'chart',
    "series[].data[].low": 'chart',
    "overturn[].value": 'chart',
    "overturn[].valueFmt": 'chart',
    "overturn[].open": 'chart',
    "overturn[].high": 'chart',
    "overturn[].low": 'chart',
  },
  getMarketQuotes: {
    "quotes[].buying_quote": 'quote',
    "quotes[].selling_quote": 'quote',
    "quotes[].indicative_price": 'quote',
    "quotes[].indicative_yield_bid": 'quote',
    "quotes[].indicative_yield_ask": 'quote',
    "quotes[].clearance_profit_effect": 'quote',
    "quotes[].yto_bid": 'quote',
    "quotes[].yto_offer": 'quote',
    "quotes[].offer_profit_effect": 'quote',
    "quotes[].t_spread": 'quote',
    "quotes[].g_spread": 'quote',
    "quotes[].trading_volume": 'quote',
    "priceToday[].buying_quote": 'archive',
    "priceToday[].selling_quote": 'archive',
    "priceToday[].bid_ask_spread": 'archive',
    "priceToday[].mid_price": 'archive',
    "priceToday[].open_price": 'archive',
    "priceToday[].min_price": 'archive',
    "priceToday[].max_price": 'archive',
    "priceToday[].last_price": 'archive',
    "priceToday[].avar_price": 'archive',
    "priceToday[].legalcloseprice": 'archive',
    "priceToday[].marketprice": 'archive',
    "priceToday[].marketprice2": 'archive',
    "priceToday[].admittedquote": 'archive',
    "priceToday[].indicative_price": 'archive',
    "priceToday[].ytm_bid": 'archive',
    "priceToday[].ytm_offer": 'archive',
    "priceToday[].ytm_last": 'archive',
    "priceToday[].ytm_close": 'archive',
    "priceToday[].yto_bid": 'archive',
    "priceToday[].yto_offer": 'archive',
    "priceToday[].yto_last": 'archive',
    "priceToday[].yto_close": 'archive',
    "priceToday[].ytc_bid": 'archive',
    "priceToday[].ytc_offer": 'archive',
    "priceToday[].ytc_last": 'archive',
    "priceToday[].ytc_close": 'archive',
    "priceToday[].ytw": 'archive',
    "priceToday[].discount_margin": 'archive',
    "priceToday[].indicative_yield": 'archive',
    "priceToday[].coupon_profit_effect": 'archive',
    "priceToday[].nkd": 'archive',
    "priceToday[].dur": 'archive',
    "priceToday[].dur_to": 'archive',
    "priceToday[].duration": 'archive',
    "priceToday[].dur_mod": 'archive',
    "priceToday[].dur_mod_to": 'archive',
    "priceToday[].modified_duration": 'archive',
    "priceToday[].years_to_maturity": 'archive',
    "priceToday[].years_to_offert": 'archive',
    "priceToday[].convexity": 'archive',
    "priceToday[].convexity_offer": 'archive',
    "priceToday[].pvbp": 'archive',
    "priceToday[].pvbp_offer": 'archive',
    "priceToday[].volume_money": 'archive',
    "priceToday[].volume": 'archive',
    "priceToday[].overturn": 'archive',
    "priceToday[].g_spread": 'archive',
    "priceToday[].t_spread": 'archive',
    "priceToday[].agreement_number": 'archive',
    "endOfDayPrices[].buying_quote": 'archive',
    "endOfDayPrices[].selling_quote": 'archive',
    "endOfDayPrices[].bid_ask_spread": 'archive',
    "endOfDayPrices[].mid_price": 'archive',
    "endOfDayPrices[].open_price": 'archive',
    "endOfDayPrices[].min_price": 'archive',
    "endOfDayPrices[].max_price": 'archive',
    "endOfDayPrices[].last_price": 'archive',
    "endOfDayPrices[].avar_price": 'archive',
    "endOfDayPrices[].legalcloseprice": 'archive',
    "endOfDayPrices[].marketprice": 'archive',
    "endOfDayPrices[].marketprice2": 'archive',
    "endOfDayPrices[].admittedquote": 'archive',
    "endOfDayPrices[].indicative_price": 'archive',
    "endOfDayPrices[].ytm_bid": 'archive',
    "endOfDayPrices[].ytm_offer": 'archive',
    "endOfDayPrices[].ytm_last": 'archive',
    "endOfDayPrices[].ytm_close": 'archive',
    "endOfDayPrices[].yto_bid": 'archive',
    "endOfDayPrices[].yto_offer": 'archive',
    "endOfDayPrices[].yto_last": 'archive',
    "endOfDayPrices[].yto_close": 'archive',
    "endOfDayPrices[].ytc_bid": 'archive',
    "endOfDayPrices[].ytc_offer": 'archive',
    "endOfDayPrices[].ytc_last": 'archive',
    "endOfDayPrices[].ytc_close": 'archive',
    "endOfDayPrices[].ytw": 'archive',
    "endOfDayPrices[].discount_margin": 'archive',
    "endOfDayPrices[].indicative_yield": 'archive',
    "endOfDayPrices[].coupon_profit_effect": 'archive',
    "endOfDayPrices[].nkd": 'archive',
    "endOfDayPrices[].dur": 'archive',
    "endOfDayPrices[].dur_to": 'archive',
    "endOfDayPrices[].duration": 'archive',
    "endOfDayPrices[].dur_mod": 'archive',
    "endOfDayPrices[].dur_mod_to": 'archive',
    "endOfDayPrices[].modified_duration": 'archive',
    "endOfDayPrices[].years_to_maturity": 'archive',
    "endOfDayPrices[].years_to_offert": 'archive',
    "endOfDayPrices[].convexity": 'archive',
    "endOfDayPrices[].convexity_offer": 'archive',
    "endOfDayPrices[].pvbp": 'archive',
    "endOfDayPrices[].pvbp_offer": 'archive',
    "endOfDayPrices[].volume_money": 'archive',
    "endOfDayPrices[].volume": 'archive',
    "endOfDayPrices[].overturn": 'archive',
    "endOfDayPrices[].g_spread": 'archive',
    "endOfDayPrices[].t_spread": 'archive',
    "endOfDayPrices[].agreement_number": 'archive',
  },
  getSimilarBonds: {
    "response.items[].weight": 'fact',
    "response.items[].indicative_price": 'fact',
    "response.items[].indicative_yield": 'fact',
    "response.items[].duration": 'fact',
  },
  getIssuerMap: {
    "emitentMap[].y": 'map',
    "emitentMap[].price": 'map',
    "emitentMap[].duration": 'map',
    "emitentMap[].yield": 'map',
    "emitentMapCurvesData.*[].y": 'map',
  },
}
