import { columnOverPresent, emptyColumn, overPresent, type RangeBars } from './bars.ts'
import { ema, sma, wilder } from './moving-averages.ts'
import { rollingMax, rollingMin } from './rolling.ts'

/**
 * Relative strength index, 0 to 100: `RSI = 100 − 100 / (1 + G / L)`.
 *
 * G and L are the rises and falls from value to value, each smoothed by Wilder over `period` changes; the first value comes after
 * `period` changes. Computed as `100·G / (G + L)`, which is equal and needs no case for L = 0. Without any change it is 50. Missing
 * values are skipped; a bad period gives no values.
 * J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section VI.
 */
export function rsi(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => {
    const out = emptyColumn(present.length)
    const changes = present.subarray(1).map((value, before) => value - (present[before] as number))
    const rises = wilder(
      changes.map(change => Math.max(change, 0)),
      period,
    )
    const falls = wilder(
      changes.map(change => Math.max(-change, 0)),
      period,
    )
    rises.forEach((rise, at) => {
      const moved = rise + (falls[at] as number)
      // the quotient of two roundings can exceed 100 by a hair, which is outside the pane
      out[at + 1] = moved === 0 ? 50 : Math.min(100, (100 * rise) / moved)
    })
    return out
  })
}

export type Macd = { line: Float64Array; signal: Float64Array; histogram: Float64Array }

/** The three periods of MACD, in values. */
export type MacdPeriods = { fast: number; slow: number; signal: number }

/**
 * Moving average convergence divergence: `line = EMA(fast) − EMA(slow)`, `signal = EMA(line, signal)`, `histogram = line − signal`.
 *
 * Usually 12, 26 and 9. Each average is seeded with the simple average of its first values, the signal with those of the line.
 * Missing values are skipped; a bad period gives no values.
 * G. Appel, "The Moving Average Convergence-Divergence Trading Method", 1979; the histogram is T. Aspray's, 1986.
 */
export function macd(values: Float64Array, { fast, slow, signal: smoothing }: MacdPeriods): Macd {
  return overPresent([values], present => {
    const slower = ema(present, slow)
    const line = ema(present, fast).map((faster, at) => faster - (slower[at] as number))
    const signal = ema(line, smoothing)
    return { line, signal, histogram: line.map((value, at) => value - (signal[at] as number)) }
  })
}

export type Stochastic = { k: Float64Array; d: Float64Array }

/** The periods of the stochastic: of %K in bars, of its smoothing (1 leaves it "fast"), and of %D. */
export type StochasticPeriods = { period: number; smoothing: number; signal: number }

/**
 * Stochastic oscillator, 0 to 100: `%K = SMA(100·(close − lowest) / (highest − lowest), smoothing)`, `%D = SMA(%K, signal)`.
 *
 * Highest high and lowest low of the last `period` bars; usually 14, 3 and 3. Where they are equal the raw value is 50; a close outside
 * of its own bar is clamped. Bars without high, low or close are skipped; a bad period gives no values.
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

/** The position of the value between the ends, in percent. */
function placeWithin(value: number, low: number, high: number): number {
  if (high === low) return 50
  return Math.min(100, Math.max(0, (100 * (value - low)) / (high - low)))
}
