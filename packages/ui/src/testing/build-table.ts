import { constructTable, type RowData } from '@tanstack/react-table'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { DEFAULT_SIZES } from '../tables/data-table/column-sizing.ts'
import { createColumns, uniqueColumns } from '../tables/data-table/columns.ts'
import { writtenCell } from '../tables/data-table/drawn-columns.ts'
import type { DataTableFeatures, DataTableInstance } from '../tables/data-table/features.ts'
import { dataTableFeatures } from '../tables/data-table/row-models.ts'
import type { Fold, TableMeta } from '../tables/data-table/table-meta.ts'
import { type DataTableOptions, defaultTableOptions } from '../tables/data-table/table-options.ts'

export type BuiltTableOptions<Row extends RowData> = DataTableOptions<Row> & {
  openFolds?: Readonly<Record<Fold, boolean>>
}

/** The table that `useDataTable` makes, without React. */
export function buildTable<Row extends RowData>({
  columns,
  getRowMeta,
  openFolds = { previous: false, next: false },
  limit = 0,
  initialState,
  ...options
}: BuiltTableOptions<Row>): DataTableInstance<Row> {
  const features = { ...dataTableFeatures, coreReactivityFeature: storeReactivityBindings() }
  return constructTable<DataTableFeatures, Row>({
    ...defaultTableOptions<Row>(),
    ...options,
    features,
    columns: uniqueColumns(columns),
    defaultColumn: { cell: writtenCell, ...DEFAULT_SIZES },
    meta: { getRowMeta: getRowMeta as TableMeta['getRowMeta'], openFolds, lang: 'eng' },
    initialState: {
      pagination: { pageIndex: 0, pageSize: limit > 0 ? limit : Number.POSITIVE_INFINITY },
      expanded: true,
      ...initialState,
    },
  })
}

export type Four = { name: string; bid?: number; ask?: number; spread?: number }

const four = createColumns<Four>()

/** A name and three figures: the columns of a small table of quotes. */
export const FOUR_COLUMNS = [
  four.text('name', { header: 'Market participant' }),
  four.number('bid', { header: 'Bid', decimals: 4 }),
  four.number('ask', { header: 'Ask', decimals: 4 }),
  four.number('spread', { header: 'G-spread', decimals: 2 }),
]
