import { type Column, extremesOf, type TimePoint, wallTime } from '../plot/column.ts'

/** Open, high and low of a series whose values are the closes; one of each for every point, NaN for none. */
export type BarColumns = { open: Float64Array; high: Float64Array; low: Float64Array }

/**
 * The bars in the order of the column, which may have sorted the points or left some out. Null when the bars are not as long as the
 * points, because then they belong to other points.
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
  const aligned = (values: Float64Array): Float64Array =>
    places.map(place => (place < 0 ? Number.NaN : (values[place] as number)))
  return { open: aligned(open), high: aligned(high), low: aligned(low) }
}

/** For every index of the column the index of its point; of points with the same time the last one counts. */
function placesOf(column: Column, points: readonly TimePoint[]): Float64Array {
  const places = new Map(points.map((point, place) => [wallTime(point), place] as const))
  return column.x.map(at => places.get(at) ?? -1)
}

/** The bars with every value mapped by `change`. */
export function mappedBars({ open, high, low }: BarColumns, change: (value: number) => number): BarColumns {
  return { open: open.map(change), high: high.map(change), low: low.map(change) }
}

/** The column with the bars' highs and lows in its extremes. */
export function withBarExtremes(column: Column, { high, low }: BarColumns): Column {
  const [highs, lows] = [extremesOf(high), extremesOf(low)]
  return { ...column, low: Math.min(column.low, lows.low), high: Math.max(column.high, highs.high) }
}
