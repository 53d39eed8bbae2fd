'use client'
import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDecimal } from '../../../foundation/format/decimal.ts'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { useLabel, useLang } from '../../../foundation/ui-provider.tsx'
import {
  clampWidth,
  committedWidth,
  fixWidths,
  type MeasuredWidths,
  resetWidth,
  type SizedColumn,
  widthBounds,
  widthByKey,
} from '../model/column-sizing.ts'

export type WidthHandleProps = {
  column: SizedColumn
  /** The heading as text. */
  name: string
  /** The column's width in `columnSizing`, in pixels; undefined while it is automatic. */
  width: number | undefined
  /** In the sticky copy of the headings: mouse only. */
  isCopy: boolean
}

/**
 * The handle at the end of a heading that resizes its column: by dragging, by the arrow keys (10 px, with Shift 50),
 * Home and End. Enter or a double click fits the column to its content; if it fits already, its width becomes automatic again.
 * An ARIA window splitter.
 * `data-slot` table-width; state: `data-dragging`.
 */
export function WidthHandle({ column, name, width, isCopy }: WidthHandleProps) {
  const label = useLabel()
  const lang = useLang()
  const handle = useRef<HTMLDivElement>(null)
  const [dragging, setDragging] = useState(false)
  const automatic = useHeadingWidth(handle, width === undefined && !isCopy)
  const { columnDef, table } = column
  const now = width === undefined ? (automatic ?? committedWidth(column)) : clampWidth(columnDef, width)

  const drag = (press: MouseEvent | TouchEvent) =>
    onFirstMove(press.nativeEvent, {
      start() {
        const head = headOf(handle.current)
        const header = table.getLeafHeaders().find(each => each.column.id === column.id)
        if (!head || !header) return
        // if a parent controls the widths, the drag starts from the right one only after the parent has rendered
        flushSync(() => {
          fixWidths(column, measure(head))
          setDragging(true)
        })
        header.getResizeHandler()(press.nativeEvent)
      },
      end: () => setDragging(false),
    })

  const onMouseDown = (event: MouseEvent) => {
    event.stopPropagation()
    if (event.button !== 0) return
    // prevents text selection during the drag
    event.preventDefault()
    if (!isCopy) handle.current?.focus({ preventScroll: true })
    drag(event)
  }

  const onTouchStart = (event: TouchEvent) => {
    event.stopPropagation()
    if (event.touches.length === 1) drag(event)
  }

  const fitContent = () => {
    const head = headOf(handle.current)
    const heading = head && headingIn(head, column.id)
    if (!heading) return
    const { min, max } = widthBounds(columnDef, 0)
    const fitting = Math.min(Math.max(roundUp(contentWidth(heading)), min), max)
    if (Math.abs(widthOf(heading) - fitting) < 1) resetWidth(column)
    else fixWidths(column, measure(head), { [column.id]: fitting })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const head = headOf(handle.current)
    if (!head || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') fitContent()
    else {
      const { key, shiftKey } = event
      const rtl = table.options.columnResizeDirection === 'rtl'
      const from = width === undefined ? widthOf(event.currentTarget.parentElement ?? head) : now
      const next = widthByKey({ key, shiftKey, rtl }, from, widthBounds(columnDef, from))
      if (next === null) return
      fixWidths(column, measure(head), { [column.id]: next })
    }
    event.preventDefault()
    event.stopPropagation()
  }

  const onDoubleClick = (event: MouseEvent) => {
    event.stopPropagation()
    fitContent()
  }

  const { min, max } = widthBounds(columnDef, now)
  const value = Math.round(now)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> is static, this separator moves
    <div
      ref={handle}
      role="separator"
      // the copy is hidden from screen readers
      tabIndex={isCopy ? -1 : 0}
      aria-orientation="vertical"
      aria-label={label('table_width', { column: name })}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={Math.round(max)}
      aria-valuetext={label('table_width_pixels', { width: formatDecimal(value, { lang }) ?? '' })}
      data-slot="table-width"
      data-dragging={dragging ? '' : undefined}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onTouchStart={onTouchStart}
      onPointerDown={stop}
      onClick={stop}
      onDoubleClick={onDoubleClick}
      className={handleStyles}
    />
  )
}

/** A press here neither sorts nor drags the heading. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/**
 * It overlaps the edge of its column; at the table's own edge it is inside. During a drag an overlay preserves the cursor and stops
 * rows from reacting to the pointer.
 */
const handleStyles = clsx(
  'absolute inset-y-0 -end-1 z-1 w-2 scroll-ms-44 cursor-col-resize touch-none outline-none select-none forced-colors:focus-visible:outline max-desk:hidden print:hidden pointer-coarse:-end-3 pointer-coarse:w-6 [th:last-child>&]:end-0',
  'after:absolute after:inset-y-2 after:start-1/2 after:w-px after:-translate-x-1/2 after:bg-line-strong rtl:after:translate-x-1/2 [th:last-child>&]:after:start-auto [th:last-child>&]:after:end-0 [th:last-child>&]:after:translate-x-0',
  'hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent data-dragging:after:inset-y-0 data-dragging:after:w-0.5 data-dragging:after:bg-accent',
  'focus-visible:after:inset-y-0.5 focus-visible:after:w-1 focus-visible:after:rounded-full focus-visible:after:bg-accent forced-colors:after:bg-[ButtonText]',
  // at the table's own edge an idle line would double the card's
  '[th:last-child>&]:not-in-data-sized:not-hover:not-focus-visible:not-data-dragging:after:hidden',
  'data-dragging:before:fixed data-dragging:before:inset-0 data-dragging:before:z-50',
)

/** Starts a drag at the first movement: a plain press changes nothing. */
function onFirstMove(
  press: globalThis.MouseEvent | globalThis.TouchEvent,
  drag: { start(): void; end(): void },
) {
  const isTouch = press.type === 'touchstart'
  const listening = new AbortController()
  const { signal } = listening
  const end = () => {
    listening.abort()
    drag.end()
  }
  document.addEventListener(isTouch ? 'touchmove' : 'mousemove', drag.start, { signal, once: true })
  for (const type of isTouch ? ['touchend', 'touchcancel'] : ['mouseup'])
    document.addEventListener(type, end, { signal })
}

/** The row of original headings, also for a handle in their copy. */
function headOf(handle: Element | null): HTMLTableRowElement | null {
  const frame = handle?.closest('[data-slot=table-frame]')
  return frame?.querySelector('[data-slot=table-scroller] [data-slot=table-head-row]') ?? null
}

/** The widths of a row of headings. */
function measure(head: HTMLTableRowElement): MeasuredWidths {
  const columns: Record<string, number> = {}
  const leading: number[] = []
  for (const cell of head.cells) {
    const width = widthOf(cell)
    if (cell.dataset.column === undefined) leading.push(width)
    else columns[cell.dataset.column] = width
  }
  return { columns, leading }
}

/** The original heading of a column. */
function headingIn(head: HTMLTableRowElement, id: string): HTMLTableCellElement | null {
  return [...head.cells].find(cell => cell.dataset.column === id) ?? null
}

function widthOf(element: Element): number {
  return roundUp(element.getBoundingClientRect().width)
}

/** To hundredths, as TanStack counts during a drag; up, because a text must not lose its last pixel. */
function roundUp(width: number): number {
  return Math.ceil(width * 100) / 100
}

/** The width of the heading around the handle in pixels, while it is needed; null before the first measurement. */
function useHeadingWidth(handle: { current: Element | null }, enabled: boolean): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const heading = enabled ? handle.current?.parentElement : null
    if (!heading) return
    const read = () => setWidth(Math.round(heading.getBoundingClientRect().width))
    const observer = createResizeObserver(read)
    observer.observe(heading)
    return () => observer.disconnect()
  }, [handle, enabled])
  return width
}

/**
 * The width of a column's heading and rendered cells on one line, in pixels. It is measured on hidden copies: the
 * table itself and its scroll position stay unchanged.
 */
function contentWidth(heading: HTMLTableCellElement): number {
  const table = heading.closest('table')
  if (!table) return 0
  const place = heading.cellIndex
  const isLast = heading.nextElementSibling === null
  const copy = table.cloneNode(false) as HTMLTableElement
  copy.removeAttribute('width')
  for (const section of table.querySelectorAll(':scope > :is(thead, tbody, tfoot)')) {
    const rows = section.cloneNode(false)
    for (const row of (section as HTMLTableSectionElement).rows) {
      const cell = cellAt(row, place)
      if (!cell) continue
      const line = row.cloneNode(false)
      const alone = cell.cloneNode(true) as HTMLTableCellElement
      alone.style.minWidth = '0'
      // the first and the last cell of a row have more padding
      if (place > 0) line.appendChild(document.createElement('td'))
      line.appendChild(alone)
      if (!isLast) line.appendChild(document.createElement('td'))
      rows.appendChild(line)
    }
    copy.appendChild(rows)
  }
  // set by script, as a strict policy allows
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    tableLayout: 'auto',
    width: 'max-content',
    minWidth: '0',
  })
  table.after(copy)
  const width = copy.rows[0]?.cells[place > 0 ? 1 : 0]?.getBoundingClientRect().width ?? 0
  copy.remove()
  return width
}

/** The cell of a row in the column at this index; null if a cell spans several. */
function cellAt(row: HTMLTableRowElement, place: number): HTMLTableCellElement | null {
  let at = 0
  for (const cell of row.cells) {
    if (at === place) return cell.colSpan === 1 ? cell : null
    if (at > place) return null
    at += cell.colSpan
  }
  return null
}
