import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { DataTable } from '../tables/data-table/data-table.tsx'
import type { DataTableOptions } from '../tables/data-table/model/table-options.ts'
import { useDataTable } from '../tables/data-table/model/use-data-table.ts'

export type DataTableHarnessProps<Data extends RowData> = DataTableOptions<Data> & {
  caption: string
  children?: ReactNode
}

/** A DataTable of any options of `useDataTable`, also of those that it does not take as props. */
export function DataTableHarness<Data extends RowData>({
  caption,
  children,
  ...options
}: DataTableHarnessProps<Data>) {
  return (
    <DataTable model={useDataTable(options)} caption={caption}>
      {children}
    </DataTable>
  )
}
