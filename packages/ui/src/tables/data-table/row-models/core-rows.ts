import { constructRow, makeObjectMap, memo, type RowData } from '@tanstack/react-table'
import type { DataTableInstance, DataTableRow, DataTableRowModel } from '../columns/features.ts'
import { lazyArray } from './lazy-array.ts'

/** Above this number, rows without sub-rows are created when they are read: a table renders a few dozen of them. */
const LAZY_ABOVE = 500

/**
 * TanStack Table's core row model with lighter rows. A stock row has six caches, which most rows of a long table never
 * fill; here a row creates each cache when it is first read.
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
  if (!getSubRows && data.length > LAZY_ABOVE) {
    const rows = lazyArray(data.length, index => rowAt(table, prototype, data[index] as Data, index))
    return new CoreRowModel(rows, data)
  }
  const flatRows: DataTableRow<Data>[] = []
  const rowsOf = (originals: readonly Data[], depth: number, parent?: DataTableRow<Data>) => {
    const rows: DataTableRow<Data>[] = new Array(originals.length)
    for (let index = 0; index < originals.length; index++) {
      const original = originals[index] as Data
      const row = rowAt(table, prototype, original, index, parent)
      row.depth = depth
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

function rowAt<Data extends RowData>(
  table: DataTableInstance<Data>,
  prototype: DataTableRow<Data>,
  original: Data,
  index: number,
  parent?: DataTableRow<Data>,
): DataTableRow<Data> {
  const row: DataTableRow<Data> = Object.create(prototype)
  row.id = table.getRowId(original, index, parent)
  row.index = index
  row.original = original
  if (parent) row.parentId = parent.id
  return row
}

/** A row model that builds its lookup by id on first use. */
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

/** Many rows without groups or sub-rows, created when they are read. */
export class FlatRowModel<Data extends RowData> extends LazyRowModel<Data> {
  constructor(rows: DataTableRow<Data>[]) {
    super(rows, rows)
  }

  /** The same rows in another order. */
  inOrder(places: Uint32Array): FlatRowModel<Data> {
    return new FlatRowModel(
      lazyArray(places.length, at => this.rows[places[at] as number] as DataTableRow<Data>),
    )
  }
}

/** All rows in the order of the data, which can be read without creating them. */
export class CoreRowModel<Data extends RowData> extends FlatRowModel<Data> {
  readonly data: readonly Data[]

  constructor(rows: DataTableRow<Data>[], data: readonly Data[]) {
    super(rows)
    this.data = data
  }
}

/** Members that all rows of a table share: the methods of its features, a stock row's fields, and caches created on first use. */
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
