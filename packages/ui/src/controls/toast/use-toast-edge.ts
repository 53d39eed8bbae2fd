'use client'
import { type RefObject, useEffect, useState } from 'react'
import { freeEdge, type ToastEdge } from './toast.layout.ts'

/** Keeps the messages off the focused element: the edge to stand at. The server answers the end, and so does an empty region. */
export function useToastEdge(ref: RefObject<HTMLElement | null>, count: number): ToastEdge {
  const [edge, setEdge] = useState<ToastEdge>('end')
  const empty = count === 0

  useEffect(() => {
    if (empty) return
    let frame = 0
    const look = () => {
      const region = ref.current
      const focused = document.activeElement
      if (!region || !focused || focused === document.body || region.contains(focused)) return
      const boxes = { region: region.getBoundingClientRect(), focused: focused.getBoundingClientRect() }
      setEdge(edge => freeEdge({ edge, ...boxes, height: window.innerHeight }))
    }
    // the browser first scrolls what gets the focus into view
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    soon()
    const stop = new AbortController()
    document.addEventListener('focusin', soon, { signal: stop.signal })
    window.addEventListener('scroll', soon, { signal: stop.signal, capture: true, passive: true })
    window.addEventListener('resize', soon, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
      setEdge('end')
    }
  }, [ref, empty])

  return edge
}
