'use client'
import { type RefObject, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Keeps focus in a grid whose cells come and go. After the function it returns was called, the next time that `when`
 * changes the cell that Tab reaches gets focus; with `atOnce` it gets it when the calendar appears, too.
 */
export function useStopFocus(root: RefObject<HTMLElement | null>, when: string, atOnce: boolean): () => void {
  const isWanted = useRef(atOnce)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is not known here, it is looked for when it may be another
  useLayoutEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    root.current?.querySelector<HTMLElement>('[data-slot="calendar-body"] [tabindex="0"]')?.focus()
  }, [root, when])
  return () => {
    isWanted.current = true
  }
}
