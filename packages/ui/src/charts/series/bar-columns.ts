import { type Column, extremesOf, type TimePoint, wallTime } from '../plot/column.ts'

/** Open, high and low beside a series' values, which are the closes; one of each for every point, NaN for none. */
export type BarColumns = { open: Float64Array; high: Float64Array; low: Float64Array }

/**
 * The bars at the column's own places: points that came unsorted, twice or without a readable time have been put in order or
 * left out there, and so are their bars. Columns that are not as long as the points belong to other points: null.
 */
export function barsAt(
  column: Column,
  points: readonly TimePoint[],
  bars: BarColumns | undefined,
): BarColumns | null {
  if (!bars) return null
  const { open, high, low } = bars
  const count = points.length || column.x.length
  if (open.length !== count || high.length !== count || low.length !== count) return null
  if (points.every((point, place) => wallTime(point) === column.x[place])) return { open, high, low }
  const places = placesOf(column, points)
  const taken = (values: Float64Array): Float64Array =>
    places.map(place => (place < 0 ? Number.NaN : (values[place] as number)))
  return { open: taken(open), high: taken(high), low: taken(low) }
}

/** For every place of the column the place of its point; of points of one time the last one counts. */
function placesOf(column: Column, points: readonly TimePoint[]): Float64Array {
  const places = new Map(points.map((point, place) => [wallTime(point), place] as const))
  return column.x.map(at => places.get(at) ?? -1)
}

/** The bars with every value put through `change`. */
export function mappedBars({ open, high, low }: BarColumns, change: (value: number) => number): BarColumns {
  return { open: open.map(change), high: high.map(change), low: low.map(change) }
}

/** The column with the bars' highs and lows in its extremes. */
export function withBarExtremes(column: Column, { high, low }: BarColumns): Column {
  const [highs, lows] = [extremesOf(high), extremesOf(low)]
  return { ...column, low: Math.min(column.low, lows.low), high: Math.max(column.high, highs.high) }
}
