'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { scrollToShow } from './tabs.view-model.ts'

/**
 * Keeps one item of a row that scrolls in its visible part; scrolls the row alone, never the page.
 * `mark` selects the item, `when` names what it depends on: the row is scrolled again when that changes.
 */
export function useInView<Row extends HTMLElement>(mark: string, when: string): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the row shows is not read here but measured
  useEffect(() => {
    const row = ref.current
    const item = row?.querySelector(mark)
    if (!row || !item) return
    const rtl = getComputedStyle(row).direction === 'rtl'
    const way = scrollToShow(spanOf(item, rtl), spanOf(row, rtl))
    row.scrollLeft += rtl ? -way : way
  }, [mark, when])
  return ref
}

/** Where an element begins and ends in the direction of reading. */
function spanOf(element: Element, rtl: boolean): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect()
  return rtl ? { start: -right, end: -left } : { start: left, end: right }
}
