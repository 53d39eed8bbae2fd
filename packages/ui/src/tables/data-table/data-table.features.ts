import {
  columnVisibilityFeature,
  constructTable,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import type { RowFigure } from './data-table.shape.ts'
import type { TableSort } from './row-order.ts'
import type { ColumnFigure, ColumnsFigure } from './table-columns.shape.ts'

function unchanging<Value>(get: () => Value) {
  return { get, subscribe: () => ({ unsubscribe() {} }) }
}

/** State that is said once: another sort makes another table, so there are no changes to tell anybody of. */
const unchangingState: ReturnType<typeof storeReactivityBindings> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription() {},
  createWritableAtom: value => ({ ...unchanging(() => value), set() {} }),
  createReadonlyAtom: unchanging,
  untrack: read => read(),
  batch: write => write(),
  schedule: work => queueMicrotask(work),
}

/** What of TanStack Table this table is built on: its column model, and its sort and visibility state. */
export const dataTableFeatures = tableFeatures({
  coreReactivityFeature: unchangingState,
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{ figure: ColumnFigure }>(),
})

export type DataTableFeatures = typeof dataTableFeatures

const helper = createColumnHelper<DataTableFeatures, RowFigure>()

/** The columns as TanStack takes them; a cell's value is its figure. Sorting is ours, so only the state is theirs. */
export function columnDefs(columns: readonly ColumnFigure[]) {
  return helper.columns(
    columns.map(figure =>
      helper.accessor(row => row.cell(figure), {
        id: figure.id,
        header: figure.header,
        enableSorting: figure.sortable !== false,
        meta: { figure },
      }),
    ),
  )
}

/** Which columns are drawn, as TanStack's state says it. */
export function columnVisibility({ every, shown }: ColumnsFigure): Record<string, boolean> {
  const drawn = new Set(shown.map(({ id }) => id))
  // a plain object would lose a column of the id `__proto__`
  const visibility: Record<string, boolean> = Object.create(null)
  for (const { id } of every) visibility[id] = drawn.has(id)
  return visibility
}

/** TanStack holds the columns, their visibility and the sort; a row model of a hundred thousand rows would be held for nothing. */
const NO_ROWS: RowFigure[] = []

/** TanStack's table of these columns in this sort. */
export function tanStackTable(columns: ColumnsFigure, sort: TableSort) {
  const table = constructTable({
    features: dataTableFeatures,
    columns: columnDefs(columns.every),
    data: NO_ROWS,
    manualSorting: true,
    state: {
      sorting: sort ? [{ id: sort.field, desc: sort.order === 'desc' }] : [],
      columnVisibility: columnVisibility(columns),
    },
  })
  return Object.assign(table, { state: table.store.state })
}
