import { uniqueBy } from '../../foundation/list-of.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** The input: the login trimmed, the password as typed. */
export type LoginCredentials = { login: string; password: string }

/** The server's response. Responses of the API client fit without conversion. */
export type LoginAnswer =
  | { kind: 'ok' }
  | {
      kind: 'refused'
      /** `bad_credentials`, `too_many` …, or an unknown one. */
      code: string
      /** The server's own sentence, shown for unknown codes. */
      message: string
      /** Seconds to wait. */
      retryAfter?: number | null
    }

/**
 * Signs in. Rejects for transport faults; a fault whose `kind` is `tooMany` counts as a refusal, and its `retryAfter` is the
 * number of seconds to wait.
 */
export type SignInPort = Port<LoginCredentials, LoginAnswer>

/** An authentication error from the page (shared-blocks §2). */
export type LoginError = 'bad_credentials' | 'too_many' | 'social'

/** Another service that can sign the user in. */
export type LoginProvider = {
  id: string
  /** Its name, used in the text of the link. */
  title: string
  /** Its start address. A service with an unsafe address is not offered. */
  href: string
}

export type LoginField = 'login' | 'password'

/** Why sign-in failed. */
export type LoginProblem =
  | { kind: 'credentials' }
  /** Too many attempts; the next is possible at an instant in milliseconds, null if the server does not say. */
  | { kind: 'tooMany'; until: number | null }
  /** Too many attempts, and the wait is over. */
  | { kind: 'waitOver' }
  /** The other service refused to sign the user in. */
  | { kind: 'social' }
  | { kind: 'offline' }
  /** No usable response. */
  | { kind: 'failed' }
  /** The server's own message. */
  | { kind: 'message'; text: string }

type LoginPhase =
  | { kind: 'editing' }
  /** Submitted with empty fields: these, in order. */
  | { kind: 'incomplete'; missing: readonly LoginField[] }
  | { kind: 'sending' }
  | { kind: 'refused'; problem: LoginProblem }
  /** The page continues from here; nothing is sent any more. */
  | { kind: 'signedIn' }

export type LoginFormState = {
  login: string
  password: string
  /** Whether the password is shown as text. */
  revealed: boolean
  /** Whether Caps Lock is on while the password is typed. */
  capsLock: boolean
  phase: LoginPhase
  /** The pending target of focus; null after focus has moved. */
  focus: LoginField | 'problem' | null
  /** The last error from the page that was processed. */
  pageError: LoginError | null
  /** The last assigned id. */
  sequence: number
  request: Request<LoginCredentials>
}

/** `at` is the time of the event in milliseconds. */
export type LoginFormEvent =
  | { type: 'typed'; field: LoginField; text: string }
  | { type: 'revealed'; on: boolean }
  | { type: 'capsLock'; on: boolean }
  | { type: 'submitted'; at: number }
  /** The page's error changed; null if there is none any more. */
  | { type: 'pageErrorChanged'; error: LoginError | null }
  /** Focus has moved to its target. */
  | { type: 'focused' }
  /** A timer tick. */
  | { type: 'ticked'; at: number }
  | (Settled<LoginAnswer> & { at: number })

const FIELDS: readonly LoginField[] = ['login', 'password']

const PAGE_ERRORS: Record<LoginError, LoginProblem> = {
  bad_credentials: { kind: 'credentials' },
  too_many: { kind: 'tooMany', until: null },
  social: { kind: 'social' },
}

/** Refusal codes with a text of our own. A login that is too long does not exist. */
const CODES: Readonly<Record<string, 'credentials' | 'tooMany'>> = {
  bad_credentials: 'credentials',
  bad_request: 'credentials',
  too_many: 'tooMany',
}

/** The empty form, or the form with the page's error. */
export function initialLoginForm(error: LoginError | null = null): LoginFormState {
  const empty: LoginFormState = {
    login: '',
    password: '',
    revealed: false,
    capsLock: false,
    phase: { kind: 'editing' },
    focus: null,
    pageError: null,
    sequence: 0,
    request: null,
  }
  return withPageError(empty, error)
}

/** Signing in (H6, shared-blocks §2, §8). Pure. Input is never cleared. */
export function loginFormReducer(state: LoginFormState, event: LoginFormEvent): LoginFormState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.field, event.text)
    case 'revealed':
      return state.revealed === event.on ? state : { ...state, revealed: event.on }
    case 'capsLock':
      return state.capsLock === event.on ? state : { ...state, capsLock: event.on }
    case 'submitted':
      return submitted(state, event.at)
    case 'pageErrorChanged':
      return event.error === state.pageError ? state : withPageError(state, event.error)
    case 'focused':
      return state.focus === null ? state : { ...state, focus: null }
    case 'ticked':
      return ticked(state, event.at)
    case 'answered':
      return state.request?.id === event.id ? answered(state, event.answer, event.at) : state
    case 'failed':
      return state.request?.id === event.id ? refused(state, problemOfFault(event.fault, event.at)) : state
  }
}

/** The empty fields, in order. Spaces are an empty login, but may be a password. */
export function missingFields({ login, password }: LoginCredentials): LoginField[] {
  const empty: Record<LoginField, boolean> = { login: login.trim() === '', password: password === '' }
  return FIELDS.filter(field => empty[field])
}

/** The end of the wait, in milliseconds, or null. */
export function blockedUntil({ phase }: LoginFormState): number | null {
  return phase.kind === 'refused' && phase.problem.kind === 'tooMany' ? phase.problem.until : null
}

/** The services with a safe address. */
export function offeredProviders(providers: readonly LoginProvider[]): LoginProvider[] {
  return uniqueBy(providers, ({ id }) => id).flatMap(provider => {
    const href = safeUrl(provider.href)
    return href ? [{ ...provider, href }] : []
  })
}

function typed(state: LoginFormState, field: LoginField, text: string): LoginFormState {
  const { phase } = state
  const next = { ...state, [field]: text }
  if (phase.kind !== 'incomplete') return next
  const missing = phase.missing.filter(one => one !== field || missingFields(next).includes(one))
  return { ...next, phase: missing.length > 0 ? { kind: 'incomplete', missing } : { kind: 'editing' } }
}

/** Submits once: not during a request, after success, or before the wait is over. */
function submitted(state: LoginFormState, at: number): LoginFormState {
  if (state.phase.kind === 'sending' || state.phase.kind === 'signedIn') return state
  if (at < (blockedUntil(state) ?? at)) return { ...state, focus: 'problem' }
  const missing = missingFields(state)
  const [first] = missing
  if (first) return { ...state, phase: { kind: 'incomplete', missing }, focus: first }
  const id = state.sequence + 1
  return {
    ...state,
    // browsers remember the value of a readable field as text
    revealed: false,
    focus: null,
    phase: { kind: 'sending' },
    sequence: id,
    request: { id, payload: { login: state.login.trim(), password: state.password } },
  }
}

function ticked(state: LoginFormState, at: number): LoginFormState {
  return at < (blockedUntil(state) ?? Number.POSITIVE_INFINITY)
    ? state
    : { ...state, phase: { kind: 'refused', problem: { kind: 'waitOver' } } }
}

function withPageError(state: LoginFormState, error: LoginError | null): LoginFormState {
  const next = { ...state, pageError: error }
  if (error === null || state.phase.kind === 'sending' || state.phase.kind === 'signedIn') return next
  return refused(next, Object.hasOwn(PAGE_ERRORS, error) ? PAGE_ERRORS[error] : { kind: 'failed' })
}

function answered(state: LoginFormState, answer: LoginAnswer, at: number): LoginFormState {
  if (answer.kind === 'ok') return { ...state, request: null, phase: { kind: 'signedIn' } }
  const { code, message, retryAfter } = answer
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined
  if (known === 'tooMany') return refused(state, tooMany(retryAfter, at))
  if (known === 'credentials') return refused(state, { kind: 'credentials' })
  return refused(state, message.trim() ? { kind: 'message', text: message } : { kind: 'failed' })
}

function refused(state: LoginFormState, problem: LoginProblem): LoginFormState {
  return { ...state, request: null, phase: { kind: 'refused', problem }, focus: 'problem' }
}

/** A port may reject with any value. */
function problemOfFault(fault: unknown, at: number): LoginProblem {
  const { kind, retryAfter } =
    typeof fault === 'object' && fault !== null ? (fault as { kind?: unknown; retryAfter?: unknown }) : {}
  if (kind === 'tooMany') return tooMany(retryAfter, at)
  return { kind: kind === 'offline' ? 'offline' : 'failed' }
}

/** Anything but a number of seconds above 0 means no wait. */
function tooMany(seconds: unknown, at: number): LoginProblem {
  const known = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
  return { kind: 'tooMany', until: known ? at + seconds * 1000 : null }
}
