import { type Column, extremesOf } from './column.ts'

/** The ends of a masked shape: any height outside of them is a real value, sent by mistake. */
const LOWEST = 0
const HIGHEST = 100

/** Whether a height is inside a masked shape. */
export function isInShape(height: number): boolean {
  return height >= LOWEST && height <= HIGHEST
}

/** Indices where one of the arrays has a height outside of a masked shape; a gap is allowed. */
export function refusedPlaces(arrays: readonly Float64Array[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const heights of arrays) {
    // by index: ten times as fast as `for of`
    for (let i = 0; i < heights.length; i++) {
      const height = heights[i] as number
      if (!Number.isNaN(height) && !isInShape(height)) places.add(i)
    }
  }
  return places
}

/** The heights with gaps at these indices; the same array without any. */
export function withoutPlaces(heights: Float64Array, places: ReadonlySet<number>): Float64Array {
  return places.size === 0 ? heights : heights.map((height, i) => (places.has(i) ? Number.NaN : height))
}

/**
 * The column of a masked shape: a point is a gap when its value, or its open, high or low in `bars`, is outside of the shape. Returns
 * the same column when nothing is refused, so that a growing column remains one.
 */
export function shapeColumn(column: Column, bars: readonly Float64Array[] = []): Column {
  const places = refusedPlaces([column.y, ...bars])
  if (places.size === 0) return column
  const y = withoutPlaces(column.y, places)
  return { ...column, y, ...extremesOf(y), refused: new Set([...(column.refused ?? []), ...places]) }
}

/** The source of refused values, and their number. */
export type MaskedRefusal = { what: string; count: number }

/** The warning for developers about refused values of a masked chart; null without any. */
export function refusalWarning(component: string, refusals: readonly MaskedRefusal[]): string | null {
  const counts = refusals.filter(({ count }) => count > 0).map(({ what, count }) => `${count} of ${what}`)
  if (counts.length === 0) return null
  return `${component}: masked values outside 0–100 are refused: ${counts.join(', ')}. Send a shape from 0 to 100 in place of values that the user may not see.`
}
