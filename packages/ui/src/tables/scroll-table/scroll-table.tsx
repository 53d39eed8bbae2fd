'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { DataTableModel } from '../data-table/use-data-table.ts'
import { type ScrollTableLooks, ScrollTableView } from './scroll-table-view.tsx'
import { type ScrollTableOptions, useScrollTable } from './use-scroll-table.ts'

/** The root's own attributes; `ref` reaches the root. */
type Root = Omit<ComponentProps<'div'>, 'children'>

export type ScrollTableProps<Id extends string = string> = Root &
  ScrollTableLooks &
  ScrollTableOptions<Id> & { model?: undefined }

export type HoistedScrollTableProps = Root &
  ScrollTableLooks & {
    /** A table held outside, by `useScrollTable(options)`. */
    model: DataTableModel
  }

/**
 * The simple table of a report: a title and a dimension line, headings that sort (T7), five rows until "show more" (T4, T5), and
 * arrows that move a wide table sideways (T1). It is the full table's model, rows and cells in a frame of its own: no
 * row numbers, boxes or groups, and no headings that follow the page; take DataTable for these.
 *
 * A single press on an arrow brings the next column, a press of 250 ms or more moves the table by 5 px a millisecond until it
 * ends. An arrow is gone at its end; focus then goes to the table, which the arrow keys move.
 *
 * Rows with a `depth` are moved in: `--table-header-indent` (10 px) under a heading line, `--table-cell-indent` (4 px) for each
 * level more (shared-blocks §9); set them by a class such as `[--table-cell-indent:12px]`.
 *
 * Parts: `data-slot` scroll-table, scroll-arrows, scroll-arrow; and those of DataTable inside: column-stepper, table-frame,
 * table-scroller, table-caption, table-head-row, table-row, table-sub-rows, table-cell, table-message, table-skeleton, table-progress, table-foot.
 * State: `data-layout`, `data-status`, `data-foot` and `data-scrolled` on the root, `data-side` on arrows, `data-look` on rows.
 */
export const ScrollTable = forwardRef(function ScrollTable<Id extends string>(
  props: ScrollTableProps<Id> | HoistedScrollTableProps,
) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

const WithOptions = forwardRef(function WithOptions<Id extends string>(props: ScrollTableProps<Id>) {
  const { columns, rows, hiddenColumns, sort, defaultSort, onSortChange, rowOrder, ...more } = props
  const { limit, total, onExpand, lock, extraColumn, ...rest } = more
  const model = useScrollTable({
    ...{ columns, rows, hiddenColumns, sort, defaultSort, onSortChange, rowOrder },
    ...{ limit, total, onExpand, lock, extraColumn },
  })
  return <WithModel {...rest} model={model} />
})

const WithModel = forwardRef(function WithModel({ model, ...props }: HoistedScrollTableProps) {
  const { caption, showCaption, dimension, status, skeletonRows, empty, failure, ...more } = props
  const { onRetry, onRequestAccess, onToggleSubRows, ...root } = more
  const looks: ScrollTableLooks = {
    ...{ caption, showCaption, dimension, status, skeletonRows, empty, failure },
    ...{ onRetry, onRequestAccess, onToggleSubRows },
  }
  return <ScrollTableView {...root} model={model} looks={looks} />
})
