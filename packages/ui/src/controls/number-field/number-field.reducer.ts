import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'

/** Rejected text, and the reason. */
export type RejectedNumber = {
  /** `characters`: typed, pasted or dropped text with invalid characters. `number`: not a number, cleared on blur. */
  reason: 'characters' | 'number'
  text: string
}

export type NumberFieldState = {
  /** The text in the field, as typed. */
  draft: string
  /** Text of an unfinished input method composition; shown instead of the draft until then. */
  composing: string | null
  /** The decimal string of the draft; '' when blank or not a number. */
  value: string
  /** The rejected or cleared text; stays until the next valid input. */
  rejected: RejectedNumber | null
}

export type NumberFieldEvent =
  /** Keys, paste, drop, autofill: the whole new text of the field. */
  | { type: 'typed'; text: string }
  /** The same during an input method composition. */
  | { type: 'composing'; text: string }
  /** Blur: text that is not a number is cleared (shared-blocks §5), a number is rounded. */
  | { type: 'blurred'; decimals: number | undefined }
  /** The parent passed another value. */
  | { type: 'valueChanged'; value: string }

/** The initial state: a decimal string, shown unchanged; invalid text counts as blank (shared-blocks §5). */
export function numberFieldStart(initial: string): NumberFieldState {
  const value = decimalOf(initial)
  return { draft: value === '' ? '' : initial.trim(), composing: null, value, rejected: null }
}

/** A field for digits with at most one dot or comma (bond-page §5). */
export function numberFieldReducer(state: NumberFieldState, event: NumberFieldEvent): NumberFieldState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text)
    case 'composing':
      return isAccepted(bareText(event.text)) ? typed(state, event.text) : { ...state, composing: event.text }
    case 'blurred':
      return blurred(state, event.decimals)
    case 'valueChanged':
      return decimalOf(event.value) === state.value ? state : numberFieldStart(event.value)
  }
}

/**
 * Text with any other character is rejected as a whole and the field stays unchanged: removing characters from `1e5`
 * or `-5` would make another number. Spaces and currency signs around a pasted number are removed.
 */
function typed(state: NumberFieldState, text: string): NumberFieldState {
  const bare = bareText(text)
  if (bare === state.draft) return state.composing === null ? state : { ...state, composing: null }
  if (isAccepted(bare)) return { draft: bare, composing: null, value: decimalOf(bare), rejected: null }
  return {
    ...state,
    composing: null,
    rejected: { reason: 'characters', text: typedKey(text, state.draft) ?? text.trim() },
  }
}

const bareText = (text: string) => text.normalize('NFKC').replace(/[\s\p{Sc}]/gu, '')

const isAccepted = (bare: string) => /^[\d.,]*$/.test(bare)

/** The single inserted character, so that the message names only the key; null otherwise. */
function typedKey(text: string, before: string): string | null {
  if (text.length !== before.length + 1) return null
  let at = 0
  while (at < before.length && text[at] === before[at]) at++
  return text.slice(at + 1) === before.slice(at) ? text.charAt(at) : null
}

function decimalOf(draft: string): string {
  const decimal = parseDecimal(draft)
  return decimal === null ? '' : plain(decimal)
}

/** Writes `.5` as 0.5 and `5.` as 5, which every parser accepts. */
function plain(decimal: string): string {
  return decimal.replace(/^\./, '0.').replace(/\.$/, '')
}

function blurred(state: NumberFieldState, decimals: number | undefined): NumberFieldState {
  if (state.draft === '') return state
  if (state.value === '')
    return { ...numberFieldStart(''), rejected: { reason: 'number', text: state.draft } }
  if (decimals === undefined) return state
  const fraction = state.value.split('.')[1] ?? ''
  if (fraction.length <= decimals) return state
  const value = roundDecimal(state.value, decimals) ?? ''
  return { ...state, draft: state.draft.includes(',') ? value.replace('.', ',') : value, value }
}
