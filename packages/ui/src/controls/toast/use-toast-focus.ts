'use client'
import { type FocusEvent, type RefObject, useCallback, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Focus within the messages: where it came from, and what becomes of it when the message that holds it goes:
 * it stays in the region while others stand, and goes back with the last one. `ids` names the messages that stand.
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
