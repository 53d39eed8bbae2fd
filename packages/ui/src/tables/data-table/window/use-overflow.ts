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

/** Whether the content of a box is wider than the box, and whether it was moved. The server answers no. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState(FITS)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const read = () => {
      const next = overflowOf(element)
      setOverflow(now => (same(now, next) ? now : next))
    }
    read()
    const observer = createResizeObserver(read)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [box])
  return overflow
}
