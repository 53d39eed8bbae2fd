// biome-ignore-all assist/source/organizeImports: in the order of a table of contents
export { DataTable, type DataTableProps, type HoistedDataTableProps } from './data-table/data-table.tsx'
export {
  type DataTableEvents,
  type DataTableModel,
  type DataTableOptions,
  useDataTable,
} from './data-table/use-data-table.ts'
export {
  type HoistedScrollTableProps,
  ScrollTable,
  type ScrollTableProps,
} from './scroll-table/scroll-table.tsx'
export { type ScrollTableOptions, useScrollTable } from './scroll-table/use-scroll-table.ts'
export * from './column-settings/column-settings.tsx'
export * from './column-settings/column-settings-panel.tsx'
export * from './column-settings/use-column-settings.ts'
export {
  type ColumnChoice,
  columnSettingsStart,
  parseColumnChoice,
  type SettingsColumn,
  writeColumnChoice,
} from './column-settings/column-settings.model.ts'
export * from './table-export/table-export.tsx'
export * from './table-export/use-table-export.ts'
export { type ExportedTable, type ExportSource, exportedTable } from './table-export/exported-table.shape.ts'
export { type CsvOptions, toCsv, withoutFormula } from './table-export/csv.ts'
export { toJson } from './table-export/json.ts'
export { markdownText, toMarkdown } from './table-export/markdown.ts'
export type { TableColumn } from './data-table/table-columns.shape.ts'
export type { TableCells, TableGroup, TableRow } from './data-table/table-rows.shape.ts'
export type { SortChange, SortOrder, TableSort } from './data-table/row-order.ts'
export type { CellColumn, CellObject, CellTone, RequestState, TableCell } from './cells/cell.shape.ts'
