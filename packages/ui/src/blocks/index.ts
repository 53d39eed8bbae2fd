// biome-ignore-all assist/source/organizeImports: in the order of a table of contents

export * from './compare-search/compare-search.tsx'
export * from './compare-search/use-compare-search.ts'
export * from './compare-search/compare-search.model.ts'
export * from './compare-search/compare-search.shape.ts'
export { ComparePanel, type ComparePanelProps } from './compare-panel/compare-panel.tsx'
export { CompareTable, type CompareTableProps } from './compare-table/compare-table.tsx'
export { isSearchable, type ListMove, type OptionMove } from './combobox/combobox.model.ts'

export * from './global-search/global-search.tsx'
export * from './global-search/use-global-search.ts'
export * from './global-search/global-search.model.ts'
export * from './global-search/global-search.shape.ts'
export { GlobalSearchField, type GlobalSearchFieldProps } from './global-search/global-search-field.tsx'
export { GlobalSearchPanel } from './global-search/global-search-panel.tsx'
export type { GlobalSearchPartProps } from './global-search/global-search-part.ts'
export { useGlobalText } from './global-search/use-global-text.ts'

export * from './command-palette/command-palette.tsx'
export * from './command-palette/command-button.tsx'
export * from './command-palette/use-command-palette.ts'
export type { PaletteCommand } from './command-palette/command-rank.shape.ts'
export type { Platform } from './command-palette/palette-key.model.ts'

export * from './facts-strip/facts-strip.tsx'
export type { FactItem } from './facts-strip/fact.tsx'

export * from './source-notes/source-notes.tsx'
export type { SourceNote } from './source-notes/source-notes.shape.ts'

export * from './report-table/report-table.tsx'
export * from './report-table/use-report-table.ts'
export * from './report-table/report-facts.ts'
export * from './report-table/report-export.tsx'
export * from './report-table/export-address.ts'

export * from './bank-report/bank-report.tsx'
export * from './bank-report/use-bank-report.ts'
export * from './bank-report/bank-report.shape.ts'

export * from './international-report/international-report.tsx'
export * from './international-report/use-international-report.ts'
export * from './international-report/international-report.shape.ts'

export * from './local-report/local-report.tsx'
export * from './local-report/use-local-report.ts'
export * from './local-report/local-report.shape.ts'

export * from './multipliers/multipliers.tsx'
export * from './multipliers/use-multipliers.ts'
export * from './multipliers/multipliers.model.ts'
export * from './multipliers/multipliers.shape.ts'

export * from './report-files/report-files.tsx'
export * from './report-files/use-report-files.ts'
export * from './report-files/report-files-facts.ts'
export * from './report-files/report-files.shape.ts'

export * from './comment-list/comment-list.tsx'
export * from './comment-list/use-comment-list.ts'
export * from './comment-list/comment-list.model.ts'
export * from './comment-list/comment-list.shape.ts'
export * from './comment-list/comment-file.model.ts'

export * from './indicators/indicators.tsx'
export * from './indicators/use-indicators.ts'
export * from './indicators/indicators.model.ts'
export * from './indicators/indicators.shape.ts'
export type { BlockAnswer, BlockGate, Loaded, LoadedState } from './loaded/loaded.model.ts'

export { WatchlistPanel, type WatchlistPanelProps } from './watchlist-panel/watchlist-panel.tsx'
export {
  useWatchlistPanel,
  type WatchlistPanelModel,
  type WatchlistPanelOptions,
} from './watchlist-panel/use-watchlist-panel.ts'
export { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel/watchlist-panel.reducer.ts'
export { initialWatchlistPanel, type WatchlistPanelState } from './watchlist-panel/watchlist-panel.state.ts'
export type {
  WatchlistList,
  WatchlistPrice,
  WatchlistValues,
} from './watchlist-panel/field-values.ts'
export type {
  WatchlistAppendPort,
  WatchlistItem,
  WatchlistPorts,
  WatchlistRemovePort,
  WatchlistSaved,
} from './watchlist-panel/save-watchlists.ts'
