import type { Request, Settled } from '../../foundation/state/use-request.ts'

/** What a call brings when nothing broke: the facts, or the code of a refusal. */
export type PhoneAnswer<Facts> = { kind: 'ok'; data: Facts } | { kind: 'refused'; code: string }
/** What is wrong, in the server's words; an empty list says that nothing is. */
export type PhoneMessages = { messages: readonly string[] }
/** The key stays the same when the same press is carried again, so that it counts once. */
export type PhoneWriteOptions = { signal: AbortSignal; idempotencyKey: string }

/** What the phone confirmation asks of the world (shared-blocks §7). None is called before a press. */
export type PhoneConfirmationPorts = {
  /** Puts the number on record. No messages means that it was taken. */
  updatePhone: (
    question: { phone: string },
    options: PhoneWriteOptions,
  ) => Promise<PhoneAnswer<PhoneMessages>>
  /** Sends a code to the number on record. A fault with `retryAfter` says in how many seconds one may be sent. */
  sendCode: (question: object, options: { signal: AbortSignal }) => Promise<PhoneAnswer<unknown>>
  /** Confirms the number with the code, which is digits only. No messages means that it is confirmed. */
  confirmPhone: (
    question: { code: string },
    options: PhoneWriteOptions,
  ) => Promise<PhoneAnswer<PhoneMessages>>
}

/** A call under way. */
export type PhoneQuestion =
  | { kind: 'update'; phone: string; key: string }
  | { kind: 'send' }
  | { kind: 'confirm'; code: string; key: string }
export type PhoneCall = PhoneQuestion['kind']

export type PhoneStep =
  | { kind: 'phone' }
  /** `sent` is false when the server took the number but sends no code yet. */
  | { kind: 'code'; sentTo: string; sent: boolean; code: string }
  | { kind: 'done'; phone: string }

/** What keeps the user from going on. */
export type PhoneError =
  /** The field was empty: nothing was sent. */
  | { kind: 'empty' }
  /** The server took the call and says what is wrong with what is in the field. */
  | { kind: 'said'; messages: readonly string[] }
  | { kind: 'refused'; call: PhoneCall; code: string }
  /** Asked too often: `waits` says until when. */
  | { kind: 'tooMany'; call: PhoneCall }
  /** No answer that can be used; the same question can be asked again. */
  | { kind: 'failed'; question: PhoneQuestion }

/** Until when a call would be refused, in milliseconds, and how many seconds that was when it began. */
export type PhoneWait = { until: number; seconds: number }

/** Where the focus belongs after what has just happened; a new id is a new move. */
export type PhoneFocus = { id: number; on: 'phone' | 'code' | 'error' | 'done' }

export type PhoneConfirmationState = {
  step: PhoneStep
  /** As typed, kept through all steps. */
  phone: string
  /** The number that the server has taken while the code could not be sent: it is not written again. */
  taken: string | null
  error: PhoneError | null
  waits: Readonly<Record<PhoneCall, PhoneWait | null>>
  focus: PhoneFocus | null
  /** The last id given to a question. */
  sequence: number
  request: Request<PhoneQuestion>
}

/** What came back, with the instant in milliseconds. */
export type PhoneSettled = Settled<PhoneAnswer<unknown>> & { now: number }

export type PhoneConfirmationEvent =
  | { type: 'phoneTyped'; text: string }
  | { type: 'codeTyped'; text: string }
  /** The form of the step was sent; `key` names the intent. */
  | { type: 'submitted'; now: number; key: string }
  | { type: 'resent'; now: number }
  /** The same question again, after it failed. */
  | { type: 'retried' }
  | { type: 'numberChanged' }
  | PhoneSettled

/** Seconds between two codes (shared-blocks §9). */
export const RESEND_SECONDS = 30
/** Digits that a code field holds; no code is that long. */
const LONGEST_CODE = 12
/** The zeros of the digits that people type besides ours: Arabic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966]

/** The text with every digit as 0–9. */
function withPlainDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, digit => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(one => point >= one && point < one + 10)
    return zero === undefined ? digit : String(point - zero)
  })
}

/** The digits of a code: dashes, blanks and whatever else was pasted with them fall away. */
export function codeDigits(text: string): string {
  return withPlainDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, LONGEST_CODE)
}

/** The number as it is sent: trimmed, without the invisible marks that copying brings along. */
export function phoneToSend(text: string): string {
  return withPlainDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
}

export type PhoneOnRecord = {
  /** The number on record, or null. */
  phone: string | null
  confirmed: boolean
}

/** The first state: the number to be typed, or the one that is confirmed. */
export function initialPhoneConfirmation({ phone, confirmed }: PhoneOnRecord): PhoneConfirmationState {
  return {
    step: phone !== null && confirmed ? { kind: 'done', phone } : { kind: 'phone' },
    phone: phone ?? '',
    taken: null,
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
      return state.error?.kind === 'failed' ? ask(state, state.error.question) : state
    case 'numberChanged':
      return state.step.kind === 'phone'
        ? state
        : moved({ ...state, step: { kind: 'phone' }, taken: null, error: null, request: null }, 'phone')
    case 'answered':
    case 'failed':
      return settled(state, event)
  }
}

/** Whether a call would still be refused. A clock that was set back to before the wait began ends it. */
export function isWaiting(wait: PhoneWait | null, now: number): boolean {
  return wait !== null && now < wait.until && now >= wait.until - wait.seconds * 1000
}

function phoneTyped(state: PhoneConfirmationState, text: string): PhoneConfirmationState {
  // the number under way is the one that the code goes to
  if (state.step.kind !== 'phone' || state.request) return state
  return { ...state, phone: text, taken: null, error: afterTyping(state.error) }
}

function codeTyped(state: PhoneConfirmationState, code: string): PhoneConfirmationState {
  if (state.step.kind !== 'code' || state.request?.payload.kind === 'confirm') return state
  return { ...state, step: { ...state.step, code }, error: afterTyping(state.error) }
}

/** What was wrong with the text before is not wrong with this one; that somebody has to wait or sign in stays so. */
function afterTyping(error: PhoneError | null): PhoneError | null {
  return error?.kind === 'tooMany' || error?.kind === 'refused' ? error : null
}

function submitted(state: PhoneConfirmationState, now: number, key: string): PhoneConfirmationState {
  const { step, waits } = state
  if (step.kind === 'done' || isWaiting(waits[step.kind === 'phone' ? 'update' : 'confirm'], now))
    return state
  if (step.kind === 'code') {
    const code = codeDigits(step.code)
    return code === '' ? withError(state, { kind: 'empty' }) : ask(state, { kind: 'confirm', code, key })
  }
  const phone = phoneToSend(state.phone)
  if (phone === '') return withError(state, { kind: 'empty' })
  return ask(state, phone === state.taken ? { kind: 'send' } : { kind: 'update', phone, key })
}

function resent(state: PhoneConfirmationState, now: number): PhoneConfirmationState {
  return state.step.kind === 'code' && !isWaiting(state.waits.send, now)
    ? ask(state, { kind: 'send' })
    : state
}

/** Writes the question down, unless one is under way: pressing twice sends once. */
function ask(state: PhoneConfirmationState, question: PhoneQuestion): PhoneConfirmationState {
  if (state.request) return state
  const id = state.sequence + 1
  return {
    ...state,
    error: null,
    sequence: id,
    request: { id, payload: sameIntent(state.error, question) },
  }
}

/** A question that got no answer keeps its key when it is asked again: the server may have heard it. */
function sameIntent(error: PhoneError | null, question: PhoneQuestion): PhoneQuestion {
  if (error?.kind !== 'failed') return question
  const { question: before } = error
  const same =
    (before.kind === 'update' && question.kind === 'update' && before.phone === question.phone) ||
    (before.kind === 'confirm' && question.kind === 'confirm' && before.code === question.code)
  return same ? before : question
}

function settled(state: PhoneConfirmationState, event: PhoneSettled): PhoneConfirmationState {
  const asked = state.request
  if (asked?.id !== event.id) return state
  const rest = { ...state, request: null }
  const { payload: question } = asked
  if (event.type === 'failed') return failed(rest, question, event.fault, event.now)
  const { answer } = event
  if (answer.kind === 'refused')
    return withError(rest, { kind: 'refused', call: question.kind, code: answer.code })
  if (question.kind === 'send') return sent(rest, event.now)
  const messages = messagesOf(answer.data)
  if (!messages) return withError(rest, { kind: 'failed', question })
  if (messages.length > 0) return withError(rest, { kind: 'said', messages })
  return question.kind === 'update'
    ? ask({ ...rest, taken: question.phone }, { kind: 'send' })
    : confirmed(rest)
}

/** The list of what is wrong. An answer without one is no success: no code is sent on it. */
export function messagesOf(data: unknown): readonly string[] | null {
  const messages = typeof data === 'object' && data !== null && 'messages' in data ? data.messages : null
  if (!Array.isArray(messages)) return null
  return messages.map(message => (typeof message === 'string' ? message : ''))
}

function sent(state: PhoneConfirmationState, now: number): PhoneConfirmationState {
  const wait = { until: now + RESEND_SECONDS * 1000, seconds: RESEND_SECONDS }
  return moved({ ...awaitingCode(state, true), waits: { ...state.waits, send: wait } }, 'code')
}

/** The step of the code. A new code makes the old one worth nothing; what was typed of it goes with it. */
function awaitingCode(state: PhoneConfirmationState, isSent: boolean): PhoneConfirmationState {
  const { step } = state
  if (step.kind === 'code') return isSent ? { ...state, step: { ...step, sent: true, code: '' } } : state
  const sentTo = state.taken ?? phoneToSend(state.phone)
  return { ...state, step: { kind: 'code', sentTo, sent: isSent, code: '' } }
}

function confirmed(state: PhoneConfirmationState): PhoneConfirmationState {
  if (state.step.kind !== 'code') return state
  return moved({ ...state, taken: null, step: { kind: 'done', phone: state.step.sentTo } }, 'done')
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
  // the number is on record already: the code of a moment ago may still be on its way to it
  const next = question.kind === 'send' ? awaitingCode(state, false) : state
  return withError({ ...next, waits }, { kind: 'tooMany', call: question.kind })
}

/** The seconds that a fault asks to wait (429 with Retry-After), or null when it asks for none. */
export function secondsToWait(fault: unknown): number | null {
  const seconds =
    typeof fault === 'object' && fault !== null && 'retryAfter' in fault ? fault.retryAfter : null
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** Moves the focus to the field that is wrong, or to the error message. */
function withError(state: PhoneConfirmationState, error: PhoneError): PhoneConfirmationState {
  const inField = error.kind === 'empty' || error.kind === 'said'
  const field = state.step.kind === 'phone' ? 'phone' : 'code'
  return moved({ ...state, error }, inField ? field : 'error')
}

function moved(state: PhoneConfirmationState, on: PhoneFocus['on']): PhoneConfirmationState {
  return { ...state, focus: { id: (state.focus?.id ?? 0) + 1, on } }
}
