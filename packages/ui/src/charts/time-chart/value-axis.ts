import { formatDecimal, labelsInMillions } from '../../foundation/format/decimal.ts'
import { DIGIT_WIDTH } from '../plot/chart-text.ts'
import { indexAtOrBefore, lastValueIndex, logHeight } from '../plot/column.ts'
import { extremesBetween } from '../plot/extremes.ts'
import type { AxisRange } from '../plot/scales.ts'
import { type AxisTick, decimalsOf, logTicks, rhythm, valueTicksAtMost } from '../plot/ticks.ts'
import type { SeriesLine, ValueNames } from '../series/time-series.ts'
import type { ValueFormat } from './value-text.ts'

/** Fixed ends of a value axis, in values. */
export type ValueDomain = { low?: number | undefined; high?: number | undefined }

/** The scale of masked shapes: 0–100, padded. */
const SHAPE_SCALE = { low: -6, high: 106 }

/** The scale with a share of its height free at the top, for a legend. */
function withHeadroom(
  { low, high }: { low: number; high: number },
  share: number,
): { low: number; high: number } {
  return { low, high: share > 0 ? high + ((high - low) * share) / (1 - share) : high }
}

/** The scale of masked shapes, with a share of the height free at the top. */
export function shapeScale(share: number): { low: number; high: number } {
  return withHeadroom(SHAPE_SCALE, share)
}

/** Share of the value span that stays free above and below the lines. */
const PADDING = 0.06
/** Values closer together than this are one flat line: a division by their span would overflow. */
const MIN_PADDING = 1e-15
/** The ends of an axis over growing values are multiples of a power of two of about this share of it. */
const ROUND_SHARE = 1 / 16

export type LineEnd = {
  line: SeriesLine
  /** The index of its last value in sight. */
  index: number
  value: number
  height: number
}

/** The newest value of a line, when the axis shows its height. */
export function newestOf(
  line: SeriesLine | undefined,
  { low, high }: { low: number; high: number },
): LineEnd | null {
  if (!line || line.masked) return null
  const index = lastValueIndex(line.column.y)
  const height = line.column.y[index] ?? Number.NaN
  return height >= low && height <= high ? { line, index, height, value: line.values[index] as number } : null
}

/** Width of the value axis: at least that of an empty chart, and in steps of 8 pixels, so that a zoom rarely changes the plot's width. */
export function axisWidthFor(characters: number, fontSize: number): number {
  return Math.ceil((Math.max(5, characters) * fontSize * DIGIT_WIDTH + 14) / 8) * 8
}

export function axisUnitOf(format: ValueFormat): string {
  return format.mode === 'percent' ? '%' : format.unit
}

export type ValueScaleOptions = {
  domain?: ValueDomain | undefined
  log?: boolean
  /** The data grow: ends are round, so that most new values leave the axis as it is. Default false. */
  streaming?: boolean
  /** The share of the axis that stays free above the highest value. Default 0. */
  headroom?: number
}

/** The lowest and highest visible height with padding; the scale of masked shapes when the window has no value. */
export function valueScale(
  lines: readonly SeriesLine[],
  window: AxisRange,
  { headroom = 0, ...options }: ValueScaleOptions = {},
): { low: number; high: number } {
  const tight = tightScale(lines, window, options)
  // a fixed end leaves no headroom
  return options.domain?.high === undefined ? withHeadroom(tight, headroom) : tight
}

function tightScale(
  lines: readonly SeriesLine[],
  window: AxisRange,
  { domain = {}, log = false, streaming = false }: Omit<ValueScaleOptions, 'headroom'>,
): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const take = (value: number): void => {
    if (value < low) low = value
    if (value > high) high = value
  }
  let standsOnZero = false
  for (const line of lines) {
    const { masked, column, bars, variant } = line
    if (masked) continue
    standsOnZero ||= variant === 'histogram'
    const { x, y } = column
    if (window.from <= (x[0] as number) && (x[x.length - 1] as number) <= window.to) {
      low = Math.min(low, column.low)
      high = Math.max(high, column.high)
      continue
    }
    const from = indexAtOrBefore(x, window.from - 1) + 1
    const to = indexAtOrBefore(x, window.to)
    for (const heights of bars ? [y, bars.high, bars.low] : [y]) {
      const ends = extremesBetween(heights, from, to + 1)
      low = Math.min(low, ends.low)
      high = Math.max(high, ends.high)
    }
    for (const heights of bars && variant === 'band' ? [y, bars.high, bars.low] : [y]) {
      take(between({ x, y: heights, variant }, from - 1, window.from))
      take(between({ x, y: heights, variant }, to, window.to))
    }
  }
  if (standsOnZero && !log) take(0)
  const fixed = domainHeights(domain, log)
  if (!(low <= high)) return { ...SHAPE_SCALE, ...fixed }
  const padding = (high - low) * PADDING || Math.abs(high) * 0.01
  const air = padding > MIN_PADDING ? padding : 1
  const step = streaming ? 2 ** Math.floor(Math.log2((high - low + 2 * air) * ROUND_SHARE)) : 0
  // columns that begin at zero begin on the axis
  const rests = standsOnZero && !log
  const scale = {
    low: rests && low === 0 ? 0 : step ? Math.floor((low - air) / step) * step : low - air,
    high: rests && high === 0 ? 0 : step ? Math.ceil((high + air) / step) * step : high + air,
    ...fixed,
  }
  return scale.low < scale.high ? scale : { low: low - air, high: high + air }
}

function domainHeights({ low, high }: ValueDomain, log: boolean): { low?: number; high?: number } {
  const height = (value: number | undefined): number =>
    value === undefined ? Number.NaN : log ? logHeight(value) : value
  const [bottom, top] = [height(low), height(high)]
  return {
    ...(Number.isFinite(bottom) ? { low: bottom } : {}),
    ...(Number.isFinite(top) ? { high: top } : {}),
  }
}

/** The height of the line where it crosses `at`, between the points `index` and `index + 1`; NaN where there is none. */
function between(
  { x, y, variant }: { x: Float64Array; y: Float64Array; variant: SeriesLine['variant'] },
  index: number,
  at: number,
): number {
  if (variant === 'step') return y[index] ?? Number.NaN
  if (index < 0 || index + 1 >= x.length) return Number.NaN
  const x0 = x[index] as number
  const y0 = y[index] as number
  return y0 + (((y[index + 1] as number) - y0) * (at - x0)) / ((x[index + 1] as number) - x0)
}

type Axis = { ticks: AxisTick[]; tagText: (value: number) => string }

type AxisTextOptions = {
  fontSize: number
  format: ValueFormat
  log: boolean
  /** Of the plot in pixels. */
  width: number
}

/** Below this width in pixels a plot has fewer values on its axis. */
const NARROW = 480

/** Smallest distance of two texts of the axis, as a multiple of the text size. */
const LINE_HEIGHT = 1.6

/** Ticks of the value axis; from 100,000 on in millions (shared-blocks §9). */
export function axisTexts(
  scale: { low: number; high: number },
  height: number,
  { fontSize, format, log, width }: AxisTextOptions,
): Axis {
  const count = Math.max(2, Math.floor(height / (fontSize * (width < NARROW ? 7 : 4))))
  const [low, high] = log ? [10 ** scale.low, 10 ** scale.high] : [scale.low, scale.high]
  const ticks = log
    ? logTicks(low, high, count)
    : valueTicksAtMost(low, high, count, Math.max(1, Math.floor(height / (fontSize * LINE_HEIGHT))))
  const millions = labelsInMillions(Math.max(Math.abs(low), Math.abs(high)))
  const unit = millions ? 1_000_000 : 1
  const step = ticks.step / unit
  const needed = decimalsOf(step)
  const axisDecimals = step < 1 && !millions ? Math.max(needed, Math.min(format.decimals, 2)) : needed
  const tagDecimals = Math.max(axisDecimals, Math.min(format.decimals, step < 100 ? 2 : step < 1000 ? 1 : 0))
  const sign = format.mode === 'percent' ? 'change' : 'auto'
  const write = (value: number, decimals: number): string => {
    const text = formatDecimal(value / unit, { decimals, lang: format.lang, sign }) ?? ''
    return millions ? format.label('chart_in_millions', { value: text }) : text
  }
  return {
    ticks: ticks.values.map(value => ({
      value: log ? Math.log10(value) : value,
      text: write(value, axisDecimals),
    })),
    tagText: value => write(value, tagDecimals),
  }
}

/** An axis of named values; without enough height for all, with every second, third … name from the highest on. */
export function namedAxis(
  names: ValueNames,
  scale: { low: number; high: number },
  height: number,
  fontSize: number,
): Axis {
  const known = [...names.keys()].sort((one, other) => other - one)
  const shown = known.filter(value => value >= scale.low && value <= scale.high)
  const maxRows = Math.max(1, Math.floor(height / (fontSize * LINE_HEIGHT)))
  const stride = Math.ceil(shown.length / maxRows)
  return {
    ticks: shown
      .filter((_, place) => place % stride === 0)
      .map(value => ({ value, text: names.get(value) ?? '' })),
    tagText: value => names.get(value) ?? '',
  }
}

export function unlabelledAxis(scale: { low: number; high: number }, height: number): Axis {
  const rows = Math.max(2, Math.floor(height / 64))
  return { ticks: rhythm(scale.low, scale.high, rows).map(value => ({ value, text: '' })), tagText: () => '' }
}

/** The last value in sight of every line; helper lines and masked ones have none. */
export function lastVisible(lines: readonly SeriesLine[], window: AxisRange): LineEnd[] {
  return lines.flatMap(line => {
    if (line.masked || line.trend) return []
    const { x, y } = line.column
    let index = indexAtOrBefore(x, window.to)
    const holds = line.variant === 'step' && !Number.isNaN(y[index])
    while (index >= 0 && Number.isNaN(y[index])) index--
    const at = x[index]
    if (at === undefined || (at < window.from && !holds)) return []
    return [{ line, index, height: y[index] as number, value: line.values[index] as number }]
  })
}
