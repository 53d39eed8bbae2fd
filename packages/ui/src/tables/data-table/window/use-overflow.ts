'use client'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react'
import { createResizeObserver } from '../../../foundation/state/observers.ts'

/** Where wide content overflows: at all, at its start, at its end. */
export type Overflow = { overflows: boolean; before: boolean; after: boolean }

export const FITS: Overflow = { overflows: false, before: false, after: false }

/**
 * The overflow of a box of these sizes, in pixels. Sizes are rounded to whole pixels and positions are not: one pixel more
 * than the box does not count, and an end is reached within a pixel of it. The start may be on either side.
 */
export function overflowOf(box: Pick<Element, 'scrollWidth' | 'clientWidth' | 'scrollLeft'>): Overflow {
  const scrollRange = box.scrollWidth - box.clientWidth
  const offset = Math.abs(box.scrollLeft)
  const overflows = scrollRange > 1
  return { overflows, before: overflows && offset >= 1, after: overflows && scrollRange - offset >= 1 }
}

function same(a: Overflow, b: Overflow): boolean {
  return a.overflows === b.overflows && a.before === b.before && a.after === b.after
}

/**
 * Whether the content is wider than the box without the space that the table adds for arrows once it is wider (`data-overflows`):
 * otherwise that space would keep the arrows visible when they are no longer needed.
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

/** Whether the content of a box is wider than the box, and whether it was scrolled. On the server: no. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(FITS)
  useOverflowObserver(box, setOverflow)
  return overflow
}

/**
 * The same for a state outside of the component that renders the box. Without the box nothing overflows. `addsSpace`: the
 * table is wider with `data-overflows`, so each measurement needs a second layout.
 */
export function useOverflowObserver(
  box: RefObject<HTMLElement | null>,
  setOverflow: Dispatch<SetStateAction<Overflow>>,
  addsSpace = false,
): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const write = (next: Overflow) => setOverflow(now => (same(now, next) ? now : next))
    const onScroll = () => write(overflowOf(element))
    const onResize = () => write(addsSpace && !overflowsByItself(element) ? FITS : overflowOf(element))
    onResize()
    const observer = createResizeObserver(onResize)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
      setOverflow(FITS)
    }
  }, [box, setOverflow, addsSpace])
}
