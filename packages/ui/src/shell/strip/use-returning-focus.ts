'use client'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'

/** Where the focus was before it came into a box, to go back to when the box closes under it. */
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

/** The key that closes what stands over the page, unless it ends a word of an input method. */
export function isEscape({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Escape' && !nativeEvent.isComposing
}
