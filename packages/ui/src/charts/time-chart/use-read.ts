'use client'
import { type RefObject, useEffect, useState } from 'react'
import type { CursorLink } from '../plot/cursor.ts'

/**
 * Whether the chart is, or has been, about to be read: a pointer came over it, or a crosshair was set. The parts that tell
 * what is read are as many as all others together, and most charts of a page are never pointed at.
 */
export function useRead(plot: RefObject<HTMLElement | null>, link: CursorLink): boolean {
  const [read, setRead] = useState(false)
  useEffect(() => {
    const element = plot.current
    if (read || !element) return
    const begin = (): void => setRead(true)
    const note = (cursor: ReturnType<CursorLink['get']>): void => {
      if (cursor) begin()
    }
    note(link.get())
    // A pointer comes in before it moves: no move of it renders anything
    element.addEventListener('pointerenter', begin)
    const stop = link.subscribe(note)
    return () => {
      element.removeEventListener('pointerenter', begin)
      stop()
    }
  }, [read, plot, link])
  return read
}
