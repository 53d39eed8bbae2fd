import { constructTable, type RowData } from '@tanstack/react-table'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { createColumns, uniqueColumns } from '../tables/data-table/columns/columns.ts'
import type { DataTableFeatures, DataTableInstance } from '../tables/data-table/columns/features.ts'
import type { CollapsiblePart } from '../tables/data-table/columns/table-meta.ts'
import { hiddenColumns } from '../tables/data-table/columns/use-initial-visibility.ts'
import {
  type DataTableOptions,
  defaultColumnOptions,
  defaultTableOptions,
} from '../tables/data-table/model/table-options.ts'
import { dataTableFeatures } from '../tables/data-table/row-models/row-models.ts'

export type BuiltTableOptions<Row extends RowData> = DataTableOptions<Row> & {
  expandedParts?: Readonly<Record<CollapsiblePart, boolean>>
}

/** The table of `useDataTable`, without React. */
export function buildTable<Row extends RowData>({
  columns,
  getRowMeta,
  expandedParts = { previous: false, next: false },
  limit = 0,
  initialState,
  ...options
}: BuiltTableOptions<Row>): DataTableInstance<Row> {
  const features = { ...dataTableFeatures, coreReactivityFeature: storeReactivityBindings() }
  return constructTable<DataTableFeatures<Row>, Row>({
    ...defaultTableOptions<Row>(),
    ...options,
    features,
    columns: uniqueColumns(columns),
    defaultColumn: defaultColumnOptions<Row>(),
    meta: { getRowMeta, expandedParts, lang: 'en' },
    initialState: {
      pagination: { pageIndex: 0, pageSize: limit > 0 ? limit : Number.POSITIVE_INFINITY },
      expanded: true,
      ...initialState,
      columnVisibility: { ...hiddenColumns(columns), ...initialState?.columnVisibility },
    },
  })
}

export type Four = { name: string; bid?: number; ask?: number; spread?: number }

const four = createColumns<Four>()

/** A name and three numbers: the columns of a small table of quotes. */
export const FOUR_COLUMNS = [
  four.text('name', { header: 'Market participant' }),
  four.number('bid', { header: 'Bid', decimals: 4 }),
  four.number('ask', { header: 'Ask', decimals: 4 }),
  four.number('spread', { header: 'G-spread', decimals: 2 }),
]
