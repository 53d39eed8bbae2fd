import { type Day, partsOf, weekdayOf } from '../calendar/day.ts'
import { weekdayLongNames } from './date-terms.ts'
import { patternOf, writePattern } from './day-patterns.ts'
import { formatDay, ordinarySpaces } from './format-day.ts'

/** A month with its year: August 2026. */
export function monthYearName(day: Day, lang: string): string {
  return writePattern(patternOf('monthYear', lang), partsOf(day), lang)
}

/** The full name of the weekday: Thursday. */
export function weekdayLongName(day: Day, lang: string): string {
  return weekdayLongNames(lang)[weekdayOf(day) - 1] ?? ''
}

/** A day as an accessible name, with ordinary spaces: "20 August 2026, Thursday". */
export function fullDayName(day: Day, lang: string): string {
  return `${ordinarySpaces(formatDay(day, lang, 'dayLong'))}, ${weekdayLongName(day, lang)}`
}

/** Month or year of a heading, as the language writes it. */
export type MonthYearPart = { part: 'month' | 'year'; text: string }

/** A field of the pattern with the characters that follow it without a space. */
const HEADING_PART = /(L+|M|y)[^\s'LMy]*/g

/**
 * A month and its year as separate texts, in the order of the language: August, 2026; 2026年, 8月. Characters that
 * follow a field without a space belong to it; words between the two are left out.
 */
export function monthYearParts(day: Day, lang: string): MonthYearPart[] {
  return Array.from(patternOf('monthYear', lang).matchAll(HEADING_PART), ([part, field]) => ({
    part: field === 'y' ? 'year' : 'month',
    text: writePattern(part, partsOf(day), lang),
  }))
}
