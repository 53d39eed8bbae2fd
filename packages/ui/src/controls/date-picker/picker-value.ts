import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { clockOf, isStamp, type Stamp, secondsOf, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, parseStamp } from '../../foundation/format/stamp-format.ts'
import { dayValue, type ValueConverter } from './day-value.ts'
import { isRange, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

export type { ValueConverter }

/**
 * What a picker's value is (shared-blocks §2, D24): a calendar day `yyyy-mm-dd`, a `Date`, milliseconds, a text in the
 * picker's pattern, or your own. A month is its first day, and so is a year. `Date` and milliseconds are read on the clock of the machine, as the visitor sees it.
 */
export type ValueType = 'day' | 'date' | 'timestamp' | 'format' | AnyConverter

/** A converter of any type of value: one that takes T also takes never, and gives something. */
type AnyConverter = { toStamp: (value: never) => Stamp | null; fromStamp: (stamp: Stamp) => unknown }

/** The types that a value type can hold: a day has no time, so a picker with one names another value type. */
export type PickerTypeOf<V extends ValueType> = V extends 'day'
  ? Exclude<PickerType, 'datetime' | 'time'>
  : PickerType

/** The type of the value that belongs to a value type: `Day`, `Date`, `number`, `string`, or the converter's. */
export type PickerValue<V extends ValueType> = V extends 'day'
  ? Day
  : V extends 'date'
    ? Date
    : V extends 'timestamp'
      ? number
      : V extends 'format'
        ? string
        : V extends ValueConverter<infer T>
          ? T
          : never

/** What reading and writing a value depends on. */
export type ValueOptions = {
  type: PickerType
  /** The pattern of the value type `format`. */
  pattern: string
  /** One of the ten language codes, for patterns with names of months. */
  lang: string
  /** The day of a time that is given as a text. */
  base?: Stamp | undefined
}

/**
 * The stamp of a value, at the granularity of the type, or null for nothing and for what is no moment:
 * Invalid Date, NaN, a text in another pattern, a year outside 1–9999.
 */
export function stampOfValue<V extends ValueType>(
  value: PickerValue<V> | null | undefined,
  valueType: V,
  options: ValueOptions,
): Stamp | null {
  if (value === null || value === undefined) return null
  const stamp = readValue(value, valueType, options)
  return isStamp(stamp) ? startOf(stamp, options.type) : null
}

function readValue(
  value: unknown,
  valueType: ValueType,
  { pattern, lang, base }: ValueOptions,
): Stamp | null {
  if (typeof valueType === 'object') return valueType.toStamp(value as never)
  if (valueType === 'day') return dayValue.toStamp(value as Day)
  if (valueType === 'date') return isDate(value) ? localStamp(value) : null
  if (valueType === 'timestamp') return typeof value === 'number' ? localStamp(new Date(value)) : null
  const read = typeof value === 'string' ? parseStamp(value, pattern, lang, base) : null
  return read?.kind === 'stamp' ? read.stamp : null
}

/** A `Date` of another frame is no instance of this one's `Date`. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]'
}

/** What the machine's clock and calendar show at that instant. */
function localStamp(date: Date): Stamp | null {
  const day = dayOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
  const clock = { hours: date.getHours(), minutes: date.getMinutes(), seconds: date.getSeconds() }
  const seconds = secondsOf(clock)
  return day === null || seconds === null ? null : stampOf(day, seconds)
}

/**
 * The value of a stamp.
 * A time that the machine's zone leaves out (02:30 when the clocks go forward) becomes the moment that is as long after
 * the change, 03:30; a time that it has twice is the first; a day that it never had becomes the next one. It never throws.
 */
export function valueOfStamp<V extends ValueType>(
  stamp: Stamp,
  valueType: V,
  options: ValueOptions,
): PickerValue<V> {
  return writeValue(startOf(stamp, options.type), valueType, options) as PickerValue<V>
}

function writeValue(stamp: Stamp, valueType: ValueType, { pattern, lang }: ValueOptions): unknown {
  if (typeof valueType === 'object') return valueType.fromStamp(stamp)
  if (valueType === 'day') return dayValue.fromStamp(stamp)
  if (valueType === 'format') return formatStamp(stamp, pattern, lang)
  const date = localDate(stamp)
  return valueType === 'date' ? date : date.getTime()
}

function localDate(stamp: Stamp): Date {
  const { year, month, day } = partsOf(stamp.day)
  const { hours, minutes, seconds } = clockOf(stamp)
  // the year is set once more because the constructor takes 0–99 for 1900–1999; 2000 is a leap year as 0–96 may be
  const date = new Date(year < 100 ? 2000 : year, month - 1, day, hours, minutes, seconds)
  if (year < 100) date.setFullYear(year, month - 1, day)
  return date
}

/** The value of a range picker: two values of its value type, the end not before the start (D8, D24). */
export type RangeValue<V extends ValueType> = { start: PickerValue<V>; end: PickerValue<V> }

/** The range of two values, or null for none, for what is no moment, and for an end before its start. */
export function rangeOfValue<V extends ValueType>(
  value: RangeValue<V> | null | undefined,
  valueType: V,
  options: ValueOptions,
): StampRange | null {
  const start = stampOfValue(value?.start, valueType, options)
  const end = stampOfValue(value?.end, valueType, options)
  return start && end && isRange({ start, end }, options.type) ? { start, end } : null
}

/** The two values of a range. */
export function valueOfRange<V extends ValueType>(
  { start, end }: StampRange,
  valueType: V,
  options: ValueOptions,
): RangeValue<V> {
  return { start: valueOfStamp(start, valueType, options), end: valueOfStamp(end, valueType, options) }
}
