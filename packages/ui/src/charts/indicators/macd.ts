import { overPresent } from './bars.ts'
import { ema } from './moving-averages.ts'

export type Macd = { line: Float64Array; signal: Float64Array; histogram: Float64Array }

/** The three periods of MACD, in values. */
export type MacdPeriods = { fast: number; slow: number; signal: number }

/**
 * Moving average convergence divergence: `line = EMA(fast) − EMA(slow)`, `signal = EMA(line, signal)`, `histogram = line − signal`.
 *
 * Usually 12, 26 and 9. Each average is seeded with the simple average of its first values, the signal with those of the line.
 * Missing values are passed over; a bad period gives no values.
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
