'use client'
import { type RefObject, useEffect } from 'react'
import { useReducedMotion } from '../../foundation/state/use-media.ts'

/** How far above the table the page comes to rest, in pixels (shared-blocks §9). */
export const SCROLL_OFFSET = 100

/** Brings the table's top back into view each time it was collapsed, with 100 px above it (T4). */
export function useScrollBack(table: RefObject<HTMLElement | null>, collapses: number): void {
  const still = useReducedMotion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the motion setting must not scroll
  useEffect(() => {
    if (collapses === 0 || !table.current) return
    const top = table.current.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET
    window.scrollTo({ top: Math.max(0, top), behavior: still ? 'auto' : 'smooth' })
  }, [table, collapses])
}
