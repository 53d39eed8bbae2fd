'use client'
import { type ReactTable, type RowData, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useDirection } from '../../../controls/direction/use-direction.ts'
import { type AccessVerdict, ALLOWED } from '../../../foundation/access/access.ts'
import { hasNodeEnv } from '../../../foundation/dev-warnings.ts'
import { listOf } from '../../../foundation/list-of.ts'
import { useIsMobile } from '../../../foundation/state/use-media.ts'
import { useLang, useVerdict } from '../../../foundation/ui-provider.tsx'
import { type CellViewModel, toCellViewModel } from '../../cells/cell.view-model.ts'
import { uniqueColumns } from '../columns/columns.ts'
import { type DrawnColumns, drawnColumns, visibleColumns } from '../columns/drawn-columns.ts'
import type { DataTableColumn, DataTableFeatures, DataTableRow } from '../columns/features.ts'
import type { CollapsiblePart, RowMeta } from '../columns/table-meta.ts'
import { useHiddenColumns, useLateColumns } from '../columns/use-initial-visibility.ts'
import { cellValue } from '../row-models/cell-value.ts'
import { dataRowsOnly, initialExpanded } from '../row-models/groups.ts'
import { dataTableFeatures } from '../row-models/row-models.ts'
import { type ShownRowModel, shownRowModel } from '../row-models/shown-rows.ts'
import { type EstimatedWidths, estimateWidths } from './column-widths.ts'
import {
  type DataTableState,
  type Density,
  dataTableReducer,
  initialDataTableState,
} from './data-table.reducer.ts'
import { type ShowMoreState, showMoreState } from './show-more.ts'
import {
  type RowIndexes,
  rowIndexes,
  type TableLines,
  type TableSection,
  tableLinesOf,
  tableSectionsOf,
} from './table-lines.ts'
import { clearFilters, countMatches, hasFilters, type TableMatches } from './table-matches.ts'
import { type DataTableOptions, defaultColumnOptions, defaultTableOptions } from './table-options.ts'
import { useTableWarnings } from './table-warnings.ts'
import { useSavedState } from './use-saved-state.ts'

/** A table without its markup. */
export type DataTableModel<Row extends RowData> = {
  /** TanStack's table: its state, its options, its row models. `table.getRowModel().rows` are the rendered rows, in order. */
  table: ReactTable<DataTableFeatures<Row>, Row>
  actions: DataTableActions
  /** The table's state in addition to TanStack's. */
  state: DataTableState
  /** Its layout: a table, one data column at a time, or either while the width is unknown. */
  layout: TableLayout
  /** Its visible columns, and the one that a phone shows. */
  columns: DrawnColumns<Row>
  /** Its rows with their counts; grouped; totals apart. */
  rowModel: ShownRowModel<Row>
  sections: readonly TableSection<Row>[]
  totals: readonly DataTableRow<Row>[]
  /** Collapsible rows before and after the others. */
  collapsibleParts: readonly { part: CollapsiblePart; count: number; isOpen: boolean }[]
  /** The sections as lines, of which a long table renders some. */
  lines: TableLines<Row>
  /** Row positions for screen readers, if not all rows are rendered. */
  indexes: RowIndexes | null
  /** Column widths of a long table, by id; null if the browser computes them. */
  widths: EstimatedWidths | null
  isEmpty: boolean
  /** Number of shown rows, and of all rows, here or on the server: expanded sub-rows count. */
  shownCount: number
  totalCount: number
  /** Number of rows that pass the filters, and of all rows; null without a filter. */
  matches: TableMatches | null
  /** Whether filters can be cleared here: not if the page controls them without a change handler. */
  canClearFilters: boolean
  /** What the footer of the table offers. */
  more: ShowMoreState
  /** Why showing more is refused; `allowed` if it is not. */
  verdict: AccessVerdict
  getRowMeta: ((row: Row) => RowMeta | undefined) | undefined
  lang: string
  /** A cell as our column kinds format it, for your own markup. */
  cellOf: (row: DataTableRow<Row>, column: DataTableColumn<Row>) => CellViewModel
}

/** Actions that TanStack does not have. */
type DataTableActions = {
  /** Shows `step` more rows, or all; refused without access. */
  showMore: () => void
  /** Shows only the first rows again. */
  showLess: () => void
  /** Shows the phone's next (1) or previous (−1) column; does nothing at the ends. */
  stepColumn: (by: 1 | -1) => void
  /** Shows the phone's column at this index, from 0. */
  showColumn: (place: number) => void
  togglePart: (part: CollapsiblePart) => void
  setDensity: (density: Density) => void
  /** Removes the filters of all columns and the search over the whole table. */
  clearFilters: () => void
  /** Restores the initial state and removes what was saved; only with `saveState`. */
  clearSavedState: () => void
}

/** Everything a table does, without its markup: for your own markup, or for the `model` of a DataTable. */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const {
    data: givenData,
    columns: givenColumns,
    getRowMeta,
    limit = 0,
    step = 0,
    total,
    lock,
    onExpand,
    defaultPhoneColumn,
    density,
    saveState,
    state: controlled,
    initialState,
    enableRowSelection,
    ...tableOptions
  } = options
  const data = listOf(givenData)
  const columnDefs = listOf(givenColumns)
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useTableWarnings(options)
  const lang = useLang()
  const direction = useDirection()
  const layout = useTableLayout()
  const verdict = useVerdict(lock === 'auth' ? 'showMoreRowsSignedIn' : 'showMoreRows')
  const isLocked = lock !== undefined && verdict.kind !== 'allowed'
  const [state, dispatch] = useReducer(dataTableReducer, null, () =>
    initialDataTableState(defaultPhoneColumn, density),
  )
  const { expandedParts, phoneColumn } = state

  const [defaults] = useState(defaultTableOptions<Row>)
  const [columnDefaults] = useState(defaultColumnOptions<Row>)
  const firstPage = useMemo(
    () => ({ pageIndex: 0, pageSize: limit > 0 ? limit : Number.POSITIVE_INFINITY }),
    [limit],
  )
  const hidden = useHiddenColumns(columnDefs, tableOptions.enableHiding)
  const table = useTable<DataTableFeatures<Row>, Row>({
    ...defaults,
    columnResizeDirection: direction,
    ...tableOptions,
    enableRowSelection: useMemo(() => dataRowsOnly(enableRowSelection), [enableRowSelection]),
    features: dataTableFeatures,
    columns: useMemo(() => uniqueColumns(columnDefs), [columnDefs]),
    data,
    defaultColumn: { ...columnDefaults, ...tableOptions.defaultColumn },
    meta: useMemo(() => ({ getRowMeta, expandedParts, lang }), [getRowMeta, expandedParts, lang]),
    initialState: {
      pagination: firstPage,
      expanded: initialExpanded(columnDefs, initialState?.grouping),
      ...initialState,
      ...(initialState?.sorting && { sorting: [...listOf(initialState.sorting)] }),
      ...(initialState?.columnFilters && { columnFilters: [...listOf(initialState.columnFilters)] }),
      columnVisibility: { ...hidden, ...initialState?.columnVisibility },
    },
    // access may end while more rows are shown
    state: isLocked ? { ...controlled, pagination: firstPage } : { ...controlled },
  })
  useLateColumns({ table, hidden, isControlled: controlled?.columnVisibility !== undefined })
  const clearSavedState = useSavedState({
    saveState,
    table,
    density: state.density,
    initialDensity: density ?? null,
    onDensityChange: density => dispatch({ type: 'densityChanged', density }),
    controlled,
    isLocked,
    onRestore: () => dispatch({ type: 'restored' }),
  })

  const all = table.getAllLeafColumns()
  const start = table.getStartVisibleLeafColumns()
  const center = table.getCenterVisibleLeafColumns()
  const end = table.getEndVisibleLeafColumns()
  const columns = useMemo(
    () =>
      drawnColumns({
        columns: visibleColumns(all, start, center, end),
        phoneColumn,
        oneColumn: layout === 'phone',
      }),
    [all, start, center, end, phoneColumn, layout],
  )
  const rowModel = shownRowModel(table)
  const { sections, totals } = useMemo(() => tableSectionsOf(rowModel), [rowModel])
  const lines = useMemo(() => tableLinesOf(sections), [sections])
  const indexes = useMemo(() => rowIndexes(lines, rowModel), [lines, rowModel])
  const isWide = lines.windowed && layout === 'desk'
  const widths = useMemo(
    () => (isWide ? estimateWidths({ columns: columns.visible, data, lang }) : null),
    [isWide, columns.visible, data, lang],
  )
  const { shownCount, totalCount, shownSubRows, totalSubRows, collapsibleCounts } = rowModel
  const isFiltered = hasFilters(table)
  const [filtered, unfiltered] = [table.getFilteredRowModel(), table.getPreFilteredRowModel()]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row models are what is counted
  const matches = useMemo(
    () => (isFiltered ? countMatches(table, total) : null),
    [isFiltered, filtered, unfiltered, getRowMeta, total],
  )
  // the number of rows on the server is not the number of matches
  const known = matches ? tableOptions.rowCount : total
  const more = showMoreState({
    shown: shownCount,
    count: totalCount,
    hiddenSubRows: totalSubRows - shownSubRows,
    total: known,
    limit,
    step,
    isLocked,
  })

  // actions read the latest values from here, so that they keep their identity
  const latest = useRef({ table, columns, isLocked, limit, step, onExpand })
  useEffect(() => {
    latest.current = { table, columns, isLocked, limit, step, onExpand }
  })
  const actions = useMemo(
    (): DataTableActions => ({
      showMore() {
        const { table, isLocked, limit, step, onExpand } = latest.current
        if (isLocked) return dispatch({ type: 'refused' })
        const { pageSize } = table.atoms.pagination.get()
        table.setPagination({ pageIndex: 0, pageSize: step > 0 ? pageSize + step : Number.POSITIVE_INFINITY })
        dispatch({ type: 'expanded' })
        if (pageSize <= limit) onExpand?.()
      },
      showLess() {
        const { table, limit } = latest.current
        if (table.atoms.pagination.get().pageSize <= limit) return
        table.setPagination({ pageIndex: 0, pageSize: limit })
        dispatch({ type: 'collapsed' })
      },
      stepColumn(by: 1 | -1) {
        const { at, data } = latest.current.columns
        const place = at + by
        if (place >= 0 && place < data.length) dispatch({ type: 'phoneColumnShown', place })
      },
      showColumn: (place: number) => dispatch({ type: 'phoneColumnShown', place }),
      togglePart: (part: CollapsiblePart) => dispatch({ type: 'partToggled', part }),
      setDensity: (density: Density) => dispatch({ type: 'densityChanged', density }),
      clearFilters: () => clearFilters(latest.current.table),
      clearSavedState,
    }),
    [clearSavedState],
  )

  return {
    table,
    actions,
    state,
    layout,
    columns,
    rowModel,
    sections,
    totals,
    collapsibleParts: COLLAPSIBLE_PARTS.map(part => ({
      part,
      count: collapsibleCounts[part],
      isOpen: expandedParts[part],
    })).filter(({ count }) => count > 0),
    lines,
    indexes,
    widths,
    isEmpty: rowModel.rows.length + collapsibleCounts.previous + collapsibleCounts.next === 0,
    shownCount: shownCount + shownSubRows,
    totalCount: Math.max(known ?? 0, totalCount) + totalSubRows,
    matches,
    canClearFilters:
      (controlled?.columnFilters === undefined || tableOptions.onColumnFiltersChange !== undefined) &&
      (controlled?.globalFilter === undefined || tableOptions.onGlobalFilterChange !== undefined),
    more,
    verdict: isLocked ? verdict : ALLOWED,
    getRowMeta,
    lang,
    cellOf: (row, column) =>
      toCellViewModel(cellValue(row.original, row.index, column), column.columnDef.meta ?? {}, lang),
  }
}

const COLLAPSIBLE_PARTS = ['previous', 'next'] as const

/**
 * How the table is laid out. `either`: the server does not know the width, so it sends both and CSS shows one;
 * the browser then renders less, with the same pixels, so nothing moves.
 */
type TableLayout = 'either' | 'desk' | 'phone'

/** The layout for this window: phone at 680 px or less (shared-blocks §9, T3). */
function useTableLayout(): TableLayout {
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const isMobile = useIsMobile()
  if (!inBrowser) return 'either'
  return isMobile ? 'phone' : 'desk'
}
