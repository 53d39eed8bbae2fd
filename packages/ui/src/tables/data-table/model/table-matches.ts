import type { RowData } from '@tanstack/react-table'
import type { DataTableInstance, DataTableRow } from '../columns/features.ts'
import { isTotal } from '../row-models/column-filter.ts'

/** Rows that pass the filters, and all rows; sub-rows and totals do not count. */
export type TableMatches = { shown: number; total: number }

/** Whether any filter is set: a column's, or the search over the whole table. */
export function hasFilters<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  return table.atoms.columnFilters.get().length > 0 || isSearching(table)
}

function isSearching<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  const search: unknown = table.atoms.globalFilter.get()
  return typeof search === 'string' ? search.trim() !== '' : search !== null && search !== undefined
}

/** Counts the rows that pass the filters. If the server filters, `rowCount` is the number of matches, of the server's `total`. */
export function countMatches<Data extends RowData>(
  table: DataTableInstance<Data>,
  total: number | undefined,
): TableMatches {
  const { manualFiltering, rowCount } = table.options
  const shown = countRows(table, table.getFilteredRowModel().rows)
  if (!manualFiltering) return { shown, total: countRows(table, table.getPreFilteredRowModel().rows) }
  return { shown: rowCount ?? shown, total: Math.max(total ?? 0, rowCount ?? shown) }
}

function countRows<Data extends RowData>(
  { options }: DataTableInstance<Data>,
  rows: readonly DataTableRow<Data>[],
): number {
  if (!options.meta?.getRowMeta) return rows.length
  return rows.reduce((count, row) => (isTotal(row) ? count : count + 1), 0)
}

/** Removes all filters. */
export function clearFilters<Data extends RowData>(table: DataTableInstance<Data>): void {
  if (table.atoms.columnFilters.get().length > 0) table.setColumnFilters([])
  if (isSearching(table)) table.setGlobalFilter('')
}
