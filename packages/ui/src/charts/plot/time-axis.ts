import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { indexAtOrBefore } from './column.ts'

/**
 * Converts times to places along a chart's axis, and back. On a calendar every moment has its place; on trading days only the days
 * of the data have one, and weekends and holidays have no width (readings #72). Places are in milliseconds too: neighbouring
 * trading days are one day apart. Times are wall-clock milliseconds.
 */
export type TimeAxis = {
  kind: 'calendar' | 'tradingDays'
  /** The place of a time. Times between two trading days are interpolated. */
  placeOf: (at: number) => number
  /** The time of a place. */
  timeAt: (place: number) => number
  /** The places of a column's times; the same array for the same times. */
  placesOf: (times: Float64Array) => Float64Array
  /** The times that have a place of their own, ascending; null where all have. */
  days: Float64Array | null
}

/** Every moment has its place. */
export const CALENDAR: TimeAxis = {
  kind: 'calendar',
  placeOf: at => at,
  timeAt: place => place,
  placesOf: times => times,
  days: null,
}

/** The axis of the days on which at least one of the columns has a value; the calendar without any. */
export function tradingDays(columns: readonly { x: Float64Array; y: Float64Array }[]): TimeAxis {
  const found = new Set<number>()
  for (const { x, y } of columns)
    for (let i = 0; i < x.length; i++) if (!Number.isNaN(y[i])) found.add(x[i] as number)
  if (found.size === 0) return CALENDAR
  const days = Float64Array.from(found).sort()
  const first = days[0] as number
  const last = days.length - 1
  const placeOf = (at: number): number => {
    const before = indexAtOrBefore(days, at)
    if (before < 0) return at
    const day = days[before] as number
    const place = first + before * MS_PER_DAY
    if (before === last) return place + at - day
    return place + ((at - day) / ((days[before + 1] as number) - day)) * MS_PER_DAY
  }
  const timeAt = (place: number): number => {
    const steps = (place - first) / MS_PER_DAY
    if (!(steps > 0)) return place
    const before = Math.min(last, Math.floor(steps))
    const day = days[before] as number
    const share = steps - before
    return before === last ? day + share * MS_PER_DAY : day + share * ((days[before + 1] as number) - day)
  }
  const known = new WeakMap<Float64Array, Float64Array>()
  const placesOf = (times: Float64Array): Float64Array => {
    const places = known.get(times) ?? times.map(placeOf)
    known.set(times, places)
    return places
  }
  return { kind: 'tradingDays', placeOf, timeAt, placesOf, days }
}
