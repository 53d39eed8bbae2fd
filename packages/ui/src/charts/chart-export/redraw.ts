'use client'
import { createContext, type ReactNode, type RefObject, useContext, useEffect } from 'react'

/** Size of the charts of a picture, in pixels. */
export type StageSize = {
  width: number
  /** Height of the main chart. */
  height: number
  /** Heights of the charts below it, in order. */
  panes: readonly number[]
}

/** Redraws charts at another size; null where it cannot. */
export type Redraw = (size: StageSize) => ReactNode

/** Holds the redraw function of a chart for an export menu outside the chart. */
export const RedrawContext = createContext<RefObject<Redraw | null> | null>(null)

/** Registers the redraw function of these charts for the export menu around them. */
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
