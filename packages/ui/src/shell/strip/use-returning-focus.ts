'use client'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/** Remembers the focused element from before focus entered a box, and restores it when the box closes while focused. */
export function useReturningFocus() {
  const before = useRef<HTMLElement | null>(null)
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    giveBack: (box: HTMLElement | null) => {
      if (box?.contains(document.activeElement)) before.current?.focus()
    },
  }
}

/** Escape, unless it ends the composition of an input method. */
export function isEscape({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.isComposing
}
