import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import type { IsDisabled } from './date-picker.model.ts'

/** A year or a month to choose. */
export type Choice = {
  /** The year, or the month 1–12. */
  value: number
  text: string
  /** Its name where the text is short. */
  name: string
  isSelected: boolean
  /** It holds today. */
  isCurrent: boolean
  isDisabled: boolean
  /** Tab reaches this one. */
  isStop: boolean
}

export type ChoiceInput = {
  /** Where the calendar stands; its year or decade is shown. */
  focused: Day
  today: Day
  /** Days whose month or year is picked. */
  selected: readonly Day[]
  isDisabled?: IsDisabled | undefined
}

/** A panel of years or months: its rows, in the order of reading. */
export type ChoiceRows = readonly (readonly Choice[])[]

/** Years in a row; arrows up and down move by as many. */
export const YEAR_COLUMNS = 2

/** The first of the ten years that are shown around a year: 2020 for 2026 (D13). */
export function decadeOf(year: number): number {
  return Math.floor(year / 10) * 10
}

/** The heading of a decade: "2020 ~ 2029" (D13). */
export function decadeText(year: number): string {
  const first = decadeOf(year)
  return `${first} ~ ${first + 9}`
}

/** Ten years (D13). A year that no calendar has, 0, cannot be chosen. */
export function yearRows({ focused, today, selected, isDisabled }: ChoiceInput): ChoiceRows {
  const first = decadeOf(partsOf(focused).year)
  const years = selected.map(day => partsOf(day).year)
  const choices = Array.from({ length: 10 }, (_, index): Choice => {
    const year = first + index
    const day = dayOf({ year, month: 1, day: 1 })
    return {
      value: year,
      text: String(year),
      name: String(year),
      isSelected: years.includes(year),
      isCurrent: year === partsOf(today).year,
      isDisabled: day === null || (isDisabled?.({ day, seconds: 0 }, 'year') ?? false),
      isStop: year === partsOf(focused).year,
    }
  })
  return inRows(choices, YEAR_COLUMNS)
}

/** Choices in rows of so many. */
export function inRows(choices: readonly Choice[], columns: number): ChoiceRows {
  const rows = Math.ceil(choices.length / columns)
  return Array.from({ length: rows }, (_, row) => choices.slice(row * columns, (row + 1) * columns))
}
