import type { Rect } from './geometry.ts'

/** The side of its position that a text is on, as SVG names it. */
export type Anchor = 'start' | 'middle' | 'end'

/** Where a text of some width begins that is anchored at `x`. */
export function startOf(anchor: Anchor, x: number, width: number): number {
  return x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
}

/** What of a plot is covered already. `of` is a mark's number: what is asked for a mark does not meet that mark. */
export type Occupancy = {
  add: (rect: Rect, of?: number) => void
  isFree: (rect: Rect, of?: number) => boolean
  /** How much of it is covered, in square pixels. */
  covered: (rect: Rect, of?: number) => number
}

type Occupied = {
  rect: Rect
  of: number | undefined
  /** The last question that met it, since it lies on several squares. */
  met: number
}

/** Rectangles on a grid, so that a new one is compared with its neighbours only. */
export function createOccupancy(): Occupancy {
  const squares = new Map<number, Occupied[]>()
  let asked = 0
  /** Stops counting at more than `enough`. */
  const covered = (rect: Rect, of?: number, enough = Number.POSITIVE_INFINITY): number => {
    asked++
    let area = 0
    for (const square of squaresOf(rect))
      for (const other of squares.get(square) ?? []) {
        if (other.met === asked || (of !== undefined && other.of === of)) continue
        other.met = asked
        area += common(other.rect, rect)
        if (area > enough) return area
      }
    return area
  }
  return {
    add: (rect, of) => {
      const taken = { rect, of, met: 0 }
      for (const square of squaresOf(rect)) {
        const list = squares.get(square)
        if (list) list.push(taken)
        else squares.set(square, [taken])
      }
    },
    isFree: (rect, of) => covered(rect, of, 0) === 0,
    covered: (rect, of) => covered(rect, of),
  }
}

/** Side of a square, in pixels. */
const SIDE = 48
/** Makes one number of a column and a row; where two squares share one, rectangles are only compared in vain. */
const ROWS = 4099

function* squaresOf({ left, top, right, bottom }: Rect): Generator<number> {
  for (let column = Math.floor(left / SIDE); column <= right / SIDE; column++)
    for (let row = Math.floor(top / SIDE); row <= bottom / SIDE; row++) yield column * ROWS + row
}

/** What two rectangles have in common, in square pixels. */
function common(a: Rect, b: Rect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && along > 0 ? across * along : 0
}
