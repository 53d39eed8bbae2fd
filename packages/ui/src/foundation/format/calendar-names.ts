import { type Day, dayToMs } from '../calendar/day.ts'
import { dateFormatter } from './date-formatter.ts'
import { formatDay, ordinarySpaces } from './format-day.ts'

/** A month with its year, in words: August 2026. */
export function monthYearName(day: Day, lang: string): string {
  return dateFormatter(lang, 'monthYear').format(dayToMs(day))
}

/** The day of the week in full: Thursday. */
export function weekdayLongName(day: Day, lang: string): string {
  return dateFormatter(lang, 'weekday').format(dayToMs(day))
}

/**
 * A day in words: "20 August 2026, Thursday", as an accessible name, with ordinary spaces. Put together here, because versions of the names' data disagree on the
 * comma between weekday and day, and server and browser have to write the same.
 */
export function dayInWords(day: Day, lang: string): string {
  return `${ordinarySpaces(formatDay(day, lang, 'dayLong'))}, ${weekdayLongName(day, lang)}`
}

/** Month and year of a heading, each as it is written there. */
export type MonthYearPart = { part: 'month' | 'year'; text: string }

/**
 * A month and its year by themselves, in the order of the language: August, 2026; 2026年, 8月.
 * Signs that follow without a space belong to what they follow; words between the two are left out.
 */
export function monthYearParts(day: Day, lang: string): MonthYearPart[] {
  const parts: MonthYearPart[] = []
  for (const { type, value } of dateFormatter(lang, 'monthYear').formatToParts(dayToMs(day))) {
    const last = parts.at(-1)
    if (type === 'month' || type === 'year') parts.push({ part: type, text: value })
    else if (last && /^\S+$/.test(value)) last.text += value
  }
  return parts
}
