import { type Day, dayOf, daysInMonth, parseIsoDay, partsOf } from './day.ts'

/**
 * A calendar moment without a zone: a day and the seconds since its midnight, 0–86399.
 * It is what a clock on the wall shows, so it means the same on every machine (shared-blocks §2 "Date picker").
 */
export type Stamp = { day: Day; seconds: number }

/** How exactly a stamp is meant: a whole year, month or day, a second of a day, or a second of any day. */
export type StampUnit = 'date' | 'datetime' | 'month' | 'year' | 'time'

/** The hands of a clock: hours 0–23, minutes and seconds 0–59. */
export type Clock = { hours: number; minutes: number; seconds: number }

/** Seconds of a day; a stamp's `seconds` are below it. */
export const SECONDS_PER_DAY = 86_400

/** The stamp of a day, at midnight when no seconds are given. */
export function stampOf(day: Day, seconds = 0): Stamp {
  return { day, seconds }
}

/** Whether the value is a stamp: an existing day and whole seconds within it. */
export function isStamp(value: unknown): value is Stamp {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('seconds' in value)) return false
  return parseIsoDay(value.day) !== null && isTimeOfDay(value.seconds)
}

/** Whether the value is a second of a day: a whole number from 0 to 86399. */
export function isTimeOfDay(value: unknown): value is number {
  return isWithin(value, SECONDS_PER_DAY)
}

/** Hours, minutes and seconds of the stamp. */
export function clockOf({ seconds }: Stamp): Clock {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Seconds since midnight, or null when no clock shows it (24:00, 00:60, a fraction). */
export function secondsOf({ hours, minutes, seconds }: Clock): number | null {
  const shown = isWithin(hours, 24) && isWithin(minutes, 60) && isWithin(seconds, 60)
  return shown ? hours * 3600 + minutes * 60 + seconds : null
}

function isWithin(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end
}

/** The first second of the stamp's year, month or day; `datetime` and `time` are exact already (D9). */
export function startOf(stamp: Stamp, unit: StampUnit): Stamp {
  if (unit === 'datetime' || unit === 'time') return stamp
  const { year, month, day } = partsOf(stamp.day)
  const start = dayOf({ year, month: unit === 'year' ? 1 : month, day: unit === 'date' ? day : 1 })
  return stampOf(start ?? stamp.day)
}

/** The last second of the stamp's year, month or day; `datetime` and `time` are exact already. */
export function endOf(stamp: Stamp, unit: StampUnit): Stamp {
  if (unit === 'datetime' || unit === 'time') return stamp
  const parts = partsOf(stamp.day)
  const month = unit === 'year' ? 12 : parts.month
  const day = unit === 'date' ? parts.day : daysInMonth(parts.year, month)
  return stampOf(dayOf({ year: parts.year, month, day }) ?? stamp.day, SECONDS_PER_DAY - 1)
}

/** How much of `yyyy-mm-dd` tells the unit. */
const DIGITS = { year: 4, month: 7, date: 10, datetime: 10 }

/**
 * Below 0 when `one` is earlier, 0 when both are the same in this unit, above 0 when it is later (D9).
 * For `time` the days do not count.
 */
export function compareStamps(one: Stamp, other: Stamp, unit: StampUnit = 'datetime'): number {
  if (unit === 'time') return one.seconds - other.seconds
  const [first, second] = [one.day.slice(0, DIGITS[unit]), other.day.slice(0, DIGITS[unit])]
  if (first !== second) return first < second ? -1 : 1
  return unit === 'datetime' ? one.seconds - other.seconds : 0
}

/** Whether both are the same year, month, day or second. */
export function isSameStamp(one: Stamp, other: Stamp, unit: StampUnit = 'datetime'): boolean {
  return compareStamps(one, other, unit) === 0
}
