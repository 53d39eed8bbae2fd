import { usualSpacing } from '../plot/column.ts'
import { tenth } from '../plot/path.ts'
import type { LinearMap } from '../plot/scales.ts'

/** What bars are drawn from: columns of one length, NaN for none. Without a close there is no bar. */
export type BarSource = {
  /** Strictly increasing places along the axis. */
  x: Float64Array
  close: Float64Array
  open?: Float64Array | undefined
  high?: Float64Array | undefined
  low?: Float64Array | undefined
  /** How far each reaches along the axis, where that differs. */
  spans?: Float64Array | undefined
}

/** The bars that are to be drawn: indices `from` to before `to`. */
type BarRange = { from: number; to: number }

type Bar = {
  /** Its place in the source. */
  index: number
  at: number
  /** NaN: such a bar has no direction. */
  open: number
  high: number
  low: number
  close: number
  /** Pixels that it may take with the space around it. */
  slot: number
}

/** What colours a path: rising, falling, neither, the colour of its series, or the grey of what was traded. */
export type MarkTone = 'up' | 'down' | 'level' | 'series' | 'neutral'

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

/** Pixels that a bar gets which has no neighbours to measure by. */
const LONELY_SLOT = 12
/** A bar may take so much of its neighbours' width: weeks with a holiday are as wide as others. */
const SPARE = 1.25
/** Bodies do not grow beyond this: three bars on a wide screen are still bars. */
const WIDEST = 25

/**
 * Candles: hollow where the close is above the open, filled where it is below, a dash where they are equal or there is no open.
 * One path for each of the three, the wicks in it.
 */
export function candlePaths({ source, range, mapping }: BarMarksRequest): MarkPath[] {
  const d = { up: '', down: '', level: '' }
  for (const bar of barsIn(source, range, mapping.kx)) {
    const width = bodyWidth(bar.slot)
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
  const d = { up: '', down: '', level: '' }
  for (const bar of barsIn(source, range, mapping.kx)) {
    const reach = bodyWidth(bar.slot) / 2
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
  /** One grey for all: rising columns are hollow, falling ones filled. Default false. */
  neutral?: boolean | undefined
}

/**
 * Columns that stand on zero, from `close` alone. What rises is lighter than what falls; a column of any value but zero is at least one
 * pixel long.
 */
export function histogramPaths({
  source,
  range,
  mapping,
  tone,
  neutral = false,
}: HistogramRequest): MarkPath[] {
  const { x, close, spans } = source
  const bars = barsIn({ x, close, spans }, range, mapping.kx)
  if (neutral) return neutralPaths(bars, mapping, typeof tone === 'object' ? tone : null)
  if (typeof tone === 'object') {
    const falls = ({ index }: Bar): boolean => (tone[index] ?? 0) < 0
    const up = columnsOf(
      bars.filter(bar => !falls(bar)),
      mapping,
    )
    const down = columnsOf(bars.filter(falls), mapping)
    return painted('up', up.above + up.below, 'down', down.above + down.below)
  }
  const { above, below } = columnsOf(bars, mapping)
  return tone ? painted(tone, above + below) : painted('up', above, 'down', below)
}

/** Rising columns hollow, falling ones filled; without tones all are filled. Narrow ones have no inside to leave empty. */
function neutralPaths(bars: readonly Bar[], mapping: LinearMap, tone: Int8Array | null): MarkPath[] {
  const rises = ({ index, slot }: Bar): boolean =>
    tone !== null && (tone[index] ?? 0) >= 0 && columnWidth(slot) > 2
  const [hollow, filled] = [bars.filter(rises), bars.filter(bar => !rises(bar))].map(some => {
    const { above, below } = columnsOf(some, mapping, 0.5)
    return above + below
  })
  return inked([
    { tone: 'neutral', look: 'line', d: hollow ?? '' },
    { tone: 'neutral', look: 'block', d: filled ?? '' },
  ])
}

/** `inset`: half of a stroke that stays within the column. */
function columnsOf(bars: readonly Bar[], mapping: LinearMap, inset = 0): { above: string; below: string } {
  const zero = mapping.by
  const d = { above: '', below: '' }
  for (const { at, close, slot } of bars) {
    if (close === 0) continue
    const width = columnWidth(slot) - 2 * inset
    const left = Math.round(at * mapping.kx + mapping.bx - columnWidth(slot) / 2) + inset
    const end = close * mapping.ky + zero
    const long = Math.max(1, Math.abs(end - zero)) * Math.sign(end - zero || mapping.ky * close)
    d[close > 0 ? 'above' : 'below'] += `M${left},${tenth(zero)}h${width}V${tenth(zero + long)}h${-width}z`
  }
  return d
}

/** The bars that have a close. Bad data may have a high below its open: all four values count. */
function barsIn({ x, open, high, low, close, spans }: BarSource, range: BarRange, kx: number): Bar[] {
  const usual = usualSpacing(x)
  const bars: Bar[] = []
  for (let index = Math.max(0, range.from); index < Math.min(x.length, range.to); index++) {
    const end = close[index] as number
    if (Number.isNaN(end)) continue
    const bar: Bar = {
      index,
      at: x[index] as number,
      open: open?.[index] ?? Number.NaN,
      high: end,
      low: end,
      close: end,
      slot: LONELY_SLOT,
    }
    for (const value of [bar.open, high?.[index], low?.[index]]) {
      if (value !== undefined && value > bar.high) bar.high = value
      if (value !== undefined && value < bar.low) bar.low = value
    }
    const span = spans?.[index]
    const width = span === undefined ? usual : Math.min(usual || span, span * SPARE)
    if (width > 0) bar.slot = width * kx
    bars.push(bar)
  }
  return bars
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

function toneOf({ open, close }: Bar): 'up' | 'down' | 'level' {
  return close > open ? 'up' : close < open ? 'down' : 'level'
}

/** Whole pixels that a column may take, with at least one free between neighbours. */
function columnWidth(slot: number): number {
  return Math.max(1, Math.min(WIDEST, Math.floor(slot * 0.8)))
}

/** An odd number of them: the wick stands in the middle. */
function bodyWidth(slot: number): number {
  const width = columnWidth(slot)
  return width % 2 === 0 ? width - 1 : width
}

/** Upright strokes of one pixel are sharp on half pixels only. */
function centreOf(at: number, { kx, bx }: LinearMap): number {
  return Math.floor(at * kx + bx) + 0.5
}

/** The bar in pixels; without an open it opens where it closes. */
function placed(bar: Bar, mapping: LinearMap) {
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
