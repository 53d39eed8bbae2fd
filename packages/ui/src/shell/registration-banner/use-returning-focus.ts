'use client'
import { type FocusEvent, useRef } from 'react'

/** Where the focus was before it came into the banner, to go back to when the banner closes under it. */
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
