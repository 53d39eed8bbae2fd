import { columnOverPresent, isPresent } from './bars.ts'
import { rollingMax, rollingMin } from './rolling.ts'

/**
 * The highest of the last `period` values, at every place from the period's last on.
 * Missing values are passed over; a bad period gives no values. R. Donchian's channel of the 1950s, after Murphy 1999, ch. 9.
 */
export function highest(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => rollingMax(present, period))
}

/** The lowest of the last `period` values; else as `highest`. */
export function lowest(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => rollingMin(present, period))
}

/** The highest and the lowest value of a stretch, and where they stand; of equal ones the first. */
export type Extent = { high: number; highAt: number; low: number; lowAt: number }

/**
 * The extent of the bars from index `from` to index `to`, both included; by default of all. Null where no bar has a value.
 * A line without high and low has the extent of its closes: give the closes for both. Ends beyond the data are the data's ends.
 */
export function highLowExtent(
  { high, low }: { high: Float64Array; low: Float64Array },
  from = 0,
  to = Math.max(high.length, low.length) - 1,
): Extent | null {
  const out = { high: Number.NEGATIVE_INFINITY, highAt: -1, low: Number.POSITIVE_INFINITY, lowAt: -1 }
  const last = Math.min(Math.floor(to), Math.max(high.length, low.length) - 1)
  for (let at = Math.max(0, Math.ceil(from)); at <= last; at++) {
    const [top, bottom] = [high[at], low[at]]
    if (isPresent(top) && top > out.high) Object.assign(out, { high: top, highAt: at })
    if (isPresent(bottom) && bottom < out.low) Object.assign(out, { low: bottom, lowAt: at })
  }
  return out.highAt < 0 || out.lowAt < 0 ? null : out
}
