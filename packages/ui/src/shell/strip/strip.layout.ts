import {
  type Edge,
  type EdgeBox,
  NONE_OCCUPIED,
  type OccupiedEdges,
} from '../../controls/clear-edge/clear-edge.layout.ts'

/** A strip on the page. */
export type PlacedStrip = {
  edge: Edge
  /** Whether it is fixed to its edge of the window; otherwise it scrolls with the page. */
  fixed: boolean
  /** In the window, in CSS pixels. Only the height of a fixed strip counts. */
  box: Pick<EdgeBox, 'top' | 'bottom'>
}

export type StripPlaces = {
  /** For each strip in the same order: the distance of a fixed one from its edge. */
  offsets: number[]
  /** The area of fixed strips: no content of the page may stay under it. */
  fixed: OccupiedEdges
  /** The area of all visible strips: floating elements are placed beyond it. */
  occupied: OccupiedEdges
}

export type StripsInput = {
  /** In document order: the first of those at the start is the outermost, and the last of those at the end. */
  strips: readonly PlacedStrip[]
  /** The window's height in CSS pixels. */
  height: number
}

/** Positions every strip without overlap, and computes the area that is left for other floating elements (H3). */
export function placesOf({ strips, height }: StripsInput): StripPlaces {
  const offsets = strips.map(() => 0)
  const fixed = { ...NONE_OCCUPIED }
  for (const at of fromEdges(strips)) {
    const strip = strips[at]
    if (!strip?.fixed) continue
    offsets[at] = fixed[strip.edge]
    // whole pixels, so that no hairline of the page shows between two
    fixed[strip.edge] += Math.ceil(Math.max(0, strip.box.bottom - strip.box.top))
  }
  const occupied = { ...fixed }
  for (const strip of strips)
    if (!strip.fixed) occupied[strip.edge] = Math.max(occupied[strip.edge], visibleHeight(strip, height))
  return { offsets, fixed, occupied }
}

/** The strips' indices from each edge of the window inwards. */
function fromEdges(strips: readonly PlacedStrip[]): number[] {
  const order = strips.map((_, at) => at)
  const at = (edge: Edge) => order.filter(index => strips[index]?.edge === edge)
  return [...at('start'), ...at('end').reverse()]
}

/** How far a strip that scrolls with the page extends into the window; 0 if it is out of view. */
function visibleHeight({ edge, box }: PlacedStrip, height: number): number {
  if (box.bottom <= 0 || box.top >= height || box.bottom <= box.top) return 0
  return Math.ceil(edge === 'start' ? Math.min(box.bottom, height) : height - Math.max(box.top, 0))
}

/** Distance between a strip and the focused element, so that its ring shows too: CSS pixels. */
const RING = 6

export type FocusedUnderStrips = {
  /** The focused element in the window. */
  focused: EdgeBox
  /** The area of fixed strips. */
  occupied: OccupiedEdges
  /** The window's height in CSS pixels. */
  height: number
}

/**
 * How far the page has to scroll so that no strip covers the focused element (WCAG 2.4.11): pixels downwards, 0 if it is
 * clear. An element taller than the rest of the window need not be fully visible: the page scrolls only if none of it shows.
 */
export function scrollToClear({ focused, occupied, height }: FocusedUnderStrips): number {
  const clear = {
    top: occupied.start && occupied.start + RING,
    bottom: height - (occupied.end && occupied.end + RING),
  }
  const inWindow = focused.bottom > 0 && focused.top < height && focused.bottom > focused.top
  if (!inWindow || clear.bottom <= clear.top) return 0
  const hiddenAbove = clear.top - focused.top
  const hiddenBelow = focused.bottom - clear.bottom
  if (focused.bottom - focused.top > clear.bottom - clear.top) {
    const shows = focused.bottom > clear.top && focused.top < clear.bottom
    return shows ? 0 : -hiddenAbove
  }
  if (occupied.start > 0 && hiddenAbove > 0) return -hiddenAbove
  return occupied.end > 0 && hiddenBelow > 0 ? hiddenBelow : 0
}
