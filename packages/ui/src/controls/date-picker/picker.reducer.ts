import type { Day } from '../../foundation/calendar/day.ts'
import { isTimeOfDay, SECONDS_PER_DAY, type Stamp } from '../../foundation/calendar/stamp.ts'
import {
  type CalendarView,
  descendView,
  firstDayOf,
  type OpenPanel,
  openView,
  type Panel,
  stepView,
  turnView,
} from './calendar-view.ts'
import { type LimitRefusal, type PickerLimits, refusalOf } from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

/** An end of a range. A picker of single values uses only the start. */
export type RangeSide = 'start' | 'end'

/** The selected value of each end so far. */
export type Ends = Record<RangeSide, Stamp | null>

/**
 * The reason for a rejected value: not a date, a date that does not exist, not allowed by the limits, a range with
 * only one end or with swapped ends, empty but required (D5, D7, D8).
 */
export type InputErrorCode = 'unreadable' | 'nonexistent' | LimitRefusal | 'incomplete' | 'reversed' | 'empty'

/** A rejected value: the reason, and the text, which stays in the field. */
export type InputError = { code: InputErrorCode; text: string }

/** The result of parsing a typed text. */
export type InputReading<T> =
  | { kind: 'value'; value: T }
  | { kind: 'empty' | 'unreadable' | 'nonexistent' | 'incomplete' | 'reversed' }

/** The rules for the values of a picker; T is a stamp or a range of two. */
export type PickerKind<T> = {
  type: PickerType
  sides: readonly RangeSide[]
  today: Day
  /** Whether the value can be empty. */
  clearable: boolean
  /** Whether selections wait for OK (D25). */
  confirm: boolean
  /** Whether the calendar is always open, without a field (D34). */
  inline: boolean
  /** The initial panel (D34). */
  defaultPanel: OpenPanel | undefined
  /** Parses a typed text; the previous value supplies missing parts. */
  read: (text: string, before: T | null) => InputReading<T>
  /** Writes a value; parsing the text returns the same value. */
  write: (value: T) => string
  isSame: (one: T, other: T) => boolean
  /** The reason why a value is not allowed, or null when it is. */
  refusalOf: (value: T) => InputErrorCode | null
  endsOf: (value: T) => Ends
  /** The value of the ends; null when one is missing, `reversed` when the end is before the start (D8). */
  valueOf: (ends: Ends) => T | 'reversed' | null
  /** The limits of one end, given the other one (D11). */
  limitsOf: (side: RangeSide, ends: Ends) => PickerLimits
}

/** The trigger that opened the popup: focus on the field, a press, or a key that moves focus into the popup. */
type OpenedBy = 'focus' | 'press' | 'key'

/** An open calendar; a range has two views of it. */
type CalendarState = {
  type: PickerType
  views: Record<RangeSide, CalendarView>
  /** The end with only a day selected while the other one is missing. */
  partial: { side: RangeSide; stamp: Stamp } | null
  /** The end that is selected next; a phone shows only its view. */
  side: RangeSide
  /** The ends that were completely selected since the calendar opened. */
  done: Record<RangeSide, boolean>
  /** The hovered or focused day while an end is missing (D34). */
  preview: Day | null
}

export type PickerState<T> = {
  /** The committed value. */
  value: T | null
  /** The typed text, null while the field shows the value. Rejected text stays until it is corrected. */
  draft: string | null
  /** The reason why the draft or the last selection was rejected. */
  error: InputError | null
  /** The selection that waits for OK (D25). */
  pending: T | null
  /** The trigger that opened the popup, null while it is closed. */
  openedBy: OpenedBy | null
  /** Null while it is closed. */
  calendar: CalendarState | null
}

export type CalendarAction =
  /** A button of the heading. */
  | { type: 'panelTurned'; panel: OpenPanel }
  /** An arrow of the heading. */
  | { type: 'stepped'; unit: 'month' | 'year'; by: 1 | -1 }
  /** Focus moved to this day, or to a day in this month or year. */
  | { type: 'dayFocused'; day: Day }
  | { type: 'dayPicked'; day: Day }
  /** 1–12. */
  | { type: 'monthPicked'; month: number }
  | { type: 'yearPicked'; year: number }
  /** `isLast` when the selection is then complete: a fixed list, not columns (D19). */
  | { type: 'timePicked'; seconds: number; isLast: boolean }
  /** The hovered or focused day; null when the pointer or focus has left. */
  | { type: 'previewed'; day: Day | null }

export type PickerAction<T> =
  | { type: 'typed'; text: string }
  /** Enter, Tab, blur, or a press outside: commits or rejects the text, and closes the popup (D4). */
  | { type: 'committed' }
  /** Escape: closes an open popup; with a closed one, reverts the text to the value. */
  | { type: 'escaped' }
  /** Closes the popup and keeps the text. */
  | { type: 'dismissed' }
  | { type: 'opened'; by: 'focus' | 'press' }
  /** Arrow Down: commits valid text, and moves focus into the popup. */
  | { type: 'popupEntered' }
  | { type: 'confirmed' }
  | { type: 'cleared' }
  /** The page passed a new value or type. It replaces a rejected text, and not one that is still being typed. */
  | { type: 'valueReceived'; value: T | null }
  /** A shortcut was selected; `closes` unless the popup stays open (D23). */
  | { type: 'presetPicked'; value: T; closes: boolean }
  | { type: 'sideTurned'; side: RangeSide }
  | { type: 'calendarUsed'; side: RangeSide; action: CalendarAction }

const NONE_DONE = { start: false, end: false }
const OTHER: Record<RangeSide, RangeSide> = { start: 'end', end: 'start' }

/** The initial state: a closed picker, or an open calendar when inline. */
export function initialPicker<T>(value: T | null, kind: PickerKind<T>): PickerState<T> {
  return {
    value,
    draft: null,
    error: null,
    pending: null,
    openedBy: null,
    calendar: kind.inline ? openCalendar(value, kind) : null,
  }
}

/** The text in the field. */
export function pickerFieldText<T>({ draft, value }: PickerState<T>, { write }: PickerKind<T>): string {
  return draft ?? (value === null ? '' : write(value))
}

/** The value of the calendar: the selection that waits for OK, the typed text if it is allowed, else the value. */
export function shownValue<T>(state: PickerState<T>, kind: PickerKind<T>): T | null {
  if (state.pending !== null) return state.pending
  if (state.draft === null) return state.value
  const { value, error } = validateDraft(state, kind)
  return error ? state.value : value
}

/** The selected value of each end. */
export function endsOf<T>(state: PickerState<T>, kind: PickerKind<T>): Ends {
  const partial = state.calendar?.partial
  if (partial) return { start: null, end: null, [partial.side]: partial.stamp }
  const shown = shownValue(state, kind)
  return shown === null ? { start: null, end: null } : kind.endsOf(shown)
}

/** The panel of one end; `none` while the calendar is closed. */
export function panelOf<T>({ calendar }: PickerState<T>, side: RangeSide): Panel {
  return calendar?.views[side].panel ?? 'none'
}

/**
 * A text field with a calendar (D1–D35). An action without effect returns the same state. The calendar follows every
 * value that was not selected in it.
 */
export function pickerReducer<T>(
  state: PickerState<T>,
  action: PickerAction<T>,
  kind: PickerKind<T>,
): PickerState<T> {
  switch (action.type) {
    case 'calendarUsed':
      return reduceCalendar(state, action.side, action.action, kind)
    case 'sideTurned':
      return withCalendar(state, calendar =>
        calendar.side === action.side ? calendar : { ...calendar, side: action.side },
      )
    default:
      return follow(reduceField(state, action, kind), state, kind)
  }
}

type FieldAction<T> = Exclude<PickerAction<T>, { type: 'calendarUsed' | 'sideTurned' }>

function reduceField<T>(state: PickerState<T>, action: FieldAction<T>, kind: PickerKind<T>): PickerState<T> {
  switch (action.type) {
    case 'typed': {
      // typing after Arrow Down keeps focus in the field
      const openedBy = state.openedBy === 'key' ? 'press' : state.openedBy
      return { ...state, draft: action.text, error: null, pending: null, openedBy }
    }
    case 'committed':
      return closePopup(validateDraft(state, kind), kind)
    case 'escaped':
      return state.openedBy === null ? settle(state, state.value) : closePopup(state, kind)
    case 'dismissed':
      return closePopup(state, kind)
    case 'opened':
      return state.openedBy === null ? openPopup(state, action.by, kind) : state
    case 'popupEntered': {
      const validated = validateDraft(state, kind)
      return openPopup(validated.error ? state : validated, 'key', kind)
    }
    case 'confirmed':
      return closePopup(
        state.pending === null ? validateDraft(state, kind) : accept(state, state.pending, kind),
        kind,
      )
    case 'cleared':
      return kind.clearable ? closePopup(settle(state, null), kind) : state
    case 'valueReceived': {
      const { value } = action
      if (isSameValue(state.value, value, kind))
        return withCalendar(state, calendar =>
          calendar.type === kind.type ? calendar : openCalendar(value, kind),
        )
      const isTyping = state.draft !== null && state.error === null
      return isTyping ? { ...state, value } : settle(state, value)
    }
    case 'presetPicked': {
      const calendar = state.calendar && openCalendar(action.value, kind)
      return pick({ ...state, calendar }, action.value, action.closes, kind)
    }
  }
}

/** Moves the calendar to a value that was not selected in it. */
function follow<T>(next: PickerState<T>, before: PickerState<T>, kind: PickerKind<T>): PickerState<T> {
  const { calendar } = next
  if (next === before || calendar === null) return next
  const shown = shownValue(next, kind)
  if (isSameValue(shown, shownValue(before, kind), kind)) return next
  if (shown !== null) return { ...next, calendar: openCalendar(shown, kind) }
  return calendar.partial ? { ...next, calendar: { ...calendar, partial: null, done: NONE_DONE } } : next
}

function openCalendar<T>(shown: T | null, kind: PickerKind<T>): CalendarState {
  const { type, today, defaultPanel: panel } = kind
  const ends = shown === null ? null : kind.endsOf(shown)
  const view = (side: RangeSide) => openView({ type, day: ends?.[side]?.day ?? null, today, panel })
  return {
    type,
    views: { start: view('start'), end: view('end') },
    partial: null,
    side: 'start',
    done: NONE_DONE,
    preview: null,
  }
}

function openPopup<T>(state: PickerState<T>, openedBy: OpenedBy, kind: PickerKind<T>): PickerState<T> {
  if (state.openedBy === openedBy) return state
  return { ...state, openedBy, calendar: state.calendar ?? openCalendar(shownValue(state, kind), kind) }
}

/** Drops the selection that waits for OK; half a range is dropped with the calendar. */
function closePopup<T>(state: PickerState<T>, { inline }: PickerKind<T>): PickerState<T> {
  const calendar = inline ? state.calendar : null
  const isClosed = state.openedBy === null && state.pending === null && state.calendar === calendar
  return isClosed ? state : { ...state, openedBy: null, pending: null, calendar }
}

/** Sets the value and clears the draft, the error and the pending selection. */
function settle<T>(state: PickerState<T>, value: T | null): PickerState<T> {
  const isSettled =
    state.value === value && state.draft === null && state.error === null && state.pending === null
  return isSettled ? state : { ...state, value, draft: null, error: null, pending: null }
}

/** Validates only typed text: a value that the limits no longer allow stays until the user edits it. */
function validateDraft<T>(state: PickerState<T>, kind: PickerKind<T>): PickerState<T> {
  const { draft, value } = state
  if (draft === null) return state
  if (draft === (value === null ? '' : kind.write(value))) return settle(state, value)
  const reading = kind.read(draft, value)
  if (reading.kind === 'value') return accept(state, reading.value, kind, draft)
  if (reading.kind !== 'empty') return refuse(state, { code: reading.kind, text: draft })
  const mayBeEmpty = kind.clearable || value === null
  return mayBeEmpty ? settle(state, null) : refuse(state, { code: 'empty', text: draft })
}

/** Commits the value if the limits allow it; else keeps the text with the reason. */
function accept<T>(
  state: PickerState<T>,
  value: T,
  kind: PickerKind<T>,
  text = kind.write(value),
): PickerState<T> {
  const code = kind.refusalOf(value)
  if (code !== null) return refuse(state, { code, text })
  return settle(state, isSameValue(state.value, value, kind) ? state.value : value)
}

/** An equal error keeps the state, so that it is reported once. */
function refuse<T>(state: PickerState<T>, error: InputError): PickerState<T> {
  const isKnown = state.error?.code === error.code && state.draft === error.text
  return isKnown ? state : { ...state, draft: error.text, error }
}

/** A whole value was selected. It closes the popup even if it equals the value (D26); a rejected one keeps it open. */
function pick<T>(state: PickerState<T>, value: T, closes: boolean, kind: PickerKind<T>): PickerState<T> {
  if (kind.confirm) return { ...state, pending: value }
  const next = accept(state, value, kind)
  return closes && !next.error ? closePopup(next, kind) : next
}

function isSameValue<T>(one: T | null, other: T | null, { isSame }: PickerKind<T>): boolean {
  return one === null || other === null ? one === other : isSame(one, other)
}

function withCalendar<T>(
  state: PickerState<T>,
  change: (calendar: CalendarState) => CalendarState,
): PickerState<T> {
  const calendar = state.calendar && change(state.calendar)
  return calendar === state.calendar ? state : { ...state, calendar }
}

function reduceCalendar<T>(
  state: PickerState<T>,
  side: RangeSide,
  action: CalendarAction,
  kind: PickerKind<T>,
): PickerState<T> {
  const { calendar } = state
  if (calendar === null) return state
  const { type } = kind
  const view = calendar.views[side]
  const show = (next: CalendarView) =>
    withCalendar(state, () =>
      next === view ? calendar : { ...calendar, views: { ...calendar.views, [side]: next } },
    )
  switch (action.type) {
    case 'panelTurned':
      return show(turnView(view, action.panel, type))
    case 'stepped':
      return show(stepView(view, action.unit, action.by))
    case 'dayFocused':
      return action.day === view.focused ? state : show({ ...view, focused: action.day })
    case 'previewed':
      return preview(state, side, action.day, kind)
    case 'dayPicked': {
      const ends = endsOf(state, kind)
      const { day } = action
      if (view.panel !== 'date') return state
      if (type !== 'datetime') return pickEnd(state, side, { day, seconds: 0 }, true, view, kind)
      const seconds = timeForDay(day, ends[side]?.seconds ?? 0, type, kind.limitsOf(side, ends))
      return pickEnd(state, side, { day, seconds }, false, { ...view, panel: 'time' }, kind)
    }
    case 'monthPicked':
    case 'yearPicked': {
      const [unit, chosen] =
        action.type === 'monthPicked' ? (['month', action.month] as const) : (['year', action.year] as const)
      const day = firstDayOf(view, unit, chosen)
      if (view.panel !== unit || day === null) return state
      if (type === unit) return pickEnd(state, side, { day, seconds: 0 }, true, view, kind)
      return show(descendView(view, unit, chosen))
    }
    case 'timePicked': {
      const { seconds, isLast } = action
      if (view.panel !== 'time' || !isTimeOfDay(seconds)) return state
      const day = endsOf(state, kind)[side]?.day ?? view.focused
      return pickEnd(state, side, { day, seconds }, isLast, view, kind)
    }
  }
}

/** One end was selected; `isComplete` when no part of it is left to select. */
function pickEnd<T>(
  state: PickerState<T>,
  side: RangeSide,
  stamp: Stamp,
  isComplete: boolean,
  view: CalendarView,
  kind: PickerKind<T>,
): PickerState<T> {
  const { calendar } = state
  if (calendar === null) return state
  const other = OTHER[side]
  const before = endsOf(state, kind)
  const value = kind.valueOf({ ...before, [side]: stamp })
  const isPartial = value === null || value === 'reversed'
  const done = {
    ...calendar.done,
    [side]: isComplete,
    [other]: isPartial ? false : calendar.done[other],
  }
  const isDone = kind.sides.every(each => done[each])
  const otherView = calendar.views[other]
  // move the other calendar here when its end was dropped, or when it shows only disabled days
  const isAway = side === 'start' ? otherView.focused < stamp.day : otherView.focused > stamp.day
  const movesOther = value === 'reversed' || (value === null && isAway)
  const picked: PickerState<T> = {
    ...state,
    calendar: {
      type: calendar.type,
      views: {
        ...calendar.views,
        [side]: { ...view, focused: stamp.day },
        [other]: movesOther ? { ...otherView, focused: stamp.day } : otherView,
      },
      partial: isPartial ? { side, stamp } : null,
      side: isComplete && kind.sides.includes(other) ? other : side,
      done: isDone ? NONE_DONE : done,
      preview: null,
    },
  }
  return isPartial ? picked : pick(picked, value, isDone, kind)
}

/** Only the calendar of the missing end previews the band: in the other one a press would move its own end. */
function preview<T>(
  state: PickerState<T>,
  side: RangeSide,
  day: Day | null,
  kind: PickerKind<T>,
): PickerState<T> {
  const partial = state.calendar?.partial
  const shown = partial && partial.side !== side && kind.sides.includes(side) ? day : null
  return withCalendar(state, calendar =>
    calendar.preview === shown ? calendar : { ...calendar, preview: shown },
  )
}

/**
 * The time of day for a newly selected day, in seconds: the previous time, else 00:00, else the first allowed minute
 * (D16). A day without such a minute gets 00:00.
 */
export function timeForDay(day: Day, before: number, type: PickerType, limits: PickerLimits): number {
  const isAllowed = (seconds: number) => refusalOf({ day, seconds }, type, limits) === null
  if (isAllowed(before)) return before
  for (let seconds = 0; seconds < SECONDS_PER_DAY; seconds += 60) if (isAllowed(seconds)) return seconds
  return 0
}
