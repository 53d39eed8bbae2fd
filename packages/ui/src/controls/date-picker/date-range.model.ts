import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import type { DateMarks } from './date-grid.shape.ts'
import {
  type CalendarEvent,
  type CalendarState,
  calendarReducer,
  closedCalendar,
  type IsDisabled,
  type Panel,
} from './date-picker.model.ts'
import { disabledCells, openPanel } from './date-picker.shape.ts'
import { limitsOfEnd, limitsOfStart, type PickerLimits } from './picker-limits.ts'
import { isRange, type StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'

/** Which end of a range: the first panel picks the start, the second the end. */
export type RangeSide = 'start' | 'end'

/** The ends of a range while it is picked; one of them may still be missing. */
export type RangeEnds = Record<RangeSide, Stamp | null>

export type RangeState = {
  /** The panel of the start; its `value` is the start that is picked so far. */
  start: CalendarState
  /** The panel of the end. */
  end: CalendarState
  /** The end that is looked for next: where there is room for one panel, it is this one. */
  side: RangeSide
  /** Which ends were picked to their last part since the panels opened. */
  done: Record<RangeSide, boolean>
  /** The day under the pointer or focus while one end is missing (D34). */
  preview: Day | null
  /** The range that the last event picked, null when it picked none or one end is missing. */
  picked: StampRange | null
  /** Whether both ends are picked since the panels opened, so that a popup may close. */
  isComplete: boolean
}

export type RangeEvent =
  /** The popup opened: the panels stand at their ends, without a range at today, with the type's first panel unless another is asked for (D30, D34). */
  | ({ type: 'opened' } & OpenRange)
  | { type: 'closed' }
  /** Something happened in a panel. */
  | { type: 'told'; side: RangeSide; event: CalendarEvent }
  /** A ready range was picked; `isComplete` unless it keeps the popup open (D23). */
  | { type: 'ranged'; range: StampRange; today: Day; isComplete: boolean }
  /** The pointer or focus is on this day, null when it is on none (D34). */
  | { type: 'previewed'; side: RangeSide; day: Day | null }
  /** The visitor turned to the other panel where only one is shown. */
  | { type: 'turned'; side: RangeSide }

export type OpenRange = {
  value: StampRange | null
  pickerType: PickerType
  today: Day
  panel?: Panel | undefined
}

const NEITHER = { start: false, end: false }

/** Two panels that nobody has opened yet. */
export function closedRange(type: PickerType, today: Day): RangeState {
  const calendar = closedCalendar(type, today)
  return {
    start: calendar,
    end: calendar,
    side: 'start',
    done: NEITHER,
    preview: null,
    picked: null,
    isComplete: false,
  }
}

/** Two panels that show a range. */
export function openRange({ value, pickerType: type, today, panel }: OpenRange): RangeState {
  const { start, end } = value && isRange(value, type) ? value : { start: null, end: null }
  return {
    ...closedRange(type, today),
    start: openPanel({ type, value: start, today, panel }),
    end: openPanel({ type, value: end, today, panel }),
  }
}

/** What is picked so far, of each end. */
export function endsOf({ start, end }: RangeState): RangeEnds {
  return { start: start.value, end: end.value }
}

/** The range that is picked so far, null while an end is missing. */
export function heldRange({ start, end }: RangeState): StampRange | null {
  return start.value && end.value ? { start: start.value, end: end.value } : null
}

/** What a date panel marks: the ends, the band between them, and the way to the day that is pointed at (D34). */
export function marksOf({ start, end, preview }: RangeState): DateMarks {
  return { kind: 'range', start: start.value?.day ?? null, end: end.value?.day ?? null, preview }
}

/** What the panel of one end refuses: its limits, and in the first panel what is after the end, in the second what is before the start (D11). */
export function refusedAt(side: RangeSide, state: RangeState, limits: PickerLimits): IsDisabled {
  const { type } = state[side]
  const own =
    side === 'start'
      ? limitsOfStart(limits, state.end.value, type)
      : limitsOfEnd(limits, state.start.value, type)
  return disabledCells(type, own)
}

/** The state after an event. Whatever is picked, the end is not before the start (D8). */
export function rangeReducer(state: RangeState, event: RangeEvent): RangeState {
  const quiet: RangeState =
    state.picked || state.isComplete ? { ...state, picked: null, isComplete: false } : state
  switch (event.type) {
    case 'opened':
      return openRange(event)
    case 'closed':
      return closed(quiet)
    case 'told':
      return told(quiet, event.side, event.event)
    case 'ranged':
      return ranged(quiet, event)
    case 'previewed':
      return previewed(quiet, event.side, event.day)
    case 'turned':
      return quiet.side === event.side ? quiet : { ...quiet, side: event.side }
  }
}

/** What was picked of a range without its other end goes with the panels (D30). */
function closed(state: RangeState): RangeState {
  if (state.start.panel === 'none') return state
  const { type, focused } = state.start
  return closedRange(type, focused)
}

const OTHER: Record<RangeSide, RangeSide> = { start: 'end', end: 'start' }

function told(state: RangeState, side: RangeSide, event: CalendarEvent): RangeState {
  const calendar = calendarReducer(state[side], event)
  const { picked, isComplete } = calendar
  if (picked === null) return calendar === state[side] ? state : { ...state, [side]: calendar }
  const other = besidePick(state, side, picked)
  const done = { ...state.done, [side]: isComplete, ...(other.value === null && { [OTHER[side]]: false }) }
  const isWhole = done.start && done.end
  const next: RangeState = {
    ...state,
    [side]: calendar,
    [OTHER[side]]: other,
    done: isWhole ? NEITHER : done,
    side: isComplete ? OTHER[side] : side,
    preview: null,
  }
  return { ...next, picked: heldRange(next), isComplete: isWhole }
}

/**
 * The other panel after a pick. Its end is let go when it would run backwards; while it has none it shows the month of the
 * pick when everything that it showed cannot be picked any more.
 */
function besidePick(state: RangeState, side: RangeSide, picked: Stamp): CalendarState {
  const other = state[OTHER[side]]
  const range = side === 'start' ? { start: picked, end: other.value } : { start: other.value, end: picked }
  const { start, end } = range
  if (start && end) return isRange({ start, end }, other.type) ? other : lone(other, picked)
  const isAway = side === 'start' ? other.focused < picked.day : other.focused > picked.day
  return isAway ? { ...other, focused: picked.day } : other
}

function lone(calendar: CalendarState, at: Stamp): CalendarState {
  return { ...calendar, value: null, picked: null, isComplete: false, focused: at.day }
}

/** A ready range is both picks at once; it shows where it lies, in the first panel of the type. */
function ranged(
  state: RangeState,
  { range, today, isComplete }: Extract<RangeEvent, { type: 'ranged' }>,
): RangeState {
  const { type, panel } = state.start
  if (panel === 'none' || !isRange(range, type)) return state
  return { ...openRange({ value: range, pickerType: type, today }), picked: range, isComplete }
}

/** Only the panel of the missing end tells where the band leads: in the other one a press would move its own end. */
function previewed(state: RangeState, side: RangeSide, day: Day | null): RangeState {
  const { start, end } = endsOf(state)
  const isLooking = side === 'start' ? start === null && end !== null : end === null && start !== null
  const preview = isLooking ? day : null
  return preview === state.preview ? state : { ...state, preview }
}
