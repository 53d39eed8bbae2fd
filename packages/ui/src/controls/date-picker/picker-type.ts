import type { StampUnit } from '../../foundation/calendar/stamp.ts'
import { isLanguage, type Language } from '../../foundation/labels/languages.ts'

/** What is picked: a day, a day with a time, a month, a year or a time (shared-blocks §2 "Date picker", D1). */
export type PickerType = StampUnit

/** The five types in the order of shared-blocks §2. */
export const PICKER_TYPES: readonly PickerType[] = ['date', 'datetime', 'month', 'year', 'time']

/** The patterns of values that are texts, unless another one is given: ISO order (shared-blocks §9). */
export const ISO_PATTERNS: Record<PickerType, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
}

/** The order and the sign of a day's numbers in each language, as CLDR writes them. */
const DAY_PATTERNS: Record<Language, string> = {
  rus: 'DD.MM.YYYY',
  eng: 'DD/MM/YYYY',
  pol: 'DD.MM.YYYY',
  ita: 'DD/MM/YYYY',
  deu: 'DD.MM.YYYY',
  esp: 'DD/MM/YYYY',
  chn: 'YYYY/MM/DD',
  ukr: 'DD.MM.YYYY',
  fra: 'DD/MM/YYYY',
  tur: 'DD.MM.YYYY',
}

/** The pattern in which a type is typed and shown in a language unless another one is given (readings #73). */
export function defaultPattern(type: PickerType, lang: string): string {
  const day = DAY_PATTERNS[isLanguage(lang) ? lang : 'eng']
  switch (type) {
    case 'date':
      return day
    case 'datetime':
      return `${day} HH:mm:ss`
    case 'month':
      return day.replace(/DD.|.DD/, '')
    case 'year':
    case 'time':
      return ISO_PATTERNS[type]
  }
}

/** The texts in which the browser's own inputs hold their values. */
export const NATIVE_PATTERNS: Record<PickerType, string> = {
  ...ISO_PATTERNS,
  datetime: 'YYYY-MM-DD[T]HH:mm:ss',
}

/**
 * The first weekday that counts: 1 Monday … 7 Sunday, Sunday for what is none (readings #48). Left out it is Monday, with
 * which all ten languages begin the week (readings #73).
 */
export function firstWeekdayOf(given: number | undefined): number {
  if (given === undefined) return 1
  return Number.isInteger(given) && given >= 1 && given <= 7 ? given : 7
}

/** Whether the type has a time of day that is picked from the time list. */
export function hasTime(type: PickerType): boolean {
  return type === 'datetime' || type === 'time'
}
