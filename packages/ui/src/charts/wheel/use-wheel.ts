'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type WheelIntent, wheelIntent } from '../time-chart/gesture.ts'

export type WheelRequest = {
  /** The element that takes the wheel. */
  surface: RefObject<HTMLElement | null>
  /** Whether there is anything to move. */
  live: boolean
  /** Whether the hand asked for the picture, by having focused it. */
  engaged: boolean
  /** Whether less than everything shows. */
  zoomed: boolean
  /** What a turn does that the page does not get. */
  onTurn: (intent: Exclude<WheelIntent, { kind: 'page' }>, event: WheelEvent) => void
  /** Says how to zoom, once, to a hand that turned the wheel without asking. */
  hint?: RefObject<HTMLElement | null>
  /** Whether the hand is on the picture, so that a hint would be read. Default not. */
  hintable?: boolean
}

/** How long the hint stays. */
const HINT_MS = 1600

/** Turns of the wheel over a picture. They are listened to by hand: React's own listener could not keep the page from scrolling. */
export function useWheel(request: WheelRequest): void {
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  useEffect(() => {
    const element = latest.current.surface.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const hint = (): void => {
      const { hint, hintable } = latest.current
      if (timer !== undefined || !hintable) return
      hint?.current?.toggleAttribute('data-shown', true)
      timer = setTimeout(() => hint?.current?.removeAttribute('data-shown'), HINT_MS)
    }
    const turn = (event: WheelEvent): void => {
      const { live, onTurn, ...held } = latest.current
      if (!live) return
      const { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: meta, shiftKey: shift } = event
      const intent = wheelIntent({ deltaX, deltaY, deltaMode, ctrl, meta, shift }, held)
      if (intent.kind === 'page') {
        hint()
        return
      }
      event.preventDefault()
      onTurn(intent, event)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', turn)
    }
  }, [])
}

/** Where on an element a pointer is, in pixels. */
export function pixelOn(
  element: Element,
  { clientX, clientY }: Pick<WheelEvent, 'clientX' | 'clientY'>,
): { x: number; y: number } {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
