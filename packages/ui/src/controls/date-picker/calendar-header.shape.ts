import { type Day, partsOf } from '../../foundation/calendar/day.ts'
import { monthYearName, monthYearParts } from '../../foundation/format/calendar-names.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import type { Panel } from './date-picker.model.ts'
import type { PickerType } from './picker-type.ts'
import { decadeText } from './year-panel.shape.ts'

/** A button of the heading, by the panel that it opens. */
export type HeaderButton = { opens: 'year' | 'month' | 'day'; text: string }

export type Header = {
  /** In the order of the language: August 2026; 2026年, 8月. */
  buttons: HeaderButton[]
  /** Written where there is nothing above to go to: the decade (D13). */
  text: string | null
  /** What is shown, in one phrase, for assistive tech. */
  said: string
  hasMonthArrows: boolean
  /** What the outer arrows move by. */
  yearArrows: 'year' | 'decade' | 'none'
}

export type HeaderInput = { type: PickerType; panel: Panel; focused: Day; lang: string }

/** The heading of a panel (D14), or null where there is none: a closed calendar, and a time without a day. */
export function calendarHeader({ type, panel, focused, lang }: HeaderInput): Header | null {
  const year: HeaderButton = { opens: 'year', text: String(partsOf(focused).year) }
  switch (panel) {
    case 'date':
      return {
        buttons: monthYearParts(focused, lang).map(({ part, text }) => ({ opens: part, text })),
        text: null,
        said: monthYearName(focused, lang),
        hasMonthArrows: true,
        yearArrows: 'year',
      }
    case 'month':
      return { buttons: [year], text: null, said: year.text, hasMonthArrows: false, yearArrows: 'year' }
    case 'year': {
      const text = decadeText(partsOf(focused).year)
      return { buttons: [], text, said: text, hasMonthArrows: false, yearArrows: 'decade' }
    }
    case 'time': {
      if (type !== 'datetime') return null
      const text = formatDay(focused, lang, 'dayLong')
      return {
        buttons: [{ opens: 'day', text }],
        text: null,
        said: text,
        hasMonthArrows: false,
        yearArrows: 'none',
      }
    }
    case 'none':
      return null
  }
}
