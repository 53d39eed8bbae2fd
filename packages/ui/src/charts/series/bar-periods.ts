import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { type Column, extremesOf, usualSpacing } from '../plot/column.ts'
import type { TimeAxis } from '../plot/time-axis.ts'
import { withBarExtremes } from './bar-columns.ts'
import type { SeriesLine } from './time-series.ts'

/** The period that days, or times of day, are merged into where each is too narrow to draw. */
export type BarPeriod = 'hour' | 'day' | 'week' | 'month' | 'year'

const PERIODS: readonly BarPeriod[] = ['hour', 'day', 'week', 'month', 'year']
/** Monday 5 January 1970. */
const MONDAY = 4 * MS_PER_DAY
/** A narrower bar has no inside that could be hollow. In pixels. */
const MIN_BAR_WIDTH = 4

/** The start of the period that contains a time; weeks begin on Monday. Wall-clock milliseconds. */
export function periodStart(at: number, period: BarPeriod): number {
  if (period === 'hour') return multiple(at, MS_PER_DAY / 24, 0)
  if (period === 'day') return multiple(at, MS_PER_DAY, 0)
  if (period === 'week') return multiple(at, 7 * MS_PER_DAY, MONDAY)
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), period === 'month' ? date.getUTCMonth() : 0)
}

function multiple(at: number, length: number, origin: number): number {
  return Math.floor((at - origin) / length) * length + origin
}

/** The bars of a period: one for each that has a day. */
type PeriodBars = {
  /** The last day of each, which is the time of its point. */
  times: Float64Array
  /** The middle of each along the axis. */
  places: Float64Array
  /** The extent of each along the axis. */
  spans: Float64Array
  /** Places in the arrays by the start of the period. */
  byStart: ReadonlyMap<number, number>
}

const known = new WeakMap<Float64Array, Partial<Record<BarPeriod, PeriodBars>>>()

function periodBars(days: Float64Array, period: BarPeriod, axis: TimeAxis): PeriodBars {
  const made = known.get(days) ?? {}
  known.set(days, made)
  made[period] ??= makePeriodBars(days, period, axis)
  return made[period]
}

function makePeriodBars(days: Float64Array, period: BarPeriod, axis: TimeAxis): PeriodBars {
  const places = axis.placesOf(days)
  const spacing = usualSpacing(places)
  const ends: { first: number; last: number }[] = []
  const byStart = new Map<number, number>()
  days.forEach((day, i) => {
    const start = periodStart(day, period)
    const bar = byStart.get(start)
    if (bar === undefined) {
      byStart.set(start, ends.length)
      ends.push({ first: i, last: i })
    } else (ends[bar] as { last: number }).last = i
  })
  const placeAt = (i: number): number => places[i] as number
  return {
    times: Float64Array.from(ends, ({ last }) => days[last] as number),
    places: Float64Array.from(ends, ({ first, last }) => (placeAt(first) + placeAt(last)) / 2),
    spans: Float64Array.from(ends, ({ first, last }) => placeAt(last) - placeAt(first) + spacing),
    byStart,
  }
}

/** Whether the lines have bars or columns, which need a width. */
export function haveBars(lines: readonly Pick<SeriesLine, 'variant'>[]): boolean {
  return lines.some(({ variant }) => variant === 'candles' || variant === 'ohlc' || variant === 'histogram')
}

/** All days of the lines, or those of a trading-day axis, so that stacked charts agree. */
export function daysOf(lines: readonly Pick<SeriesLine, 'column'>[], axis: TimeAxis): Float64Array {
  if (axis.days) return axis.days
  const [first, ...others] = lines
  if (!first) return new Float64Array(0)
  if (others.every(({ column }) => column.x === first.column.x)) return first.column.x
  return Float64Array.from(new Set(lines.flatMap(({ column }) => [...column.x]))).sort()
}

/**
 * The shortest period whose bars are at least 4 pixels wide at this scale; null where single days are. It depends on the zoom alone, so
 * that bars do not change while the chart is panned. `scale`: pixels per millisecond of the axis.
 */
export function barPeriod(days: Float64Array, axis: TimeAxis, scale: number): BarPeriod | null {
  const places = axis.placesOf(days)
  if (days.length < 2 || usualSpacing(places) * scale >= MIN_BAR_WIDTH) return null
  const length = ((places[places.length - 1] as number) - (places[0] as number)) * scale
  const fits = (period: BarPeriod): boolean => {
    const { times } = periodBars(days, period, axis)
    return times.length < days.length && length / times.length >= MIN_BAR_WIDTH
  }
  return PERIODS.find(fits) ?? 'year'
}

/**
 * The lines with one point for each period. Bars open with the first open, close with the last close, and reach from the lowest low to the
 * highest high; volumes add up; anything else has its newest value. Each point has the time of the period's last day on the axis.
 */
export function mergeLines(
  lines: readonly SeriesLine[],
  { days, period, axis }: { days: Float64Array; period: BarPeriod; axis: TimeAxis },
): SeriesLine[] {
  const bars = periodBars(days, period, axis)
  return lines.map(line => mergeLine(line, bars, period))
}

/** The points of a line that share a bar: from one index to another, both included. */
type Part = { from: number; to: number; bar: number }

function partsOf({ column: { x } }: SeriesLine, { byStart }: PeriodBars, period: BarPeriod): Part[] {
  const parts: Part[] = []
  x.forEach((at, i) => {
    const bar = byStart.get(periodStart(at, period))
    if (bar === undefined) return
    const last = parts.at(-1)
    if (last?.bar === bar) last.to = i
    else parts.push({ from: i, to: i, bar })
  })
  return parts
}

function mergeLine(line: SeriesLine, bars: PeriodBars, period: BarPeriod): SeriesLine {
  const { column, values, variant, tone } = line
  const parts = partsOf(line, bars, period)
  const newest = parts.map(part => lastPresent(column.y, part))
  const pick = (from: Float64Array): Float64Array =>
    Float64Array.from(newest, i => (i < 0 ? Number.NaN : (from[i] as number)))
  const sum = (from: Float64Array): Float64Array => Float64Array.from(parts, part => total(from, part))
  // shapes are from 0 to 100: they do not add up
  const adds = line.merge === 'sum' && !line.masked
  const value = adds ? sum : pick
  const isBar = variant === 'candles' || variant === 'ohlc'
  const barsOf = (from: SeriesLine['bars']): SeriesLine['bars'] =>
    from && {
      open: isBar ? Float64Array.from(parts, part => firstPresent(from.open, part)) : pick(from.open),
      high: isBar ? Float64Array.from(parts, part => extreme(from.high, part, Math.max)) : pick(from.high),
      low: isBar ? Float64Array.from(parts, part => extreme(from.low, part, Math.min)) : pick(from.low),
    }
  const y = value(column.y)
  const merged: Column = {
    x: Float64Array.from(parts, ({ bar }) => bars.times[bar] as number),
    y,
    ...extremesOf(y),
    reasons: new Map(),
    bad: new Set(),
    dropped: 0,
    instants: column.instants,
  }
  const heights = barsOf(line.bars)
  return {
    ...line,
    column: heights ? withBarExtremes(merged, heights) : merged,
    places: Float64Array.from(parts, ({ bar }) => bars.places[bar] as number),
    spans: Float64Array.from(parts, ({ bar }) => bars.spans[bar] as number),
    values: values === column.y ? y : value(values),
    bars: heights,
    barValues: line.barValues === line.bars ? heights : barsOf(line.barValues),
    tone: typeof tone === 'object' ? mergeTone(tone, column.y, parts, newest, adds) : tone,
  }
}

/** The colour of the larger part where columns add up, else that of the newest one. */
function mergeTone(
  tone: Int8Array,
  y: Float64Array,
  parts: readonly Part[],
  newest: readonly number[],
  adds: boolean,
): Int8Array {
  if (!adds) return Int8Array.from(newest, i => tone[i] ?? 0)
  return Int8Array.from(parts, part => {
    let balance = 0
    for (let i = part.from; i <= part.to; i++) balance += (tone[i] ?? 0) * (y[i] || 0)
    return Math.sign(balance)
  })
}

function lastPresent(values: Float64Array, { from, to }: Part): number {
  for (let i = to; i >= from; i--) if (!Number.isNaN(values[i])) return i
  return -1
}

function firstPresent(values: Float64Array, { from, to }: Part): number {
  for (let i = from; i <= to; i++) if (!Number.isNaN(values[i])) return values[i] as number
  return Number.NaN
}

function extreme(
  values: Float64Array,
  { from, to }: Part,
  further: (one: number, other: number) => number,
): number {
  let found = Number.NaN
  for (let i = from; i <= to; i++) {
    const value = values[i] as number
    if (!Number.isNaN(value)) found = Number.isNaN(found) ? value : further(found, value)
  }
  return found
}

function total(values: Float64Array, { from, to }: Part): number {
  let sum = Number.NaN
  for (let i = from; i <= to; i++) {
    const value = values[i] as number
    if (!Number.isNaN(value)) sum = (Number.isNaN(sum) ? 0 : sum) + value
  }
  return sum
}
