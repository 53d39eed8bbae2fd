'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ColumnWidths, columnWindow, type SideView } from './column-widths.shape.ts'
import type { Span } from './line-window.shape.ts'

/** The room that the server, and the first drawing, reckon with. */
const FIRST_VIEW: SideView = { moved: 0, room: 1280 }

/** Which columns of a long and wide table are drawn: those in view. Null: all of them. */
export function useDrawnColumns(
  first: RefObject<HTMLTableSectionElement | null>,
  widths: ColumnWidths | null,
): Span | null {
  const [view, setView] = useState(FIRST_VIEW)
  const [held, setHeld] = useState<{ of: ColumnWidths | null; span: Span | null }>({ of: null, span: null })
  const before = held.of === widths ? held.span : null
  const span = widths ? columnWindow(widths, view, before) : null
  if (held.of !== widths || held.span !== span) setHeld({ of: widths, span })

  const wanted = widths !== null
  useLayoutEffect(() => {
    const box = wanted ? first.current?.closest<HTMLElement>('[data-slot=table-scroller]') : null
    if (!box) return
    const look = () => setView(now => sideView(box, now))
    const follow = () => flushSync(look)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [wanted, first])
  return span
}

/** What the box shows; the start may be on either side. */
function sideView({ scrollLeft, clientWidth }: Element, now: SideView): SideView {
  const moved = Math.abs(scrollLeft)
  return moved === now.moved && clientWidth === now.room ? now : { moved, room: clientWidth }
}
