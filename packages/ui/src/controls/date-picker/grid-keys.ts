import { addDays, addMonths, addYears, type Day, partsOf, weekdayOf } from '../../foundation/calendar/day.ts'
import { firstWeekdayOf } from './date-grid.shape.ts'
import { MONTH_COLUMNS } from './month-panel.shape.ts'
import { YEAR_COLUMNS } from './year-panel.shape.ts'

export type GridKeyInput = {
  panel: 'date' | 'month' | 'year'
  /** The day, or a day of the month or year, that has focus. */
  day: Day
  /** A `KeyboardEvent.key`. */
  key: string
  shift?: boolean
  /** Whether the text runs from right to left: the arrows point in the direction of reading. */
  rtl?: boolean
  /** 1 Monday … 7 Sunday; anything else counts as 7. */
  firstWeekday?: number | undefined
}

/** Rows up or down, columns back or forth, each as a sign. */
const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where a key of the grid leads (D35), or null when it means nothing here. The first and the last day there are stop it. */
export function keyTarget(input: GridKeyInput): Day | null {
  const { panel, day, key, shift = false, rtl = false } = input
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined
  if (arrow) return shift ? null : moved(panel, day, arrow[0], rtl ? -arrow[1] : arrow[1])
  if (key === 'PageUp') return paged(panel, day, -1, shift)
  if (key === 'PageDown') return paged(panel, day, 1, shift)
  if (shift) return null
  const at = placeInRow(input)
  if (key === 'Home') return moved(panel, day, 0, -at)
  if (key === 'End') return moved(panel, day, 0, columnsOf(panel) - 1 - at)
  return null
}

function columnsOf(panel: GridKeyInput['panel']): number {
  return panel === 'date' ? 7 : panel === 'month' ? MONTH_COLUMNS : YEAR_COLUMNS
}

function moved(panel: GridKeyInput['panel'], day: Day, rows: number, columns: number): Day {
  const count = rows * columnsOf(panel) + columns
  if (panel === 'date') return addDays(day, count)
  return panel === 'month' ? addMonths(day, count) : addYears(day, count)
}

/** A page is what the panel shows: a month, a year, ten years. With Shift a date panel turns a whole year, one of months ten. */
function paged(panel: GridKeyInput['panel'], day: Day, by: number, shift: boolean): Day {
  if (panel === 'date') return shift ? addYears(day, by) : addMonths(day, by)
  return addYears(day, panel === 'month' && !shift ? by : by * 10)
}

/** How many cells stand before this one in its row. */
function placeInRow({ panel, day, firstWeekday }: GridKeyInput): number {
  if (panel === 'date') return (weekdayOf(day) - firstWeekdayOf(firstWeekday) + 7) % 7
  const { year, month } = partsOf(day)
  return panel === 'month' ? (month - 1) % MONTH_COLUMNS : (year % 10) % YEAR_COLUMNS
}
