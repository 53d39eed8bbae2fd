import type { StampUnit } from '../../foundation/calendar/stamp.ts'

/** What is picked: a day, a day with a time, a month, a year or a time (shared-blocks §2 "Date picker", D1). */
export type PickerType = StampUnit

/** The five types in the order of shared-blocks §2. */
export const PICKER_TYPES: readonly PickerType[] = ['date', 'datetime', 'month', 'year', 'time']

/** The pattern in which each type is written unless another one is given: ISO order (shared-blocks §9). */
export const DEFAULT_PATTERNS: Record<PickerType, string> = {
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

/** Whether the type has a time of day that is picked from the time list. */
export function hasTime(type: PickerType): boolean {
  return type === 'datetime' || type === 'time'
}
