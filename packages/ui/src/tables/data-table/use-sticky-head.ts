'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import {
  createIntersectionObserver,
  createResizeObserver,
  type Intersection,
} from '../../foundation/state/observers.ts'
import { scrollContainer } from './window/scroll-container.ts'

/** Measurements of the original headings for their copy: column widths and the table's width in pixels. */
export type HeadMeasures = { widths: readonly number[]; width: number }

export type StickyHeadInput = {
  head: RefObject<HTMLTableSectionElement | null>
  /** The rendered columns; when they change, the widths are measured again. */
  columns: unknown
}

/**
 * Whether the table's headings have left the window or its scroll box through the top, with the measurements for their copy; null while they
 * are in view.
 * `--table-head-top` on the table or around it is the height of the page's own bar at the window's top.
 */
export function useStickyHead({ head, columns }: StickyHeadInput): HeadMeasures | null {
  const [hasLeft, setHasLeft] = useState(false)
  const [measures, setMeasures] = useState<HeadMeasures | null>(null)

  useEffect(() => {
    const element = head.current
    if (!element) return
    const top = headTop(element)
    const container = scrollContainer(element)
    const box = container === element.ownerDocument.documentElement ? null : container
    const observer = createIntersectionObserver(
      entries => {
        const entry = entries.at(-1)
        if (entry) setHasLeft(hasLeftByTop(entry, top + (box?.getBoundingClientRect().top ?? 0)))
      },
      // no lower limit: a jump past the table must be reported too
      { root: box, rootMargin: `${-top}px 0px 1000000px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells to measure
  useLayoutEffect(() => {
    const element = head.current
    if (!hasLeft || !element) return setMeasures(null)
    const read = () => setMeasures(measuresOf(element))
    read()
    const observer = createResizeObserver(read)
    for (const cell of element.rows[0]?.cells ?? []) observer.observe(cell)
    return () => observer.disconnect()
  }, [head, hasLeft, columns])

  return measures
}

/** The height of the page's own bar at the window's top, in pixels. */
function headTop(element: HTMLElement): number {
  return Math.max(0, Number.parseFloat(getComputedStyle(element).getPropertyValue('--table-head-top')) || 0)
}

/** Whether it is out of view upwards; a table that is not displayed has no height and does not count. */
export function hasLeftByTop(
  { isIntersecting, boundingClientRect: { height, bottom } }: Intersection,
  top: number,
): boolean {
  return !isIntersecting && height > 0 && bottom <= top + 1
}

function measuresOf(head: HTMLTableSectionElement): HeadMeasures {
  const cells = [...(head.rows[0]?.cells ?? [])]
  return {
    // cells that a phone does not render have no width, and the copy has only rendered cells
    widths: cells.map(cell => cell.getBoundingClientRect().width).filter(width => width > 0),
    width: head.getBoundingClientRect().width,
  }
}
