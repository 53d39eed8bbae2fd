import type { FilterFn, RowData } from '@tanstack/react-table'
import { isTotal, searchText, wordsOf } from './column-filter.ts'
import type { DataTableFeatures, DataTableRow } from './features.ts'

/**
 * The filter of a search field over a whole table (`globalFilter`): a row passes when each word stands in some of its cells, as they
 * are written and as they were given. Case does not count, and what is withheld is not found. Totals stay.
 */
export function quickFilter<Data extends RowData>(): FilterFn<DataTableFeatures, Data> {
  const texts = new WeakMap<DataTableRow<Data>, { of: unknown; text: string }>()
  const textOf = (row: DataTableRow<Data>): string => {
    const columns = row.table.options.columns
    const known = texts.get(row)
    if (known?.of === columns) return known.text
    const text = rowText(row).toLowerCase()
    texts.set(row, { of: columns, text })
    return text
  }
  return Object.assign(
    (row: DataTableRow<Data>, _columnId: string, filter: unknown) => {
      const text = textOf(row)
      return wordsOf(filter).every(word => text.includes(word)) || isTotal(row)
    },
    { autoRemove: (filter: unknown) => wordsOf(filter).length === 0 },
  )
}

/** Whether a search looks into a column: all that have a value or a text, but for `enableGlobalFilter: false`. */
export function isSearched(column: { accessorFn?: unknown; columnDef: { meta?: object } }): boolean {
  const { meta } = column.columnDef
  return column.accessorFn !== undefined || (meta !== undefined && 'text' in meta)
}

function rowText<Data extends RowData>(row: DataTableRow<Data>): string {
  return row.table
    .getAllLeafColumns()
    .filter(column => column.getCanGlobalFilter())
    .map(column => searchText(row, column))
    .join('\n')
}
