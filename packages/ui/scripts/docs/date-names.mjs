// The names of months and weekdays as date-fns has them, in a file of their own: its locales cannot be taken apart, and ten of
// them weigh 16 kB gzip in every page that writes a date. The names weigh 2.
import { de } from 'date-fns/locale/de'
import { enGB } from 'date-fns/locale/en-GB'
import { es } from 'date-fns/locale/es'
import { fr } from 'date-fns/locale/fr'
import { it } from 'date-fns/locale/it'
import { pl } from 'date-fns/locale/pl'
import { ru } from 'date-fns/locale/ru'
import { tr } from 'date-fns/locale/tr'
import { uk } from 'date-fns/locale/uk'
import { zhCN } from 'date-fns/locale/zh-CN'

/** The locale of each site language, and the width of its weekdays that is CLDR's short one. */
const LOCALES = {
  rus: [ru, 'short'],
  eng: [enGB, 'abbreviated'],
  pol: [pl, 'abbreviated'],
  ita: [it, 'abbreviated'],
  deu: [de, 'short'],
  esp: [es, 'abbreviated'],
  chn: [zhCN, 'abbreviated'],
  ukr: [uk, 'short'],
  fra: [fr, 'abbreviated'],
  tur: [tr, 'abbreviated'],
}

/** Names in which date-fns differs from CLDR, whose names the product shows. */
const CLDR = {
  rus: { 'фев.': 'февр.' },
  deu: { 'Sep.': 'Sept.' },
  esp: { sep: 'sept' },
  ukr: { 'берез.': 'бер.', 'верес.': 'вер.', 'листоп.': 'лист.', 'п’ятниця': 'пʼятниця' },
  tur: { Cts: 'Cmt' },
}

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

function namesOf([{ localize }, weekdayWidth], cldr = {}) {
  const joined = names => names.map(name => cldr[name] ?? name).join(' ')
  const months = (width, context) => joined(MONTHS.map(month => localize.month(month, { width, context })))
  const weekdays = width => joined(FROM_MONDAY.map(day => localize.day(day, { width })))
  return {
    months: months('wide', 'formatting'),
    monthsAlone: months('wide', 'standalone'),
    shortMonths: months('abbreviated', 'formatting'),
    shortMonthsAlone: months('abbreviated', 'standalone'),
    weekdays: weekdays('wide'),
    shortWeekdays: weekdays(weekdayWidth),
    halves: joined(['am', 'pm'].map(half => localize.dayPeriod(half, { width: 'abbreviated' }))),
  }
}

/** The text of `date-names.ts`. */
export function dateNames() {
  const languages = Object.entries(LOCALES).map(([lang, locale]) => {
    const lists = Object.entries(namesOf(locale, CLDR[lang]))
    return `  ${lang}: {\n${lists.map(([list, names]) => `    ${list}: list\`${names}\`,\n`).join('')}  },\n`
  })
  return `// Written by \`npm run generate\` from the locales of date-fns; scripts/docs/date-names.mjs says what differs. Do not edit.
import type { Language } from '../labels/languages.ts'

/** Names of the calendar in one language; months begin with January, weekdays with Monday. */
export type DateNames = {
  /** In full, as they stand beside a day: "5 сентября". */
  months: readonly string[]
  /** In full, by themselves: "сентябрь". */
  monthsAlone: readonly string[]
  /** Short, as they stand beside a day. */
  shortMonths: readonly string[]
  /** Short, by themselves. */
  shortMonthsAlone: readonly string[]
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Before noon and after it. */
  halves: readonly string[]
}

const list = ([names]: TemplateStringsArray) => names?.split(' ') ?? []

export const DATE_NAMES: Record<Language, DateNames> = {
${languages.join('')}}
`
}
