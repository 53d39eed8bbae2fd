import { toDrawable } from '../../foundation/to-point.ts'
import type { Point } from '../plot/geometry.ts'
import { tenth } from '../plot/path.ts'
import type { Layout } from './network-graph.layout.ts'
import type { GraphLink } from './network-graph.shape.ts'

export type Spot = { readonly x: number; readonly y: number }
export type Frame = { readonly width: number; readonly height: number }

/** The frame that a fitted graph keeps free for names, in pixels. */
const MARGIN = { x: 84, y: 44 }
/** A graph of two or three is not torn further apart than this. */
const MOST_STRETCH = 4
/** Below this a marker is not seen. */
const LEAST_RADIUS = 3

export type PlacesRequest = {
  layout: Layout
  frame: Frame
  /** 1 shows all of the graph. */
  zoom: number
  /** Where the user put nodes, in link lengths, by index. */
  moved: ReadonlyMap<number, Spot>
  /** Radius of a marker and length of a link, in pixels. */
  radius: number
  distance: number
}

/** Where everything stands in the frame, in pixels, before the graph is moved as a whole. */
export type Places = {
  x: Float64Array
  y: Float64Array
  /** Of the markers: smaller only where the graph is. */
  radius: number
  /** Pixels for a pixel of the layout. */
  scale: number
  /** The point of the layout that stands in the middle of the frame. */
  centre: Spot
}

/** The layout fitted into the frame. Markers and names keep their size: zooming makes room between them. */
export function placesOf(request: PlacesRequest): Places {
  const { layout, frame, zoom, moved, radius, distance } = request
  const xs = span(layout.x)
  const ys = span(layout.y)
  const fit = Math.min(
    MOST_STRETCH,
    stretch(xs, frame.width, Math.min(MARGIN.x, frame.width / 6)),
    stretch(ys, frame.height, Math.min(MARGIN.y, frame.height / 6)),
  )
  const scale = fit * zoom
  const centre = { x: (xs.from + xs.to) / 2, y: (ys.from + ys.to) / 2 }
  const place = (from: Float64Array, middle: number, size: number): Float64Array =>
    from.map(value => tenth(size / 2 + ((toDrawable(value) ?? middle) - middle) * scale))
  const x = place(layout.x, centre.x, frame.width)
  const y = place(layout.y, centre.y, frame.height)
  for (const [index, spot] of moved) {
    if (index >= x.length) continue
    x[index] = tenth(frame.width / 2 + (spot.x * distance - centre.x) * scale)
    y[index] = tenth(frame.height / 2 + (spot.y * distance - centre.y) * scale)
  }
  return { x, y, radius: tenth(Math.max(LEAST_RADIUS, radius * Math.min(1, scale))), scale, centre }
}

/** The place of a pixel of the frame in link lengths: where a node is put that was dragged there. */
export function spotAt(at: Spot, places: Places, { frame, distance }: PlacesRequest): Spot {
  const { centre, scale } = places
  return {
    x: ((at.x - frame.width / 2) / scale + centre.x) / distance,
    y: ((at.y - frame.height / 2) / scale + centre.y) / distance,
  }
}

/** A pixel of the frame as its distance from the middle. */
export function fromMiddle({ x, y }: Spot, { width, height }: Frame): Spot {
  return { x: x - width / 2, y: y - height / 2 }
}

/** The node whose marker is under a pixel of the frame, the nearest of several; null where there is none. */
export function nodeAt(at: Spot, { x, y, radius }: Places, slack: number): number | null {
  let best: number | null = null
  let least = (radius + slack) ** 2
  for (let index = 0; index < x.length; index++) {
    const far = ((x[index] ?? 0) - at.x) ** 2 + ((y[index] ?? 0) - at.y) ** 2
    if (far <= least) {
      least = far
      best = index
    }
  }
  return best
}

const HEAD = { length: 7, half: 3.5 }
/** Pixels between the head and the marker it points at. */
const GAP = 2

export type Arrow = {
  start: Point
  end: Point
  /** The tip of the head and its other two corners; nothing where the markers leave no room for a head. */
  head: readonly Point[]
  /** Pixels between the two markers that no head is on. */
  free: number
}

/** An arrow between the edges of two markers, so many pixels beside the straight way. */
export function arrowOf([ax, ay]: Point, [bx, by]: Point, radius: number, aside = 0): Arrow {
  const length = Math.hypot(bx - ax, by - ay)
  const [alongX, alongY] = length === 0 ? [1, 0] : [(bx - ax) / length, (by - ay) / length]
  const point = (far: number, across: number): Point => [
    ax + alongX * far - alongY * across,
    ay + alongY * far + alongX * across,
  ]
  const tip = length - radius - GAP
  const neck = tip - HEAD.length
  if (neck < radius) return { start: point(0, aside), end: point(length, aside), head: [], free: 0 }
  const head = [point(tip, aside), point(neck, aside + HEAD.half), point(neck, aside - HEAD.half)]
  return { start: point(radius, aside), end: point(neck, aside), head, free: neck - radius }
}

export type LinkFigure = {
  x1: number
  y1: number
  x2: number
  y2: number
  /** The arrow head as a path; null where there is none. */
  head: string | null
  free: number
}

/** How far a link stands aside when another leads back. */
const ASIDE = 4

/** A link between its two markers, with its head at the one that is held. */
export function linkFigure(
  { source, target, mutual }: Pick<GraphLink, 'source' | 'target' | 'mutual'>,
  { x, y, radius }: Places,
): LinkFigure {
  const ends = [source, target].map((node): Point => [x[node] ?? 0, y[node] ?? 0]) as [Point, Point]
  const { start, end, head, free } = arrowOf(...ends, radius, mutual ? ASIDE : 0)
  const [x1, y1, x2, y2] = [...start, ...end].map(tenth) as [number, number, number, number]
  const corners = head.map(corner => corner.map(tenth).join())
  return { x1, y1, x2, y2, head: corners.length === 0 ? null : `M${corners.join('L')}Z`, free }
}

type Span = { from: number; to: number }

function span(values: Float64Array): Span {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (toDrawable(value) === null) continue
    from = Math.min(from, value)
    to = Math.max(to, value)
  }
  return from <= to ? { from, to } : { from: 0, to: 0 }
}

function stretch({ from, to }: Span, size: number, margin: number): number {
  const room = Math.max(1, size - 2 * margin)
  return to > from ? room / (to - from) : Number.POSITIVE_INFINITY
}

/** About as much room as a card takes, in pixels. */
const CARD = { width: 300, height: 130 }

/** Where a card may stand; the fourth corner has the buttons. */
export type CardCorner = 'bottom-start' | 'top-start' | 'bottom-end'

/** The corner in which a node's card covers neither the node nor, as far as possible, others. */
export function cardCorner(node: number, { x, y, radius }: Places, offset: Spot, frame: Frame): CardCorner {
  const covered = (corner: CardCorner): number => {
    const fromStart = (at: number): number => (corner === 'bottom-end' ? frame.width - at : at)
    const fromEdge = (at: number): number => (corner === 'top-start' ? at : frame.height - at)
    let count = 0
    for (let index = 0; index < x.length; index++) {
      const across = fromStart((x[index] ?? 0) + offset.x)
      const along = fromEdge((y[index] ?? 0) + offset.y)
      const isUnder =
        across < CARD.width + radius && along < CARD.height + radius && across > -radius && along > -radius
      if (isUnder) count += index === node ? x.length : 1
    }
    return count
  }
  const [first, ...others] = CORNERS
  return others.reduce<CardCorner>((best, corner) => (covered(corner) < covered(best) ? corner : best), first)
}

const CORNERS = ['bottom-start', 'top-start', 'bottom-end'] as const
