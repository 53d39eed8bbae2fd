'use client'
import type { RowData } from '@tanstack/react-table'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Announcement } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import type { CellSelectionProps } from './cell-selection/cell-selection.tsx'
import { gridStyles } from './cell-selection/grid-cell.tsx'
import { pinnedCount, pinnedEndCount } from './columns/drawn-columns.ts'
import { TableToolbar } from './filters/table-toolbar.tsx'
import type { ColumnDragProps } from './headings/column-drag.tsx'
import { createOpenMenu } from './headings/open-menu.ts'
import { HeadRow, SelectAll } from './headings/table-head.tsx'
import { usePinOffsets } from './headings/use-pin-offsets.ts'
import { totalWidth } from './model/column-widths.ts'
import { type DataTableOptions, splitTableOptions } from './model/table-options.ts'
import { type DataTableModel, useDataTable } from './model/use-data-table.ts'
import { StickyHead } from './sticky-head.tsx'
import { tableStyles, tightStyles } from './styles/table-styles.tsx'
import { TableBody } from './table-body.tsx'
import { TableCaption } from './table-caption.tsx'
import type { LockedMoreTexts } from './table-footer.tsx'
import { TableFrame } from './table-frame.tsx'
import { useColumnWidths } from './window/use-column-widths.ts'

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
  /** What the way to rows that need access says, in the words of the list: "Sign in to see the other days". Default: of rows (T5). */
  lockedMore?: LockedMoreTexts
  /** Sends a row's request for hidden values: its cells have `placeholder: 'send'` (Q3). Keep it stable between renders. */
  onRequestAccess?: (row: Data) => void
  /** Whether a copy of the headings stays in view while the page is scrolled (T2). Default true. */
  stickyHead?: boolean
  /**
   * As high as its rows, or as the window allows and 420 px at least: headings and first column then stay while the rows are
   * scrolled in their box. Default `content`.
   */
  fit?: 'content' | 'window'
  /**
   * `tight`, for ten columns and more: cells have 6 px at each side instead of 10, and the row headings have the width that the values
   * leave them. Default `normal`.
   */
  columnSpacing?: 'normal' | 'tight'
  /**
   * A line above the table: a field that searches all rows, how many of them match, a chip for each filtered column, hidden columns,
   * the height of rows; and what you put there besides, such as a TableExport. Default false.
   */
  toolbar?: boolean | ReactNode
  /** A menu in each heading: sort, filter, pin, move, hide, width. Default false. */
  columnMenus?: boolean
  /** Whether columns are made wider and narrower at the end of their headings. Default false. */
  resizable?: boolean
  /** Whether headings are dragged to another place. Default false. */
  reorderable?: boolean
  /** Whether cells are selected as in a spreadsheet, to be copied as text. Default false. */
  cellSelection?: boolean
}

export type DataTableProps<Data extends RowData> = DataTableViewProps<Data> & DataTableOptions<Data>

export type DataTableOfModelProps<Data extends RowData> = DataTableViewProps<Data> & {
  /** A table held outside, by `useDataTable(options)`: whoever holds it can read its state and press its buttons. */
  model: DataTableModel<Data>
}

/** A grid is taken to be one whose cells are edited, unless it says otherwise. */
const GRID = { role: 'grid', 'aria-multiselectable': true, 'aria-readonly': true }

/** Keyboard, mouse and clipboard; the rows draw the selection itself. */
const LazyCellSelection = lazyPart<CellSelectionProps>(
  async () => (await import('./cell-selection/cell-selection.tsx')).CellSelection,
  () => null,
)
const LazyColumnDrag = lazyPart(
  async () => (await import('./headings/column-drag.tsx')).ColumnDrag as ComponentType<object>,
  () => null,
) as <Data extends RowData>(props: ColumnDragProps<Data>) => ReactNode

/** A table held outside, by `useDataTable`; else see DataTable. */
export const DataTableOfModel = forwardRef(function DataTableOfModel<Data extends RowData>({
  model,
  caption,
  showCaption = false,
  dimension,
  rowNumbers = false,
  selectable = false,
  status = 'ready',
  skeletonRows = 5,
  empty,
  failure,
  onRetry,
  onRequestAccess,
  lockedMore,
  stickyHead = true,
  fit,
  columnSpacing = 'normal',
  toolbar = false,
  columnMenus = false,
  resizable = false,
  reorderable = false,
  cellSelection = false,
  className,
  ...rest
}: DataTableOfModelProps<Data>) {
  const ids = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLTableElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const fixed = useColumnWidths(model, rowNumbers, selectable)
  useBusy(status === 'loading')
  const { table, columns, sections, indexes } = model
  const { widths } = fixed
  // a phone shows one data column at a time: there is nothing to drag across, and a finger scrolls
  const isGrid = cellSelection && model.layout !== 'phone'
  usePinOffsets(columns, head, scroller)
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  const tools = useMemo(
    () => ({
      menus: columnMenus,
      resizable,
      reorderable,
      openMenu: columnMenus ? createOpenMenu() : undefined,
      announce: (text: string) => setAnnouncement(last => ({ id: (last?.id ?? 0) + 1, text })),
    }),
    [columnMenus, resizable, reorderable],
  )
  return (
    <TableFrame
      {...rest}
      model={model}
      status={status}
      scroller={scroller}
      ids={ids}
      fit={fit}
      lockedMore={lockedMore}
      className={cx(columnSpacing === 'tight' && tightStyles, className)}
      data-slot="data-table"
      data-grouped={sections.some(({ group }) => group) ? '' : undefined}
      named={{ role: 'group', 'aria-labelledby': `${ids}caption` }}
      toolbar={
        toolbar !== false &&
        toolbar != null && <TableToolbar model={model}>{toolbar === true ? null : toolbar}</TableToolbar>
      }
      announcement={announcement}
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
          {reorderable && <LazyColumnDrag model={model} scroller={scroller} announce={tools.announce} />}
        </>
      }
    >
      <table
        ref={element}
        id={`${ids}table`}
        aria-busy={status === 'loading' || undefined}
        aria-rowcount={indexes?.count}
        {...(isGrid && GRID)}
        aria-colcount={model.widths && widths ? widths.leads.length + widths.columns.length : undefined}
        data-sized={fixed.isSized ? '' : undefined}
        width={widths && fixed.isSized ? totalWidth(widths) : undefined}
        className={cx(
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
            {[...widths.leads, ...widths.columns].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place among the columns is what a col stands for
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
    </TableFrame>
  )
})

/**
 * A table of any rows, run by TanStack Table: its column definitions and options, our cells, headings that stay in view, groups,
 * folded rows, more rows on request, one column at a time on a phone (T1–T7). For the model outside, and for handlers on the root,
 * see `useDataTable` and `DataTableOfModel`.
 *
 * Above 500 lines (T2) only those near the view are drawn, by page scroll or in a box around the table that scrolls: the table
 * then says `aria-rowcount`, rows their `aria-rowindex`, and its columns have widths estimated from some of the rows. The row
 * that has focus stays. Up to 500, all are in the page, for the browser's own search. The first 500 lines are printed.
 *
 * Parts: `data-slot` data-table, table-toolbar, table-search, table-matches, table-filters, table-density, column-stepper, fixed-head,
 * fixed-group, table-scroller, table-caption, table-head-row, table-head-cell, table-head-name, table-head-lock, table-sort, table-cut-text, table-section, table-gap, table-group, table-fold, table-row, table-sub-rows, table-cell, table-totals, table-print-note,
 * table-message, table-skeleton, table-progress, table-foot, table-locked-more.
 * State: `data-layout`, `data-density`, `data-status`, `data-foot`, `data-grouped`, `data-scrolled` and `data-overflows` on the root, `data-look` and
 * `data-selected` on rows.
 *
 * `--table-head-top` says where the headings stay: the height of the page's own bar. Boxes around the table must not be
 * `overflow: hidden`, or the headings cannot follow the page; `overflow: clip` is fine.
 */
export const DataTable = forwardRef(function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  const { options, rest } = splitTableOptions<Data, DataTableViewProps<Data>>(props)
  return <DataTableOfModel {...rest} model={useDataTable(options)} />
})
