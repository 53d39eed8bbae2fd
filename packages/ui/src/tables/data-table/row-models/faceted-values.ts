import { memo, type RowData } from '@tanstack/react-table'
import type { DataTableInstance } from '../columns/features.ts'
import { filterTexts, isTotal } from './column-filter.ts'

/**
 * The values of a column, in the slot of TanStack's faceting: the text of each value and its number of rows, among the rows that
 * pass all other filters. '' is the blank; withheld values and totals do not count. Computed on first use.
 */
export function createFacetedValues() {
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
