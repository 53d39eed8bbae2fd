import { constructRow, memo, type RowData } from '@tanstack/react-table'
import type { FeatureRow, FeatureRowModel, FeatureTable } from './registered-features.ts'

/**
 * TanStack Table's core row model with lighter rows. A stock row is made with six caches, which most rows of a long table never
 * fill; here a row makes each one when it is first read.
 */
export function createCoreRows() {
  return <Data extends RowData>(table: FeatureTable<Data>): (() => FeatureRowModel<Data>) =>
    memo({
      memoDeps: () => [table.options.data],
      fn: () => coreRows(table, table.options.data),
    })
}

function coreRows<Data extends RowData>(
  table: FeatureTable<Data>,
  data: readonly Data[],
): FeatureRowModel<Data> {
  const { getSubRows } = table.options
  const prototype = lightRow(table)
  const flatRows: FeatureRow<Data>[] = []
  const rowsOf = (originals: readonly Data[], depth: number, parent?: FeatureRow<Data>) => {
    const rows: FeatureRow<Data>[] = new Array(originals.length)
    for (let index = 0; index < originals.length; index++) {
      const original = originals[index] as Data
      const row: FeatureRow<Data> = Object.create(prototype)
      row.id = table.getRowId(original, index, parent)
      row.index = index
      row.original = original
      row.depth = depth
      if (parent) row.parentId = parent.id
      flatRows.push(row)
      rows[index] = row
      const below = getSubRows?.(original, index)
      if (below?.length) {
        row.originalSubRows = below
        row.subRows = rowsOf(below, depth + 1, row)
      }
    }
    return rows
  }
  return withRowsById(rowsOf(data, 0), flatRows)
}

/** A row model whose rows are looked up by id when that is first asked for. */
export function withRowsById<Data extends RowData>(
  rows: FeatureRow<Data>[],
  flatRows: FeatureRow<Data>[],
): FeatureRowModel<Data> {
  let byId: Record<string, FeatureRow<Data>> | undefined
  return {
    rows,
    flatRows,
    get rowsById() {
      byId ??= Object.assign(Object.create(null), Object.fromEntries(flatRows.map(row => [row.id, row])))
      return byId as Record<string, FeatureRow<Data>>
    },
  }
}

/** What all rows of a table share: the methods of its features, a stock row's fields, and caches that are made when they are read. */
function lightRow<Data extends RowData>(table: FeatureTable<Data>): FeatureRow<Data> {
  const stock = constructRow(table, '', {} as Data, -1, 0)
  const light = Object.create(Object.getPrototypeOf(stock))
  for (const [field, value] of Object.entries(stock)) {
    const isCache = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null
    Object.defineProperty(light, field, isCache ? cacheOnDemand(field) : { value, writable: true })
  }
  return light
}

function cacheOnDemand(field: string): PropertyDescriptor {
  const own = (row: object, value: unknown) =>
    Object.defineProperty(row, field, { value, writable: true, enumerable: true, configurable: true })
  return {
    get(this: object) {
      const cache = Object.create(null)
      own(this, cache)
      return cache
    },
    set(this: object, value: unknown) {
      own(this, value)
    },
  }
}
