'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { TableLooks } from './table-looks.tsx'
import { TableView } from './table-view.tsx'
import { type DataTableModel, type DataTableOptions, useDataTable } from './use-data-table.ts'

/** The root's own attributes; `ref` reaches the root. */
type Root = Omit<ComponentProps<'div'>, 'children'>

export type DataTableProps<Id extends string = string> = Root &
  TableLooks &
  DataTableOptions<Id> & {
    model?: undefined
  }

export type HoistedDataTableProps = Root &
  TableLooks & {
    /** A table held outside, by `useDataTable(options)`: whoever holds it can read its state and press its buttons. */
    model: DataTableModel
  }

/**
 * A full table: sorting (T7), groups, folded blocks, ticks and row numbers (T2), more rows (T4), locked rows (T5), headings that
 * stay in view, of the columns and of the group, one column at a time on a phone (T3). The table element keeps its own semantics.
 *
 * Above 500 lines (T2) only those near the view are drawn, by page scroll or in a box around the table that scrolls: the table
 * then says `aria-rowcount`, rows their `aria-rowindex`, and its columns stand in widths reckoned from some of the rows. The row
 * that has focus stays. Up to 500, all are in the page, for the browser's own search. The first 500 lines are printed.
 *
 * Parts: `data-slot` data-table, column-stepper, fixed-head, fixed-group, table-scroller, table-caption, table-head-row, table-head-cell,
 * table-sort, table-section, table-gap, table-group, table-fold, table-row, table-sub-rows, table-cell, table-totals, table-print-note, table-message, table-skeleton, table-progress,
 * table-foot.
 * State: `data-layout`, `data-status`, `data-foot`, `data-grouped`, `data-scrolled` and `data-crowded` on the root, `data-look` and `data-selected` on rows.
 *
 * `--table-head-top` says where the headings stay: the height of the page's own bar. Boxes around the table must not be
 * `overflow: hidden`, or the headings cannot follow the page; `overflow: clip` is fine.
 */
export const DataTable = forwardRef(function DataTable<Id extends string>(
  props: DataTableProps<Id> | HoistedDataTableProps,
) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

const WithOptions = forwardRef(function WithOptions<Id extends string>(props: DataTableProps<Id>) {
  const { columns, rows, groups, hiddenColumns, sort, defaultSort, onSortChange, rowOrder, ...more } = props
  const { limit, step, total, onExpand, lock, selected, defaultSelected, onSelectedChange, ...others } = more
  const { defaultColumn, expansions, onExpansionsChange, ...rest } = others
  const model = useDataTable({
    ...{ columns, rows, groups, hiddenColumns, sort, defaultSort, onSortChange, rowOrder },
    ...{ limit, step, total, onExpand, lock, selected, defaultSelected, onSelectedChange },
    defaultColumn,
    expansions,
    onExpansionsChange,
  })
  return <WithModel {...rest} model={model} />
})

const WithModel = forwardRef(function WithModel({ model, ...props }: HoistedDataTableProps) {
  const { caption, showCaption, dimension, rowNumbers, selectable, status, skeletonRows, ...more } = props
  const { empty, failure, onRetry, onRequestAccess, onToggleSubRows, fixedHead, ...root } = more
  const looks: TableLooks = {
    ...{ caption, showCaption, dimension, rowNumbers, selectable, status, skeletonRows },
    ...{ empty, failure, onRetry, onRequestAccess, onToggleSubRows, fixedHead },
  }
  return <TableView {...root} model={model} looks={looks} />
})
