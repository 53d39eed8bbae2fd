'use client'
import { useEffect } from 'react'
import { CHECKED, firstDuplicate, isShallowEqual, warnOnce } from '../../foundation/dev-warnings.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useUnstableWarning } from '../../foundation/use-unstable-warning.ts'
import { type TimePoint, wallTime } from '../plot/column.ts'
import type { MaskedRefusal } from '../plot/masked-shape.ts'
import { useRefusalWarning } from '../plot/use-refusal-warning.ts'
import type { TimeSeries } from './time-series.ts'

const checkedPoints = new WeakSet<TimeSeries['points']>()
const derived = new WeakSet<readonly TimeSeries[]>()
const NONE: readonly TimeSeries[] = []
const NONE_REFUSED: readonly MaskedRefusal[] = []

/** Marks series that a chart derived from the page's own, so that they are not checked. */
export function skipSeriesWarnings(series: readonly TimeSeries[]): void {
  derived.add(series)
}

/** Warns developers of duplicate ids, of points that are not in order, and of a list that is new on every render. */
export function useSeriesWarnings(component: string, series: readonly TimeSeries[]): void {
  const checked = derived.has(series) ? NONE : listOf(series)
  useEffect(() => {
    const text = seriesIdWarning(component, checked)
    if (text) warnOnce(text)
    for (const one of checked) {
      if (!one.points || checkedPoints.has(one.points)) continue
      checkedPoints.add(one.points)
      const order = pointOrderWarning(component, one)
      if (order) warnOnce(order)
    }
  }, [component, checked])
  useUnstableWarning(checked, {
    text: `${component}: \`series\` is a new array with the same content on every render. Move it out of the component, or keep it in \`useMemo\` or \`useState\`.`,
    isSame: isSameSeries,
  })
}

/** Warns developers of refused values of masked series. */
export function useSeriesRefusals(
  component: string,
  series: readonly TimeSeries[],
  refused: readonly MaskedRefusal[],
): void {
  useRefusalWarning(component, derived.has(series) ? NONE_REFUSED : refused)
}

/** The warning about duplicate ids of series; null when each series has its own. */
export function seriesIdWarning(component: string, series: readonly TimeSeries[]): string | null {
  const twice = firstDuplicate(series.slice(0, CHECKED).map(({ id }) => id))
  return (
    twice &&
    `${component}: series ${twice.first} and ${twice.second} have the same id "${twice.id}". Give each series its own \`id\`.`
  )
}

/** The warning about the order of a series' points; null when each is later than the one before it. */
export function pointOrderWarning(
  component: string,
  { id, points }: Pick<TimeSeries, 'id' | 'points'>,
): string | null {
  let before: { time: number; point: TimePoint; at: number } | null = null
  for (const [at, point] of listOf(points).slice(0, CHECKED).entries()) {
    const time = wallTime(point)
    if (Number.isNaN(time)) continue
    if (before && time <= before.time) {
      const [from, to] = [timeText(before.point), timeText(point)]
      return time < before.time
        ? `${component}: points ${before.at} and ${at} of the series "${id}" are not in order: ${from} is before ${to}. Sort \`points\` by time, oldest first.`
        : `${component}: points ${before.at} and ${at} of the series "${id}" are both at ${to}, and only the last one is drawn. Keep one point for each time.`
    }
    before = { time, point, at }
  }
  return null
}

function timeText({ day, at }: TimePoint): string {
  return day ?? new Date(at).toISOString()
}

/** Whether a series has the same content as before, even in new objects. Functions are not compared. */
export function isSameSeries(one: TimeSeries, other: TimeSeries): boolean {
  const { points, percentNote: _, ...fields } = one
  const { points: others, percentNote: __, ...otherFields } = other
  return isShallowEqual(fields, otherFields) && arePointsEqual(points, others)
}

/** The last point is compared first: live data differ there or in length. */
function arePointsEqual(points: readonly TimePoint[], others: readonly TimePoint[]): boolean {
  if (points === others) return true
  if (points.length !== others.length || !isShallowEqual(points.at(-1), others.at(-1))) return false
  return points.slice(0, CHECKED).every((point, at) => isShallowEqual(point, others[at]))
}
