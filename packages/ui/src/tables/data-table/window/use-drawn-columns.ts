'use client'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { type ColumnWidths, columnWindow, type SideView } from '../model/column-widths.ts'
import type { LineSpan } from '../model/line-window.ts'

/** The view that the server and the first render assume. */
const FIRST_VIEW: SideView = { offset: 0, width: 1280 }

/** The last seen column range, with the widths it belongs to. */
type Seen = { view: SideView; widths: ColumnWidths | null; span: LineSpan | null }

/** Which columns of a long and wide table are rendered: those in view. Null: all of them. */
export function useDrawnColumns(
  first: RefObject<HTMLTableSectionElement | null>,
  widths: ColumnWidths | null,
): LineSpan | null {
  const [seen, setSeen] = useState<Seen>({ view: FIRST_VIEW, widths, span: spanIn(widths, FIRST_VIEW, null) })
  const span = useMemo(
    () => (seen.widths === widths ? seen.span : spanIn(widths, seen.view, spanOf(seen, widths))),
    [seen, widths],
  )
  const drawn = useRef(span)
  useLayoutEffect(() => {
    drawn.current = span
  }, [span])

  useLayoutEffect(() => {
    const box = widths ? first.current?.closest<HTMLElement>('[data-slot=table-scroller]') : null
    if (!box) return
    const update = () =>
      setSeen(now => {
        const view = sideView(box)
        const next = spanIn(widths, view, spanOf(now, widths))
        // no render while the same columns are in view
        const span = isSame(next, drawn.current) ? drawn.current : next
        return now.widths === widths && now.span === span ? now : { view, widths, span }
      })
    const follow = () => flushSync(update)
    update()
    const observer = createResizeObserver(update)
    observer.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [widths, first])
  return span
}

/** The columns rendered so far, if their number is unchanged: widths change with every step of a drag, which must not render the rows again. */
function spanOf(seen: Seen, widths: ColumnWidths | null): LineSpan | null {
  return seen.widths?.columns.length === widths?.columns.length ? seen.span : null
}

function isSame(one: LineSpan | null, other: LineSpan | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

function spanIn(widths: ColumnWidths | null, view: SideView, before: LineSpan | null): LineSpan | null {
  return widths && columnWindow(widths, view, before)
}

/** The view of the box; the start may be on either side. */
function sideView({ scrollLeft, clientWidth }: Element): SideView {
  return { offset: Math.abs(scrollLeft), width: clientWidth }
}
