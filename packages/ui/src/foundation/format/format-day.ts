import { addDays, type Day, dayOf, dayToMs } from '../calendar/day.ts'
import { dateFormatter } from './date-formatter.ts'
import { bcp47 } from './languages.ts'

export { bcp47, isLanguage, LANGUAGES, type Language } from './languages.ts'

/** The order and separator in which typed and shown dates are written. */
export type DayPattern = 'DD.MM.YYYY' | 'YYYY-MM-DD'

/** The day in a fixed pattern; `DD.MM.YYYY` is the product's own in chart and watchlist fields (shared-blocks §9). */
export function formatDayPattern(day: Day, pattern: DayPattern): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)]
  return pattern === 'DD.MM.YYYY' ? `${date}.${month}.${year}` : `${year}-${month}-${date}`
}

/** How much of a day is written: `day` 22 Aug 2024, `month` Aug 2024, `dayMonth` 22 Aug, `monthName` Aug, `year` 2024. */
export type DayStyle = 'day' | 'dayLong' | 'month' | 'dayMonth' | 'monthName' | 'year'

/** The day in words of the language. A day has no zone, so it is never shifted (readings #31). */
export function formatDay(day: Day, lang: string, style: DayStyle = 'day'): string {
  // British English writes "Sept", which is wider than every other month in a column of dates
  return dateFormatter(lang, style)
    .format(dayToMs(day))
    .replace(/\bSept\b(?!\.)/, 'Sep')
}

/** Why typed text is no day: empty, not a date in any known form, or a date that no calendar has. */
export type TypedDay =
  | { kind: 'day'; day: Day }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'nonexistent' }

/**
 * Reads what people type: `20.08.2026`, `20/8/26`, `2026-08-20`, `20082026`, `today` words are the picker's business.
 * Two-digit years belong to 1970–2069. 31.02 is refused, not moved (reliability §3.3).
 */
export function parseTypedDay(text: string): TypedDay {
  const trimmed = text.normalize('NFKC').trim()
  if (trimmed === '') return { kind: 'empty' }
  const iso = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})$/.exec(trimmed)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const dayFirst =
    /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed)
  if (dayFirst) return existing(dayFirst[3], dayFirst[2], dayFirst[1])
  return { kind: 'unreadable' }
}

function existing(yearText = '', month = '', date = ''): TypedDay {
  const typed = Number(yearText)
  const year = yearText.length > 2 ? typed : typed >= 70 ? 1900 + typed : 2000 + typed
  const day = dayOf({ year, month: Number(month), day: Number(date) })
  return day ? { kind: 'day', day } : { kind: 'nonexistent' }
}

/** The words of the language for a distance in days: "in 34 days", "yesterday". */
export function formatDayDistance(days: number, lang: string): string {
  return new Intl.RelativeTimeFormat(bcp47(lang), { numeric: 'auto' }).format(days, 'day')
}

/** The last day on which a bond's accrued interest may be asked for: two days after today (bond-page §5). */
export function lastAccruedDay(today: Day): Day {
  return addDays(today, 2)
}
