'use client'
import { type PointerEvent, useMemo, useRef } from 'react'

/** Handlers that detect a horizontal swipe over an element; the browser handles vertical scrolling. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent) {
        start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current
        start.current = null
        if (!from) return
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const step = swipeStep({ dx: event.clientX - from.x, dy: event.clientY - from.y, rtl })
        if (step) onStep(step)
      },
      onPointerCancel() {
        start.current = null
      },
    }),
    [onStep],
  )
}

/** Distance from which a touch counts as a swipe, in pixels. */
const SWIPE_DISTANCE = 40

/** Distance between touch start and end in window coordinates, and the text direction. */
export type Swipe = { dx: number; dy: number; rtl: boolean }

/** The column step of a swipe: the next column enters from the end of the line. Null if it was no swipe. */
export function swipeStep({ dx, dy, rtl }: Swipe): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 === !rtl ? 1 : -1
}
