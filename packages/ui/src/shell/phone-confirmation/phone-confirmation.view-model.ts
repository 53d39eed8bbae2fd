import { type AccessVerdict, gateOf } from '../../foundation/access/access.ts'
import type { PhoneCall, PhoneConfirmationState, PhoneError } from './phone-confirmation.reducer.ts'
import { groupedPhone } from './phone-number.view-model.ts'

/** A label key, or the server's own text. */
export type PhoneText =
  | { key: string; values?: Readonly<Record<string, string | number>> }
  | { plain: string }

/** The message between the field and its buttons after an error. */
export type PhoneNotice = {
  /** Whether it is an error, or a wait. */
  tone: 'down' | 'warn'
  /** Null if the access prompt says everything. */
  text: PhoneText | null
  /** The access verdict, if signing in or requesting access is the next step. */
  gate: AccessVerdict | null
  /** Whether the same call can be sent again. */
  retry: boolean
}

type PhoneField = {
  value: string
  hint: PhoneText
  error: PhoneText | null
  readOnly: boolean
}

export type PhoneConfirmationViewModel =
  | { kind: 'locked'; gate: AccessVerdict }
  | { kind: 'phone'; field: PhoneField; notice: PhoneNotice | null; sending: boolean }
  | { kind: 'code'; field: PhoneField; notice: PhoneNotice | null; confirming: boolean; resending: boolean }
  | { kind: 'done'; text: PhoneText }

/** The view model (access row 33: visitors see the sign-in prompt). Pure. */
export function toPhoneConfirmationViewModel(
  state: PhoneConfirmationState,
  access: AccessVerdict,
): PhoneConfirmationViewModel {
  if (access.kind !== 'allowed') return { kind: 'locked', gate: access }
  const { step, error } = state
  const call = state.request?.payload.kind ?? null
  const notice = error ? noticeOf(error) : null
  switch (step.kind) {
    case 'phone': {
      const hint = { key: 'phone_number_hint' }
      const fieldError = error ? phoneError(error) : null
      const field = { value: state.phone, hint, error: fieldError, readOnly: call !== null }
      return { kind: 'phone', field, notice, sending: call !== null }
    }
    case 'code': {
      const hint = {
        key: step.sent ? 'phone_code_hint' : 'phone_code_unsent',
        values: { phone: groupedPhone(step.sentTo) },
      }
      const fieldError = error ? codeError(error) : null
      const field = { value: step.code, hint, error: fieldError, readOnly: call === 'confirm' }
      return { kind: 'code', field, notice, confirming: call === 'confirm', resending: call === 'send' }
    }
    case 'done':
      return { kind: 'done', text: { key: 'phone_confirmed', values: { phone: groupedPhone(step.phone) } } }
  }
}

function phoneError(error: PhoneError): PhoneText | null {
  if (error.kind === 'empty') return { key: 'phone_empty' }
  return error.kind === 'messages' ? (textOf(error.messages) ?? { key: 'phone_rejected' }) : null
}

function codeError(error: PhoneError): PhoneText | null {
  if (error.kind === 'empty') return { key: 'phone_code_empty' }
  return error.kind === 'messages' ? (textOf(error.messages) ?? { key: 'phone_code_rejected' }) : null
}

/** The server's messages in one line; null if there are none. */
function textOf(messages: readonly string[]): PhoneText | null {
  const plain = messages
    .map(message => message.trim())
    .filter(message => message !== '')
    .join(' ')
  return plain === '' ? null : { plain }
}

function noticeOf(error: PhoneError): PhoneNotice | null {
  switch (error.kind) {
    case 'empty':
    case 'messages':
      return null
    case 'failed':
      return { tone: 'down', text: { key: 'phone_failed' }, gate: null, retry: true }
    case 'tooMany':
      return { tone: 'warn', text: { key: TOO_MANY[error.call].labelKey }, gate: null, retry: false }
    case 'refused': {
      const gate = gateOf(error.code)
      return { tone: 'down', text: gate ? null : { key: REFUSED[error.call].labelKey }, gate, retry: false }
    }
  }
}

type Texts = Readonly<Record<PhoneCall, { labelKey: string }>>
const TOO_MANY: Texts = {
  update: { labelKey: 'phone_too_many' },
  send: { labelKey: 'phone_too_soon' },
  confirm: { labelKey: 'phone_too_many' },
}
const REFUSED: Texts = {
  update: { labelKey: 'phone_rejected' },
  send: { labelKey: 'phone_not_sent' },
  confirm: { labelKey: 'phone_code_rejected' },
}

/** Seconds as minutes and seconds, with hours if there are any. */
export function waitText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Remaining seconds at which screen readers announce the countdown (H7). */
export type CountdownMark = 30 | 10 | 0

/** The last mark that the countdown has passed; null before the first. */
export function countdownMark(left: number): CountdownMark | null {
  if (left > 30) return null
  if (left > 10) return 30
  return left > 0 ? 10 : 0
}
