import { formatDayPattern } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { DateInputError, DateRules } from './date-field.model.ts'

/** The words for a refused text: what is wrong with it, and what would be right. */
export function dateProblemText(
  error: DateInputError | null,
  { min, max }: DateRules,
  label: LabelOf,
): string | null {
  switch (error?.reason) {
    case undefined:
      return null
    case 'unreadable':
      return label('date_unreadable')
    case 'nonexistent':
      return label('date_nonexistent', { text: error?.text.trim() ?? '' })
    case 'before':
      return label('date_before', { day: min ? formatDayPattern(min, 'DD.MM.YYYY') : '' })
    case 'after':
      return label('date_after', { day: max ? formatDayPattern(max, 'DD.MM.YYYY') : '' })
  }
}
