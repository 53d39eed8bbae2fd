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

/** The locale of each language, and the date-fns width that equals CLDR's short weekdays. */
const LOCALES = {
  ru: [ru, 'short'],
  en: [enGB, 'abbreviated'],
  pl: [pl, 'abbreviated'],
  it: [it, 'abbreviated'],
  de: [de, 'short'],
  es: [es, 'abbreviated'],
  zh: [zhCN, 'abbreviated'],
  uk: [uk, 'short'],
  fr: [fr, 'abbreviated'],
  tr: [tr, 'abbreviated'],
}

/** Names in which date-fns differs from CLDR; the product uses CLDR's. */
const CLDR = {
  ru: { 'фев.': 'февр.' },
  de: { 'Sep.': 'Sept.' },
  es: { sep: 'sept' },
  uk: { 'берез.': 'бер.', 'верес.': 'вер.', 'листоп.': 'лист.', 'п’ятниця': 'пʼятниця' },
  tr: { Cts: 'Cmt' },
}

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const FROM_MONDAY = [1, 2, 3, 4, 5, 6, 0]

const joined = names => names.join(' ')
const months = (width, context) => locale =>
  joined(MONTHS.map(month => locale.localize.month(month, { width, context })))
const weekdays = widthOf => (locale, weekdayWidth) =>
  joined(FROM_MONDAY.map(day => locale.localize.day(day, { width: widthOf(weekdayWidth) })))

/** The lists with their docstrings; a page ships those that it uses. */
const LISTS = [
  ['MONTHS', 'In full, as they stand beside a day: "5 сентября".', months('wide', 'formatting')],
  ['MONTHS_ALONE', 'In full, by themselves: "сентябрь".', months('wide', 'standalone')],
  ['SHORT_MONTHS', 'Short, as they stand beside a day.', months('abbreviated', 'formatting')],
  ['SHORT_MONTHS_ALONE', 'Short, by themselves.', months('abbreviated', 'standalone')],
  ['WEEKDAYS', 'In full.', weekdays(() => 'wide')],
  ['SHORT_WEEKDAYS', 'Short.', weekdays(width => width)],
  [
    'HALVES',
    'Before noon and after it.',
    ({ localize }) => joined(['am', 'pm'].map(half => localize.dayPeriod(half, { width: 'abbreviated' }))),
  ],
]

function inCldr(lang, names) {
  return joined(names.split(' ').map(name => CLDR[lang]?.[name] ?? name))
}

/** The text of `date-names.ts`. */
export function dateNames() {
  const lists = LISTS.map(([list, description, namesOf]) => {
    const languages = Object.entries(LOCALES).map(
      ([lang, locale]) => `  ${lang}: '${inCldr(lang, namesOf(...locale))}',\n`,
    )
    return `/** ${description} */\nexport const ${list}: Names = {\n${languages.join('')}}\n`
  })
  return `// Written by \`npm run generate\` from the locales of date-fns; scripts/docs/date-names.mjs says what differs. Do not edit.
import type { Language } from '../labels/languages.ts'

/** Names of the calendar in each language, parted by spaces; months begin with January, weekdays with Monday. */
export type Names = Record<Language, string>

${lists.join('\n')}`
}
