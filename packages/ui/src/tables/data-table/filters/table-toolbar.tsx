'use client'
import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { type LazyFallbackProps, lazyPart } from '../../../foundation/state/lazy-part.tsx'
import type { DataTableModel } from '../model/use-data-table.ts'
import type { TableToolsProps } from './table-tools.tsx'

const LazyTableTools = lazyPart<TableToolsProps>(
  async () => (await import('./table-tools.tsx')).TableTools,
  ToolsPlaceholder,
)

/** A placeholder for the search field, and for the lines below it on phones. */
function ToolsPlaceholder({ part: { model } }: LazyFallbackProps<TableToolsProps>) {
  return (
    <>
      <div className="h-8 w-64 max-desk:h-11 max-desk:w-full" />
      {model.matches && (
        <div className="h-8 w-full order-last max-desk:h-11 max-desk:order-none @min-[72rem]:hidden" />
      )}
      <div className="size-8 max-desk:size-11 desk:ms-auto" />
    </>
  )
}

export type TableToolbarProps<Data extends RowData> = {
  model: DataTableModel<Data>
  /** Elements that the page adds. */
  children: ReactNode
}

/** A toolbar above a table; the table's own tools load lazily. `data-slot` table-toolbar. */
export function TableToolbar<Data extends RowData>({ model, children }: TableToolbarProps<Data>) {
  return (
    <div data-slot="table-toolbar" className="@container print:hidden">
      <div className="flex min-h-14 flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3 max-desk:gap-x-2 max-desk:px-4">
        <LazyTableTools model={model as DataTableModel<RowData>} />
        {children}
      </div>
    </div>
  )
}
