'use client'
import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { columnId, type DataTableColumnDef } from './columns.ts'
import type { DataTableInstance } from './features.ts'

/** Columns whose settings say that they are not shown at first. One that is always shown is shown. */
export function useHiddenColumns<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
  enableHiding = true,
): ColumnVisibilityState {
  return useMemo(() => (enableHiding ? hiddenColumns(columns) : {}), [columns, enableHiding])
}

export function hiddenColumns<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
): ColumnVisibilityState {
  const leaves = leafDefs(columns)
  const isHidden = ({ enableHiding, meta }: DataTableColumnDef<Data>) =>
    enableHiding !== false && meta?.settings?.isShown === false
  // a table without data is no table: beside the column that names the rows one is shown
  const data = leaves[0]?.enableHiding === false ? leaves.slice(1) : leaves
  const fallback = data.every(isHidden)
    ? (data.find(({ meta }) => meta?.settings?.isOffered !== false) ?? data[0])
    : undefined
  const hidden = leaves.filter(column => isHidden(column) && column !== fallback)
  return Object.fromEntries(hidden.map(column => [columnId(column), false]))
}

function leafDefs<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
): DataTableColumnDef<Data>[] {
  return columns.flatMap(column =>
    'columns' in column && column.columns ? leafDefs(column.columns) : [column],
  )
}

export type UseLateColumns<Data extends RowData> = {
  table: DataTableInstance<Data>
  hidden: ColumnVisibilityState
  /** The caller's state says which columns are visible. */
  isControlled: boolean
}

/** Columns that come after the first render begin as their settings say too: TanStack takes its initial state once. */
export function useLateColumns<Data extends RowData>({
  table,
  hidden,
  isControlled,
}: UseLateColumns<Data>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is another object at each change of its state
  useLayoutEffect(() => {
    const { initialState } = table
    const late = Object.entries(hidden).filter(([id]) => !Object.hasOwn(initialState.columnVisibility, id))
    if (late.length === 0) return
    const added = Object.fromEntries(late)
    initialState.columnVisibility = { ...added, ...initialState.columnVisibility }
    if (!isControlled) table.setColumnVisibility(visibility => ({ ...added, ...visibility }))
  }, [hidden, isControlled])
}
