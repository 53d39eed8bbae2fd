import type { DayParts } from '../calendar/day.ts'
import { type Language, languageOf } from '../labels/languages.ts'
import { cached } from './cached.ts'
import { monthName } from './date-terms.ts'

/**
 * Parts of a day that are written: `day` 22 Aug 2024, `month` Aug 2024, `dayMonth` 22 Aug, `monthName` Aug, `year`
 * 2024.
 */
export type DayStyle = 'day' | 'dayLong' | 'month' | 'dayMonth' | 'monthName' | 'year'

/** Also includes the heading of a calendar: `monthYear` August 2024. */
type PatternStyle = DayStyle | 'monthYear'

/** The patterns of most languages. The fields are those of date-fns; LLL and LLLL are months without a day. */
const PLAIN: Record<PatternStyle, string> = {
  day: 'd MMM y',
  dayLong: 'd MMMM y',
  month: 'LLL y',
  dayMonth: 'd MMM',
  monthName: 'LLL',
  year: 'y',
  monthYear: 'LLLL y',
}

/** Patterns of languages that differ, from CLDR. */
const PATTERNS: Partial<Record<Language, Partial<Record<PatternStyle, string>>>> = {
  ru: { day: 'd MMM y г.', dayLong: 'd MMMM y г.', month: 'LLL y г.', monthYear: 'LLLL y г.' },
  de: { day: 'd. MMM y', dayLong: 'd. MMMM y', month: 'MMM y', dayMonth: 'd. MMM' },
  es: { dayLong: "d 'de' MMMM 'de' y", monthYear: "LLLL 'de' y" },
  zh: {
    day: 'y年M月d日',
    dayLong: 'y年M月d日',
    month: 'y年M月',
    dayMonth: 'M月d日',
    year: 'y年',
    monthYear: 'y年M月',
  },
  uk: { day: 'd MMM y р.', dayLong: 'd MMMM y р.', month: 'LLL y р.', monthYear: 'LLLL y р.' },
}

/** The pattern of a style in the language, English for unknown languages. */
export function patternOf(style: PatternStyle, lang: string): string {
  return PATTERNS[languageOf(lang)]?.[style] ?? PLAIN[style]
}

const PIECE = /'[^']*'|d|y|[ML]+|[^'dyML]+/g

/** Each pattern is split once: tables write thousands of days. */
const piecesOf = /* @__PURE__ */ cached((pattern: string): readonly string[] =>
  Array.from(pattern.matchAll(PIECE), ([piece]) => piece.replaceAll("'", '')),
)

/** The day in one of these patterns, as `format` of date-fns writes it, but five times as fast. */
export function writePattern(pattern: string, parts: DayParts, lang: string): string {
  let text = ''
  for (const piece of piecesOf(pattern)) text += writePiece(piece, parts, lang)
  return text
}

function writePiece(piece: string, { year, month, day }: DayParts, lang: string): string {
  switch (piece) {
    case 'd':
      return String(day)
    case 'y':
      return String(year)
    case 'M':
      return String(month)
    case 'MMM':
      return monthName(month, lang, 'short', true)
    case 'MMMM':
      return monthName(month, lang, 'long', true)
    case 'LLL':
      return monthName(month, lang, 'short')
    case 'LLLL':
      return monthName(month, lang, 'long')
    default:
      return piece
  }
}

const WORD_JOINER = '\u2060'

/**
 * Prevents line breaks in a date: "11 июл. 2025 г." stays on one line, in sentences too. Chinese has no spaces and
 * may break between any two characters, so they are joined. English dates are three plain words that read well across
 * two lines, and scripts that read our pages expect ordinary spaces.
 */
function unbreakable(text: string, lang: Language): string {
  if (lang !== 'zh') return text.replaceAll(' ', '\u00a0')
  return text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, WORD_JOINER)
}

/** The text for files and the clipboard: with ordinary spaces, without joiners and isolates. */
export function ordinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/[\u2060\u2066-\u2069]/g, '')
}

/** The day written in the language, in English for unknown languages. */
export function dayInStyle(parts: DayParts, lang: string, style: DayStyle): string {
  const text = writePattern(patternOf(style, lang), parts, lang)
  const language = languageOf(lang)
  return language === 'en' ? text : unbreakable(text, language)
}
