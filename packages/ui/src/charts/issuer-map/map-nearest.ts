import type { Box } from '../taken-room/taken-room.ts'

/** Places sorted into squares, so that the nearest is found without asking all of them. */
export type PlaceIndex = {
  x: Float64Array
  y: Float64Array
  columns: number
  rows: number
  /** Where the places of a square begin in `items`; one more than there are squares. */
  starts: Uint32Array
  items: Uint32Array
  left: number
  top: number
}

/** Side of a square in pixels. */
const SIDE = 24
/** Beyond so many squares across, those at the edge hold what lies further out. */
const MOST = 256

/** Sorts places, in pixels, into squares. `take` leaves some out: what is not in sight. */
export function indexPlaces(
  x: Float64Array,
  y: Float64Array,
  take: (place: number) => boolean = () => true,
): PlaceIndex {
  const taken = Array.from(x.keys()).filter(take)
  let [left, top, right, bottom] = [0, 0, 0, 0]
  taken.forEach((place, i) => {
    const [at, height] = [x[place] as number, y[place] as number]
    left = i === 0 ? at : Math.min(left, at)
    right = i === 0 ? at : Math.max(right, at)
    top = i === 0 ? height : Math.min(top, height)
    bottom = i === 0 ? height : Math.max(bottom, height)
  })
  const columns = Math.min(MOST, Math.floor((right - left) / SIDE) + 1)
  const rows = Math.min(MOST, Math.floor((bottom - top) / SIDE) + 1)
  const starts = new Uint32Array(columns * rows + 1)
  const index: PlaceIndex = { x, y, columns, rows, starts, left, top, items: new Uint32Array(taken.length) }
  for (const place of taken) (starts[squareOf(index, place) + 1] as number)++
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number)
  const next = starts.slice(0, -1)
  for (const place of taken) {
    const square = squareOf(index, place)
    const at = next[square] as number
    index.items[at] = place
    next[square] = at + 1
  }
  return index
}

function squareOf(index: PlaceIndex, place: number): number {
  const [column, row] = cellAt(index, index.x[place] as number, index.y[place] as number)
  return row * index.columns + column
}

function cellAt({ left, top, columns, rows }: PlaceIndex, x: number, y: number): [number, number] {
  const along = (at: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(at / SIDE)))
  return [along(x - left, columns), along(y - top, rows)]
}

/** The place nearest to a pixel and no further than `reach`, −1 without one; of equally near ones the first. */
export function nearestPlace(index: PlaceIndex, x: number, y: number, reach: number): number {
  let best = -1
  let least = reach * reach
  eachWithin(index, { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }, place => {
    const distance = ((index.x[place] as number) - x) ** 2 + ((index.y[place] as number) - y) ** 2
    if (distance < least || (distance === least && (best < 0 || place < best))) {
      least = distance
      best = place
    }
  })
  return best
}

/** The places inside a box, its edges included, in their order. */
export function placesWithin(index: PlaceIndex, box: Box): number[] {
  const found: number[] = []
  eachWithin(index, box, place => {
    const [x, y] = [index.x[place] as number, index.y[place] as number]
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) found.push(place)
  })
  return found.sort((one, other) => one - other)
}

function eachWithin(index: PlaceIndex, box: Box, visit: (place: number) => void): void {
  const [firstColumn, firstRow] = cellAt(index, box.left, box.top)
  const [lastColumn, lastRow] = cellAt(index, box.right, box.bottom)
  for (let row = firstRow; row <= lastRow; row++) {
    const from = index.starts[row * index.columns + firstColumn] as number
    const to = index.starts[row * index.columns + lastColumn + 1] as number
    for (let i = from; i < to; i++) visit(index.items[i] as number)
  }
}
