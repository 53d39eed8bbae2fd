import { columnOverPresent, emptyColumn } from './bars.ts'
import { wilder } from './moving-averages.ts'

/**
 * Relative strength index, 0 to 100: `RSI = 100 − 100 / (1 + G / L)`.
 *
 * G and L are the rises and falls from value to value, each smoothed by Wilder over `period` changes; the first value stands
 * after `period` changes. Written as `100·G / (G + L)`, which is the same and needs no case for L = 0. Where nothing moved at all there
 * is neither strength nor weakness, and it is 50. Missing values are passed over; a bad period gives no values.
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
