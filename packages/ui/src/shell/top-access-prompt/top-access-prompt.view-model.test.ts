import { describe, expect, test } from 'vitest'
import { ACCESS } from '../../testing/sessions.ts'
import { topAccessPromptState } from './top-access-prompt.view-model.ts'

const signIn = { kind: 'shown', verdict: { kind: 'needAuth', code: 'need_auth' } }
const askAccess = { kind: 'shown', verdict: { kind: 'needAccess', code: 'need_get_access' } }
const off = { kind: 'off' }
const about = (who: keyof typeof ACCESS) => ACCESS[who].verdict('seeValues')

describe('H3 the top access prompt is for everyone without access to values (readings #61)', () => {
  test.each([
    ['anonymous: sign in', about('visitor'), signIn],
    ['signed in: ask for access', about('reader'), askAccess],
    ['full access: nothing', about('pro'), off],
    ['full access with every extra: nothing', about('desk'), off],
    ['refused for good: nothing', { kind: 'denied', code: 'access_denied_auth' } as const, off],
  ])('%s', (_sentence, verdict, expected) => {
    expect(topAccessPromptState({ dismissal: 'open', verdict })).toEqual(expected)
  })

  test.each([
    ['nothing on the server', 'unknown', 'visitor', 'unknown'],
    ['nothing once closed', 'dismissed', 'visitor', 'closed'],
    ['full access: nothing, closed or not', 'dismissed', 'pro', 'off'],
  ] as const)('%s', (_sentence, dismissal, who, kind) => {
    expect(topAccessPromptState({ dismissal, verdict: about(who) }).kind).toBe(kind)
  })
})
