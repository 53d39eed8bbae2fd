import { listOf } from '../../foundation/list-of.ts'
import { type Column, extremesOf } from '../plot/column.ts'
import { barsAt } from './bar-columns.ts'
import { type BarPeriod, periodStart } from './bar-periods.ts'
import { columnOf, type TimeSeries } from './time-series.ts'

/** The days of one week, month or year: indices from one to another, both included. */
export type DayGroup = { from: number; to: number; start: number }

/** The groups that ascending times fall into. */
export function groupDays(times: Float64Array, period: BarPeriod): DayGroup[] {
  const groups: DayGroup[] = []
  times.forEach((at, i) => {
    const start = periodStart(at, period)
    const last = groups.at(-1)
    if (last?.start === start) last.to = i
    else groups.push({ from: i, to: i, start })
  })
  return groups
}

/** How the values of a group become one. */
export type Merge = 'first' | 'last' | 'highest' | 'lowest' | 'sum'

/** One value for each group, NaN for a group without any. */
export function mergeDays(values: Float64Array, groups: readonly DayGroup[], merge: Merge): Float64Array {
  return Float64Array.from(groups, ({ from, to }) => {
    const present = values.subarray(from, to + 1).filter(value => !Number.isNaN(value))
    if (present.length === 0) return Number.NaN
    if (merge === 'first') return present[0] as number
    if (merge === 'last') return present[present.length - 1] as number
    if (merge === 'sum') return present.reduce((sum, value) => sum + value, 0)
    return present.reduce((one, other) => (merge === 'highest' ? Math.max(one, other) : Math.min(one, other)))
  })
}

/**
 * The series with one point for each week or month: bars open with the first open, close with the last close, and extend from the lowest
 * low to the highest high; volumes add up; anything else has its newest value. A point has the time of the period's last day in any of
 * the series, so that all series share their times.
 */
export function seriesByPeriod(series: readonly TimeSeries[], period: BarPeriod): TimeSeries[] {
  const columns = series.map(columnOf)
  const ends = new Map<number, number>()
  for (const { x } of columns)
    for (const at of x) {
      const start = periodStart(at, period)
      ends.set(start, Math.max(at, ends.get(start) ?? at))
    }
  return series.map((one, place) => mergeSeries(one, columns[place] as Column, { period, ends }))
}

function mergeSeries(
  one: TimeSeries,
  raw: Column,
  { period, ends }: { period: BarPeriod; ends: ReadonlyMap<number, number> },
): TimeSeries {
  const groups = groupDays(raw.x, period)
  const bars = barsAt(raw, one.column ? [] : listOf(one.points), one.bars)
  const y = mergeDays(raw.y, groups, one.merge === 'sum' ? 'sum' : 'last')
  const column: Column = {
    x: Float64Array.from(groups, ({ start }) => ends.get(start) as number),
    y,
    ...extremesOf(y),
    reasons: new Map(),
    bad: new Set(),
    dropped: raw.dropped,
    instants: raw.instants,
  }
  const { bars: _, ...rest } = one
  return {
    ...rest,
    points: NO_POINTS,
    column,
    ...(bars
      ? {
          bars: {
            open: mergeDays(bars.open, groups, 'first'),
            high: mergeDays(bars.high, groups, 'highest'),
            low: mergeDays(bars.low, groups, 'lowest'),
          },
        }
      : {}),
  }
}

const NO_POINTS: TimeSeries['points'] = []
