'use client'
import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { columnId, type DataTableColumnDef } from './columns.ts'
import type { DataTableInstance } from './features.ts'

/** Columns whose settings hide them at first. A column that is always shown is shown. */
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
  // a table without data columns is useless: one is shown beside the column that names the rows
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
  /** The caller's state controls column visibility. */
  isControlled: boolean
}

/** Applies the initial visibility of columns that are added after the first render: TanStack reads its initial state once. */
export function useLateColumns<Data extends RowData>({
  table,
  hidden,
  isControlled,
}: UseLateColumns<Data>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table object changes with its state
  useLayoutEffect(() => {
    const { initialState } = table
    const late = Object.entries(hidden).filter(([id]) => !Object.hasOwn(initialState.columnVisibility, id))
    if (late.length === 0) return
    const added = Object.fromEntries(late)
    initialState.columnVisibility = { ...added, ...initialState.columnVisibility }
    if (!isControlled) table.setColumnVisibility(visibility => ({ ...added, ...visibility }))
  }, [hidden, isControlled])
}
