import { type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import type { Span } from './date-grid.shape.ts'
import type { IsDisabled } from './date-picker.model.ts'

/** A year or a month to choose. */
export type Choice = {
  /** The year, or the month 1–12. */
  value: number
  text: string
  /** Its name where the text is short. */
  name: string
  /** Picked: the choice itself, or within the picked range. */
  isSelected: boolean
  /** The picked choice, or an end of the range. */
  isMarked: boolean
  /** It lies in the band of a range, or on the way to where the pointer is (D34). */
  band: 'none' | 'range' | 'preview'
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
  /** The band between the ends of a range. Default none. */
  span?: Span | null | undefined
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
export function yearRows({ focused, today, selected, span, isDisabled }: ChoiceInput): ChoiceRows {
  const first = decadeOf(partsOf(focused).year)
  const choices = Array.from({ length: 10 }, (_, index): Choice => {
    const year = first + index
    const day = dayOf({ year, month: 1, day: 1 })
    return {
      value: year,
      text: String(year),
      name: String(year),
      ...marksOfChoice(String(year).padStart(4, '0'), selected, span),
      isCurrent: year === partsOf(today).year,
      isDisabled: day === null || (isDisabled?.({ day, seconds: 0 }, 'year') ?? false),
      isStop: year === partsOf(focused).year,
    }
  })
  return inRows(choices, YEAR_COLUMNS)
}

/** The marks of a year or a month, by the beginning that its days share: `2025`, `2025-07`. */
export function marksOfChoice(
  start: string,
  selected: readonly Day[],
  span: Span | null | undefined,
): Pick<Choice, 'isSelected' | 'isMarked' | 'band'> {
  const isMarked = selected.some(day => day.startsWith(start))
  const cut = (day: Day) => day.slice(0, start.length)
  const isWithin = span ? start >= cut(span.from) && start <= cut(span.to) : false
  const band = !isWithin ? 'none' : span?.isPreview ? 'preview' : 'range'
  return { isMarked, isSelected: isMarked || band === 'range', band }
}

/** Choices in rows of so many. */
export function inRows(choices: readonly Choice[], columns: number): ChoiceRows {
  const rows = Math.ceil(choices.length / columns)
  return Array.from({ length: rows }, (_, row) => choices.slice(row * columns, (row + 1) * columns))
}
