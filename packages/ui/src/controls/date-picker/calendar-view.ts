import { addMonths, type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import type { PickerType } from './picker-type.ts'

/** The visible panel of a calendar; `none` while it is closed. */
export type Panel = 'none' | OpenPanel
export type OpenPanel = 'date' | 'year' | 'month' | 'time'

/** The position of a calendar. */
export type CalendarView = {
  panel: OpenPanel
  /** The tab stop. Its month, year or decade is shown. */
  focused: Day
}

/** The visible month of a calendar; `month` is 1–12. */
export type ShownMonth = { year: number; month: number }

/** The panels of each type; the first one opens (D30). */
const PANELS: Record<PickerType, readonly [OpenPanel, ...OpenPanel[]]> = {
  date: ['date', 'year', 'month'],
  datetime: ['date', 'year', 'month', 'time'],
  month: ['month', 'year'],
  year: ['year'],
  time: ['time'],
}

export type OpenViewOptions = {
  type: PickerType
  /** The day of the value; null without one. */
  day: Day | null
  today: Day
  /** The initial panel, if the type has it. Default the first one (D34). */
  panel?: OpenPanel | undefined
}

/**
 * The view of an opening calendar: at the value, else at today. A `datetime` without a value opens with the days,
 * because its time needs a day.
 */
export function openView({ type, day, today, panel }: OpenViewOptions): CalendarView {
  const [first, ...others] = PANELS[type]
  const canOpen = panel !== undefined && others.includes(panel) && (panel !== 'time' || day !== null)
  return { panel: canOpen ? panel : first, focused: day ?? today }
}

/** The view with another panel of the type; unchanged when the type has no such panel. */
export function turnView(view: CalendarView, panel: OpenPanel, type: PickerType): CalendarView {
  return PANELS[type].includes(panel) && panel !== view.panel ? { ...view, panel } : view
}

/** The view after an arrow of the heading; a `year` is ten years in a decade (D13). */
export function stepView(view: CalendarView, unit: 'month' | 'year', by: 1 | -1): CalendarView {
  return moveView(view, by * MONTHS[view.panel][unit])
}

/** Months per arrow in each panel. */
const MONTHS: Record<OpenPanel, Record<'month' | 'year', number>> = {
  date: { month: 1, year: 12 },
  month: { month: 0, year: 12 },
  year: { month: 0, year: 120 },
  time: { month: 0, year: 0 },
}

/** The view moved by months; a day that the month lacks becomes its last one (D33). */
function moveView(view: CalendarView, months: number): CalendarView {
  return months === 0 ? view : { ...view, focused: addMonths(view.focused, months) }
}

/** The view after a month (1–12) or a year was selected on the way to a day: the next finer panel (D14). */
export function descendView(view: CalendarView, unit: 'month' | 'year', chosen: number): CalendarView {
  const at = shownMonth(view)
  if (unit === 'month') return { ...moveView(view, chosen - at.month), panel: 'date' }
  return { ...moveView(view, (chosen - at.year) * 12), panel: 'month' }
}

/** The first day of a month (1–12) of the visible year, or of a year; null when it does not exist. */
export function firstDayOf(view: CalendarView, unit: 'month' | 'year', chosen: number): Day | null {
  const { year } = shownMonth(view)
  return dayOf(unit === 'month' ? { year, month: chosen, day: 1 } : { year: chosen, month: 1, day: 1 })
}

/** The visible month of a view. */
export function shownMonth({ focused }: CalendarView): ShownMonth {
  const { year, month } = partsOf(focused)
  return { year, month }
}
