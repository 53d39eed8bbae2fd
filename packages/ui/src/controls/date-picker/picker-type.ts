import type { StampUnit } from '../../foundation/calendar/stamp.ts'

/** What is picked: a day, a day with a time, a month, a year or a time (shared-blocks §2 "Date picker", D1). */
export type PickerType = StampUnit

/** The five types in the order of shared-blocks §2. */
export const PICKER_TYPES: readonly PickerType[] = ['date', 'datetime', 'month', 'year', 'time']

/** The pattern in which each type is written unless another one is given: ISO order (shared-blocks §9). */
const DEFAULT_PATTERNS: Record<PickerType, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
}

/** The pattern in which a type is written unless another one is given: ISO order (shared-blocks §9). */
export function defaultPattern(type: PickerType): string {
  return DEFAULT_PATTERNS[type]
}

/** The texts in which the browser's own inputs hold their values. */
export const NATIVE_PATTERNS: Record<PickerType, string> = {
  ...DEFAULT_PATTERNS,
  datetime: 'YYYY-MM-DD[T]HH:mm:ss',
}

/** The first weekday that counts: 1 Monday … 7 Sunday, Sunday for what is none (readings #48). */
export function firstWeekdayOf(given: number | undefined): number {
  return given !== undefined && Number.isInteger(given) && given >= 1 && given <= 7 ? given : 7
}

/** Whether the type has a time of day that is picked from the time list. */
export function hasTime(type: PickerType): boolean {
  return type === 'datetime' || type === 'time'
}
