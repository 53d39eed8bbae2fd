import { type Day, dayNumber } from '../calendar/day.ts'
import { bcp47, isLanguage, type Language } from '../labels/languages.ts'
import { type DateFormatterStyle, dateFormatter } from './date-formatter.ts'

/** How long a month is written: `long` March, `short` Mar. */
export type MonthWidth = 'long' | 'short'

function partOf(ms: number, lang: string, type: 'month' | 'dayPeriod', style: DateFormatterStyle): string {
  const parts = dateFormatter(lang, style).formatToParts(ms)
  return parts.find(part => part.type === type)?.value ?? ''
}

/** The styles that have a month: by itself, and beside a day. */
const MONTH_STYLES = {
  long: { alone: 'monthLongName', besideDay: 'dayLong' },
  short: { alone: 'monthName', besideDay: 'day' },
} as const

/**
 * The month's name in the language; `month` is 1–12.
 * `besideDay` takes the form that stands beside a day: Russian "5 сентября", but "сентябрь 2024".
 */
export function monthName(month: number, lang: string, width: MonthWidth, besideDay = false): string {
  const ms = Date.UTC(2024, month - 1, 5)
  const styles = MONTH_STYLES[width]
  const alone = partOf(ms, lang, 'month', styles.alone)
  const beside = besideDay ? partOf(ms, lang, 'month', styles.besideDay) : ''
  // Chinese has no word beside a day, only the number that is followed by 月
  const name = /\p{L}/u.test(beside) ? beside : alone
  // as in formatDay: British English alone writes four letters
  return name === 'Sept' ? 'Sep' : name
}

/** Monday first, parted by spaces. The words are those of CLDR, written down as those of `dayInStyle` are, and for the same reason. */
const WEEKDAYS: Record<Language, string> = {
  rus: 'пн вт ср чт пт сб вс',
  eng: 'Mon Tue Wed Thu Fri Sat Sun',
  pol: 'pon. wt. śr. czw. pt. sob. niedz.',
  ita: 'lun mar mer gio ven sab dom',
  deu: 'Mo Di Mi Do Fr Sa So',
  esp: 'lun mar mié jue vie sáb dom',
  chn: '周一 周二 周三 周四 周五 周六 周日',
  ukr: 'пн вт ср чт пт сб нд',
  fra: 'lun. mar. mer. jeu. ven. sam. dim.',
  tur: 'Pzt Sal Çar Per Cum Cmt Paz',
}

/** The day of the week in short: Tue. */
export function weekdayName(day: Day, lang: string): string {
  // 1970-01-01 was a Thursday
  const sinceMonday = (((dayNumber(day) + 3) % 7) + 7) % 7
  return weekdayNames(lang)[sinceMonday] ?? ''
}

/** The seven short names, Monday first. */
export function weekdayNames(lang: string): string[] {
  return WEEKDAYS[isLanguage(lang) ? lang : 'eng'].split(' ')
}

/**
 * The text as it is compared: full-width signs and unusual spaces made plain, word joiners dropped, dashes and apostrophes unified,
 * in the small letters of the language (Turkish ı and i are two).
 */
export function foldText(text: string, lang: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase(bcp47(lang))
}

const monthWords = new Map<string, ReadonlyMap<string, number>>()

/** Every name of a month in the language, alone and beside a day, folded and without points, with its number 1–12. */
export function monthsByName(lang: string, width: MonthWidth): ReadonlyMap<string, number> {
  const key = `${lang} ${width}`
  const known = monthWords.get(key)
  if (known) return known
  const names = new Map<string, number>()
  for (let month = 1; month <= 12; month += 1) {
    const fullAlone = partOf(Date.UTC(2024, month - 1, 5), lang, 'month', MONTH_STYLES[width].alone)
    const [alone, besideDay] = [monthName(month, lang, width), monthName(month, lang, width, true)]
    for (const name of [alone, fullAlone, besideDay]) names.set(foldName(name, lang), month)
  }
  monthWords.set(key, names)
  return names
}

/** A name as it is compared: folded, without the point of an abbreviation. */
export function foldName(name: string, lang: string): string {
  return foldText(name, lang).replace(/\.$/, '')
}

/** Half of the day: before noon or after it. */
export type HalfDay = 'am' | 'pm'

const halfWords = new Map<string, ReadonlyMap<string, HalfDay>>()

/** What stands for the half of the day: am and pm everywhere, and the language's own words (上午, ÖÖ), folded. */
export function halvesByName(lang: string): ReadonlyMap<string, HalfDay> {
  const known = halfWords.get(lang)
  if (known) return known
  const halves = new Map<string, HalfDay>()
  for (const half of ['am', 'pm'] as const) {
    const own = foldText(
      partOf(Date.UTC(2024, 0, 1, half === 'am' ? 5 : 15), lang, 'dayPeriod', 'hour'),
      lang,
    )
    const letter = half.slice(0, 1)
    for (const word of [own, half, `${letter}.m.`, `${letter}. m.`, `${letter}.m`])
      if (word !== '') halves.set(word, half)
  }
  halfWords.set(lang, halves)
  return halves
}

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
