import { overPresent, type RangeBars } from './bars.ts'
import { sma } from './moving-averages.ts'
import { rollingMax, rollingMin } from './rolling.ts'

export type Stochastic = { k: Float64Array; d: Float64Array }

/** The periods of the stochastic: of %K in bars, of its smoothing (1 leaves it "fast"), and of %D. */
export type StochasticPeriods = { period: number; smoothing: number; signal: number }

/**
 * Stochastic oscillator, 0 to 100: `%K = SMA(100·(close − lowest) / (highest − lowest), smoothing)`, `%D = SMA(%K, signal)`.
 *
 * Highest high and lowest low of the last `period` bars; usually 14, 3 and 3. Where they are the same, the close is at neither end, and
 * the raw value is 50; a close outside its own bar counts as the end that it is beyond. Bars without high, low or close are passed
 * over; a bad period gives no values.
 * G. C. Lane, "Lane's Stochastics", Technical Analysis of Stocks & Commodities, 1984.
 */
export function stochastic(
  { high, low, close }: RangeBars,
  { period, smoothing, signal }: StochasticPeriods,
): Stochastic {
  return overPresent([close, high, low], (closes, highs, lows) => {
    const highest = rollingMax(highs, period)
    const lowest = rollingMin(lows, period)
    const raw = closes.map((value, at) => placeWithin(value, lowest[at] as number, highest[at] as number))
    const k = sma(raw, smoothing)
    return { k, d: sma(k, signal) }
  })
}

/** Where the value stands between the ends, in percent. */
function placeWithin(value: number, low: number, high: number): number {
  if (high === low) return 50
  return Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)))
}
