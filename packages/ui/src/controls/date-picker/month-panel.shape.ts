import { dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { monthYearName } from '../../foundation/format/calendar-names.ts'
import { monthName } from '../../foundation/format/date-words.ts'
import { type Choice, type ChoiceInput, type ChoiceRows, inRows, marksOfChoice } from './year-panel.shape.ts'

/** Months in a row; arrows up and down move by as many. */
export const MONTH_COLUMNS = 3

export type MonthRowsInput = ChoiceInput & { lang: string }

/** The twelve months of the year that is shown, by their short names. */
export function monthRows(input: MonthRowsInput): ChoiceRows {
  const { focused, today, selected, span, isDisabled, lang } = input
  const at = partsOf(focused)
  const choices = Array.from({ length: 12 }, (_, index): Choice => {
    const month = index + 1
    const day = dayOf({ year: at.year, month, day: 1 }) ?? focused
    return {
      value: month,
      text: monthName(month, lang, 'short'),
      name: monthYearName(day, lang),
      ...marksOfChoice(day.slice(0, 7), selected, span),
      isCurrent: today.slice(0, 7) === day.slice(0, 7),
      isDisabled: isDisabled?.({ day, seconds: 0 }, 'month') ?? false,
      isStop: month === at.month,
    }
  })
  return inRows(choices, MONTH_COLUMNS)
}
