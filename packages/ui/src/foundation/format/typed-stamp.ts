import { addDays, type Day } from '../calendar/day.ts'
import { type Stamp, type StampUnit, stampOf, startOf } from '../calendar/stamp.ts'
import { dayByWord, foldName, foldText, type HalfDay, halvesByName, monthsByName } from './date-words.ts'
import {
  fullYear,
  parseStamp,
  patternPieces,
  readingOf,
  type StampParts,
  type StampReading,
} from './stamp-format.ts'

/** How typed text is read. */
export type TypedStampOptions = {
  /** What is asked for; a day's field takes the day of a pasted date and time, a year's field the year of a date. */
  unit: StampUnit
  /** The pattern in which the field shows its value: it is tried first, and its order of day and month rules. */
  pattern: string
  /** One of the ten language codes; another one is read as English. */
  lang: string
  /** What "today" means; also the day of a time when there is no `base`. */
  today: Day
  /** The value before: its day stays when only a time is typed. */
  base?: Stamp | undefined
}

const UNREADABLE: StampReading = { kind: 'unreadable' }
/** Longer than any date in words, so that no paste takes long. */
const LONGEST_TEXT = 120

/**
 * Reads what people type or paste, forgivingly (D5): the field's own pattern first, then `12.3.24`, `2024-3-12`,
 * `12032024`, `20240312`, `12 March 2024`, "today" in the ten languages, ISO with a time, full-width digits;
 * times as `9:30`, `0930`, `9:30 pm`; months as `03.2024`, `2024-03`, `March 2024`.
 * Days come before months unless the pattern says otherwise; two digits of a year are 1969–2068.
 * A time zone in pasted text is not counted with: the clock is taken as it is written. 31.02 is refused, not moved.
 */
export function parseTypedStamp(text: string, options: TypedStampOptions): StampReading {
  const { unit, pattern, lang, today } = options
  const base = options.base ?? stampOf(today)
  const exact = parseStamp(text, pattern, lang, base)
  if (exact.kind === 'empty') return exact
  if (exact.kind === 'stamp') return inUnit(exact, unit)
  const folded = foldText(text, lang)
  if (folded.length > LONGEST_TEXT) return UNREADABLE
  const read = READERS[unit](folded, { ...options, base })
  return read.kind === 'unreadable' ? exact : inUnit(read, unit)
}

function inUnit(read: StampReading, unit: StampUnit): StampReading {
  return read.kind === 'stamp' ? { kind: 'stamp', stamp: startOf(read.stamp, unit) } : read
}

type Context = TypedStampOptions & { base: Stamp }
type Reader = (folded: string, context: Context) => StampReading

const READERS: Record<StampUnit, Reader> = {
  datetime: firstOf(readDay, readDayAndTime),
  date: firstOf(readDay, readDayAndTime),
  month: firstOf(readMonth, readDay, readDayAndTime),
  year: firstOf(readYear, readMonth, readDay, readDayAndTime),
  time: firstOf(readTime, (folded, context) => onDay(readDayAndTime(folded, context), context.base.day)),
}

/** The first reader that can make something of the text. */
function firstOf(...readers: Reader[]): Reader {
  return (folded, context) => {
    for (const reader of readers) {
      const read = reader(folded, context)
      if (read.kind !== 'unreadable') return read
    }
    return UNREADABLE
  }
}

function onDay(read: StampReading, day: Day): StampReading {
  return read.kind === 'stamp' ? { kind: 'stamp', stamp: stampOf(day, read.stamp.seconds) } : read
}

/** The parts as a stamp, or unreadable when there are none. */
function reading(parts: StampParts | null): StampReading {
  return parts ? readingOf(parts) : UNREADABLE
}

function readDay(folded: string, context: Context): StampReading {
  const { lang, today } = context
  const distance = dayByWord(folded, lang)
  if (distance !== null) return { kind: 'stamp', stamp: stampOf(addDays(today, distance)) }
  const tokens = tokensOf(folded, lang)
  if (!tokens) return UNREADABLE
  const { numbers, month } = tokens
  if (month !== null) return reading(dayBesideName(numbers, month))
  if (numbers.length === 3) return reading(dayOfThree(numbers, context))
  return numbers.length === 1 ? reading(dayOfEight(numbers[0] ?? '', context)) : UNREADABLE
}

/** "12 March 2024", "March 12, 2024", "2024 March 12": what has four digits is the year, else the last one. */
function dayBesideName(numbers: string[], month: number): StampParts | null {
  const [first = '', second = ''] = numbers
  if (numbers.length !== 2) return null
  const [yearText, dayText] = first.length === 4 ? [first, second] : [second, first]
  const year = yearOf(yearText)
  return year === null || dayText.length > 2 ? null : { year, month, day: Number(dayText) }
}

type Order = 'dmy' | 'mdy' | 'ymd'

/**
 * The order of the pattern's numbers. One that begins with a full year tells nothing about `12.3.24`; then the language
 * does, and of the ten only Chinese begins with the year.
 */
function orderOf({ pattern, lang }: Context): Order {
  const fields = patternPieces(pattern).flatMap(piece => ('field' in piece ? [piece.field] : []))
  const order = fields.filter(field => /^(?:YYYY|YY|MM?|DD?)$/.test(field)).map(field => field.slice(0, 1))
  if (order.join('').startsWith('DM')) return 'dmy'
  if (order.join('').startsWith('MD')) return 'mdy'
  if (fields[0] === 'YY') return 'ymd'
  return lang === 'chn' ? 'ymd' : 'dmy'
}

function dayOfThree([first = '', second = '', third = '']: string[], context: Context): StampParts | null {
  if (second.length > 2) return null
  const order = orderOf(context)
  const short = first.length <= 2 && third.length <= 2
  if (first.length === 4 || (order === 'ymd' && short && first.length === 2)) {
    const year = yearOf(first)
    return year === null || third.length > 2 ? null : { year, month: Number(second), day: Number(third) }
  }
  const year = yearOf(third)
  if (year === null || first.length > 2) return null
  const [day, month] = order === 'mdy' ? [second, first] : [first, second]
  return { year, month: Number(month), day: Number(day) }
}

/** `12032024` and `20240312`. */
function dayOfEight(digits: string, context: Context): StampParts | null {
  if (digits.length !== 8) return null
  const number = (from: number, to: number) => Number(digits.slice(from, to))
  const [day, month] =
    orderOf(context) === 'mdy' ? [number(2, 4), number(0, 2)] : [number(0, 2), number(2, 4)]
  return nearOne(
    { year: number(4, 8), month, day },
    { year: number(0, 4), month: number(4, 6), day: number(6, 8) },
  )
}

/** Of two ways to cut a row of digits the one that exists and whose year is near ours; digits of no such year are no date. */
function nearOne(...ways: StampParts[]): StampParts | null {
  const near = ways.filter(({ year = 0 }) => year >= 1900 && year <= 2199)
  return near.find(parts => readingOf(parts).kind === 'stamp') ?? near[0] ?? null
}

function yearOf(text: string): number | null {
  if (text.length === 4) return Number(text)
  return text.length === 2 ? fullYear(Number(text)) : null
}

/** What stands between the parts of a written date and says nothing: "12 de marzo de 2024", "12 марта 2024 г.", "12th". */
const FILLERS = new Set('de del of г р года року roku r st nd rd th er o yılı'.split(' '))

const WORD = /\d+|\p{L}[\p{L}\p{M}]*/gu

type Tokens = { numbers: string[]; month: number | null }

/** The numbers of a text and the month that it names; null when there is anything else in it. */
function tokensOf(folded: string, lang: string): Tokens | null {
  const text = folded.replace(/(\d) ?[年月日号]/g, '$1 ').trim()
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

/** The month of a name or of its beginning ("сен", "septem") in the language or in English; null when it could be two. */
function monthOfWord(word: string, lang: string): number | null {
  const name = foldName(word, lang)
  for (const one of [lang, 'eng']) {
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
function readMonth(folded: string, { lang }: Context): StampReading {
  const tokens = tokensOf(folded, lang)
  if (!tokens) return UNREADABLE
  const { numbers, month } = tokens
  const [first = '', second = ''] = numbers
  if (month !== null) {
    const year = numbers.length === 1 ? yearOf(first) : null
    return reading(year === null ? null : { year, month })
  }
  if (numbers.length === 1) return reading(monthOfSix(first))
  if (numbers.length !== 2) return UNREADABLE
  const [yearText, monthText] = first.length === 4 ? [first, second] : [second, first]
  const year = yearOf(yearText)
  return reading(year === null || monthText.length > 2 ? null : { year, month: Number(monthText) })
}

function monthOfSix(digits: string): StampParts | null {
  if (digits.length !== 6) return null
  const number = (from: number, to: number) => Number(digits.slice(from, to))
  return nearOne({ year: number(2, 6), month: number(0, 2) }, { year: number(0, 4), month: number(4, 6) })
}

/** `2024`, `24`. */
function readYear(folded: string, { lang }: Context): StampReading {
  const tokens = tokensOf(folded, lang)
  const year =
    tokens && tokens.month === null && tokens.numbers.length === 1 ? yearOf(tokens.numbers[0] ?? '') : null
  return reading(year === null ? null : { year })
}

function readTime(folded: string, { lang, base }: Context): StampReading {
  const clock = clockIn(folded, lang) ?? (/^\d{1,2}$/.test(folded) ? { hours: Number(folded) } : null)
  return clock ? onDay(readingOf(clock), base.day) : UNREADABLE
}

/** A day, then a time: behind a space, a comma or the T of ISO, or straight behind a word ("今天9:30"). */
function readDayAndTime(folded: string, context: Context): StampReading {
  for (const { index } of folded.matchAll(/[ ,]|(?<=\d)t(?=\d)|(?<=\p{L})(?=\d)/gu)) {
    const clock = clockIn(folded.slice(index).replace(/^[ ,t]+/, ''), context.lang)
    const day = clock ? readDay(folded.slice(0, index).replace(/[ ,]+$/, ''), context) : UNREADABLE
    if (clock && day.kind === 'stamp') return onDay(readingOf(clock), day.stamp.day)
    if (day.kind === 'nonexistent') return day
  }
  return UNREADABLE
}

const ZONE = / ?(?:z|utc|gmt|msk|(?:utc|gmt)?[+-]\d{1,2}(?::?\d{2})?)$/
const WITH_SIGNS = /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?$/
const ONLY_DIGITS = /^(\d{1,2})(\d{2})$|^(\d{2})(\d{2})(\d{2})$/

/** The clock that the text shows: `9:30`, `09:30:15.000Z`, `0930`, `093015`, `9:30 pm`, `9 pm`, `9h`; null when it is none. */
function clockIn(text: string, lang: string): StampParts | null {
  const { rest, half } = withoutHalf(text, lang)
  const shown = half === null ? rest.replace(ZONE, '') : rest
  const hours = (typed: string): StampParts =>
    half === null ? { hours: Number(typed) } : { halfHours: Number(typed), half }
  const signs = WITH_SIGNS.exec(shown)
  if (signs) return { ...hours(signs[1] ?? ''), minutes: Number(signs[2]), seconds: Number(signs[3] ?? 0) }
  const digits = ONLY_DIGITS.exec(shown)
  if (digits)
    return {
      ...hours(digits[1] ?? digits[3] ?? ''),
      minutes: Number(digits[2] ?? digits[4]),
      seconds: Number(digits[5] ?? 0),
    }
  const bare = /^(\d{1,2}) ?(h)?$/.exec(shown)
  return bare && (half !== null || bare[2]) ? hours(bare[1] ?? '') : null
}

function withoutHalf(text: string, lang: string): { rest: string; half: HalfDay | null } {
  for (const [word, half] of halvesByName(lang)) {
    if (text.endsWith(word)) return { rest: text.slice(0, -word.length).trim(), half }
    if (text.startsWith(word)) return { rest: text.slice(word.length).trim(), half }
  }
  return { rest: text, half: null }
}
