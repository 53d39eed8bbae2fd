'use client'
import type { RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableInstance } from './features.ts'

export type ColumnFilterFieldsProps<Data extends RowData> = {
  table: DataTableInstance<Data>
  column: DataTableColumn<Data>
}

/** The fields that filter a column by its kind. */
export function ColumnFilterFields<Data extends RowData>(_: ColumnFilterFieldsProps<Data>) {
  return null
}
