import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { clockOf, isStamp, type Stamp, secondsOf, stampOf, startOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, parseStamp } from '../../foundation/format/stamp-format.ts'
import { dayValue, type ValueConverter } from './day-value.ts'
import { isRange, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

export type { ValueConverter }

/**
 * The type of a picker's value (shared-blocks §2, D24): a calendar day `yyyy-mm-dd`, a `Date`, milliseconds, a text
 * in the picker's pattern, or a custom type. A month or a year is its first day. `Date` and milliseconds use the
 * machine's time zone, as the visitor sees it.
 */
export type ValueType = 'day' | 'date' | 'timestamp' | 'format' | AnyConverter

/** A converter of any type of value: every `ValueConverter<T>` is assignable to it. */
type AnyConverter = { toStamp: (value: never) => Stamp | null; fromStamp: (stamp: Stamp) => unknown }

/** The picker types of a value type: a day has no time, so a picker with a time needs another value type. */
export type PickerTypeOf<V extends ValueType> = V extends 'day'
  ? Exclude<PickerType, 'datetime' | 'time'>
  : PickerType

/** The type of the value for a value type: `Day`, `Date`, `number`, `string`, or the converter's. */
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

/** Options for parsing and writing a value. */
export type ValueOptions = {
  type: PickerType
  /** The pattern of the value type `format`. */
  pattern: string
  /** BCP 47 tag, for patterns with names of months. */
  lang: string
  /** The day of a time value that is a text. */
  base?: Stamp | undefined
}

/**
 * The stamp of a value, at the granularity of the type, or null for no value and for invalid ones: Invalid Date, NaN,
 * a text in another pattern, a year outside 1–9999.
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

/** Works across frames, where `instanceof Date` is false. */
function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]'
}

/** The machine's local date and time of this instant. */
function localStamp(date: Date): Stamp | null {
  const day = dayOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
  const clock = { hours: date.getHours(), minutes: date.getMinutes(), seconds: date.getSeconds() }
  const seconds = secondsOf(clock)
  return day === null || seconds === null ? null : stampOf(day, seconds)
}

/**
 * The value of a stamp. A local time that does not exist (02:30 when the clocks go forward) is shifted forward to
 * 03:30; of a time that occurs twice, the first is used; a day that does not exist becomes the next one. It never
 * throws.
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
  // setFullYear, because the constructor reads the years 0–99 as 1900–1999; 2000 is a leap year, so 29 February stays
  // valid
  const date = new Date(year < 100 ? 2000 : year, month - 1, day, hours, minutes, seconds)
  if (year < 100) date.setFullYear(year, month - 1, day)
  return date
}

/** The value of a range picker: two values of its value type, the end not before the start (D8, D24). */
export type RangeValue<V extends ValueType> = { start: PickerValue<V>; end: PickerValue<V> }

/** The range of two values, or null for none, for invalid values, and for an end before its start. */
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
