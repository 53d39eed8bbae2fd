'use client'
import { type RefObject, useEffect } from 'react'
import { mediaQuery } from '../../foundation/state/observers.ts'

/** How far above the table the page comes to rest, in pixels (shared-blocks §9). */
const SCROLL_OFFSET = 100

/** Brings the table's top back into view each time it was collapsed, with 100 px above it (T4). */
export function useScrollBack(table: RefObject<HTMLElement | null>, collapses: number): void {
  useEffect(() => {
    if (collapses === 0 || !table.current) return
    // asked for here: a table that is never collapsed need not listen to the setting
    const still = mediaQuery('(prefers-reduced-motion: reduce)').matches
    const top = table.current.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET
    window.scrollTo({ top: Math.max(0, top), behavior: still ? 'auto' : 'smooth' })
  }, [table, collapses])
}
