'use client'
import { type PointerEvent, useMemo, useRef } from 'react'
import { swipeStep } from './swipe.ts'

/** Handlers that tell of a finger's swipe over an element; vertical scrolling stays the browser's. */
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
