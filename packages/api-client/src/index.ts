// the client
export { type Api, createApi } from './client.ts'
// its groups, one by one, for a page that knows which it calls: `quoteCalls(createCaller())`
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
export type {
  EntityFact,
  InfoItem,
  NamedLink,
  SectionBlock,
  SectionEntry,
  SectionTable,
  SourceNote,
  ValueKind,
} from './decode/blocks.ts'
export type { AccruedInterest, BenchmarkBond, Calculation, PraamsReport } from './decode/bond-facts.ts'
// the page
export type {
  BondContext,
  BondFacts,
  BondPage,
  CashFlow,
  CashFlowRow,
  ChartAvailability,
  ChartSetup,
  DocumentItem,
  EntityPage,
  Holder,
  NewsItem,
  Offer,
  OptionRow,
  OptionType,
  PageHeader,
  TradingGround,
} from './decode/bond-page.ts'
export type { Comment } from './decode/comments.ts'
export { type Day, parseDay } from './decode/day.ts'
// numbers and days
export { BLANK, type Figure, MASKED, numberOf } from './decode/figure.ts'
export type { Indicator } from './decode/indicators.ts'
export type { CurvePoint, IssuerMap, MapPoint, NetworkRow } from './decode/issuer-map.ts'
export type { IssueItem, IssueList } from './decode/issues.ts'
export type { MenuItem, MenuLink } from './decode/menu.ts'
export type { PanelData, PanelPoint, PanelSeries } from './decode/panel.ts'
export type { OutboxMessage, Profile, SupportTicket } from './decode/profile.ts'
// quotes and further data of a bond
export type { AccessRequestState, Contact, QuoteFigure, QuoteRow, Quotes } from './decode/quotes.ts'
export { QUOTE_FIGURES } from './decode/quote-figures.ts'
export { RATING_GROUPS, type Rating, type RatingGroup } from './decode/ratings.ts'
export type { RatingsHistory } from './decode/ratings-history.ts'
export type {
  BankReport,
  BankTableId,
  InternationalReport,
  LocalReport,
  MultiplierGroup,
  Multipliers,
  ReportFile,
  ReportFileKind,
  ReportQuarter,
  ReportYear,
} from './decode/reports.ts'
export { REPORT_FILE_KINDS } from './decode/report-file-kinds.ts'
export type {
  CompareGroundsResult,
  CompareGroup,
  CompareHit,
  CompareSearchResult,
  Segment,
  SuggestItem,
  Suggestions,
} from './decode/search.ts'
// the session
export { type GrantName, LANGUAGES, type Lang, type SessionFacts } from './decode/session.ts'
// the issuer
export type { ReportColumn, ReportTable, ReportView } from './decode/report-table.ts'
export { type Cell, cellOf, NO_CELL, type Option, type TableRow } from './decode/tables.ts'
// the chart
export { TRADING_FIGURES } from './decode/trading-figures.ts'
export type { TradingFigure, TradingRow, Tradings } from './decode/trading-row.ts'
// the user
export type { WatchlistEntry, WatchlistSaved } from './decode/watchlist.ts'
// what a call comes to
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
export type { CallOptions, Fetch, HttpOptions } from './http.ts'
export type { PanelQuery, TradingsQuery } from './resources/chart.ts'
export type { CompareGroundsQuery, CompareSearchQuery } from './resources/compare.ts'
// files
export type { FileFacts } from './decode/file.ts'
export { type ExportRange, fillExportLink } from './resources/exports.ts'
export type { NetworkQuery } from './resources/issuer.ts'
export type { LabelsQuery } from './resources/labels.ts'
export type { WatchlistChange } from './resources/watchlist.ts'
export type { CalculationQuery } from './resources/bond.ts'
