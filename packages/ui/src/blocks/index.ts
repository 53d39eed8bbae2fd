// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export { CompareSearch } from './compare-search/compare-search.tsx'
export {
  type CompareSearchModel,
  type CompareSearchOptions,
  useCompareSearch,
} from './compare-search/use-compare-search.ts'
export type {
  CompareGroup,
  CompareSearchPort,
  CompareSearchQuery,
  CompareVenue,
  CompareVenuesPort,
} from './compare-search/compare-search.reducer.ts'
export { ComparePanel } from './compare-panel/compare-panel.tsx'
export type { CompareHits, SearchableCompareKind } from './compare-panel/kind-search.ts'
export { CompareTable } from './compare-table/compare-table.tsx'

export { GlobalSearch } from './global-search/global-search.tsx'
export { type GlobalSearchModel, useGlobalSearch } from './global-search/use-global-search.ts'
export type { GlobalSearchKind } from './global-search/global-search.reducer.ts'
export { useGlobalText } from './global-search/use-global-text.ts'

export { CommandPalette } from './command-palette/command-palette.tsx'
export { CommandButton } from './command-palette/command-button.tsx'
export { type CommandPaletteModel, useCommandPalette } from './command-palette/use-command-palette.ts'
export type { PaletteCommand } from './command-palette/command-rank.view-model.ts'

export { FactsStrip } from './facts-strip/facts-strip.tsx'
export type { FactItem } from './facts-strip/fact.tsx'

export { SourceNotes } from './source-notes/source-notes.tsx'

export { ReportTable } from './report-table/report-table.tsx'
export { type ReportTableModel, useReportTable } from './report-table/use-report-table.ts'

export { BankReport } from './bank-report/bank-report.tsx'
export { type BankReportModel, useBankReport } from './bank-report/use-bank-report.ts'
export type { BankReportPort } from './bank-report/bank-report.view-model.ts'

export { InternationalReport } from './international-report/international-report.tsx'
export {
  type InternationalReportModel,
  useInternationalReport,
} from './international-report/use-international-report.ts'
export type { InternationalReportPort } from './international-report/international-report.view-model.ts'

export { LocalReport } from './local-report/local-report.tsx'
export { type LocalReportModel, useLocalReport } from './local-report/use-local-report.ts'
export type { LocalReportPort } from './local-report/local-report.view-model.ts'

export { Multipliers } from './multipliers/multipliers.tsx'
export { type MultipliersModel, useMultipliers } from './multipliers/use-multipliers.ts'
export type { MultipliersPort } from './multipliers/multipliers.reducer.ts'

export { ReportFiles } from './report-files/report-files.tsx'
export { type ReportFilesModel, useReportFiles } from './report-files/use-report-files.ts'
export type { ReportFilesPort } from './report-files/report-files-facts.ts'
export { formatOf } from './report-files/report-files.view-model.ts'

export { CommentList } from './comment-list/comment-list.tsx'
export { type CommentListModel, useCommentList } from './comment-list/use-comment-list.ts'
export type { CommentAccessPort, CommentsPort } from './comment-list/comment-list.reducer.ts'
export { commentFile, type IssuerComment } from './comment-list/comment-file.rules.ts'

export { Indicators } from './indicators/indicators.tsx'
export { type IndicatorListModel, useIndicatorList } from './indicators/use-indicators.ts'
export type { DeleteRequestPort, IndicatorsPort } from './indicators/indicators.reducer.ts'
export type { BlockAnswer } from './loaded/loaded.reducer.ts'

export { AddToWatchlist } from './watchlist-panel/add-to-watchlist.tsx'
export { WatchlistCard } from './watchlist-panel/watchlist-card.tsx'
export { useWatchlistCard, type WatchlistCardModel } from './watchlist-panel/use-watchlist-card.ts'
export { WatchlistPanel } from './watchlist-panel/watchlist-panel.tsx'
export { useWatchlistPanel, type WatchlistPanelModel } from './watchlist-panel/use-watchlist-panel.ts'
export { purchaseFields } from './watchlist-panel/watchlist-fields.ts'
export type { WatchlistField } from './watchlist-panel/watchlist-fields.ts'
export { purchaseProfit, type WatchlistValuation } from './watchlist-panel/profit.ts'
export type { WatchlistList } from './watchlist-panel/field-values.ts'
export type {
  WatchlistAppendPort,
  WatchlistItem,
  WatchlistPorts,
  WatchlistRemovePort,
} from './watchlist-panel/save-watchlists.ts'
