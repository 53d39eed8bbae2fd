import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import type { Locale } from 'date-fns/locale'
import { enUS } from 'date-fns/locale/en-US'
import { parse } from 'date-fns/parse'
import { dateOfDay, dateOfStamp, stampOfDate } from '../calendar/calendar-date.ts'
import type { Stamp } from '../calendar/stamp.ts'
import { cached } from './cached.ts'
import {
  type HalfDay,
  halvesByName,
  monthName,
  monthsByName,
  normaliseCharacters,
  normaliseName,
  normaliseText,
  weekdayNames,
} from './date-terms.ts'

/** The result of parsing a text as a stamp: empty, unknown form, or a moment that does not exist. */
export type StampReading =
  | { kind: 'stamp'; stamp: Stamp }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'nonexistent' }

/** The fields of our patterns in date-fns notation; a month without a day becomes L (D31). */
const DATE_FNS = {
  YYYY: 'yyyy',
  YY: 'yy',
  MMMM: 'MMMM',
  MMM: 'MMM',
  MM: 'MM',
  M: 'M',
  DD: 'dd',
  D: 'd',
  dd: 'EEE',
  HH: 'HH',
  H: 'H',
  hh: 'hh',
  h: 'h',
  mm: 'mm',
  m: 'm',
  ss: 'ss',
  s: 's',
  A: 'a',
  a: 'aaa',
} as const

/** A field of a pattern that stands for a part of the stamp. */
export type PatternField = keyof typeof DATE_FNS

/** A part of a pattern: a field, or the text between fields. */
export type PatternPiece = { field: PatternField } | { text: string }

const FIELD = /\[([^\]]*)\]|(YYYY|YY|M{1,4}|DD?|dd|HH?|hh?|mm?|ss?|A|a)/g

/** Splits a pattern into fields and text; text in [brackets] and characters that are not fields stay as they are. */
export const patternPieces = /* @__PURE__ */ cached((pattern: string): readonly PatternPiece[] => {
  const pieces: PatternPiece[] = []
  const addText = (text: string) => {
    const last = pieces.at(-1)
    if (last && 'text' in last) last.text += text
    else if (text !== '') pieces.push({ text })
  }
  let end = 0
  for (const match of pattern.matchAll(FIELD)) {
    const [whole, literal = '', field] = match
    addText(pattern.slice(end, match.index))
    if (field) pieces.push({ field: field as PatternField })
    else addText(literal)
    end = match.index + whole.length
  }
  addText(pattern.slice(end))
  return pieces
})

/** Whether the pattern has one of these fields. */
export function hasField(pattern: string, ...fields: PatternField[]): boolean {
  return patternPieces(pattern).some(piece => 'field' in piece && fields.includes(piece.field))
}

/** Whether hours are written as 1–12 with AM or PM (D21: the pattern has `h`). */
export function isTwelveHours(pattern: string): boolean {
  return hasField(pattern, 'h', 'hh')
}

/**
 * The stamp in a pattern: `DD.MM.YYYY HH:mm`, `D MMMM YYYY [at] h:mm A`, with the names of the language (D5, D21).
 * Fields: YYYY YY · MMMM MMM MM M · DD D · dd (weekday) · HH H hh h · mm m · ss s · A a. `lang` is one of the ten
 * codes.
 */
export function formatStamp(stamp: Stamp, pattern: string, lang: string): string {
  const written = dateFnsPattern(pattern)
  return written && format(dateOfStamp(stamp), written, { locale: localeOf(lang) })
}

/** The pattern in date-fns notation. */
const dateFnsPattern = /* @__PURE__ */ cached((pattern: string): string => {
  const besideDay = hasField(pattern, 'D', 'DD')
  return patternPieces(pattern)
    .map(piece => {
      if ('text' in piece) return quoted(piece.text)
      const field = DATE_FNS[piece.field]
      return besideDay ? field : field.replace(/^MMMM?$/, name => name.replaceAll('M', 'L'))
    })
    .join('')
})

/** Text in apostrophes, with apostrophes inside doubled; if it has only apostrophes, doubling is enough. */
function quoted(text: string): string {
  const doubled = text.replaceAll("'", "''")
  return /^'+$/.test(text) ? doubled : `'${doubled}'`
}

/** A date-fns locale with the names of the product. AM and PM are English in every language (D21). */
const localeOf = /* @__PURE__ */ cached(
  (lang: string): Locale => ({
    ...enUS,
    localize: {
      ...enUS.localize,
      month: (month, { width, context } = {}) =>
        monthName(month + 1, lang, width === 'wide' ? 'long' : 'short', context === 'formatting'),
      // date-fns counts from Sunday
      day: day => weekdayNames(lang)[(day + 6) % 7] ?? '',
    },
  }),
)

/**
 * The full year of two digits: 00–68 are 2000–2068, 69–99 are 1969–1999, as in POSIX.
 * Bonds that mature in 2068 are not rare; none on the site matured before 1969.
 */
export function fullYear(twoDigits: number): number {
  return twoDigits <= 68 ? 2000 + twoDigits : 1900 + twoDigits
}

/** Longer than any written date; longer texts are not parsed. */
const LONGEST_TEXT = 300
/** More fields than a moment has parts; D and M without separators can be parsed in 2^n ways. */
const MOST_FIELDS = 16
const EPOCH: Stamp = { day: '1970-01-01', seconds: 0 }

/**
 * Parses a text that matches the pattern exactly, in any letter case (D5). Missing units larger than the given ones come
 * from `base` (the day of a time), smaller ones are the first: `MM.YYYY` is the first of the month at midnight. Weekdays
 * are ignored. Without A or a, `h` is 1–11 in the morning, 12 at noon.
 */
export function parseStamp(text: string, pattern: string, lang: string, base?: Stamp): StampReading {
  const normalised = normaliseText(text, lang)
  return normalised === '' ? { kind: 'empty' } : parseNormalised(normalised, pattern, lang, base)
}

/**
 * `parseStamp` for normalised text that is not empty. date-fns does not distinguish a text that does not match from a
 * moment that does not exist, and accepts one digit for two. So a regular expression checks the form, and date-fns only
 * computes the moment.
 */
export function parseNormalised(
  normalised: string,
  pattern: string,
  lang: string,
  base = EPOCH,
): StampReading {
  const { expression, fields } = shapeOf(pattern, lang)
  const isReadable = normalised.length <= LONGEST_TEXT && fields.length > 0 && fields.length <= MOST_FIELDS
  const match = isReadable ? expression.exec(normalised) : null
  if (!match) return { kind: 'unreadable' }
  const parts: Parts = new Map()
  for (const [index, field] of fields.entries()) {
    if (field === 'dd' || (field === 'YY' && parts.has('y'))) continue
    const [letter, value] = partOf(field, match[index + 1] ?? '', lang)
    // e.g. `MM` 03 with `MMMM` May
    if (parts.has(letter) && parts.get(letter) !== value) return { kind: 'nonexistent' }
    parts.set(letter, value)
  }
  const date = dateOf(parts, base)
  return isValid(date) ? { kind: 'stamp', stamp: stampOfDate(date) } : { kind: 'nonexistent' }
}

/** The parsed fields, by the letters of date-fns: y M d H h a m s. */
type Parts = Map<string, number | HalfDay | undefined>

function partOf(field: PatternField, text: string, lang: string): [string, number | HalfDay | undefined] {
  if (field === 'A' || field === 'a') return ['a', halvesByName(lang).get(text)]
  if (field === 'MMMM' || field === 'MMM') return ['M', monthsOf(field, lang).get(normaliseName(text, lang))]
  if (field === 'YY') return ['y', fullYear(Number(text))]
  return [DATE_FNS[field].slice(0, 1), Number(text)]
}

/** The date of these parts, or an invalid date; never shifted to another day. */
function dateOf(parts: Parts, base: Stamp): Date {
  // date-fns rejects two hour fields, and reads AM or PM without an hour as noon
  if (parts.has('H')) parts.delete('h')
  if (!parts.has('h')) parts.delete('a')
  else if (!parts.has('a')) parts.set('a', parts.get('h') === 12 ? 'pm' : 'am')
  return parse([...parts.values()].join(' '), [...parts.keys()].join(' '), dateOfDay(base.day))
}

/** The regular expression of a pattern, with one group per field. */
const shapeOf = /* @__PURE__ */ cached((pattern: string, lang: string) => {
  const pieces = patternPieces(pattern)
  const source = pieces.map(piece =>
    'text' in piece ? escaped(normaliseCharacters(piece.text, lang)) : `(${expressionOf(piece.field, lang)})`,
  )
  return {
    // a normalised text is trimmed
    expression: new RegExp(`^${source.join('').trim()}$`, 'u'),
    fields: pieces.flatMap(piece => ('field' in piece ? [piece.field] : [])),
  }
})

function expressionOf(field: PatternField, lang: string): string {
  if (field === 'MMMM' || field === 'MMM') return `${anyOf(monthsOf(field, lang).keys())}\\.?`
  if (field === 'dd') return `${anyOf(weekdayNames(lang).map(name => normaliseName(name, lang)))}\\.?`
  if (field === 'a' || field === 'A') return anyOf(halvesByName(lang).keys())
  if (field === 'YYYY') return '\\d{4}'
  return field.length === 2 ? '\\d{2}' : '\\d{1,2}'
}

function monthsOf(field: 'MMMM' | 'MMM', lang: string): ReadonlyMap<string, number> {
  return monthsByName(lang, field === 'MMMM' ? 'long' : 'short')
}

/** The order of the words does not matter: the expression is anchored, so no prefix can match alone. */
function anyOf(alternatives: Iterable<string>): string {
  return `(?:${[...alternatives].map(escaped).join('|')})`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
