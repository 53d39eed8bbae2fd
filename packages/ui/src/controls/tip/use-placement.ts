'use client'
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { anchorOf } from './anchor-of.ts'
import { raise } from './raise.ts'
import { placeTip, type TipPlaceInput } from './tip.shape.ts'

/**
 * Holds an open bubble at the widget that it belongs to, in the browser's top layer, so that scrolling tables and cards do not clip it.
 * Coordinates are set through the style object, which a strict content security policy allows.
 */
export function usePlacement(
  bubble: RefObject<HTMLElement | null>,
  open: boolean,
  align: TipPlaceInput['align'] = 'center',
): void {
  useLayoutEffect(() => {
    const element = bubble.current
    const anchor = anchorOf(element)
    if (!open || !element || !anchor) return
    const place = () => putAt(element, anchor, align)
    const lower = raise(element)
    place()
    const abort = new AbortController()
    const options = { signal: abort.signal, capture: true, passive: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    return () => {
      abort.abort()
      lower()
    }
  }, [bubble, open, align])
}

function putAt(bubble: HTMLElement, anchor: HTMLElement, align: TipPlaceInput['align']): void {
  const place = placeTip({
    anchor: anchor.getBoundingClientRect(),
    tip: { width: bubble.offsetWidth, height: bubble.offsetHeight },
    view: { width: document.documentElement.clientWidth, height: window.innerHeight },
    align,
    rtl: getComputedStyle(anchor).direction === 'rtl',
  })
  bubble.dataset.side = place.side
  bubble.style.left = `${place.left}px`
  bubble.style.top = `${place.top}px`
}
