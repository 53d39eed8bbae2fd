'use client'
import { createContext, type ReactNode, type RefObject, useContext, useEffect } from 'react'

/** Room for the charts of a picture, in pixels. */
export type StageSize = {
  width: number
  /** Height of the main chart. */
  height: number
  /** Heights of the charts below it, in order. */
  panes: readonly number[]
}

/** Draws charts anew in another size; null where it cannot. */
export type Redraw = (size: StageSize) => ReactNode

/** Where a chart leaves its way to draw itself anew, for an export menu outside of it. */
export const RedrawContext = createContext<RefObject<Redraw | null> | null>(null)

/** Offers these charts to the export menu of the frame around them. */
export function useRedrawable(redraw: Redraw): void {
  const slot = useContext(RedrawContext)
  useEffect(() => {
    if (!slot) return
    slot.current = redraw
    return () => {
      slot.current = null
    }
  })
}
