import { overPresent } from './bars.ts'
import { rollingMoments } from './rolling.ts'

export type Bollinger = { middle: Float64Array; upper: Float64Array; lower: Float64Array }

/**
 * Bollinger bands: `middle = SMA(n)`, `upper and lower = middle ± k·σ`.
 *
 * σ is the population standard deviation of the same `period` values (divided by n, not n − 1), as Bollinger has it.
 * `deviations` is k, usually 2; below 0 or no number gives no bands. Missing values are passed over; a bad period gives no values.
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
