import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../foundation/access/access.ts'
import { promptShape } from './access-prompt.shape.ts'

describe('P4 which prompt a verdict shows', () => {
  test.each<[string, Verdict, ReturnType<typeof promptShape>]>([
    ['allowed: none', { kind: 'allowed' }, null],
    ['need_auth: sign in', { kind: 'needAuth', code: 'need_auth' }, { message: 'need_auth', way: 'signIn' }],
    [
      'need_get_access: ask for access',
      { kind: 'needAccess', code: 'need_get_access' },
      { message: 'need_get_access', way: 'askAccess' },
    ],
    [
      'access_denied_auth: ask for access',
      { kind: 'denied', code: 'access_denied_auth' },
      { message: 'access_denied_auth', way: 'askAccess' },
    ],
    [
      'watchlist_nsd_forbiddance: a sentence alone',
      { kind: 'denied', code: 'watchlist_nsd_forbiddance' },
      { message: 'watchlist_nsd_forbiddance', way: 'none' },
    ],
  ])('%s', (_sentence, verdict, expected) => {
    expect(promptShape(verdict)).toEqual(expected)
  })
})
