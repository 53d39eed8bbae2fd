'use client'
import { type RefObject, useEffect, useState } from 'react'
import { createResizeObserver } from '../../../foundation/state/observers.ts'

/** What of a wide content is out of view: something at all, at its start, at its end. */
export type Overflow = { overflows: boolean; before: boolean; after: boolean }

const FITS: Overflow = { overflows: false, before: false, after: false }

/**
 * What is out of view in a box of these sizes, in pixels. Sizes are rounded to whole pixels and places are not: one pixel more
 * than the box is nothing, and an end is reached within a pixel of it. The start may be on either side.
 */
export function overflowOf(box: Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollLeft'>): Overflow {
  const room = box.scrollWidth - box.clientWidth
  const moved = Math.abs(box.scrollLeft)
  const overflows = room > 1
  return { overflows, before: overflows && moved >= 1, after: overflows && room - moved >= 1 }
}

function same(a: Overflow, b: Overflow): boolean {
  return a.overflows === b.overflows && a.before === b.before && a.after === b.after
}

/**
 * Whether the content is wider than the box without the room that the table makes for arrows once it is wider (`data-overflows`):
 * counted in, that room would keep the arrows there after their reason has gone.
 */
function overflowsByItself(box: HTMLElement): boolean {
  const table = box.closest('[data-overflows]')
  if (!table) return overflowOf(box).overflows
  const { scrollLeft } = box
  table.removeAttribute('data-overflows')
  const { overflows } = overflowOf(box)
  table.setAttribute('data-overflows', '')
  if (overflows && box.scrollLeft !== scrollLeft) box.scrollLeft = scrollLeft
  return overflows
}

/** Whether the content of a box is wider than the box, and whether it was moved. The server answers no. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(FITS)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const write = (next: Overflow) => setOverflow(now => (same(now, next) ? now : next))
    const moved = () => write(overflowOf(element))
    const resized = () => write(overflowsByItself(element) ? overflowOf(element) : FITS)
    resized()
    const observer = createResizeObserver(resized)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', moved, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', moved)
    }
  }, [box])
  return overflow
}
