import { addDays, type Day, parseIsoDay, partsOf } from '../calendar/day.ts'
import { localeOf } from '../labels/languages.ts'
import { cached } from './cached.ts'
import { type DayStyle, dayInStyle } from './day-patterns.ts'

export {
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languageOf,
  localeOf,
} from '../labels/languages.ts'
export { type DayStyle, ordinarySpaces } from './day-patterns.ts'

/** The order and separator of typed and shown dates. */
export type DayPattern = 'DD.MM.YYYY' | 'YYYY-MM-DD'

/** The day in a fixed pattern; `DD.MM.YYYY` is the product's pattern in chart and watchlist fields (shared-blocks §9). */
export function formatDayPattern(day: Day, pattern: DayPattern): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)]
  return pattern === 'DD.MM.YYYY' ? `${date}.${month}.${year}` : `${year}-${month}-${date}`
}

/**
 * The day written in the language. A day has no zone, so it is never shifted (readings #31). Text that is no day, from a server or
 * JavaScript, stays as it is.
 */
export function formatDay(day: Day, lang: string, style: DayStyle = 'day'): string {
  if (!parseIsoDay(day)) return day ?? ''
  return dayInStyle(partsOf(day), lang, style)
}

const distanceFormat = /* @__PURE__ */ cached(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
)

/** A distance in days, written in the language: "in 34 days", "yesterday". */
export function formatDayDistance(days: number, lang: string): string {
  return distanceFormat(localeOf(lang)).format(days, 'day')
}

/** The last day for which a bond's accrued interest can be requested: two days after today (bond-page §5). */
export function lastAccruedDay(today: Day): Day {
  return addDays(today, 2)
}
