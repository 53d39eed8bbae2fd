'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * For tabs that stand in a view and in the one that replaces it: the arrow keys of tabs select at once, so the new ones take over the focus
 * of the old. `focused` outlives both.
 */
export function useFocusHandover<E extends HTMLElement>(focused: RefObject<boolean>) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('[aria-selected=true], select')?.focus({ preventScroll: true })
  }, [focused])
  return {
    ref,
    onFocus: () => {
      focused.current = true
    },
    onBlur: () => {
      focused.current = false
    },
  }
}
