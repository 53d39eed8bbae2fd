import { localeOf } from '../labels/languages.ts'

/** By language: creating a formatter takes too long for a pointer move. */
const formats = new Map<string, Intl.NumberFormat>()

/**
 * A number with three significant digits and the language's abbreviation for thousands or millions: 12.4M, 12,4 Mio.
 * Empty for invalid numbers.
 */
export function formatCompact(value: number, lang: string): string {
  if (!Number.isFinite(value)) return ''
  let format = formats.get(lang)
  if (!format) {
    const tag = localeOf(lang)
    // British English writes a small m, which markets read as thousand
    const locale = tag === 'en-GB' ? 'en' : tag
    format = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
    formats.set(lang, format)
  }
  return format.format(value)
}
