import { type Day, dayOf, daysInMonth, parseIsoDay, partsOf } from './day.ts'

/**
 * A date and time without a zone: a day and the seconds since its midnight, 0–86399. It means the same on every
 * machine (shared-blocks §2 "Date picker").
 */
export type Stamp = { day: Day; seconds: number }

/** The precision of a stamp: a year, month or day, a second of a day, or a second of any day. */
export type StampUnit = 'date' | 'datetime' | 'month' | 'year' | 'time'

/** A time of day: hours 0–23, minutes and seconds 0–59. */
export type TimeOfDay = { hours: number; minutes: number; seconds: number }

/** A stamp's `seconds` are less than this. */
export const SECONDS_PER_DAY = 86_400

/** The stamp of a day, by default at midnight. */
export function stampOf(day: Day, seconds = 0): Stamp {
  return { day, seconds }
}

/** Whether the value is a stamp: an existing day and whole seconds of it. */
export function isStamp(value: unknown): value is Stamp {
  if (typeof value !== 'object' || value === null || !('day' in value) || !('seconds' in value)) return false
  return parseIsoDay(value.day) !== null && isTimeOfDay(value.seconds)
}

/** Whether the value is a second of a day: a whole number from 0 to 86399. */
export function isTimeOfDay(value: unknown): value is number {
  return isWithin(value, SECONDS_PER_DAY)
}

/** Hours, minutes and seconds of the stamp. */
export function clockOf({ seconds }: Stamp): TimeOfDay {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Seconds since midnight, or null for an invalid time (24:00, 00:60, a fraction). */
export function secondsOf({ hours, minutes, seconds }: TimeOfDay): number | null {
  const shown = isWithin(hours, 24) && isWithin(minutes, 60) && isWithin(seconds, 60)
  return shown ? hours * 3600 + minutes * 60 + seconds : null
}

function isWithin(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end
}

/** The first second of the stamp's year, month or day; `datetime` and `time` are returned unchanged (D9). */
export function startOf(stamp: Stamp, unit: StampUnit): Stamp {
  if (unit === 'datetime' || unit === 'time') return stamp
  const { year, month, day } = partsOf(stamp.day)
  const start = dayOf({ year, month: unit === 'year' ? 1 : month, day: unit === 'date' ? day : 1 })
  return stampOf(start ?? stamp.day)
}

/** The last second of the stamp's year, month or day; `datetime` and `time` are returned unchanged. */
export function endOf(stamp: Stamp, unit: StampUnit): Stamp {
  if (unit === 'datetime' || unit === 'time') return stamp
  const parts = partsOf(stamp.day)
  const month = unit === 'year' ? 12 : parts.month
  const day = unit === 'date' ? parts.day : daysInMonth(parts.year, month)
  return stampOf(dayOf({ year: parts.year, month, day }) ?? stamp.day, SECONDS_PER_DAY - 1)
}

/** Number of characters of `yyyy-mm-dd` that identify the unit. */
const DIGITS = { year: 4, month: 7, date: 10, datetime: 10 }

/**
 * Negative when `one` is earlier, 0 when both are equal in this unit, positive when it is later (D9). `time` ignores
 * the days.
 */
export function compareStamps(one: Stamp, other: Stamp, unit: StampUnit = 'datetime'): number {
  if (unit === 'time') return one.seconds - other.seconds
  const [first, second] = [one.day.slice(0, DIGITS[unit]), other.day.slice(0, DIGITS[unit])]
  if (first !== second) return first < second ? -1 : 1
  return unit === 'datetime' ? one.seconds - other.seconds : 0
}

/** Whether both are in the same year, month, day or second. */
export function isSameStamp(one: Stamp, other: Stamp, unit: StampUnit = 'datetime'): boolean {
  return compareStamps(one, other, unit) === 0
}
