// biome-ignore-all assist/source/organizeImports: in the order of a table of contents
export {
  DataTable,
  DataTableOfModel,
  type DataTableOfModelProps,
  type DataTableProps,
  type DataTableViewProps,
} from './data-table/data-table.tsx'
export { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
export { type DataTableModel, useDataTable } from './data-table/model/use-data-table.ts'
export type { DataTableOptions } from './data-table/model/table-options.ts'
export type { LockedMoreTexts } from './data-table/table-footer.tsx'
export type { Density } from './data-table/model/data-table.reducer.ts'
export type { SavedSlice } from './data-table/model/saved-state.ts'
export type { SaveStateOptions } from './data-table/model/use-saved-state.ts'
export type { TableMatches } from './data-table/model/table-matches.ts'
export { createColumns, type DataTableColumnDef } from './data-table/columns/columns.ts'
export type {
  CellDetails,
  ColumnMeta,
  ColumnSettingsMeta,
  FilterKind,
  GroupMeta,
} from './data-table/columns/column-meta.ts'
export type { CollapsiblePart, RowMeta } from './data-table/columns/table-meta.ts'
export type {
  DataTableColumn,
  DataTableFeatures,
  DataTableInstance,
  DataTableRow,
} from './data-table/columns/features.ts'
export {
  ColumnFilterFields,
  type ColumnFilterFieldsProps,
} from './data-table/filters/column-filter-fields.tsx'
export { mergeColumnOrder } from './data-table/columns/leaf-columns.ts'
export { dataTableFeatures } from './data-table/row-models/row-models.ts'
export {
  ScrollTable,
  ScrollTableOfModel,
  type ScrollTableOfModelProps,
  type ScrollTableProps,
  type ScrollTableViewProps,
} from './scroll-table/scroll-table.tsx'
export * from './column-settings/column-settings.tsx'
export * from './column-settings/column-settings-panel.tsx'
export * from './data-table/export/table-export.tsx'
export * from './data-table/export/use-table-export.ts'
export { type ExportedTable, exportedTable } from './data-table/export/exported-table.ts'
export { type CsvOptions, toCsv, withoutFormula } from './data-table/export/csv.ts'
export { toJson } from './data-table/export/json.ts'
export { markdownText, toMarkdown } from './data-table/export/markdown.ts'
export type { CellColumn, CellObject, CellTone, RequestState, TableCell } from './cells/cell.view-model.ts'
