/**
 * The only check for chart numbers: one `Infinity` flattens an axis and one NaN erases points silently, so numbers
 * that cannot be drawn are dropped and counted.
 */

/** A larger value is bad data: it would flatten every other point. */
export const DRAWABLE_LIMIT = 1e15

/** A point of a chart: `x` is a number (milliseconds for days), `y` is null for a gap. */
export type Point = { x: number; y: number | null }

const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** The number if it can be drawn, else null. Text is parsed as a decimal; "1,5" and "0x10" are not numbers. */
export function toDrawable(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  // NaN is not below the limit either
  if (typeof number !== 'number' || !(Math.abs(number) < DRAWABLE_LIMIT)) return null
  return number === 0 ? 0 : number
}

/** The pair as a point; null when `x` is invalid. A `y` that cannot be drawn is a gap. */
export function toPoint(x: unknown, y: unknown): Point | null {
  const at = toDrawable(x)
  return at === null ? null : { x: at, y: toDrawable(y) }
}

export type Points = {
  /** Sorted by x, without duplicates: the last point with an x wins. */
  points: Point[]
  /** Number of points dropped because their x was invalid or a duplicate. */
  dropped: number
  /** Number of gaps whose y could not be drawn. */
  undrawable: number
}

/** Converts any pairs to points that can be drawn. */
export function toPoints(pairs: Iterable<readonly [x: unknown, y: unknown]>): Points {
  const byX = new Map<number, Point>()
  const refused = new Set<number>()
  let count = 0
  for (const [x, y] of pairs) {
    count++
    const point = toPoint(x, y)
    if (!point) continue
    byX.set(point.x, point)
    if (point.y === null && y !== null && y !== undefined) refused.add(point.x)
    else refused.delete(point.x)
  }
  const points = [...byX.values()].sort((a, b) => a.x - b.x)
  return { points, dropped: count - points.length, undrawable: refused.size }
}
