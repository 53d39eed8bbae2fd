import { emptyColumn, isPeriod } from './bars.ts'

/**
 * Sliding windows over a column without gaps. A running sum that adds new values and subtracts old ones accumulates rounding errors, so
 * nothing is subtracted here. The column is split into blocks as long as the window. Every window is the end of one block and the start
 * of the next, and both are aggregated from the window's own values alone (van Herk 1992, Gil and Werman 1993). Linear in the length of
 * the column, whatever the period.
 */

/** Each window of `period` values aggregated by an associative `join`; NaN until the first window is full. */
function rollingAggregate(
  values: Float64Array,
  period: number,
  join: (earlier: number, later: number) => number,
): Float64Array {
  const out = emptyColumn(values.length)
  if (!isPeriod(period)) return out
  const ends = new Float64Array(Math.min(period, values.length))
  for (let start = 0; start < values.length; start += period) {
    const stop = Math.min(start + period, values.length)
    let head = 0
    for (let at = start; at < stop; at++) {
      const value = values[at] as number
      head = at === start ? value : join(head, value)
      const from = at - period + 1
      if (from < 0) continue
      out[at] = from === start ? head : join(ends[from - (start - period)] as number, head)
    }
    if (stop - start < period) break
    let tail = 0
    for (let at = stop - 1; at >= start; at--) {
      const value = values[at] as number
      tail = at === stop - 1 ? value : join(value, tail)
      ends[at - start] = tail
    }
  }
  return out
}

/** The sum of each window. */
export function rollingSum(values: Float64Array, period: number): Float64Array {
  return rollingAggregate(values, period, (earlier, later) => earlier + later)
}

/** The largest value of each window. */
export function rollingMax(values: Float64Array, period: number): Float64Array {
  return rollingAggregate(values, period, (earlier, later) => (later > earlier ? later : earlier))
}

/** The smallest value of each window. */
export function rollingMin(values: Float64Array, period: number): Float64Array {
  return rollingAggregate(values, period, (earlier, later) => (later < earlier ? later : earlier))
}

/** Each window's values times 1, 2, … `period`, the latest times most, added up. */
export function rollingWeightedSum(values: Float64Array, period: number): Float64Array {
  const out = emptyColumn(values.length)
  if (!isPeriod(period)) return out
  const size = Math.min(period, values.length)
  const ends = new Float64Array(size)
  for (let start = 0; start < values.length; start += period) {
    const stop = Math.min(start + period, values.length)
    let sum = 0
    let weighted = 0
    for (let at = start; at < stop; at++) {
      const value = values[at] as number
      const count = at - start + 1
      sum += value
      weighted += count * value
      const before = period - count
      if (at - period + 1 < 0) continue
      // the values of this block come after `before` values of the last one, which adds to their weights
      out[at] = before === 0 ? weighted : (ends[count] as number) + weighted + before * sum
    }
    if (stop - start < period) break
    let tail = 0
    let tailWeighted = 0
    for (let at = stop - 1; at >= start; at--) {
      tail += values[at] as number
      tailWeighted += tail
      ends[at - start] = tailWeighted
    }
  }
  return out
}

/**
 * Mean and population variance of each window. Blocks are combined by their own means (Chan, Golub and LeVeque 1979), relative to a value
 * inside of the window, so that a small spread of a large price keeps its precision. No variance is negative.
 */
export function rollingMoments(
  values: Float64Array,
  period: number,
): { mean: Float64Array; variance: Float64Array } {
  const { length } = values
  const out = { mean: emptyColumn(length), variance: emptyColumn(length) }
  if (!isPeriod(period)) return out
  const size = Math.min(period, length)
  const ends: Ends = { mean: new Float64Array(size), squares: new Float64Array(size), anchor: 0 }
  for (let start = 0; start < length; start += period) {
    const stop = Math.min(start + period, length)
    const anchor = values[start] as number
    let mean = 0
    let squares = 0
    for (let at = start; at < stop; at++) {
      const count = at - start + 1
      const off = (values[at] as number) - anchor - mean
      mean += off / count
      squares += (off * off * (count - 1)) / count
      if (at - period + 1 < 0) continue
      const before = period - count
      if (before === 0) {
        out.mean[at] = anchor + mean
        out.variance[at] = squares / period
        continue
      }
      const apart = anchor - ends.anchor + (mean - (ends.mean[count] as number))
      const between = (apart * apart * count * before) / period
      out.mean[at] = ends.anchor + ((ends.mean[count] as number) + (apart * count) / period)
      out.variance[at] = (squares + (ends.squares[count] as number) + between) / period
    }
    if (stop - start === period) accumulateEnds(values, start, stop, ends)
  }
  return out
}

/** For every end of a block, the longest first: its mean relative to the anchor, and the squared distances from that mean. */
type Ends = { mean: Float64Array; squares: Float64Array; anchor: number }

function accumulateEnds(values: Float64Array, start: number, stop: number, ends: Ends): void {
  const anchor = values[stop - 1] as number
  let mean = 0
  let squares = 0
  for (let at = stop - 1; at >= start; at--) {
    const count = stop - at
    const off = (values[at] as number) - anchor - mean
    mean += off / count
    squares += (off * off * (count - 1)) / count
    ends.mean[at - start] = mean
    ends.squares[at - start] = squares
  }
  ends.anchor = anchor
}
