import {
  type Day,
  dayFromNumber,
  dayNumber,
  dayOf,
  partsOf,
  weekdayOf,
} from '../../foundation/calendar/day.ts'
import { dayInWords, weekdayLongName } from '../../foundation/format/calendar-names.ts'
import { weekdayName } from '../../foundation/format/date-words.ts'
import type { IsDisabled } from './date-picker.model.ts'

/** What is marked in the grid: one day, or a range, whose other end may still be looked for (D34). */
export type DateMarks =
  | { kind: 'day'; day: Day | null }
  | { kind: 'range'; start: Day | null; end: Day | null; preview?: Day | null }

/** Where a day lies in the band of a range; `only` in one of a single day. */
type Band = 'none' | 'start' | 'middle' | 'end' | 'only'

export type DateCell = {
  day: Day
  /** What is written: the day of the month. */
  text: string
  /** The day in words: 20 August 2026, Thursday (D12). */
  name: string
  isToday: boolean
  /** Picked: the day itself, or within the picked range. */
  isSelected: boolean
  /** The picked day, or an end of the range. */
  isMarked: boolean
  band: Band
  /** The band leads to where the pointer is, it is not picked yet. */
  isPreview: boolean
  isDisabled: boolean
  /** It belongs to the month before or after. Marks are drawn in its own month alone. */
  isOutside: boolean
  /** Tab reaches this one. */
  isStop: boolean
}

/** A row of seven; null stands for what lies before the year 1 or after 9999. */
type DateWeek = { number: number; cells: (DateCell | null)[] }

export type DateGrid = {
  /** The names of the columns. */
  weekdays: { short: string; long: string }[]
  /** Always six (D12). */
  weeks: DateWeek[]
  /** Days since 1970-01-01 of the first cell. */
  startsAt: number
}

export type DateGridInput = {
  /** The day that Tab reaches; its month is shown. */
  focused: Day
  lang: string
  today: Day
  marks: DateMarks
  /** 1 Monday … 7 Sunday; anything else counts as 7 (D22). */
  firstWeekday?: number | undefined
  isDisabled?: IsDisabled | undefined
}

const EARLIEST = dayNumber('0001-01-01')
const LATEST = dayNumber('9999-12-31')
/** A Monday. */
const MONDAY = dayNumber('2024-01-01')

/** The first weekday that counts: 1 Monday … 7 Sunday, Sunday for what is none (shared-blocks §5, readings #48). */
export function firstWeekdayOf(given: number | undefined): number {
  return given !== undefined && Number.isInteger(given) && given >= 1 && given <= 7 ? given : 7
}

/** The ISO number of the week that holds this Thursday: its week of the year. */
export function isoWeekOf(thursday: Day): number {
  const first = dayOf({ ...partsOf(thursday), month: 1, day: 1 }) ?? thursday
  return Math.floor((dayNumber(thursday) - dayNumber(first)) / 7) + 1
}

/** Six weeks around a month, each day with all that is to be seen of it (D12). */
export function dateGrid(input: DateGridInput): DateGrid {
  const { focused, lang } = input
  const firstWeekday = firstWeekdayOf(input.firstWeekday)
  const first = dayOf({ ...partsOf(focused), day: 1 }) ?? focused
  const startsAt = dayNumber(first) - ((weekdayOf(first) - firstWeekday + 7) % 7)
  const columns = Array.from({ length: 7 }, (_, index) => index)
  const cellOf = cellMaker(input, first)
  return {
    startsAt,
    weekdays: columns.map(index => {
      const day = dayFromNumber(MONDAY + ((firstWeekday - 1 + index) % 7))
      return {
        short: weekdayName(day, lang),
        long: weekdayLongName(day, lang),
      }
    }),
    weeks: Array.from({ length: 6 }, (_, row) => {
      const from = startsAt + row * 7
      const thursday = columns.find(index => (firstWeekday - 1 + index) % 7 === 3) ?? 0
      return {
        number: isoWeekOf(dayFromNumber(from + thursday)),
        cells: columns.map(index => cellOf(from + index)),
      }
    }),
  }
}

/** The cell of a day by its number, null where there is no day. */
export function cellAt(grid: DateGrid, number: number): DateCell | null {
  const at = number - grid.startsAt
  return grid.weeks[Math.floor(at / 7)]?.cells[at % 7] ?? null
}

function cellMaker(input: DateGridInput, first: Day): (number: number) => DateCell | null {
  const { focused, lang, today, marks, isDisabled } = input
  const span = spanOf(marks)
  const single = marks.kind === 'day' ? marks.day : null
  return number => {
    if (number < EARLIEST || number > LATEST) return null
    const day = dayFromNumber(number)
    const isOutside = day.slice(0, 7) !== first.slice(0, 7)
    const band = isOutside || !span ? 'none' : bandOf(day, span)
    const isPreview = band !== 'none' && span?.isPreview === true
    const ends = marks.kind === 'range' ? [marks.start, marks.end] : [single]
    const isMarked = !isOutside && ends.includes(day)
    return {
      day,
      text: String(partsOf(day).day),
      name: dayInWords(day, lang),
      isToday: day === today,
      isSelected: isMarked || (band !== 'none' && !isPreview),
      isMarked,
      band,
      isPreview,
      isDisabled: isDisabled?.({ day, seconds: 0 }, 'date') ?? false,
      isOutside,
      isStop: day === focused,
    }
  }
}

/** A band from day to day. */
export type Span = { from: Day; to: Day; isPreview: boolean }

/** The days that the band covers, in their order: a preview may run backwards, and a picked range that does has none. */
export function spanOf(marks: DateMarks): Span | null {
  if (marks.kind === 'day') return null
  const { start, end, preview = null } = marks
  if (start !== null && end !== null) return start <= end ? { from: start, to: end, isPreview: false } : null
  const anchor = start ?? end
  if (anchor === null || preview === null) return null
  return anchor <= preview
    ? { from: anchor, to: preview, isPreview: true }
    : { from: preview, to: anchor, isPreview: true }
}

function bandOf(day: Day, { from, to }: Span): Band {
  if (day < from || day > to) return 'none'
  if (from === to) return 'only'
  return day === from ? 'start' : day === to ? 'end' : 'middle'
}
