import { columnOverPresent, type RangeBars } from './bars.ts'
import { wilder } from './moving-averages.ts'

/**
 * True range: `TR = max(high − low, |high − close₋₁|, |low − close₋₁|)`.
 *
 * The first bar has no close before it, and is its own range. Bars without high, low or close are passed over.
 * J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section III.
 */
export function trueRange({ high, low, close }: RangeBars): Float64Array {
  return columnOverPresent([close, high, low], (closes, highs, lows) => rangesOf(highs, lows, closes))
}

/**
 * Average true range: Wilder's smoothing of the true range over `period` bars, seeded with the average of the first ones.
 *
 * In the units of the price. Bars without high, low or close are passed over; a bad period gives no values.
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
