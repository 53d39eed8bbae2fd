/** The window edge of a floating element: the end (bottom) or the start (top). */
export type Edge = 'end' | 'start'

/** A box in the window, in CSS pixels, e.g. a DOMRect. */
export type EdgeBox = { left: number; right: number; top: number; bottom: number }

/** Height occupied by fixed elements at each edge of the window, in CSS pixels. */
export type OccupiedEdges = Readonly<Record<Edge, number>>

export const NONE_OCCUPIED: OccupiedEdges = { start: 0, end: 0 }

export type EdgePlacement = {
  /** The current edge. */
  edge: Edge
  floating: EdgeBox
  /** The focused element, or null when no element outside the floating one has focus. */
  focused: EdgeBox | null
  /** The window's height in CSS pixels. */
  height: number
  /** The occupied height at the edges; the element floats beyond it. Default 0. */
  occupied?: OccupiedEdges
}

/** The edge at which it covers least of the focused element (WCAG 2.4.11). It moves only when necessary. */
export function clearEdge({
  edge,
  floating,
  focused,
  height,
  occupied = NONE_OCCUPIED,
}: EdgePlacement): Edge {
  if (!focused) return edge
  // listed one by one: the fields of a DOMRect are getters of its prototype, which a spread ignores
  const { left, right, top, bottom } = floating
  const shift = occupied.start - occupied.end
  const mirrored: EdgeBox = { left, right, top: height - bottom + shift, bottom: height - top + shift }
  return overlap(floating, focused) > overlap(mirrored, focused) ? opposite(edge) : edge
}

function opposite(edge: Edge): Edge {
  return edge === 'end' ? 'start' : 'end'
}

function overlap(one: EdgeBox, other: EdgeBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
