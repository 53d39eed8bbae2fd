import { type Day, dayToMs } from '../calendar/day.ts'
import { bcp47, formatDay } from './format-day.ts'

const STYLES = {
  monthYear: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(lang: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${lang} ${style}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(bcp47(lang), { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

/** A month with its year, in words: August 2026. */
export function monthYearName(day: Day, lang: string): string {
  return formatterOf(lang, 'monthYear').format(dayToMs(day))
}

/** The day of the week in full: Thursday. */
export function weekdayLongName(day: Day, lang: string): string {
  return formatterOf(lang, 'weekday').format(dayToMs(day))
}

/**
 * A day in words: "20 August 2026, Thursday". Put together here, because versions of the names' data disagree on the
 * comma between weekday and day, and server and browser have to write the same.
 */
export function dayInWords(day: Day, lang: string): string {
  return `${formatDay(day, lang, 'dayLong')}, ${weekdayLongName(day, lang)}`
}

/** Whether the language writes the year before the month: 2026年8月. */
export function isYearFirst(lang: string): boolean {
  const types = formatterOf(lang, 'monthYear')
    .formatToParts(0)
    .map(({ type }) => type)
  return types.indexOf('year') < types.indexOf('month')
}
