import type { RowData } from '@tanstack/react-table'

/** How a row takes part in its table. */
export type RowMeta = {
  /** `strong`, `muted` and `marked` rows are emphasised in place; a `total` is last in any sort order, and is neither counted nor limited. */
  variant?: 'strong' | 'muted' | 'marked' | 'total'
  /** Rows before or after the others that start collapsed behind "Show previous 5" or "Show next 5". */
  collapsible?: 'previous' | 'next'
  /** The number of columns that the first cell spans; clamped to the existing columns. Default 1. */
  colSpan?: number
  /** Indent level of the first cell, from 0. Default: the row's depth among sub-rows. */
  depth?: number
}

/** Collapsed rows before and after the others. */
export type CollapsiblePart = NonNullable<RowMeta['collapsible']>

/** What the row models need in addition to TanStack's own options: `table.options.meta`. */
export type TableMeta<Row extends RowData> = {
  getRowMeta?: ((row: Row) => RowMeta | undefined) | undefined
  expandedParts: Readonly<Record<CollapsiblePart, boolean>>
  /** The user's language: text sorts by its rules. */
  lang: string
}
