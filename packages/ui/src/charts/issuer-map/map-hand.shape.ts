import type { Pixel } from '../pixel-on/pixel-on.ts'
import type { Box } from '../taken-room/taken-room.ts'
import type { Box as Plot } from '../time-chart/time-chart.shape.ts'
import type { MapView } from './issuer-map.model.ts'
import type { DrawnPoint, MapFigure } from './issuer-map.shape.ts'
import { type PlaceIndex, placesWithin } from './map-nearest.ts'

/** How far from a point a pointer still means it, in pixels; a finger is less exact. */
export function reachOf(pointerType: string): number {
  return pointerType === 'touch' ? 44 : 28
}

/** The rectangle between two corners, inside the plot. */
export function boxBetween(one: Pixel, other: Pixel, plot: Plot): Box {
  const along = (at: number, from: number, size: number): number => Math.max(from, Math.min(from + size, at))
  const [x0, x1] = [along(one.x, plot.left, plot.width), along(other.x, plot.left, plot.width)]
  const [y0, y1] = [along(one.y, plot.top, plot.height), along(other.y, plot.top, plot.height)]
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), top: Math.min(y0, y1), bottom: Math.max(y0, y1) }
}

/** Keys of the points inside a rectangle. */
export function sweptKeys(points: readonly DrawnPoint[], index: PlaceIndex, box: Box): string[] {
  return placesWithin(index, box).flatMap(place => points[place]?.key ?? [])
}

/** Narrower than this, a rectangle is a slip of the hand, in pixels. */
const LEAST = 6

/** The part of the map inside a rectangle; null when it is too narrow to be meant. */
export function viewOfBox(box: Box, { mapping }: Pick<MapFigure, 'mapping'>): MapView | null {
  if (box.right - box.left < LEAST || box.bottom - box.top < LEAST) return null
  const { kx, bx, ky, by } = mapping
  return {
    x: { from: (box.left - bx) / kx, to: (box.right - bx) / kx },
    y: { from: (box.bottom - by) / ky, to: (box.top - by) / ky },
  }
}

/** The place of the map under a pixel. */
export function zoomCentre(
  { x, y }: Pixel,
  { mapping }: Pick<MapFigure, 'mapping'>,
): Pick<DrawnPoint, 'x' | 'y'> {
  return { x: (x - mapping.bx) / mapping.kx, y: (y - mapping.by) / mapping.ky }
}

/** Points that fall out of sight come back in with some room around them, as a share of the visible part. */
const MARGIN = 0.1

/** The view moved no further than needed to have a point in sight; null when it is. */
export function viewWith({ x, y }: Pick<DrawnPoint, 'x' | 'y'>, view: MapView): MapView | null {
  const across = moved(view.x, x)
  const up = moved(view.y, y)
  return across || up ? { x: across ?? view.x, y: up ?? view.y } : null
}

function moved({ from, to }: MapView['x'], at: number): MapView['x'] | null {
  if (at >= from && at <= to) return null
  const margin = (to - from) * MARGIN
  const by = at < from ? at - margin - from : at + margin - to
  return { from: from + by, to: to + by }
}
