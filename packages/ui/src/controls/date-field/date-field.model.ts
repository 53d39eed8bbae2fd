import { type Day, parseIsoDay } from '../../foundation/calendar/day.ts'
import { formatDayPattern, parseTypedDay } from '../../foundation/format/format-day.ts'

/** Why a text is refused: no date at all, a date that no calendar has, one before the first or after the last day. */
export type DateProblem = 'unreadable' | 'nonexistent' | 'before' | 'after'

/** What the parent is told of a refused text (shared-blocks §5: "a failed parse emits an input-error"). */
export type DateInputError = { reason: DateProblem; text: string }

/** The days that are allowed, and whether no day is. */
export type DateRules = { min?: Day | undefined; max?: Day | undefined; clearable?: boolean | undefined }

export type DateFieldState = {
  /** The day that counts. */
  value: Day | null
  /** The text in the field; a refused one stays until it is corrected. */
  draft: string
  /** Why the draft was refused, or null. */
  error: DateInputError | null
}

export type DateFieldEvent =
  | { type: 'typed'; text: string }
  /** Enter, Tab, or focus that moves on. */
  | { type: 'committed'; rules: DateRules }
  /** A day from the browser's picker, `yyyy-mm-dd` or ''. */
  | { type: 'picked'; text: string; rules: DateRules }
  /** Escape. */
  | { type: 'reverted' }
  /** The parent gave another day. */
  | { type: 'given'; value: Day | null }

const show = (day: Day | null): string => (day === null ? '' : formatDayPattern(day, 'DD.MM.YYYY'))

/** The start: a day, shown as DD.MM.YYYY. */
export function dateFieldStart(value: Day | null): DateFieldState {
  return { value, draft: show(value), error: null }
}

/** A day that is typed: it counts when committed, and a text that is no allowed day changes nothing but says why. */
export function dateFieldReducer(state: DateFieldState, event: DateFieldEvent): DateFieldState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.text, error: null }
    case 'committed':
      return committed(state, state.draft, event.rules)
    case 'picked':
      return committed(state, show(parseIsoDay(event.text)), event.rules)
    case 'reverted':
      return dateFieldStart(state.value)
    case 'given':
      return event.value === state.value ? state : dateFieldStart(event.value)
  }
}

function committed(state: DateFieldState, text: string, rules: DateRules): DateFieldState {
  if (text === show(state.value) && state.draft === text && state.error === null) return state
  const typed = parseTypedDay(text)
  if (typed.kind === 'empty') return dateFieldStart(rules.clearable ? null : state.value)
  const problem = typed.kind === 'day' ? outside(typed.day, rules) : typed.kind
  if (problem) return refused(state, { reason: problem, text })
  return typed.kind === 'day' ? dateFieldStart(typed.day) : state
}

/** The same refusal is the same state, so that it is told once. */
function refused(state: DateFieldState, error: DateInputError): DateFieldState {
  const same = state.error?.reason === error.reason && state.error.text === error.text
  return same && state.draft === error.text ? state : { ...state, draft: error.text, error }
}

function outside(day: Day, { min, max }: DateRules): DateProblem | null {
  if (min !== undefined && day < min) return 'before'
  return max !== undefined && day > max ? 'after' : null
}
