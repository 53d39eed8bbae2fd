import { addMonths, type Day, dayOf, partsOf } from '../../foundation/calendar/day.ts'
import { isTimeOfDay, SECONDS_PER_DAY, type Stamp } from '../../foundation/calendar/stamp.ts'
import type { PickerType } from './picker-type.ts'

/** What a calendar shows; `none` while it is closed (shared-blocks §2). */
export type Panel = 'none' | 'date' | 'year' | 'month' | 'time'

/** How much of a stamp a question is about: a whole year, month or day, or exactly this second. */
type Grain = 'year' | 'month' | 'date' | 'time'

/** Whether a stamp cannot be picked. A day panel asks with the grain `date` and the seconds 0, a time panel with `time`. */
export type IsDisabled = (stamp: Stamp, grain: Grain) => boolean

/** The panels that a type walks through, the one it opens with first (D30). */
const PANELS: Record<PickerType, readonly Panel[]> = {
  date: ['date', 'year', 'month'],
  datetime: ['date', 'year', 'month', 'time'],
  month: ['month', 'year'],
  year: ['year'],
  time: ['time'],
}

export type CalendarState = {
  type: PickerType
  panel: Panel
  /** The day that Tab reaches. What is shown is its month, its year or its decade: a calendar always shows where it stands. */
  focused: Day
  /** What is picked so far; its time of day is kept when another day is picked. */
  value: Stamp | null
  /** What the last event picked, null if it picked nothing. */
  picked: Stamp | null
  /** Whether `picked` is all that the type asks for, so that a popup may close. */
  isComplete: boolean
}

export type CalendarEvent =
  /** The popup opened: the calendar stands at the value, or at today without one. */
  | { type: 'opened'; value: Stamp | null; pickerType: PickerType; today: Day }
  | { type: 'closed' }
  /** A button of the heading: the year, the month, or (above the time) the day. */
  | { type: 'headerYear' }
  | { type: 'headerMonth' }
  | { type: 'headerDay' }
  /** An arrow of the heading. A `year` is ten years where a decade is shown (D13). */
  | { type: 'stepped'; unit: 'month' | 'year'; by: 1 | -1 }
  /** `seconds` is the time of day to keep; without it that of the value (D16). */
  | { type: 'dayPicked'; day: Day; seconds?: number }
  /** 1–12. */
  | { type: 'monthPicked'; month: number }
  | { type: 'yearPicked'; year: number }
  /** `isLast` where one pick says it all: a fixed list, not columns (D19). */
  | { type: 'timePicked'; seconds: number; isLast: boolean }
  /** A key moved focus to this day, or to a day in this month or year. */
  | { type: 'keyMoved'; day: Day }

/** A calendar that nobody has opened yet. */
export function closedCalendar(type: PickerType, today: Day): CalendarState {
  return { type, panel: 'none', focused: today, value: null, picked: null, isComplete: false }
}

/** A calendar that shows a value. */
export function openCalendar(type: PickerType, value: Stamp | null, today: Day): CalendarState {
  return calendarReducer(closedCalendar(type, today), { type: 'opened', value, pickerType: type, today })
}

/** The month that a calendar shows; a year and a month 1–12. */
export type ShownMonth = { year: number; month: number }

/** The month that a calendar shows, 1–12, with its year. */
export function shownMonth({ focused }: Pick<CalendarState, 'focused'>): ShownMonth {
  const { year, month } = partsOf(focused)
  return { year, month }
}

/** The state after an event. A closed calendar hears only that it opens; a panel only what it can tell. */
export function calendarReducer(state: CalendarState, event: CalendarEvent): CalendarState {
  const quiet: CalendarState =
    state.picked === null && !state.isComplete ? state : { ...state, picked: null, isComplete: false }
  if (event.type === 'opened') {
    const { value, pickerType: type, today } = event
    return { ...closedCalendar(type, value?.day ?? today), panel: PANELS[type][0] ?? 'none', value }
  }
  if (state.panel === 'none') return quiet
  switch (event.type) {
    case 'closed':
      return { ...quiet, panel: 'none' }
    case 'headerYear':
      return turnedTo(quiet, 'year')
    case 'headerMonth':
      return turnedTo(quiet, 'month')
    case 'headerDay':
      return turnedTo(quiet, 'date')
    case 'stepped':
      return movedBy(quiet, event.by * monthsOfStep(state.panel, event.unit))
    case 'keyMoved':
      return state.panel === 'time' ? quiet : { ...quiet, focused: event.day }
    case 'dayPicked':
      return state.panel === 'date' ? pickedDay(quiet, event.day, event.seconds) : quiet
    case 'monthPicked':
      return state.panel === 'month' ? pickedMonth(quiet, event.month) : quiet
    case 'yearPicked':
      return state.panel === 'year' ? pickedYear(quiet, event.year) : quiet
    case 'timePicked':
      return state.panel === 'time' ? pickedTime(quiet, event.seconds, event.isLast) : quiet
  }
}

function turnedTo(state: CalendarState, panel: Panel): CalendarState {
  return PANELS[state.type].includes(panel) ? { ...state, panel } : state
}

/** Months that an arrow moves by: the panel of months has no arrows for months, a time none at all. */
function monthsOfStep(panel: Panel, unit: 'month' | 'year'): number {
  if (panel === 'date') return unit === 'month' ? 1 : 12
  if (unit === 'month') return 0
  return panel === 'month' ? 12 : panel === 'year' ? 120 : 0
}

/** A day that the other month lacks becomes its last one (D33). */
function movedBy(state: CalendarState, months: number): CalendarState {
  return months === 0 ? state : { ...state, focused: addMonths(state.focused, months) }
}

function picking(state: CalendarState, stamp: Stamp, isComplete: boolean): CalendarState {
  return { ...state, focused: stamp.day, value: stamp, picked: stamp, isComplete }
}

function pickedDay(state: CalendarState, day: Day, seconds?: number): CalendarState {
  if (state.type !== 'datetime') return picking(state, { day, seconds: 0 }, true)
  const kept = isTimeOfDay(seconds) ? seconds : (state.value?.seconds ?? 0)
  return { ...picking(state, { day, seconds: kept }, false), panel: 'time' }
}

function pickedMonth(state: CalendarState, month: number): CalendarState {
  const { year, month: from } = shownMonth(state)
  const first = dayOf({ year, month, day: 1 })
  if (first === null) return state
  if (state.type === 'month') return picking(state, { day: first, seconds: 0 }, true)
  return { ...movedBy(state, month - from), panel: 'date' }
}

function pickedYear(state: CalendarState, year: number): CalendarState {
  const first = dayOf({ year, month: 1, day: 1 })
  if (first === null) return state
  if (state.type === 'year') return picking(state, { day: first, seconds: 0 }, true)
  return { ...movedBy(state, (year - shownMonth(state).year) * 12), panel: 'month' }
}

function pickedTime(state: CalendarState, seconds: number, isLast: boolean): CalendarState {
  if (!isTimeOfDay(seconds)) return state
  return picking(state, { day: state.value?.day ?? state.focused, seconds }, isLast)
}

export type TimeForDay = { day: Day; value: Stamp | null; isDisabled?: IsDisabled | undefined }

/**
 * The time of day that a newly picked day gets, in seconds: that of the value, else 00:00, else the first minute that may
 * be picked (D16). A day without such a minute gets 00:00.
 */
export function timeForDay({ day, value, isDisabled }: TimeForDay): number {
  const may = (seconds: number) => !isDisabled?.({ day, seconds }, 'time')
  const kept = value?.seconds ?? 0
  if (may(kept)) return kept
  for (let seconds = 0; seconds < SECONDS_PER_DAY; seconds += 60) if (may(seconds)) return seconds
  return 0
}
