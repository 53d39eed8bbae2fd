import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { RowFigure } from './data-table.shape.ts'
import type { ColumnFigure, ColumnsFigure } from './table-columns.shape.ts'

/** What of TanStack Table this table is built on: its column model, and its sort and visibility state. */
export const dataTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<{ figure: ColumnFigure }>(),
})

type DataTableFeatures = typeof dataTableFeatures

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
