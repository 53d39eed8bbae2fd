import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'

export type NumberFieldState = {
  /** The text in the field, as typed. */
  draft: string
  /** The decimal string that the draft stands for; '' for blank and for what is no number. */
  value: string
  /** Whether something was blanked because it was no number; told until the next input. */
  blanked: boolean
}

export type NumberFieldEvent =
  | { type: 'typed'; text: string }
  /** The field is left: what is no number is blanked (shared-blocks §5), the rest is rounded. */
  | { type: 'left'; decimals: number | undefined }
  /** The parent gave another value. */
  | { type: 'given'; value: string }

/** The start: a given decimal string, shown as it is; what is no number is blank (shared-blocks §5). */
export function numberFieldStart(given: string): NumberFieldState {
  const value = decimalOf(given)
  return { draft: value === '' ? '' : given.trim(), value, blanked: false }
}

/** A field that holds digits with at most one dot or comma (bond-page §5). */
export function numberFieldReducer(state: NumberFieldState, event: NumberFieldEvent): NumberFieldState {
  switch (event.type) {
    case 'typed': {
      const draft = admitted(event.text, state.draft)
      return draft === state.draft ? state : { draft, value: decimalOf(draft), blanked: false }
    }
    case 'left':
      return left(state, event.decimals)
    case 'given':
      return decimalOf(event.value) === state.value ? state : numberFieldStart(event.value)
  }
}

/**
 * The text that the field takes: spaces and currency signs round a pasted number fall away, and a key that no number has
 * is not let in. Other pasted text stays to be seen; taking signs out of `1e5` or `-5` would make another number of it.
 */
function admitted(text: string, before: string): string {
  const bare = text.normalize('NFKC').replace(/[\s\p{Sc}]/gu, '')
  if (/^[\d.,]*$/.test(bare)) return bare
  const isKey = bare.replace(/[^\d.,]/g, '') === before && bare.length === before.length + 1
  return isKey ? before : bare
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
  if (state.value === '') return { draft: '', value: '', blanked: true }
  if (decimals === undefined) return state
  const fraction = state.value.split('.')[1] ?? ''
  if (fraction.length <= decimals) return state
  const value = roundDecimal(state.value, decimals) ?? ''
  return { draft: state.draft.includes(',') ? value.replace('.', ',') : value, value, blanked: false }
}
