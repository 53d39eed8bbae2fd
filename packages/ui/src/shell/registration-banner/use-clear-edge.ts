'use client'
import { type RefObject, useEffect, useState } from 'react'
import { clearEdge, type Edge, type Room } from '../../controls/clear-edge/clear-edge.layout.ts'

/**
 * Keeps a floating box off the focused element: returns its edge and offset, beyond the strips there.
 * On the server: the end.
 */
export function useClearEdge(ref: RefObject<HTMLElement | null>, occupied: Room): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  useEffect(() => {
    let frame = 0
    const update = () => {
      const box = ref.current
      const element = document.activeElement
      if (!box || !element || element === document.body || box.contains(element)) return
      const placement = { floating: box.getBoundingClientRect(), focused: element.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...placement, height: window.innerHeight, room: occupied }))
    }
    // the browser first scrolls the focused element into view
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    const stop = new AbortController()
    document.addEventListener('focusin', soon, { signal: stop.signal })
    window.addEventListener('resize', soon, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
    }
  }, [ref, occupied])
  return edge
}
