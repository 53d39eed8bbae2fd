import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'

/** Text that is not in the field, and why. */
export type RejectedNumber = {
  /** `characters`: it was typed, pasted or dropped and not taken. `number`: it was blanked when the field was left. */
  reason: 'characters' | 'number'
  text: string
}

export type NumberFieldState = {
  /** The text in the field, as typed. */
  draft: string
  /** Text that an input method has not finished; shown in place of the draft until then. */
  composing: string | null
  /** The decimal string that the draft stands for; '' for blank and for what is no number. */
  value: string
  /** What was not taken or was blanked; stays until the next input that is taken. */
  rejected: RejectedNumber | null
}

export type NumberFieldEvent =
  /** Keys, paste, drop, autofill: the whole text that the field would hold. */
  | { type: 'typed'; text: string }
  /** The same while an input method is still at work on it. */
  | { type: 'composing'; text: string }
  /** The field is left: what is no number is blanked (shared-blocks §5), the rest is rounded. */
  | { type: 'left'; decimals: number | undefined }
  /** The parent gave another value. */
  | { type: 'given'; value: string }

/** The start: a given decimal string, shown as it is; what is no number is blank (shared-blocks §5). */
export function numberFieldStart(given: string): NumberFieldState {
  const value = decimalOf(given)
  return { draft: value === '' ? '' : given.trim(), composing: null, value, rejected: null }
}

/** A field that holds digits with at most one dot or comma (bond-page §5). */
export function numberFieldReducer(state: NumberFieldState, event: NumberFieldEvent): NumberFieldState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text)
    case 'composing':
      return isTaken(bareText(event.text)) ? typed(state, event.text) : { ...state, composing: event.text }
    case 'left':
      return left(state, event.decimals)
    case 'given':
      return decimalOf(event.value) === state.value ? state : numberFieldStart(event.value)
  }
}

/**
 * Text with any other character is refused whole, and the field keeps what it held: taking signs out of `1e5` or `-5`
 * would make another number of it. Spaces and currency signs round a pasted number fall away.
 */
function typed(state: NumberFieldState, text: string): NumberFieldState {
  const bare = bareText(text)
  if (bare === state.draft) return state.composing === null ? state : { ...state, composing: null }
  if (isTaken(bare)) return { draft: bare, composing: null, value: decimalOf(bare), rejected: null }
  return {
    ...state,
    composing: null,
    rejected: { reason: 'characters', text: typedKey(text, state.draft) ?? text.trim() },
  }
}

const bareText = (text: string) => text.normalize('NFKC').replace(/[\s\p{Sc}]/gu, '')

const isTaken = (bare: string) => /^[\d.,]*$/.test(bare)

/** The one character by which the text is longer than before, so that the message names the key alone; else null. */
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

/** `.5` as 0.5 and `5.` as 5: every reader downstream knows these. */
function plain(decimal: string): string {
  return decimal.replace(/^\./, '0.').replace(/\.$/, '')
}

function left(state: NumberFieldState, decimals: number | undefined): NumberFieldState {
  if (state.draft === '') return state
  if (state.value === '')
    return { ...numberFieldStart(''), rejected: { reason: 'number', text: state.draft } }
  if (decimals === undefined) return state
  const fraction = state.value.split('.')[1] ?? ''
  if (fraction.length <= decimals) return state
  const value = roundDecimal(state.value, decimals) ?? ''
  return { ...state, draft: state.draft.includes(',') ? value.replace('.', ',') : value, value }
}
