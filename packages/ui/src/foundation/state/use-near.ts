'use client'
import { type RefObject, useEffect, useState } from 'react'
import { createIntersectionObserver } from './observers.ts'

/** How far outside the window a part counts as near: about a screen. */
const NEAR = '800px 0px'

/**
 * Whether an element has come near the window; once true it stays. On the server false; where a browser cannot observe, at once true.
 * What it guards may then be drawn before it is seen, and nothing far below the fold costs anything.
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
