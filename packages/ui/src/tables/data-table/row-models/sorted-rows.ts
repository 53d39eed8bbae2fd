import {
  type ColumnSort,
  copyInstancePropertiesWithoutMemos,
  memo,
  type RowData,
} from '@tanstack/react-table'
import type { DataTableInstance, DataTableRow, DataTableRowModel } from '../columns/features.ts'
import { cellValue } from './cell-value.ts'
import { CoreRowModel, LazyRowModel } from './core-rows.ts'
import { isUngrouped } from './groups.ts'
import { textComparator } from './sort-key.ts'
import { leanKey, orderOf, type SortKeys, sortKeys } from './sort-keys.ts'

type Rows<Data extends RowData> = readonly DataTableRow<Data>[]

/** Sorts rows by one column; equal rows keep their order. */
type Sorter<Data extends RowData> = {
  columnId: string
  sort: (rows: Rows<Data>) => Rows<Data>
  /** Sorts row indexes without creating rows; null if the column compares rows itself. */
  order: ((model: CoreRowModel<Data>, places: Uint32Array) => Uint32Array) | null
}

/**
 * TanStack Table's sorted row model for our kinds of columns: numbers before text, blanks last in both directions, text by the rules of the
 * user's language, stable. It sorts typed keys, in a tenth of the time of a comparator. A column with its own `sortFn` uses that.
 * Rows without a group come first. Groups have the order of their column's `meta.groups`, or of the data, until the table
 * is sorted by their column.
 */
export function createSortedRows() {
  return <Data extends RowData>(table: DataTableInstance<Data>): (() => DataTableRowModel<Data>) => {
    const keys: KeyCache<Data> = new WeakMap()
    return memo({
      memoDeps: () => [
        table.atoms.sorting.get(),
        table.getPreSortedRowModel(),
        table.options.columns,
        table.options.meta?.lang,
      ],
      fn: () => sortedRows(table, keys),
    })
  }
}

function sortedRows<Data extends RowData>(
  table: DataTableInstance<Data>,
  keys: KeyCache<Data>,
): DataTableRowModel<Data> {
  const before = table.getPreSortedRowModel()
  // the first column has priority: it is sorted last, and each sort is stable
  const sorters = table.atoms.sorting
    .get()
    .toReversed()
    .flatMap(sort => sorterOf(table, sort, keys) ?? [])
  const isGrouped = before.rows[0]?.groupingColumnId !== undefined
  if (sorters.length === 0 && !isGrouped) return before
  if (isCore(before)) {
    const orders = sorters.flatMap(({ order }) => order ?? [])
    if (orders.length === sorters.length)
      return before.inOrder(orders.reduce((places, order) => order(before, places), placesOf(before.rows)))
  }

  const flatRows: DataTableRow<Data>[] = []
  const sort = (rows: Rows<Data>): DataTableRow<Data>[] => {
    const groupColumn = rows[0]?.groupingColumnId
    const loose = groupColumn === undefined ? [] : rows.filter(isUngrouped)
    const grouped = loose.length > 0 ? rows.filter(row => !isUngrouped(row)) : rows
    const input = groupColumn === undefined ? rows : inGroupOrder(table, groupColumn, grouped)
    const applied = sorters.filter(({ columnId }) => groupColumn === undefined || columnId === groupColumn)
    const sorted = applied.reduce((ordered, sorter) => sorter.sort(ordered), input)
    const first = loose.flatMap(({ subRows }) => sort(subRows))
    const others = sorted.map(row => {
      const at = flatRows.push(row) - 1
      if (row.subRows.length === 0) return row
      const copy = copyInstancePropertiesWithoutMemos(Object.create(Object.getPrototypeOf(row)), row)
      flatRows[at] = copy
      copy.subRows = sort(row.subRows)
      return copy
    })
    return [...first, ...others]
  }
  return new LazyRowModel(sort(before.rows), flatRows)
}

/** Group headings in the order of `meta.groups`; unlisted ones follow in the order of the data. */
function inGroupOrder<Data extends RowData>(
  table: DataTableInstance<Data>,
  columnId: string,
  rows: Rows<Data>,
): Rows<Data> {
  const groups = table.getColumn(columnId)?.columnDef.meta?.groups
  if (!groups) return rows
  const places = new Map([...groups.keys()].map((value, place) => [String(value), place]))
  const placeOf = ({ groupingValue }: DataTableRow<Data>) => places.get(String(groupingValue)) ?? places.size
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Keys of rows by column, so that reversing the order does not read them again. */
type KeyCache<Data extends RowData> = WeakMap<
  Rows<Data>,
  Map<string, { accessor: unknown; lang: string; keys: SortKeys }>
>

function sorterOf<Data extends RowData>(
  table: DataTableInstance<Data>,
  { id, desc }: ColumnSort,
  cache: KeyCache<Data>,
): Sorter<Data> | null {
  const column = table.getColumn(id)
  if (!column?.getCanSort()) return null
  const { sortFn, invertSorting = false, meta = {} } = column.columnDef
  const isDescending = desc !== invertSorting
  if (typeof sortFn === 'function') {
    const turn = isDescending ? -1 : 1
    return { columnId: id, sort: rows => rows.toSorted((a, b) => turn * sortFn(a, b, id)), order: null }
  }
  const lang = table.options.meta?.lang ?? ''
  /** `dataOf` returns a row's data and its index. */
  const keysOf = (
    rows: Rows<Data>,
    dataOf: (place: number) => { original: Data; index: number },
  ): SortKeys => {
    const known = cache.get(rows) ?? new Map()
    cache.set(rows, known)
    const last = known.get(id)
    if (last?.accessor === column.columnDef && last.lang === lang) return last.keys
    const keys = sortKeys(rows.length, place => {
      const { original, index } = dataOf(place)
      return leanKey(cellValue(original, index, column), meta, lang)
    })
    known.set(id, { accessor: column.columnDef, lang, keys })
    return keys
  }
  const options = { desc: isDescending, compare: textComparator(lang) }
  return {
    columnId: id,
    sort(rows) {
      const keys = keysOf(rows, place => rows[place] as DataTableRow<Data>)
      return Array.from(orderOf(keys, placesOf(rows), options), place => rows[place] as DataTableRow<Data>)
    },
    order({ rows, data }, places) {
      const keys = keysOf(rows, index => ({ original: data[index] as Data, index }))
      return orderOf(keys, places, options)
    },
  }
}

function isCore<Data extends RowData>(model: DataTableRowModel<Data>): model is CoreRowModel<Data> {
  return model instanceof CoreRowModel
}

function placesOf({ length }: { length: number }): Uint32Array {
  return Uint32Array.from({ length }, (_, place) => place)
}
