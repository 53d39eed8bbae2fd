import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import type { OpenPanel } from './calendar-view.ts'
import {
  type CalendarAction,
  type Ends,
  endsOf,
  fieldText,
  type PickerKind,
  type PickerState,
  type RangeSide,
} from './picker.reducer.ts'
import { cellRefusalOf, type PickerLimits, refusalOf } from './picker-limits.ts'
import { RANGE_SIGN } from './picker-range.ts'
import { isNumeric, patternWidth } from './picker-text.ts'
import type { PickerType } from './picker-type.ts'
import { type TimeColumn, type TimesOptions, timesOffered } from './time-options.ts'

/** What is drawn of a picker beside its calendar. */
export type PickerViewModel = {
  type: PickerType
  /** The pattern in which the value is written. */
  pattern: string
  text: string
  /** The width of the longest text, in characters. */
  width: number
  /** The keys that a phone shows. */
  inputMode: 'numeric' | undefined
  isOpen: boolean
  isLocked: boolean
  /** Whether a button clears it: not while it is locked, empty or refused (D27). */
  canClear: boolean
  /** Whether picks wait for OK (D25). */
  confirm: boolean
  /** The pick that waits for OK, as it will be written. */
  pendingText: string | null
  /** Why the text or the last pick was refused. */
  problem: string | null
  /** What is picked at each end so far; the start alone without a range. */
  ends: Ends
  /** The end that is picked next. */
  side: RangeSide
  /** Whether weeks have their numbers. */
  hasWeekNumbers: boolean
}

export type ViewModelOptions = {
  pattern: string
  lang: string
  isLocked: boolean
  problem: string | null
  hasWeekNumbers: boolean
}

export function toViewModel<T>(
  state: PickerState<T>,
  kind: PickerKind<T>,
  options: ViewModelOptions,
): PickerViewModel {
  const { pattern, lang, isLocked, problem, hasWeekNumbers } = options
  return {
    type: kind.type,
    pattern,
    text: fieldText(state, kind),
    width: patternWidth(pattern, lang) * kind.sides.length + (kind.sides.length - 1) * RANGE_SIGN.length,
    inputMode: isNumeric(pattern) ? 'numeric' : undefined,
    isOpen: state.openedBy !== null,
    isLocked,
    canClear: kind.clearable && !isLocked && state.value !== null && state.error === null,
    confirm: kind.confirm,
    pendingText: state.pending === null ? null : kind.write(state.pending),
    problem,
    ends: endsOf(state, kind),
    side: state.calendar?.side ?? 'start',
    hasWeekNumbers,
  }
}

/** How exactly a stamp is asked about: a whole year, month or day, or this second. */
type Grain = 'year' | 'month' | 'date' | 'time'

/** Whether a stamp cannot be picked. A day panel asks with the grain `date` and the seconds 0, a time panel with `time`. */
export type IsDisabled = (stamp: Stamp, grain: Grain) => boolean

/** What a calendar marks: one day, or a range, whose other end may still be looked for (D34). */
export type CalendarSelection =
  | { kind: 'day'; day: Day | null }
  | { kind: 'range'; start: Day | null; end: Day | null; preview: Day | null }

/** What a calendar draws. */
export type CalendarProps = {
  type: PickerType
  panel: OpenPanel
  /** The day that Tab reaches; its month, year or decade is shown. */
  focused: Day
  today: Day
  selection: CalendarSelection
  /** The picked time of day in seconds, null without a pick. */
  seconds: number | null
  /** The lists of the time panel: columns, or one with the id `list`, whose picks are complete (D17, D19). */
  times: readonly TimeColumn[]
  isDisabled: IsDisabled
  /** 1 Monday … 7 Sunday. */
  firstWeekday: number
  /** ISO numbers before the weeks. */
  hasWeekNumbers: boolean
  /** Focuses the cell that Tab reaches when the calendar appears. */
  takesFocus: boolean
  onAction: (action: CalendarAction) => void
}

export type CalendarOptions = TimesOptions & {
  pattern: string
  firstWeekday: number
  hasWeekNumbers: boolean
  onAction: CalendarProps['onAction']
}

/** The calendar of one end; null while it is closed. */
export function toCalendar<T>(
  state: PickerState<T>,
  kind: PickerKind<T>,
  side: RangeSide,
  options: CalendarOptions,
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
    firstWeekday: options.firstWeekday,
    hasWeekNumbers: options.hasWeekNumbers,
    takesFocus: openedBy === 'key' && calendar.side === side,
    onAction: options.onAction,
  }
}

/** What the panels do not offer: exact values by their limits, coarser cells when nothing in them may be picked. */
export function disabledCells(type: PickerType, limits: PickerLimits): IsDisabled {
  return (stamp, grain) =>
    (grain === 'time' ? refusalOf(stamp, type, limits) : cellRefusalOf(stamp, grain, type, limits)) !== null
}

/** A band from day to day. */
type Span = { from: Day; to: Day; isPreview: boolean }

/** The days of the band, in their order: a preview may run backwards, a picked range that does has none (D34). */
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
