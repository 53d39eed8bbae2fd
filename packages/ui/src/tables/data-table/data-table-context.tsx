'use client'
import type { RowData } from '@tanstack/react-table'
import { createContext, type ReactNode, useContext } from 'react'
import type { DataTableModel } from './model/use-data-table.ts'

type DataTableShared<Data extends RowData> = {
  model: DataTableModel<Data>
  caption: string
  showCaption: boolean
  dimension: string | undefined
  status: 'ready' | 'loading' | 'failed'
  /** Prefix of the ids of the table, its caption and its scroll box. */
  ids: string
  /** Announces the result of a column action to screen readers. */
  announce: (text: string) => void
}

const DataTableContext = createContext<DataTableShared<RowData> | null>(null)

type DataTableProviderProps<Data extends RowData> = { value: DataTableShared<Data>; children: ReactNode }

/** Gives a table to its parts. A context has one type for the rows of all tables. */
export function DataTableProvider<Data extends RowData>({ value, children }: DataTableProviderProps<Data>) {
  return (
    <DataTableContext.Provider value={value as DataTableShared<RowData>}>
      {children}
    </DataTableContext.Provider>
  )
}

/** The table around a part, with the type of its rows. Throws outside of a DataTable. */
export function useDataTableContext<Data extends RowData>(): DataTableShared<Data> {
  const shared = useContext(DataTableContext)
  if (!shared) throw new Error('DataTableGrid and DataTableToolbar need a <DataTable> above them.')
  return shared as DataTableShared<Data>
}
