'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The remove buttons in document order. */
const REMOVE_BUTTONS = '[data-slot=chip-remove],[data-slot=legend-remove]'

/**
 * Restores the focus after a remove button unmounts with its item: to the next remove button, or the previous one after the last item;
 * without any to another button, or to the root. Call the result with the item's index before its removal.
 */
export function useFocusAfterRemove(
  root: RefObject<HTMLElement | null>,
  count: number,
): (place: number) => void {
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost only when the number of items changes
  useEffect(() => {
    const place = removed.current
    removed.current = null
    const active = document.activeElement
    if (place === null || !root.current || (active && active !== document.body)) return
    const buttons = root.current.querySelectorAll<HTMLElement>(REMOVE_BUTTONS)
    const next =
      buttons[Math.min(place, buttons.length - 1)] ??
      root.current.querySelector<HTMLElement>('button') ??
      root.current
    next.focus({ preventScroll: true })
  }, [count])
  return place => {
    removed.current = place
  }
}
