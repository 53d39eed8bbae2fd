import {
  cellSelectionFeature,
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  metaHelper,
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
export const registeredFeatures = {
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
  columnMeta: metaHelper<ColumnMeta>(),
  tableMeta: metaHelper<TableMeta>(),
}

/** What our row models know of the table: its features, not its row models, of which they are some. */
type Registered = typeof registeredFeatures
export type FeatureTable<Data extends RowData> = Table<Registered, Data>
export type FeatureRow<Data extends RowData> = Row<Registered, Data>
export type FeatureRowModel<Data extends RowData> = RowModel<Registered, Data>
