import type { Refusal } from './picker-limits.ts'

/**
 * Why a typed or picked value is refused: no date at all, a date that no calendar has, one that the limits forbid,
 * a range with one end or with its ends swapped, nothing where something has to be (shared-blocks §5, D5, D7, D8).
 */
export type InputErrorCode = 'unreadable' | 'nonexistent' | Refusal | 'incomplete' | 'reversed' | 'empty'

/** What the page is told of a refused value: the reason, and the text as it stands in the field. */
export type InputError = { code: InputErrorCode; text: string }

/** What a typed text means. */
export type FieldReading<T> =
  | { kind: 'value'; value: T }
  | { kind: 'empty' | 'unreadable' | 'nonexistent' | 'incomplete' | 'reversed' }

/** All that a field has to know about its values; T is a stamp, or a range of them. */
export type PickerFieldRules<T> = {
  /** Reads a typed text; the value before lends what the text leaves out. */
  read: (text: string, before: T | null) => FieldReading<T>
  /** The value as the field shows it; reading it again gives the same value. */
  write: (value: T) => string
  isSame: (one: T, other: T) => boolean
  /** Why a value may not be picked or typed, or null when it may. */
  refusalOf: (value: T) => InputErrorCode | null
  /** Whether the field may be empty. */
  clearable: boolean
  /** Whether picks are held until they are confirmed (D25). */
  confirm: boolean
}

/** What opened the popup: focus that came to the field, a press, or a key that leads into it. */
type OpenedBy = 'focus' | 'press' | 'key'

export type PickerFieldState<T> = {
  /** The value that counts. */
  value: T | null
  /** What was typed since, or null while the field shows the value. A refused text stays until it is corrected. */
  draft: string | null
  /** Why the draft or the last pick was refused. */
  error: InputError | null
  /** What opened the popup; null while it is closed. */
  openedBy: OpenedBy | null
  /** What was picked and is not confirmed yet (D25). */
  held: T | null
}

export type PickerFieldEvent<T> =
  | { type: 'typed'; text: string }
  /** Enter, Tab, focus that left, or a press outside: the text counts or says why not, the popup closes (D4). */
  | { type: 'committed' }
  /** Escape: an open popup closes and nothing else; a closed one brings the last good text back. */
  | { type: 'escaped' }
  /** The popup is closed by a button of its own: the text stays as it is. */
  | { type: 'dismissed' }
  /** Focus or a press came to the field. */
  | { type: 'opened'; by: 'focus' | 'press' }
  /** Arrow Down: what is typed counts when it can be read, and the focus goes into the popup. */
  | { type: 'entered' }
  /** `isComplete` when nothing more is to be picked, so that the popup closes. */
  | { type: 'picked'; value: T; isComplete: boolean }
  | { type: 'confirmed' }
  | { type: 'cleared' }
  /** The page gave a value. */
  | { type: 'given'; value: T | null }

/** A closed field that shows a value. */
export function pickerFieldStart<T>(value: T | null): PickerFieldState<T> {
  return { value, draft: null, error: null, openedBy: null, held: null }
}

/** The text in the field. */
export function fieldText<T>(
  { draft, value }: Pick<PickerFieldState<T>, 'draft' | 'value'>,
  { write }: Pick<PickerFieldRules<T>, 'write'>,
): string {
  return draft ?? (value === null ? '' : write(value))
}

/** What the calendar shows: the pick that waits, what is typed if it may be picked, else the value that counts. */
export function shownValue<T>(state: PickerFieldState<T>, rules: PickerFieldRules<T>): T | null {
  if (state.held !== null) return state.held
  return state.draft === null ? state.value : readable(state, rules)
}

function readable<T>(state: PickerFieldState<T>, rules: PickerFieldRules<T>): T | null {
  const { value, error } = judged(state, rules)
  return error ? state.value : value
}

/**
 * A text field with a popup, whatever it picks (shared-blocks §4 "Date picker popup", readings #46).
 * An event that changes nothing gives the same state, so that whoever listens is told of changes alone.
 */
export function pickerFieldReducer<T>(
  state: PickerFieldState<T>,
  event: PickerFieldEvent<T>,
  rules: PickerFieldRules<T>,
): PickerFieldState<T> {
  switch (event.type) {
    case 'typed':
      // whoever types after a pick means the text, and whoever types is not on the way into the popup any more
      return {
        ...state,
        draft: event.text,
        error: null,
        held: null,
        openedBy: state.openedBy === 'key' ? 'press' : state.openedBy,
      }
    case 'committed':
      return closed(judged(state, rules))
    case 'escaped':
      return state.openedBy === null ? settled(state, state.value) : closed(state)
    case 'dismissed':
      return closed(state)
    case 'opened':
      return state.openedBy === null ? { ...state, openedBy: event.by } : state
    case 'entered':
      return entered(state, rules)
    case 'picked':
      return picked(state, event, rules)
    case 'confirmed':
      return closed(state.held === null ? judged(state, rules) : accepted(state, state.held, rules))
    case 'cleared':
      return rules.clearable ? closed(settled(state, null)) : state
    case 'given':
      return isSameValue(state.value, event.value, rules) ? state : settled(state, event.value)
  }
}

function closed<T>(state: PickerFieldState<T>): PickerFieldState<T> {
  return state.openedBy === null && state.held === null ? state : { ...state, openedBy: null, held: null }
}

/** The field shows this value and no more. */
function settled<T>(state: PickerFieldState<T>, value: T | null): PickerFieldState<T> {
  const isSettled = state.value === value && state.draft === null && !state.error && state.held === null
  return isSettled ? state : { ...state, value, draft: null, error: null, held: null }
}

/** Nothing typed is nothing to judge: a value that the limits forbid by now stays until somebody touches it. */
function judged<T>(state: PickerFieldState<T>, rules: PickerFieldRules<T>): PickerFieldState<T> {
  const { draft, value } = state
  if (draft === null) return state
  if (draft === fieldText({ draft: null, value }, rules)) return settled(state, value)
  const read = rules.read(draft, value)
  if (read.kind === 'value') return accepted(state, read.value, rules, draft)
  if (read.kind !== 'empty') return refused(state, { code: read.kind, text: draft })
  return rules.clearable || value === null
    ? settled(state, null)
    : refused(state, { code: 'empty', text: draft })
}

/** The value counts when the limits let it; a text that was typed for it stays when they do not. */
function accepted<T>(
  state: PickerFieldState<T>,
  value: T,
  rules: PickerFieldRules<T>,
  text = rules.write(value),
): PickerFieldState<T> {
  const code = rules.refusalOf(value)
  if (code !== null) return refused(state, { code, text })
  return settled(state, isSameValue(state.value, value, rules) ? state.value : value)
}

/** The same refusal is the same state, so that it is told once. */
function refused<T>(state: PickerFieldState<T>, error: InputError): PickerFieldState<T> {
  const isKnown = state.error?.code === error.code && state.draft === error.text
  return isKnown ? state : { ...state, draft: error.text, error }
}

function entered<T>(state: PickerFieldState<T>, rules: PickerFieldRules<T>): PickerFieldState<T> {
  const next = judged(state, rules)
  const read = next.error ? state : next
  return read.openedBy === 'key' ? read : { ...read, openedBy: 'key' }
}

/** A pick that equals the value closes the popup all the same (D26); a refused one says why and leaves it open. */
function picked<T>(
  state: PickerFieldState<T>,
  { value, isComplete }: { value: T; isComplete: boolean },
  rules: PickerFieldRules<T>,
): PickerFieldState<T> {
  if (rules.confirm) return { ...state, held: value }
  const next = accepted(state, value, rules)
  return isComplete && !next.error ? closed(next) : next
}

function isSameValue<T>(
  one: T | null,
  other: T | null,
  { isSame }: Pick<PickerFieldRules<T>, 'isSame'>,
): boolean {
  return one === null || other === null ? one === other : isSame(one, other)
}
