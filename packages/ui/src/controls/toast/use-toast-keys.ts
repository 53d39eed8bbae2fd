'use client'
import { type RefObject, useEffect, useRef } from 'react'

type Closable = { id: number; close: () => void }

export type ToastKeysOptions = {
  ref: RefObject<HTMLElement | null>
  /** Oldest first. */
  toasts: readonly Closable[]
  hotkey: string
  goBack: () => void
}

/** Elements that handle Escape before a message does. */
const HANDLES_ESCAPE =
  'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"], [aria-expanded="true"], input, textarea, select'

/** The hotkey moves focus to the messages and back; Escape closes the newest one. */
export function useToastKeys({ ref, toasts, hotkey, goBack }: ToastKeysOptions): void {
  const newest = useRef<Closable | undefined>(undefined)
  const last = toasts.at(-1)
  useEffect(() => {
    newest.current = last
  })
  const empty = last === undefined

  useEffect(() => {
    if (empty) return
    const onKey = (event: KeyboardEvent) => {
      const region = ref.current
      if (!region) return
      const inside = region.contains(document.activeElement)
      // inside, no other handler applies: an open dialog only prevents the default to ignore Escape
      if (event.defaultPrevented && !inside) return
      if (event.key === 'Escape') {
        if (inside || !handlesEscape(event.target)) newest.current?.close()
      } else if (event.key === hotkey) {
        event.preventDefault()
        if (inside) goBack()
        else region.focus()
      }
    }
    // on the window, after every handler in the page
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [ref, empty, hotkey, goBack])
}

function handlesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(HANDLES_ESCAPE) !== null
}
