'use client'
import { type RefObject, useRef } from 'react'
import { clamp, type Pixel } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { indexPoints, nearestPoint, type PointIndex } from '../plot/nearest.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import { fromCentre, layoutPointAt, type Size } from './graph-positions.ts'
import { isGraphZoomed } from './network-graph.reducer.ts'
import type { GraphDrawing } from './use-graph-drawing.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphGesturesOptions = {
  /** Null while nothing is drawn; pointer events are ignored then. */
  drawing: GraphDrawing | null
  frame: Size
  model: NetworkGraphModel
  /** The element that handles pointer and wheel events. */
  surface: RefObject<HTMLElement | null>
  /** Shows how to zoom after a wheel event without Ctrl. */
  hint: RefObject<HTMLElement | null>
}

/** Hit tolerance around a marker, in pixels. */
const TOLERANCE = { mouse: 3, touch: 12 }
/** Minimum distance of a dragged node from the edges of the frame, so that it stays visible. */
const DRAG_INSET = 10

/**
 * Pointer and wheel gestures of the graph. A mouse drags the pressed node; a finger only drags a node marked by a tap, so that scrolling
 * the page does not move nodes. Every other drag pans, a press marks, two fingers pinch.
 */
export function useGraphGestures({
  drawing,
  frame,
  model,
  surface,
  hint,
}: GraphGesturesOptions): PlotGestureHandlers {
  const { state, events, fullscreen } = model
  const pressed = useRef<number | null>(null)
  const nodeAt = useNodeAt(drawing)
  const unpanned = ({ x, y }: Pixel): Pixel => ({ x: x - state.view.x, y: y - state.view.y })

  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        if (!gesture.touch) events.hover(nodeAt(unpanned(gesture.at), TOLERANCE.mouse))
        break
      case 'press':
        events.mark(pressed.current)
        break
      case 'drag': {
        const node = pressed.current
        if (gesture.drag !== 'item' || node === null || !drawing) {
          events.pan(gesture.by, frame)
          break
        }
        const inside = {
          x: clamp(gesture.to.x, DRAG_INSET, frame.width - DRAG_INSET),
          y: clamp(gesture.to.y, DRAG_INSET, frame.height - DRAG_INSET),
        }
        events.drag(node, layoutPointAt(unpanned(inside), drawing.positions, drawing.fit))
        break
      }
      case 'pinch': {
        const [[a, b], [c, d]] = [gesture.before, gesture.after]
        events.pinch(
          [fromCentre(a, frame), fromCentre(b, frame)],
          [fromCentre(c, frame), fromCentre(d, frame)],
          frame,
        )
        break
      }
      case 'drop':
      case 'cancel':
        break
    }
  }

  return usePlotGestures({
    surface,
    dragKind: pointer => {
      const node = nodeAt(unpanned(pointer), pointer.touch ? TOLERANCE.touch : TOLERANCE.mouse)
      pressed.current = node
      return node !== null && (!pointer.touch || node === state.focused) ? 'item' : 'pan'
    },
    onGesture,
    isEnabled: drawing !== null,
    onLeave: () => events.hover(null),
    wheel: {
      hint,
      getState: () =>
        drawing && {
          engaged: state.engaged || fullscreen.state.open,
          zoomed: isGraphZoomed(state.view),
          hintable: state.hovered !== null,
        },
      onTurn: (intent, at) => {
        if (intent.kind === 'pan') events.pan({ x: -intent.pixels, y: 0 }, frame)
        // the intent's factor scales the visible range: below 1 zooms in
        else events.zoom(1 / intent.factor, fromCentre(at(), frame), frame)
      },
    },
  })
}

/** Finds the node under a pixel. Positions are indexed at the first query, not on each change. */
function useNodeAt(drawing: GraphDrawing | null): (at: Pixel, tolerance: number) => number | null {
  const cache = useRef<PointIndex | null>(null)
  return (at, tolerance) => {
    if (!drawing) return null
    const { x, y, radius } = drawing.positions
    if (cache.current?.x !== x) cache.current = indexPoints(x, y)
    const node = nearestPoint(cache.current, at, radius + tolerance)
    return node < 0 ? null : node
  }
}
