'use client'
import { createIntersectionObserver } from '@accrue/ui/foundation'
import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onSeen` once, when the element is `ready` and in the viewport. */
export function useSeen(element: RefObject<Element | null>, ready: boolean, onSeen: () => void): void {
  const seen = useRef(false)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    const { current } = element
    if (!ready || seen.current || !current) return
    const observer = createIntersectionObserver(entries => {
      if (seen.current || !entries.some(entry => entry.isIntersecting)) return
      seen.current = true
      observer.disconnect()
      latest.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ready])
}
