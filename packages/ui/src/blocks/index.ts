// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export * from './compare-search/compare-search.tsx'
export * from './compare-search/use-compare-search.ts'
export * from './compare-search/compare-search.reducer.ts'
export * from './compare-search/compare-search.view-model.ts'
export { ComparePanel, type ComparePanelProps } from './compare-panel/compare-panel.tsx'
export { type CompareHits, type SearchableCompareKind, searchOfKinds } from './compare-panel/kind-search.ts'
export { CompareTable, type CompareTableProps } from './compare-table/compare-table.tsx'
export { isSearchable, type ListMove, type OptionMove } from './combobox/combobox-keyboard.rules.ts'

export * from './global-search/global-search.tsx'
export * from './global-search/use-global-search.ts'
export * from './global-search/global-search.reducer.ts'
export * from './global-search/global-search.view-model.ts'
export { GlobalSearchField, type GlobalSearchFieldProps } from './global-search/global-search-field.tsx'
export { GlobalSearchPanel } from './global-search/global-search-panel.tsx'
export type { GlobalSearchPartProps } from './global-search/global-search-part.ts'
export { useGlobalText } from './global-search/use-global-text.ts'

export * from './command-palette/command-palette.tsx'
export * from './command-palette/command-button.tsx'
export * from './command-palette/use-command-palette.ts'
export type { PaletteCommand } from './command-palette/command-rank.view-model.ts'
export type { Platform } from './command-palette/palette-key.rules.ts'

export * from './facts-strip/facts-strip.tsx'
export type { FactItem } from './facts-strip/fact.tsx'

export * from './source-notes/source-notes.tsx'
export type { SourceNote } from './source-notes/source-notes.view-model.ts'

export * from './report-table/report-table.tsx'
export * from './report-table/use-report-table.ts'
export * from './report-table/report-facts.ts'
export * from './report-table/report-export.tsx'
export * from './report-table/export-address.ts'

export * from './bank-report/bank-report.tsx'
export * from './bank-report/use-bank-report.ts'
export * from './bank-report/bank-report.view-model.ts'

export * from './international-report/international-report.tsx'
export * from './international-report/use-international-report.ts'
export * from './international-report/international-report.view-model.ts'

export * from './local-report/local-report.tsx'
export * from './local-report/use-local-report.ts'
export * from './local-report/local-report.view-model.ts'

export * from './multipliers/multipliers.tsx'
export * from './multipliers/use-multipliers.ts'
export * from './multipliers/multipliers.reducer.ts'
export * from './multipliers/multipliers.view-model.ts'

export * from './report-files/report-files.tsx'
export * from './report-files/use-report-files.ts'
export * from './report-files/report-files-facts.ts'
export * from './report-files/report-files.view-model.ts'

export * from './comment-list/comment-list.tsx'
export * from './comment-list/use-comment-list.ts'
export * from './comment-list/comment-list.reducer.ts'
export * from './comment-list/comment-list.view-model.ts'
export * from './comment-list/comment-file.rules.ts'

export * from './indicators/indicators.tsx'
export * from './indicators/use-indicators.ts'
export * from './indicators/indicators.reducer.ts'
export * from './indicators/indicators.view-model.ts'
export type { BlockAnswer, BlockGate, Loaded, LoadedState } from './loaded/loaded.reducer.ts'

export { AddToWatchlist, type AddToWatchlistProps } from './watchlist-panel/add-to-watchlist.tsx'
export { WatchlistCard, type WatchlistCardProps } from './watchlist-panel/watchlist-card.tsx'
export { useWatchlistCard, type WatchlistCardModel } from './watchlist-panel/use-watchlist-card.ts'
export { WatchlistPanel, type WatchlistPanelProps } from './watchlist-panel/watchlist-panel.tsx'
export {
  useWatchlistPanel,
  type WatchlistPanelModel,
  type WatchlistPanelOptions,
} from './watchlist-panel/use-watchlist-panel.ts'
export { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel/watchlist-panel.reducer.ts'
export { initialWatchlistPanel, type WatchlistPanelState } from './watchlist-panel/watchlist-panel.state.ts'
export { purchaseFields } from './watchlist-panel/watchlist-fields.ts'
export type {
  WatchlistDayField,
  WatchlistField,
  WatchlistFieldErrors,
  WatchlistNumberField,
  WatchlistText,
  WatchlistTextField,
} from './watchlist-panel/watchlist-fields.ts'
export {
  type PurchaseTerms,
  purchaseProfit,
  type WatchlistProfit,
  type WatchlistValuation,
} from './watchlist-panel/profit.ts'
export type { WatchlistList, WatchlistValues } from './watchlist-panel/field-values.ts'
export type {
  WatchlistAppendPort,
  WatchlistItem,
  WatchlistPorts,
  WatchlistRemovePort,
  WatchlistSaved,
} from './watchlist-panel/save-watchlists.ts'
