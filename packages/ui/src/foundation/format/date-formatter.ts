import { bcp47 } from '../labels/languages.ts'

/** The ways in which parts of a date are written in the words of a language. */
const STYLES = {
  /** 22 Aug 2024 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 22 August 2024 */
  dayLong: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Aug */
  monthName: { month: 'short' },
  /** August */
  monthLongName: { month: 'long' },
  /** August 2024 */
  monthYear: { month: 'long', year: 'numeric' },
  /** Thursday */
  weekday: { weekday: 'long' },
  /** 5 pm */
  hour: { hour: 'numeric', hour12: true },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateFormatterStyle = keyof typeof STYLES

/** One per language and style: making one costs more than a thousand uses. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** What writes milliseconds of UTC in a language. A day has no zone, so nothing is ever shifted (readings #31). */
export function dateFormatter(lang: string, style: DateFormatterStyle): Intl.DateTimeFormat {
  const tag = bcp47(lang)
  const key = `${tag} ${style}`
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}
