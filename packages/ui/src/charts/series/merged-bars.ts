/** What bars are made of: columns of one length in time order, NaN for none. Without a close there is no bar. */
export type BarSource = {
  /** Strictly increasing wall-clock milliseconds. */
  x: Float64Array
  close: Float64Array
  open?: Float64Array | undefined
  high?: Float64Array | undefined
  low?: Float64Array | undefined
}

/** The bars that are to be drawn: indices `from` to before `to`. */
export type BarRange = { from: number; to: number }

/** One bar as it is drawn: one of the data, or several that have no room of their own. */
export type MergedBar = {
  /** Where it stands, in wall-clock milliseconds. */
  at: number
  /** The first open that there is; NaN without any: such a bar has no direction. */
  open: number
  high: number
  low: number
  /** The last close. */
  close: number
}

export type MergedBars = {
  bars: MergedBar[]
  /** Pixels from one bar to the next. */
  slot: number
}

/** Pixels that a bar gets which has no neighbours to measure by. */
const LONELY_SLOT = 12
/** Monday 5 January 1970: days that are merged by sevens are whole weeks. */
const MONDAY = 4 * 86_400_000

/**
 * The bars with room to be seen. Where they stand closer than `least` pixels, as many as it takes are merged: open of the first, close of the
 * last, highest high and lowest low, so that no extreme is lost. What is merged depends on the zoom alone and not on the
 * range, so that bars keep still while the chart is moved; the first and the last are whole for the same reason.
 * `scale`: pixels per millisecond.
 */
export function mergedBars(source: BarSource, range: BarRange, scale: number, least: number): MergedBars {
  const { x } = source
  const spacing = usualSpacing(x)
  const pixels = spacing * scale
  const many = pixels > 0 ? Math.max(1, Math.ceil(least / pixels - 1e-6)) : 1
  const span = many * spacing
  // Bars that are far enough apart are only merged where they share a pixel
  const cellOf = (at: number): number => Math.floor(many > 1 ? (at - MONDAY) / span : at * scale)
  const middleOf = (first: number, last: number): number =>
    many > 1 ? MONDAY + cellOf(first) * span + (span - spacing) / 2 : (first + last) / 2
  const bars: MergedBar[] = []
  let { from, to } = wholeCells(x, range, cellOf)
  while (from < to) {
    const cell = cellOf(x[from] as number)
    let end = from + 1
    while (end < to && cellOf(x[end] as number) === cell) end++
    const at = middleOf(x[from] as number, x[end - 1] as number)
    const bar = oneOf(source, from, end, at)
    if (bar) bars.push(bar)
    from = end
  }
  return { bars, slot: pixels > 0 ? pixels * many : LONELY_SLOT }
}

/** The range with the rest of its first and of its last cell. */
function wholeCells(x: Float64Array, range: BarRange, cellOf: (at: number) => number): BarRange {
  let from = Math.max(0, range.from)
  let to = Math.min(x.length, range.to)
  if (from >= to) return { from: 0, to: 0 }
  const [first, last] = [cellOf(x[from] as number), cellOf(x[to - 1] as number)]
  while (from > 0 && cellOf(x[from - 1] as number) === first) from--
  while (to < x.length && cellOf(x[to] as number) === last) to++
  return { from, to }
}

function oneOf(source: BarSource, from: number, to: number, at: number): MergedBar | null {
  const bar = {
    at,
    open: Number.NaN,
    high: Number.NEGATIVE_INFINITY,
    low: Number.POSITIVE_INFINITY,
    close: Number.NaN,
  }
  for (let i = from; i < to; i++) {
    const close = source.close[i] as number
    if (Number.isNaN(close)) continue
    bar.close = close
    const open = source.open?.[i] ?? Number.NaN
    if (Number.isNaN(bar.open)) bar.open = open
    for (const value of [open, source.high?.[i], source.low?.[i], close]) {
      // Bad data may have a high below its open: all four count
      if (value !== undefined && value > bar.high) bar.high = value
      if (value !== undefined && value < bar.low) bar.low = value
    }
  }
  return Number.isNaN(bar.close) ? null : bar
}

const spacings = new WeakMap<Float64Array, number>()

/**
 * The distance of neighbours that bars are as wide as: the smallest usual one, so that weekends make no bars wide and two stray values next
 * to each other make none thin. A tenth of all distances are no larger. NaN with fewer than two places.
 */
export function usualSpacing(x: Float64Array): number {
  const known = spacings.get(x)
  if (known !== undefined) return known
  const steps = x.subarray(1).map((at, i) => at - (x[i] as number))
  steps.sort()
  const usual = steps[Math.floor((steps.length - 1) * 0.1)] ?? Number.NaN
  spacings.set(x, usual)
  return usual
}
