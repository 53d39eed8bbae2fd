import type { Pixel, Rect } from '../plot/geometry.ts'
import { type PointIndex, pointsWithin } from '../plot/nearest.ts'
import type { MapView } from './issuer-map.model.ts'
import type { DrawnPoint, MapFigure } from './issuer-map.shape.ts'

/** How far from a point a pointer still means it, in pixels; a finger is less exact. */
export function reachOf(pointerType: string): number {
  return pointerType === 'touch' ? 44 : 28
}

/** Keys of the points inside a rectangle. */
export function sweptKeys(points: readonly DrawnPoint[], index: PointIndex, box: Rect): string[] {
  return pointsWithin(index, box).flatMap(place => points[place]?.key ?? [])
}

/** Narrower than this, a rectangle is a slip of the hand, in pixels. */
const LEAST = 6

/** The part of the map inside a rectangle; null when it is too narrow to be meant. */
export function viewOfBox(box: Rect, { mapping }: Pick<MapFigure, 'mapping'>): MapView | null {
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
