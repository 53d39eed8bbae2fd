import { columnOverPresent, emptyColumn, isPeriod } from './bars.ts'
import { rollingSum, rollingWeightedSum } from './rolling.ts'

/**
 * Simple moving average: `SMA = (x₁ + … + xₙ) / n` of the last `period` values.
 *
 * First value at the period's last place. Missing values are skipped; a bad period gives no values.
 * J. J. Murphy, "Technical Analysis of the Financial Markets", 1999, ch. 9.
 */
export function sma(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => rollingSum(present, period).map(sum => sum / period))
}

/**
 * Exponential moving average: `EMA = EMA₋₁ + α·(x − EMA₋₁)`, `α = 2 / (n + 1)`.
 *
 * Seeded with the simple average of the first `period` values, at the period's last place.
 * Missing values are skipped; a bad period gives no values.
 * R. G. Brown, "Statistical Forecasting for Inventory Control", 1959; with this α, Appel 1979 and Murphy 1999, ch. 9.
 */
export function ema(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => smoothed(present, period, 2 / (period + 1)))
}

/**
 * Wilder's smoothing: `S = S₋₁ + (x − S₋₁) / n`, an exponential average with `α = 1 / n`.
 *
 * Seeded with the simple average of the first `period` values. Missing values are skipped; a bad period gives no values.
 * J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section III.
 */
export function wilder(values: Float64Array, period: number): Float64Array {
  return columnOverPresent([values], present => smoothed(present, period, 1 / period))
}

/**
 * Weighted moving average: `WMA = (1·x₁ + 2·x₂ + … + n·xₙ) / (n·(n + 1) / 2)`, the latest value weighing most.
 *
 * Missing values are skipped; a bad period gives no values. Murphy 1999, ch. 9.
 */
export function wma(values: Float64Array, period: number): Float64Array {
  const weights = (period * (period + 1)) / 2
  return columnOverPresent([values], present => rollingWeightedSum(present, period).map(sum => sum / weights))
}

function smoothed(values: Float64Array, period: number, share: number): Float64Array {
  const out = emptyColumn(values.length)
  if (!isPeriod(period) || period > values.length) return out
  let last = 0
  for (let at = 0; at < period; at++) last += values[at] as number
  last /= period
  out[period - 1] = last
  for (let at = period; at < values.length; at++) {
    last += share * ((values[at] as number) - last)
    out[at] = last
  }
  return out
}
