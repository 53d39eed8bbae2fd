'use client'
import { type FocusEvent, type RefObject, useCallback, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Manages focus within the messages. When the focused message closes, the focus stays in the region while there are
 * others, and returns to its origin with the last one. `ids` lists the visible messages.
 */
export function useToastFocus(ref: RefObject<HTMLElement | null>, ids: string) {
  const inside = useRef(false)
  const before = useRef<HTMLElement | null>(null)
  const goBack = useCallback(() => before.current?.focus({ preventScroll: true }), [])

  useLayoutEffect(() => {
    if (!inside.current) return
    if (ids === '') {
      inside.current = false
      goBack()
    } else if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [ref, ids, goBack])

  return {
    goBack,
    enter: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      inside.current = true
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    leave: () => {
      inside.current = false
    },
  }
}
