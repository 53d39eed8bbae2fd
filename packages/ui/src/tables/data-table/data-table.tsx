'use client'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { StickyHead } from './sticky-head.tsx'
import { TableBody } from './table-body.tsx'
import { TableCaption } from './table-caption.tsx'
import { TableFrame } from './table-frame.tsx'
import { HeadRow, SelectAll } from './table-head.tsx'
import { tableLook } from './table-looks.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { type DataTableModel, type DataTableOptions, useDataTable } from './use-data-table.ts'
import { useOverflow } from './use-overflow.ts'

/** What a table shows besides its rows. */
export type DataTableViewProps<Data extends RowData> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The table's name. Always in the markup; seen only with `showCaption`. */
  caption: string
  /** Shows the name above the table; leave it out where a heading says the same. */
  showCaption?: boolean
  /** What all figures are counted in, in a line above the table: "USD m" (shared-blocks §3 "dimension"). */
  dimension?: string
  /** A first column with the rows' places (T2). */
  rowNumbers?: boolean
  /** A box before every row, and one above them (T2). */
  selectable?: boolean
  /** Where the rows are: here, on their way, or not to be had. Rows that are here stay meanwhile. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed'
  /** Rows held free while none are here yet. Default 5. */
  skeletonRows?: number
  /** The sentence when there are no rows. Default: the label `no_data`. */
  empty?: string
  /** The sentence when loading failed. Default: the label `load_failed`. */
  failure?: string
  /** Offers another try when loading failed. */
  onRetry?: () => void
  /** Sends a row's request for hidden values: its cells have `placeholder: 'send'` (Q3). Keep it stable between renders. */
  onRequestAccess?: (row: Data) => void
  /** Whether a copy of the headings stays in view while the page is scrolled (T2). Default true. */
  stickyHead?: boolean
}

export type DataTableProps<Data extends RowData> = DataTableViewProps<Data> &
  DataTableOptions<Data> & { model?: undefined }

export type DataTableOfModelProps<Data extends RowData> = DataTableViewProps<Data> & {
  /** A table held outside, by `useDataTable(options)`: whoever holds it can read its state and press its buttons. */
  model: DataTableModel<Data>
}
