import { SECONDS_PER_DAY, type Stamp } from '../../foundation/calendar/stamp.ts'
import { formatStamp } from '../../foundation/format/stamp-format.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { InputError } from './picker-field.model.ts'
import { type PickerLimits, stampAt } from './picker-limits.ts'

export type InputProblem = {
  error: InputError | null
  /** A value of the field as it may be written. */
  example: string
  limits: PickerLimits
  pattern: string
  lang: string
  label: LabelOf
}

/** The words for a refused value: what is wrong with it, and where it can be said, what would be right. */
export function inputProblemText({
  error,
  example,
  limits,
  pattern,
  lang,
  label,
}: InputProblem): string | null {
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
      // a day among the limits is the whole day
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
