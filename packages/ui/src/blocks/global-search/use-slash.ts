'use client'
import { type RefObject, useEffect, useRef } from 'react'

/** The slash key brings the user to a field, unless it is being typed somewhere or the field lies behind a dialog. */
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
      if (event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return
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

const TYPED_INTO =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]'

/** Whether a key goes into a text there; in a shadow tree or a list that jumps by letters it may as well. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
