import { type Day, weekdayOf } from '../calendar/day.ts'
import { type Language, languageOf, localeOf } from '../labels/languages.ts'
import { cached } from './cached.ts'
import {
  HALVES,
  MONTHS,
  MONTHS_ALONE,
  type Names,
  SHORT_MONTHS,
  SHORT_MONTHS_ALONE,
  SHORT_WEEKDAYS,
  WEEKDAYS,
} from './date-names.ts'

/**
 * The names of a language, English for unknown languages. The names are stored, because the first `Intl` date of a
 * page takes longer than drawing a chart, and the browser's version may differ from the server's: the same day would
 * have two texts.
 */
function byLanguage(names: Names) {
  return cached((lang: string): readonly string[] => names[languageOf(lang)].split(' '))
}

/** Width of a month name: `long` March, `short` Mar. */
export type MonthWidth = 'long' | 'short'

const monthNames = {
  long: { besideDay: /* @__PURE__ */ byLanguage(MONTHS), alone: /* @__PURE__ */ byLanguage(MONTHS_ALONE) },
  short: {
    besideDay: /* @__PURE__ */ byLanguage(SHORT_MONTHS),
    alone: /* @__PURE__ */ byLanguage(SHORT_MONTHS_ALONE),
  },
}

/**
 * The month's name in the language; `month` is 1–12. `besideDay` selects the form next to a day: Russian "5
 * сентября", but "сентябрь 2024".
 */
export function monthName(month: number, lang: string, width: MonthWidth, besideDay = false): string {
  return monthNames[width][besideDay ? 'besideDay' : 'alone'](lang)[month - 1] ?? ''
}

/** The seven short names, Monday first. */
export const weekdayNames = /* @__PURE__ */ byLanguage(SHORT_WEEKDAYS)

/** The short name of the weekday: Tue. */
export function weekdayName(day: Day, lang: string): string {
  return weekdayNames(lang)[weekdayOf(day) - 1] ?? ''
}

/** The seven full names, Monday first. */
export const weekdayLongNames = /* @__PURE__ */ byLanguage(WEEKDAYS)

const halfNames = /* @__PURE__ */ byLanguage(HALVES)

/** The normalised text for comparison, trimmed. */
export function normaliseText(text: string, lang: string): string {
  return normaliseCharacters(text, lang).trim()
}

/**
 * Converts full-width characters and unusual spaces to plain ones, removes word joiners, unifies dashes and
 * apostrophes, and lower-cases by the language (Turkish ı and i differ).
 */
export function normaliseCharacters(text: string, lang: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase(localeOf(lang))
}

/** Every month name in the language, with and without a day, normalised and without points, with its number 1–12. */
export const monthsByName = /* @__PURE__ */ cached(
  (lang: string, width: MonthWidth): ReadonlyMap<string, number> => {
    const names = new Map<string, number>()
    for (const inLanguage of Object.values(monthNames[width]))
      for (const [index, name] of inLanguage(lang).entries()) names.set(normaliseName(name, lang), index + 1)
    // British English also uses four letters
    if (names.has('sep')) names.set('sept', 9)
    return names
  },
)

/** The normalised name for comparison, without the point of an abbreviation. */
export function normaliseName(name: string, lang: string): string {
  return normaliseText(name, lang).replace(/\.$/, '')
}

/** AM or PM. */
export type HalfDay = 'am' | 'pm'

/** Normalised texts for AM and PM: am and pm in every language, and the language's own words (上午, ÖÖ). */
export const halvesByName = /* @__PURE__ */ cached((lang: string): ReadonlyMap<string, HalfDay> => {
  const halves = new Map<string, HalfDay>()
  for (const [index, half] of (['am', 'pm'] as const).entries()) {
    const own = normaliseText(halfNames(lang)[index] ?? half, lang)
    const letter = half.slice(0, 1)
    for (const word of [own, half, `${letter}.m.`, `${letter}. m.`, `${letter}.m`]) halves.set(word, half)
  }
  return halves
})

/** Normalised words for days; the first of each is the one of CLDR. */
const DAY_NAMES: Record<Language, readonly [yesterday: string[], today: string[], tomorrow: string[]]> = {
  ru: [['вчера'], ['сегодня'], ['завтра']],
  en: [['yesterday'], ['today'], ['tomorrow']],
  pl: [['wczoraj'], ['dzisiaj', 'dziś'], ['jutro']],
  it: [['ieri'], ['oggi'], ['domani']],
  de: [['gestern'], ['heute'], ['morgen']],
  es: [['ayer'], ['hoy'], ['mañana', 'manana']],
  zh: [
    ['昨天', '昨日'],
    ['今天', '今日'],
    ['明天', '明日'],
  ],
  uk: [['учора', 'вчора'], ['сьогодні'], ['завтра']],
  fr: [['hier'], ["aujourd'hui", 'auj'], ['demain']],
  tr: [
    ['dün', 'dun'],
    ['bugün', 'bugun'],
    ['yarın', 'yarin'],
  ],
}

/** Offset from today (−1, 0, 1) of the normalised word in the language or in English, or null. */
export function dayByWord(word: string, lang: string): number | null {
  for (const names of [DAY_NAMES[languageOf(lang)], DAY_NAMES.en]) {
    const index = names.findIndex(ofDay => ofDay.includes(word))
    if (index >= 0) return index - 1
  }
  return null
}
