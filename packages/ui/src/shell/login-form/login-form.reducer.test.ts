import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blockedUntil,
  initialLoginForm,
  type LoginAnswer,
  type LoginError,
  type LoginFormEvent,
  type LoginFormState,
  type LoginProblem,
  loginFormReducer,
  missingFields,
  offeredProviders,
} from './login-form.reducer.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
const run = (events: LoginFormEvent[], from = initialLoginForm()) => events.reduce(loginFormReducer, from)
const login = (text: string): LoginFormEvent => ({ type: 'typed', field: 'login', text })
const password = (text: string): LoginFormEvent => ({ type: 'typed', field: 'password', text })
const submitted = (at = NOW): LoginFormEvent => ({ type: 'submitted', at })
const answered = (answer: LoginAnswer, id = 1): LoginFormEvent => ({ type: 'answered', id, answer, at: NOW })
const failed = (fault: unknown, id = 1): LoginFormEvent => ({ type: 'failed', id, fault, at: NOW })
const refusal = (code: string, more: { message?: string; retryAfter?: number | null } = {}): LoginAnswer => ({
  kind: 'refused',
  code,
  message: '',
  ...more,
})

const FILLED = [login('pro'), password('secret')]
const SENT = run([...FILLED, submitted()])
const problemOf = ({ phase }: LoginFormState) => (phase.kind === 'refused' ? phase.problem : null)

describe('H6 missing input', () => {
  test.each<[string, string, string, string[]]>([
    ['nothing typed', '', '', ['login', 'password']],
    ['no login', '', 'secret', ['login']],
    ['a login of spaces', '  ', 'secret', ['login']],
    ['no password', 'pro', '', ['password']],
    ['a password of spaces, which is one', 'pro', ' ', []],
    ['both there', 'pro', 'secret', []],
  ])('%s', (_sentence, login, password, expected) => {
    expect(missingFields({ login, password })).toEqual(expected)
  })

  test('shows errors, sends nothing and moves focus to the first', () => {
    const state = run([submitted()])
    expect(state).toMatchObject({
      phase: { kind: 'incomplete', missing: ['login', 'password'] },
      focus: 'login',
      request: null,
    })
    expect(run([login('pro'), submitted()])).toMatchObject({
      phase: { kind: 'incomplete', missing: ['password'] },
      focus: 'password',
    })
  })

  test('each error disappears when its field is filled', () => {
    const incomplete = run([submitted()])
    expect(run([login('p')], incomplete).phase).toEqual({ kind: 'incomplete', missing: ['password'] })
    expect(run([login(' ')], incomplete).phase).toEqual({
      kind: 'incomplete',
      missing: ['login', 'password'],
    })
    expect(run([login('p'), password('s')], incomplete).phase).toEqual({ kind: 'editing' })
  })
})

describe('H6 sending', () => {
  test('sends the trimmed login and the password as it is', () => {
    expect(run([login(' pro '), password(' secret '), submitted()]).request).toEqual({
      id: 1,
      payload: { login: 'pro', password: ' secret ' },
    })
  })

  test('a double press sends once', () => {
    expect(run([submitted(), submitted(NOW + 1)], SENT)).toBe(SENT)
  })

  test('after signing in, nothing is sent any more', () => {
    const done = run([answered({ kind: 'ok' })], SENT)
    expect(done).toMatchObject({ phase: { kind: 'signedIn' }, request: null })
    expect(run([submitted()], done)).toBe(done)
  })

  test('hides the password, which a browser would remember as text', () => {
    expect(run([{ type: 'revealed', on: true }, submitted()], run(FILLED)).revealed).toBe(false)
  })

  test.each<[string, LoginFormEvent]>([
    ['an answer to another question', answered({ kind: 'ok' }, 2)],
    ['a fault of another question', failed(new Error('late'), 0)],
  ])('%s changes nothing', (_sentence, event) => {
    expect(run([event], SENT)).toBe(SENT)
  })
})

describe('H6 the outcome', () => {
  test.each<[string, LoginFormEvent, LoginProblem]>([
    ['401 bad_credentials', answered(refusal('bad_credentials')), { kind: 'credentials' }],
    [
      'a login too long to be one',
      answered(refusal('bad_request', { message: 'The request is malformed.' })),
      { kind: 'credentials' },
    ],
    [
      '429 as an answer',
      answered(refusal('too_many', { retryAfter: 42 })),
      { kind: 'tooMany', until: NOW + 42_000 },
    ],
    [
      '429 that says no time',
      answered(refusal('too_many', { retryAfter: null })),
      { kind: 'tooMany', until: null },
    ],
    ['429 as a fault', failed({ kind: 'tooMany', retryAfter: 7 }), { kind: 'tooMany', until: NOW + 7_000 }],
    [
      '429 with no time to wait',
      failed({ kind: 'tooMany', retryAfter: 0 }),
      { kind: 'tooMany', until: null },
    ],
    [
      '429 with a time that went by',
      failed({ kind: 'tooMany', retryAfter: -5 }),
      { kind: 'tooMany', until: null },
    ],
    [
      '429 with a time without end',
      failed({ kind: 'tooMany', retryAfter: Number.POSITIVE_INFINITY }),
      { kind: 'tooMany', until: null },
    ],
    [
      '429 with a time that is a text',
      failed({ kind: 'tooMany', retryAfter: '42' }),
      { kind: 'tooMany', until: null },
    ],
    [
      'a refusal with the server’s message',
      answered(refusal('blocked', { message: 'The account is closed.' })),
      { kind: 'message', text: 'The account is closed.' },
    ],
    ['a refusal without a message', answered(refusal('blocked', { message: ' ' })), { kind: 'failed' }],
    ['a code that every object has', answered(refusal('constructor')), { kind: 'failed' }],
    ['no connection', failed({ kind: 'offline' }), { kind: 'offline' }],
    ['a server that is down', failed({ kind: 'server' }), { kind: 'failed' }],
    ['an error', failed(new Error('boom')), { kind: 'failed' }],
    ['a rejection without a reason', failed(undefined), { kind: 'failed' }],
    ['a rejection with a text', failed('offline'), { kind: 'failed' }],
  ])('%s', (_sentence, event, problem) => {
    const state = run([event], SENT)
    expect(state).toMatchObject({ request: null, focus: 'problem', login: 'pro', password: 'secret' })
    expect(problemOf(state)).toEqual(problem)
  })

  test('focus moves there once', () => {
    const state = run([answered(refusal('bad_credentials')), { type: 'focused' }], SENT)
    expect(state.focus).toBeNull()
    expect(run([{ type: 'focused' }], state)).toBe(state)
  })

  test('stays while something else is typed, and disappears with the next attempt', () => {
    const state = run([answered(refusal('bad_credentials')), password('other')], SENT)
    expect(problemOf(state)).toEqual({ kind: 'credentials' })
    expect(run([submitted()], state)).toMatchObject({
      phase: { kind: 'sending' },
      request: { id: 2, payload: { password: 'other' } },
    })
  })
})

describe('H6 after too many attempts', () => {
  const waiting = run([answered(refusal('too_many', { retryAfter: 30 })), { type: 'focused' }], SENT)

  test('nothing is sent before the wait is over; a press moves focus back to the reason', () => {
    expect(blockedUntil(waiting)).toBe(NOW + 30_000)
    const pressed = run([submitted(NOW + 29_999)], waiting)
    expect(pressed).toMatchObject({ request: null, focus: 'problem' })
    expect(run([submitted(NOW + 30_000)], waiting).request).toMatchObject({ id: 2 })
  })

  test('it shows when the wait is over', () => {
    expect(run([{ type: 'ticked', at: NOW + 29_999 }], waiting)).toBe(waiting)
    const over = run([{ type: 'ticked', at: NOW + 30_000 }], waiting)
    expect(problemOf(over)).toEqual({ kind: 'waitOver' })
    expect(over.focus).toBeNull()
    expect(blockedUntil(over)).toBeNull()
  })

  test('a timer tick changes no other state', () => {
    const state = run(FILLED)
    expect(run([{ type: 'ticked', at: NOW }], state)).toBe(state)
  })

  test('without a time from the server, the next attempt is possible at once', () => {
    const state = run([answered(refusal('too_many'))], SENT)
    expect(run([submitted(NOW)], state).request).toMatchObject({ id: 2 })
  })
})

describe('H6 an error from the page (shared-blocks §2)', () => {
  test.each<[LoginError, LoginProblem]>([
    ['bad_credentials', { kind: 'credentials' }],
    ['too_many', { kind: 'tooMany', until: null }],
    ['social', { kind: 'social' }],
  ])('%s is there from the first render, and takes focus', (error, problem) => {
    const state = initialLoginForm(error)
    expect(problemOf(state)).toEqual(problem)
    expect(state.focus).toBe('problem')
  })

  test('an unknown one still shows a failure', () => {
    expect(problemOf(initialLoginForm('constructor' as LoginError))).toEqual({ kind: 'failed' })
  })

  test('the same one is not announced again', () => {
    const state = run([{ type: 'focused' }, ...FILLED], initialLoginForm('social'))
    expect(run([{ type: 'pageErrorChanged', error: 'social' }], state)).toBe(state)
  })

  test('a later one keeps the input', () => {
    const state = run([...FILLED, { type: 'pageErrorChanged', error: 'bad_credentials' }])
    expect(state).toMatchObject({ login: 'pro', password: 'secret', focus: 'problem' })
  })

  test('one that arrives during a request does not stop it', () => {
    expect(run([{ type: 'pageErrorChanged', error: 'social' }], SENT)).toMatchObject({
      phase: { kind: 'sending' },
    })
  })
})

test('H6 Caps Lock and password visibility are tracked, and repeats change nothing', () => {
  const on = run([
    { type: 'capsLock', on: true },
    { type: 'revealed', on: true },
  ])
  expect(on).toMatchObject({ capsLock: true, revealed: true })
  expect(run([{ type: 'capsLock', on: true }], on)).toBe(on)
  expect(run([{ type: 'revealed', on: true }], on)).toBe(on)
})

describe('H6 other services', () => {
  test.each([
    ['a path of this site', '/sign-in/example-id/', true],
    ['an https address', 'https://id.example/authorize', true],
    ['a script', 'javascript:alert(1)', false],
    ['another host without a scheme', '//evil.example', false],
    ['plain http elsewhere', 'http://id.example/', false],
    ['data', 'data:text/html,x', false],
    ['nothing', '', false],
  ])('%s', (_sentence, href, offered) => {
    expect(offeredProviders([{ id: 'x', title: 'Example ID', href }])).toHaveLength(offered ? 1 : 0)
  })
})

const anyAnswer = fc.oneof(
  fc.constant<LoginAnswer>({ kind: 'ok' }),
  fc
    .record({
      code: fc.constantFrom('bad_credentials', 'too_many', 'blocked'),
      message: fc.constantFrom('', 'Closed'),
      retryAfter: fc.constantFrom(null, 5),
    })
    .map<LoginAnswer>(refused => ({ kind: 'refused', ...refused })),
)
const anyEvent: fc.Arbitrary<LoginFormEvent> = fc.oneof(
  fc.record({
    type: fc.constant('typed' as const),
    field: fc.constantFrom('login' as const, 'password' as const),
    text: fc.constantFrom('', ' ', 'a', 'b'),
  }),
  fc.record({ type: fc.constant('submitted' as const), at: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ type: fc.constant('ticked' as const), at: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({
    type: fc.constant('answered' as const),
    id: fc.integer({ min: 0, max: 4 }),
    answer: anyAnswer,
    at: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    type: fc.constant('failed' as const),
    id: fc.integer({ min: 0, max: 4 }),
    fault: fc.constantFrom(null, { kind: 'offline' }, { kind: 'tooMany', retryAfter: 3 }),
    at: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    type: fc.constant('pageErrorChanged' as const),
    error: fc.constantFrom<(LoginError | null)[]>(null, 'social', 'too_many'),
  }),
  fc.constant<LoginFormEvent>({ type: 'focused' }),
  fc.record({ type: fc.constant('revealed' as const), on: fc.boolean() }),
)

test('H6 in any order of events: a question is pending exactly while it is sent, and only typing changes the input', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), events => {
      let state = initialLoginForm()
      for (const event of events) {
        const before = state
        state = loginFormReducer(state, event)
        expect(state.request !== null).toBe(state.phase.kind === 'sending')
        if (event.type !== 'typed')
          expect([state.login, state.password]).toEqual([before.login, before.password])
        if (state.request && before.request) expect(state.request).toBe(before.request)
        if (before.phase.kind === 'signedIn') expect(state.phase).toEqual({ kind: 'signedIn' })
        if (state.request) expect(missingFields(state.request.payload)).toEqual([])
      }
    }),
  )
})
