// biome-ignore-all assist/source/organizeImports: in the order of a table of contents
export {
  DataTable,
  DataTableOfModel,
  type DataTableOfModelProps,
  type DataTableProps,
  type DataTableViewProps,
} from './data-table/data-table.tsx'
export { functionalUpdate, type SortingState, type Updater } from '@tanstack/react-table'
export { type DataTableModel, useDataTable } from './data-table/use-data-table.ts'
export type { DataTableOptions } from './data-table/table-options.ts'
export { createColumns, type DataTableColumnDef } from './data-table/columns.ts'
export type { CellDetails, ColumnMeta, ColumnSettingsMeta, GroupMeta } from './data-table/column-meta.ts'
export type { Fold, RowMeta } from './data-table/table-meta.ts'
export type {
  DataTableColumn,
  DataTableFeatures,
  DataTableInstance,
  DataTableRow,
} from './data-table/features.ts'
export { mergeColumnOrder } from './data-table/leaf-columns.ts'
export { dataTableFeatures } from './data-table/row-models.ts'
export {
  ScrollTable,
  ScrollTableOfModel,
  type ScrollTableOfModelProps,
  type ScrollTableProps,
  type ScrollTableViewProps,
} from './scroll-table/scroll-table.tsx'
export * from './column-settings/column-settings.tsx'
export * from './column-settings/column-settings-panel.tsx'
export * from './table-export/table-export.tsx'
export * from './table-export/use-table-export.ts'
export { type ExportedTable, exportedTable } from './table-export/exported-table.ts'
export { type CsvOptions, toCsv, withoutFormula } from './table-export/csv.ts'
export { toJson } from './table-export/json.ts'
export { markdownText, toMarkdown } from './table-export/markdown.ts'
export type { CellColumn, CellObject, CellTone, RequestState, TableCell } from './cells/cell.shape.ts'
