import { type Day, weekdayOf } from '../calendar/day.ts'
import { bcp47, isLanguage, type Language } from '../labels/languages.ts'
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
 * The list of a language, English where it is none of the ten. Names are written down, because asking `Intl` for the first date of a
 * page takes it longer than drawing a chart, and its version need not be the server's: the same day would read differently on the two.
 */
function byLanguage(names: Names) {
  return cached((lang: string): readonly string[] => names[isLanguage(lang) ? lang : 'eng'].split(' '))
}

/** How long a month is written: `long` March, `short` Mar. */
export type MonthWidth = 'long' | 'short'

const monthNames = {
  long: { besideDay: /* @__PURE__ */ byLanguage(MONTHS), alone: /* @__PURE__ */ byLanguage(MONTHS_ALONE) },
  short: {
    besideDay: /* @__PURE__ */ byLanguage(SHORT_MONTHS),
    alone: /* @__PURE__ */ byLanguage(SHORT_MONTHS_ALONE),
  },
}

/**
 * The month's name in the language; `month` is 1–12.
 * `besideDay` takes the form that stands beside a day: Russian "5 сентября", but "сентябрь 2024".
 */
export function monthName(month: number, lang: string, width: MonthWidth, besideDay = false): string {
  return monthNames[width][besideDay ? 'besideDay' : 'alone'](lang)[month - 1] ?? ''
}

/** The seven short names, Monday first. */
export const weekdayNames = /* @__PURE__ */ byLanguage(SHORT_WEEKDAYS)

/** The day of the week in short: Tue. */
export function weekdayName(day: Day, lang: string): string {
  return weekdayNames(lang)[weekdayOf(day) - 1] ?? ''
}

/** The seven names in full, Monday first. */
export const weekdayLongNames = /* @__PURE__ */ byLanguage(WEEKDAYS)

const halfNames = /* @__PURE__ */ byLanguage(HALVES)

/** The text as it is compared, without spaces at its ends. */
export function foldText(text: string, lang: string): string {
  return foldSigns(text, lang).trim()
}

/**
 * Full-width signs and unusual spaces made plain, word joiners dropped, dashes and apostrophes unified, in the small letters of the
 * language (Turkish ı and i are two).
 */
export function foldSigns(text: string, lang: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase(bcp47(lang))
}

/** Every name of a month in the language, alone and beside a day, folded and without points, with its number 1–12. */
export const monthsByName = /* @__PURE__ */ cached(
  (lang: string, width: MonthWidth): ReadonlyMap<string, number> => {
    const names = new Map<string, number>()
    for (const inLanguage of Object.values(monthNames[width]))
      for (const [index, name] of inLanguage(lang).entries()) names.set(foldName(name, lang), index + 1)
    // British English writes four letters as well
    if (names.has('sep')) names.set('sept', 9)
    return names
  },
)

/** A name as it is compared: folded, without the point of an abbreviation. */
export function foldName(name: string, lang: string): string {
  return foldText(name, lang).replace(/\.$/, '')
}

/** Half of the day: before noon or after it. */
export type HalfDay = 'am' | 'pm'

/** What stands for the half of the day: am and pm everywhere, and the language's own words (上午, ÖÖ), folded. */
export const halvesByName = /* @__PURE__ */ cached((lang: string): ReadonlyMap<string, HalfDay> => {
  const halves = new Map<string, HalfDay>()
  for (const [index, half] of (['am', 'pm'] as const).entries()) {
    const own = foldText(halfNames(lang)[index] ?? half, lang)
    const letter = half.slice(0, 1)
    for (const word of [own, half, `${letter}.m.`, `${letter}. m.`, `${letter}.m`]) halves.set(word, half)
  }
  return halves
})

/** Words for days, folded; the first of each is the one that the language's own calendar uses. */
const DAY_WORDS: Record<Language, readonly [yesterday: string[], today: string[], tomorrow: string[]]> = {
  rus: [['вчера'], ['сегодня'], ['завтра']],
  eng: [['yesterday'], ['today'], ['tomorrow']],
  pol: [['wczoraj'], ['dzisiaj', 'dziś'], ['jutro']],
  ita: [['ieri'], ['oggi'], ['domani']],
  deu: [['gestern'], ['heute'], ['morgen']],
  esp: [['ayer'], ['hoy'], ['mañana', 'manana']],
  chn: [
    ['昨天', '昨日'],
    ['今天', '今日'],
    ['明天', '明日'],
  ],
  ukr: [['учора', 'вчора'], ['сьогодні'], ['завтра']],
  fra: [['hier'], ["aujourd'hui", 'auj'], ['demain']],
  tur: [
    ['dün', 'dun'],
    ['bugün', 'bugun'],
    ['yarın', 'yarin'],
  ],
}

/** Days from today that the folded word stands for (−1, 0, 1) in the language or in English, or null. */
export function dayByWord(word: string, lang: string): number | null {
  const own = isLanguage(lang) ? DAY_WORDS[lang] : DAY_WORDS.eng
  for (const words of [own, DAY_WORDS.eng]) {
    const index = words.findIndex(ofDay => ofDay.includes(word))
    if (index >= 0) return index - 1
  }
  return null
}
