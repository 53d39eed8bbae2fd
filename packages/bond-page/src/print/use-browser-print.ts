'use client'
import { useEffect, useRef } from 'react'

/** Whatever of these comes first says that the printer has let the page go; not every browser says it by itself. */
const OVER = ['afterprint', 'pointerdown', 'keydown'] as const

/** Prints the page by the browser once `printing` is true and what stood before it is drawn; then calls `onOver` once. */
export function useBrowserPrint(printing: boolean, onOver: () => void): void {
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })
  useEffect(() => {
    if (!printing) return
    const ended = new AbortController()
    const over = () => {
      ended.abort()
      latest.current()
    }
    // two frames: the dialog goes and gives the page back its scroll, then everything has its place on the sheet
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        for (const name of OVER) window.addEventListener(name, over, { signal: ended.signal })
        window.print()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
  }, [printing])
}
