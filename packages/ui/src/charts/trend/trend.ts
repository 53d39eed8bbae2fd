import { BUSINESS_OFFSET_MINUTES, dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { isPresent } from '../indicators/bars.ts'
import { type Column, type TimePoint, toColumn } from '../plot/column.ts'
import type { TimeSeries } from '../series/time-series.ts'

/** The trends of the select (shared-blocks §5, §9), without "not selected". */
export type TrendKind = 'linear' | 'logarithmic' | 'exponential'

/** A curve fitted by least squares (C12). */
export type Trend = {
  kind: TrendKind
  /** The value at x = 0, for the logarithm at x = 1; above 0 for the exponential. */
  a: number
  /** The factor of x, of ln x, or of the exponent. */
  b: number
  /** 0–1: the share of the variance that the curve explains; for the exponential that of the logarithms, as in spreadsheets. */
  r2: number
  /** The time of the first value in wall-clock milliseconds: days are counted from here. */
  start: number
  /** Added to the curve; default 0. Percentages of an exponential curve have one. */
  offset?: number
}

/** A trend, or why there is none. */
export type TrendOutcome =
  | { kind: 'trend'; trend: Trend }
  | { kind: 'none'; reason: 'fewPoints' | 'notPositive' | 'masked' }

const BUSINESS_OFFSET = BUSINESS_OFFSET_MINUTES * 60_000

/** Whether an external value is the name of a trend. */
export function isTrendKind(value: unknown): value is TrendKind {
  return value === 'linear' || value === 'logarithmic' || value === 'exponential'
}

/**
 * The trend of a column by least squares: `y = a + b·x`, `y = a + b·ln x` or `y = a·e^(b·x)`, with x in days from the
 * first value; for the logarithm the first day counts as 1. Gaps are ignored.
 *
 * Only with more than one value (shared-blocks §9), and exponential only where all are above 0. The exponential is fitted to the logarithms of the
 * values. C. F. Gauss, "Theoria combinationis observationum", 1821.
 */
export function trendOf({ x, y }: Pick<Column, 'x' | 'y'>, kind: TrendKind): TrendOutcome {
  const indices = Array.from(y.keys()).filter(index => isPresent(y[index]) && Number.isFinite(x[index]))
  const [first] = indices
  if (first === undefined || indices.length < 2) return { kind: 'none', reason: 'fewPoints' }
  if (kind === 'exponential' && indices.some(index => (y[index] as number) <= 0))
    return { kind: 'none', reason: 'notPositive' }
  const start = x[first] as number
  const xs = Float64Array.from(indices, index => regressor(kind, x[index] as number, start))
  const ys = Float64Array.from(indices, index => {
    const value = y[index] as number
    return kind === 'exponential' ? Math.log(value) : value
  })
  const line = leastSquares(xs, ys)
  const a = kind === 'exponential' ? Math.exp(line.a) : line.a
  return { kind: 'trend', trend: { kind, a, b: line.b, r2: line.r2, start } }
}

/** The x over which the curve is a straight line: days from the start, or the logarithm of days counted from 1. */
function regressor(kind: TrendKind, at: number, start: number): number {
  const days = (at - start) / MS_PER_DAY
  return kind === 'logarithmic' ? Math.log(days + 1) : days
}

/**
 * A straight line through points. It counts from the first point, so that a small change of a large value keeps its precision, and in
 * units of the largest offset, so that no square overflows.
 */
function leastSquares(x: Float64Array, y: Float64Array): { a: number; b: number; r2: number } {
  const [x0, y0] = [x[0] as number, y[0] as number]
  const dx = x.map(value => value - x0)
  const dy = y.map(value => value - y0)
  const [width, height] = [largest(dx), largest(dy)]
  if (height === 0 || width === 0) return { a: y0, b: 0, r2: 1 }
  const [meanX, meanY] = [mean(dx), mean(dy)]
  let [sxx, sxy, syy] = [0, 0, 0]
  dx.forEach((value, index) => {
    const u = (value - meanX) / width
    const v = ((dy[index] as number) - meanY) / height
    sxx += u * u
    sxy += u * v
    syy += v * v
  })
  const slope = sxy / sxx
  const b = slope * (height / width)
  // equals 1 − residual / total, without the difference of two near numbers
  const r2 = Math.min(1, Math.max(0, (sxy / syy) * slope))
  return { a: y0 + (meanY - b * meanX) - b * x0, b, r2 }
}

function largest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The same curve in per cent of change from a value: what percent mode draws (C10). */
export function trendInPercent({ a, b, offset = 0, ...trend }: Trend, base: number): Trend {
  const share = 100 / base
  const rest = offset * share - 100
  return trend.kind === 'exponential'
    ? { ...trend, a: a * share, b, offset: rest }
    : { ...trend, a: a * share + rest, b: b * share }
}

/** The trend's value at a time in wall-clock milliseconds; NaN where a chart cannot draw it, and for the logarithm before its first day. */
export function trendAt({ kind, a, b, start, offset = 0 }: Trend, at: number): number {
  const x = regressor(kind, at, start)
  const value = (kind === 'exponential' ? a * Math.exp(b * x) : a + b * x) + offset
  return isPresent(value) ? value : Number.NaN
}

/** A chart cannot show more points than pixels. A curve bends most at its start, so all of its first points are included. */
const MAX_POINTS = 400
const FIRST_POINTS = 100

/** The trend as points on the column's own times, at most 400 of them, the first and the last among them. */
export function trendPoints(trend: Trend, column: Column): TimePoint[] {
  const present = Array.from(column.x.keys()).filter(index => isPresent(column.y[index]))
  const last = present.length - 1
  const step = Math.max(1, last / (MAX_POINTS - FIRST_POINTS - 2))
  const sampled = present.filter(
    (_, i) => i < FIRST_POINTS || i === last || Math.floor(i / step) !== Math.floor((i - 1) / step),
  )
  return sampled.map(index => {
    const at = column.x[index] as number
    const drawn = trendAt(trend, at)
    const value = Number.isNaN(drawn) ? null : drawn
    return column.instants
      ? { at: at - BUSINESS_OFFSET, value }
      : { day: dayFromNumber(Math.floor(at / MS_PER_DAY)), value }
  })
}

/**
 * The trend of a series as another series for the same chart: same style, dotted, without a cursor. Id: `trend:` and the series' own.
 * `name` and `note` are for the legend (see `trendText`). Masked series have none: its equation would reveal the values (access row 16).
 */
export function trendSeries(
  series: TimeSeries,
  kind: TrendKind,
  text: (trend: Trend) => { name: string; note: string },
): { outcome: TrendOutcome; series: TimeSeries | null } {
  if (series.masked) return { outcome: { kind: 'none', reason: 'masked' }, series: null }
  const column = toColumn(series.points)
  const outcome = trendOf(column, kind)
  if (outcome.kind === 'none') return { outcome, series: null }
  const { style, unit } = series
  return {
    outcome,
    series: {
      id: `trend:${series.id}`,
      ...text(outcome.trend),
      points: trendPoints(outcome.trend, column),
      variant: 'trend',
      base: series.id,
      percentNote: base => text(trendInPercent(outcome.trend, base)).note,
      ...(style === undefined ? {} : { style }),
      ...(unit === undefined ? {} : { unit }),
    },
  }
}
