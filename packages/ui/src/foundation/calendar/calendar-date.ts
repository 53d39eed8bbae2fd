import { constructFromSymbol } from 'date-fns/constants'
import { type Day, dayFromMs, dayToMs } from './day.ts'
import { type Stamp, stampOf } from './stamp.ts'

/**
 * A `Date` whose calendar parts are those of UTC, so that date-fns and react-day-picker count days without a zone.
 * The zone of the machine may lack a day (Apia on 30 December 2011) or a midnight, and named zones are slow to ask.
 */
class CalendarDate extends Date {
  /** How date-fns makes another date of this kind. */
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

/** Not by its constructor: the `Date` of a mocked clock returns plain dates from it. */
function calendarDate(ms: number): CalendarDate {
  return Object.setPrototypeOf(new Date(ms), CalendarDate.prototype)
}

/** The day as a date at its midnight in UTC. */
export function dateOfDay(day: Day): Date {
  return calendarDate(dayToMs(day))
}

/** The day that holds such a date, within the years 1–9999. */
export function dayOfDate(date: Date): Day {
  return dayFromMs(date.getTime())
}

/** The moment as a date whose clock is that of UTC. */
export function dateOfStamp({ day, seconds }: Stamp): Date {
  return calendarDate(dayToMs(day) + seconds * 1000)
}

/** The moment of such a date, within the years 1–9999. */
export function stampOfDate(date: Date): Stamp {
  return stampOf(dayOfDate(date), (date.getHours() * 60 + date.getMinutes()) * 60 + date.getSeconds())
}
