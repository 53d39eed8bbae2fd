'use client'
import { type Ref, type RefCallback, useCallback } from 'react'

/** One ref that hands an element to two, and lets both clean up. Both have to stay the same between renders. */
export function useMergedRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element>,
): RefCallback<Element> {
  return useCallback(
    element => {
      const ends = [give(first, element), give(second, element)]
      return () => {
        for (const end of ends) end()
      }
    },
    [first, second],
  )
}

function give<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element)
    return typeof end === 'function' ? end : () => void ref(null)
  }
  if (!ref) return () => {}
  ref.current = element
  return () => {
    ref.current = null
  }
}
