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
  /** The element that takes pointers and wheel; positions count from its corner. */
  surface: RefObject<HTMLElement | null>
  /** The part of the surface where gestures begin. Default all of it. */
  box?: Box
  /** What a drag from here would do. Default `read`. */
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

/** What both React's pointer events and the browser's own say. */
type AnyPointerEvent = Pick<
  globalThis.PointerEvent,
  'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'buttons'
>

/**
 * Pointers and wheel on a plot: reading, pressing, selecting, panning, pinching, zooming. A finger that drags an item does not scroll the
 * page. Returns handlers for the surface; they never change, and no gesture renders anything by itself. Moves have no handler: React takes
 * as long to dispatch one as the crosshair to follow it, so the surface itself is listened to.
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
    // the pointer's last position, so that a turn of the wheel forces no layout; without one the event is asked
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
      // only a drag holds on to the pointer: a press stays a press for what is under it
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
        // what a lifted finger pointed at stays: there is no other way to look at it
        if (event.pointerType !== 'touch' && state.current.pointers.length === 0) latest.current.onLeave()
      },
    }
    return { move, handlers }
  }, [])

  useSurfaceListeners(surface, element => {
    // `touch-action` is not honoured on parts of an SVG, and a canvas has no parts: only this keeps the page from scrolling under an item
    const keepPage = (event: TouchEvent): void => {
      const { phase, drag } = state.current
      if (phase !== 'idle' && drag === 'item' && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', keepPage, { passive: false })
    element.addEventListener('pointermove', move)
    return () => {
      element.removeEventListener('touchmove', keepPage)
      element.removeEventListener('pointermove', move)
    }
  })
  return handlers
}
