import { describe, expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { LOCKED, type LockedShape, type LockedState } from './locked-chip.shape.ts'

describe('H12 what stands in the place of a withheld value (shared-blocks §6, §8)', () => {
  test.each<[sentence: string, state: LockedState, expected: LockedShape]>([
    [
      'a visitor is asked to log in, and a press does it',
      'login',
      { text: 'asterisk_default', note: null, acts: true },
    ],
    [
      'who may ask for access can send a request',
      'send',
      { text: 'send_request', note: 'send_request_label', acts: true },
    ],
    [
      'a request that was sent is not sent again',
      'sent',
      { text: 'already_send_request', note: 'already_send_request_label', acts: false },
    ],
    [
      'what the participant does not open cannot be asked for',
      'forbidden',
      { text: 'forbidden_request', note: 'forbidden_request_label', acts: false },
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(LOCKED[state]).toEqual(expected)
  })

  test('everything that it says is written', () => {
    const keys = Object.values(LOCKED).flatMap(({ text, note }) => (note === null ? [text] : [text, note]))
    expect(keys.filter(key => !Object.hasOwn(english, key))).toEqual([])
  })
})
