'use client'
import { type RefObject, useEffect, useState } from 'react'
import { createIntersectionObserver } from './observers.ts'

/** An element counts as near within this distance from the window: three quarters of a screen. */
const NEAR = '75% 0px'

/**
 * Whether an element has come near the window; once true it stays true. False on the server; without browser support
 * true at once. For content that is rendered shortly before it is visible.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (near || !current) return
    const observer = createIntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}
