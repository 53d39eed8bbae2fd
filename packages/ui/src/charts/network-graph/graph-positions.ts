import { toDrawable } from '../../foundation/to-point.ts'
import type { Pixel, PlotPoint } from '../plot/geometry.ts'
import { tenth } from '../plot/path.ts'
import type { Layout } from './network-graph.layout.ts'

/** A size in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A place in the layout, in link lengths from its origin, independent of frame and zoom. */
export type LayoutPoint = { readonly x: number; readonly y: number }

/** Margin of a fitted graph for names at the edges of its frame, in pixels. */
const MARGIN = { x: 84, y: 44 }
/** Maximum scale, so that two or three nodes do not fill the frame. */
const MAX_SCALE = 4
/** Minimum radius of a visible marker. */
const MIN_RADIUS = 3

export type PositionsRequest = {
  layout: Layout
  frame: Size
  /** 1 shows all of the graph. */
  zoom: number
  /** Nodes that the user moved, by index. */
  moved: ReadonlyMap<number, LayoutPoint>
  /** Radius of a marker and length of a link, in pixels. */
  radius: number
  distance: number
}

/** Positions of the nodes in the frame, in pixels, before panning. */
export type Positions = {
  x: Float64Array
  y: Float64Array
  /** Radius of the markers, which only shrink with the whole graph. */
  radius: number
  /** Scale from layout to frame. */
  scale: number
  /** The point of the layout in the middle of the frame. */
  centre: LayoutPoint
}

/** Fits the layout into the frame. Zooming changes distances, not the size of markers and names. */
export function positionsOf({ layout, frame, zoom, moved, radius, distance }: PositionsRequest): Positions {
  const [xs, ys] = [extentOf(layout.x), extentOf(layout.y)]
  const fit = Math.min(
    MAX_SCALE,
    scaleOf(xs, frame.width, Math.min(MARGIN.x, frame.width / 6)),
    scaleOf(ys, frame.height, Math.min(MARGIN.y, frame.height / 6)),
  )
  const scale = fit * zoom
  const centre = { x: (xs.from + xs.to) / 2, y: (ys.from + ys.to) / 2 }
  const place = (values: Float64Array, middle: number, size: number): Float64Array =>
    values.map(value => tenth(size / 2 + ((toDrawable(value) ?? middle) - middle) * scale))
  const x = place(layout.x, centre.x, frame.width)
  const y = place(layout.y, centre.y, frame.height)
  for (const [index, point] of moved) {
    if (index >= x.length) continue
    x[index] = tenth(frame.width / 2 + (point.x * distance - centre.x) * scale)
    y[index] = tenth(frame.height / 2 + (point.y * distance - centre.y) * scale)
  }
  return { x, y, radius: tenth(Math.max(MIN_RADIUS, radius * Math.min(1, scale))), scale, centre }
}

/** The layout point under a pixel of the frame, for a node that is dropped there. */
export function layoutPointAt(
  at: Pixel,
  { centre, scale }: Positions,
  { frame, distance }: Pick<PositionsRequest, 'frame' | 'distance'>,
): LayoutPoint {
  return {
    x: ((at.x - frame.width / 2) / scale + centre.x) / distance,
    y: ((at.y - frame.height / 2) / scale + centre.y) / distance,
  }
}

/** A pixel relative to the middle of the frame. */
export function fromCentre({ x, y }: Pixel, { width, height }: Size): Pixel {
  return { x: x - width / 2, y: y - height / 2 }
}

type Extent = { from: number; to: number }

function extentOf(values: Float64Array): Extent {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (toDrawable(value) === null) continue
    from = Math.min(from, value)
    to = Math.max(to, value)
  }
  return from <= to ? { from, to } : { from: 0, to: 0 }
}

function scaleOf({ from, to }: Extent, size: number, margin: number): number {
  const inner = Math.max(1, size - 2 * margin)
  return to > from ? inner / (to - from) : Number.POSITIVE_INFINITY
}

const HEAD = { length: 7, half: 3.5 }
/** Pixels between the head and the marker that it points at. */
const HEAD_GAP = 2

export type Arrow = {
  start: PlotPoint
  end: PlotPoint
  /** The tip of the head and its other two corners; empty if the markers are too close. */
  head: readonly PlotPoint[]
  /** Length of the line between the two markers, without the head, in pixels. */
  free: number
}

/** An arrow between the edges of two markers, moved sideways by `offset` pixels. */
export function arrowBetween([ax, ay]: PlotPoint, [bx, by]: PlotPoint, radius: number, offset = 0): Arrow {
  const length = Math.hypot(bx - ax, by - ay)
  const [alongX, alongY] = length === 0 ? [1, 0] : [(bx - ax) / length, (by - ay) / length]
  const point = (along: number, across: number): PlotPoint => [
    ax + alongX * along - alongY * across,
    ay + alongY * along + alongX * across,
  ]
  const tip = length - radius - HEAD_GAP
  const neck = tip - HEAD.length
  if (neck < radius) return { start: point(0, offset), end: point(length, offset), head: [], free: 0 }
  const head = [point(tip, offset), point(neck, offset + HEAD.half), point(neck, offset - HEAD.half)]
  return { start: point(radius, offset), end: point(neck, offset), head, free: neck - radius }
}

export type LinkLine = {
  x1: number
  y1: number
  x2: number
  y2: number
  /** The arrow head as path data, or null. */
  head: string | null
  free: number
}

/** Sideways offset of two links between the same companies, in pixels. */
const MUTUAL_OFFSET = 4

/** The line of a link between its markers, with the head at the owned company. */
export function linkLine(source: Pixel, target: Pixel, radius: number, mutual: boolean): LinkLine {
  const { start, end, head, free } = arrowBetween(
    [source.x, source.y],
    [target.x, target.y],
    radius,
    mutual ? MUTUAL_OFFSET : 0,
  )
  const corners = head.map(([x, y]) => `${tenth(x)},${tenth(y)}`)
  return {
    x1: tenth(start[0]),
    y1: tenth(start[1]),
    x2: tenth(end[0]),
    y2: tenth(end[1]),
    head: corners.length === 0 ? null : `M${corners.join('L')}Z`,
    free,
  }
}

/** The position of a node in pixels. */
export function positionAt({ x, y }: Pick<Positions, 'x' | 'y'>, index: number): Pixel {
  return { x: x[index] ?? 0, y: y[index] ?? 0 }
}
