'use client'
import { useEffect, useRef, useState } from 'react'
import type { Range } from '../plot/scales.ts'
import { isCovered, REST_SPARE, type Spare, spareAhead } from './drawn-lines.ts'

/** A gesture over dense lines redraws them this often; in between they are moved and stretched. */
const REDRAW_MS = 120
/** A gesture that has rested this long is over: the lines are drawn to the pixel. */
const REST_MS = 140
/** The window is still being moved when its last change is no older. */
const MOVING_MS = 60

export type RedrawRequest = {
  /** Whether drawing in every frame would be felt. */
  heavy: boolean
  /** The window that was drawn, and the one that was chosen; null: all of the data. */
  drawn: Range | null
  chosen: Range | null
  /** The same two along the axis. */
  drawnWindow: Range
  window: Range
  draw: (window: Range | null) => void
}

export type Drawing = {
  /** Drawn on the way of a gesture: fewer points will do. */
  rough: boolean
  /** What is drawn beyond the window. */
  spare: Spare
}

const AT_REST: Drawing = { rough: false, spare: REST_SPARE }

/**
 * Redraws dense lines for the window that was chosen: every now and then while a gesture goes on, and once it is over. A window that is
 * only moved is shown by moving what is drawn, as long as that reaches; then it is drawn ahead in the direction of the movement.
 */
export function useRedraw({ heavy, drawn, chosen, drawnWindow, window, draw }: RedrawRequest): Drawing {
  const [drawing, setDrawing] = useState(AT_REST)
  const { rough, spare } = drawing
  const latest = useRef({ chosen, window, before: window, at: 0, drawnWindow, spare })
  const { from, to } = window
  useEffect(() => {
    const { window: before } = latest.current
    latest.current = { ...latest.current, chosen, window: { from, to }, before, at: performance.now() }
  }, [chosen, from, to])
  useEffect(() => {
    latest.current = { ...latest.current, drawnWindow, spare }
  })
  const pending = heavy && drawn !== chosen
  // No change puts this off: a long gesture is redrawn on its way
  useEffect(() => {
    if (!pending) return
    const timer = setInterval(() => {
      const { at, ...now } = latest.current
      if (performance.now() - at > MOVING_MS || isCovered(now.drawnWindow, now.spare, now.window)) return
      setDrawing({ rough: true, spare: spareAhead(now.before, now.window) })
      draw(now.chosen)
    }, REDRAW_MS)
    return () => clearInterval(timer)
  }, [pending, draw])
  // Every change puts this off
  const unsettled = pending || rough
  useEffect(() => {
    if (!unsettled) return
    const timer = setTimeout(() => {
      setDrawing(AT_REST)
      draw(chosen)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [unsettled, chosen, draw])
  return drawing
}
