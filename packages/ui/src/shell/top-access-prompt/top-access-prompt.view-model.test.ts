import { describe, expect, test } from 'vitest'
import { ANONYMOUS } from '../../foundation/access/access.ts'
import { SESSIONS } from '../../testing/sessions.ts'
import { topAccessPromptState } from './top-access-prompt.view-model.ts'

const signIn = { kind: 'shown', verdict: { kind: 'needAuth', code: 'need_auth' } }
const askAccess = { kind: 'shown', verdict: { kind: 'needAccess', code: 'need_get_access' } }
const off = { kind: 'off' }

describe('H3 the top access prompt is for everyone below 1077 (readings #61)', () => {
  test.each([
    ['anonymous: sign in', SESSIONS.visitor, signIn],
    ['signed in: ask for access', SESSIONS.reader, askAccess],
    ['a tariff that opens support is no full access', { ...SESSIONS.reader, tariffs: [677] }, askAccess],
    ['NSD access is none either', { ...SESSIONS.reader, nsd: true }, askAccess],
    ['full access: nothing', SESSIONS.pro, off],
    ['full access with every grant: nothing', SESSIONS.desk, off],
    ['one below full access', { ...ANONYMOUS, userId: 5, level: 1076 }, askAccess],
    ['an unknown level above it', { ...ANONYMOUS, userId: 5, level: 1078 }, askAccess],
    ['a level that is no number', { ...ANONYMOUS, level: Number.NaN }, signIn],
  ])('%s', (_sentence, session, expected) => {
    expect(topAccessPromptState({ dismissal: 'open', session })).toEqual(expected)
  })

  test.each([
    ['nothing on the server', 'unknown', SESSIONS.visitor, 'unknown'],
    ['nothing once closed', 'dismissed', SESSIONS.visitor, 'closed'],
    ['full access: nothing, closed or not', 'dismissed', SESSIONS.pro, 'off'],
  ] as const)('%s', (_sentence, dismissal, session, kind) => {
    expect(topAccessPromptState({ dismissal, session }).kind).toBe(kind)
  })
})
