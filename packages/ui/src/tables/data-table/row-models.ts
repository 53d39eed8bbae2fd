import {
  createExpandedRowModel,
  createFacetedMinMaxValues,
  createFacetedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  tableFeatures,
} from '@tanstack/react-table'
import { createCoreRows } from './core-rows.ts'
import { createFacetedValues } from './faceted-values.ts'
import { type DataTableFeatures, features } from './features.ts'
import { createShownRows } from './shown-rows.ts'
import { createSortedRows } from './sorted-rows.ts'

/**
 * TanStack Table as a DataTable runs it: its features, its row models, and four row models of our own in TanStack's slots.
 * `coreRowModel` makes light rows, `facetedUniqueValues` leaves out what is withheld, `sortedRowModel` sorts typed keys, `paginatedRowModel` shows more rows on request.
 */
const withRowModels = tableFeatures({
  ...features,
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
export const dataTableFeatures: DataTableFeatures = withRowModels
