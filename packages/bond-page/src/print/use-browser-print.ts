'use client'
import { useEffect, useRef } from 'react'

/** The first of these events after `window.print()` means that printing has ended: not every browser fires `afterprint`. */
const END_EVENTS = ['afterprint', 'pointerdown', 'keydown'] as const

/** Opens the browser's print dialog once `printing` is true and the print layout is rendered; then calls `onEnd` once. */
export function useBrowserPrint(printing: boolean, onEnd: () => void): void {
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!printing) return
    const ended = new AbortController()
    const end = () => {
      ended.abort()
      latest.current()
    }
    // Two frames: the dialog unmounts and restores the page's scroll, then the print layout is applied.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        for (const name of END_EVENTS) window.addEventListener(name, end, { signal: ended.signal })
        window.print()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [printing])
}
