'use client'
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { headerText } from '../columns/drawn-columns.ts'
import type { DataTableModel } from '../model/use-data-table.ts'
import { dropPlace, moveColumn, movePlaces } from './column-order.ts'

export type ColumnDragProps<Data extends RowData> = {
  model: Pick<DataTableModel<Data>, 'table' | 'columns' | 'layout'>
  /** The box in which a wide table scrolls; the frame around it contains the copy of the headings too. */
  scroller: RefObject<HTMLDivElement | null>
  announce: (text: string) => void
}

/** A press becomes a drag after this distance, in pixels. */
const THRESHOLD = 5
/** Within this distance of the box's edge, in pixels, a drag scrolls the box by this amount per frame. */
const EDGE = 40
const STEP = 10

/**
 * Moves columns: by dragging a heading, and by Ctrl+Shift (⌘+Shift) with the arrow keys on it. A line shows the drop position; Escape
 * cancels. On phones headings cannot be dragged, and touch scrolls the table. `data-slot` table-drop-line; `data-dragged` on the heading.
 */
export function ColumnDrag<Data extends RowData>({ model, scroller, announce }: ColumnDragProps<Data>) {
  const label = useLabel()
  const line = useRef<HTMLDivElement>(null)
  const moveTo = (id: string, to: number) => {
    const { table, columns } = model
    const focused = document.activeElement
    const place = flushSync(() => moveColumn(table, columns.visible, id, to))
    // moving an element in the document removes its focus
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    const column = columns.visible.find(each => each.id === id)
    if (place === null || !column) return
    announce(
      label('table_status_place', {
        column: headerText(column.column),
        at: place + 1,
        of: columns.visible.length,
      }),
    )
  }
  // listeners read the latest values from here, so that they are attached once
  const latest = useRef({ model, moveTo })
  useEffect(() => {
    latest.current = { model, moveTo }
  })

  useEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    if (!box || !frame) return
    const isRtl = () => getComputedStyle(frame).direction === 'rtl'
    let cancel: (() => void) | null = null

    const onKeyDown = (event: KeyboardEvent) => {
      const heading = headingOf(event.target)
      const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
      if (!heading || !isArrow || !event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      const id = heading.dataset.column ?? ''
      const { at } = movePlaces(latest.current.model.columns.visible, id)
      latest.current.moveTo(id, at + ((event.key === 'ArrowRight') === isRtl() ? -1 : 1))
    }

    const onPointerDown = (event: PointerEvent) => {
      const heading = headingOf(event.target)
      const { columns, layout } = latest.current.model
      const places = movePlaces(columns.visible, heading?.dataset.column ?? '')
      if (!heading || layout === 'phone' || event.pointerType === 'touch') return
      if (event.button !== 0 || places.at < 1 || places.to - places.from < 2) return
      cancel?.()
      cancel = dragHeading({
        event,
        heading,
        places,
        box,
        frame,
        line: line.current,
        rtl: isRtl(),
        onDrop: place => latest.current.moveTo(heading.dataset.column ?? '', place),
      })
    }

    frame.addEventListener('keydown', onKeyDown)
    frame.addEventListener('pointerdown', onPointerDown)
    return () => {
      cancel?.()
      frame.removeEventListener('keydown', onKeyDown)
      frame.removeEventListener('pointerdown', onPointerDown)
    }
  }, [scroller])

  return (
    <div
      ref={line}
      hidden
      aria-hidden="true"
      data-slot="table-drop-line"
      className="pointer-events-none absolute inset-y-0 z-20 -ms-px w-0.5 bg-accent print:hidden forced-colors:bg-[Highlight]"
    />
  )
}

/** The heading of an event, unless another part of the heading handles it: a panel, a button that does not sort, the resize handle. */
function headingOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  if (target.closest('[role=dialog],[role=separator],[role=slider],input,select')) return null
  return target.closest<HTMLElement>('[data-slot=table-head-cell]')
}

type Drag = {
  event: PointerEvent
  heading: HTMLElement
  /** The range of positions for the column, and its own. */
  places: { from: number; to: number; at: number }
  box: HTMLElement
  frame: HTMLElement
  line: HTMLElement | null
  rtl: boolean
  onDrop: (place: number) => void
}

/** Tracks the pointer from a press on a heading to its release. Returns the cleanup function. */
function dragHeading({ event: down, heading, places, box, frame, line, rtl, onDrop }: Drag): () => void {
  const others = [...(heading.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-column]') ?? [])]
  const headings = others.slice(places.from, places.to)
  const own = places.at - places.from
  let [isDragging, x, place, frameRequest] = [false, down.clientX, own, 0]

  /** An element's start and end edge in reading direction. */
  const edgesOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return rtl ? { start: -right, end: -left } : { start: left, end: right }
  }
  const along = () => (rtl ? -x : x)
  /** Where the columns pinned at the start end: others scroll under them. */
  const coveredTo = () =>
    Math.max(
      ...others
        .slice(0, places.from)
        .filter(each => getComputedStyle(each).position === 'sticky')
        .map(each => edgesOf(each).end),
      edgesOf(box).start,
    )
  /** Where the columns pinned at the end start. */
  const coveredFrom = () =>
    Math.min(
      ...others
        .slice(places.to)
        .filter(each => getComputedStyle(each).position === 'sticky')
        .map(each => edgesOf(each).start),
      edgesOf(box).end,
    )
  const update = () => {
    const edges = headings.map(edgesOf)
    place = dropPlace(
      edges.map(({ start, end }) => (start + end) / 2),
      own,
      along(),
    )
    const landing = edges[place]
    if (!line || !landing) return
    const edge = place > own ? landing.end : landing.start
    line.hidden = place === own
    line.style.insetInlineStart = `${Math.max(Math.min(edge, coveredFrom()), coveredTo()) - edgesOf(frame).start}px`
  }
  /** Scrolls the box while the pointer is at its edge. */
  const scroll = () => {
    const before = along() - coveredTo() < EDGE ? -STEP : 0
    const after = coveredFrom() - along() < EDGE ? STEP : 0
    if (before + after !== 0) {
      box.scrollLeft += rtl ? -(before + after) : before + after
      update()
    }
    frameRequest = requestAnimationFrame(scroll)
  }
  const begin = () => {
    isDragging = true
    heading.dataset.dragged = ''
    heading.setPointerCapture?.(down.pointerId)
    // a pinned heading moves among those in view
    if (getComputedStyle(heading).position === 'sticky') return
    frameRequest = requestAnimationFrame(scroll)
  }
  const stop = () => {
    cancelAnimationFrame(frameRequest)
    delete heading.dataset.dragged
    if (line) line.hidden = true
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', stop)
    window.removeEventListener('keydown', onKeyDown, true)
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    x = event.clientX
    if (!isDragging && Math.hypot(x - down.clientX, event.clientY - down.clientY) >= THRESHOLD) begin()
    if (isDragging) update()
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return
    stop()
    if (!isDragging) return
    swallowClick()
    if (place !== own) onDrop(places.from + place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return
    event.preventDefault()
    event.stopPropagation()
    stop()
    window.addEventListener('pointerup', swallowClick, { once: true })
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', stop)
  window.addEventListener('keydown', onKeyDown, true)
  return stop
}

/** The click after a drag would sort. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
