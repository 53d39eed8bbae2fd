import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import type { Column } from '../plot/column.ts'
import { bufferOf, lineageOf, withLineage } from '../plot/growing.ts'
import { CALENDAR, type TimeAxis } from '../plot/time-axis.ts'
import type { BarColumns } from './bar-columns.ts'

/** A gap in the data: midnights of the first and the last missing day, in wall-clock milliseconds. */
type Gap = { from: number; to: number }

/** Five days without rows may be a long holiday weekend: points up to this far apart are always joined. */
const HOLIDAYS = 6 * MS_PER_DAY

/** Weekly rows may come a day late and months have 28 to 31 days, but a step of twice the usual length is a gap. */
const TOLERANCE = 1.5

/** The longest step over which two points are joined: a little more than the usual one, which is the median. */
export function longestStep(x: Float64Array): number {
  const steps = x.subarray(1).map((at, i) => at - (x[i] as number))
  steps.sort()
  const usual = steps[Math.floor((steps.length - 1) / 2)] ?? 0
  return Math.max(HOLIDAYS, usual * TOLERANCE)
}

/** A gap with the index of the last point before it. */
type PlacedGap = Gap & { after: number }

const cached = new WeakMap<Float64Array, readonly PlacedGap[]>()
/** By buffer, how many leading numbers have no step that could be a gap; growing arrays share a buffer, and their last number may change. */
const gaplessCounts = new WeakMap<object, number>()
const NO_GAPS: readonly PlacedGap[] = []

/**
 * The gaps between ascending times that are longer than the usual step (readings #72). On an axis of trading days a gap is a run of days
 * on which other series traded.
 */
export function gapsOf(times: Float64Array, axis: TimeAxis = CALENDAR): readonly PlacedGap[] {
  const x = axis.placesOf(times)
  const key = bufferOf(x)
  let end = Math.max(1, gaplessCounts.get(key) ?? 1)
  for (let before = x[end - 1] as number; end < x.length; end++) {
    const at = x[end] as number
    if (at - before > HOLIDAYS) break
    before = at
  }
  gaplessCounts.set(key, Math.min(end, x.length - 1))
  // most series have no such step, and need no median
  if (end >= x.length) return NO_GAPS
  const found = cached.get(x)
  if (found) return found
  const gaps = findGaps(x).map(({ after, from, to }) => ({
    after,
    from: axis.timeAt(from),
    to: axis.timeAt(to),
  }))
  cached.set(x, gaps)
  return gaps
}

function findGaps(x: Float64Array): PlacedGap[] {
  const gaps: PlacedGap[] = []
  const longest = longestStep(x)
  for (let i = 1; i < x.length; i++) {
    const [before, next] = [x[i - 1] as number, x[i] as number]
    if (next - before <= longest) continue
    const from = (Math.floor(before / MS_PER_DAY) + 1) * MS_PER_DAY
    const to = (Math.floor(next / MS_PER_DAY) - 1) * MS_PER_DAY
    gaps.push({ after: i - 1, from, to })
  }
  return gaps
}

/** The heights and the values of a series, all of one length. */
export type SeriesColumns = {
  column: Column
  values: Float64Array
  bars: BarColumns | null
  barValues: BarColumns | null
}

/**
 * The line with an empty point for every gap, on the first missing day: the line breaks there, and crosshair, keyboard and table show
 * the gap there.
 */
export function brokenLine<Line extends Pick<Column, 'x' | 'y' | 'gaps'>>(line: Line, axis?: TimeAxis): Line {
  const gaps = line.gaps ? [] : gapsOf(line.x, axis)
  if (gaps.length === 0) return line
  return {
    ...line,
    x: inserted(line.x, gaps, ({ from }) => from),
    y: inserted(line.y, gaps, () => Number.NaN),
    gaps: new Map(gaps.map(({ after, from, to }, place) => [after + 1 + place, { from, to }])),
  }
}

/** The same for heights and values of a series. */
export function withGaps(drawn: SeriesColumns, axis: TimeAxis = CALENDAR): SeriesColumns {
  const { column, values, bars, barValues } = drawn
  const broken = brokenLine(column, axis)
  if (broken === column) return drawn
  const gaps = gapsOf(column.x, axis)
  const moved = (index: number) => index + gaps.filter(({ after }) => after < index).length
  const spread = (array: Float64Array) => inserted(array, gaps, () => Number.NaN)
  const spreadBars = barsOf(bars, spread)
  return {
    column: withBrokenLineage(column, gaps, {
      ...broken,
      reasons: new Map(Array.from(column.reasons, ([index, reason]) => [moved(index), reason])),
      bad: new Set(Array.from(column.bad, moved)),
      ...(column.refused ? { refused: new Set(Array.from(column.refused, moved)) } : {}),
    }),
    values: values === column.y ? broken.y : spread(values),
    bars: spreadBars,
    barValues: barValues === bars ? spreadBars : barsOf(barValues, spread),
  }
}

const brokenLineages = new WeakMap<object, { places: string; lineage: object }>()

/** Growing columns with the same gaps still share their beginning, and so their lineage. */
function withBrokenLineage(column: Column, gaps: readonly PlacedGap[], broken: Column): Column {
  const whole = lineageOf(column)
  if (!whole) return broken
  const places = gaps.map(({ after }) => after).join(' ')
  const cached = brokenLineages.get(whole)
  const lineage = cached?.places === places ? cached.lineage : {}
  brokenLineages.set(whole, { places, lineage })
  return withLineage(broken, lineage)
}

function barsOf(bars: BarColumns | null, change: (array: Float64Array) => Float64Array): BarColumns | null {
  return bars && { open: change(bars.open), high: change(bars.high), low: change(bars.low) }
}

/** A copy with one more number after the last point before each gap. */
function inserted(
  array: Float64Array,
  gaps: readonly PlacedGap[],
  numberOf: (gap: PlacedGap) => number,
): Float64Array {
  const out = new Float64Array(array.length + gaps.length)
  let from = 0
  gaps.forEach((gap, place) => {
    out.set(array.subarray(from, gap.after + 1), from + place)
    out[gap.after + 1 + place] = numberOf(gap)
    from = gap.after + 1
  })
  out.set(array.subarray(from), from + gaps.length)
  return out
}
