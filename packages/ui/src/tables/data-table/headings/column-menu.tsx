'use client'
import type { RowData } from '@tanstack/react-table'
import { cva } from 'class-variance-authority'
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useSyncExternalStore } from 'react'
import { EllipsisVertical, ListFilter } from '../../../foundation/icons/icons.ts'
import { type LazyPart, lazyPart } from '../../../foundation/state/lazy-part.tsx'
import { cx } from '../../../foundation/tokens/cx.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { type DrawnColumn, headerText } from '../columns/drawn-columns.ts'
import { MOUSE_ONLY } from '../styles/row-button.tsx'
import type { ColumnMenuPanelProps } from './column-menu-panel.tsx'
import type { OpenMenuStore } from './open-menu.ts'

/** Loaded when the first button is hovered or focused; a panel opened earlier appears when it has loaded. */
const LazyColumnMenuPanel = lazyPart(
  async () => (await import('./column-menu-panel.tsx')).ColumnMenuPanel as ComponentType<object>,
  () => null,
) as LazyPart<object> & (<Data extends RowData>(props: ColumnMenuPanelProps<Data>) => ReactNode)

export type ColumnMenuProps<Data extends RowData> = {
  column: DrawnColumn<Data>
  /** All visible columns. */
  columns: readonly DrawnColumn<Data>[]
  isFiltered: boolean
  openMenu: OpenMenuStore
  /** Announces the result of an action to screen readers. */
  announce: (text: string) => void
  /** In the copy of the headings: a press opens the panel of the original heading, at this button. */
  isCopy: boolean
}

/**
 * The button in a heading that opens the column's options. It is on the inner side of the heading's text, behind the sort arrow, so
 * that headings and numbers share their edge, and takes no space of its own.
 * `data-slot` table-column-menu; state: `aria-expanded`, `data-filtered`.
 */
export function ColumnMenu<Data extends RowData>({
  column,
  columns,
  isFiltered,
  openMenu,
  announce,
  isCopy,
}: ColumnMenuProps<Data>): ReactNode {
  const label = useLabel()
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const { id, side } = column
  const isOpen = () => openMenu.get()?.id === id
  const open = useSyncExternalStore(
    openMenu.subscribe,
    () => (isOpen() ? openMenu.get() : null),
    () => null,
  )
  const press = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    // pressing outside of an open panel has closed it already
    const closes = detail > 0 ? wasOpen.current : isOpen()
    openMenu.set(closes ? null : { id, at: currentTarget })
  }
  return (
    <span className={placeStyles({ side, sorts: column.column.getCanSort() })}>
      <button
        ref={button}
        type="button"
        data-slot="table-column-menu"
        data-filtered={isFiltered ? '' : undefined}
        aria-label={label(isFiltered ? 'table_column_menu_filtered' : 'table_column_menu', {
          column: headerText(column.column),
        })}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onPointerEnter={LazyColumnMenuPanel.load}
        onFocus={LazyColumnMenuPanel.load}
        onPointerDown={() => {
          wasOpen.current = isOpen()
        }}
        onClick={press}
        {...(isCopy ? MOUSE_ONLY : {})}
        className={cx(buttonStyles({ side }), isFiltered && 'text-accent opacity-100')}
      >
        {isFiltered ? <ListFilter className="size-3.5" /> : <EllipsisVertical className="size-4" />}
      </button>
      {open && !isCopy && (
        <LazyColumnMenuPanel
          column={column}
          columns={columns}
          button={button}
          at={open.at}
          announce={announce}
          onClose={() => openMenu.set(null)}
        />
      )}
    </span>
  )
}

/** The button's position: a point next to the heading's last line, clear of the sort arrow. */
const placeStyles = cva('relative inline-block print:hidden', {
  variants: { side: { start: '', end: '' }, sorts: { true: '', false: '' } },
  compoundVariants: [
    { side: 'start', sorts: true, class: 'start-2.5' },
    { side: 'end', sorts: true, class: 'end-2.5' },
  ],
})

/** On desktop it appears when the heading is hovered or focused, on touch always. */
const buttonStyles = cva(
  [
    'focus-ring absolute -bottom-[7px] grid h-6 w-5 cursor-pointer place-items-center rounded-tag text-ink-3 hover:text-accent aria-expanded:text-accent',
    'opacity-0 focus-visible:opacity-100 aria-expanded:opacity-100 in-[th:hover]:opacity-100 in-[th:focus-within]:opacity-100 [@media(hover:none)]:opacity-100',
    // on phones 44 px, away from the button that sorts
    'max-desk:after:absolute max-desk:after:-inset-y-2.5',
  ],
  {
    variants: {
      side: {
        start: 'start-0 max-desk:after:-start-1 max-desk:after:-end-5',
        end: 'end-0 max-desk:after:-start-5 max-desk:after:-end-1',
      },
    },
  },
)

/** Space for the button on the inner side of a heading, in addition to the cell's own padding. */
export const headMenuStyles = cva('', {
  variants: {
    side: {
      start: 'pe-[calc(var(--cell-space,--spacing(3))+--spacing(3))]',
      end: 'ps-[calc(var(--cell-space,--spacing(3))+--spacing(3))]',
    },
  },
})
