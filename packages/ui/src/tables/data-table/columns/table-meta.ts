import type { RowData } from '@tanstack/react-table'

/** How a row takes part in its table. */
export type RowMeta = {
  /** `strong`, `muted` and `marked` rows stand out in place; a `total` stands last, whatever the sort, and is neither counted nor limited. */
  variant?: 'strong' | 'muted' | 'marked' | 'total'
  /** Rows before or after the others that start folded behind "Show previous 5" or "Show next 5". */
  fold?: 'previous' | 'next'
  /** How many columns the first cell spans; clamped to the columns there are. Default 1. */
  colSpan?: number
  /** How far the first cell is moved in, in levels from 0. Default: the row's depth among sub-rows. */
  depth?: number
}

/** Rows folded away before and after the others. */
export type Fold = NonNullable<RowMeta['fold']>

/** What the row models need to know besides TanStack's own options: `table.options.meta`. */
export type TableMeta<Row extends RowData> = {
  getRowMeta?: ((row: Row) => RowMeta | undefined) | undefined
  openFolds: Readonly<Record<Fold, boolean>>
  /** The user's language: words sort by its rules. */
  lang: string
}
