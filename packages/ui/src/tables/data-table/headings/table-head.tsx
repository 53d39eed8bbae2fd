'use client'
import { FlexRender, type RowData, type SortDirection } from '@tanstack/react-table'
import { cva } from 'class-variance-authority'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { Checkbox } from '../../../controls/checkbox/checkbox.tsx'
import { InfoTip } from '../../../controls/info-tip/info-tip.tsx'
import { Lock } from '../../../foundation/icons/icons.ts'
import { lazyPart } from '../../../foundation/state/lazy-part.tsx'
import { cx } from '../../../foundation/tokens/cx.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { type DrawnColumn, headerText } from '../columns/drawn-columns.ts'
import type { DataTableInstance } from '../columns/features.ts'
import { explicitWidth } from '../model/column-sizing.ts'
import type { DataTableModel } from '../model/use-data-table.ts'
import { MOUSE_ONLY } from '../styles/row-button.tsx'
import { headStyles, leadStyles, pinnedHeadStyles } from '../styles/table-styles.tsx'
import { ColumnMenu, headMenuStyles } from './column-menu.tsx'
import type { OpenMenuStore } from './open-menu.ts'
import type { WidthHandleProps } from './width-handle.tsx'

export const LazyWidthHandle = lazyPart<WidthHandleProps>(
  async () => (await import('./width-handle.tsx')).WidthHandle,
  () => null,
)

/** Features of headings besides sorting. */
export type HeadTools = {
  /** A menu: sort, filter, pin, move, hide, width. */
  menus: boolean
  /** A handle at the end that resizes the column. */
  resizable: boolean
  /** Headings can be dragged to another position. */
  reorderable: boolean
  /** Which menu is open; absent without menus. */
  openMenu?: OpenMenuStore | undefined
  /** Announces the result of a column action to screen readers. */
  announce: (text: string) => void
}

const NO_TOOLS: HeadTools = {
  menus: false,
  resizable: false,
  reorderable: false,
  announce: () => {},
}

const NO_COLUMNS: readonly never[] = []

export type HeadRowProps<Data extends RowData> = {
  model: DataTableModel<Data>
  rowNumbers: boolean
  /** The checkbox that selects all rows; absent without row checkboxes. */
  selectAll: ReactNode
  tools?: HeadTools
  /** Its `aria-rowindex`; absent if the table renders all its rows. */
  index: number | undefined
  /** The sticky copy, for sighted mouse users: nothing in it is focusable. */
  isCopy?: boolean
}

/** The headings. `data-slot` table-head-row, table-head-cell, table-head-name, table-head-lock, table-sort. */
export function HeadRow<Data extends RowData>({
  model: { table, columns },
  rowNumbers,
  selectAll,
  tools = NO_TOOLS,
  index,
  isCopy = false,
}: HeadRowProps<Data>) {
  const label = useLabel()
  const { sorting, columnFilters, columnSizing } = table.state
  return (
    <tr data-slot="table-head-row" aria-rowindex={index}>
      {rowNumbers && (
        <th
          scope="col"
          className={cx(headStyles(), leadStyles({ of: 'number' }), 'h-auto border-line-strong py-2')}
        >
          <span aria-hidden="true">#</span>
          <span className="sr-text">{label('table_row_number')}</span>
        </th>
      )}
      {selectAll !== undefined && (
        <td className={cx(headStyles(), leadStyles({ of: 'check' }), 'h-auto border-line-strong')}>
          {selectAll}
        </td>
      )}
      {columns.drawn.map(column => {
        const place = sorting.findIndex(({ id }) => id === column.id)
        return (
          <HeadCell
            key={column.id}
            column={column}
            // without menus, hiding a column renders no other heading again
            columns={tools.menus ? columns.visible : NO_COLUMNS}
            direction={sorting[place] ? (sorting[place].desc ? 'desc' : 'asc') : null}
            place={sorting.length > 1 && place >= 0 ? place + 1 : null}
            isFiltered={columnFilters.some(({ id }) => id === column.id)}
            width={explicitWidth(column.id, {}, columnSizing)}
            tools={tools}
            isCopy={isCopy}
          />
        )
      })}
    </tr>
  )
}

type HeadCellProps<Data extends RowData> = {
  column: DrawnColumn<Data>
  /** All visible columns; none without menus. */
  columns: readonly DrawnColumn<Data>[]
  direction: SortDirection | null
  /** Its position if the table is sorted by several columns, from 1. */
  place: number | null
  isFiltered: boolean
  /** The width that the user set, in pixels. */
  width: number | undefined
  tools: HeadTools
  isCopy: boolean
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

function ariaSort(direction: SortDirection | null, place: number | null) {
  if (place !== null && place > 1) return undefined
  return direction ? ARIA_SORT[direction] : 'none'
}

const INFO_STYLES = {
  start: { sorts: 'ms-5', plain: 'ms-2' },
  end: {
    sorts: 'ms-2 desk:order-first desk:ms-0 desk:me-2.5',
    plain: 'ms-2 desk:order-first desk:ms-0 desk:me-2',
  },
} as const

/** The keys that move a focused heading. */
const MOVE_KEYS = 'Control+Shift+ArrowLeft Control+Shift+ArrowRight'

const HeadCell = memo(function HeadCell<Data extends RowData>({
  column: drawn,
  columns,
  direction,
  place,
  width,
  isFiltered,
  tools,
  isCopy,
}: HeadCellProps<Data>) {
  const { column, id, meta, title, side, isRowHeading, isCurrent, isNamed } = drawn
  const { menus, resizable, reorderable, openMenu, announce } = tools
  const canSort = column.getCanSort()
  const isMovable = reorderable && !isRowHeading
  const isLong = extendsToStart(drawn, isCopy)
  const text = <HeadText column={drawn} isCopy={isCopy} isLong={isLong} />
  const menu = openMenu && (
    <ColumnMenu
      column={drawn}
      columns={columns}
      isFiltered={isFiltered}
      openMenu={openMenu}
      announce={announce}
      isCopy={isCopy}
    />
  )
  // on the inner side, so that name, unit and numbers share their edge; clear of the sort button's arrow
  const info = meta.info && !isCopy && (
    <InfoTip
      about={headerText(column)}
      className={clsx('shrink-0 desk:mt-px', INFO_STYLES[side][canSort ? 'sorts' : 'plain'])}
    >
      {meta.info}
    </InfoTip>
  )
  return (
    <th
      scope="col"
      data-slot="table-head-cell"
      data-column={id}
      data-current={isCurrent ? '' : undefined}
      data-side={side}
      // otherwise every cell would be announced with the names of the "i" button, the menu and the handle
      aria-label={meta.info || menus || resizable ? title : undefined}
      // ARIA allows one sorted heading: of several sorted columns the first one
      aria-sort={canSort ? ariaSort(direction, place) : undefined}
      aria-keyshortcuts={isMovable && !isCopy ? MOVE_KEYS : undefined}
      // a heading without a sort button or menu must be focusable to be moved by keys
      tabIndex={isMovable && !isCopy && !canSort && !menus ? 0 : undefined}
      className={cx(
        headStyles({
          side,
          pinned: isRowHeading,
          sorted: direction !== null,
          away: !isRowHeading && !isCurrent,
        }),
        pinnedHeadStyles(drawn),
        menus && headMenuStyles({ side }),
        isMovable &&
          'focus-ring focus-visible:-outline-offset-2 select-none data-dragged:cursor-grabbing data-dragged:bg-surface-sunken data-dragged:text-ink',
        // above the handles of the headings that scroll under it
        isRowHeading && resizable && 'z-2',
        isLong && 'max-desk:z-2',
      )}
    >
      <div
        className={clsx(
          headLineStyles({ side }),
          isLong && 'max-desk:flex max-desk:justify-end max-desk:*:shrink-0',
        )}
      >
        {side === 'end' && menu}
        {canSort ? (
          <button
            type="button"
            data-slot="table-sort"
            data-order={direction ?? undefined}
            onClick={column.getToggleSortingHandler()}
            {...(isCopy ? MOUSE_ONLY : {})}
            className={sortStyles({
              side,
              order: direction ?? 'none',
              alone: !isNamed && !isCopy,
            })}
          >
            {text}
            {place !== null && (
              <>
                {' '}
                <sup className="text-11">{place}</sup>
              </>
            )}
          </button>
        ) : (
          text
        )}
        {info}
        {side === 'start' && menu}
      </div>
      {resizable && column.getCanResize() && (
        <LazyWidthHandle column={column} name={headerText(column)} width={width} isCopy={isCopy} />
      )}
    </th>
  )
}) as <Data extends RowData>(props: HeadCellProps<Data>) => ReactNode

/**
 * The heading, a lock if its values are withheld, and the unit on a second line: at most two lines. A cut name is shown in
 * full on hover and focus (`useCutText`). On phones the stepper above shows the data column's name
 * if there are several, so here it is visually hidden.
 */
function HeadText<Data extends RowData>({
  column: { column, meta, isNamed, isRowHeading },
  isCopy,
  isLong,
}: Pick<HeadCellProps<Data>, 'column' | 'isCopy'> & { isLong: boolean }) {
  const { header } = column.columnDef
  const leaf =
    typeof header === 'function'
      ? column.table.getLeafHeaders().find(each => each.column.id === column.id)
      : undefined
  // the row headings' name shrinks last
  const cut = !isRowHeading && (meta.unit || leaf ? ONE_LINE : twoLines(headerText(column)))
  return (
    <bdi
      className={clsx(
        isLong
          ? 'max-desk:block max-desk:max-w-[60vw] max-desk:truncate desk:max-w-full'
          : 'max-w-full wrap-break-word',
        !isNamed && !isCopy && 'max-desk:sr-text',
        headTextStyles,
      )}
    >
      <span data-slot="table-head-name" className={cut || undefined}>
        {meta.locked && (
          <Lock
            aria-hidden="true"
            data-slot="table-head-lock"
            className="me-1 inline size-3 stroke-[1.75] align-[-1px]"
          />
        )}
        {leaf ? <FlexRender header={leaf} /> : headerText(column)}
        {/* read aloud and copied as "Price, %" */}
        {meta.unit && <span className="desk:text-[0px] desk:leading-none">,</span>}
      </span>
      {meta.unit && ' '}
      {meta.unit && (
        <span className="font-normal whitespace-nowrap text-ink-3 desk:block desk:text-11">{meta.unit}</span>
      )}
    </bdi>
  )
}

/**
 * Whether a name is on one line that may extend over the row headings' column: on phones the sticky copy has the name of the data column, which
 * is only as wide as its numbers.
 */
const extendsToStart = ({ isNamed, side }: Pick<DrawnColumn<RowData>, 'isNamed' | 'side'>, isCopy: boolean) =>
  isCopy && !isNamed && side === 'end'

const headTextStyles = 'desk:block desk:min-w-0'
const ONE_LINE = 'not-print:desk:block not-print:desk:overflow-x-clip not-print:desk:text-ellipsis'

/** A name without a unit also uses the unit's line, so it needs half of its own width. */
function twoLines({ length }: string): string {
  const width = length > 20 ? 'desk:min-w-24' : length > 12 ? 'desk:min-w-20' : 'desk:min-w-0'
  return `not-print:desk:line-clamp-2 not-print:desk:whitespace-normal desk:wrap-break-word ${width}`
}

/** Name and "i" share the width; the name shrinks. */
const headLineStyles = cva('desk:flex desk:items-start', {
  variants: { side: { start: '', end: 'desk:justify-end' } },
})

/** The checkbox in the headings. It selects every row that passes the filters, shown or not. */
export function SelectAll<Data extends RowData>({ table }: { table: DataTableInstance<Data> }) {
  const label = useLabel()
  const isAll = table.getIsAllRowsSelected()
  return (
    <Checkbox
      labelHidden
      label={label('table_select_all', { count: table.getPreGroupedRowModel().flatRows.length })}
      checked={isAll ? true : table.getIsSomeRowsSelected() ? 'mixed' : false}
      onCheckedChange={() => table.toggleAllRowsSelected(!isAll)}
    />
  )
}

/**
 * The button of a heading that sorts, and its arrow. The arrow is a clipped pseudo-element that exists only while it is visible:
 * a wide table has many headings, and idle ones cost nothing. It is on the inner side, so that heading and numbers share their edge (T7).
 */
const sortStyles = cva(
  [
    'focus-ring relative -m-1 min-w-6 cursor-pointer rounded-tag p-1 text-inherit [text-align:inherit] hover:text-ink',
    'max-desk:after:absolute max-desk:after:-inset-x-1 max-desk:after:-inset-y-2',
    'before:absolute before:bottom-1.5 before:size-3 before:bg-current desk:before:top-1.5 desk:before:bottom-auto',
    'forced-colors:before:bg-[ButtonText] forced-colors:before:forced-color-adjust-none print:before:[print-color-adjust:exact]',
  ],
  {
    variants: {
      /** The side of the heading's text; the arrow is on the other one. */
      side: {
        start: 'before:start-[calc(100%-0.125rem)]',
        end: 'before:end-[calc(100%-0.25rem)]',
      },
      order: {
        asc: 'before:[clip-path:polygon(50%_15.5%,83.5%_49%,78%_54.5%,54.2%_31%,54.2%_82.5%,45.8%_82.5%,45.8%_31%,22%_54.5%,16.5%_49%)]',
        desc: 'before:[clip-path:polygon(50%_84.5%,83.5%_51%,78%_45.5%,54.2%_69%,54.2%_17.5%,45.8%_17.5%,45.8%_69%,22%_45.5%,16.5%_51%)]',
        // two triangles in one outline, joined by a line that is traced there and back
        none: 'before:opacity-60 before:[clip-path:polygon(50%_11.5%,76%_37.5%,70.5%_43%,50%_22.5%,50%_77.5%,70.5%_57%,76%_62.5%,50%_88.5%,24%_62.5%,29.5%_57%,50%_77.5%,50%_22.5%,29.5%_43%,24%_37.5%)] desk:not-hover:not-focus-visible:before:hidden',
      },
      /** On phones a data column's arrow has no text next to it. */
      alone: {
        true: 'max-desk:before:static max-desk:before:inline-block max-desk:before:size-3.5 max-desk:before:align-middle',
        false: '',
      },
    },
  },
)
