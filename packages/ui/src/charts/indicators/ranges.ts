import { columnOverPresent, isPresent, overPresent, type RangeBars } from './bars.ts'
import { wilder } from './moving-averages.ts'
import { rollingMax, rollingMin, rollingMoments } from './rolling.ts'

/**
 * True range: `TR = max(high − low, |high − close₋₁|, |low − close₋₁|)`.
 *
 * The first bar has no close before it, and is its own range. Bars without high, low or close are skipped.
 * J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section III.
 */
export function trueRange({ high, low, close }: RangeBars): Float64Array {
  return columnOverPresent([close, high, low], (closes, highs, lows) => rangesOf(highs, lows, closes))
}

/**
 * Average true range: Wilder's smoothing of the true range over `period` bars, seeded with the average of the first ones.
 *
 * In the units of the price. Bars without high, low or close are skipped; a bad period gives no values.
 * J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section III.
 */
export function atr({ high, low, close }: RangeBars, period: number): Float64Array {
  return columnOverPresent([close, high, low], (closes, highs, lows) =>
    wilder(rangesOf(highs, lows, closes), period),
  )
}

function rangesOf(highs: Float64Array, lows: Float64Array, closes: Float64Array): Float64Array {
  return closes.map((_, at) => {
    const high = highs[at] as number
    const low = lows[at] as number
    const before = closes[at - 1]
    const own = Math.abs(high - low)
    return before === undefined ? own : Math.max(own, Math.abs(high - before), Math.abs(low - before))
  })
}

export type Bollinger = { middle: Float64Array; upper: Float64Array; lower: Float64Array }

/**
 * Bollinger bands: `middle = SMA(n)`, `upper and lower = middle ± k·σ`.
 *
 * σ is the population standard deviation of the same `period` values (divided by n, not n − 1), as Bollinger has it.
 * `deviations` is k, usually 2; below 0 or no number gives no bands. Missing values are skipped; a bad period gives no values.
 * J. Bollinger, "Bollinger on Bollinger Bands", 2001, ch. 7; in use since the early 1980s.
 */
export function bollinger(values: Float64Array, period: number, deviations: number): Bollinger {
  const times = deviations >= 0 && Number.isFinite(deviations) ? deviations : Number.NaN
  return overPresent([values], present => {
    const { mean, variance } = rollingMoments(present, period)
    return {
      middle: mean,
      upper: mean.map((middle, at) => middle + times * Math.sqrt(variance[at] as number)),
      lower: mean.map((middle, at) => middle - times * Math.sqrt(variance[at] as number)),
    }
  })
}

/**
 * The highest of the last `period` values, at every place from the period's last on.
 * Missing values are skipped; a bad period gives no values. R. Donchian's channel of the 1950s, after Murphy 1999, ch. 9.
 */
export function highest(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => rollingMax(present, period))
}

/** The lowest of the last `period` values; else as `highest`. */
export function lowest(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => rollingMin(present, period))
}

/** The highest and the lowest value of a range, and their indices; of equal ones the first. */
export type HighLowExtent = { high: number; highAt: number; low: number; lowAt: number }

/**
 * The extent of the bars from index `from` to index `to`, both included; by default of all. Null where no bar has a value.
 * A line without high and low has the extent of its closes: pass the closes for both. Ends beyond the data are the data's ends.
 */
export function highLowExtent(
  { high, low }: { high: Float64Array; low: Float64Array },
  from = 0,
  to = Math.max(high.length, low.length) - 1,
): HighLowExtent | null {
  const out = { high: Number.NEGATIVE_INFINITY, highAt: -1, low: Number.POSITIVE_INFINITY, lowAt: -1 }
  const last = Math.min(Math.floor(to), Math.max(high.length, low.length) - 1)
  for (let at = Math.max(0, Math.ceil(from)); at <= last; at++) {
    const [top, bottom] = [high[at], low[at]]
    if (isPresent(top) && top > out.high) Object.assign(out, { high: top, highAt: at })
    if (isPresent(bottom) && bottom < out.low) Object.assign(out, { low: bottom, lowAt: at })
  }
  return out.highAt < 0 || out.lowAt < 0 ? null : out
}
