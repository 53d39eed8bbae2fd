'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { type Pixel, pixelOn } from './geometry.ts'
import { useSurfaceListeners } from './use-surface-listeners.ts'

/** The fields of a wheel event. */
export type WheelTurn = {
  deltaX: number
  deltaY: number
  /** Pixels, lines or pages (0, 1, 2). */
  deltaMode: number
  ctrl: boolean
  meta: boolean
  shift: boolean
}

/** The effect of a turn; a factor below 1 shows less. */
export type WheelIntent =
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; pixels: number }
  /** The page scrolls; the chart may show the zoom hint. */
  | { kind: 'page' }

export type WheelState = {
  /** Whether the user has activated the chart, by focus. */
  engaged: boolean
  /** Whether less than everything shows. */
  zoomed: boolean
  /** Whether the pointer is on the chart, so that a hint is useful. Default false. */
  hintable?: boolean
}

/**
 * The effect of a turn of the wheel. The page scrolls unless the user addresses the chart: by Ctrl or ⌘ (a trackpad's pinch sends Ctrl),
 * or by focus. Horizontal turns move a zoomed chart.
 */
export function wheelIntent(
  turn: WheelTurn,
  { engaged, zoomed }: Pick<WheelState, 'engaged' | 'zoomed'>,
): WheelIntent {
  const unit = turn.deltaMode === 1 ? 16 : turn.deltaMode === 2 ? 400 : 1
  const across = (turn.shift && turn.deltaX === 0 ? turn.deltaY : turn.deltaX) * unit
  const along = turn.shift ? 0 : turn.deltaY * unit
  const hasModifier = turn.ctrl || turn.meta
  if (!hasModifier && Math.abs(across) > Math.abs(along))
    return zoomed ? { kind: 'pan', pixels: across } : { kind: 'page' }
  if (along === 0 || !(hasModifier || engaged)) return { kind: 'page' }
  if (!hasModifier && along > 0 && !zoomed) return { kind: 'page' }
  const step = Math.max(-120, Math.min(120, along))
  return { kind: 'zoom', factor: Math.exp(step * (turn.ctrl && Math.abs(step) < 40 ? 0.01 : 0.0022)) }
}

export type WheelOptions = {
  /** The element that receives the wheel. */
  surface: RefObject<HTMLElement | null>
  /** Called at each turn; null while there is nothing to move. */
  getState: () => WheelState | null
  /** Called for a turn that does not scroll the page. `at` returns the pointer's position on the surface; it may cost a layout. */
  onTurn: (intent: Exclude<WheelIntent, { kind: 'page' }>, at: () => Pixel) => void
  /** Explains how to zoom, once, to a user who turned the wheel without a modifier. */
  hint?: RefObject<HTMLElement | null> | undefined
}

/** How long the hint stays. */
const HINT_MS = 1600

/** Handles the wheel over a chart; its surface may mount later than the chart. */
export function useWheel(options: WheelOptions): void {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useSurfaceListeners(options.surface, element => attach(element, latest))
}

/** Adds a wheel listener and returns a function that removes it. React's own listener is passive and cannot prevent scrolling. */
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
