import { BUSINESS_OFFSET_MINUTES, type Day, daysInMonth, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { listOf } from '../../foundation/list-of.ts'
import { toDrawable, toPoints } from '../../foundation/to-point.ts'
import { continued, lineageOf, withLineage } from './growing.ts'

/**
 * One value of a series. `day` is a calendar day and is never shifted; `at` is an instant in milliseconds since 1970
 * and is shown at UTC+3 (readings #31). `value` null is a gap; `reason` says why there is no value.
 */
export type TimePoint =
  | { day: Day; at?: undefined; value: number | null; reason?: string }
  | { at: number; day?: undefined; value: number | null; reason?: string }

/** The points of one series as typed columns, safe to draw. */
export type Column = {
  /** Strictly increasing wall-clock milliseconds: a day's midnight, or an instant moved to UTC+3. */
  x: Float64Array
  /** The value, or NaN for a gap. */
  y: Float64Array
  /** The lowest value; Infinity without any. */
  low: number
  /** The highest value; −Infinity without any. */
  high: number
  /** Why a gap is one, by index. */
  reasons: ReadonlyMap<number, string>
  /** Indices of gaps that have a value which cannot be drawn. */
  bad: ReadonlySet<number>
  /** Indices of gaps that have a value outside of a masked shape, which must not be shown. */
  refused?: ReadonlySet<number>
  /** Missing days by the index of the gap that represents them: no day of the range has a point. */
  gaps?: ReadonlyMap<number, { from: number; to: number }>
  /** Points left out: their time is unreadable or repeated. */
  dropped: number
  /** Whether any point is an instant, so that times of day are written. */
  instants: boolean
}

const BUSINESS_OFFSET = BUSINESS_OFFSET_MINUTES * 60_000
/** Years 1 to 9999: the days that a `Day` can write. */
const FIRST_TIME = -719_162 * MS_PER_DAY
const LAST_TIME = 2_932_897 * MS_PER_DAY

/** Wall-clock milliseconds of a point, NaN when its time cannot be read. */
export function wallTime(point: TimePoint): number {
  if (point.day !== undefined) return wallTimeOfDay(point.day)
  const at = (toDrawable(point.at) ?? Number.NaN) + BUSINESS_OFFSET
  return at >= FIRST_TIME && at < LAST_TIME ? at : Number.NaN
}

/**
 * Milliseconds of a day's midnight in UTC, NaN when no calendar has the day.
 * The same result as `dayToMs`, without a Date: a chart of 50,000 points needs 50,000 of them.
 */
export function wallTimeOfDay(day: string): number {
  if (typeof day !== 'string' || day.length !== 10 || day[4] !== '-' || day[7] !== '-') return Number.NaN
  const year = digits(day, 0, 4)
  const month = digits(day, 5, 7)
  const date = digits(day, 8, 10)
  const exists = year >= 1 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month)
  if (!exists) return Number.NaN
  // Years that begin in March put the leap day last, so that whole eras of 400 years have 146,097 days
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return (era * 146_097 + dayOfEra - 719_468) * MS_PER_DAY
}

function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i++) {
    const digit = text.charCodeAt(i) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

/**
 * The points as columns: sorted, every time once (the last point wins), only values that can be drawn.
 * Sorted points, as servers send them, are copied in one pass; others go through `toPoints`.
 */
export function toColumn(given: readonly TimePoint[]): Column {
  const points = listOf(given)
  return sortedColumn(points) ?? sortedByTime(points)
}

const columns = new WeakMap<readonly TimePoint[], Column>()
/** The newest column of the points that begin with this one. */
const newest = new WeakMap<TimePoint, { points: readonly TimePoint[]; column: Column }>()

/** The column of points, converted once. After new points, or a change of the last one, only these are converted. */
export function columnOfPoints(points: readonly TimePoint[]): Column {
  const cached = columns.get(points)
  if (cached && isIntact(cached, points)) return cached
  const [first] = points
  const before = first && newest.get(first)
  const column = (before && grownColumn(before, points)) ?? firstColumn(points)
  columns.set(points, column)
  if (first) newest.set(first, { points, column })
  return column
}

/** Whether the arrays still end with the last point: after two more changes of it, those of growing data end with a newer one. */
function isIntact(column: Column, points: readonly TimePoint[]): boolean {
  const point = points[points.length - 1]
  if (!point || !lineageOf(column)) return true
  return (
    column.x.at(-1) === wallTime(point) && Object.is(column.y.at(-1), toDrawable(point.value) ?? Number.NaN)
  )
}

function firstColumn(points: readonly TimePoint[]): Column {
  const sorted = sortedColumn(points)
  return sorted ? withLineage(sorted, {}) : sortedByTime(points)
}

/** The column of points that begin like `before`, except for its last point; null for any other points. */
function grownColumn(
  before: { points: readonly TimePoint[]; column: Column },
  points: readonly TimePoint[],
): Column | null {
  const { column } = before
  const lineage = lineageOf(column)
  const last = before.points.length - 1
  if (!lineage || last < 1 || points.length <= last) return null
  const old = before.points
  for (let i = 0; i < last; i++) if (points[i] !== old[i]) return null
  const unchanged = points[last] === old[last] ? last + 1 : last
  const isSameTime = wallTime(points[last] as TimePoint) === column.x[last]
  const x = continued(column.x, isSameTime ? last + 1 : last, points.length)
  const y = continued(column.y, unchanged, points.length)
  let { reasons, bad, instants } = column
  if (unchanged === last && (reasons.has(last) || bad.has(last))) {
    reasons = new Map([...reasons].filter(([index]) => index !== last))
    bad = new Set([...bad].filter(index => index !== last))
  }
  for (let i = unchanged; i < points.length; i++) {
    const point = points[i] as TimePoint
    const at = wallTime(point)
    if (!(at > (x[i - 1] as number))) return null
    x[i] = at
    const value = toDrawable(point.value)
    y[i] = value ?? Number.NaN
    if (value === null) {
      const [noted, rejected] = [new Map(reasons), new Set(bad)]
      noteGap(point, i, noted, rejected)
      reasons = noted
      bad = rejected
    }
    instants ||= point.day === undefined
  }
  return withLineage(
    { ...column, x, y, ...continuedExtremes(column, unchanged, y), reasons, bad, instants },
    lineage,
  )
}

function sortedColumn(points: readonly TimePoint[]): Column | null {
  const count = points.length
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  const reasons = new Map<number, string>()
  const bad = new Set<number>()
  let last = Number.NEGATIVE_INFINITY
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  let instants = false
  for (let i = 0; i < count; i++) {
    const point = points[i] as TimePoint
    const at = wallTime(point)
    if (!(at > last)) return null
    last = at
    x[i] = at
    const value = toDrawable(point.value)
    y[i] = value ?? Number.NaN
    if (value === null) noteGap(point, i, reasons, bad)
    else {
      if (value < low) low = value
      if (value > high) high = value
    }
    instants ||= point.day === undefined
  }
  return { x, y, low, high, reasons, bad, dropped: 0, instants }
}

/**
 * The column of instants (milliseconds since 1970, shown at UTC+3) and their values, for pages that have them in arrays: long data need
 * no object for every point. `null` is a gap. The same rules as `toColumn`.
 */
export function instantsColumn(times: ArrayLike<number>, values: ArrayLike<number | null>): Column {
  const count = Math.min(times.length, values.length)
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  const bad = new Set<number>()
  let last = FIRST_TIME - 1
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const at = (times[i] as number) + BUSINESS_OFFSET
    // unsorted or invalid times take the slower path
    if (!(at > last && at < LAST_TIME)) return toColumn(pointsOf(times, values))
    last = at
    x[i] = at
    const raw = values[i]
    const value = toDrawable(raw)
    if (value === null) {
      y[i] = Number.NaN
      if (raw !== null && raw !== undefined) bad.add(i)
      continue
    }
    y[i] = value
    if (value < low) low = value
    if (value > high) high = value
  }
  return { x, y, low, high, reasons: new Map(), bad, dropped: 0, instants: count > 0 }
}

function pointsOf(times: ArrayLike<number>, values: ArrayLike<number | null>): TimePoint[] {
  return Array.from({ length: Math.min(times.length, values.length) }, (_, i) => ({
    at: times[i] as number,
    value: values[i] ?? null,
  }))
}

function sortedByTime(points: readonly TimePoint[]): Column {
  const byTime = new Map<number, TimePoint>()
  for (const point of points) {
    const at = wallTime(point)
    if (!Number.isNaN(at)) byTime.set(at, point)
  }
  const sorted = toPoints(points.map(point => [wallTime(point), point.value] as const))
  const reasons = new Map<number, string>()
  const bad = new Set<number>()
  sorted.points.forEach(({ x, y }, i) => {
    const point = byTime.get(x)
    if (y === null && point) noteGap(point, i, reasons, bad)
  })
  const y = Float64Array.from(sorted.points, point => point.y ?? Number.NaN)
  return {
    x: Float64Array.from(sorted.points, point => point.x),
    y,
    ...extremesOf(y),
    reasons,
    bad,
    dropped: sorted.dropped,
    instants: points.some(point => point.day === undefined),
  }
}

/** The lowest and the highest value; Infinity and −Infinity without any. */
export function extremesOf(y: Float64Array): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  // by index: ten times as fast as `for of`
  for (let i = 0; i < y.length; i++) {
    const value = y[i] as number
    if (value < low) low = value
    if (value > high) high = value
  }
  return { low, high }
}

/** The same for values that continue those of a column. */
function continuedExtremes(
  before: Pick<Column, 'y' | 'low' | 'high'>,
  unchanged: number,
  y: Float64Array,
): { low: number; high: number } {
  const gone = before.y.subarray(unchanged)
  if (gone.some(value => value === before.low || value === before.high)) return extremesOf(y)
  const { low, high } = extremesOf(y.subarray(unchanged))
  return { low: Math.min(before.low, low), high: Math.max(before.high, high) }
}

function noteGap(point: TimePoint, index: number, reasons: Map<number, string>, bad: Set<number>): void {
  if (point.reason) reasons.set(index, point.reason)
  if (point.value !== null && point.value !== undefined) bad.add(index)
}

/** The value that percent mode starts from: the first finite one that is not zero; null when there is none (C10). */
export function percentBase(y: Float64Array): number | null {
  for (const value of y) if (Number.isFinite(value) && value !== 0) return value
  return null
}

/** As `percentBase`, from points: for pages that remove a series without a base from the comparison. */
export function percentBaseOf(points: readonly TimePoint[]): number | null {
  return percentBase(toColumn(points).y)
}

/**
 * Percent change from a base of the loaded data, so that zooming never re-bases (C10). NaN where it cannot be drawn, because the
 * base is almost zero.
 */
export function percentOf(value: number, base: number): number {
  return toDrawable((value / base - 1) * 100) ?? Number.NaN
}

/** The newest column of a lineage and its mapped copy, by the name of the change. */
const mappings = new WeakMap<object, Map<string, { source: Column; mapped: Column }>>()

/**
 * Every value mapped by `change`; a value that becomes NaN counts as bad data. `name` identifies the change, so that of a growing column
 * only new values are mapped.
 */
export function mappedColumn(column: Column, change: (value: number) => number, name = ''): Column {
  const lineage = name ? lineageOf(column) : null
  const cached = lineage && mappings.get(lineage)
  const before = cached?.get(name)
  if (before?.source === column) return before.mapped
  const isNext = before !== undefined && before.source.y.length <= column.y.length
  const last = isNext ? before.source.y.length - 1 : 0
  const unchanged = isNext && Object.is(before.source.y[last], column.y[last]) ? last + 1 : last
  const y = isNext
    ? continued(before.mapped.y, unchanged, column.y.length)
    : new Float64Array(column.y.length)
  const bad = new Set(column.bad)
  if (isNext) for (const index of before.mapped.bad) if (index < unchanged) bad.add(index)
  for (let i = unchanged; i < y.length; i++) {
    const value = column.y[i] as number
    y[i] = change(value)
    if (Number.isNaN(y[i]) && !Number.isNaN(value)) bad.add(i)
  }
  const extremes = isNext ? continuedExtremes(before.mapped, unchanged, y) : extremesOf(y)
  const mapped = { ...column, y, ...extremes, bad }
  if (!lineage) return mapped
  withLineage(mapped, (isNext && lineageOf(before.mapped)) || {})
  mappings.set(lineage, new Map(cached).set(name, { source: column, mapped }))
  return mapped
}

/** The height of a value on a logarithmic axis; NaN unless it is above zero. */
export function logHeight(value: number): number {
  return value > 0 ? Math.log10(value) : Number.NaN
}

/** The index of the last x at or before `at`, −1 when all come later. */
export function indexAtOrBefore(x: Float64Array, at: number): number {
  let low = 0
  let high = x.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((x[middle] as number) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The index of the x nearest to `at`, −1 in an empty column; of two equally near ones the earlier. */
export function nearestIndex(x: Float64Array, at: number): number {
  const before = indexAtOrBefore(x, at)
  if (before < 0) return x.length > 0 ? 0 : -1
  if (before === x.length - 1) return before
  return at - (x[before] as number) <= (x[before + 1] as number) - at ? before : before + 1
}

/** The index of the last value that is no gap, −1 when there is none. */
export function lastValueIndex(y: Float64Array): number {
  for (let i = y.length - 1; i >= 0; i--) if (!Number.isNaN(y[i])) return i
  return -1
}

const spacings = new WeakMap<Float64Array, number>()

/**
 * The distance of neighbours that decides the width of bars. It is the first decile of all distances, so that weekends make no bar wide
 * and two stray neighbours make none thin. NaN with fewer than two places.
 */
export function usualSpacing(x: Float64Array): number {
  const cached = spacings.get(x)
  if (cached !== undefined) return cached
  const steps = x.subarray(1).map((at, i) => at - (x[i] as number))
  steps.sort()
  const usual = steps[Math.floor((steps.length - 1) * 0.1)] ?? Number.NaN
  spacings.set(x, usual)
  return usual
}
