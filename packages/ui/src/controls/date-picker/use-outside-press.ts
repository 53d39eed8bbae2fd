'use client'
import { type RefObject, useEffect, useRef } from 'react'

export type OutsidePress = {
  /** Whether the hook listens. */
  isActive: boolean
  /** Whether the target is inside the widget. */
  isInside: (target: EventTarget | null) => boolean
  /** Called for a press that began and ended outside. */
  onOutside: () => void
}

/**
 * Detects presses that begin *and* end outside (D3). Dragging out of a popup or into it does not count, nor does
 * scrolling the page by touch. Returns whether a pointer is down.
 */
export function useOutsidePress({ isActive, isInside, onOutside }: OutsidePress): RefObject<boolean> {
  const isDown = useRef(false)
  const latest = useRef({ isInside, onOutside })
  useEffect(() => {
    latest.current = { isInside, onOutside }
  })
  useEffect(() => {
    if (!isActive) return
    let beganOutside = false
    const down = (event: PointerEvent) => {
      isDown.current = true
      beganOutside = !latest.current.isInside(event.target)
    }
    const up = (event: PointerEvent) => {
      isDown.current = false
      if (beganOutside && !latest.current.isInside(event.target)) latest.current.onOutside()
      beganOutside = false
    }
    const cancel = () => {
      isDown.current = false
      beganOutside = false
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', cancel, true)
    return () => {
      isDown.current = false
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', cancel, true)
    }
  }, [isActive])
  return isDown
}
