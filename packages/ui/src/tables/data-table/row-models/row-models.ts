import {
  createExpandedRowModel,
  createFacetedMinMaxValues,
  createFacetedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  memo,
  metaHelper,
  type RowData,
  type TableFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ColumnMeta } from '../columns/column-meta.ts'
import {
  type DataTableFeatures,
  type DataTableInstance,
  type DataTableRowModel,
  features,
} from '../columns/features.ts'
import type { TableMeta } from '../columns/table-meta.ts'
import { filterTexts, isTotal } from './column-filter.ts'
import { createCoreRows, FlatRowModel } from './core-rows.ts'
import { createShownRows } from './shown-rows.ts'
import { createSortedRows } from './sorted-rows.ts'

/**
 * Selects ranges of rows and of cells in display order. TanStack uses the order of the row model before pagination,
 * which includes collapsed rows and rows behind "show more", and has totals in the order of the data.
 */
const drawnOrderFeature: TableFeature = {
  constructTableAPIs: table => {
    table.getRowsInDisplayOrder = memo({
      memoDeps: () => [table.getRowModel().rows],
      fn: rows => {
        // `row.getDisplayIndex()` reads this
        for (let index = 0; index < rows.length; index++) {
          const row = rows[index]
          if (row) row._displayIndexCache = index
        }
        return rows
      },
    })
  },
}

/** A feature without state or options, so the table's type need not name it. */
const drawnOrder: object = { drawnOrderFeature }

/**
 * TanStack Table in a DataTable: its features, its row models, and four row models of our own in TanStack's slots.
 * `coreRowModel` creates light rows, `facetedUniqueValues` leaves out withheld values, `sortedRowModel` sorts typed keys, `paginatedRowModel`
 * shows more rows on request.
 */
const withRowModels = tableFeatures({
  ...features,
  ...drawnOrder,
  columnMeta: metaHelper<ColumnMeta<RowData>>(),
  tableMeta: metaHelper<TableMeta<RowData>>(),
  coreRowModel: createCoreRows(),
  filteredRowModel: whenNeeded(
    createFilteredRowModel(),
    table => table.getPreFilteredRowModel(),
    ({ atoms }) => atoms.columnFilters.get().length > 0 || Boolean(atoms.globalFilter.get()),
  ),
  facetedRowModel: createFacetedRowModel(),
  facetedMinMaxValues: createFacetedMinMaxValues(),
  facetedUniqueValues: createFacetedValues(),
  groupedRowModel: whenNeeded(
    createGroupedRowModel(),
    table => table.getPreGroupedRowModel(),
    table => table.atoms.grouping.get().length > 0,
  ),
  sortedRowModel: createSortedRows(),
  expandedRowModel: whenNeeded(
    createExpandedRowModel(),
    table => table.getPreExpandedRowModel(),
    () => false,
  ),
  paginatedRowModel: createShownRows(),
})

/** The table's type has only its features: row models add nothing to it. */
export const dataTableFeatures: DataTableFeatures<RowData> = withRowModels

type RowModelFactory = (table: DataTableInstance<RowData>) => () => DataTableRowModel<RowData>

/**
 * A row model of TanStack's that many flat rows bypass while it has nothing to do: it would iterate, and so create, all of
 * them. Once it has run on them it keeps running, to reset what it wrote into them.
 */
function whenNeeded(
  create: RowModelFactory,
  before: (table: DataTableInstance<RowData>) => DataTableRowModel<RowData>,
  isNeeded: (table: DataTableInstance<RowData>) => boolean,
): RowModelFactory {
  return table => {
    const stock = create(table)
    const used = new WeakSet<object>()
    return () => {
      const model = before(table)
      if (model instanceof FlatRowModel && !used.has(model) && !isNeeded(table)) return model
      used.add(model)
      return stock()
    }
  }
}

/**
 * The values of a column, in the slot of TanStack's faceting: the text of each value and its number of rows, among the rows that
 * pass all other filters. '' is the blank; withheld values and totals do not count. Computed on first use.
 */
function createFacetedValues() {
  return <Data extends RowData>(
    table: DataTableInstance<Data>,
    columnId: string,
  ): (() => Map<string, number>) =>
    memo({
      memoDeps: () => [
        table.getColumn(columnId),
        table.getColumn(columnId)?.getFacetedRowModel(),
        table.options.meta?.getRowMeta,
      ],
      fn: () => facetedValues(table, columnId),
    })
}

function facetedValues<Data extends RowData>(
  table: DataTableInstance<Data>,
  columnId: string,
): Map<string, number> {
  const column = table.getColumn(columnId)
  const counts = new Map<string, number>()
  for (const row of column?.getFacetedRowModel().flatRows ?? []) {
    if (!column || isTotal(row)) continue
    for (const text of filterTexts(row, column)) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}
