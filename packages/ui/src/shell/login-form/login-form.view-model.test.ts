import { describe, expect, test } from 'vitest'
import { initialLoginForm, type LoginFormState, type LoginProblem } from './login-form.reducer.ts'
import { type LoginText, loginText, toLoginFormViewModel } from './login-form.view-model.ts'

const formWith = (over: Partial<LoginFormState>): LoginFormState => ({ ...initialLoginForm(), ...over })
const refused = (problem: LoginProblem) => formWith({ phase: { kind: 'refused', problem } })
const QUIET = { problem: null, wait: null, errors: { login: null, password: null }, pending: false }

describe('H6 the messages of the form', () => {
  test('none, before anything happened', () => {
    expect(toLoginFormViewModel(initialLoginForm(), 0)).toEqual(QUIET)
  })

  test.each<[string, LoginProblem, number, LoginText, LoginText | null]>([
    ['wrong credentials', { kind: 'credentials' }, 0, { key: 'login_bad_credentials' }, null],
    [
      'too often, with the seconds left',
      { kind: 'tooMany', until: 1 },
      42,
      { key: 'login_too_many' },
      { key: 'login_wait', values: { n: 42 } },
    ],
    [
      'too often, before the seconds are counted',
      { kind: 'tooMany', until: 1 },
      0,
      { key: 'login_too_many' },
      null,
    ],
    [
      'too many attempts, without a time',
      { kind: 'tooMany', until: null },
      0,
      { key: 'login_too_many_later' },
      null,
    ],
    [
      'seconds that are left over from before',
      { kind: 'credentials' },
      3,
      { key: 'login_bad_credentials' },
      null,
    ],
    ['the wait is over', { kind: 'waitOver' }, 0, { key: 'login_wait_over' }, null],
    ['another service', { kind: 'social' }, 0, { key: 'login_social_failed' }, null],
    ['no connection', { kind: 'offline' }, 0, { key: 'login_offline' }, null],
    ['no answer', { kind: 'failed' }, 0, { key: 'login_failed' }, null],
    ['the server’s message', { kind: 'message', text: '<b>Closed</b>' }, 0, { text: '<b>Closed</b>' }, null],
  ])('%s', (_sentence, problem, left, text, wait) => {
    expect(toLoginFormViewModel(refused(problem), left)).toEqual({ ...QUIET, problem: text, wait })
  })

  test('which fields are empty', () => {
    const state = formWith({ phase: { kind: 'incomplete', missing: ['password'] } })
    expect(toLoginFormViewModel(state, 0)).toEqual({
      ...QUIET,
      errors: { login: null, password: { key: 'login_password_missing' } },
    })
  })

  test.each(['sending', 'signedIn'] as const)('a pending request: %s', kind => {
    expect(toLoginFormViewModel(formWith({ phase: { kind } }), 0)).toEqual({ ...QUIET, pending: true })
  })
})

test('H6 literal text is shown unchanged, keys are looked up with their slots', () => {
  const label = (key: string, values?: Readonly<Record<string, unknown>>) => `${key}(${values?.n ?? ''})`
  expect(loginText({ text: 'Closed' }, label)).toBe('Closed')
  expect(loginText({ key: 'login_wait', values: { n: 3 } }, label)).toBe('login_wait(3)')
})
