import { DRAWABLE_LIMIT } from '../../foundation/to-point.ts'

/**
 * The input columns of indicators, all of one length and in time order; NaN is "none".
 * Only `close` is required; for a line it has the values.
 */
export type Bars = {
  close: Float64Array
  open?: Float64Array | undefined
  high?: Float64Array | undefined
  low?: Float64Array | undefined
  volume?: Float64Array | undefined
}

/**
 * The columns of one series on a chart. `masked` is required (P7): indicators of a masked series must not be computed, because an
 * average would reveal its values.
 */
export type ChartBars = Bars & { masked: boolean }

/** Open, high, low and close, all four. */
export type FullBars = Required<Pick<Bars, 'open' | 'high' | 'low' | 'close'>>

/** The input of true range and stochastic. */
export type RangeBars = Required<Pick<Bars, 'high' | 'low' | 'close'>>

/** Whether a value is present: finite, and of a size that a chart can draw. */
export function isPresent(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < DRAWABLE_LIMIT
}

/** Whether a period can be used: a whole number from 1 on. Anything else gives a column without values, never an error. */
export function isPeriod(period: number): boolean {
  return Number.isSafeInteger(period) && period >= 1
}

/** A column of this length without any value. */
export function emptyColumn(length: number): Float64Array {
  return new Float64Array(length).fill(Number.NaN)
}

/**
 * The rule for gaps, the same for every indicator: places where an input is missing are skipped. They do not count in a period, do not
 * interrupt a recursion, and have no value in the result. A bond without trades on a day has no price on it, which is neither a price of
 * zero nor a reason to start again.
 *
 * `compute` receives the inputs without these places and returns columns of the same length, which are expanded to full length.
 * The result is as long as the first input; a shorter input counts as missing at its end.
 */
export function overPresent<Name extends string>(
  inputs: readonly [Float64Array, ...Float64Array[]],
  compute: (...present: Float64Array[]) => Record<Name, Float64Array>,
): Record<Name, Float64Array> {
  const [{ length }] = inputs
  const places = presentPlaces(inputs)
  if (places.length === length) return compute(...inputs.map(column => column.subarray(0, length)))
  const dense = compute(...inputs.map(column => Float64Array.from(places, at => column[at] as number)))
  const names = Object.keys(dense) as Name[]
  const spread = names.map(name => [name, spreadOut(dense[name], places, length)] as const)
  return Object.fromEntries(spread) as Record<Name, Float64Array>
}

/** As `overPresent`, for a computation with one column as its result. */
export function columnOverPresent(
  inputs: readonly [Float64Array, ...Float64Array[]],
  compute: (...present: Float64Array[]) => Float64Array,
): Float64Array {
  return overPresent(inputs, (...present) => ({ only: compute(...present) })).only
}

function presentPlaces(inputs: readonly [Float64Array, ...Float64Array[]]): Uint32Array {
  const [{ length }] = inputs
  const places = new Uint32Array(length)
  let count = 0
  for (let at = 0; at < length; at++) {
    if (inputs.every(column => isPresent(column[at]))) places[count++] = at
  }
  return places.subarray(0, count)
}

function spreadOut(dense: Float64Array, places: Uint32Array, length: number): Float64Array {
  const out = emptyColumn(length)
  places.forEach((at, i) => {
    out[at] = dense[i] as number
  })
  return out
}

/**
 * Heikin-Ashi, "average bar": `close = (o + h + l + c) / 4`, `open = (open₋₁ + close₋₁) / 2` of the averaged bars,
 * `high = max(h, open, close)`, `low = min(l, open, close)`.
 *
 * The first bar opens at `(o + c) / 2`. Bars that are not whole are skipped and stay without values.
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
