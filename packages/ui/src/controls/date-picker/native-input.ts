import { SECONDS_PER_DAY, startOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, hasField } from '../../foundation/format/stamp-format.ts'
import { type Moment, type PickerLimits, stampAt } from './picker-limits.ts'
import { DEFAULT_PATTERNS, hasTime, type PickerType } from './picker-type.ts'

/** The texts in which the browser's own inputs hold their values. */
export const NATIVE_PATTERNS: Record<PickerType, string> = {
  ...DEFAULT_PATTERNS,
  datetime: 'YYYY-MM-DD[T]HH:mm:ss',
}

/** Years have no input of their own, so theirs is one for numbers. */
const NATIVE_TYPES: Record<PickerType, string> = {
  date: 'date',
  datetime: 'datetime-local',
  month: 'month',
  year: 'number',
  time: 'time',
}

export type NativeInput = { type: string; min?: string; max?: string; step?: number }

/** What the browser's own input has to know of a type, its limits and whether the pattern has seconds. */
export function nativeInput(
  type: PickerType,
  { notBefore, notAfter }: PickerLimits,
  pattern: string,
): NativeInput {
  const min = edgeText(notBefore, type, 0)
  const max = edgeText(notAfter, type, SECONDS_PER_DAY - 1)
  return {
    type: NATIVE_TYPES[type],
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(hasTime(type) && { step: hasField(pattern, 's', 'ss') ? 1 : 60 }),
  }
}

/** A day is no limit of a time. */
function edgeText(moment: Moment | null | undefined, type: PickerType, seconds: number): string | null {
  const stamp = type === 'time' && typeof moment === 'string' ? null : stampAt(moment, seconds)
  return stamp && formatStamp(startOf(stamp, type), NATIVE_PATTERNS[type], 'eng')
}

/** Whether a value is typed to its end: a year of which less than four digits are typed is a year, too. */
export function isWhole(text: string, type: PickerType): boolean {
  return type === 'time' || text === '' || Number.parseInt(text, 10) >= 1000
}
