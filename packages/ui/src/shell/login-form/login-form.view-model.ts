import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  blockedUntil,
  type LoginField,
  type LoginFormState,
  type LoginProblem,
} from './login-form.reducer.ts'

/** A text: the key of a label with its slots, or literal text. */
export type LoginText = { key: string; values?: Readonly<Record<string, number>> } | { text: string }

export type LoginFormViewModel = {
  /** The message above the fields, or null. */
  problem: LoginText | null
  /** A second sentence with the countdown, which is not announced every second. */
  wait: LoginText | null
  /** The error of each field. */
  errors: Record<LoginField, LoginText | null>
  pending: boolean
}

const PROBLEMS: Record<Exclude<LoginProblem['kind'], 'message' | 'tooMany'>, LoginText> = {
  credentials: { key: 'login_bad_credentials' },
  social: { key: 'login_social_failed' },
  offline: { key: 'login_offline' },
  failed: { key: 'login_failed' },
  waitOver: { key: 'login_wait_over' },
}

const MISSING: Record<LoginField, LoginText> = {
  login: { key: 'login_missing' },
  password: { key: 'login_password_missing' },
}

/** The form's messages. `wait` is the number of seconds until the form can be submitted again. */
export function toLoginFormViewModel(state: LoginFormState, wait: number): LoginFormViewModel {
  const { phase } = state
  const error = (field: LoginField) =>
    phase.kind === 'incomplete' && phase.missing.includes(field) ? MISSING[field] : null
  return {
    problem: phase.kind === 'refused' ? problemText(phase.problem) : null,
    wait: blockedUntil(state) !== null && wait > 0 ? { key: 'login_wait', values: { n: wait } } : null,
    errors: { login: error('login'), password: error('password') },
    pending: phase.kind === 'sending' || phase.kind === 'signedIn',
  }
}

function problemText(problem: LoginProblem): LoginText {
  if (problem.kind === 'message') return { text: problem.text }
  if (problem.kind === 'tooMany')
    return { key: problem.until === null ? 'login_too_many_later' : 'login_too_many' }
  return PROBLEMS[problem.kind]
}

/** Resolves a text. */
export function loginText(text: LoginText, label: LabelOf): string {
  return 'text' in text ? text.text : label(text.key, text.values)
}
