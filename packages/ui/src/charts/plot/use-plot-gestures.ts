'use client'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import { type Box, type Pixel, pixelOn } from './geometry.ts'
import {
  type DragKind,
  type Gesture,
  gestureReducer,
  NO_GESTURE,
  type PlotPointer,
  type PointerAction,
} from './gestures.reducer.ts'
import { useSurfaceListeners } from './use-surface-listeners.ts'
import { useWheel, type WheelOptions } from './use-wheel.ts'

export type PlotGestureOptions = {
  /** The element that receives pointers and wheel; positions count from its corner. */
  surface: RefObject<HTMLElement | null>
  /** The part of the surface where gestures begin. Default all of it. */
  box?: Box
  /** What a drag from here does. Default `read`. */
  dragKind?: (pointer: PlotPointer, event: PointerEvent) => DragKind
  onGesture: (gesture: Gesture) => void
  /** A mouse or pen left the plot, and none is down. */
  onLeave: () => void
  wheel: Omit<WheelOptions, 'surface'>
  /** Whether pointers do anything. Default true. */
  isEnabled?: boolean
}

export type PlotGestureHandlers = {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

/** The fields that React's pointer events and native ones share. */
type AnyPointerEvent = Pick<
  globalThis.PointerEvent,
  'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'buttons'
>

/**
 * Pointers and wheel on a plot: reading, pressing, selecting, panning, pinching, zooming. A finger that drags an item does not scroll the
 * page. Returns stable handlers for the surface; no gesture renders by itself. Moves use a native listener, because React's dispatch would
 * take as long as the update of the crosshair.
 */
export function usePlotGestures(options: PlotGestureOptions): PlotGestureHandlers {
  const { surface, wheel } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const state = useRef(NO_GESTURE)
  const lastPixel = useRef<Pixel | null>(null)
  useWheel({
    ...wheel,
    surface,
    // the pointer's last position, so that a turn of the wheel forces no layout; without one the event's
    onTurn: (intent, at) => wheel.onTurn(intent, () => lastPixel.current ?? at()),
  })

  const { move, handlers } = useMemo(() => {
    const isEnabled = (): boolean => latest.current.isEnabled ?? true
    const pointerOf = (event: AnyPointerEvent): PlotPointer => {
      const element = latest.current.surface.current
      const pixel = element ? pixelOn(element, event) : { x: 0, y: 0 }
      lastPixel.current = pixel
      return { ...pixel, id: event.pointerId, touch: event.pointerType === 'touch' }
    }
    const dispatch = (action: PointerAction, event: AnyPointerEvent): void => {
      const before = state.current.phase
      const [next, gesture] = gestureReducer(state.current, action)
      state.current = next
      // only a drag captures the pointer: a press must reach the element under it
      if (before !== next.phase && next.phase === 'dragging')
        latest.current.surface.current?.setPointerCapture?.(event.pointerId)
      if (gesture) latest.current.onGesture(gesture)
    }
    const isInside = ({ x, y }: Pixel): boolean => {
      const { box } = latest.current
      if (!box) return true
      return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height
    }
    const move = (event: AnyPointerEvent): void => {
      if (!isEnabled()) return
      const pointer = pointerOf(event)
      // a mouse that was released outside of the window
      if (event.pointerType === 'mouse' && event.buttons === 0)
        dispatch({ type: 'lost', id: event.pointerId }, event)
      if (state.current.pointers.length > 0 || isInside(pointer)) dispatch({ type: 'move', pointer }, event)
      else if (!pointer.touch) latest.current.onLeave()
    }
    const handlers: PlotGestureHandlers = {
      onPointerDown: event => {
        if (!isEnabled() || event.button !== 0) return
        const pointer = pointerOf(event)
        if (!isInside(pointer)) return
        dispatch({ type: 'down', pointer, drag: latest.current.dragKind?.(pointer, event) ?? 'read' }, event)
      },
      onPointerUp: event => dispatch({ type: 'up', pointer: pointerOf(event) }, event),
      onPointerCancel: event => dispatch({ type: 'lost', id: event.pointerId }, event),
      onPointerLeave: event => {
        lastPixel.current = null
        // after a finger lifts the readout stays: it covered the chart before
        if (event.pointerType !== 'touch' && state.current.pointers.length === 0) latest.current.onLeave()
      },
    }
    return { move, handlers }
  }, [])

  useSurfaceListeners(surface, element => {
    // browsers ignore `touch-action` on SVG elements, and a canvas has no elements: only this prevents scrolling under a dragged item
    const preventScroll = (event: TouchEvent): void => {
      const { phase, drag } = state.current
      if (phase !== 'idle' && drag === 'item' && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', preventScroll, { passive: false })
    element.addEventListener('pointermove', move)
    return () => {
      element.removeEventListener('touchmove', preventScroll)
      element.removeEventListener('pointermove', move)
    }
  })
  return handlers
}
