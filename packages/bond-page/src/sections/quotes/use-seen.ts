'use client'
import { createIntersectionObserver } from '@accrue/ui/foundation'
import { type RefObject, useEffect, useRef } from 'react'

/** Tells once that an element which is `ready` is in sight. */
export function useSeen(element: RefObject<Element | null>, ready: boolean, onSeen: () => void): void {
  const told = useRef(false)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  }, [onSeen])
  useEffect(() => {
    const { current } = element
    if (!ready || told.current || !current) return
    const observer = createIntersectionObserver(entries => {
      if (told.current || !entries.some(entry => entry.isIntersecting)) return
      told.current = true
      observer.disconnect()
      latest.current()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, ready])
}
