'use client'
import { type RefObject, useEffect, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import {
  createIntersectionObserver,
  createResizeObserver,
  type Intersection,
} from '../../foundation/state/observers.ts'
import { scrollRoom } from './window/scroll-room.ts'

/** The real header's measures, for its copy: column widths and the table's width in pixels. */
export type HeadMeasures = { widths: readonly number[]; width: number }

export type StickyHeadInput = {
  head: RefObject<HTMLTableSectionElement | null>
  /** The drawn columns; others are measured anew. */
  columns: unknown
}

/**
 * Whether the table's header has left the window, or the box in which the table is scrolled, by its top, and the measures that its copy needs; null while it is in view.
 * `--table-head-top` on the table or above it says how much of the window's top is taken by the page's own bar.
 */
export function useStickyHead({ head, columns }: StickyHeadInput): HeadMeasures | null {
  const [gone, setGone] = useState(false)
  const [measures, setMeasures] = useState<HeadMeasures | null>(null)

  useEffect(() => {
    const element = head.current
    if (!element) return
    const top = headTop(element)
    const room = scrollRoom(element)
    const box = room === element.ownerDocument.documentElement ? null : room
    const observer = createIntersectionObserver(
      entries => {
        const entry = entries.at(-1)
        if (entry) setGone(hasLeftByTop(entry, top + (box?.getBoundingClientRect().top ?? 0)))
      },
      // open below: a jump past the table must not go unnoticed
      { root: box, rootMargin: `${-top}px 0px 1000000px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [head])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other cells to measure
  useLayoutEffect(() => {
    const element = head.current
    if (!gone || !element) return setMeasures(null)
    const read = () => setMeasures(measuresOf(element))
    read()
    const observer = createResizeObserver(read)
    for (const cell of element.rows[0]?.cells ?? []) observer.observe(cell)
    return () => observer.disconnect()
  }, [head, gone, columns])

  return measures
}

/** How much of the window's top the page's own bar takes, in pixels. */
function headTop(element: HTMLElement): number {
  return Math.max(0, Number.parseFloat(getComputedStyle(element).getPropertyValue('--table-head-top')) || 0)
}

/** Out of view upwards; a table that is not displayed has no height and has not left. */
export function hasLeftByTop(
  { isIntersecting, boundingClientRect: { height, bottom } }: Intersection,
  top: number,
): boolean {
  return !isIntersecting && height > 0 && bottom <= top + 1
}

function measuresOf(head: HTMLTableSectionElement): HeadMeasures {
  const cells = [...(head.rows[0]?.cells ?? [])]
  return {
    // a cell that a phone does not draw has no width, and the copy's columns are dealt to the cells that are drawn
    widths: cells.map(cell => cell.getBoundingClientRect().width).filter(width => width > 0),
    width: head.getBoundingClientRect().width,
  }
}
