'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type Pixel, pixelOn } from '../pixel-on/pixel-on.ts'
import { type WheelIntent, wheelIntent } from './wheel-intent.ts'

export type WheelRequest = {
  /** The element that takes the wheel. */
  surface: RefObject<HTMLElement | null>
  /** How the picture stands when the wheel turns; null while there is nothing to move. */
  standing: () => WheelStanding | null
  /** What a turn does that the page does not get. `at` tells where on the surface the hand is; it costs a layout. */
  onTurn: (intent: Exclude<WheelIntent, { kind: 'page' }>, at: () => Pixel) => void
  /** Says how to zoom, once, to a hand that turned the wheel without asking. */
  hint?: RefObject<HTMLElement | null>
}

export type WheelStanding = {
  /** Whether the hand asked for the picture, by having focused it. */
  engaged: boolean
  /** Whether less than everything shows. */
  zoomed: boolean
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
    const hintOnce = (): void => {
      if (timer !== undefined) return
      const { hint } = latest.current
      hint?.current?.toggleAttribute('data-shown', true)
      timer = setTimeout(() => hint?.current?.removeAttribute('data-shown'), HINT_MS)
    }
    const turn = (event: WheelEvent): void => {
      const standing = latest.current.standing()
      if (!standing) return
      const { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: meta, shiftKey: shift } = event
      const intent = wheelIntent({ deltaX, deltaY, deltaMode, ctrl, meta, shift }, standing)
      if (intent.kind === 'page') {
        if (standing.hintable) hintOnce()
        return
      }
      event.preventDefault()
      latest.current.onTurn(intent, () => pixelOn(element, event))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', turn)
    }
  }, [])
}
