import { addYears, type Day, dayOf } from '../../foundation/calendar/day.ts'
import { SECONDS_PER_DAY, type Stamp, stampOf } from '../../foundation/calendar/stamp.ts'
import { formatStamp, hasField } from '../../foundation/format/stamp-format.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { InputError } from './picker.reducer.ts'
import { type PickerLimits, stampAt } from './picker-limits.ts'
import type { StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

export type ErrorTextOptions = {
  error: InputError | null
  /** An example of a valid value. */
  example: string
  limits: PickerLimits
  pattern: string
  lang: string
  label: LabelOf
}

/** The error message with an example of a valid value; null without an error. */
export function errorText({ error, example, limits, pattern, lang, label }: ErrorTextOptions): string | null {
  const written = (stamp: Stamp | null) => (stamp ? formatStamp(stamp, pattern, lang) : '')
  switch (error?.code) {
    case undefined:
      return null
    case 'unreadable':
      return label('picker_unreadable', { example })
    case 'nonexistent':
      return label('date_nonexistent', { text: error?.text.trim() ?? '' })
    case 'before':
      return label('date_before', { day: written(stampAt(limits.notBefore, 0)) })
    case 'after':
      // a day as a limit means the whole day
      return label('date_after', { day: written(stampAt(limits.notAfter, SECONDS_PER_DAY - 1)) })
    case 'disabled':
      return label('picker_disabled', { text: error?.text.trim() ?? '' })
    case 'incomplete':
      return label('picker_incomplete', { example })
    case 'reversed':
      return label('picker_reversed')
    case 'empty':
      return label('picker_empty')
  }
}

/** An example value: today at half past nine. */
export function exampleStamp(today: Day): Stamp {
  return stampOf(today, 9.5 * 3600)
}

/** An example range: the last year, or working hours. */
export function exampleRange(type: PickerType, today: Day): StampRange {
  if (type === 'time') return { start: stampOf(today, 9 * 3600), end: stampOf(today, 18 * 3600) }
  return { start: stampOf(addYears(today, -1)), end: stampOf(today) }
}

/** The width of the longest text of the pattern, in characters. */
export function patternWidth(pattern: string, lang: string): number {
  const widths = Array.from({ length: 12 }, (_, index) => {
    const day = dayOf({ year: 2024, month: index + 1, day: 22 })
    return day ? pickerTextWidth(formatStamp(stampOf(day, 82_799), pattern, lang)) : 0
  })
  return Math.max(...widths)
}

/** The width of a text in characters; an ideograph counts as two. */
export function pickerTextWidth(text: string): number {
  let width = 0
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) < 0x2e80 ? 1 : 2
  return width
}

/** Whether the pattern has only digits and punctuation, so that a phone can show its number keys. */
export function isNumeric(pattern: string): boolean {
  return !hasField(pattern, 'MMMM', 'MMM', 'dd', 'A', 'a')
}
