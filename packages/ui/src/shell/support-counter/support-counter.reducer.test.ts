import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import {
  badgeText,
  INITIAL_COUNTER,
  type SupportCounterEvent,
  type SupportCounterState,
  type SupportTicket,
  supportCounterReducer,
  UNREAD_STATUS,
  unreadMessages,
} from './support-counter.reducer.ts'

const ME = 3
const message = (statusId: number | null, contactId: number | null) => ({ statusId, contactId })
const ticket = (...messages: SupportTicket['messages']): SupportTicket => ({ messages })
const ofSupport = message(2, 0)

describe('H9 which messages are unread (shared-blocks §3)', () => {
  test.each<[string, SupportTicket[], number]>([
    ['no tickets', [], 0],
    ['a ticket without messages', [ticket()], 0],
    ['an answer from support', [ticket(ofSupport)], 1],
    ['the user’s own question', [ticket(message(1, ME))], 0],
    ['a question and its answer', [ticket(message(1, ME), ofSupport)], 1],
    ['the unread status on what the user wrote', [ticket(message(2, ME))], 0],
    ['another status', [ticket(message(3, 0))], 0],
    ['no status', [ticket(message(null, 0))], 0],
    ['the unread status by nobody in particular', [ticket(message(2, null))], 1],
    ['answers in several tickets', [ticket(ofSupport, ofSupport), ticket(), ticket(ofSupport)], 3],
  ])('%s: %i', (_sentence, tickets, expected) => {
    expect(unreadMessages(tickets, { statusId: UNREAD_STATUS, userId: ME })).toBe(expected)
  })

  test('the status is configurable', () => {
    expect(unreadMessages([ticket(message(7, 0), ofSupport)], { statusId: 7, userId: ME })).toBe(1)
  })

  test('ten thousand tickets', () => {
    const tickets = Array.from({ length: 10_000 }, () => ticket(ofSupport))
    expect(unreadMessages(tickets, { statusId: UNREAD_STATUS, userId: ME })).toBe(10_000)
  })
})

describe('H9 the text of the badge (reliability §3.2)', () => {
  test.each([
    [0, null],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [10_000, '99+'],
    [-1, null],
    [Number.NaN, null],
  ])('%d: %s', (unread, expected) => {
    expect(badgeText(unread)).toBe(expected)
  })
})

describe('H9 when the tickets are loaded', () => {
  const AT = 1_000_000
  const run = (events: SupportCounterEvent[], from: SupportCounterState = INITIAL_COUNTER) =>
    events.reduce(supportCounterReducer, from)
  const visited = (userId: number | null, now = AT): SupportCounterEvent => ({ type: 'visited', userId, now })
  const returned = (after: number): SupportCounterEvent => ({ type: 'returned', now: AT + after })
  const answered = (id: number, ...data: SupportTicket[]): SupportCounterEvent => ({
    type: 'answered',
    id,
    answer: { kind: 'ok', data },
  })
  const shown = run([visited(ME), answered(1, ticket(ofSupport))])

  test('once for a user', () => {
    expect(run([visited(ME), visited(ME)]).request).toEqual({ id: 1, payload: {} })
  })

  test('never for users without access to them', () => {
    expect(run([visited(null), returned(600_000)])).toMatchObject({ request: null, sequence: 0 })
  })

  test.each<[string, number, boolean]>([
    ['at once', 0, false],
    ['59.999 seconds later', 59_999, false],
    ['a minute later', 60_000, true],
    ['when the clock was set back by a second', -1000, false],
    ['when the clock was set back by a day', -MS_PER_DAY, true],
  ])('the window receives focus %s', (_sentence, after, expected) => {
    expect(run([returned(after)], shown).request !== null).toBe(expected)
  })

  test('a number that could not be loaded is not shown', () => {
    const reloading = run([returned(60_000)], shown)
    expect(reloading.tickets, 'meanwhile it stays').toHaveLength(1)
    for (const event of [
      { type: 'failed', id: 2, fault: new Error('down') },
      { type: 'answered', id: 2, answer: { kind: 'refused', code: 'need_auth' } },
    ] satisfies SupportCounterEvent[])
      expect(run([event], reloading)).toMatchObject({ tickets: [], request: null })
  })

  test('a response to an earlier request is ignored', () => {
    const reloading = run([returned(60_000)], shown)
    expect(run([answered(1), { type: 'failed', id: 1, fault: null }], reloading)).toBe(reloading)
  })

  test('another user sees nothing of the previous one', () => {
    expect(run([visited(9)], shown)).toMatchObject({ userId: 9, tickets: [], request: { id: 2 } })
    expect(run([visited(null)], shown)).toMatchObject({ tickets: [], request: null })
  })
})
