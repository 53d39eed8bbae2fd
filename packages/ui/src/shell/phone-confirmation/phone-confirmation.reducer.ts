import type { Request, Settled } from '../../foundation/state/use-request.ts'

/** The response to a call without a fault: the data, or the code of a refusal. */
export type PhoneAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }
/** The server's error messages; an empty list means success. */
export type PhoneMessages = { messages: readonly string[] }
/** A retry of the same press has the same key, so that it counts once. */
type PhoneWriteOptions = { signal: AbortSignal; idempotencyKey: string }

/** Ports of the phone confirmation (shared-blocks §7). None is called before a press. */
export type PhoneConfirmationPorts = {
  /** Saves the number. No messages means success. */
  updatePhone: (
    question: { phone: string },
    options: PhoneWriteOptions,
  ) => Promise<PhoneAnswer<PhoneMessages>>
  /** Sends a code to the saved number. A fault with `retryAfter` is the number of seconds until one can be sent. */
  sendCode: (question: object, options: { signal: AbortSignal }) => Promise<PhoneAnswer<unknown>>
  /** Confirms the number with the code, which is digits only. No messages means success. */
  confirmPhone: (
    question: { code: string },
    options: PhoneWriteOptions,
  ) => Promise<PhoneAnswer<PhoneMessages>>
}

/** A pending call. */
export type PhoneQuestion =
  | { kind: 'update'; phone: string; key: string }
  | { kind: 'send' }
  | { kind: 'confirm'; code: string; key: string }
export type PhoneCall = PhoneQuestion['kind']

type PhoneStep =
  | { kind: 'phone' }
  /** `sent` is false if the server saved the number but does not send a code yet. */
  | { kind: 'code'; sentTo: string; sent: boolean; code: string }
  | { kind: 'done'; phone: string }

/** Why the user cannot continue. */
export type PhoneError =
  /** The field was empty: nothing was sent. */
  | { kind: 'empty' }
  /** The server's messages about the field. */
  | { kind: 'messages'; messages: readonly string[] }
  | { kind: 'refused'; call: PhoneCall; code: string }
  /** Too many calls: `waits` has the end of the wait. */
  | { kind: 'tooMany'; call: PhoneCall }
  /** No usable response; the same question can be sent again. */
  | { kind: 'failed'; question: PhoneQuestion }

/** End of the wait in milliseconds, and its initial length in seconds. */
export type PhoneWait = { until: number; seconds: number }

/** The target of focus after the last event; a new id is a new move. */
export type PhoneFocus = { id: number; on: 'phone' | 'code' | 'error' | 'done' }

export type PhoneConfirmationState = {
  step: PhoneStep
  /** As typed; never cleared. */
  phone: string
  /** The number that the server has saved while the code could not be sent: it is not saved again. */
  savedPhone: string | null
  error: PhoneError | null
  waits: Readonly<Record<PhoneCall, PhoneWait | null>>
  focus: PhoneFocus | null
  /** The last id of a question. */
  sequence: number
  request: Request<PhoneQuestion>
}

/** The result, with its time in milliseconds. */
type PhoneSettled = Settled<PhoneAnswer<unknown>> & { now: number }

export type PhoneConfirmationEvent =
  | { type: 'phoneTyped'; text: string }
  | { type: 'codeTyped'; text: string }
  /** The step's form was submitted; `key` identifies the intent. */
  | { type: 'submitted'; now: number; key: string }
  | { type: 'resent'; now: number }
  /** The same question again, after it failed. */
  | { type: 'retried' }
  | { type: 'numberChanged' }
  | PhoneSettled

/** Seconds between two codes (shared-blocks §9). */
const RESEND_SECONDS = 30
/** Maximum number of digits in the code field; no code is that long. */
const MAX_CODE_LENGTH = 12
/** The zeros of other digits that people type: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966]

/** The text with every digit as 0–9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digit => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(one => point >= one && point < one + 10)
    return zero === undefined ? digit : String(point - zero)
  })
}

/** The digits of a code; pasted dashes, spaces and other characters are removed. */
export function codeDigits(text: string): string {
  return withPlainDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, MAX_CODE_LENGTH)
}

/** The number to send: trimmed, without invisible characters from copying. */
export function phoneToSend(text: string): string {
  return withPlainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
}

export type PhoneOnRecord = {
  /** The saved number, or null. */
  phone: string | null
  confirmed: boolean
}

/** The initial state: the number to enter, or the confirmed one. */
export function initialPhoneConfirmation({ phone, confirmed }: PhoneOnRecord): PhoneConfirmationState {
  return {
    step: phone !== null && confirmed ? { kind: 'done', phone } : { kind: 'phone' },
    phone: phone ?? '',
    savedPhone: null,
    error: null,
    waits: { update: null, send: null, confirm: null },
    focus: null,
    sequence: 0,
    request: null,
  }
}

/** Phone, code, confirmed (H7, shared-blocks §4 "Phone confirmation"). Pure. */
export function phoneConfirmationReducer(
  state: PhoneConfirmationState,
  event: PhoneConfirmationEvent,
): PhoneConfirmationState {
  switch (event.type) {
    case 'phoneTyped':
      return phoneTyped(state, event.text)
    case 'codeTyped':
      return codeTyped(state, event.text)
    case 'submitted':
      return submitted(state, event.now, event.key)
    case 'resent':
      return resent(state, event.now)
    case 'retried':
      return state.error?.kind === 'failed' ? withRequest(state, state.error.question) : state
    case 'numberChanged':
      return state.step.kind === 'phone'
        ? state
        : withFocus(
            { ...state, step: { kind: 'phone' }, savedPhone: null, error: null, request: null },
            'phone',
          )
    case 'answered':
    case 'failed':
      return settled(state, event)
  }
}

/** Whether a call would still be refused. If the clock is set back to before the start of the wait, the wait ends. */
export function isWaiting(wait: PhoneWait | null, now: number): boolean {
  return wait !== null && now < wait.until && now >= wait.until - wait.seconds * 1000
}

function phoneTyped(state: PhoneConfirmationState, text: string): PhoneConfirmationState {
  // the pending number is the one that the code is sent to
  if (state.step.kind !== 'phone' || state.request) return state
  return { ...state, phone: text, savedPhone: null, error: afterTyping(state.error) }
}

function codeTyped(state: PhoneConfirmationState, code: string): PhoneConfirmationState {
  if (state.step.kind !== 'code' || state.request?.payload.kind === 'confirm') return state
  return { ...state, step: { ...state.step, code }, error: afterTyping(state.error) }
}

/** An error about the old text does not apply to the new one; waits and sign-in errors stay. */
function afterTyping(error: PhoneError | null): PhoneError | null {
  return error?.kind === 'tooMany' || error?.kind === 'refused' ? error : null
}

function submitted(state: PhoneConfirmationState, now: number, key: string): PhoneConfirmationState {
  const { step, waits } = state
  if (step.kind === 'done' || isWaiting(waits[step.kind === 'phone' ? 'update' : 'confirm'], now))
    return state
  if (step.kind === 'code') {
    const code = codeDigits(step.code)
    return code === ''
      ? withError(state, { kind: 'empty' })
      : withRequest(state, { kind: 'confirm', code, key })
  }
  const phone = phoneToSend(state.phone)
  if (phone === '') return withError(state, { kind: 'empty' })
  return withRequest(state, phone === state.savedPhone ? { kind: 'send' } : { kind: 'update', phone, key })
}

function resent(state: PhoneConfirmationState, now: number): PhoneConfirmationState {
  return state.step.kind === 'code' && !isWaiting(state.waits.send, now)
    ? withRequest(state, { kind: 'send' })
    : state
}

/** Sets the pending question, unless there is one: pressing twice sends once. */
function withRequest(state: PhoneConfirmationState, question: PhoneQuestion): PhoneConfirmationState {
  if (state.request) return state
  const id = state.sequence + 1
  return {
    ...state,
    error: null,
    sequence: id,
    request: { id, payload: sameIntent(state.error, question) },
  }
}

/** A question without a response keeps its key when it is sent again, because the server may have received it. */
function sameIntent(error: PhoneError | null, question: PhoneQuestion): PhoneQuestion {
  if (error?.kind !== 'failed') return question
  const { question: before } = error
  const same =
    (before.kind === 'update' && question.kind === 'update' && before.phone === question.phone) ||
    (before.kind === 'confirm' && question.kind === 'confirm' && before.code === question.code)
  return same ? before : question
}

function settled(state: PhoneConfirmationState, event: PhoneSettled): PhoneConfirmationState {
  const pending = state.request
  if (pending?.id !== event.id) return state
  const rest = { ...state, request: null }
  const { payload: question } = pending
  if (event.type === 'failed') return failed(rest, question, event.fault, event.now)
  const { answer } = event
  if (answer.kind === 'refused')
    return withError(rest, { kind: 'refused', call: question.kind, code: answer.code })
  if (question.kind === 'send') return sent(rest, event.now)
  const messages = messagesOf(answer.data)
  if (!messages) return withError(rest, { kind: 'failed', question })
  if (messages.length > 0) return withError(rest, { kind: 'messages', messages })
  return question.kind === 'update'
    ? withRequest({ ...rest, savedPhone: question.phone }, { kind: 'send' })
    : confirmed(rest)
}

/** The list of errors. A response without the list is no success: no code is sent after it. */
export function messagesOf(data: unknown): readonly string[] | null {
  const messages = typeof data === 'object' && data !== null && 'messages' in data ? data.messages : null
  if (!Array.isArray(messages)) return null
  return messages.map(message => (typeof message === 'string' ? message : ''))
}

function sent(state: PhoneConfirmationState, now: number): PhoneConfirmationState {
  const wait = { until: now + RESEND_SECONDS * 1000, seconds: RESEND_SECONDS }
  return withFocus({ ...awaitingCode(state, true), waits: { ...state.waits, send: wait } }, 'code')
}

/** The step of the code. A new code invalidates the old one, so its input is cleared. */
function awaitingCode(state: PhoneConfirmationState, isSent: boolean): PhoneConfirmationState {
  const { step } = state
  if (step.kind === 'code') return isSent ? { ...state, step: { ...step, sent: true, code: '' } } : state
  const sentTo = state.savedPhone ?? phoneToSend(state.phone)
  return { ...state, step: { kind: 'code', sentTo, sent: isSent, code: '' } }
}

function confirmed(state: PhoneConfirmationState): PhoneConfirmationState {
  if (state.step.kind !== 'code') return state
  return withFocus({ ...state, savedPhone: null, step: { kind: 'done', phone: state.step.sentTo } }, 'done')
}

function failed(
  state: PhoneConfirmationState,
  question: PhoneQuestion,
  fault: unknown,
  now: number,
): PhoneConfirmationState {
  const seconds = secondsToWait(fault)
  if (seconds === null) return withError(state, { kind: 'failed', question })
  const waits = { ...state.waits, [question.kind]: { until: now + seconds * 1000, seconds } }
  // the number is saved already: an earlier code may still be on its way to it
  const next = question.kind === 'send' ? awaitingCode(state, false) : state
  return withError({ ...next, waits }, { kind: 'tooMany', call: question.kind })
}

/** The seconds to wait in a fault (429 with Retry-After), or null if there are none. */
export function secondsToWait(fault: unknown): number | null {
  const seconds =
    typeof fault === 'object' && fault !== null && 'retryAfter' in fault ? fault.retryAfter : null
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Moves focus to the invalid field, or to the error message. */
function withError(state: PhoneConfirmationState, error: PhoneError): PhoneConfirmationState {
  const inField = error.kind === 'empty' || error.kind === 'messages'
  const field = state.step.kind === 'phone' ? 'phone' : 'code'
  return withFocus({ ...state, error }, inField ? field : 'error')
}

function withFocus(state: PhoneConfirmationState, on: PhoneFocus['on']): PhoneConfirmationState {
  return { ...state, focus: { id: (state.focus?.id ?? 0) + 1, on } }
}
