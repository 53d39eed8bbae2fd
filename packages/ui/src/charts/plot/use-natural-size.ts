'use client'
import { type RefObject, useEffect } from 'react'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import type { Channel } from './cursor.ts'

/**
 * Keeps the element's own size, measured when it changes: asking in every pointer event would force a layout each time.
 * A squeezed tooltip does not tell what it would like to be, so its last free size stands.
 */
export function useNaturalSize<T>(
  root: RefObject<HTMLElement | null>,
  natural: RefObject<{ width: number; height: number }>,
  readout: Channel<T>,
  follow: (reading: T) => void,
): void {
  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = createResizeObserver(() => {
      const width = element.hasAttribute('data-squeezed') ? natural.current.width : element.offsetWidth
      natural.current = { width, height: element.offsetHeight }
      follow(readout.get())
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, natural, readout, follow])
}
