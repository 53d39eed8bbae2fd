import { type Day, dayOf, partsOf } from '../calendar/day.ts'
import { clockOf, type Stamp, secondsOf, stampOf } from '../calendar/stamp.ts'
import {
  foldName,
  foldText,
  type HalfDay,
  halvesByName,
  monthName,
  monthsByName,
  weekdayName,
  weekdayNames,
} from './date-words.ts'

/** What a text means as a stamp: nothing typed, no known form, or a moment that no calendar and clock have. */
export type StampReading =
  | { kind: 'stamp'; stamp: Stamp }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  | { kind: 'nonexistent' }

/** A field of digits, by the part of the stamp that it stands for; `h` and `hh` are hours of a half of the day (D21). */
const PLACES = {
  YYYY: 'year',
  MM: 'month',
  M: 'month',
  DD: 'day',
  D: 'day',
  HH: 'hours',
  H: 'hours',
  hh: 'halfHours',
  h: 'halfHours',
  mm: 'minutes',
  m: 'minutes',
  ss: 'seconds',
  s: 'seconds',
} as const

/** A field of a month's name, by how long that is written. */
const MONTH_WIDTHS = { MMMM: 'long', MMM: 'short' } as const

/** A part of a pattern that stands for a part of the stamp. */
export type PatternField = keyof typeof PLACES | keyof typeof MONTH_WIDTHS | 'YY' | 'dd' | 'A' | 'a'

/** A pattern in pieces: fields, and the text between them. */
export type PatternPiece = { field: PatternField } | { text: string }

const FIELD = /\[([^\]]*)\]|(YYYY|YY|M{1,4}|DD?|dd|HH?|hh?|mm?|ss?|A|a)/g
const patterns = new Map<string, readonly PatternPiece[]>()

/** The pieces of a pattern; text in [brackets] and signs that are no field stay as they are. */
export function patternPieces(pattern: string): readonly PatternPiece[] {
  const known = patterns.get(pattern)
  if (known) return known
  const pieces: PatternPiece[] = []
  const addText = (text: string) => {
    const last = pieces.at(-1)
    if (last && 'text' in last) last.text += text
    else if (text !== '') pieces.push({ text })
  }
  let end = 0
  for (const match of pattern.matchAll(FIELD)) {
    const [whole, kept = '', field] = match
    addText(pattern.slice(end, match.index))
    if (field) pieces.push({ field: field as PatternField })
    else addText(kept)
    end = match.index + whole.length
  }
  addText(pattern.slice(end))
  patterns.set(pattern, pieces)
  return pieces
}

/** Whether the pattern has this field. */
export function hasField(pattern: string, ...fields: PatternField[]): boolean {
  return patternPieces(pattern).some(piece => 'field' in piece && fields.includes(piece.field))
}

/** Whether times are written as 1–12 with the half of the day (D21: the pattern has `h`). */
export function isTwelveHours(pattern: string): boolean {
  return hasField(pattern, 'h', 'hh')
}

/**
 * The stamp in a pattern: `DD.MM.YYYY HH:mm`, `D MMMM YYYY [at] h:mm A`, in the words of the language (D5, D21).
 * Fields: YYYY YY · MMMM MMM MM M · DD D · dd (weekday) · HH H hh h · mm m · ss s · A a. `lang` is one of the ten codes.
 */
export function formatStamp(stamp: Stamp, pattern: string, lang: string): string {
  const besideDay = hasField(pattern, 'D', 'DD')
  return patternPieces(pattern)
    .map(piece => ('text' in piece ? piece.text : writeField(piece.field, stamp, lang, besideDay)))
    .join('')
}

function writeField(field: PatternField, stamp: Stamp, lang: string, besideDay: boolean): string {
  if (field === 'MMMM' || field === 'MMM')
    return monthName(partsOf(stamp.day).month, lang, MONTH_WIDTHS[field], besideDay)
  if (field === 'dd') return weekdayName(stamp.day, lang)
  if (field === 'a' || field === 'A') {
    const half = stamp.seconds < 43_200 ? 'am' : 'pm'
    return field === 'a' ? half : half.toUpperCase()
  }
  return String(numberOf(field, stamp)).padStart(field.length, '0')
}

function numberOf(field: PatternField, stamp: Stamp): number {
  const { year, month, day } = partsOf(stamp.day)
  const { hours, minutes, seconds } = clockOf(stamp)
  if (field === 'YYYY') return year
  if (field === 'YY') return year % 100
  if (field === 'MM' || field === 'M') return month
  if (field === 'DD' || field === 'D') return day
  if (field === 'HH' || field === 'H') return hours
  if (field === 'hh' || field === 'h') return hours % 12 || 12
  return field === 'mm' || field === 'm' ? minutes : seconds
}

/**
 * The full year of two digits: 00–68 are 2000–2068, 69–99 are 1969–1999, as POSIX reads them.
 * A bond that matured in 1969 is older than any on the site, one that matures in 2068 is not rare.
 */
export function fullYear(twoDigits: number): number {
  return twoDigits <= 68 ? 2000 + twoDigits : 1900 + twoDigits
}

/** Longer than any date in words: what is longer is not even looked at. */
const LONGEST_TEXT = 300
/** More fields than a moment has parts; a row of D and M without signs between them could be read in 2^n ways. */
const MOST_FIELDS = 16

/**
 * Reads a text that is written exactly in the pattern; letters may be small or large (D5).
 * What the pattern leaves out comes from `base` when it is larger than what is named (the day of a time), else it is
 * the first: `MM.YYYY` is the first of the month at midnight. A weekday is read past, never believed.
 * Without A or a, `h` is taken as it stands: 1–11 in the morning, 12 at noon.
 */
export function parseStamp(text: string, pattern: string, lang: string, base = EPOCH): StampReading {
  const folded = foldText(text, lang)
  if (folded === '') return { kind: 'empty' }
  const { expression, fields } = compiled(pattern, lang)
  const readable = folded.length <= LONGEST_TEXT && fields.length > 0 && fields.length <= MOST_FIELDS
  const match = readable ? expression.exec(folded) : null
  if (!match) return { kind: 'unreadable' }
  const parts: StampParts = {}
  for (const [index, field] of fields.entries())
    if (!readField(field, match[index + 1] ?? '', lang, parts)) return { kind: 'nonexistent' }
  return readingOf(parts, base)
}

const EPOCH: Stamp = { day: '1970-01-01', seconds: 0 }

/** What was read of a stamp; `halfHours` are the 1–12 of a half of the day. */
export type StampParts = {
  year?: number
  month?: number
  day?: number
  hours?: number
  halfHours?: number
  half?: HalfDay
  minutes?: number
  seconds?: number
}

/** The stamp of these parts, missing ones filled as `parseStamp` says, or nonexistent: never moved to another day. */
export function readingOf(parts: StampParts, base = EPOCH): StampReading {
  const day = dayOfParts(parts, base.day)
  const hours = hoursOf(parts)
  const seconds =
    hours === null ? null : secondsOf({ hours, minutes: parts.minutes ?? 0, seconds: parts.seconds ?? 0 })
  return day === null || seconds === null
    ? { kind: 'nonexistent' }
    : { kind: 'stamp', stamp: stampOf(day, seconds) }
}

function dayOfParts({ year, month, day }: StampParts, base: Day): Day | null {
  const from = partsOf(base)
  return dayOf({
    year: year ?? from.year,
    month: month ?? (year === undefined ? from.month : 1),
    day: day ?? (year === undefined && month === undefined ? from.day : 1),
  })
}

function hoursOf({ hours, halfHours, half }: StampParts): number | null {
  if (hours !== undefined) return hours
  if (halfHours === undefined) return 0
  if (halfHours < 1 || halfHours > 12) return null
  if (half === undefined) return halfHours
  return (halfHours % 12) + (half === 'pm' ? 12 : 0)
}

/** Puts the read field in its place; false when the place holds another value already (`MM` 03 beside `MMMM` May). */
function readField(field: PatternField, text: string, lang: string, parts: StampParts): boolean {
  if (field === 'dd') return true
  if (field === 'a' || field === 'A') return put(parts, 'half', halvesByName(lang).get(text))
  if (field === 'MMMM' || field === 'MMM')
    return put(parts, 'month', monthsByName(lang, MONTH_WIDTHS[field]).get(foldName(text, lang)))
  if (field === 'YY') return parts.year !== undefined || put(parts, 'year', fullYear(Number(text)))
  return put(parts, PLACES[field], Number(text))
}

function put<K extends keyof StampParts>(
  parts: StampParts,
  key: K,
  value: StampParts[K] | undefined,
): boolean {
  if (value === undefined || (parts[key] !== undefined && parts[key] !== value)) return false
  parts[key] = value
  return true
}

type Compiled = { expression: RegExp; fields: PatternField[] }
const expressions = new Map<string, Compiled>()

function compiled(pattern: string, lang: string): Compiled {
  const key = `${lang} ${pattern}`
  const known = expressions.get(key)
  if (known) return known
  const pieces = patternPieces(pattern)
  const source = pieces.map((piece, index) => {
    if ('field' in piece) return `(${expressionOf(piece.field, lang)})`
    // the text is compared folded, and a folded text has no spaces at its ends
    const [before, after] = [index > 0 ? '|' : '', index < pieces.length - 1 ? '|' : '']
    return escaped(
      foldText(before + piece.text + after, lang)
        .slice(before.length)
        .slice(0, -after.length || undefined),
    )
  })
  const made: Compiled = {
    expression: new RegExp(`^${source.join('')}$`, 'u'),
    fields: pieces.flatMap(piece => ('field' in piece ? [piece.field] : [])),
  }
  expressions.set(key, made)
  return made
}

function expressionOf(field: PatternField, lang: string): string {
  if (field === 'MMMM' || field === 'MMM')
    return `${anyOf(monthsByName(lang, MONTH_WIDTHS[field]).keys())}\\.?`
  if (field === 'dd') return `${anyOf(weekdayNames(lang).map(name => foldName(name, lang)))}\\.?`
  if (field === 'a' || field === 'A') return anyOf(halvesByName(lang).keys())
  if (field === 'YYYY') return '\\d{4}'
  return field.length === 2 ? '\\d{2}' : '\\d{1,2}'
}

/** Their order does not matter: the expression holds from end to end, so no word can win by its beginning. */
function anyOf(words: Iterable<string>): string {
  return `(?:${[...words].map(escaped).join('|')})`
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
