import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { LOCKED, type LockedState } from '../locked-chip/locked-chip.view-model.ts'
import { type AsteriskShape, type AsteriskState, asteriskShape } from './asterisk.view-model.ts'

describe('H12 texts and actions of an asterisk (shared-blocks §6, §8)', () => {
  test.each<[sentence: string, state: AsteriskState, expected: AsteriskShape]>([
    [
      'a visitor is prompted to log in: "Log in to access"',
      'login',
      { text: 'asterisk_default', note: null, acts: true, press: 'signIn', pending: false },
    ],
    [
      'without full access the prompt opens',
      'access',
      { text: 'get_access', note: 'need_get_access', acts: true, press: 'prompt', pending: false },
    ],
    [
      'a user who can request access sends a request: send_request_label',
      'send',
      { text: 'send_request', note: 'send_request_label', acts: true, press: 'action', pending: false },
    ],
    [
      'a request on its way is not sent twice',
      'sending',
      { text: 'send_request', note: 'send_request_label', acts: true, press: 'none', pending: true },
    ],
    [
      'a request that was sent: already_send_request_label',
      'sent',
      {
        text: 'already_send_request',
        note: 'already_send_request_label',
        acts: false,
        press: 'none',
        pending: false,
      },
    ],
    [
      'access that the participant does not grant: forbidden_request_label',
      'forbidden',
      {
        text: 'forbidden_request',
        note: 'forbidden_request_label',
        acts: false,
        press: 'none',
        pending: false,
      },
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(asteriskShape(state)).toEqual(expected)
    expect(Object.keys(english)).toEqual(
      expect.arrayContaining([expected.text, ...(expected.note ? [expected.note] : [])]),
    )
  })

  test.each(Object.keys(LOCKED) as LockedState[])('%s has the text of the locked chip', state => {
    expect(asteriskShape(state)).toMatchObject(LOCKED[state])
  })
})
