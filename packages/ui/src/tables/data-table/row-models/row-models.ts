import {
  createExpandedRowModel,
  createFacetedMinMaxValues,
  createFacetedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  metaHelper,
  type RowData,
  tableFeatures,
} from '@tanstack/react-table'
import type { ColumnMeta } from '../columns/column-meta.ts'
import { type DataTableFeatures, features } from '../columns/features.ts'
import type { TableMeta } from '../columns/table-meta.ts'
import { createCoreRows } from './core-rows.ts'
import { drawnOrderFeature } from './drawn-order.ts'
import { createFacetedValues } from './faceted-values.ts'
import { createShownRows } from './shown-rows.ts'
import { createSortedRows } from './sorted-rows.ts'

/** A feature without state or options, so that a table's type need not name it. */
const drawnOrder: object = { drawnOrderFeature }

/**
 * TanStack Table as a DataTable runs it: its features, its row models, and four row models of our own in TanStack's slots.
 * `coreRowModel` makes light rows, `facetedUniqueValues` leaves out what is withheld, `sortedRowModel` sorts typed keys, `paginatedRowModel` shows more rows on request.
 */
const withRowModels = tableFeatures({
  ...features,
  ...drawnOrder,
  columnMeta: metaHelper<ColumnMeta<RowData>>(),
  tableMeta: metaHelper<TableMeta<RowData>>(),
  coreRowModel: createCoreRows(),
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedMinMaxValues: createFacetedMinMaxValues(),
  facetedUniqueValues: createFacetedValues(),
  groupedRowModel: createGroupedRowModel(),
  sortedRowModel: createSortedRows(),
  expandedRowModel: createExpandedRowModel(),
  paginatedRowModel: createShownRows(),
})

/** A table's type is that of its features: row models add nothing to it. */
export const dataTableFeatures: DataTableFeatures<RowData> = withRowModels
