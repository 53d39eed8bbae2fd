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
  /** What shows without zoom. */
  whole: MapView
  /** The point that is read, by its index; −1 for none. */
  reading: Channel<number>
  model: IssuerMapModel
  /** The element that takes pointers and wheel. */
  surface: RefObject<HTMLElement | null>
  /** The rectangle that is being drawn; null without one. */
  selection: Channel<Rect | null>
  /** Says how to zoom, to a user who turned the wheel without asking. */
  hint: RefObject<HTMLElement | null>
  /** Whether points show, so that pointers read and move them. */
  isEnabled: boolean
}

/** How far from a point a pointer still means it, in pixels; a finger is less exact. */
const REACH = { pointer: 28, touch: 44 }

/**
 * Pointers and wheel on the map. A drag draws a rectangle: in delete mode it selects, else it zooms in. A zoomed map pans, with Shift
 * it is zoomed further. A finger reads, and draws only in delete mode; two fingers pinch.
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
        else if (view) events.look(view, whole)
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

/** Fingers that are closer count as this far apart, in pixels: a factor has to come out of it. */
const LEAST_DISTANCE = 16

/** How far apart two fingers are in pixels, and what is between them as shares of the plot from its lower left corner. */
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
