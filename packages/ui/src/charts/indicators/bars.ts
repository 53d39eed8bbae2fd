import { DRAWABLE_LIMIT } from '../../foundation/to-point.ts'

/**
 * The columns that indicators are computed from, all of one length and in time order; NaN is "none".
 * Only `close` is always there; a line without open, high and low is its own close.
 */
export type Bars = {
  close: Float64Array
  open?: Float64Array | undefined
  high?: Float64Array | undefined
  low?: Float64Array | undefined
  volume?: Float64Array | undefined
}

/**
 * The columns of one series on a chart, with the word on whether it hides its values (P7): nothing can be computed without it,
 * as an average would tell the numbers that a shape keeps to itself.
 */
export type ChartBars = Bars & { masked: boolean }

/** Open, high, low and close, all four. */
export type FullBars = Required<Pick<Bars, 'open' | 'high' | 'low' | 'close'>>

/** What true range and stochastic look at. */
export type RangeBars = Required<Pick<Bars, 'high' | 'low' | 'close'>>

/** Whether there is a value here: finite, and of a size that a chart can draw. */
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
 * The rule for gaps, the same for every indicator: places where an input is missing are passed over. They count for no period, break no
 * recursion, and have no value in the result; what comes after goes on as if they were not there. A bond without
 * trades on a day has no price on it, which is neither a price of zero nor a reason to begin anew.
 *
 * `compute` gets the inputs without such places and gives columns of the same length; they come back in full length.
 * The result is as long as the first input; another one that is shorter is missing at the end.
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

/** As `overPresent`, for what gives one column. */
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
