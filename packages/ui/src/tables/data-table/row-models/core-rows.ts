import { constructRow, makeObjectMap, memo, type RowData } from '@tanstack/react-table'
import type { DataTableInstance, DataTableRow, DataTableRowModel } from '../columns/features.ts'

/**
 * TanStack Table's core row model with lighter rows. A stock row is made with six caches, which most rows of a long table never
 * fill; here a row makes each one when it is first read.
 */
export function createCoreRows() {
  return <Data extends RowData>(table: DataTableInstance<Data>): (() => DataTableRowModel<Data>) =>
    memo({
      memoDeps: () => [table.options.data],
      fn: () => coreRows(table, table.options.data),
    })
}

function coreRows<Data extends RowData>(
  table: DataTableInstance<Data>,
  data: readonly Data[],
): DataTableRowModel<Data> {
  const { getSubRows } = table.options
  const prototype = lightRow(table)
  const flatRows: DataTableRow<Data>[] = []
  const rowsOf = (originals: readonly Data[], depth: number, parent?: DataTableRow<Data>) => {
    const rows: DataTableRow<Data>[] = new Array(originals.length)
    for (let index = 0; index < originals.length; index++) {
      const original = originals[index] as Data
      const row: DataTableRow<Data> = Object.create(prototype)
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
  return new LazyRowModel(rowsOf(data, 0), flatRows)
}

/** A row model whose rows are looked up by id when that is first asked for. */
export class LazyRowModel<Data extends RowData> implements DataTableRowModel<Data> {
  readonly rows: DataTableRow<Data>[]
  readonly flatRows: DataTableRow<Data>[]
  #rowsById: Record<string, DataTableRow<Data>> | undefined

  constructor(rows: DataTableRow<Data>[], flatRows: DataTableRow<Data>[]) {
    this.rows = rows
    this.flatRows = flatRows
  }

  get rowsById(): Record<string, DataTableRow<Data>> {
    if (!this.#rowsById) {
      this.#rowsById = makeObjectMap()
      for (const row of this.flatRows) this.#rowsById[row.id] = row
    }
    return this.#rowsById
  }
}

/** What all rows of a table share: the methods of its features, a stock row's fields, and caches that are made when they are read. */
function lightRow<Data extends RowData>(table: DataTableInstance<Data>): DataTableRow<Data> {
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
