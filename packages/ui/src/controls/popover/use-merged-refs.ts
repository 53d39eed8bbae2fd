'use client'
import { type Ref, type RefCallback, useMemo } from 'react'

/**
 * One ref that hands an element to two, and lets both clean up, what they return included. Both have to stay the same
 * between renders. It returns nothing itself: React 18 takes no clean-up from a ref, it comes again with null.
 */
export function useMergedRefs<Element>(
  first: Ref<Element> | undefined,
  second: Ref<Element>,
): RefCallback<Element> {
  return useMemo(() => {
    let ends: (() => void)[] = []
    return element => {
      for (const end of ends) end()
      ends = element === null ? [] : [give(first, element), give(second, element)]
    }
  }, [first, second])
}

function give<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
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
