'use client'
import * as Radix from '@radix-ui/react-popover'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Popover } from '../../../controls/popover/popover.tsx'
import { PopoverContent } from '../../../controls/popover/popover-content.tsx'
import { usePopover } from '../../../controls/popover/popover-context.ts'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  EyeOff,
  Pin,
  PinOff,
  Plus,
  RotateCcw,
  X,
} from '../../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import {
  type DrawnColumn,
  headerText,
  MAX_PINNED,
  pinnedCount,
  pinnedEndCount,
} from '../columns/drawn-columns.ts'
import { ColumnFilterFields } from '../filters/column-filter-fields.tsx'
import { isResized, resetWidth } from '../model/column-sizing.ts'
import { moveColumn, movePlaces, pinnedColumns } from './column-order.ts'

export type ColumnMenuPanelProps<Data extends RowData> = {
  column: DrawnColumn<Data>
  /** All visible columns. */
  columns: readonly DrawnColumn<Data>[]
  /** The heading's own button, which gets focus back. */
  button: RefObject<HTMLButtonElement | null>
  /** The panel's anchor: that button, or the one in the copy of the headings. */
  at: HTMLElement
  announce: (text: string) => void
  onClose: () => void
}

/** The options of a column. `data-slot` popover, table-column-option. */
export function ColumnMenuPanel<Data extends RowData>({
  column: drawn,
  columns,
  button,
  at,
  announce,
  onClose,
}: ColumnMenuPanelProps<Data>) {
  const label = useLabel()
  const { column, id } = drawn
  const { table } = column
  const name = headerText(column)
  const sorting = table.atoms.sorting.get()
  const sorted = column.getIsSorted()
  const isOneOfMany = sorted !== false && sorting.length > 1
  const [first] = columns
  const isFirst = first?.id === id
  const places = movePlaces(columns, id)
  const pinnedSide = column.getIsPinned() || null

  /** Closes the panel and moves focus to a heading's button, wherever it is then: its own, or a neighbour's. */
  const run = (change: () => void, focused = id) => {
    const row = button.current?.closest('tr')
    flushSync(() => {
      onClose()
      change()
    })
    const headings = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const heading = headings.find(each => each.dataset.column === focused) ?? headings.at(-1)
    heading
      ?.querySelector<HTMLElement>('[data-slot=table-column-menu]')
      ?.focus({ preventScroll: at !== button.current })
  }
  const pin = (side: 'start' | 'end' | null) => {
    run(() => table.setColumnPinning(now => pinnedColumns(now, first?.id ?? '', id, side)))
    announce(label(side ? 'table_status_pinned' : 'table_status_unpinned', { column: name }))
  }
  const move = (to: number) => {
    run(() => moveColumn(table, columns, id, to))
    announce(label('table_status_place', { column: name, at: to + 1, of: columns.length }))
  }
  const hide = () => {
    const neighbour = columns[places.at + 1] ?? columns[places.at - 1]
    run(() => column.toggleVisibility(false), neighbour?.id)
    announce(label('table_status_hidden', { column: name }))
  }

  return (
    <Popover open onOpenChange={open => !open && onClose()}>
      <Anchor at={at} button={button} />
      <PopoverContent
        label={label('table_column_menu', { column: name })}
        align={drawn.side === 'end' ? 'end' : 'start'}
        sheet
        className="min-w-56 [&>[data-slot=popover-body]]:p-1 max-desk:[&>[data-slot=popover-body]]:px-2 max-desk:[&>[data-slot=popover-body]]:pb-3"
      >
        {column.getCanSort() && (
          <Options>
            <Option
              icon={<ArrowUp />}
              isOn={sorted === 'asc'}
              onClick={() => run(() => column.toggleSorting(false, isOneOfMany))}
            >
              {label('table_sort_asc')}
            </Option>
            <Option
              icon={<ArrowDown />}
              isOn={sorted === 'desc'}
              onClick={() => run(() => column.toggleSorting(true, isOneOfMany))}
            >
              {label('table_sort_desc')}
            </Option>
            {sorted === false && sorting.length > 0 && column.getCanMultiSort() && (
              <Option icon={<Plus />} onClick={() => run(() => column.toggleSorting(undefined, true))}>
                {label('table_sort_add')}
              </Option>
            )}
            {sorted !== false && (
              <Option icon={<X />} onClick={() => run(() => column.clearSorting())}>
                {label('table_sort_clear')}
              </Option>
            )}
          </Options>
        )}
        {column.getCanFilter() && (
          <section
            aria-label={label('table_filter')}
            className="border-b border-line px-2 py-2 last:border-0"
          >
            <h3 className="mb-1.5 text-12 font-strong text-ink-3">{label('table_filter')}</h3>
            <ColumnFilterFields table={table} column={column} />
          </section>
        )}
        {(!isFirst || isResized(column)) && (
          <Options>
            {!isFirst && column.getCanPin() && (
              // a phone shows one data column at a time
              <div className="max-desk:hidden">
                {pinnedSide !== 'start' && pinnedCount(columns) <= MAX_PINNED && (
                  <Option icon={<Pin className="rotate-45 rtl:-rotate-45" />} onClick={() => pin('start')}>
                    {label('table_pin')}
                  </Option>
                )}
                {pinnedSide !== 'end' && pinnedEndCount(columns) < MAX_PINNED && (
                  <Option icon={<Pin className="-rotate-45 rtl:rotate-45" />} onClick={() => pin('end')}>
                    {label('table_pin_end')}
                  </Option>
                )}
                {pinnedSide && (
                  <Option icon={<PinOff />} onClick={() => pin(null)}>
                    {label('table_unpin')}
                  </Option>
                )}
              </div>
            )}
            {!isFirst && places.at > places.from && (
              <Option icon={<ArrowLeft className="rtl:-scale-x-100" />} onClick={() => move(places.at - 1)}>
                {label('table_move_back')}
              </Option>
            )}
            {!isFirst && places.at < places.to - 1 && (
              <Option icon={<ArrowRight className="rtl:-scale-x-100" />} onClick={() => move(places.at + 1)}>
                {label('table_move_on')}
              </Option>
            )}
            {isResized(column) && (
              <div className="max-desk:hidden">
                <Option icon={<RotateCcw />} onClick={() => run(() => resetWidth(column))}>
                  {label('table_width_reset')}
                </Option>
              </div>
            )}
            {!isFirst && column.getCanHide() && columns.length > 2 && (
              <Option icon={<EyeOff />} onClick={hide}>
                {label('table_hide_column')}
              </Option>
            )}
          </Options>
        )}
      </PopoverContent>
    </Popover>
  )
}

type AnchorProps = Pick<ColumnMenuPanelProps<RowData>, 'at' | 'button'>

/** The anchor of a panel whose button is outside of it; on close, the heading's own button gets focus back. */
function Anchor({ at, button }: AnchorProps) {
  const { trigger } = usePopover()
  useLayoutEffect(() => {
    trigger.current = button.current
  }, [trigger, button])
  const place = useRef({
    // the copy of the headings may unmount meanwhile
    getBoundingClientRect: () => (at.isConnected ? at : (button.current ?? at)).getBoundingClientRect(),
  })
  return <Radix.Anchor virtualRef={place} />
}

function Options({ children }: { children: ReactNode }) {
  return <div className="border-b border-line py-1 first:pt-0 last:border-0 last:pb-0">{children}</div>
}

type OptionProps = {
  icon: ReactNode
  /** Whether it is the current state; absent: an action. */
  isOn?: boolean
  onClick: () => void
  children: ReactNode
}

function Option({ icon, isOn, onClick, children }: OptionProps) {
  return (
    <button
      type="button"
      data-slot="table-column-option"
      aria-pressed={isOn}
      onClick={onClick}
      className="focus-ring focus-visible:-outline-offset-2 flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-[6px] px-2 text-start hover:bg-accent-soft hover:text-accent aria-pressed:text-accent max-desk:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]"
    >
      {icon}
      <span className="flex-1">{children}</span>
      {isOn && <Check />}
    </button>
  )
}
