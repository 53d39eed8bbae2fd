import { describe, expect, test } from 'vitest'
import {
  type AccessPolicy,
  ALLOWED,
  accessPolicy,
  allowEverything,
  DENIED,
  gateOf,
  NEED_ACCESS,
  NEED_AUTH,
} from './access.ts'

describe('a policy from a table', () => {
  const policy = accessPolicy({
    seeValues: NEED_ACCESS,
    exportChart: ({ venueId }) => (venueId === 4 ? ALLOWED : DENIED),
    'research.download': ({ author }) => (author === 'us' ? ALLOWED : NEED_AUTH),
  })

  test.each<[string, Parameters<AccessPolicy['verdict']>, ReturnType<AccessPolicy['verdict']>]>([
    ['a plain line', ['seeValues'], NEED_ACCESS],
    ['an entry that depends on the subject', ['exportChart', { venueId: 4 }], ALLOWED],
    ['the same about another subject', ['exportChart', { venueId: 5 }], DENIED],
    ['the same without a subject', ['exportChart'], DENIED],
    ['an action and a fact of the page', ['research.download', { author: 'us' }], ALLOWED],
    ['an action without a line', ['compare'], DENIED],
    ['a name that every object has', ['constructor'], DENIED],
  ])('%s', (_sentence, question, answer) => {
    expect(policy.verdict(...question)).toBe(answer)
  })

  test('it lists its actions, so that unknown ones cause a warning', () => {
    expect(policy.actions).toEqual(['seeValues', 'exportChart', 'research.download'])
  })

  test('with `otherwise` it allows all other actions and knows every action', () => {
    const open = accessPolicy({ seeValues: NEED_ACCESS }, { otherwise: ALLOWED })
    expect(open.verdict('seeValues')).toBe(NEED_ACCESS)
    expect(open.verdict('compare')).toBe(ALLOWED)
    expect(open.verdict('__proto__')).toBe(ALLOWED)
    expect(open.actions).toBeUndefined()
  })
})

test('without a policy everything is allowed', () => {
  expect(allowEverything.verdict('seeValues', { venueId: 1 })).toBe(ALLOWED)
  expect(allowEverything.verdict('anything')).toBe(ALLOWED)
})

test.each([
  ['need_auth', 'needAuth'],
  ['need_get_access', 'needAccess'],
  ['access_denied_auth', 'denied'],
  ['not_found', undefined],
  ['constructor', undefined],
])('the code %s maps to the gate %s', (code, kind) => {
  expect(gateOf(code)?.kind).toBe(kind)
})
