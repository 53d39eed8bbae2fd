import type { RowData, TableOptions } from '@tanstack/react-table'
import type { DataTableColumnDef } from '../columns/columns.ts'
import { formattedCell } from '../columns/drawn-columns.ts'
import type { DataTableFeatures } from '../columns/features.ts'
import type { RowMeta } from '../columns/table-meta.ts'
import { columnFilter } from '../row-models/column-filter.ts'
import { isSearched, quickFilter } from '../row-models/quick-filter.ts'
import { DEFAULT_SIZES } from './column-sizing.ts'
import type { Density } from './data-table.reducer.ts'
import type { SaveStateOptions } from './use-saved-state.ts'

type TanStackOptions<Row extends RowData> = Omit<
  TableOptions<DataTableFeatures<Row>, Row>,
  'features' | 'columns' | 'data' | 'meta' | 'mergeOptions' | 'key' | 'atoms' | `debug${string}`
>

/** The options that components take as props too: ours, and those of TanStack's that most tables need. */
export type TableOptionProps<Row extends RowData> = {
  /** The columns in order; the first one names the rows. Keep the array stable between renders. */
  columns: readonly DataTableColumnDef<Row>[]
  /** The rows in the server's order (readings #50). Keep the array stable between renders. */
  data: readonly Row[]
  /** The id of a row, unique in `data`. Default: its index. Give it if `data` changes order or if state refers to rows. */
  getRowId?: TanStackOptions<Row>['getRowId']
  /** How a row takes part: totals, collapsed rows, emphasised rows. Keep the function stable between renders. */
  getRowMeta?: (row: Row) => RowMeta | undefined
  /** State of TanStack Table at first: `sorting`, `columnFilters`, `grouping`, `columnVisibility` and others. */
  initialState?: TanStackOptions<Row>['initialState']
  /** Rows shown at first. 0 or absent: all (shared-blocks §9). */
  limit?: number
  /** Rows that each "show more" adds; absent: everything at once. */
  step?: number
  /** Number of rows on the server, which may send fewer to users without access (T5). */
  total?: number
  /** What showing more rows requires: signing in, or paid access. Absent: nothing (T5, readings #15). */
  lock?: 'auth' | 'paid'
  /** Called once each time the collapsed table is expanded, for example to log an action (T4). */
  onExpand?: () => void
  /** The data column that a phone shows at first, from 0; clamped to the existing ones. Default 0 (T3). */
  defaultPhoneColumn?: number
  /** Initial row height. Default: the page's, `normal` unless `data-density` around the table says otherwise. */
  density?: Density
  /**
   * Saves the user's changes in the browser's storage or in the page's address: sorting, filters, columns and their widths, groups,
   * number of shown rows and row height. `{ key: 'quotes', in: 'address' }` writes `?quotes.sort=-price,name&quotes.filter.price=90..100`. Only
   * differences from the initial state are written. Absent: nothing is saved (T6).
   */
  saveState?: SaveStateOptions
}

/** Behaviour of a table: TanStack Table's options, and ours. */
export type DataTableOptions<Row extends RowData> = TanStackOptions<Row> & TableOptionProps<Row>

/** Defaults for TanStack's options. */
export function defaultTableOptions<Row extends RowData>() {
  return {
    autoResetAll: false,
    sortDescFirst: false,
    paginateExpandedRows: true,
    columnResizeMode: 'onChange',
    groupedColumnMode: 'remove',
    globalFilterFn: quickFilter<Row>(),
    getColumnCanGlobalFilter: isSearched,
  } as const
}

/** Defaults for columns: their kind formats and filters them; TanStack would sum prices and yields in groups. */
export function defaultColumnOptions<Row extends RowData>() {
  return {
    cell: formattedCell,
    aggregatedCell: formattedCell,
    aggregationFn: undefined,
    filterFn: columnFilter<Row>(),
    ...DEFAULT_SIZES,
  } as const
}
