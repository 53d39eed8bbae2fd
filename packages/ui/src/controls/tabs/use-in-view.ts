'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { tabScrollToShow } from './tabs.view-model.ts'

/**
 * Keeps an item of a scrolling row in view; scrolls only the row, not the page. `mark` selects the item; the row is
 * scrolled again when `when` changes.
 */
export function useInView<Row extends HTMLElement>(mark: string, when: string): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures the rendered row
  useEffect(() => {
    const row = ref.current
    const item = row?.querySelector(mark)
    if (!row || !item) return
    const rtl = getComputedStyle(row).direction === 'rtl'
    const way = tabScrollToShow(spanOf(item, rtl), spanOf(row, rtl))
    row.scrollLeft += rtl ? -way : way
  }, [mark, when])
  return ref
}

/** The start and end of an element in reading direction. */
function spanOf(element: Element, rtl: boolean): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect()
  return rtl ? { start: -right, end: -left } : { start: left, end: right }
}
