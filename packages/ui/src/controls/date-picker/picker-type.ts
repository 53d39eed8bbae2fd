import type { StampUnit } from '../../foundation/calendar/stamp.ts'
import { type Language, languageOf } from '../../foundation/labels/languages.ts'

/**
 * The precision of a picker: a day, a day with a time, a month, a year or a time (shared-blocks §2 "Date picker",
 * D1).
 */
export type PickerType = StampUnit

/** The five types in the order of shared-blocks §2. */
export const PICKER_TYPES: readonly PickerType[] = ['date', 'datetime', 'month', 'year', 'time']

/** The type, validated: a date for absent and invalid ones. */
export function pickerTypeOf(type: PickerType | null | undefined): PickerType {
  return PICKER_TYPES.find(known => known === type) ?? 'date'
}

/** The default patterns of text values: ISO order (shared-blocks §9). */
export const ISO_PATTERNS: Record<PickerType, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
}

/** The order and separator of a numeric date in each language, from CLDR. */
const DAY_PATTERNS: Record<Language, string> = {
  ru: 'DD.MM.YYYY',
  en: 'DD/MM/YYYY',
  pl: 'DD.MM.YYYY',
  it: 'DD/MM/YYYY',
  de: 'DD.MM.YYYY',
  es: 'DD/MM/YYYY',
  zh: 'YYYY/MM/DD',
  uk: 'DD.MM.YYYY',
  fr: 'DD/MM/YYYY',
  tr: 'DD.MM.YYYY',
}

/** The default pattern of a type in a language (readings #73). */
export function defaultPattern(type: PickerType, lang: string): string {
  const day = DAY_PATTERNS[languageOf(lang)]
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

/** The value formats of the native inputs. */
export const NATIVE_PATTERNS: Record<PickerType, string> = {
  ...ISO_PATTERNS,
  datetime: 'YYYY-MM-DD[T]HH:mm:ss',
}

/**
 * The first weekday, validated: 1 Monday … 7 Sunday, Sunday for invalid values (readings #48). Default Monday, the
 * first weekday in all ten languages (readings #73).
 */
export function firstWeekdayOf(weekday: number | undefined): number {
  if (weekday === undefined) return 1
  return Number.isInteger(weekday) && weekday >= 1 && weekday <= 7 ? weekday : 7
}

/** Whether the type has a time of day, selected in the time list. */
export function hasTime(type: PickerType): boolean {
  return type === 'datetime' || type === 'time'
}
