'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { PhoneFocus } from './phone-confirmation.reducer.ts'

/** Applies the focus moves of the model, unless the user has moved focus elsewhere on the page. */
export function useFocusMoves(root: RefObject<HTMLElement | null>, focus: PhoneFocus | null): void {
  const followed = useRef(focus?.id ?? 0)
  useEffect(() => {
    if (!focus || focus.id === followed.current) return
    followed.current = focus.id
    const box = root.current
    const { activeElement, body } = document
    if (activeElement !== body && activeElement !== null && !box?.contains(activeElement)) return
    box?.querySelector<HTMLElement>(`[data-focus=${focus.on}]`)?.focus()
  }, [root, focus])
}
