'use client'
import { useEffect, useRef, useState } from 'react'
import type { Range } from './time-chart.model.ts'

/** A gesture over dense lines draws them anew this often; in between they are moved and stretched. */
const REDRAW_MS = 120
/** A gesture that has rested this long is over: what stands is drawn to the pixel. */
const REST_MS = 140
/** The window is still being moved when its last change is no older. */
const MOVING_MS = 60

/**
 * Draws dense lines anew for the window that was chosen: every now and then while a gesture goes on, and once it is over.
 * Answers whether the drawing is one of those on the way, for which fewer points will do. Null windows mean all of the data.
 */
export function useRedraw(
  heavy: boolean,
  drawn: Range | null,
  chosen: Range | null,
  draw: (window: Range | null) => void,
): boolean {
  const [rough, setRough] = useState(false)
  const latest = useRef({ window: chosen, at: 0 })
  useEffect(() => {
    latest.current = { window: chosen, at: performance.now() }
  }, [chosen])
  const pending = heavy && drawn !== chosen
  // No change puts this off: a long gesture is redrawn on its way
  useEffect(() => {
    if (!pending) return
    const timer = setInterval(() => {
      const { window, at } = latest.current
      if (performance.now() - at > MOVING_MS) return
      setRough(true)
      draw(window)
    }, REDRAW_MS)
    return () => clearInterval(timer)
  }, [pending, draw])
  // Every change puts this off
  const unsettled = pending || rough
  useEffect(() => {
    if (!unsettled) return
    const timer = setTimeout(() => {
      setRough(false)
      draw(chosen)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [unsettled, chosen, draw])
  return rough
}
