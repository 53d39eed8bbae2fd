import { usualSpacing } from '../plot/column.ts'
import { tenth } from '../plot/path.ts'
import type { LinearMap } from '../plot/scales.ts'

/** The data of bars: columns of one length, NaN for none. Without a close there is no bar. */
export type BarSource = {
  /** Strictly increasing places along the axis. */
  x: Float64Array
  close: Float64Array
  open?: Float64Array | undefined
  high?: Float64Array | undefined
  low?: Float64Array | undefined
  /** The extent of each along the axis, where it varies. */
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
  /** Pixels that it may occupy, with the space around it. */
  slot: number
}

/** The colour of a path: rising, falling, neither, that of its series, or the grey of volumes. */
export type MarkTone = 'up' | 'down' | 'level' | 'series' | 'neutral'

/**
 * How a path is painted: `line` is only stroked, `block` stroked and filled, `fill` only filled, `soft` filled with a lower opacity.
 * Rising and falling always differ in this or in their shape, never in colour alone.
 */
export type MarkPaint = 'line' | 'block' | 'fill' | 'soft'

/** One `<path>` of a series; a whole chart is a handful of them. Strokes are one pixel, joins mitred. */
export type MarkPath = { tone: MarkTone; paint: MarkPaint; d: string }

/** Why there are no bars: the data have closes alone, or no point has all four values. */
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

/** The slot of a single bar in pixels, which has no neighbours to measure by. */
const SINGLE_BAR_SLOT = 12
/** A bar may be wider than its own span by this factor, so that weeks with a holiday are as wide as others. */
const SLOT_TOLERANCE = 1.25
/** The widest body in pixels, so that three bars on a wide screen still look like bars. */
const MAX_COLUMN_WIDTH = 25

/**
 * Candles: hollow where the close is above the open, filled where it is below, a dash where they are equal or there is no open.
 * One path for each of the three, with its wicks.
 */
export function candlePaths({ source, range, mapping }: BarMarksRequest): MarkPath[] {
  const d = { up: '', down: '', level: '' }
  for (const bar of barsIn(source, range, mapping.kx)) {
    const width = bodyWidth(bar.slot)
    const tone = toneOf(bar)
    const { centre, top, bottom, open, close } = placed(bar, mapping)
    const [upper, lower] = [Math.min(open, close), Math.max(open, close)]
    const left = centre - width / 2
    d[tone] += verticalStroke(centre, top, upper) + verticalStroke(centre, lower, bottom)
    // inset by half of the stroke, so that the body ends exactly at open and close
    d[tone] +=
      tone !== 'level' && lower - upper > 1
        ? `M${left + 0.5},${tenth(upper + 0.5)}h${width - 1}V${tenth(lower - 0.5)}h${1 - width}z`
        : `M${left},${tenth((upper + lower) / 2)}h${width}`
  }
  return nonEmpty([
    { tone: 'up', paint: 'line', d: d.up },
    { tone: 'down', paint: 'block', d: d.down },
    { tone: 'level', paint: 'line', d: d.level },
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
    d[toneOf(bar)] += verticalStroke(centre, top, bottom) + left + right
  }
  return nonEmpty([
    { tone: 'up', paint: 'line', d: d.up },
    { tone: 'down', paint: 'line', d: d.down },
    { tone: 'level', paint: 'line', d: d.level },
  ])
}

export type HistogramRequest = BarMarksRequest & {
  /**
   * One colour for all columns, or a number for each: below zero falling, else rising (volumes of rising and falling bars). Default by
   * the sign of the value.
   */
  tone?: MarkTone | Int8Array | undefined
  /** One grey for all: rising columns are hollow, falling ones filled. Default false. */
  neutral?: boolean | undefined
}

/**
 * Columns on the zero line, from `close` alone. Rising ones are lighter than falling ones; a column of any value except zero is at least
 * one pixel long.
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
    return columnPaths('up', up.above + up.below, 'down', down.above + down.below)
  }
  const { above, below } = columnsOf(bars, mapping)
  return tone ? columnPaths(tone, above + below) : columnPaths('up', above, 'down', below)
}

/** Rising columns hollow, falling ones filled; without tones all are filled. Narrow columns are filled too, they have no inside. */
function neutralPaths(bars: readonly Bar[], mapping: LinearMap, tone: Int8Array | null): MarkPath[] {
  const rises = ({ index, slot }: Bar): boolean =>
    tone !== null && (tone[index] ?? 0) >= 0 && columnWidth(slot) > 2
  const [hollow, filled] = [bars.filter(rises), bars.filter(bar => !rises(bar))].map(some => {
    const { above, below } = columnsOf(some, mapping, 0.5)
    return above + below
  })
  return nonEmpty([
    { tone: 'neutral', paint: 'line', d: hollow ?? '' },
    { tone: 'neutral', paint: 'block', d: filled ?? '' },
  ])
}

/** `inset`: half of a stroke, so that it stays inside the column. */
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
      slot: SINGLE_BAR_SLOT,
    }
    for (const value of [bar.open, high?.[index], low?.[index]]) {
      if (value !== undefined && value > bar.high) bar.high = value
      if (value !== undefined && value < bar.low) bar.low = value
    }
    const span = spans?.[index]
    const width = span === undefined ? usual : Math.min(usual || span, span * SLOT_TOLERANCE)
    if (width > 0) bar.slot = width * kx
    bars.push(bar)
  }
  return bars
}

function columnPaths(tone: MarkTone, d: string, other?: MarkTone, more = ''): MarkPath[] {
  const paths: MarkPath[] = [{ tone, paint: columnPaint(tone), d }]
  return nonEmpty(other ? [...paths, { tone: other, paint: columnPaint(other), d: more }] : paths)
}

function columnPaint(tone: MarkTone): MarkPaint {
  return tone === 'up' ? 'soft' : 'fill'
}

function nonEmpty(paths: MarkPath[]): MarkPath[] {
  return paths.filter(({ d }) => d !== '')
}

function toneOf({ open, close }: Bar): 'up' | 'down' | 'level' {
  return close > open ? 'up' : close < open ? 'down' : 'level'
}

/** Width of a column in whole pixels, with at least one free between neighbours. */
function columnWidth(slot: number): number {
  return Math.max(1, Math.min(MAX_COLUMN_WIDTH, Math.floor(slot * 0.8)))
}

/** An odd width, so that the wick is in the middle. */
function bodyWidth(slot: number): number {
  const width = columnWidth(slot)
  return width % 2 === 0 ? width - 1 : width
}

/** Vertical strokes of one pixel are sharp on half pixels only. */
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

/** A vertical stroke; empty where it would have no length. */
function verticalStroke(x: number, from: number, to: number): string {
  const [start, end] = [tenth(from), tenth(to)]
  return start === end ? '' : `M${x},${start}V${end}`
}
