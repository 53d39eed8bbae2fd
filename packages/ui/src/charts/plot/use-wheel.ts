'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type Pixel, pixelOn } from './geometry.ts'
import { useSurfaceListeners } from './use-surface-listeners.ts'

/** A turn of the wheel, as its event tells it. */
export type WheelTurn = {
  deltaX: number
  deltaY: number
  /** Pixels, lines or pages, as the event says (0, 1, 2). */
  deltaMode: number
  ctrl: boolean
  meta: boolean
  shift: boolean
}

/** What the chart does about it; a factor below 1 shows less. */
export type WheelIntent =
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; pixels: number }
  /** The page scrolls; the chart may say how to zoom. */
  | { kind: 'page' }

export type WheelState = {
  /** Whether the user asked for the chart, by having focused it. */
  engaged: boolean
  /** Whether less than everything shows. */
  zoomed: boolean
  /** Whether the pointer is on the chart, so that a hint would be read. Default false. */
  hintable?: boolean
}

/**
 * What a turn of the wheel means. The page keeps its scroll unless the user asked for the chart:
 * by Ctrl or ⌘ (a trackpad's pinch sends Ctrl), or by having focused it; sideways turns move a zoomed chart.
 */
export function wheelIntent(
  turn: WheelTurn,
  { engaged, zoomed }: Pick<WheelState, 'engaged' | 'zoomed'>,
): WheelIntent {
  const unit = turn.deltaMode === 1 ? 16 : turn.deltaMode === 2 ? 400 : 1
  const across = (turn.shift && turn.deltaX === 0 ? turn.deltaY : turn.deltaX) * unit
  const along = turn.shift ? 0 : turn.deltaY * unit
  const asked = turn.ctrl || turn.meta
  if (!asked && Math.abs(across) > Math.abs(along))
    return zoomed ? { kind: 'pan', pixels: across } : { kind: 'page' }
  if (along === 0 || !(asked || engaged)) return { kind: 'page' }
  if (!asked && along > 0 && !zoomed) return { kind: 'page' }
  const step = Math.max(-120, Math.min(120, along))
  return { kind: 'zoom', factor: Math.exp(step * (turn.ctrl && Math.abs(step) < 40 ? 0.01 : 0.0022)) }
}

export type WheelOptions = {
  /** The element that takes the wheel. */
  surface: RefObject<HTMLElement | null>
  /** Asked at each turn; null while there is nothing to move. */
  getState: () => WheelState | null
  /** A turn that the page does not get. `at` tells where on the surface the pointer is; it may cost a layout. */
  onTurn: (intent: Exclude<WheelIntent, { kind: 'page' }>, at: () => Pixel) => void
  /** Says how to zoom, once, to a user who turned the wheel without asking. */
  hint?: RefObject<HTMLElement | null> | undefined
}

/** How long the hint stays. */
const HINT_MS = 1600

/** Turns of the wheel over a chart, also over one whose surface comes later than the chart itself. */
export function useWheel(options: WheelOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useSurfaceListeners(options.surface, element => attach(element, latest))
}

/** Listens to the wheel; returns how to stop. React's own listener is passive and could not keep the page from scrolling. */
function attach(element: HTMLElement, latest: RefObject<WheelOptions>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hintOnce = (): void => {
    if (timer !== undefined) return
    const { hint } = latest.current
    hint?.current?.toggleAttribute('data-shown', true)
    timer = setTimeout(() => hint?.current?.removeAttribute('data-shown'), HINT_MS)
  }
  const turn = (event: WheelEvent): void => {
    const state = latest.current.getState()
    if (!state) return
    const { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: meta, shiftKey: shift } = event
    const intent = wheelIntent({ deltaX, deltaY, deltaMode, ctrl, meta, shift }, state)
    if (intent.kind === 'page') {
      if (state.hintable) hintOnce()
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
}
