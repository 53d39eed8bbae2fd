// the client
export { type Api, createApi } from './client.ts'
// Single groups, for smaller bundles: `quoteCalls(createCaller())`
export { type Caller, createCaller } from './caller.ts'
export {
  accruedInterestCalls,
  benchmarkCalls,
  calculationCalls,
  praamsCalls,
  ratingCalls,
  similarCalls,
} from './resources/bond.ts'
export { chartCalls } from './resources/chart.ts'
export { compareCalls } from './resources/compare.ts'
export { exportCalls } from './resources/exports.ts'
export { commentCalls, indicatorCalls, mapCalls, networkCalls, reportCalls } from './resources/issuer.ts'
export { labelCalls } from './resources/labels.ts'
export { logCalls } from './resources/log.ts'
export { pageCalls } from './resources/page.ts'
export { profileCalls, settingCalls } from './resources/profile.ts'
export { quoteCalls } from './resources/quotes.ts'
export { sessionCalls } from './resources/session.ts'
export { suggestCalls } from './resources/suggest.ts'
export { watchlistCalls, watchlistCallsOf } from './resources/watchlist.ts'
// numbers and days
export { type Day, parseDay } from './decode/day.ts'
export { BLANK, type NumericField, MASKED, numberOf } from './decode/numeric-field.ts'
// the session
export { codeOfLanguage, type Language, languageOfCode, SITE_CODES } from './decode/languages.ts'
export type { SessionFacts } from './decode/session.ts'
// the page
export type { BondPageData, ChartAvailability, DocumentItem, NewsItem } from './decode/bond-page.ts'
export type { BondContext, Holder, Pricing, BondVenue } from './decode/bond-context.ts'
export type { BlankableFact, BlankReason, BondFacts } from './decode/fact-strip.ts'
export type { CashFlowTable, CashFlowRow } from './decode/cash-flow.ts'
export type { Offer, OptionRow, OptionType } from './decode/puts-and-calls.ts'
export type { ChartSetup, EntityPage } from './decode/entity-page.ts'
export type { PageHeaderData } from './decode/page.ts'
export type {
  EntityFact,
  InfoItem,
  NamedLink,
  SectionBlock,
  SectionEntry,
  SectionTable,
  SourceNoteData,
  ValueKind,
} from './decode/blocks.ts'
export type { HomeBond, HomePageData, ParCurve, ParCurveLine, Tenor } from './decode/home.ts'
export type { IssueItem, IssueList } from './decode/issues.ts'
export type { MainMenuItem, MenuLink } from './decode/menu.ts'
// the chart
export { TRADING_FIELDS } from './decode/trading-fields.ts'
export type { TradingField, TradingRow, Tradings } from './decode/trading-row.ts'
export type { PanelQuery, TradingsQuery } from './resources/chart.ts'
export type { PanelData, PanelPoint, PanelSeries } from './decode/panel.ts'
// quotes and further data of a bond
export { QUOTE_FIELDS } from './decode/quote-fields.ts'
export type { AccessRequestState, Contact, QuoteField, QuoteRow, Quotes } from './decode/quotes.ts'
export { RATING_GROUPS, type Rating, type RatingGroup } from './decode/ratings.ts'
export type { RatingsHistory } from './decode/ratings-history.ts'
export type { AccruedInterest, Calculation } from './decode/calculation.ts'
export type { CalculationQuery } from './resources/bond.ts'
export type { BenchmarkBond } from './decode/benchmark.ts'
export type { PraamsReport } from './decode/praams.ts'
// the issuer
export type {
  BankReportData,
  BankReportTableId,
  InternationalReportData,
  LocalReportData,
  MultiplierGroupData,
  MultipliersData,
  ReportFileData,
  ReportFileKind,
  ReportQuarterData,
  ReportYearData,
} from './decode/reports.ts'
export { REPORT_FILE_KINDS } from './decode/report-file-kinds.ts'
export type { ReportColumnData, ReportTableData, ReportViewData } from './decode/report-table.ts'
export { type Cell, cellOf, NO_CELL, type Option, type TableRow } from './decode/tables.ts'
export type { Comment } from './decode/comments.ts'
export type { IndicatorData } from './decode/indicators.ts'
export type { CurvePoint, IssuerMapData, MapPointData, NetworkRow } from './decode/issuer-map.ts'
export type { NetworkQuery } from './resources/issuer.ts'
// a bond's status
export { CHART_STATUSES, CLOSED_STATUSES, HIDDEN_QUOTE_STATUSES } from './bond-statuses.ts'
// searches
export type {
  CompareVenueData,
  CompareGroupData,
  CompareHit,
  NamePart,
  SuggestItem,
  Suggestions,
} from './decode/search.ts'
export type { CompareItemQuery, CompareHitsQuery } from './resources/compare.ts'
// the user
export type { WatchlistEntry, WatchlistSaveResult } from './decode/watchlist.ts'
export type { WatchlistAddition, WatchlistSecurity } from './resources/watchlist.ts'
export type { OutboxMessage, Profile, SupportTicketData } from './decode/profile.ts'
// texts
export type { LabelsQuery } from './resources/labels.ts'
// files
export type { FileFacts } from './decode/file.ts'
// results of calls
export {
  type Answer,
  ApiFault,
  ApiRefusal,
  type Fault,
  type FaultKind,
  type FaultReason,
  type Refused,
  unwrap,
} from './fault.ts'
export type { CallOptions, Fetch, HttpOptions } from './policy.ts'
