import { type Bars, emptyColumn, isPresent } from './bars.ts'

export type VolumeBars = {
  /** The volume of bars that rose or stayed, NaN elsewhere. */
  up: Float64Array
  /** The volume of bars that fell, NaN elsewhere. */
  down: Float64Array
}

/**
 * Volume by direction: down where `close < open`, or without an open where the close is below the last close there was; else up.
 *
 * A bar without a close has no direction and counts as up; without a volume, or with one below zero, there is no bar.
 * The colouring is that of candlesticks: S. Nison, "Japanese Candlestick Charting Techniques", 1991, ch. 3.
 */
export function volumeBars({ open, close, volume }: Bars): VolumeBars {
  const out: VolumeBars = { up: emptyColumn(close.length), down: emptyColumn(close.length) }
  let lastClose = Number.NaN
  close.forEach((value, at) => {
    const amount = volume?.[at]
    const start = open?.[at]
    const from = isPresent(start) ? start : lastClose
    if (isPresent(amount) && amount >= 0) (value < from ? out.down : out.up)[at] = amount
    if (isPresent(value)) lastClose = value
  })
  return out
}
