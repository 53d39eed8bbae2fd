import { addYears, type Day } from '../../foundation/calendar/day.ts'
import { isSameStamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { charsOf, patternRoom, type StampRulesInput } from './date-picker.shape.ts'
import type { PickerFieldRules } from './picker-field.model.ts'
import { parseTypedRange, rangeRefusalOf, rangeText, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

/** What a field of ranges knows about them (D5–D9). */
export function rangeRules(input: StampRulesInput): PickerFieldRules<StampRange> {
  const { type, pattern, lang, today, limits, clearable, confirm } = input
  return {
    read: (text, before) => {
      const read = parseTypedRange(text, { unit: type, pattern, lang, today, base: before?.start })
      return read.kind === 'range' ? { kind: 'value', value: read.range } : read
    },
    write: range => rangeText(range, pattern, lang),
    isSame: (one, other) => isSameRange(one, other, type),
    refusalOf: range => rangeRefusalOf(range, type, limits),
    clearable,
    confirm,
  }
}

/** Whether both are none, or begin and end alike at the granularity of the type. */
export function isSameRange(one: StampRange | null, other: StampRange | null, type: PickerType): boolean {
  if (one === null || other === null) return one === other
  return isSameStamp(one.start, other.start, type) && isSameStamp(one.end, other.end, type)
}

/** Characters between the two ends (D6). */
const SIGN_ROOM = 3

/** Digits that the field has room for: a whole range, and what stands there while there is none; Chinese signs take two. */
export function rangeRoom(pattern: string, lang: string, placeholder: string): number {
  return Math.max(patternRoom(pattern, lang) * 2 + SIGN_ROOM, charsOf(placeholder))
}

/** A range that says how one may be typed: the last year, or the hours of a working day. */
export function exampleRange(type: PickerType, today: Day): StampRange {
  if (type === 'time') return { start: stampOf(today, 9 * 3600), end: stampOf(today, 18 * 3600) }
  return { start: stampOf(addYears(today, -1)), end: stampOf(today) }
}
