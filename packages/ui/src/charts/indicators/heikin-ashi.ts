import { type FullBars, overPresent } from './bars.ts'

/**
 * Heikin-Ashi, "average bar": `close = (o + h + l + c) / 4`, `open = (open₋₁ + close₋₁) / 2` of the averaged bars,
 * `high = max(h, open, close)`, `low = min(l, open, close)`.
 *
 * The first bar opens at `(o + c) / 2`. Bars that are not whole are passed over and stay without values.
 * D. Valcu, "Using the Heikin-Ashi Technique", Technical Analysis of Stocks & Commodities, February 2004.
 */
export function heikinAshi({ open, high, low, close }: FullBars): FullBars {
  return overPresent([close, open, high, low], (closes, opens, highs, lows) => {
    const average = closes.map(
      (value, at) => (value + (opens[at] as number) + (highs[at] as number) + (lows[at] as number)) / 4,
    )
    const start = opens.slice()
    opens.forEach((value, at) => {
      const before = start[at - 1]
      start[at] =
        before === undefined
          ? (value + (closes[at] as number)) / 2
          : (before + (average[at - 1] as number)) / 2
    })
    return {
      open: start,
      high: highs.map((value, at) => Math.max(value, start[at] as number, average[at] as number)),
      low: lows.map((value, at) => Math.min(value, start[at] as number, average[at] as number)),
      close: average,
    }
  })
}
