/**
 * The one gate for chart numbers: one `Infinity` flattens an axis and one NaN erases points without a word,
 * so what cannot be drawn is dropped here and counted.
 */

/** A value beyond this is noise, not money: it would flatten every other point. */
export const DRAWABLE_LIMIT = 1e15

/** A point as charts take it: `x` a number (milliseconds for days), `y` null for a gap. */
export type Point = { x: number; y: number | null }

const DECIMAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** The number if it can be drawn, else null. Text is read as a decimal; "1,5" and "0x10" are no numbers here. */
export function toDrawable(value: unknown): number | null {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) >= DRAWABLE_LIMIT)
    return null
  return number === 0 ? 0 : number
}

/** The pair as a point; null when `x` cannot be placed. A `y` that cannot be drawn is a gap. */
export function toPoint(x: unknown, y: unknown): Point | null {
  const at = toDrawable(x)
  return at === null ? null : { x: at, y: toDrawable(y) }
}

export type Points = {
  /** Sorted by x, every x once (the last one given wins). */
  points: Point[]
  /** How many were dropped because their x could not be placed or stood twice. */
  dropped: number
  /** How many of the points are gaps because the y that was given could not be drawn. */
  undrawable: number
}

/** Points that are safe to draw, from anything. */
export function toPoints(pairs: Iterable<readonly [x: unknown, y: unknown]>): Points {
  const byX = new Map<number, Point>()
  const refused = new Set<number>()
  let given = 0
  for (const [x, y] of pairs) {
    given++
    const point = toPoint(x, y)
    if (!point) continue
    byX.set(point.x, point)
    if (point.y === null && y !== null && y !== undefined) refused.add(point.x)
    else refused.delete(point.x)
  }
  const points = [...byX.values()].sort((a, b) => a.x - b.x)
  return { points, dropped: given - points.length, undrawable: refused.size }
}
