'use client'
import { type RowData, useTable } from '@tanstack/react-table'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLang, useVerdict } from '../../foundation/ui-provider.tsx'
import { cellFigure } from '../cells/cell.shape.ts'
import { cellValue } from './cell-value.ts'
import { estimateWidths } from './column-widths.ts'
import { uniqueColumns } from './columns.ts'
import { dataTableReducer, initialDataTableState } from './data-table.reducer.ts'
import { drawnColumns, writtenCell } from './drawn-columns.ts'
import type { DataTableColumn, DataTableFeatures, DataTableRow } from './features.ts'
import { initialExpanded } from './groups.ts'
import { dataTableFeatures } from './row-models.ts'
import { showMoreState } from './show-more.ts'
import { shownRowModel } from './shown-rows.ts'
import { linesOf, rowIndexes, sectionsOf } from './table-lines.ts'
import type { Fold, TableMeta } from './table-meta.ts'
import { type DataTableOptions, defaultTableOptions } from './table-options.ts'
import { useTableLayout } from './use-table-layout.ts'

export type DataTableModel<Row extends RowData> = ReturnType<typeof useDataTable<Row>>

/**
 * Everything a table does, without its markup. `table` is TanStack's: its state, its options, its row models;
 * `table.getRowModel().rows` is what is drawn, in order. `actions` are what TanStack has no word for.
 */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>) {
  const {
    data,
    columns: columnDefs,
    getRowMeta,
    limit = 0,
    step = 0,
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
  const [state, dispatch] = useReducer(dataTableReducer, defaultPhoneColumn, initialDataTableState)
  const { openFolds, phoneColumn } = state

  const [defaults] = useState(defaultTableOptions<Row>)
  const firstPage = useMemo(
    () => ({ pageIndex: 0, pageSize: limit > 0 ? limit : Number.POSITIVE_INFINITY }),
    [limit],
  )
  const table = useTable<DataTableFeatures, Row>({
    ...defaults,
    ...tableOptions,
    features: dataTableFeatures,
    columns: useMemo(() => uniqueColumns(columnDefs), [columnDefs]),
    data,
    defaultColumn: { cell: writtenCell, ...tableOptions.defaultColumn },
    meta: useMemo(
      () => ({ getRowMeta: getRowMeta as TableMeta['getRowMeta'], openFolds, lang }),
      [getRowMeta, openFolds, lang],
    ),
    initialState: {
      pagination: firstPage,
      expanded: initialExpanded(columnDefs, initialState?.grouping),
      ...initialState,
    },
    // access may end while more rows are shown
    state: isLocked ? { ...controlled, pagination: firstPage } : { ...controlled },
  })

  const start = table.getStartVisibleLeafColumns()
  const center = table.getCenterVisibleLeafColumns()
  const end = table.getEndVisibleLeafColumns()
  const columns = useMemo(
    () =>
      drawnColumns({ columns: [...start, ...center, ...end], phoneColumn, oneColumn: layout === 'phone' }),
    [start, center, end, phoneColumn, layout],
  )
  const rowModel = shownRowModel(table)
  const { sections, totals } = useMemo(() => sectionsOf(rowModel), [rowModel])
  const lines = useMemo(() => linesOf(sections), [sections])
  const indexes = useMemo(() => rowIndexes(lines, rowModel), [lines, rowModel])
  const isWide = lines.windowed && layout === 'desk'
  const widths = useMemo(
    () => (isWide ? estimateWidths({ columns: columns.visible, data, lang }) : null),
    [isWide, columns.visible, data, lang],
  )
  const { shownCount, totalCount, foldCounts } = rowModel
  const more = showMoreState({ shown: shownCount, count: totalCount, total, limit, step, isLocked })

  // what the actions read when they happen, so that they stay the same functions
  const latest = useRef({ table, columns, isLocked, limit, step, onExpand })
  useEffect(() => {
    latest.current = { table, columns, isLocked, limit, step, onExpand }
  })
  const actions = useMemo(
    () => ({
      /** Shows `step` more rows, or all; refused to those who may not see them. */
      showMore() {
        const { table, isLocked, limit, step, onExpand } = latest.current
        if (isLocked) return dispatch({ type: 'refused' })
        const { pageSize } = table.atoms.pagination.get()
        table.setPagination({ pageIndex: 0, pageSize: step > 0 ? pageSize + step : Number.POSITIVE_INFINITY })
        dispatch({ type: 'expanded' })
        if (pageSize <= limit) onExpand?.()
      },
      /** Back to the first rows. */
      showLess() {
        const { table, limit } = latest.current
        if (table.atoms.pagination.get().pageSize <= limit) return
        table.setPagination({ pageIndex: 0, pageSize: limit })
        dispatch({ type: 'collapsed' })
      },
      /** The phone's next (1) or previous (−1) column; nothing at the ends. */
      stepColumn(by: 1 | -1) {
        const { at, data } = latest.current.columns
        const place = at + by
        if (place >= 0 && place < data.length) dispatch({ type: 'phoneColumnShown', place })
      },
      /** The phone's column at this place, from 0. */
      showColumn: (place: number) => dispatch({ type: 'phoneColumnShown', place }),
      toggleFold: (fold: Fold) => dispatch({ type: 'foldToggled', fold }),
    }),
    [],
  )

  return {
    table,
    layout,
    columns,
    rowModel,
    sections,
    totals,
    /** The sections as lines, of which a long table draws some. */
    lines,
    /** Where its rows stand for assistive tech, when not all are drawn. */
    indexes,
    /** How wide the columns of a long table are, by id; null where the browser finds out by itself. */
    widths,
    folds: FOLDS.map(fold => ({ fold, count: foldCounts[fold], isOpen: openFolds[fold] })).filter(
      ({ count }) => count > 0,
    ),
    isEmpty: rowModel.rows.length + foldCounts.previous + foldCounts.next === 0,
    /** Data rows that are shown, and data rows that there are, here or on the server. */
    shownCount,
    totalCount: Math.max(total ?? 0, totalCount),
    more,
    state,
    actions,
    /** Why showing more is refused; `allowed` when it is not. */
    verdict: isLocked ? verdict : ALLOWED,
    getRowMeta,
    lang,
    /** A cell as our kinds of columns write it, for markup of your own. */
    cellOf: (row: DataTableRow<Row>, column: DataTableColumn<Row>) =>
      cellFigure(cellValue(row.original, row.index, column), column.columnDef.meta ?? {}, lang),
  }
}

const FOLDS = ['previous', 'next'] as const
const ALLOWED = { kind: 'allowed' } as const
