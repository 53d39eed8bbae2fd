import type { FilterFn, RowData } from '@tanstack/react-table'
import type { DataTableFeatures, DataTableRow } from '../columns/features.ts'
import { isTotal, searchTerms, searchText } from './column-filter.ts'

/**
 * The filter of a search field over a whole table (`globalFilter`): a row passes if each word occurs in some of its cells, as
 * formatted or as received. Case is ignored, and withheld values do not match. Totals stay.
 */
export function quickFilter<Data extends RowData>(): FilterFn<DataTableFeatures<Data>, Data> {
  const texts = new WeakMap<DataTableRow<Data>, { of: unknown; text: string }>()
  const textOf = (row: DataTableRow<Data>): string => {
    const columns = row.table.options.columns
    const known = texts.get(row)
    if (known?.of === columns) return known.text
    const text = rowText(row).toLowerCase()
    texts.set(row, { of: columns, text })
    return text
  }
  let resolved: { filter: unknown; terms: readonly string[] } = { filter: '', terms: [] }
  let last: { row: DataTableRow<Data>; terms: readonly string[]; passes: boolean } | null = null
  return Object.assign(
    (row: DataTableRow<Data>, _columnId: string, terms: readonly string[]) => {
      // TanStack asks for each column until one passes, but the result applies to the whole row
      if (last?.row === row && last.terms === terms) return last.passes
      const text = textOf(row)
      const passes = terms.every(word => text.includes(word)) || isTotal(row)
      last = { row, terms, passes }
      return passes
    },
    {
      resolveFilterValue: (filter: unknown) => {
        if (resolved.filter !== filter) resolved = { filter, terms: searchTerms(filter) }
        return resolved.terms
      },
      autoRemove: (filter: unknown) => searchTerms(filter).length === 0,
    },
  )
}

/** Whether a search includes a column: all with a value or a text, except with `enableGlobalFilter: false`. */
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
