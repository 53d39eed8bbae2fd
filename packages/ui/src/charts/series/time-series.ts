import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { type SeriesStyle, seriesStyle } from '../../foundation/tokens/series.ts'
import {
  type Column,
  columnOfPoints,
  lastValueIndex,
  logHeight,
  mappedColumn,
  percentBase,
  percentOf,
  type TimePoint,
  usualSpacing,
} from '../plot/column.ts'
import { type MaskedRefusal, shapeColumn } from '../plot/masked-shape.ts'
import type { AxisRange, ScaleKind } from '../plot/scales.ts'
import { CALENDAR, type TimeAxis } from '../plot/time-axis.ts'
import { type BarColumns, barsAt, mappedBars, withBarExtremes } from './bar-columns.ts'
import { withGaps } from './gaps.ts'

/** One line of the chart (shared-blocks §3). */
export type TimeSeries = {
  /** Stable and unique in the chart. */
  id: string
  name: string
  /** The beginning of the name, such as the name without its venue: in the legend the rest is grey, and in the plot phones leave it out. Default: the whole name. */
  shortName?: string
  /** Oldest first; others are sorted, with a warning in development. What cannot be drawn is left out and counted. Keep the array's identity while it stays the same. */
  points: readonly TimePoint[]
  /** Which of the 20 series styles, 0–19; 0 is the main one. Default: its place in the list. */
  style?: number
  /** Makes the legend's name a link, if `safeUrl` allows it. */
  href?: string
  /** The unit of the values: on the axis when all series agree, else after each value. */
  unit?: string
  /** A short text after the name in the legend. */
  note?: string
  /** Replaces `note` in percent mode. `base` is the value that counts as 0 %. */
  percentNote?: (base: number) => string
  /** How it is drawn. Variants that need `bars` are a line without them. Default `line`. */
  variant?: SeriesVariant
  /** Open, high and low; the values are the closes. As long as `points`, NaN for none. A band has its edges in high and low. */
  bars?: BarColumns
  /** How the values of days that are merged into one point combine. Default `last`: the newest one; volumes add up. */
  merge?: 'last' | 'sum'
  /**
   * How the columns of a histogram are coloured: all alike, or each by a number at the index of `column`: below zero falling, else
   * rising. Without it those above zero rise and those below fall.
   */
  tone?: 'up' | 'down' | 'series' | Int8Array
  /** The columns of a histogram are grey: rising ones hollow, falling ones filled, by `tone`. Default false. */
  neutral?: boolean
  /** Width of the line in pixels. Default 2 of the main one, 1.6 of others. */
  width?: number
  /** Computed values, ready to draw; `points` is then ignored and may be empty. Keep its identity. */
  column?: Column
  /** Percent mode uses the base of this series: for a line that is computed from it. */
  base?: string
  /**
   * The points are a shape from 0 to 100, not values: their numbers are never shown, and a point or bar outside of that range is refused,
   * with a warning in development.
   */
  masked?: boolean
  /** Values with names, such as those of a rating scale. Percentages have none. */
  names?: ValueNames
  /** How the legend writes the change from the previous value. Default `absolute`. */
  change?: SeriesChange
}

/**
 * `absolute` is the difference in the values' own unit; `basisPoints` the difference in basis points, of values in `%` or already in
 * basis points; `percent` the difference with its share of the previous value, an arrow and a colour, for prices of stocks.
 */
export type SeriesChange = 'absolute' | 'basisPoints' | 'percent'

/** Names by value. Keep its identity while it stays the same. */
export type ValueNames = ReadonlyMap<number, string>

/**
 * `trend` is a thin dotted helper line: no tag, no cursor, not in the table. `area` is filled down to zero when the axis
 * shows it; `step` holds every value until the next one, the last to the end of what is shown; `histogram` begins at zero;
 * `band` is a line in a tinted band; `candles`, `ohlc` and `band` need `bars`.
 */
export type SeriesVariant = 'line' | 'step' | 'trend' | 'area' | 'band' | 'histogram' | 'candles' | 'ohlc'

/** Whether values of this variant come with open, high and low, or with the edges of a band. */
export function showsBars(variant: SeriesVariant | undefined): boolean {
  return variant === 'candles' || variant === 'ohlc' || variant === 'band'
}

/** Absolute values, or percent change from each series' first value (bond-page §4, C10). */
export type ValuesMode = 'absolute' | 'percent'

/** A prepared series, ready to draw. */
export type SeriesLine = {
  id: string
  name: string
  /** The beginning of the name. */
  shortName: string
  href: string | null
  note: string | null
  unit: string
  trend: boolean
  variant: SeriesVariant
  tone: TimeSeries['tone']
  neutral: boolean
  /** Whether its values were computed from those of another series. */
  computed: boolean
  width: number | null
  merge: TimeSeries['merge']
  masked: boolean
  /** Its place in the list, 0 is the main series. */
  place: number
  /** Its number next to its style, from 1 on; 0 for computed lines, and for a single series. */
  number: number
  style: SeriesStyle
  /** The heights that are drawn: the values, or their logarithms. */
  column: Column
  /** The places of the points along the axis: the column's times on a calendar. */
  places: Float64Array
  /** The values that are shown, by the index of the column. */
  values: Float64Array
  /** Heights of open, high and low. */
  bars: BarColumns | null
  /** Open, high and low as they are shown. */
  barValues: BarColumns | null
  /** The extent of each merged bar or column along the axis. */
  spans?: Float64Array
  /** Values that have names; null where numbers are shown. */
  names?: ValueNames | null
  /** How its change from the previous value is written. Default `absolute`. */
  change?: SeriesChange | undefined
}

export type PreparedSeries = {
  lines: SeriesLine[]
  /** From the first to the last time of all lines; null without any point. */
  extent: AxisRange | null
  /** Half a bar along the axis, by which the first and the last one extend beyond their places; 0 without bars. */
  halfBar: number
  /** The narrowest window worth showing, along the axis: about three points. */
  minSpan: number
  /** Whether any point has a time of day. */
  instants: boolean
  /** Points left out because their time cannot be read or is there twice. */
  dropped: number
  /** Values that cannot be drawn. */
  bad: number
  /** Values of masked series outside of a shape. */
  refused: MaskedRefusal[]
  /** Names of the series that percent mode has no base for. */
  unbased: string[]
  /** Heights are decimal logarithms of the values. */
  log: boolean
  axis: TimeAxis
}

type ColumnSource = Pick<TimeSeries, 'points' | 'column' | 'bars' | 'masked'>

/**
 * The column of a series, or the shape of a masked one. It is cached: adding a series to a comparison does not convert the others again,
 * and of growing data only new points are converted.
 */
export function columnOf(one: ColumnSource): Column {
  return visibleColumn(one, false)
}

/** The same for a series in a chart that may be masked as a whole: then it has no value outside of a shape. */
export function visibleColumn(one: ColumnSource, masked: boolean): Column {
  const column = one.column ?? columnOfPoints(listOf(one.points))
  if (!masked && !one.masked) return column
  const bars = barsAt(column, one.column ? [] : listOf(one.points), one.bars)
  return shapeColumn(column, bars ? [bars.open, bars.high, bars.low] : [])
}

export type PrepareOptions = { mode: ValuesMode; masked: boolean; scale?: ScaleKind; axis?: TimeAxis }

/** The beginning of the name, or the whole name when it begins otherwise. */
function shortNameOf({ name, shortName = name }: TimeSeries): string {
  return name.startsWith(shortName) ? shortName : name
}

/**
 * The series as lines: columns, styles, links; in percent mode based on their first finite non-zero value (C10). Of two with the same
 * id the first one is drawn.
 */
export function prepareSeries(
  given: readonly TimeSeries[],
  { mode, masked, scale = 'linear', axis = CALENDAR }: PrepareOptions,
): PreparedSeries {
  const out: PreparedSeries = {
    lines: [],
    extent: null,
    halfBar: 0,
    minSpan: 0,
    instants: false,
    dropped: 0,
    bad: 0,
    refused: [],
    unbased: [],
    log: scale === 'log' && mode === 'absolute' && !masked,
    axis,
  }
  let longest = 0
  const series = uniqueBy(given, ({ id }) => id)
  const numbered = series.filter(one => one.variant !== 'trend' && !one.column)
  series.forEach((one, place) => {
    const hides = masked || one.masked === true
    const raw = visibleColumn(one, masked)
    if (raw.refused) out.refused.push({ what: `the series "${one.id}"`, count: raw.refused.size })
    out.dropped += raw.dropped
    const whole = drawnOf(one, raw, hides, { percent: mode === 'percent', log: out.log, series })
    const variant = variantOf(one, whole?.bars ?? null)
    const drawn = whole && hasGaps(one, variant) ? withGaps(whole, axis) : whole
    out.bad += (drawn?.column ?? raw).bad.size
    if (!drawn && lastValueIndex(raw.y) >= 0) out.unbased.push(one.name)
    if (!drawn || drawn.column.x.length === 0) return
    const { x, instants } = drawn.column
    const places = axis.placesOf(x)
    out.extent = {
      from: Math.min(out.extent?.from ?? Number.POSITIVE_INFINITY, x[0] as number),
      to: Math.max(out.extent?.to ?? Number.NEGATIVE_INFINITY, x[x.length - 1] as number),
    }
    out.instants ||= instants
    longest = Math.max(longest, x.length)
    out.halfBar = Math.max(out.halfBar, halfBarOf(one, places))
    out.lines.push({
      id: one.id,
      name: one.name,
      shortName: shortNameOf(one),
      href: safeUrl(one.href),
      note: noteOf(one, mode === 'percent' && !hides ? baseOf(one, series) : null),
      unit: one.unit ?? '',
      trend: one.variant === 'trend',
      variant,
      tone: one.tone,
      neutral: one.neutral ?? false,
      computed: one.column !== undefined && listOf(one.points).length === 0,
      width: one.width ?? null,
      merge: one.merge,
      places,
      masked: hides,
      place,
      number: numbered.length > 1 ? numbered.indexOf(one) + 1 : 0,
      style: seriesStyle(one.style ?? place),
      names: mode === 'absolute' && !hides ? (one.names ?? null) : null,
      change: one.change,
      ...drawn,
    })
  })
  if (out.extent && longest > 1)
    out.minSpan = ((axis.placeOf(out.extent.to) - axis.placeOf(out.extent.from)) / (longest - 1)) * 3
  return out
}

const BARRED: readonly (SeriesVariant | undefined)[] = ['candles', 'ohlc', 'histogram']

function halfBarOf({ variant }: Pick<TimeSeries, 'variant'>, x: Float64Array): number {
  return BARRED.includes(variant) ? usualSpacing(x) / 2 || 0 : 0
}

/** The variant that can be drawn: a line where bars are missing. */
function variantOf({ variant = 'line' }: TimeSeries, bars: BarColumns | null): SeriesVariant {
  return (variant === 'candles' || variant === 'ohlc' || variant === 'band') && !bars ? 'line' : variant
}

/** Whether missing days break the line. A step holds its value, and bars leave their own space. */
function hasGaps({ tone }: Pick<TimeSeries, 'tone'>, variant: SeriesVariant): boolean {
  if (variant === 'histogram') return typeof tone !== 'object'
  return variant === 'line' || variant === 'area'
}

type Drawn = Pick<SeriesLine, 'column' | 'values' | 'bars' | 'barValues'>

/** Heights and values of a series; null without a base for percentages. Shapes are drawn unchanged. */
function drawnOf(
  one: TimeSeries,
  raw: Column,
  hides: boolean,
  { percent, log, series }: { percent: boolean; log: boolean; series: readonly TimeSeries[] },
): Drawn | null {
  if (hides) return { column: raw, values: raw.y, bars: null, barValues: null }
  const aligned = barsAt(raw, one.column ? [] : listOf(one.points), one.bars)
  const base = percent ? baseOf(one, series) : null
  if (percent && base === null) return null
  const heightOf = base !== null ? (value: number) => percentOf(value, base) : log ? logHeight : null
  const column = heightOf ? mappedColumn(raw, heightOf, base === null ? 'log' : `percent of ${base}`) : raw
  const bars = aligned && heightOf ? mappedBars(aligned, heightOf) : aligned
  return {
    column: bars ? withBarExtremes(column, bars) : column,
    bars,
    // percentages are shown as such; on a logarithmic axis the values are
    ...(percent ? { values: column.y, barValues: bars } : { values: raw.y, barValues: aligned }),
  }
}

/** The value that counts as 0 %. */
function baseOf(one: TimeSeries, series: readonly TimeSeries[]): number | null {
  return percentBase(columnOf(series.find(other => other.id === one.base) ?? one).y)
}

function noteOf({ note, percentNote }: TimeSeries, base: number | null): string | null {
  return (base === null ? note : (percentNote?.(base) ?? note)) ?? null
}

/** Whether at least one value can be drawn. */
export function hasValues(prepared: PreparedSeries): boolean {
  return prepared.lines.some(line => lastValueIndex(line.column.y) >= 0)
}

/** The range of the series' data, for charts of one group; null without any point. */
export function extentOf(series: readonly TimeSeries[]): AxisRange | null {
  const ends = listOf(series)
    .map(one => ({ one, x: columnOf(one).x }))
    .filter(({ x }) => x.length > 0)
  if (ends.length === 0) return null
  const half = Math.max(...ends.map(({ one, x }) => halfBarOf(one, x)))
  return {
    from: Math.min(...ends.map(({ x }) => x[0] as number)) - half,
    to: Math.max(...ends.map(({ x }) => x[x.length - 1] as number)) + half,
  }
}

/** The lines that are not hidden. */
export function visibleLines(prepared: PreparedSeries, hidden: readonly string[]): SeriesLine[] {
  return prepared.lines.filter(line => !hidden.includes(line.id))
}

/** Why the value axis cannot be logarithmic, as a label key; null when it can. A logarithm needs values above zero. */
export function logRefusal(series: readonly TimeSeries[], mode: ValuesMode, masked = false): string | null {
  if (mode === 'percent') return 'stock_log_percent'
  return series.some(one => visibleColumn(one, masked).low <= 0) ? 'stock_log_not_positive' : null
}
