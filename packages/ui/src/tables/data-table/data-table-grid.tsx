'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ComponentType, type ReactNode, useMemo, useRef } from 'react'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import type { CellSelectionProps } from './cell-selection/cell-selection.tsx'
import { gridStyles } from './cell-selection/grid-cell.tsx'
import { pinnedCount, pinnedEndCount } from './columns/drawn-columns.ts'
import { useDataTableContext } from './data-table-context.tsx'
import type { ColumnDragProps } from './headings/column-drag.tsx'
import { createOpenMenu } from './headings/open-menu.ts'
import { HeadRow, SelectAll } from './headings/table-head.tsx'
import { usePinOffsets } from './headings/use-pin-offsets.ts'
import { totalWidth } from './model/column-widths.ts'
import { StickyHead } from './sticky-head.tsx'
import { tableStyles, tightStyles } from './styles/table-styles.tsx'
import { TableBody } from './table-body.tsx'
import { TableCaption } from './table-caption.tsx'
import { TableScrollBox } from './table-scroll-box.tsx'
import { useColumnWidths } from './window/use-column-widths.ts'

export type DataTableGridProps<Data extends RowData> = {
  /** Adds a first column with row numbers (T2). */
  rowNumbers?: boolean
  /** Adds a checkbox to every row, and one to the headings (T2). */
  selectable?: boolean
  /** Adds a menu to each heading: sort, filter, pin, move, hide, width. Default false. */
  columnMenus?: boolean
  /** Adds a handle to the end of each heading, which resizes the column. Default false. */
  resizable?: boolean
  /** Whether headings can be dragged to another position. Default false. */
  reorderable?: boolean
  /** Whether cells can be selected as in a spreadsheet and copied as text. Default false. */
  cellSelection?: boolean
  /** Whether a copy of the headings stays in view while the page scrolls (T2). Default true. */
  stickyHead?: boolean
  /**
   * `content`: as tall as its rows. `window`: as tall as the window allows, at least 420 px; the rows then scroll in the table's box under
   * fixed headings and beside a fixed first column. Default `content`.
   */
  fit?: 'content' | 'window'
  /**
   * `tight` is for ten columns or more: cells have 6 px of padding instead of 10, and row headings get the width that the values
   * leave. Default `normal`.
   */
  columnSpacing?: 'normal' | 'tight'
  /** Number of placeholder rows while there are none. Default 5. */
  skeletonRows?: number
  /** Message if there are no rows. Default: the label `no_data`. */
  empty?: string
  /** Message if loading failed. Default: the label `load_failed`. */
  failure?: string
  /** Adds a retry button to the failure message. */
  onRetry?: () => void
  /** Sends a row's request for hidden values: its cells have `placeholder: 'send'` (Q3). Keep it stable between renders. */
  onRequestAccess?: (row: Data) => void
}

/** A grid counts as editable unless it states otherwise. */
const GRID_ROLE = { role: 'grid', 'aria-multiselectable': true, 'aria-readonly': true }

/** Keyboard, mouse and clipboard; the rows render the selection themselves. */
const LazyCellSelection = lazyPart<CellSelectionProps>(
  async () => (await import('./cell-selection/cell-selection.tsx')).CellSelection,
  () => null,
)
const LazyColumnDrag = lazyPart(
  async () => (await import('./headings/column-drag.tsx')).ColumnDrag as ComponentType<object>,
  () => null,
) as <Data extends RowData>(props: ColumnDragProps<Data>) => ReactNode

/**
 * The rows and columns of a DataTable, in the box in which they scroll: headings and their sticky copy, groups, cells, the
 * messages instead of rows, and the phone's column stepper.
 *
 * Parts: `data-slot` column-stepper, table-frame, fixed-head, fixed-group, table-scroller, table-caption, table-head-row,
 * table-head-cell, table-head-name, table-head-lock, table-sort, table-cut-text, table-section, table-gap, table-group, table-toggle,
 * table-row, table-sub-rows, table-cell, table-totals, table-print-note, table-message, table-skeleton, table-progress.
 * State: `data-variant` and `data-selected` on rows.
 */
export function DataTableGrid<Data extends RowData>({
  rowNumbers = false,
  selectable = false,
  columnMenus = false,
  resizable = false,
  reorderable = false,
  cellSelection = false,
  stickyHead = true,
  fit,
  columnSpacing = 'normal',
  skeletonRows = 5,
  empty,
  failure,
  onRetry,
  onRequestAccess,
}: DataTableGridProps<Data>) {
  const { model, caption, showCaption, dimension, status, ids, announce } = useDataTableContext<Data>()
  const scroller = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const fixed = useColumnWidths(model, rowNumbers, selectable)
  const { table, columns, indexes } = model
  const { widths } = fixed
  // a phone shows one data column at a time: there is no range to drag over, and a finger scrolls
  const isGrid = cellSelection && model.layout !== 'phone'
  usePinOffsets(columns, head, scroller)
  const tools = useMemo(
    () => ({
      menus: columnMenus,
      resizable,
      reorderable,
      openMenu: columnMenus ? createOpenMenu() : undefined,
      announce,
    }),
    [columnMenus, resizable, reorderable, announce],
  )
  return (
    <TableScrollBox
      model={model}
      status={status}
      scroller={scroller}
      ids={ids}
      fit={fit}
      className={columnSpacing === 'tight' ? tightStyles : undefined}
      named={{ role: 'group', 'aria-labelledby': `${ids}caption` }}
      over={
        <>
          {stickyHead && (
            <StickyHead
              model={model}
              rowNumbers={rowNumbers}
              selectable={selectable}
              tools={tools}
              isSized={fixed.isSized}
              head={head}
              scroller={scroller}
            />
          )}
          {reorderable && <LazyColumnDrag model={model} scroller={scroller} announce={announce} />}
        </>
      }
    >
      <table
        ref={element}
        id={`${ids}table`}
        aria-busy={status === 'loading' || undefined}
        aria-rowcount={indexes?.count}
        {...(isGrid && GRID_ROLE)}
        aria-colcount={model.widths && widths ? widths.leading.length + widths.columns.length : undefined}
        data-sized={fixed.isSized ? '' : undefined}
        width={widths && fixed.isSized ? totalWidth(widths) : undefined}
        className={clsx(
          tableStyles({
            fixed: widths !== null,
            sized: fixed.isSized,
            pinned: pinnedCount(columns.drawn) > 1,
            pinnedEnd: pinnedEndCount(columns.drawn) > 0,
          }),
          isGrid && gridStyles,
        )}
      >
        <TableCaption
          id={`${ids}caption`}
          caption={caption}
          showCaption={showCaption}
          dimension={dimension}
        />
        {widths && (
          <colgroup>
            {[...widths.leading, ...widths.columns].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a col represents a position among the columns
              <col key={place} width={width} />
            ))}
            {fixed.isSized && <col />}
          </colgroup>
        )}
        <thead ref={head}>
          <HeadRow
            model={model}
            rowNumbers={rowNumbers}
            selectAll={selectable ? <SelectAll table={table} /> : undefined}
            tools={tools}
            index={indexes?.head}
          />
        </thead>
        <TableBody
          model={model}
          rowNumbers={rowNumbers}
          selectable={selectable}
          status={status}
          skeletonRows={skeletonRows}
          empty={empty}
          failure={failure}
          onRetry={onRetry}
          onRequestAccess={onRequestAccess}
          fixed={fixed}
          cellSelection={isGrid}
        />
      </table>
      {isGrid && <LazyCellSelection model={model} element={element} scroller={scroller} widths={widths} />}
    </TableScrollBox>
  )
}
