import type { Day } from '../../foundation/calendar/day.ts'
import { formatDecimal, labelsInMillions } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { type SeriesStyle, seriesStyle } from '../../foundation/tokens/series.ts'
import { spreadTags } from '../plot/axis-tags.ts'
import { extremesBetween } from '../plot/extremes.ts'
import type { Box, Margin } from '../plot/geometry.ts'
import { type LinearMap, linearMap } from '../plot/scales.ts'
import { decimalsOf, logTicks, rhythm, type TimeTick, timeTicks, valueTicks } from '../plot/ticks.ts'
import { type BarColumns, barsAt, mappedBars, withBarExtremes } from '../series/bar-columns.ts'
import {
  type Column,
  indexAtOrBefore,
  lastValueIndex,
  logHeight,
  mappedColumn,
  percentBase,
  percentOf,
  type TimePoint,
  toColumn,
  wallTimeOfDay,
} from '../series/column.ts'
import { withGaps } from '../series/gaps.ts'
import { usualSpacing } from '../series/merged-bars.ts'
import type { Bounds, Range } from './time-chart.model.ts'

/** One line of the chart (shared-blocks §3). */
export type TimeSeries = {
  /** Stable and unique in the chart. */
  id: string
  name: string
  /** In any order; what cannot be drawn is left out and counted. Keep the array's identity while it stays the same. */
  points: readonly TimePoint[]
  /** Which of the 20 looks, 0–19; 0 is the main one. Default: its place in the list. */
  style?: number
  /** Makes the legend's name a link, if `safeUrl` lets it. */
  href?: string
  /** The unit of the values: on the axis when all series agree, else beside each value. */
  unit?: string
  /** A few words behind the name in the legend. */
  note?: string
  /** How it is drawn. What bars are there for is drawn from `bars`; without them it is a line. Default `line`. */
  variant?: SeriesVariant
  /** Open, high and low beside the values, which are the closes; as long as `points`, NaN for none. */
  bars?: BarColumns
  /**
   * How the columns of a histogram are coloured: all alike, or each by a number of its own, at the places of `column`: below zero
   * falling, else rising. Without it those above zero rise and those below fall.
   */
  tone?: 'up' | 'down' | 'series' | Int8Array
  /** Values that were computed, ready to draw; `points` is not read then and may be empty. Keep its identity. */
  column?: Column
  /** Percent mode takes the base of this series instead of its own: for what was computed from one (C10). */
  base?: string
  /** The points are a shape from 0 to 100, not values: no number of them is ever written. */
  masked?: boolean
  /** Values that are written by a name of their own: the points of a rating scale. Percentages have none. */
  names?: ValueNames
}

/** Names by value. Keep its identity while it stays the same. */
export type ValueNames = ReadonlyMap<number, string>

/**
 * `trend` is a thin dotted helper line: no tag, no cursor, not in the table. `area` is filled down to zero when the axis
 * shows it; `step` holds every value until the next one, the last to the end of what is shown; `histogram` stands on zero;
 * `candles` and `ohlc` need `bars`.
 */
export type SeriesVariant = 'line' | 'step' | 'trend' | 'area' | 'histogram' | 'candles' | 'ohlc'

/** Absolute values, or percent change from each series' first value (bond-page §4, C10). */
export type ValuesMode = 'absolute' | 'percent'

/** How values are written in one chart. */
export type Writing = {
  lang: string
  label: LabelOf
  /** Digits after the point in tooltip, legend and table (bond-page §9: 3). */
  decimals: number
  mode: ValuesMode
  /** The unit that stands on the axis; a line with another one writes its own. */
  unit: string
}

/** A series made ready to draw. */
export type Line = {
  id: string
  name: string
  href: string | null
  note: string | null
  unit: string
  trend: boolean
  variant: SeriesVariant
  tone: TimeSeries['tone']
  masked: boolean
  /** Its place in the list, 0 is the main series. */
  place: number
  style: SeriesStyle
  /** The heights that are drawn: the values, or their logarithms. */
  column: Column
  /** The values that are written, at the column's places. */
  values: Float64Array
  /** Heights of open, high and low. */
  bars: BarColumns | null
  /** Open, high and low as they are written. */
  barValues: BarColumns | null
  /** Values that have names; null where numbers are written. */
  names?: ValueNames | null
}

export type Prepared = {
  lines: Line[]
  /** From the first to the last time of all lines; null without any point. */
  extent: Range | null
  /** Half a bar in milliseconds, which the first and the last one stand out over their times; 0 without bars. */
  halfBar: number
  /** The narrowest window worth showing: about three points. */
  minSpan: number
  /** Whether any point has a time of day. */
  instants: boolean
  /** Points left out because their time cannot be read or stands twice. */
  dropped: number
  /** Values that were given and cannot be drawn. */
  bad: number
  /** Names of the series that percent mode has no base for. */
  unbased: string[]
  /** Heights are decimal logarithms of the values. */
  log: boolean
}

const columns = new WeakMap<readonly TimePoint[], Column>()

/** The column of a series; adding one to a comparison does not convert the others again. */
export function columnOf({ points, column }: Pick<TimeSeries, 'points' | 'column'>): Column {
  if (column) return column
  const known = columns.get(points)
  if (known) return known
  const made = toColumn(points)
  columns.set(points, made)
  return made
}

/** How values become heights: `linear`, or `log` where there are values and they are no percentages. */
export type ValueScaleKind = 'linear' | 'log'

export type PrepareOptions = { mode: ValuesMode; masked: boolean; scale?: ValueScaleKind }

/** The series as lines: columns, looks, links; in percent mode based on their first finite non-zero value (C10). */
export function prepare(
  series: readonly TimeSeries[],
  { mode, masked, scale = 'linear' }: PrepareOptions,
): Prepared {
  const out: Prepared = {
    lines: [],
    extent: null,
    halfBar: 0,
    minSpan: 0,
    instants: false,
    dropped: 0,
    bad: 0,
    unbased: [],
    log: scale === 'log' && mode === 'absolute' && !masked,
  }
  let longest = 0
  series.forEach((one, place) => {
    const raw = columnOf(one)
    const hides = masked || one.masked === true
    out.dropped += raw.dropped
    const whole = drawnOf(one, raw, hides, { percent: mode === 'percent', log: out.log, series })
    const variant = variantOf(one, whole?.bars ?? null)
    const drawn = whole && hasGaps(one, variant) ? withGaps(whole) : whole
    out.bad += (drawn?.column ?? raw).bad.size
    if (!drawn && lastValueIndex(raw.y) >= 0) out.unbased.push(one.name)
    if (!drawn || drawn.column.x.length === 0) return
    const { x, instants } = drawn.column
    out.extent = {
      from: Math.min(out.extent?.from ?? Number.POSITIVE_INFINITY, x[0] as number),
      to: Math.max(out.extent?.to ?? Number.NEGATIVE_INFINITY, x[x.length - 1] as number),
    }
    out.instants ||= instants
    longest = Math.max(longest, x.length)
    out.halfBar = Math.max(out.halfBar, halfBarOf(one, x))
    out.lines.push({
      id: one.id,
      name: one.name,
      href: safeUrl(one.href),
      note: one.note ?? null,
      unit: one.unit ?? '',
      trend: one.variant === 'trend',
      variant,
      tone: one.tone,
      masked: hides,
      place,
      style: seriesStyle(one.style ?? place),
      names: mode === 'absolute' && !hides ? (one.names ?? null) : null,
      ...drawn,
    })
  })
  if (out.extent && longest > 1) out.minSpan = ((out.extent.to - out.extent.from) / (longest - 1)) * 3
  return out
}

const BARRED: readonly (SeriesVariant | undefined)[] = ['candles', 'ohlc', 'histogram']

function halfBarOf({ variant }: Pick<TimeSeries, 'variant'>, x: Float64Array): number {
  return BARRED.includes(variant) ? usualSpacing(x) / 2 || 0 : 0
}

/** What cannot be drawn as bars is a line. */
function variantOf({ variant = 'line' }: TimeSeries, bars: BarColumns | null): SeriesVariant {
  return (variant === 'candles' || variant === 'ohlc') && !bars ? 'line' : variant
}

/** Rows can be missing between two values of their own; a step holds its value, and bars have the places that they have. */
function hasGaps({ tone }: Pick<TimeSeries, 'tone'>, variant: SeriesVariant): boolean {
  if (variant === 'histogram') return typeof tone !== 'object'
  return variant === 'line' || variant === 'area'
}

type Drawn = Pick<Line, 'column' | 'values' | 'bars' | 'barValues'>

/** What is drawn and what is written of a series; null without a base for percentages. Shapes are drawn as they come. */
function drawnOf(
  one: TimeSeries,
  raw: Column,
  hides: boolean,
  { percent, log, series }: { percent: boolean; log: boolean; series: readonly TimeSeries[] },
): Drawn | null {
  if (hides) return { column: raw, values: raw.y, bars: null, barValues: null }
  const given = barsAt(raw, one.column ? [] : one.points, one.bars)
  const base = percent ? percentBase(columnOf(series.find(other => other.id === one.base) ?? one).y) : null
  if (percent && base === null) return null
  const heightOf = base !== null ? (value: number) => percentOf(value, base) : log ? logHeight : null
  const column = heightOf ? mappedColumn(raw, heightOf) : raw
  const bars = given && heightOf ? mappedBars(given, heightOf) : given
  return {
    column: bars ? withBarExtremes(column, bars) : column,
    bars,
    // percentages are written as such; of logarithms the values
    ...(percent ? { values: column.y, barValues: bars } : { values: raw.y, barValues: given }),
  }
}

/** Whether at least one value can be drawn. */
export function hasValues(prepared: Prepared): boolean {
  return prepared.lines.some(line => lastValueIndex(line.column.y) >= 0)
}

/** The stretch of the series' data, for charts of one group; null without any point. */
export function extentOf(series: readonly TimeSeries[]): Range | null {
  const ends = series.map(one => ({ one, x: columnOf(one).x })).filter(({ x }) => x.length > 0)
  if (ends.length === 0) return null
  const half = Math.max(...ends.map(({ one, x }) => halfBarOf(one, x)))
  return {
    from: Math.min(...ends.map(({ x }) => x[0] as number)) - half,
    to: Math.max(...ends.map(({ x }) => x[x.length - 1] as number)) + half,
  }
}

/** The limits of zooming: the data's ends or those given; without data the asked period, so that the frame keeps its times. */
export function boundsOf(
  prepared: Prepared,
  period: { from: Day; to: Day } | undefined,
  stretch?: Range | null,
): Bounds {
  const { extent: own, halfBar, minSpan } = prepared
  const barred = own && { from: own.from - halfBar, to: own.to + halfBar }
  const extent = stretch ?? barred ?? askedStretch(period) ?? { from: 0, to: 1 }
  const key = period ? `${period.from} ${period.to}` : `${extent.from} ${extent.to}`
  // A single moment still needs a width to stand in
  const half = extent.from === extent.to ? 43_200_000 : 0
  return { from: extent.from - half, to: extent.to + half, minSpan, key }
}

function askedStretch(period: { from: Day; to: Day } | undefined): Range | null {
  if (!period) return null
  const [from, to] = [wallTimeOfDay(period.from), wallTimeOfDay(period.to)]
  return from < to ? { from, to } : null
}

/** What part of the data shows: times across, values up. */
export type View = { window: Range; low: number; high: number }

type ValueTick = { value: number; text: string }
/** The last visible value of a line, written on the axis in the line's colour. */
type Tag = { id: string; style: SeriesStyle; text: string; y: number; at: number }

export type Figure = {
  width: number
  height: number
  margin: Margin
  box: Box
  view: View
  mapping: LinearMap
  /** Values of the horizontal grid; without texts where values may not be shown. */
  valueTicks: ValueTick[]
  timeTicks: TimeTick[]
  tags: Tag[]
  /** The newest value of the main line, when it is wanted and in sight. */
  current: { style: SeriesStyle; y: number } | null
  /** Heights of the marks that the chart was given. */
  guides: number[]
  /** Pixels that its own texts need for the value axis. */
  axisRoom: number
  /** Written once above the value axis. */
  axisUnit: string
}

export type FigureRequest = {
  prepared: Prepared
  /** The lines that are not switched off. */
  visible: readonly Line[]
  window: Range
  width: number
  height: number
  /** Size of the axis texts in pixels. */
  fontSize: number
  writing: Writing
  /** Ends of the value axis that do not follow the data. */
  domain?: ValueDomain | undefined
  /** Values that are marked across the plot. */
  guides?: readonly number[] | undefined
  /** Whether the newest value of the main line is marked across the plot. */
  currentValue?: boolean
  /** Pixels that the value axis takes at least, to stand above others' axes. */
  leastRoom?: number | undefined
  /** The value axis stands on these values and writes their names. */
  valueNames?: ValueNames | undefined
}

/** Ends of a value axis that stay where they are, in values. */
export type ValueDomain = { low?: number | undefined; high?: number | undefined }

/** The scale that masked shapes stand on: 0–100 with some air. */
export const SHAPE_SCALE = { low: -6, high: 106 }
/** Share of the value span that stays free above and below the lines. */
const AIR = 0.06
/** Values closer together than this are one flat line: dividing by their span would leave the numbers. */
const LEAST_AIR = 1e-15
/** A tabular figure is this much of its font size wide. */
const FIGURE_WIDTH = 0.59
const DOT_ROOM = 8

/** Axes, ticks, tags and scales for one size and one window. */
export function figureOf(request: FigureRequest): Figure {
  const { prepared, visible, window, width, height, fontSize, writing, domain, guides = [] } = request
  const { currentValue = false, leastRoom = 0, valueNames } = request
  const { log } = prepared
  const scale = valueScale(visible, window, { domain, log })
  const open = visible.some(line => !line.masked && line.column.x.length > 0)
  const axisUnit = open ? axisUnitOf(writing) : ''
  const top = axisUnit ? fontSize + 12 : 12
  const bottom = fontSize + 18
  const innerHeight = Math.max(1, height - top - bottom)
  const axis = open
    ? valueNames && writing.mode === 'absolute'
      ? namedAxis(valueNames, scale, innerHeight, fontSize)
      : axisTexts(scale, innerHeight, { fontSize, writing, log })
    : silentAxis(scale, innerHeight)
  const newest = open && currentValue ? newestOf(visible[0], scale) : null
  const ends = open ? lastVisible(visible, window).map(end => (end.line === newest?.line ? newest : end)) : []
  const texts = ends.map(end => end.line.names?.get(end.value) ?? axis.tagText(end.value))
  const longest = Math.max(0, ...[...texts, ...axis.ticks.map(tick => tick.text)].map(text => text.length))
  const axisRoom = visible.length > 0 && !open ? DOT_ROOM : roomFor(longest, fontSize)
  const right = Math.max(axisRoom, leastRoom)
  const margin = { top, right, bottom, left: DOT_ROOM }
  const box = { left: DOT_ROOM, top, width: Math.max(1, width - DOT_ROOM - right), height: innerHeight }
  const view = { window, ...scale }
  const mapping = mappingFor(view, box)
  const wanted = ends.map(end => end.height * mapping.ky + mapping.by)
  const size = fontSize + 8
  const centres = spreadTags(wanted, {
    size: size + 2,
    top: top - size / 2,
    bottom: top + innerHeight + size / 2,
  })
  const tags = ends.flatMap((end, i) => {
    const y = centres[i]
    if (y === null || y === undefined) return []
    return [{ id: end.line.id, style: end.line.style, text: texts[i] ?? '', y, at: wanted[i] as number }]
  })
  return {
    width,
    height,
    margin,
    box,
    view,
    mapping,
    valueTicks: axis.ticks.map(tick => clearOfTags(tick, tick.value * mapping.ky + mapping.by, tags, size)),
    timeTicks: placedTimeTicks(window, box, { fontSize, instants: prepared.instants, lang: writing.lang }),
    tags,
    current: newest && { style: newest.line.style, y: newest.height * mapping.ky + mapping.by },
    guides: guides
      .map(value => (log ? logHeight(value) : value))
      .filter(height => height > scale.low && height < scale.high)
      .map(height => height * mapping.ky + mapping.by),
    axisRoom,
    axisUnit,
  }
}

type End = { line: Line; value: number; height: number }

/** The newest value of all of a line, when the axis shows its height. */
function newestOf(line: Line | undefined, { low, high }: { low: number; high: number }): End | null {
  if (!line || line.masked) return null
  const index = lastValueIndex(line.column.y)
  const height = line.column.y[index] ?? Number.NaN
  return height >= low && height <= high ? { line, height, value: line.values[index] as number } : null
}

/** Width of the value axis: as wide as before the data came, and in steps of 8 pixels, or a zoom would make the plot breathe. */
function roomFor(characters: number, fontSize: number): number {
  return Math.ceil((Math.max(5, characters) * fontSize * FIGURE_WIDTH + 14) / 8) * 8
}

/** An axis label that a tag would lie on goes without its text; its grid line stays. */
function clearOfTags(tick: ValueTick, y: number, tags: readonly Tag[], size: number): ValueTick {
  return tags.some(tag => Math.abs(tag.y - y) < size * 0.9) ? { ...tick, text: '' } : tick
}

/** The mapping of a view onto the plot. */
export function mappingFor({ window, low, high }: View, box: Box): LinearMap {
  return linearMap({ ...window, low, high }, box)
}

/** The lines that are not switched off. */
export function visibleLines(prepared: Prepared, hidden: readonly string[]): Line[] {
  return prepared.lines.filter(line => !hidden.includes(line.id))
}

function axisUnitOf(writing: Writing): string {
  return writing.mode === 'percent' ? '%' : writing.unit
}

export type ValueScaleOptions = { domain?: ValueDomain | undefined; log?: boolean }

/** The lowest and highest visible height with air around; the shapes' own scale when no value shows in the window. */
export function valueScale(
  lines: readonly Line[],
  window: Range,
  { domain = {}, log = false }: ValueScaleOptions = {},
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
    take(between(line, from - 1, window.from))
    take(between(line, to, window.to))
  }
  if (standsOnZero && !log) take(0)
  const fixed = domainHeights(domain, log)
  if (!(low <= high)) return { ...SHAPE_SCALE, ...fixed }
  const wanted = (high - low) * AIR || Math.abs(high) * 0.01
  const air = wanted > LEAST_AIR ? wanted : 1
  // What stands on zero stands on the axis
  const rests = standsOnZero && !log
  const scale = {
    low: rests && low === 0 ? 0 : low - air,
    high: rests && high === 0 ? 0 : high + air,
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
function between({ column: { x, y }, variant }: Line, index: number, at: number): number {
  if (variant === 'step') return y[index] ?? Number.NaN
  if (index < 0 || index + 1 >= x.length) return Number.NaN
  const x0 = x[index] as number
  const y0 = y[index] as number
  return y0 + (((y[index + 1] as number) - y0) * (at - x0)) / ((x[index + 1] as number) - x0)
}

type Axis = { ticks: ValueTick[]; tagText: (value: number) => string }

type AxisWriting = { fontSize: number; writing: Writing; log: boolean }

/** Labels of the value axis; from 100,000 on in millions (shared-blocks §9). */
function axisTexts(
  scale: { low: number; high: number },
  height: number,
  { fontSize, writing, log }: AxisWriting,
): Axis {
  const count = Math.max(2, Math.floor(height / (fontSize * 4)))
  const [low, high] = log ? [10 ** scale.low, 10 ** scale.high] : [scale.low, scale.high]
  const ticks = log ? logTicks(low, high, count) : valueTicks(low, high, count)
  const millions = labelsInMillions(Math.max(Math.abs(low), Math.abs(high)))
  const unit = millions ? 1_000_000 : 1
  const step = ticks.step / unit
  const needed = decimalsOf(step)
  const axisDecimals = step < 1 && !millions ? Math.max(needed, Math.min(writing.decimals, 2)) : needed
  const tagDecimals = Math.max(axisDecimals, Math.min(writing.decimals, step < 10 ? 2 : step < 100 ? 1 : 0))
  const sign = writing.mode === 'percent' ? 'change' : 'auto'
  const write = (value: number, decimals: number): string => {
    const text = formatDecimal(value / unit, { decimals, lang: writing.lang, sign }) ?? ''
    return millions ? writing.label('chart_in_millions', { value: text }) : text
  }
  return {
    ticks: ticks.values.map(value => ({
      value: log ? Math.log10(value) : value,
      text: write(value, axisDecimals),
    })),
    tagText: value => write(value, tagDecimals),
  }
}

/** Rows of so many times the text's height keep two names apart. */
const NAME_ROWS = 1.6

/** An axis that stands on named values; where they crowd, on every second, third … of them, the highest among them. */
function namedAxis(
  names: ValueNames,
  scale: { low: number; high: number },
  height: number,
  fontSize: number,
): Axis {
  const known = [...names.keys()].sort((one, other) => other - one)
  const shown = known.filter(value => value >= scale.low && value <= scale.high)
  const room = Math.max(1, Math.floor(height / (fontSize * NAME_ROWS)))
  const stride = Math.ceil(shown.length / room)
  return {
    ticks: shown
      .filter((_, place) => place % stride === 0)
      .map(value => ({ value, text: names.get(value) ?? '' })),
    tagText: value => names.get(value) ?? '',
  }
}

function silentAxis(scale: { low: number; high: number }, height: number): Axis {
  const rows = Math.max(2, Math.floor(height / 64))
  return { ticks: rhythm(scale.low, scale.high, rows).map(value => ({ value, text: '' })), tagText: () => '' }
}

/** The last value in sight of every line that has one; helper lines and masked ones have none to tell. */
export function lastVisible(lines: readonly Line[], window: Range): End[] {
  return lines.flatMap(line => {
    if (line.masked || line.trend) return []
    const { x, y } = line.column
    let index = indexAtOrBefore(x, window.to)
    const holds = line.variant === 'step' && !Number.isNaN(y[index])
    while (index >= 0 && Number.isNaN(y[index])) index--
    const at = x[index]
    if (at === undefined || (at < window.from && !holds)) return []
    return [{ line, height: y[index] as number, value: line.values[index] as number }]
  })
}

function placedTimeTicks(
  window: Range,
  box: Box,
  { fontSize, instants, lang }: { fontSize: number; instants: boolean; lang: string },
): TimeTick[] {
  if (window.to - window.from <= 1) return []
  const count = Math.max(1, box.width / (fontSize * 6))
  const scale = box.width / (window.to - window.from || 1)
  return timeTicks({ from: window.from, to: window.to, count, instants, lang }).filter(tick => {
    const half = (tick.text.length * fontSize * FIGURE_WIDTH) / 2
    return (tick.at - window.from) * scale + box.left >= half
  })
}
