'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { hasOwnKeys, isTypedInto } from '../../foundation/state/typed-into.ts'

/** The slash key focuses a field, unless it is typed into a text, the focused element has keys of its own, or the field is behind a dialog. */
export function useSlash(
  field: RefObject<HTMLElement | null>,
  isListening: boolean,
  onSlash: () => void,
): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    if (!isListening) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypedInto(event.target) || hasOwnKeys(event.target)) return
      const target = field.current
      if (!target || target.closest('[inert], [aria-hidden="true"]')) return
      event.preventDefault()
      target.focus()
      latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, isListening])
}
