// biome-ignore-all assist/source/organizeImports: in the order of a table of contents
export { DataTable, type DataTableProps, type HoistedDataTableProps } from './data-table/data-table.tsx'
export {
  type DataTableEvents,
  type DataTableModel,
  type DataTableOptions,
  useDataTable,
} from './data-table/use-data-table.ts'
export type { TableColumn } from './data-table/table-columns.shape.ts'
export type { TableCells, TableGroup, TableRow } from './data-table/table-rows.shape.ts'
export type { SortChange, SortOrder, TableSort } from './data-table/row-order.ts'
export type { CellColumn, CellObject, CellTone, RequestState, TableCell } from './cells/cell.shape.ts'
