import { CHECKED, firstDuplicate, isShallowEqual } from '../../foundation/dev-warnings.ts'
import { type TimePoint, wallTime } from '../plot/column.ts'
import type { TimeSeries } from './time-series.ts'

/** What to tell developers about the ids of series; null when each series has its own. */
export function seriesIdWarning(component: string, series: readonly TimeSeries[]): string | null {
  const twice = firstDuplicate(series.slice(0, CHECKED).map(({ id }) => id))
  return (
    twice &&
    `${component}: series ${twice.first} and ${twice.second} have the same id "${twice.id}". Give each series its own \`id\`.`
  )
}

/** What to tell developers about the order of a series' points; null when each is later than the one before it. */
export function pointOrderWarning(
  component: string,
  { id, points }: Pick<TimeSeries, 'id' | 'points'>,
): string | null {
  let before: { time: number; point: TimePoint; at: number } | null = null
  for (const [at, point] of points.slice(0, CHECKED).entries()) {
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

/** Whether a series has the same content as before, though maybe in new objects. Functions do not count. */
export function isSameSeries(one: TimeSeries, other: TimeSeries): boolean {
  const { points, percentNote: _, ...fields } = one
  const { points: others, percentNote: __, ...otherFields } = other
  return isShallowEqual(fields, otherFields) && arePointsEqual(points, others)
}

/** Live data differ in length or in their last point, which is therefore compared first. */
function arePointsEqual(points: readonly TimePoint[], others: readonly TimePoint[]): boolean {
  if (points === others) return true
  if (points.length !== others.length || !isShallowEqual(points.at(-1), others.at(-1))) return false
  return points.slice(0, CHECKED).every((point, at) => isShallowEqual(point, others[at]))
}
