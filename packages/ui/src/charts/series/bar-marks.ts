import { tenth } from '../plot/path.ts'
import type { LinearMap } from '../plot/scales.ts'
import { type BarRange, type BarSource, type MergedBar, type MergedBars, mergedBars } from './merged-bars.ts'

/** What colours a path: rising, falling, neither, or the colour of its series. */
export type MarkTone = 'up' | 'down' | 'level' | 'series'

/**
 * How a path is painted: `line` is only stroked, `block` stroked and filled, `fill` only filled, `soft` filled with a part of its
 * colour. Rising and falling always differ in this or in their form, never in colour alone.
 */
export type MarkLook = 'line' | 'block' | 'fill' | 'soft'

/** One `<path>` of a series; a whole chart is a handful of them. Strokes are one pixel, joins mitred. */
export type MarkPath = { tone: MarkTone; look: MarkLook; d: string }

/** Why there are no bars: the data have closes alone, or nowhere all four values of a bar. */
export type BarRefusal = 'closeOnly' | 'noWholeBar'

/** Whether the data can be drawn as candles or open-high-low-close bars: null if so, else why not (C20). */
export function barRefusal({ open, high, low, close }: Omit<BarSource, 'x'>): BarRefusal | null {
  if (!(hasAny(open) || hasAny(high) || hasAny(low))) return 'closeOnly'
  const whole = close.some((value, i) =>
    [value, open?.[i], high?.[i], low?.[i]].every(each => Number.isFinite(each)),
  )
  return whole ? null : 'noWholeBar'
}

function hasAny(values: Float64Array | undefined): boolean {
  return values?.some(Number.isFinite) ?? false
}

export type BarMarksRequest = {
  /** Heights as the mapping takes them: on a logarithmic axis their logarithms. */
  source: BarSource
  /** The bars in sight. */
  range: BarRange
  mapping: LinearMap
}

/** A bar needs this many pixels, or its body has no inside that could be hollow. */
const LEAST_BAR = 4
const LEAST_COLUMN = 3
/** Bodies do not grow beyond this: three bars on a wide screen are still bars. */
const WIDEST = 25

/**
 * Candles: hollow where the close is above the open, filled where it is below, a dash where they are equal or there is no open.
 * One path for each of the three, the wicks in it.
 */
export function candlePaths({ source, range, mapping }: BarMarksRequest): MarkPath[] {
  const { bars, slot } = mergedBars(source, range, mapping.kx, LEAST_BAR)
  const width = bodyWidth(slot)
  const d = { up: '', down: '', level: '' }
  for (const bar of bars) {
    const tone = toneOf(bar)
    const { centre, top, bottom, open, close } = placed(bar, mapping)
    const [upper, lower] = [Math.min(open, close), Math.max(open, close)]
    const left = centre - width / 2
    d[tone] += upright(centre, top, upper) + upright(centre, lower, bottom)
    // Half the stroke is within, so that the body ends where open and close are
    d[tone] +=
      tone !== 'level' && lower - upper > 1
        ? `M${left + 0.5},${tenth(upper + 0.5)}h${width - 1}V${tenth(lower - 0.5)}h${1 - width}z`
        : `M${left},${tenth((upper + lower) / 2)}h${width}`
  }
  return inked([
    { tone: 'up', look: 'line', d: d.up },
    { tone: 'down', look: 'block', d: d.down },
    { tone: 'level', look: 'line', d: d.level },
  ])
}

/** Bars: a stem from high to low, a tick to the left at the open and one to the right at the close. */
export function ohlcPaths({ source, range, mapping }: BarMarksRequest): MarkPath[] {
  const { bars, slot } = mergedBars(source, range, mapping.kx, LEAST_BAR)
  const reach = bodyWidth(slot) / 2
  const d = { up: '', down: '', level: '' }
  for (const bar of bars) {
    const { centre, top, bottom, open, close } = placed(bar, mapping)
    const left = Number.isNaN(bar.open) ? '' : `M${centre - reach},${tenth(open)}H${centre}`
    const right = `M${centre},${tenth(close)}H${centre + reach}`
    d[toneOf(bar)] += upright(centre, top, bottom) + left + right
  }
  return inked([
    { tone: 'up', look: 'line', d: d.up },
    { tone: 'down', look: 'line', d: d.down },
    { tone: 'level', look: 'line', d: d.level },
  ])
}

export type HistogramRequest = BarMarksRequest & {
  /**
   * Colours all columns alike, or each of them by a number at its place, below zero falling, else rising: volumes of rising and of
   * falling bars. Default by side of zero.
   */
  tone?: MarkTone | Int8Array | undefined
}

/**
 * Columns that stand on zero, from `close` alone. Of merged ones the highest above zero and the lowest below are drawn, each with its own
 * tone. What rises is lighter than what falls; a column of any value but zero is at least one pixel long.
 */
export function histogramPaths({ source, range, mapping, tone }: HistogramRequest): MarkPath[] {
  const { x, close } = source
  const merged = (values: Float64Array) => mergedBars({ x, close: values }, range, mapping.kx, LEAST_COLUMN)
  if (tone instanceof Int8Array) {
    const falls = (i: number): boolean => (tone[i] ?? 0) < 0
    const rising = merged(close.map((value, i) => (falls(i) ? Number.NaN : value)))
    const falling = merged(close.map((value, i) => (falls(i) ? value : Number.NaN)))
    const up = columnsOf(
      outreaching(rising, falling, (reach, other) => reach >= other),
      mapping,
    )
    const down = columnsOf(
      outreaching(falling, rising, (reach, other) => reach > other),
      mapping,
    )
    return painted('up', up.above + up.below, 'down', down.above + down.below)
  }
  const { above, below } = columnsOf(merged(close), mapping)
  return tone ? painted(tone, above + below) : painted('up', above, 'down', below)
}

/** Of two kinds of column that were merged into one place only the longer is drawn: one before the other would look like a sum. */
function outreaching(
  { bars, slot }: MergedBars,
  others: MergedBars,
  wins: (reach: number, other: number) => boolean,
): MergedBars {
  const reachOf = ({ high, low }: MergedBar): number => Math.max(Math.abs(high), Math.abs(low))
  const reaches = new Map(others.bars.map(bar => [bar.at, reachOf(bar)]))
  return {
    bars: bars.filter(bar => wins(reachOf(bar), reaches.get(bar.at) ?? Number.NEGATIVE_INFINITY)),
    slot,
  }
}

function columnsOf({ bars, slot }: MergedBars, mapping: LinearMap): { above: string; below: string } {
  const width = roomIn(slot)
  const zero = mapping.by
  const d = { above: '', below: '' }
  for (const { at, high, low } of bars) {
    const left = Math.round(at * mapping.kx + mapping.bx - width / 2)
    const column = (value: number): string => {
      const end = value * mapping.ky + zero
      const long = Math.max(1, Math.abs(end - zero)) * Math.sign(end - zero || mapping.ky * value)
      return `M${left},${tenth(zero)}h${width}V${tenth(zero + long)}h${-width}z`
    }
    if (high > 0) d.above += column(high)
    if (low < 0) d.below += column(low)
  }
  return d
}

function painted(tone: MarkTone, d: string, other?: MarkTone, more = ''): MarkPath[] {
  const paths: MarkPath[] = [{ tone, look: lookOf(tone), d }]
  return inked(other ? [...paths, { tone: other, look: lookOf(other), d: more }] : paths)
}

function lookOf(tone: MarkTone): MarkLook {
  return tone === 'up' ? 'soft' : 'fill'
}

function inked(paths: MarkPath[]): MarkPath[] {
  return paths.filter(({ d }) => d !== '')
}

function toneOf({ open, close }: MergedBar): 'up' | 'down' | 'level' {
  return close > open ? 'up' : close < open ? 'down' : 'level'
}

/** Whole pixels that a mark may take, with at least one free between neighbours. */
function roomIn(slot: number): number {
  return Math.max(1, Math.min(WIDEST, Math.floor(slot * 0.8)))
}

/** An odd number of them: the wick stands in the middle. */
function bodyWidth(slot: number): number {
  const room = roomIn(slot)
  return room % 2 === 0 ? room - 1 : room
}

/** Upright strokes of one pixel are sharp on half pixels only. */
function centreOf(at: number, { kx, bx }: LinearMap): number {
  return Math.floor(at * kx + bx) + 0.5
}

/** The bar in pixels; without an open it opens where it closes. */
function placed(bar: MergedBar, mapping: LinearMap) {
  const { ky, by } = mapping
  const [high, low] = [bar.high * ky + by, bar.low * ky + by]
  const close = bar.close * ky + by
  return {
    centre: centreOf(bar.at, mapping),
    top: Math.min(high, low),
    bottom: Math.max(high, low),
    open: Number.isNaN(bar.open) ? close : bar.open * ky + by,
    close,
  }
}

/** An upright stroke; none where it would have no length. */
function upright(x: number, from: number, to: number): string {
  const [start, end] = [tenth(from), tenth(to)]
  return start === end ? '' : `M${x},${start}V${end}`
}
