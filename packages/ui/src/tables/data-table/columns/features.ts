import {
  aggregationFn_max,
  aggregationFn_mean,
  aggregationFn_min,
  aggregationFn_sum,
  type CellData,
  type Column,
  cellSelectionFeature,
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  filterFn_equals,
  filterFn_includesString,
  filterFn_inNumberRange,
  globalFilteringFeature,
  type Row,
  type RowData,
  type RowModel,
  rowAggregationFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
} from '@tanstack/react-table'
import type { ColumnMeta } from './column-meta.ts'
import type { TableMeta } from './table-meta.ts'

/** The features of TanStack Table that a DataTable has: all but row pinning and cell spanning. */
export const features = {
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnFilteringFeature,
  columnFacetingFeature,
  globalFilteringFeature,
  columnGroupingFeature,
  rowAggregationFeature,
  rowSortingFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  cellSelectionFeature,
  filterFns: {
    includesString: filterFn_includesString,
    inNumberRange: filterFn_inNumberRange,
    equals: filterFn_equals,
  },
  aggregationFns: {
    sum: aggregationFn_sum,
    mean: aggregationFn_mean,
    min: aggregationFn_min,
    max: aggregationFn_max,
  },
}

/** The features of a DataTable, with `meta` of the table and of its columns typed by the rows. */
export type DataTableFeatures<Data extends RowData> = typeof features & {
  columnMeta: ColumnMeta<Data>
  tableMeta: TableMeta<Data>
}
export type DataTableInstance<Data extends RowData> = Table<DataTableFeatures<Data>, Data>
export type DataTableColumn<Data extends RowData> = Column<DataTableFeatures<Data>, Data, CellData>
export type DataTableRow<Data extends RowData> = Row<DataTableFeatures<Data>, Data>
export type DataTableRowModel<Data extends RowData> = RowModel<DataTableFeatures<Data>, Data>
