import type { DayParts } from '../calendar/day.ts'
import { isLanguage, type Language } from '../labels/languages.ts'

/** How much of a day is written: `day` 22 Aug 2024, `month` Aug 2024, `dayMonth` 22 Aug, `monthName` Aug, `year` 2024. */
export type DayStyle = 'day' | 'dayLong' | 'month' | 'dayMonth' | 'monthName' | 'year'

/** Months from January on, parted by spaces; `%d`, `%m` and `%y` stand for the day, the month and the year. */
type DayWords = {
  /** In full, as they stand beside a day. */
  long: string
  /** Short, as they stand beside a day. */
  short: string
  /** Short with a year alone. Default `short`. */
  withYear?: string
  /** Short by themselves. Default as with a year. */
  alone?: string
  day: string
  /** Default `day`. */
  dayLong?: string
  month: string
  dayMonth: string
  year?: string
}

const NUMBERS = '1 2 3 4 5 6 7 8 9 10 11 12'

/**
 * The words are those of CLDR, written down here: asking the browser's own for the first date of a page takes it longer than
 * drawing a chart, and its version need not be the server's, so that the same day could read differently on the two.
 */
const WORDS: Record<Language, DayWords> = {
  rus: {
    long: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    short: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
    withYear: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
    day: '%d %m %y г.',
    month: '%m %y г.',
    dayMonth: '%d %m',
  },
  // "Sep", as all its neighbours: four letters would be wider than every other month in a column of dates
  eng: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    day: '%d %m %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
  pol: {
    long: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    short: 'sty lut mar kwi maj cze lip sie wrz paź lis gru',
    day: '%d %m %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
  ita: {
    long: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    short: 'gen feb mar apr mag giu lug ago set ott nov dic',
    day: '%d %m %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
  deu: {
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    alone: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    day: '%d. %m %y',
    month: '%m %y',
    dayMonth: '%d. %m',
  },
  esp: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    short: 'ene feb mar abr may jun jul ago sept oct nov dic',
    day: '%d %m %y',
    dayLong: '%d de %m de %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
  chn: {
    long: NUMBERS,
    short: NUMBERS,
    alone: '1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    day: '%y年%m月%d日',
    month: '%y年%m月',
    dayMonth: '%m月%d日',
    year: '%y年',
  },
  ukr: {
    long: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    short: 'січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд.',
    day: '%d %m %y р.',
    month: '%m %y р.',
    dayMonth: '%d %m',
  },
  fra: {
    long: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    short: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    day: '%d %m %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
  tur: {
    long: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
    short: 'Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara',
    day: '%d %m %y',
    month: '%m %y',
    dayMonth: '%d %m',
  },
}

const WORD_JOINER = '\u2060'

/**
 * The date without a place to break at: "11 июл. 2025 г." stays on one line wherever it is written, in sentences too. Chinese has no
 * spaces and may break between any two characters, so they are joined. English dates are three plain words that read well across two
 * lines, and programs that read our pages look for them with ordinary spaces.
 */
function unbreakable(text: string): string {
  return text.replaceAll(' ', '\u00a0').replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, WORD_JOINER)
}

/** The text as files and the clipboard get it: a date in it has ordinary spaces, and nothing that joins or isolates. */
export function ordinarySpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replace(/[\u2060\u2066-\u2069]/g, '')
}

/** The day in words of the language, in English where it is none of the ten. */
export function dayInStyle({ year, month, day }: DayParts, lang: string, style: DayStyle): string {
  const words = WORDS[isLanguage(lang) ? lang : 'eng']
  const name = monthsOf(words, style).split(' ')[month - 1] ?? ''
  const text = patternOf(words, style)
    .replace('%d', String(day))
    .replace('%m', name)
    .replace('%y', String(year))
  return words === WORDS.eng ? text : unbreakable(text)
}

function monthsOf({ long, short, withYear = short, alone = withYear }: DayWords, style: DayStyle): string {
  if (style === 'dayLong') return long
  if (style === 'monthName') return alone
  return style === 'month' ? withYear : short
}

function patternOf(words: DayWords, style: DayStyle): string {
  if (style === 'monthName') return '%m'
  if (style === 'year') return words.year ?? '%y'
  return (style === 'dayLong' ? words.dayLong : undefined) ?? words[style === 'dayLong' ? 'day' : style]
}
