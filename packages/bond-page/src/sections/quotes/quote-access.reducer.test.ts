import { describe, expect, test } from 'vitest'
import { type AccessEvent, accessReducer, maySend, NO_REQUESTS } from './quote-access.reducer.ts'

const play = (...events: AccessEvent[]) => events.reduce(accessReducer, NO_REQUESTS)
const id = { participantId: 7 }

describe('Q3 a request for a participant’s quotes (bond-page §4)', () => {
  test.each<[string, AccessEvent[], string | undefined, string | null]>([
    ['no request', [], undefined, null],
    ['a pending request', [{ type: 'sending', ...id }], 'sending', null],
    [
      'the server accepted it',
      [
        { type: 'sending', ...id },
        { type: 'answered', ...id, sent: true },
      ],
      'sent',
      'request_sent',
    ],
    [
      'the server did not accept it',
      [{ type: 'answered', ...id, sent: false }],
      'forbidden',
      'forbidden_request',
    ],
    [
      'it is forbidden',
      [{ type: 'refused', ...id, code: 'forbidden_request' }],
      'forbidden',
      'forbidden_request',
    ],
    ['the session has ended', [{ type: 'refused', ...id, code: 'need_auth' }], 'failed', 'need_auth'],
    [
      'it was refused for a reason without a message',
      [{ type: 'refused', ...id, code: 'bad_origin' }],
      'failed',
      'request_failed',
    ],
    ['a network error', [{ type: 'failed', ...id }], 'failed', 'request_failed'],
  ])('%s', (_sentence, events, phase, message) => {
    const state = play(...events)
    expect(state.phases[7]).toBe(phase)
    expect(state.message?.key ?? null).toBe(message)
  })

  test.each<[string, AccessEvent[], boolean]>([
    ['at first', [], true],
    ['not while one is pending: a double click sends once', [{ type: 'sending', ...id }], false],
    ['not after it was accepted', [{ type: 'answered', ...id, sent: true }], false],
    ['not when it is forbidden', [{ type: 'answered', ...id, sent: false }], false],
    ['again after a failure', [{ type: 'failed', ...id }], true],
  ])('may be sent: %s', (_sentence, events, may) => {
    expect(maySend(play(...events), 7)).toBe(may)
  })

  test('participants are independent', () => {
    const state = play(
      { type: 'sending', participantId: 1 },
      { type: 'answered', participantId: 2, sent: true },
    )
    expect(state.phases).toEqual({ 1: 'sending', 2: 'sent' })
  })
})
