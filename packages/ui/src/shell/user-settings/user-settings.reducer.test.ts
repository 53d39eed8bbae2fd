import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import {
  INITIAL_SETTINGS,
  readSettings,
  type SettingsEvent,
  type SettingsState,
  type SettingsUser,
  settingsNow,
  settingsReducer,
  settingsUser,
  writeSettings,
} from './user-settings.reducer.ts'

const ON = { hints: true }
const OFF = { hints: false }
const VISITOR: SettingsUser = { userId: 0, store: 'cookie' }
const READER: SettingsUser = { userId: 2, store: 'server' }

const run = (events: readonly SettingsEvent[], from: SettingsState = INITIAL_SETTINGS) =>
  events.reduce(settingsReducer, from)
const visited = (user: SettingsUser, cookie: string | null = null): SettingsEvent => ({
  type: 'visited',
  user,
  cookie,
})
const choose = (settings: typeof ON, stored = true): SettingsEvent => ({ type: 'chosen', settings, stored })
const loaded = (hints: boolean, id = 1): SettingsEvent => ({
  type: 'answered',
  id,
  answer: { kind: 'ok', data: { hints } },
})
const saved = (id: number): SettingsEvent => ({ type: 'saved', id, answer: { kind: 'ok', data: {} } })
const refused = (id: number, code: string): SettingsEvent => ({
  type: 'saved',
  id,
  answer: { kind: 'refused', code },
})
const saveFailed = (id: number): SettingsEvent => ({ type: 'saveFailed', id })

/** A signed-in user with hints on from the server. */
const ready = run([visited(READER), loaded(true)])

describe('H8 which store (shared-blocks §6, access row 29)', () => {
  test.each<[string, AccessVerdict, 'cookie' | 'server']>([
    ['allowed', { kind: 'allowed' }, 'server'],
    ['not signed in', { kind: 'needAuth', code: 'need_auth' }, 'cookie'],
    ['refused', { kind: 'denied', code: 'access_denied_auth' }, 'cookie'],
  ])('%s: %s', (_sentence, verdict, store) => {
    expect(settingsUser({ userId: 2 }, verdict)).toEqual({ userId: 2, store })
  })
})

describe('H8 the cookie (reliability §3.2: broken -> default)', () => {
  test.each<[string, string | null, typeof ON | null]>([
    ['none', null, null],
    ['hints off', '{"hints":false}', OFF],
    ['hints on', '{"hints":true}', ON],
    ['more than we know of', '{"hints":false,"sound":true}', OFF],
    ['cut off', '{"hints":fal', null],
    ['empty', '', null],
    ['null', 'null', null],
    ['a list', '[]', null],
    ['0 for false', '{"hints":0}', null],
    ['"0" for false', '{"hints":"0"}', null],
    ['no hints', '{}', null],
    ['hints inherited', '{"__proto__":{"hints":false}}', null],
    ['a thousand levels deep', '['.repeat(1000), null],
  ])('%s', (_sentence, text, expected) => {
    expect(readSettings(text)).toEqual(expected)
  })

  test.each([ON, OFF])('%j is restored as written', settings => {
    expect(readSettings(writeSettings(settings))).toEqual(settings)
  })
})

describe('H8 a visitor', () => {
  test.each<[string, string | null, boolean]>([
    ['without a cookie has hints', null, true],
    ['who switched them off has none', '{"hints":false}', false],
    ['with a broken cookie has hints', 'evil', true],
  ])('%s, and no call is made', (_sentence, cookie, hints) => {
    const state = run([visited(VISITOR, cookie)])
    expect(settingsNow(state).hints).toBe(hints)
    expect(state).toMatchObject({ phase: 'ready', request: null, saving: null })
  })

  test('a choice applies, and nothing is sent', () => {
    const state = run([visited(VISITOR), choose(OFF)])
    expect(state).toMatchObject({ saved: OFF, saving: null, unconfirmed: null, forgetful: false })
  })

  test('if the browser refuses cookies, the choice lasts as long as the page, with a message', () => {
    expect(run([visited(VISITOR), choose(OFF, false)])).toMatchObject({ saved: OFF, forgetful: true })
  })
})

describe('H8 loading from the server', () => {
  test('until the response hints are on, and nothing can be chosen', () => {
    const state = run([visited(READER)])
    expect(state).toMatchObject({ phase: 'loading', saved: ON, request: { id: 1 } })
    expect(run([choose(OFF)], state)).toBe(state)
  })

  test.each<[string, SettingsEvent, Partial<SettingsState>]>([
    ['off', loaded(false), { phase: 'ready', saved: OFF }],
    ['a fault', { type: 'failed', id: 1, fault: new Error('down') }, { phase: 'unread', saved: ON }],
    [
      '401',
      { type: 'answered', id: 1, answer: { kind: 'refused', code: 'need_auth' } },
      { phase: 'signedOut', saved: ON },
    ],
    [
      'another refusal',
      { type: 'answered', id: 1, answer: { kind: 'refused', code: 'bad_request' } },
      { phase: 'unread', saved: ON },
    ],
  ])('the response is %s', (_sentence, event, expected) => {
    expect(run([visited(READER), event])).toMatchObject({ ...expected, request: null })
  })

  test('a failed load can be retried, once at a time', () => {
    const unread = run([visited(READER), { type: 'failed', id: 1, fault: null }])
    const again = run([{ type: 'reloaded' }], unread)
    expect(again).toMatchObject({ phase: 'unread', request: { id: 2 } })
    expect(run([{ type: 'reloaded' }], again)).toBe(again)
    expect(run([loaded(false, 2)], again)).toMatchObject({ phase: 'ready', saved: OFF })
  })

  test('a response to an earlier request is ignored', () => {
    const state = run([visited(READER), visited({ ...READER, userId: 3 })])
    expect(run([loaded(false, 1), { type: 'failed', id: 1, fault: null }], state)).toBe(state)
  })
})

describe('H8 saving: the choice applies at once, and is reverted with a message if it is not saved', () => {
  test('a choice applies and is being saved', () => {
    const state = run([choose(OFF)], ready)
    expect(settingsNow(state)).toEqual(OFF)
    expect(state.saving).toEqual({ id: 2, settings: OFF })
    expect(run([saved(2)], state)).toMatchObject({
      saved: OFF,
      unconfirmed: null,
      saving: null,
      problem: null,
    })
  })

  test.each<[string, SettingsEvent, string]>([
    ['a fault', saveFailed(2), 'failed'],
    ['403 for a token of another session', refused(2, 'bad_sid'), 'otherSession'],
    ['401', refused(2, 'need_auth'), 'needAuth'],
    ['a refusal without a name of ours', refused(2, 'constructor'), 'failed'],
  ])('%s reverts it and shows the choice', (_sentence, event, reason) => {
    const state = run([choose(OFF), event], ready)
    expect(settingsNow(state)).toEqual(ON)
    expect(state).toMatchObject({ saving: null, problem: { reason, chosen: OFF } })
    expect(run([{ type: 'dismissed' }], state).problem).toBeNull()
  })

  test('a new choice dismisses the message', () => {
    const state = run([choose(OFF), saveFailed(2), choose(OFF)], ready)
    expect(state).toMatchObject({ problem: null, saving: { id: 3, settings: OFF } })
  })

  test('toggled fast, one call is pending at a time and the last choice is the last one sent', () => {
    const state = run([choose(OFF), choose(ON), choose(OFF), choose(ON)], ready)
    expect(state.saving).toEqual({ id: 2, settings: OFF })
    expect(settingsNow(state)).toEqual(ON)
    const next = run([saved(2)], state)
    expect(next.saving).toEqual({ id: 3, settings: ON })
    expect(run([saved(3)], next)).toMatchObject({ saved: ON, unconfirmed: null, saving: null })
  })

  test('toggled back to what is being saved, nothing more is sent', () => {
    const state = run([choose(OFF), choose(ON), choose(OFF), saved(2)], ready)
    expect(state).toMatchObject({ saved: OFF, saving: null, unconfirmed: null })
  })

  test('if the response was lost, a choice made meanwhile is still sent', () => {
    expect(run([choose(OFF), choose(ON), saveFailed(2)], ready).saving).toEqual({ id: 3, settings: ON })
  })

  test('if the session is over, it is not', () => {
    const state = run([choose(OFF), choose(ON), refused(2, 'need_auth')], ready)
    expect(state).toMatchObject({ saving: null, problem: { reason: 'needAuth', chosen: ON } })
  })

  test('a stale response changes nothing', () => {
    const state = run([choose(OFF)], ready)
    expect(run([saved(1), saveFailed(7), refused(9, 'need_auth')], state)).toBe(state)
  })

  test('another user on the page starts with new state', () => {
    const state = run([choose(OFF), visited({ userId: 9, store: 'server' }), saved(2)], ready)
    expect(state).toMatchObject({
      phase: 'loading',
      saved: ON,
      unconfirmed: null,
      saving: null,
      problem: null,
    })
  })
})

test('H8 in any order of presses and responses: one call at a time, and no choice is lost silently', () => {
  type Step = 'on' | 'off' | 'ok' | 'fault' | 'denied'
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Step>('on', 'off', 'ok', 'fault', 'denied')), steps => {
      let state = ready
      let server = true
      let last: boolean | null = null
      for (const step of steps) {
        const before = state.saving
        if (step === 'on' || step === 'off') {
          last = step === 'on'
          state = run([choose({ hints: last })], state)
          if (before) expect(state.saving).toBe(before)
        } else if (before) {
          if (step === 'ok') server = before.settings.hints
          const answers = {
            ok: saved(before.id),
            fault: saveFailed(before.id),
            denied: refused(before.id, 'x'),
          }
          state = run([answers[step]], state)
        }
        if (last !== null)
          expect(settingsNow(state).hints === last || state.problem?.chosen.hints === last).toBe(true)
        if (!state.saving) expect(settingsNow(state).hints).toBe(server)
      }
    }),
  )
})
