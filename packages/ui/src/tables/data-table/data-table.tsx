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

/** What a table shows in addition to its rows. */
export type DataTableViewProps<Data extends RowData> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The table's name. Always in the markup; visible only with `showCaption`. */
  caption: string
  /** Shows the name above the table; omit it if a heading says the same. */
  showCaption?: boolean
  /** The unit of all numbers, in a line above the table: "USD m" (shared-blocks §3 "dimension"). */
  dimension?: string
  /** Adds a first column with row numbers (T2). */
  rowNumbers?: boolean
  /** Adds a checkbox to every row, and one to the headings (T2). */
  selectable?: boolean
  /** Loading state of the rows. Rows that are already here stay visible in each state. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed'
  /** Number of placeholder rows while there are none. Default 5. */
  skeletonRows?: number
  /** Message if there are no rows. Default: the label `no_data`. */
  empty?: string
  /** Message if loading failed. Default: the label `load_failed`. */
  failure?: string
  /** Adds a retry button to the failure message. */
  onRetry?: () => void
  /** Text of the link to rows that need access, specific to the list: "Sign in to see the other days". Default: a text about rows (T5). */
  lockedMore?: LockedMoreTexts
  /** Sends a row's request for hidden values: its cells have `placeholder: 'send'` (Q3). Keep it stable between renders. */
  onRequestAccess?: (row: Data) => void
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
  /**
   * Adds a toolbar above the table: a search over all rows, the number of matches, a chip for each filtered column, hidden columns,
   * row height; and the elements you pass, such as a TableExport. Default false.
   */
  toolbar?: boolean | ReactNode
  /** Adds a menu to each heading: sort, filter, pin, move, hide, width. Default false. */
  columnMenus?: boolean
  /** Adds a handle to the end of each heading, which resizes the column. Default false. */
  resizable?: boolean
  /** Whether headings can be dragged to another position. Default false. */
  reorderable?: boolean
  /** Whether cells can be selected as in a spreadsheet and copied as text. Default false. */
  cellSelection?: boolean
}

export type DataTableProps<Data extends RowData> = DataTableViewProps<Data> & DataTableOptions<Data>

export type DataTableOfModelProps<Data extends RowData> = DataTableViewProps<Data> & {
  /** The model of `useDataTable(options)`: its owner can read the table's state and call its actions. */
  model: DataTableModel<Data>
}

/** A grid counts as editable unless it states otherwise. */
const GRID = { role: 'grid', 'aria-multiselectable': true, 'aria-readonly': true }

/** Keyboard, mouse and clipboard; the rows render the selection themselves. */
const LazyCellSelection = lazyPart<CellSelectionProps>(
  async () => (await import('./cell-selection/cell-selection.tsx')).CellSelection,
  () => null,
)
const LazyColumnDrag = lazyPart(
  async () => (await import('./headings/column-drag.tsx')).ColumnDrag as ComponentType<object>,
  () => null,
) as <Data extends RowData>(props: ColumnDragProps<Data>) => ReactNode

/** A table whose model you create with `useDataTable`; otherwise see DataTable. */
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
  // a phone shows one data column at a time: there is no range to drag over, and a finger scrolls
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
        aria-colcount={model.widths && widths ? widths.leading.length + widths.columns.length : undefined}
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
    </TableFrame>
  )
})

/**
 * A table for rows of any type, built on TanStack Table: its column definitions and options, with our cells, sticky headings, groups,
 * collapsed rows, more rows on request, and one column at a time on phones (T1–T7). To use the model or set handlers on the root,
 * see `useDataTable` and `DataTableOfModel`.
 *
 * Above 500 lines (T2) only lines near the view are rendered, while the page or a scroll box around the table scrolls. The table
 * then has `aria-rowcount` and its rows `aria-rowindex`, and column widths are estimated from a sample of the rows. The focused
 * row stays mounted. Up to 500 lines, all are in the page, for the browser's own search. The first 500 lines are printed.
 *
 * Parts: `data-slot` data-table, table-toolbar, table-search, table-matches, table-filters, table-density, column-stepper, fixed-head,
 * fixed-group, table-scroller, table-caption, table-head-row, table-head-cell, table-head-name, table-head-lock, table-sort, table-cut-text,
 * table-section, table-gap, table-group, table-toggle, table-row, table-sub-rows, table-cell, table-totals, table-print-note,
 * table-message, table-skeleton, table-progress, table-footer, table-locked-more.
 * State: `data-layout`, `data-density`, `data-status`, `data-footer`, `data-grouped`, `data-scrolled` and `data-overflows` on the root,
 * `data-variant` and
 * `data-selected` on rows.
 *
 * `--table-head-top` sets where the sticky headings stop: the height of the page's own bar. Boxes around the table must not have
 * `overflow: hidden`, or the headings cannot follow the page; `overflow: clip` is fine.
 */
export const DataTable = forwardRef(function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  const { options, rest } = splitTableOptions<Data, DataTableViewProps<Data>>(props)
  return <DataTableOfModel {...rest} model={useDataTable(options)} />
})
