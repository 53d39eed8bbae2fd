import { BUSINESS_OFFSET_MINUTES } from '../../foundation/calendar/day.ts'
import { roundTo } from '../../foundation/format/decimal.ts'
import { type Column, percentBase, percentOf, type TimePoint, toColumn } from '../plot/column.ts'
import { dayOfWall } from '../plot/ticks.ts'
import type { TimeSeries, ValuesMode } from '../series/time-series.ts'
import type { CompareMeasure } from './compare-kinds.ts'

/** Why there is no spread: not exactly two lines (readings #20), masked values, or no day with both values. */
export type SpreadReason = 'notTwo' | 'masked' | 'noCommonDay'

/** `at` is wall-clock milliseconds, as in `Column`. */
type DatedValue = { value: number; at: number }

/** Statistics of the spread over the loaded period. For equal extremes the first day counts. */
export type SpreadStatistics = {
  min: DatedValue
  max: DatedValue
  last: DatedValue
  mean: number
  /** Days with both values. */
  days: number
}

/** Label key of the unit. */
export type SpreadUnit = 'spread_unit_bp' | 'spread_unit_points' | 'spread_unit_percentage_points'

export type Spread =
  | { kind: 'off'; reason: SpreadReason }
  | {
      kind: 'on'
      /** Ascending times of either line; `y` is NaN where one of them has no value. */
      x: Float64Array
      y: Float64Array
      /** The same values as chart points. */
      points: readonly TimePoint[]
      unit: SpreadUnit
      statistics: SpreadStatistics
    }

/** Decimals of a spread or a change, by unit. */
export const SPREAD_DECIMALS: Record<SpreadUnit, number> = {
  spread_unit_bp: 2,
  spread_unit_points: 3,
  spread_unit_percentage_points: 3,
}

/** Differences of yields (in per cent) are in basis points; g-spreads are in basis points already; prices differ in points. */
const SPREAD_UNITS: Record<CompareMeasure, { factor: number; unit: SpreadUnit }> = {
  price: { factor: 1, unit: 'spread_unit_points' },
  yield: { factor: 100, unit: 'spread_unit_bp' },
  gspread: { factor: 1, unit: 'spread_unit_bp' },
}

/** The unit of differences of a measure; an unknown one differs in points. */
export function spreadUnitOf(measure: CompareMeasure): { factor: number; unit: SpreadUnit } {
  return SPREAD_UNITS[measure] ?? SPREAD_UNITS.price
}

/**
 * Removes the rounding error of subtracting doubles: 0.3 − 0.1 is 0.19999999999999998. Much finer than the precision of the data, so
 * that rounding to visible decimals happens only in the text.
 */
export const NOISE_DECIMALS = 10

/**
 * The spread line of exactly two drawn lines, without helper lines: main − other on their common days (C11). For percent changes it is in
 * percentage points.
 */
export function spreadOf(
  series: readonly TimeSeries[],
  measure: CompareMeasure,
  mode: ValuesMode = 'absolute',
): Spread {
  const [main, other, ...more] = series.filter(line => line.variant !== 'trend')
  if (!main || !other || more.length > 0) return { kind: 'off', reason: 'notTwo' }
  if (main.masked || other.masked) return { kind: 'off', reason: 'masked' }
  const [one, two] = [toColumn(main.points), toColumn(other.points)]
  const isPercent = mode === 'percent'
  const { factor, unit } = isPercent ? PERCENT_UNIT : spreadUnitOf(measure)
  const { x, y } = isPercent ? difference(changeOf(one), changeOf(two), factor) : difference(one, two, factor)
  const statistics = spreadStatistics(x, y)
  if (!statistics) return { kind: 'off', reason: 'noCommonDay' }
  const instants = one.instants || two.instants
  return { kind: 'on', x, y, points: chartPoints(x, y, instants), unit, statistics }
}

const PERCENT_UNIT = { factor: 1, unit: 'spread_unit_percentage_points' } as const

/** The percent change from the first value (C10); empty without one. */
function changeOf({ x, y }: Pick<Column, 'x' | 'y'>): Pick<Column, 'x' | 'y'> {
  const base = percentBase(y)
  return { x, y: y.map(value => (base === null ? Number.NaN : percentOf(value, base))) }
}

/** `one − two` times `factor` for each time of either column; NaN where either has no value. */
export function difference(
  one: Pick<Column, 'x' | 'y'>,
  two: Pick<Column, 'x' | 'y'>,
  factor: number,
): { x: Float64Array; y: Float64Array } {
  const x: number[] = []
  const y: number[] = []
  let [a, b] = [0, 0]
  while (a < one.x.length || b < two.x.length) {
    const left = one.x[a] ?? Number.POSITIVE_INFINITY
    const right = two.x[b] ?? Number.POSITIVE_INFINITY
    const both = left === right
    x.push(Math.min(left, right))
    y.push(both ? withoutNoise(((one.y[a] as number) - (two.y[b] as number)) * factor) : Number.NaN)
    if (left <= right) a += 1
    if (right <= left) b += 1
  }
  return { x: Float64Array.from(x), y: Float64Array.from(y) }
}

function withoutNoise(value: number): number {
  return Number.isFinite(value) ? roundTo(value, NOISE_DECIMALS) : Number.NaN
}

/** Lowest, highest, last and mean of the values; null without values. */
export function spreadStatistics(x: Float64Array, y: Float64Array): SpreadStatistics | null {
  let [min, max, last]: (DatedValue | null)[] = [null, null, null]
  let [sum, days] = [0, 0]
  for (let i = 0; i < y.length; i++) {
    const value = y[i] as number
    if (Number.isNaN(value)) continue
    const here = { value, at: x[i] as number }
    if (!min || value < min.value) min = here
    if (!max || value > max.value) max = here
    last = here
    sum += value
    days += 1
  }
  return min && max && last ? { min, max, last, mean: withoutNoise(sum / days), days } : null
}

const BUSINESS_OFFSET = BUSINESS_OFFSET_MINUTES * 60_000

function chartPoints(x: Float64Array, y: Float64Array, instants: boolean): TimePoint[] {
  return Array.from(x, (at, i) => {
    const value = Number.isNaN(y[i]) ? null : (y[i] as number)
    return instants ? { at: at - BUSINESS_OFFSET, value } : { day: dayOfWall(at), value }
  })
}
