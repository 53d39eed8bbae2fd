import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  GATED_ACTIONS,
  type Session,
  type Verdict,
  verdict,
  watchlistVerdict,
} from '../../foundation/access/access.ts'
import { promptShape } from './access-prompt.view-model.ts'

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

test('P4 for any user and action: nobody who may is asked, a visitor is sent to sign in, and no one else is', () => {
  const session: fc.Arbitrary<Session> = fc.record({
    userId: fc.nat(3),
    level: fc.oneof(fc.constantFrom(0, 1, 1077), fc.integer()),
    tariffs: fc.array(fc.constantFrom(1, 677)),
    grants: fc.subarray<Session['grants'][number]>(['excelExportAccess', 'docsDownloadAccess']),
    nsd: fc.boolean(),
  })
  const ground = fc.constantFrom(null, 4, 381)
  const action = fc.constantFrom(...GATED_ACTIONS)
  fc.assert(
    fc.property(session, action, ground, fc.constantFrom(1, 381), (who, what, where, list) => {
      for (const answer of [verdict(what, who, where), watchlistVerdict(who, list)]) {
        const prompt = promptShape(answer)
        expect(prompt === null).toBe(answer.kind === 'allowed')
        if (prompt) expect(prompt.way === 'signIn').toBe(who.level <= 0)
      }
    }),
  )
})
