import { constructFromSymbol } from 'date-fns/constants'
import { type Day, dayFromMs, dayToMs } from './day.ts'
import { type Stamp, stampOf } from './stamp.ts'

/**
 * A `Date` whose local parts are the UTC parts, so that date-fns and react-day-picker count days without a time zone.
 * The machine's zone may lack a day (Apia on 30 December 2011) or a midnight, and named zones are slow.
 */
class CalendarDate extends Date {
  /** date-fns calls this to create another date of this class. */
  [constructFromSymbol](value: Date | number | string) {
    return calendarDate(new Date(value).getTime())
  }
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
  override getDay() {
    return this.getUTCDay()
  }
  override getHours() {
    return this.getUTCHours()
  }
  override getMinutes() {
    return this.getUTCMinutes()
  }
  override getSeconds() {
    return this.getUTCSeconds()
  }
  override getTimezoneOffset() {
    return 0
  }
  override setFullYear(...parts: Parameters<Date['setUTCFullYear']>) {
    return this.setUTCFullYear(...parts)
  }
  override setMonth(...parts: Parameters<Date['setUTCMonth']>) {
    return this.setUTCMonth(...parts)
  }
  override setDate(day: number) {
    return this.setUTCDate(day)
  }
  override setHours(...parts: Parameters<Date['setUTCHours']>) {
    return this.setUTCHours(...parts)
  }
  override setMinutes(...parts: Parameters<Date['setUTCMinutes']>) {
    return this.setUTCMinutes(...parts)
  }
  override setSeconds(...parts: Parameters<Date['setUTCSeconds']>) {
    return this.setUTCSeconds(...parts)
  }
}

/** Without the constructor: the `Date` of a mocked clock would return plain dates. */
function calendarDate(ms: number): CalendarDate {
  return Object.setPrototypeOf(new Date(ms), CalendarDate.prototype)
}

/** The day as a date at midnight UTC. */
export function dateOfDay(day: Day): Date {
  return calendarDate(dayToMs(day))
}

/** The UTC day of a date, limited to the years 1–9999. */
export function dayOfDate(date: Date): Day {
  return dayFromMs(date.getTime())
}

/** The stamp as a date whose local time is UTC. */
export function dateOfStamp({ day, seconds }: Stamp): Date {
  return calendarDate(dayToMs(day) + seconds * 1000)
}

/** The stamp of such a date, limited to the years 1–9999. */
export function stampOfDate(date: Date): Stamp {
  return stampOf(dayOfDate(date), (date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds())
}
