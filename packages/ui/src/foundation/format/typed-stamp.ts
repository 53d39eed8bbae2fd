import { addDays, type Day } from '../calendar/day.ts'
import { type Stamp, type StampUnit, stampOf, startOf } from '../calendar/stamp.ts'
import { languageOf } from '../labels/languages.ts'
import {
  dayByWord,
  type HalfDay,
  halvesByName,
  monthsByName,
  normaliseName,
  normaliseText,
} from './date-terms.ts'
import { parseNormalised, parseStamp, patternPieces, type StampReading } from './stamp-format.ts'

/** Options for parsing typed text. */
export type TypedStampOptions = {
  /** The expected unit; a date field takes the date of a pasted date and time, a year field the year of a date. */
  unit: StampUnit
  /** The pattern of the field: it is tried first, and decides the order of day and month. */
  pattern: string
  /** BCP 47 tag; unknown languages count as English. */
  lang: string
  /** The current day; also the day of a time without `base`. */
  today: Day
  /** The previous value: its day is used when only a time is typed. */
  base?: Stamp | undefined
}

const UNREADABLE: StampReading = { kind: 'unreadable' }
/** Longer than any written date, so that parsing a long paste is fast. */
const LONGEST_TEXT = 120

/**
 * Parses typed or pasted text leniently (D5): the field's own pattern first, then `12.3.24`, `2024-3-12`, `12032024`,
 * `20240312`, `12 March 2024`, "today" in the ten languages, ISO with a time, full-width digits; times as `9:30`,
 * `0930`, `9:30 pm`; months as `03.2024`, `2024-03`, `March 2024`. Days come before months unless the pattern says
 * otherwise; two-digit years are 1969–2068. A time zone in pasted text is ignored: the written time counts. 31.02 is
 * refused, not shifted.
 */
export function parseTypedStamp(text: string, options: TypedStampOptions): StampReading {
  const { unit, pattern, lang, today } = options
  const base = options.base ?? stampOf(today)
  const exact = parseStamp(text, pattern, lang, base)
  if (exact.kind === 'empty') return exact
  if (exact.kind === 'stamp') return inUnit(exact, unit)
  const normalised = normaliseText(text, lang)
  if (normalised.length > LONGEST_TEXT) return UNREADABLE
  const read = READERS[unit](normalised, { ...options, base })
  return read.kind === 'unreadable' ? exact : inUnit(read, unit)
}

function inUnit(read: StampReading, unit: StampUnit): StampReading {
  return read.kind === 'stamp' ? { kind: 'stamp', stamp: startOf(read.stamp, unit) } : read
}

type Context = TypedStampOptions & { base: Stamp }
type Reader = (normalised: string, context: Context) => StampReading

const READERS: Record<StampUnit, Reader> = {
  datetime: firstOf(readDay, readDayAndTime),
  date: firstOf(readDay, readDayAndTime),
  month: firstOf(readMonth, readDay, readDayAndTime),
  year: firstOf(readYear, readMonth, readDay, readDayAndTime),
  time: firstOf(readTime, (normalised, context) =>
    onDay(readDayAndTime(normalised, context), context.base.day),
  ),
}

/** Tries the readers in order; the first with a result wins. */
function firstOf(...readers: Reader[]): Reader {
  return (normalised, context) => {
    for (const reader of readers) {
      const read = reader(normalised, context)
      if (read.kind !== 'unreadable') return read
    }
    return UNREADABLE
  }
}

function onDay(read: StampReading, day: Day): StampReading {
  return read.kind === 'stamp' ? { kind: 'stamp', stamp: stampOf(day, read.stamp.seconds) } : read
}

/** Parses the text by the first pattern that it matches. */
function readPatterns(text: string, patterns: readonly string[], base?: Stamp): StampReading {
  for (const pattern of patterns) {
    const read = parseNormalised(text, pattern, 'en', base)
    if (read.kind !== 'unreadable') return read
  }
  return UNREADABLE
}

type Order = 'dmy' | 'mdy' | 'ymd'

/** Three numbers separated by spaces; four leading digits are a year in any order. */
const DAY_PATTERNS: Record<Order, readonly string[]> = {
  dmy: ['YYYY M D', 'D M YYYY', 'D M YY'],
  mdy: ['YYYY M D', 'M D YYYY', 'M D YY'],
  ymd: ['YYYY M D', 'YY M D', 'D M YYYY', 'D M YY'],
}
/** The number of a named month is first: "12 March 2024", "March 12, 2024", "2024 March 12". */
const NAMED_DAY_PATTERNS = ['M YYYY D', 'M D YYYY', 'M D YY']
const MONTH_PATTERNS = ['YYYY M', 'M YYYY', 'M YY']
const YEAR_PATTERNS = ['YYYY', 'YY']

function readDay(normalised: string, context: Context): StampReading {
  const { lang, today } = context
  const distance = dayByWord(normalised, lang)
  if (distance !== null) return { kind: 'stamp', stamp: stampOf(addDays(today, distance)) }
  const tokens = tokensOf(normalised, lang)
  if (!tokens) return UNREADABLE
  const { numbers, month } = tokens
  if (month !== null) return readPatterns([month, ...numbers].join(' '), NAMED_DAY_PATTERNS)
  const order = orderOf(context)
  return numbers.length === 1
    ? readDigits(numbers.join(''), [order === 'mdy' ? 'MMDDYYYY' : 'DDMMYYYY', 'YYYYMMDD'])
    : readPatterns(numbers.join(' '), DAY_PATTERNS[order])
}

/**
 * The order of day and month in the pattern. A pattern that begins with a full year does not decide about `12.3.24`;
 * then the language does: of the ten, only Chinese begins with the year.
 */
function orderOf({ pattern, lang }: Context): Order {
  const fields = patternPieces(pattern).flatMap(piece => ('field' in piece ? [piece.field] : []))
  const order = fields.filter(field => /^(?:YYYY|YY|MM?|DD?)$/.test(field)).map(field => field.slice(0, 1))
  if (order.join('').startsWith('DM')) return 'dmy'
  if (order.join('').startsWith('MD')) return 'mdy'
  if (fields[0] === 'YY') return 'ymd'
  return languageOf(lang) === 'zh' ? 'ymd' : 'dmy'
}

/** Parses digits without separators by the first pattern with a plausible year. */
function readDigits(digits: string, patterns: readonly string[]): StampReading {
  const near = patterns.filter(pattern => /^(?:19|2[01])/.test(digits.slice(pattern.indexOf('YYYY'))))
  const readings = near.map(pattern => parseNormalised(digits, pattern, 'en'))
  return readings.find(({ kind }) => kind === 'stamp') ?? readings[0] ?? UNREADABLE
}

/** Words without meaning between the parts of a written date: "12 de marzo de 2024", "12 марта 2024 г.", "12th". */
const FILLERS = new Set('de del of г р года року roku r st nd rd th er o yılı'.split(' '))

const WORD = /\d+|\p{L}[\p{L}\p{M}]*/gu

type Tokens = { numbers: string[]; month: number | null }

/** The numbers and the month name of a text; null when it contains anything else. */
function tokensOf(normalised: string, lang: string): Tokens | null {
  const text = normalised.replace(/(\d) ?[年月日号]/g, '$1 ').trim()
  const signs = text.split(WORD)
  if (signs.at(0) !== '' || !signs.every(sign => /^ ?[-./,]? ?$/.test(sign))) return null
  const tokens: Tokens = { numbers: [], month: null }
  for (const word of text.match(WORD) ?? []) {
    if (/^\d/.test(word)) tokens.numbers.push(word)
    else if (!FILLERS.has(word)) {
      const month = monthOfWord(word, lang)
      if (month === null || tokens.month !== null) return null
      tokens.month = month
    }
  }
  return tokens
}

/**
 * The month of a name or of its prefix ("сен", "septem") in the language or in English; null when the prefix is
 * ambiguous.
 */
function monthOfWord(word: string, lang: string): number | null {
  const name = normaliseName(word, lang)
  for (const one of [lang, 'en']) {
    const names = [...monthsByName(one, 'long'), ...monthsByName(one, 'short')]
    const exact = names.find(([known]) => known === name)
    if (exact) return exact[1]
    const begun = new Set(
      names.filter(([known]) => name.length >= 3 && known.startsWith(name)).map(([, month]) => month),
    )
    if (begun.size === 1) return [...begun][0] ?? null
  }
  return null
}

/** `03.2024`, `2024-03`, `3/24`, `032024`, `202403`, `March 2024`. */
function readMonth(normalised: string, { lang }: Context): StampReading {
  const tokens = tokensOf(normalised, lang)
  if (!tokens) return UNREADABLE
  const numbers = tokens.month === null ? tokens.numbers : [tokens.month, ...tokens.numbers]
  return numbers.length === 1
    ? readDigits(numbers.join(''), ['MMYYYY', 'YYYYMM'])
    : readPatterns(numbers.join(' '), MONTH_PATTERNS)
}

/** `2024`, `24`. */
function readYear(normalised: string, { lang }: Context): StampReading {
  const tokens = tokensOf(normalised, lang)
  return tokens?.month === null ? readPatterns(tokens.numbers.join(' '), YEAR_PATTERNS) : UNREADABLE
}

function readTime(normalised: string, { lang, base }: Context): StampReading {
  const read = readClock(normalised, lang, base)
  return read.kind === 'unreadable' ? readPatterns(normalised, ['H'], base) : read
}

/** A date followed by a time: after a space, a comma or the T of ISO, or directly after a word ("今天9:30"). */
function readDayAndTime(normalised: string, context: Context): StampReading {
  for (const { index } of normalised.matchAll(/[ ,]|(?<=\d)t(?=\d)|(?<=\p{L})(?=\d)/gu)) {
    const clock = readClock(normalised.slice(index).replace(/^[ ,t]+/, ''), context.lang)
    if (clock.kind === 'unreadable') continue
    const day = readDay(normalised.slice(0, index).replace(/[ ,]+$/, ''), context)
    if (day.kind === 'stamp') return onDay(clock, day.stamp.day)
    if (day.kind === 'nonexistent') return day
  }
  return UNREADABLE
}

const ZONE = / ?(?:z|utc|gmt|msk|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?)$/
/** `9.30`, `9h30`, `9:30.15`, and a fraction of a second, which is ignored. */
const CLOCK_SIGNS = /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?$/
const CLOCK_PATTERNS = ['H:mm', 'H:mm:ss', 'Hmm', 'HHmmss']
const HALF_PATTERNS = ['h:mm A', 'h:mm:ss A', 'hmm A', 'hhmmss A', 'h A']

/** Parses a time of day: `9:30`, `09:30:15.000Z`, `0930`, `093015`, `9:30 pm`, `9 pm`, `9h`. */
function readClock(text: string, lang: string, base?: Stamp): StampReading {
  const { rest, half } = withoutHalf(text, lang)
  const shown = (half === null ? rest.replace(ZONE, '') : rest)
    .replace(CLOCK_SIGNS, (_, ...parts: string[]) => parts.slice(0, 3).filter(Boolean).join(':'))
    .replace(/^(\d{1,2}) ?h$/, '$1:00')
  if (half === null) return readPatterns(shown, CLOCK_PATTERNS, base)
  return readPatterns(`${shown} ${half}`, HALF_PATTERNS, base)
}

function withoutHalf(text: string, lang: string): { rest: string; half: HalfDay | null } {
  for (const [word, half] of halvesByName(lang)) {
    if (text.endsWith(word)) return { rest: text.slice(0, -word.length).trim(), half }
    if (text.startsWith(word)) return { rest: text.slice(word.length).trim(), half }
  }
  return { rest: text, half: null }
}
