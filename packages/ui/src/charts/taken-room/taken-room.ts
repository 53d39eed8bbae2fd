/** A rectangle in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** On which side of its place a text stands, as SVG has it. */
export type Anchor = 'start' | 'middle' | 'end'

/** Where a text of some width begins that is anchored at `x`. */
export function startOf(anchor: Anchor, x: number, width: number): number {
  return x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
}

/** What of a picture is covered already. `of` is a mark's number: what is asked for a mark does not meet the mark itself. */
export type TakenRoom = {
  add: (box: Box, of?: number) => void
  isFree: (box: Box, of?: number) => boolean
  /** How much of a box is taken, in square pixels. */
  covered: (box: Box, of?: number) => number
}

type Taken = {
  box: Box
  of: number | undefined
  /** The last question that met it, since it lies on several squares. */
  met: number
}

/** Boxes on a grid, so that a new one is held against its neighbours only. */
export function takenRoom(): TakenRoom {
  const squares = new Map<number, Taken[]>()
  let asked = 0
  /** Stops counting at more than `enough`. */
  const covered = (box: Box, of?: number, enough = Number.POSITIVE_INFINITY): number => {
    asked++
    let area = 0
    for (const square of squaresOf(box))
      for (const other of squares.get(square) ?? []) {
        if (other.met === asked || (of !== undefined && other.of === of)) continue
        other.met = asked
        area += common(other.box, box)
        if (area > enough) return area
      }
    return area
  }
  return {
    add: (box, of) => {
      const taken = { box, of, met: 0 }
      for (const square of squaresOf(box)) {
        const list = squares.get(square)
        if (list) list.push(taken)
        else squares.set(square, [taken])
      }
    },
    isFree: (box, of) => covered(box, of, 0) === 0,
    covered: (box, of) => covered(box, of),
  }
}

/** Side of a square, in pixels. */
const SIDE = 48
/** Makes one number of a column and a row; where two squares share one, boxes are only compared in vain. */
const ROWS = 4099

function* squaresOf({ left, top, right, bottom }: Box): Generator<number> {
  for (let column = Math.floor(left / SIDE); column <= right / SIDE; column++)
    for (let row = Math.floor(top / SIDE); row <= bottom / SIDE; row++) yield column * ROWS + row
}

/** What two boxes have in common, in square pixels. */
function common(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && along > 0 ? across * along : 0
}
