import { safeUrl } from '../../foundation/safe-url.ts'
import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** What is typed: the login without spaces around it, the password as it is. */
export type LoginCredentials = { login: string; password: string }

/** What the server says. Answers of the API client fit as they are. */
export type LoginAnswer =
  | { kind: 'ok' }
  | {
      kind: 'refused'
      /** `bad_credentials`, `too_many` …, or one that is not known here. */
      code: string
      /** The server's own sentence, shown when the code is not known here. */
      message: string
      /** Seconds that the server asks to wait. */
      retryAfter?: number | null
    }

/**
 * Signs in. Rejects for transport faults; a fault whose `kind` is `tooMany` counts as a refusal, and its `retryAfter` says how many
 * seconds to wait.
 */
export type SignInPort = Port<LoginCredentials, LoginAnswer>

/** An authentication error that a page brings (shared-blocks §2). */
export type LoginError = 'bad_credentials' | 'too_many' | 'social'

/** Another service that can sign the user in. */
export type LoginProvider = {
  id: string
  /** Its name, which is put into the words of the link. */
  title: string
  /** Where it begins. An address that is not safe is not offered. */
  href: string
}

export type LoginField = 'login' | 'password'

/** Why nobody is signed in yet. */
export type LoginProblem =
  | { kind: 'credentials' }
  /** Too often; again from an instant in milliseconds, null when the server does not say. */
  | { kind: 'tooMany'; until: number | null }
  /** It was too often, and the time to wait is over. */
  | { kind: 'waited' }
  /** The other service did not let the user in. */
  | { kind: 'social' }
  | { kind: 'offline' }
  /** No answer that can be used. */
  | { kind: 'failed' }
  /** In the server's words. */
  | { kind: 'said'; text: string }

export type LoginPhase =
  | { kind: 'editing' }
  /** Sent with fields left empty: these are, in their order. */
  | { kind: 'incomplete'; missing: readonly LoginField[] }
  | { kind: 'sending' }
  | { kind: 'refused'; problem: LoginProblem }
  /** The page goes on from here; nothing is sent any more. */
  | { kind: 'signedIn' }

export type LoginFormState = {
  login: string
  password: string
  /** Whether the password can be read. */
  revealed: boolean
  /** Whether the keyboard writes capitals into the password. */
  capsLock: boolean
  phase: LoginPhase
  /** Where the focus has to go, until it has gone there. */
  focus: LoginField | 'problem' | null
  /** The page's error that was taken up last. */
  brought: LoginError | null
  /** The last id given out. */
  sequence: number
  request: Request<LoginCredentials>
}

/** `at` is the instant of the event in milliseconds. */
export type LoginFormEvent =
  | { type: 'typed'; field: LoginField; text: string }
  | { type: 'revealed'; on: boolean }
  | { type: 'capsLock'; on: boolean }
  | { type: 'submitted'; at: number }
  /** The page came with an error, or has none any more. */
  | { type: 'brought'; error: LoginError | null }
  /** The focus has gone where it had to. */
  | { type: 'focused' }
  /** Time has passed. */
  | { type: 'ticked'; at: number }
  | (Settled<LoginAnswer> & { at: number })

const FIELDS: readonly LoginField[] = ['login', 'password']

const BROUGHT: Record<LoginError, LoginProblem> = {
  bad_credentials: { kind: 'credentials' },
  too_many: { kind: 'tooMany', until: null },
  social: { kind: 'social' },
}

/** Codes of refusals that the form has words for. What is too long to be read is no login that exists. */
const CODES: Readonly<Record<string, 'credentials' | 'tooMany'>> = {
  bad_credentials: 'credentials',
  bad_request: 'credentials',
  too_many: 'tooMany',
}

/** The empty form, or the one with the error that the page brought. */
export function initialLoginForm(error: LoginError | null = null): LoginFormState {
  const empty: LoginFormState = {
    login: '',
    password: '',
    revealed: false,
    capsLock: false,
    phase: { kind: 'editing' },
    focus: null,
    brought: null,
    sequence: 0,
    request: null,
  }
  return brought(empty, error)
}

/** Signing in (H6, shared-blocks §2, §8): what was typed stays whatever happens. Pure. */
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
    case 'brought':
      return event.error === state.brought ? state : brought(state, event.error)
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

/** The fields that are empty, in their order. Spaces are no login, and may be a password. */
export function missingFields({ login, password }: LoginCredentials): LoginField[] {
  const empty: Record<LoginField, boolean> = { login: login.trim() === '', password: password === '' }
  return FIELDS.filter(field => empty[field])
}

/** Until when nothing may be sent, in milliseconds, or null. */
export function blockedUntil({ phase }: LoginFormState): number | null {
  return phase.kind === 'refused' && phase.problem.kind === 'tooMany' ? phase.problem.until : null
}

/** The services whose address may be a link. */
export function offeredProviders(providers: readonly LoginProvider[]): LoginProvider[] {
  return providers.flatMap(provider => {
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

/** Sends once: not while it is on its way, after it has come, or before the wait is over. */
function submitted(state: LoginFormState, at: number): LoginFormState {
  if (state.phase.kind === 'sending' || state.phase.kind === 'signedIn') return state
  if (at < (blockedUntil(state) ?? at)) return { ...state, focus: 'problem' }
  const missing = missingFields(state)
  const [first] = missing
  if (first) return { ...state, phase: { kind: 'incomplete', missing }, focus: first }
  const id = state.sequence + 1
  return {
    ...state,
    // a browser remembers what is sent from a readable field as text
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
    : { ...state, phase: { kind: 'refused', problem: { kind: 'waited' } } }
}

function brought(state: LoginFormState, error: LoginError | null): LoginFormState {
  const next = { ...state, brought: error }
  if (error === null || state.phase.kind === 'sending' || state.phase.kind === 'signedIn') return next
  return refused(next, Object.hasOwn(BROUGHT, error) ? BROUGHT[error] : { kind: 'failed' })
}

function answered(state: LoginFormState, answer: LoginAnswer, at: number): LoginFormState {
  if (answer.kind === 'ok') return { ...state, request: null, phase: { kind: 'signedIn' } }
  const { code, message, retryAfter } = answer
  const known = Object.hasOwn(CODES, code) ? CODES[code] : undefined
  if (known === 'tooMany') return refused(state, tooMany(retryAfter, at))
  if (known === 'credentials') return refused(state, { kind: 'credentials' })
  return refused(state, message.trim() ? { kind: 'said', text: message } : { kind: 'failed' })
}

function refused(state: LoginFormState, problem: LoginProblem): LoginFormState {
  return { ...state, request: null, phase: { kind: 'refused', problem }, focus: 'problem' }
}

/** Asked of anything that a port may reject with. */
function problemOfFault(fault: unknown, at: number): LoginProblem {
  const { kind, retryAfter } =
    typeof fault === 'object' && fault !== null ? (fault as { kind?: unknown; retryAfter?: unknown }) : {}
  if (kind === 'tooMany') return tooMany(retryAfter, at)
  return { kind: kind === 'offline' ? 'offline' : 'failed' }
}

/** A wait that is no number of seconds above 0 is none. */
function tooMany(seconds: unknown, at: number): LoginProblem {
  const known = typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
  return { kind: 'tooMany', until: known ? at + seconds * 1000 : null }
}
