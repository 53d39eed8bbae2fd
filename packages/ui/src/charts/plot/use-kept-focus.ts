'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The buttons that take things away, in their order. */
const REMOVERS = '[data-slot=chip-remove],[data-slot=legend-remove]'

/**
 * Keeps the focus in a list whose items are taken away by a button inside them: it goes to the next such button, to the one
 * before when the last was taken; when none is left to what can have the focus, or to the root. Call the result before an item goes.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const left = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an item has gone is there a focus to keep
  useEffect(() => {
    const place = left.current
    left.current = null
    const active = document.activeElement
    if (place === null || !root.current || (active && active !== document.body)) return
    const buttons = root.current.querySelectorAll<HTMLElement>(REMOVERS)
    const next =
      buttons[Math.min(place, buttons.length - 1)] ??
      root.current.querySelector<HTMLElement>('button') ??
      root.current
    next.focus({ preventScroll: true })
  }, [count])
  return place => {
    left.current = place
  }
}
