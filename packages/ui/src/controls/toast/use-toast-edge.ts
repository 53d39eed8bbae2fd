'use client'
import { type RefObject, useEffect, useState } from 'react'
import { clearEdge, type Edge } from '../clear-edge/clear-edge.layout.ts'

/** Keeps the messages off the focused element: the edge to stand at. The server answers the end, and so does an empty region. */
export function useToastEdge(ref: RefObject<HTMLElement | null>, count: number): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  const empty = count === 0

  useEffect(() => {
    if (empty) return
    let frame = 0
    const look = () => {
      const region = ref.current
      const focused = document.activeElement
      if (!region || !focused || focused === document.body || region.contains(focused)) return
      const boxes = { floating: region.getBoundingClientRect(), focused: focused.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...boxes, height: window.innerHeight }))
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
