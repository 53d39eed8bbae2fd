'use client'
import { type RefObject, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import { type Pixel, type Rect, rectBetween } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { nearestPoint, pointsWithin } from '../plot/nearest.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import type { MapView } from './issuer-map.reducer.ts'
import type { DrawnPoint, MapPlace } from './issuer-map.view-model.ts'
import { type MapGeometry, toPlace, viewOfRect } from './issuer-map-geometry.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type IssuerMapGesturesOptions = {
  points: readonly DrawnPoint[]
  geometry: MapGeometry
  /** The view without zoom. */
  whole: MapView
  /** Index of the point that the tooltip shows; −1 for none. */
  reading: Channel<number>
  model: IssuerMapModel
  /** The element that handles pointer and wheel events. */
  surface: RefObject<HTMLElement | null>
  /** The selection rectangle in progress; null without one. */
  selection: Channel<Rect | null>
  /** Shows how to zoom after a wheel event without Ctrl. */
  hint: RefObject<HTMLElement | null>
  /** Whether points are shown, so that pointer events are handled. */
  isEnabled: boolean
}

/** Maximum distance between a pointer and its point, in pixels; larger for touch. */
const REACH = { pointer: 28, touch: 44 }

/**
 * Pointer and wheel gestures of the map. A drag draws a rectangle that selects in delete mode and zooms in otherwise. In a zoomed map a
 * drag pans, and with Shift it zooms further. A finger shows the tooltip, and only draws in delete mode; two fingers pinch.
 */
export function useIssuerMapGestures({
  points,
  geometry,
  whole,
  reading,
  model: { state, events },
  surface,
  selection,
  hint,
  isEnabled,
}: IssuerMapGesturesOptions): PlotGestureHandlers {
  const { box, index, mapping } = geometry
  const { deleting, focused } = state
  const zoomed = state.view !== null
  const isHovered = useRef(false)

  const nearest = (at: Pixel, touch: boolean): number =>
    nearestPoint(index, at, touch ? REACH.touch : REACH.pointer)
  const read = (place: number): void => {
    if (place !== reading.get()) reading.set(place)
  }

  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        isHovered.current = true
        read(nearest(gesture.at, gesture.touch))
        break
      case 'press': {
        const point = points[nearest(gesture.at, gesture.touch)]
        if (deleting && point) events.pick(point.key)
        break
      }
      case 'drag':
        read(-1)
        if (gesture.drag === 'select') selection.set(rectBetween(gesture.from, gesture.to, box))
        else events.pan({ x: -gesture.by.x / mapping.kx, y: -gesture.by.y / mapping.ky }, whole)
        break
      case 'drop': {
        selection.set(null)
        if (gesture.drag !== 'select') break
        const rect = rectBetween(gesture.from, gesture.to, box)
        const view = viewOfRect(rect, geometry)
        if (deleting) events.sweep(pointsWithin(index, rect).flatMap(place => points[place]?.key ?? []))
        else if (view) events.showView(view, whole)
        break
      }
      case 'cancel':
        selection.set(null)
        break
      case 'pinch': {
        read(-1)
        const [before, after] = [fingers(gesture.before, geometry), fingers(gesture.after, geometry)]
        events.pinch(before.distance / after.distance, before.middle, after.middle, whole)
        break
      }
    }
  }

  return usePlotGestures({
    surface,
    dragKind: ({ touch }, { shiftKey }) => {
      if (deleting) return 'select'
      if (touch) return 'read'
      return zoomed && !shiftKey ? 'pan' : 'select'
    },
    onGesture,
    isEnabled,
    onLeave: () => {
      isHovered.current = false
      read(-1)
    },
    wheel: {
      hint,
      getState: () => (points.length > 0 ? { engaged: focused, zoomed, hintable: isHovered.current } : null),
      onTurn: (intent, at) => {
        read(-1)
        if (intent.kind === 'pan') events.pan({ x: intent.pixels / mapping.kx, y: 0 }, whole)
        else events.zoom(toPlace(at(), mapping), intent.factor, whole)
      },
    },
  })
}

/** Minimum distance of two fingers in pixels, so that the zoom factor stays finite. */
const LEAST_DISTANCE = 16

/** The distance of two fingers in pixels, and their middle as shares of the plot from its lower left corner. */
function fingers(
  [one, other]: readonly [Pixel, Pixel],
  { box }: Pick<MapGeometry, 'box'>,
): { distance: number; middle: MapPlace } {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  return {
    distance: Math.max(LEAST_DISTANCE, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (middle.x - box.left) / box.width, y: (box.top + box.height - middle.y) / box.height },
  }
}
