'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to tabs that replace the focused ones: arrow keys select a tab at once, which can mount another view with its own tabs.
 * `focused` is a ref of their common parent.
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
