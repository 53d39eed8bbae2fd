'use client'
import { type RefObject, useEffect, useState } from 'react'
import { clearEdge, type Edge, type Room } from '../../controls/clear-edge/clear-edge.layout.ts'

/**
 * Keeps a box that floats over the page off the focused element: gives the edge to stand at, beyond what strips take there.
 * The server answers the end.
 */
export function useClearEdge(ref: RefObject<HTMLElement | null>, room: Room): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  useEffect(() => {
    let frame = 0
    const look = () => {
      const box = ref.current
      const element = document.activeElement
      if (!box || !element || element === document.body || box.contains(element)) return
      const placement = { floating: box.getBoundingClientRect(), focused: element.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...placement, height: window.innerHeight, room }))
    }
    // the browser scrolls what gets the focus into view first
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    const stop = new AbortController()
    document.addEventListener('focusin', soon, { signal: stop.signal })
    window.addEventListener('resize', soon, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [ref, room])
  return edge
}
