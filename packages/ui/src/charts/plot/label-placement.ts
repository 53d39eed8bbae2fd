import type { Rect } from './geometry.ts'

/** The alignment of a text at its position, in terms of SVG. */
export type Anchor = 'start' | 'middle' | 'end'

/** The start of a text of this width that is anchored at `x`. */
export function textStart(anchor: Anchor, x: number, width: number): number {
  return x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
}

/** The occupied areas of a plot. `owner` is the number of a mark: a query for a mark ignores the mark itself. */
export type Occupancy = {
  add: (rect: Rect, owner?: number) => void
  isFree: (rect: Rect, owner?: number) => boolean
  /** The covered part of a rectangle in square pixels. */
  coveredArea: (rect: Rect, owner?: number) => number
}

type Occupied = {
  rect: Rect
  owner: number | undefined
  /** The last query that counted it: it may be in several squares. */
  lastQuery: number
}

/** Rectangles on a grid, so that a query compares only neighbours. */
export function createOccupancy(): Occupancy {
  const squares = new Map<number, Occupied[]>()
  let query = 0
  /** Stops counting at more than `enough`. */
  const coveredArea = (rect: Rect, owner?: number, enough = Number.POSITIVE_INFINITY): number => {
    query++
    let area = 0
    for (const square of squaresOf(rect))
      for (const other of squares.get(square) ?? []) {
        if (other.lastQuery === query || (owner !== undefined && other.owner === owner)) continue
        other.lastQuery = query
        area += common(other.rect, rect)
        if (area > enough) return area
      }
    return area
  }
  return {
    add: (rect, owner) => {
      const occupied = { rect, owner, lastQuery: 0 }
      for (const square of squaresOf(rect)) {
        const list = squares.get(square)
        if (list) list.push(occupied)
        else squares.set(square, [occupied])
      }
    },
    isFree: (rect, owner) => coveredArea(rect, owner, 0) === 0,
    coveredArea: (rect, owner) => coveredArea(rect, owner),
  }
}

/** Side of a square, in pixels. */
const SIDE = 48
/** Combines column and row into one key; a collision of two squares only costs extra comparisons. */
const ROWS = 4099

function* squaresOf({ left, top, right, bottom }: Rect): Generator<number> {
  for (let column = Math.floor(left / SIDE); column <= right / SIDE; column++)
    for (let row = Math.floor(top / SIDE); row <= bottom / SIDE; row++) yield column * ROWS + row
}

/** The intersection of two rectangles in square pixels. */
function common(a: Rect, b: Rect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && along > 0 ? across * along : 0
}
