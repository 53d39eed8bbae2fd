'use client'
import type { RowData } from '@tanstack/react-table'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useDataTableContext } from './data-table-context.tsx'
import type { TableToolsProps } from './filters/table-tools.tsx'

const LazyTableTools = lazyPart<TableToolsProps>(
  async () => (await import('./filters/table-tools.tsx')).TableTools,
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

export type DataTableToolbarProps = ComponentProps<'div'> & {
  /** Tools of yours, such as a TableExport, after the table's own. */
  children?: ReactNode
}

/**
 * The toolbar of a DataTable, above its grid: a search over all rows, the number of matches, a chip for each filtered column, hidden
 * columns, row height; and its children, tools of yours such as a TableExport. The table's own tools load lazily.
 *
 * Parts: `data-slot` table-toolbar, table-search, table-matches, table-filters, table-density.
 */
export const DataTableToolbar = forwardRef(function DataTableToolbar({
  className,
  children,
  ...rest
}: DataTableToolbarProps) {
  const { model } = useDataTableContext<RowData>()
  return (
    <div {...rest} data-slot="table-toolbar" className={cx('@container print:hidden', className)}>
      <div className="flex min-h-14 flex-wrap items-start gap-x-3 gap-y-2 px-5 py-3 max-desk:gap-x-2 max-desk:px-4">
        <LazyTableTools model={model} />
        {children}
      </div>
    </div>
  )
})
