import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import type { OpenPanel } from './calendar-view.ts'
import {
  type CalendarAction,
  type Ends,
  endsOf,
  type PickerKind,
  type PickerState,
  pickerFieldText,
  type RangeSide,
} from './picker.reducer.ts'
import { cellRefusalOf, type PickerLimits, refusalOf } from './picker-limits.ts'
import { RANGE_SIGN } from './picker-range.ts'
import { isNumeric, patternWidth } from './picker-text.ts'
import { firstWeekdayOf, type PickerType } from './picker-type.ts'
import { type TimeColumn, type TimesOptions, timesOffered } from './time-options.ts'

/** A field with a popup, an always open calendar without a field (D34), or the input of the browser. */
export type PickerMode = 'popup' | 'inline' | 'native'

/** What a picker renders besides its calendar. */
export type PickerViewModel = {
  type: PickerType
  mode: PickerMode
  /** The pattern of the value. */
  pattern: string
  text: string
  /** The width of the longest text, in characters. */
  width: number
  /** The keyboard on phones. */
  inputMode: 'numeric' | undefined
  isOpen: boolean
  isDisabled: boolean
  isReadOnly: boolean
  /** Whether changes and opening are disabled: while disabled or read-only. */
  isLocked: boolean
  /** Whether the clear button is shown: not while locked or empty, or when a value is required (D27). */
  canClear: boolean
  /** Whether selections wait for OK (D25). */
  confirm: boolean
  /** The text of the selection that waits for OK. */
  pendingText: string | null
  /** The error message for the text or the last selection. */
  problem: string | null
  /** The selected value of each end; without a range only the start. */
  ends: Ends
  /** The end that is selected next. */
  side: RangeSide
  /** The earliest and the latest value. */
  limits: Pick<PickerLimits, 'notBefore' | 'notAfter'>
}

export type ViewModelOptions = Pick<
  PickerViewModel,
  'mode' | 'pattern' | 'isDisabled' | 'isReadOnly' | 'problem' | 'limits'
> & { lang: string }

export function toPickerViewModel<T>(
  state: PickerState<T>,
  kind: PickerKind<T>,
  options: ViewModelOptions,
): PickerViewModel {
  const { pattern, lang, isDisabled, isReadOnly } = options
  const isLocked = isDisabled || isReadOnly
  return {
    type: kind.type,
    mode: options.mode,
    pattern,
    text: pickerFieldText(state, kind),
    width: patternWidth(pattern, lang) * kind.sides.length + (kind.sides.length - 1) * RANGE_SIGN.length,
    inputMode: isNumeric(pattern) ? 'numeric' : undefined,
    isOpen: state.openedBy !== null,
    isDisabled,
    isReadOnly,
    isLocked,
    canClear: kind.clearable && !isLocked && state.value !== null && state.error === null,
    confirm: kind.confirm,
    pendingText: state.pending === null ? null : kind.write(state.pending),
    problem: options.problem,
    ends: endsOf(state, kind),
    side: state.calendar?.side ?? 'start',
    limits: options.limits,
  }
}

/** The precision of a check: a whole year, month or day, or this second. */
type Grain = 'year' | 'month' | 'date' | 'time'

/** Whether a stamp is disabled. A day panel passes the grain `date` and 0 seconds, a time panel `time`. */
export type IsDisabled = (stamp: Stamp, grain: Grain) => boolean

/** The selection of a calendar: one day, or a range with possibly one missing end (D34). */
export type CalendarSelection =
  | { kind: 'day'; day: Day | null }
  | { kind: 'range'; start: Day | null; end: Day | null; preview: Day | null }

/** The props of a calendar. */
export type CalendarProps = {
  type: PickerType
  panel: OpenPanel
  /** The tab stop; its month, year or decade is shown. */
  focused: Day
  today: Day
  selection: CalendarSelection
  /** The selected time of day in seconds, null without one. */
  seconds: number | null
  /**
   * The lists of the time panel: columns, or one list with the id `list`, whose options are complete times (D17,
   * D19).
   */
  times: readonly TimeColumn[]
  isDisabled: IsDisabled
  /** 1 Monday … 7 Sunday. */
  firstWeekday: number
  /** Whether to show ISO week numbers. */
  hasWeekNumbers: boolean
  /** Whether to focus the tab stop when the calendar appears. */
  takesFocus: boolean
  onAction: (action: CalendarAction) => void
}

/** How a calendar shows its days and times. */
export type CalendarOptions = TimesOptions & {
  /**
   * 1 Monday … 7 Sunday; invalid values count as 7. Default the first weekday of the language, Monday in all ten
   * (D22).
   */
  firstWeekday?: number | undefined
  /** Whether to show ISO week numbers. Default false. */
  hasWeekNumbers?: boolean | undefined
}

/** The calendar of one end; null while it is closed. */
export function toCalendar<T>(
  state: PickerState<T>,
  kind: PickerKind<T>,
  side: RangeSide,
  options: CalendarOptions & Pick<PickerViewModel, 'pattern'> & Pick<CalendarProps, 'onAction'>,
): CalendarProps | null {
  const { calendar, openedBy } = state
  if (calendar === null) return null
  const { type, today, sides } = kind
  const { panel, focused } = calendar.views[side]
  const ends = endsOf(state, kind)
  const seconds = ends[side]?.seconds ?? null
  const start = ends.start?.day ?? null
  return {
    type,
    panel,
    focused,
    today,
    selection:
      sides.length === 1
        ? { kind: 'day', day: start }
        : { kind: 'range', start, end: ends.end?.day ?? null, preview: calendar.preview },
    seconds,
    times: timesOffered(seconds ?? 0, options.pattern, options),
    isDisabled: disabledCells(type, kind.limitsOf(side, ends)),
    firstWeekday: firstWeekdayOf(options.firstWeekday),
    hasWeekNumbers: options.hasWeekNumbers ?? false,
    takesFocus: openedBy === 'key' && calendar.side === side,
    onAction: options.onAction,
  }
}

/** The check for disabled cells: exact values by the limits, coarser cells when nothing in them is allowed. */
export function disabledCells(type: PickerType, limits: PickerLimits): IsDisabled {
  return (stamp, grain) =>
    (grain === 'time' ? refusalOf(stamp, type, limits) : cellRefusalOf(stamp, grain, type, limits)) !== null
}

/** A band between two days. */
type Span = { from: Day; to: Day; isPreview: boolean }

/** The days of the band in order: a preview may be reversed, a reversed selection has no band (D34). */
export function spanOf(selection: CalendarSelection): Span | null {
  if (selection.kind === 'day') return null
  const { start, end, preview } = selection
  if (start !== null && end !== null) return start <= end ? { from: start, to: end, isPreview: false } : null
  const anchor = start ?? end
  if (anchor === null || preview === null) return null
  return anchor <= preview
    ? { from: anchor, to: preview, isPreview: true }
    : { from: preview, to: anchor, isPreview: true }
}
