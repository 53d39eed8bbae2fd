'use client'
import { type RowData, type TableOptions, useTable } from '@tanstack/react-table'
import { useMemo, useReducer } from 'react'
import { useLang, useVerdict } from '../../foundation/ui-provider.tsx'
import type { DataTableColumnDef } from './columns.ts'
import { dataTableReducer, initialDataTableState } from './data-table.reducer.ts'
import { drawnColumns } from './drawn-columns.ts'
import type { DataTableFeatures } from './features.ts'
import { dataTableFeatures } from './row-models.ts'
import { pageSizeAfter, showMoreState } from './show-more.ts'
import type { Fold, RowMeta } from './table-meta.ts'
import { useTableLayout } from './use-table-layout.ts'

type TanStackOptions<Row extends RowData> = Omit<
  TableOptions<DataTableFeatures, Row>,
  'features' | 'columns' | 'data' | 'meta' | 'mergeOptions'
>

/** How a table behaves: TanStack Table's options, and ours. */
export type DataTableOptions<Row extends RowData> = TanStackOptions<Row> & {
  /** The columns in order; the first one names the rows. Keep the array stable between renders. */
  columns: readonly DataTableColumnDef<Row>[]
  /** The rows in the server's order (readings #50). Keep the array stable between renders. */
  data: readonly Row[]
  /** How a row takes part: totals, folded rows, rows that stand out. Keep the function stable between renders. */
  getRowMeta?: (row: Row) => RowMeta | undefined
  /** Rows shown at first. 0 or absent: all (shared-blocks §9). */
  limit?: number
  /** Rows that each "show more" adds; absent: everything at once. */
  step?: number
  /** Rows that the server has; it may send fewer to those who may not see them (T5). */
  total?: number
  /** What showing more rows takes: being signed in, or paid access. Absent: nothing (T5, readings #15). */
  lock?: 'auth' | 'paid'
  /** Called once each time the collapsed table is expanded; the place to log an action (T4). */
  onExpand?: () => void
  /** The data column that a phone shows at first, from 0; clamped to those there are. Default 0 (T3). */
  defaultPhoneColumn?: number
}

export type DataTableModel<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

/**
 * Everything a table does, without its markup. `table` is TanStack's: its state, its options, its row models;
 * `table.getRowModel().rows` is what is drawn, in order.
 */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>) {
  const {
    columns,
    data,
    getRowMeta,
    limit,
    step,
    total,
    lock,
    onExpand,
    defaultPhoneColumn,
    state: controlled,
    initialState,
    ...tableOptions
  } = options
  const lang = useLang()
  const layout = useTableLayout()
  const verdict = useVerdict(lock === 'auth' ? 'showMoreRowsSignedIn' : 'showMoreRows')
  const isLocked = lock !== undefined && verdict.kind !== 'allowed'
  const [own, dispatch] = useReducer(dataTableReducer, defaultPhoneColumn, initialDataTableState)

  const firstPage = { pageIndex: 0, pageSize: limit || Number.POSITIVE_INFINITY }
  const table = useTable<DataTableFeatures, Row>({
    autoResetAll: false,
    sortDescFirst: false,
    paginateExpandedRows: true,
    groupedColumnMode: 'remove',
    ...tableOptions,
    features: dataTableFeatures,
    columns,
    data,
    meta: useMemo(
      () => ({
        getRowMeta: getRowMeta as ((row: unknown) => RowMeta | undefined) | undefined,
        openFolds: own.openFolds,
        lang,
      }),
      [getRowMeta, own.openFolds, lang],
    ),
    initialState: { pagination: firstPage, expanded: true, ...initialState },
    // whatever was expanded before access ended
    ...(isLocked
      ? { state: { ...controlled, pagination: firstPage } }
      : controlled
        ? { state: controlled }
        : {}),
  })
  return { table }
}
