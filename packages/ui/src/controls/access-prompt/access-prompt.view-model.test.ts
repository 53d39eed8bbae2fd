import { describe, expect, test } from 'vitest'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { ACCESS, NSD_ID } from '../../testing/sessions.ts'
import { promptShape } from './access-prompt.view-model.ts'

describe('P4 the prompt of a verdict', () => {
  test.each<[string, AccessVerdict, ReturnType<typeof promptShape>]>([
    ['allowed: none', { kind: 'allowed' }, null],
    ['need_auth: sign in', { kind: 'needAuth', code: 'need_auth' }, { message: 'need_auth', way: 'signIn' }],
    [
      'need_get_access: request access',
      { kind: 'needAccess', code: 'need_get_access' },
      { message: 'need_get_access', way: 'askAccess' },
    ],
    [
      'access_denied_auth: request access',
      { kind: 'denied', code: 'access_denied_auth' },
      { message: 'access_denied_auth', way: 'askAccess' },
    ],
    [
      'watchlist_nsd_forbiddance: only a sentence',
      { kind: 'denied', code: 'watchlist_nsd_forbiddance' },
      { message: 'watchlist_nsd_forbiddance', way: 'none' },
    ],
  ])('%s', (_sentence, verdict, expected) => {
    expect(promptShape(verdict)).toEqual(expected)
  })
})

test('P4 for any user and action: allowed users see no prompt, only visitors are asked to sign in', () => {
  for (const [who, policy] of Object.entries(ACCESS))
    for (const action of policy.actions ?? [])
      for (const subject of [{}, { venueId: NSD_ID }, { watchlistId: NSD_ID }]) {
        const answer = policy.verdict(action, subject)
        const prompt = promptShape(answer)
        expect(prompt === null).toBe(answer.kind === 'allowed')
        if (prompt) expect(prompt.way === 'signIn').toBe(who === 'visitor')
      }
})
