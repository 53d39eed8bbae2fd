/** Where something that floats over the page stands: at the end of the window (the bottom), or at its start. */
export type Edge = 'end' | 'start'

/** A box in the window, in CSS pixels; a DOMRect is one. */
export type Box = { left: number; right: number; top: number; bottom: number }

/** How much of the window is taken at each edge by what stays there, in CSS pixels. */
export type Room = Readonly<Record<Edge, number>>

export const NO_ROOM: Room = { start: 0, end: 0 }

export type EdgePlacement = {
  /** Where it stands now. */
  edge: Edge
  /** What floats. */
  floating: Box
  /** The focused element, or null when nothing outside it has the focus. */
  focused: Box | null
  /** The window's height in CSS pixels. */
  height: number
  /** What is taken at the edges, beyond which it stands. Default nothing. */
  room?: Room
}

/** The edge at which it covers least of the focused element (WCAG 2.4.11). It moves only when it has to. */
export function clearEdge({ edge, floating, focused, height, room = NO_ROOM }: EdgePlacement): Edge {
  if (!focused) return edge
  // one by one: a DOMRect has nothing of its own that a spread would copy
  const { left, right, top, bottom } = floating
  const shift = room.start - room.end
  const mirrored: Box = { left, right, top: height - bottom + shift, bottom: height - top + shift }
  return overlap(floating, focused) > overlap(mirrored, focused) ? opposite(edge) : edge
}

function opposite(edge: Edge): Edge {
  return edge === 'end' ? 'start' : 'end'
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
