'use client'
import { type RefObject, useEffect, useState } from 'react'
import { clearEdge, type Edge } from '../clear-edge/clear-edge.layout.ts'

/** The window edge at which messages do not cover the focused element. The end on the server, and for an empty region. */
export function useToastEdge(ref: RefObject<HTMLElement | null>, count: number): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  const empty = count === 0

  useEffect(() => {
    if (empty) return
    let frame = 0
    const update = () => {
      const region = ref.current
      const focused = document.activeElement
      if (!region || !focused || focused === document.body || region.contains(focused)) return
      const boxes = { floating: region.getBoundingClientRect(), focused: focused.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...boxes, height: window.innerHeight }))
    }
    // wait until the browser has scrolled the focused element into view
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
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
