'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type RefObject, useId, useRef, useState } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronLeft, ChevronRight } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { TableViewProps } from '../data-table/data-table.tsx'
import type { DataTableGridProps } from '../data-table/data-table-grid.tsx'
import { HeadRow } from '../data-table/headings/table-head.tsx'
import type { TableOptionProps } from '../data-table/model/table-options.ts'
import { type DataTableModel, useDataTable } from '../data-table/model/use-data-table.ts'
import { tightStyles } from '../data-table/styles/table-styles.tsx'
import { TableBody } from '../data-table/table-body.tsx'
import { TableCaption } from '../data-table/table-caption.tsx'
import { TableFrame } from '../data-table/table-frame.tsx'
import { TableScrollBox } from '../data-table/table-scroll-box.tsx'
import type { Overflow } from '../data-table/window/use-overflow.ts'
import { arrowsStyles, clearHeadStyles, simpleTableStyles } from './scroll-table-styles.tsx'
import { type ArrowEvents, useScrollArrows } from './use-scroll-arrows.ts'

/** What a simple table shows in addition to its rows. */
type ScrollTableViewProps<Data extends RowData> = TableViewProps &
  Pick<
    DataTableGridProps<Data>,
    'columnSpacing' | 'skeletonRows' | 'empty' | 'failure' | 'onRetry' | 'onRequestAccess'
  >

export type ScrollTableProps<Data extends RowData> = ScrollTableViewProps<Data> &
  Omit<TableOptionProps<Data>, 'defaultPhoneColumn'> & {
    /** Rows shown before "show more". Default 5; named tables have 6 or 7; 0: all (shared-blocks §9). */
    limit?: number
    /**
     * The column that a phone shows at first beside the pinned one. Counted from 1 with the pinned one as column 1, so the default 2 is
     * the first data column; clamped to the existing columns (shared-blocks §9 "extra column index 2").
     */
    extraColumn?: number
  }

export type ScrollTableOfModelProps<Data extends RowData> = ScrollTableViewProps<Data> & {
  /** The model of `useDataTable(options)`. */
  model: DataTableModel<Data>
}

/**
 * The simple table of a report: a title and a dimension line, sortable headings (T7), five rows before "show more" (T4, T5), and
 * arrows that scroll a wide table sideways (T1). It shows a DataTable's model, rows and cells in a frame of its own: no
 * row numbers, checkboxes or sticky headings; use DataTable for these.
 *
 * A single press on an arrow shows the next column; a press of 250 ms or more scrolls the table by 5 px a millisecond until it
 * ends. An arrow is hidden at its end; focus then moves to the table, which the arrow keys scroll.
 *
 * Rows with a depth are indented: `--table-header-indent` (10 px) under a heading line, `--table-cell-indent` (4 px) for each
 * further level (shared-blocks §9); set them by a class such as `[--table-cell-indent:12px]`.
 *
 * Parts: `data-slot` scroll-table, scroll-arrows, scroll-arrow; and those of DataTable inside: column-stepper, table-frame,
 * table-scroller, table-caption, table-head-row, table-row, table-sub-rows, table-cell, table-message, table-skeleton, table-progress, table-footer.
 * State: `data-layout`, `data-status`, `data-footer` and `data-scrolled` on the root, `data-side` on arrows, `data-variant` on rows.
 */
export const ScrollTable = forwardRef(function ScrollTable<Data extends RowData>({
  columns,
  data,
  getRowId,
  getRowMeta,
  initialState,
  limit = 5,
  step,
  total,
  lock,
  onExpand,
  extraColumn = 2,
  density,
  saveState,
  ...view
}: ScrollTableProps<Data>) {
  const model = useDataTable({
    columns,
    data,
    getRowId,
    getRowMeta,
    initialState,
    limit,
    step,
    total,
    lock,
    onExpand,
    defaultPhoneColumn: extraColumn - 2,
    density,
    saveState,
  })
  return <ScrollTableOfModel {...view} model={model} />
})

/** A table whose model you create with `useDataTable`; otherwise see ScrollTable. */
export const ScrollTableOfModel = forwardRef(function ScrollTableOfModel<Data extends RowData>({
  model,
  caption,
  showCaption = false,
  dimension,
  status = 'ready',
  skeletonRows = 5,
  empty,
  failure,
  onRetry,
  onRequestAccess,
  lockedMore,
  columnSpacing = 'normal',
  className,
  ...rest
}: ScrollTableOfModelProps<Data>) {
  const label = useLabel()
  const ids = useId()
  const scroller = useRef<HTMLDivElement>(null)
  useBusy(status === 'loading')
  const isLine = showCaption || Boolean(dimension)
  return (
    <TableFrame
      {...rest}
      model={model}
      status={status}
      ids={ids}
      lockedMore={lockedMore}
      className={cx(columnSpacing === 'tight' && tightStyles, className)}
      data-slot="scroll-table"
    >
      <TableScrollBox
        model={model}
        status={status}
        scroller={scroller}
        ids={ids}
        // a card around it may have the plain name
        named={{ role: 'region', 'aria-label': label('table_scrolls', { name: caption }) }}
        over={overflow => (
          <ScrollArrows
            scroller={scroller}
            overflow={overflow}
            controls={`${ids}scroller`}
            place={isLine ? 'line' : 'head'}
          />
        )}
        addsSpace={!isLine}
      >
        <table
          id={`${ids}table`}
          aria-busy={status === 'loading' || undefined}
          aria-rowcount={model.indexes?.count}
          className={clsx(simpleTableStyles({ line: isLine }), !isLine && clearHeadStyles)}
        >
          <TableCaption
            id={`${ids}caption`}
            caption={caption}
            showCaption={showCaption}
            dimension={dimension}
          />
          <thead>
            <HeadRow model={model} rowNumbers={false} selectAll={undefined} index={model.indexes?.head} />
          </thead>
          <TableBody
            model={model}
            rowNumbers={false}
            selectable={false}
            status={status}
            skeletonRows={skeletonRows}
            empty={empty}
            failure={failure}
            onRetry={onRetry}
            onRequestAccess={onRequestAccess}
          />
        </table>
      </TableScrollBox>
    </TableFrame>
  )
})

type ScrollArrowsProps = {
  /** The box that they scroll. */
  scroller: RefObject<HTMLElement | null>
  /** Its id. */
  controls: string
  overflow: Overflow
  /** Their position: in the line of title and dimension, or over the end of the headings if there is none. */
  place: 'line' | 'head'
}

/** The arrows of a wide table; each is hidden while there is nothing more on its side (T1). `data-slot` scroll-arrows, scroll-arrow. */
function ScrollArrows({ scroller, controls, overflow, place }: ScrollArrowsProps) {
  const { back, on } = useScrollArrows(scroller)
  const towardsStart = useDirection() === 'rtl' ? 'right' : 'left'
  const towardsEnd = towardsStart === 'left' ? 'right' : 'left'
  return (
    <div data-slot="scroll-arrows" hidden={!overflow.overflows} className={arrowsStyles({ place })}>
      <ScrollArrow
        scroller={scroller}
        controls={controls}
        side={towardsStart}
        shown={overflow.before}
        events={back}
      />
      <ScrollArrow
        scroller={scroller}
        controls={controls}
        side={towardsEnd}
        shown={overflow.after}
        events={on}
      />
    </div>
  )
}

type ScrollArrowProps = Pick<ScrollArrowsProps, 'scroller' | 'controls'> & {
  side: 'left' | 'right'
  shown: boolean
  events: ArrowEvents
}

const ICONS = { left: ChevronLeft, right: ChevronRight } as const

function ScrollArrow({ scroller, controls, side, shown, events }: ScrollArrowProps) {
  const label = useLabel()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[side]

  // at its end the arrow is hidden, and focus moves to the table, which the arrow keys scroll
  const hidden = useHideAfterFocus(button, scroller, shown)

  return (
    // its space stays reserved, so that the other arrow does not move under the pointer
    <span className="min-h-7 min-w-7">
      <IconButton
        {...events}
        ref={button}
        data-slot="scroll-arrow"
        data-side={side}
        size="s"
        variant="secondary"
        label={label(`table_scroll_${side}`)}
        aria-controls={controls}
        hidden={hidden}
        className="touch-none"
      >
        <Icon />
      </IconButton>
    </span>
  )
}

/**
 * Whether a control that is no longer needed is hidden; focus moves on before it is hidden. Two steps are necessary,
 * because a browser removes focus the moment the element is hidden. Hidden on the server.
 */
function useHideAfterFocus(
  from: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
  visible: boolean,
): boolean {
  const [hidden, setHidden] = useState(true)
  useLayoutEffect(() => {
    if (!visible && from.current === document.activeElement) to.current?.focus({ preventScroll: true })
    setHidden(!visible)
  }, [visible, from, to])
  return hidden
}
