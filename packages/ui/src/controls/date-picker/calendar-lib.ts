import type { DateLib } from 'react-day-picker'
import { type Day, dayToMs } from '../../foundation/calendar/day.ts'
import { firstWeekdayOf } from './date-grid.shape.ts'

const MS_PER_DAY = 86_400_000

/** A day as react-day-picker wants it: a `Date` at the start of that day in UTC. */
export function dateOf(day: Day): Date {
  return new Date(dayToMs(day))
}

/** The number of the day (days since 1970-01-01) that such a `Date` stands for. */
export function numberOf(date: Date): number {
  return Math.floor(date.getTime() / MS_PER_DAY)
}

function inMonth(date: Date, months: number, dayOfMonth: number): Date {
  const at = new Date(0)
  at.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + months, dayOfMonth)
  return at
}

/**
 * The arithmetic that react-day-picker lays its grid out with. Its own reads the machine's zone, where days are skipped
 * (Apia on 30 December 2011) and midnights are missing; here a day is 24 hours of UTC, whatever the machine says.
 * `firstWeekday` is 1 Monday … 7 Sunday.
 */
export function calendarLib(firstWeekday: number | undefined, today: Day): Partial<DateLib> {
  const first = firstWeekdayOf(firstWeekday)
  const addDays = (date: Date, count: number) => new Date((numberOf(date) + count) * MS_PER_DAY)
  const placeInWeek = (date: Date) => (date.getUTCDay() - first + 7) % 7
  const monthNumber = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
  return {
    today: () => dateOf(today),
    addDays,
    addMonths: (date, count) => inMonth(date, count, 1),
    differenceInCalendarDays: (left, right) => numberOf(left) - numberOf(right),
    differenceInCalendarMonths: (left, right) => monthNumber(left) - monthNumber(right),
    startOfDay: date => addDays(date, 0),
    startOfMonth: date => inMonth(date, 0, 1),
    endOfMonth: date => inMonth(date, 1, 0),
    startOfWeek: date => addDays(date, -placeInWeek(date)),
    endOfWeek: date => addDays(date, 6 - placeInWeek(date)),
    isSameDay: (one, other) => numberOf(one) === numberOf(other),
    isSameMonth: (one, other) => monthNumber(one) === monthNumber(other),
    isBefore: (one, other) => numberOf(one) < numberOf(other),
    isAfter: (one, other) => numberOf(one) > numberOf(other),
    // days are put into rows by it: the day that the week begins with, which no other week has
    getWeek: date => numberOf(date) - placeInWeek(date),
    format: (date, pattern) => date.toISOString().slice(0, pattern === 'yyyy-MM' ? -17 : -14),
  }
}
