import { describe, expect, test } from 'vitest'
import {
  INITIAL_SUBSCRIPTION,
  type SubscriptionEvent,
  type SubscriptionForm,
  type SubscriptionOffer,
  type SubscriptionState,
  subscriptionForm,
  subscriptionKind,
  subscriptionOrder,
  subscriptionReducer,
} from './subscription-request.reducer.ts'

const FULL = { id: 1077, text: 'Full access' }
const TICKETS = { id: 677, text: 'Support tickets' }
const OFFER: SubscriptionOffer = {
  tariffs: [FULL, TICKETS],
  contactPersons: [
    { id: 1, text: 'A. Marlow' },
    { id: 2, text: 'B. Tanaka' },
  ],
}
const NOTHING = { subscriptionRequested: false, expansionRequested: false }

const run = (events: readonly SubscriptionEvent[], from: SubscriptionState = INITIAL_SUBSCRIPTION) =>
  events.reduce(subscriptionReducer, from)
const visited = (profile: typeof NOTHING | null = NOTHING, userId: number | null = 2): SubscriptionEvent => ({
  type: 'visited',
  userId,
  profile,
})
const formIn = (state: SubscriptionState, offer: SubscriptionOffer = OFFER): SubscriptionForm => {
  const form = subscriptionForm(state, offer)
  if (!form) throw new Error('no form')
  return form
}
const press = (state: SubscriptionState, offer: SubscriptionOffer = OFFER) =>
  run([{ type: 'pressed', form: formIn(state, offer) }], state)
const sent = (id: number, ok = true): SubscriptionEvent => ({
  type: 'sent',
  id,
  answer: { kind: 'ok', data: { sent: ok } },
})
const refused = (id: number, code: string): SubscriptionEvent => ({
  type: 'sent',
  id,
  answer: { kind: 'refused', code },
})

const known = run([visited()])
const filled = run(
  [
    { type: 'tariffChosen', id: 1077 },
    { type: 'personChosen', id: 2 },
  ],
  known,
)

describe('what can be requested (access row 33, shared-blocks §3)', () => {
  test.each<[string, number[], 'send' | 'expand', number[]]>([
    ['without a tariff: a subscription, with any tariff', [], 'send', [1077, 677]],
    ['with tariff 677: more, without the one that is there', [677], 'expand', [1077]],
    ['with full access: more, without full access', [1077], 'expand', [677]],
    ['with both: nothing is left', [1077, 677], 'expand', []],
  ])('%s', (_sentence, currentTariffs, kind, tariffs) => {
    expect(subscriptionKind(currentTariffs)).toBe(kind)
    const form = formIn(known, { ...OFFER, currentTariffs })
    expect([form.kind, form.tariffs.map(one => one.id)]).toEqual([kind, tariffs])
    expect(form.contactPersons.length > 0).toBe(kind === 'send')
  })

  test.each<[string, typeof NOTHING, number[], boolean]>([
    ['a subscription was requested', { ...NOTHING, subscriptionRequested: true }, [], false],
    ['an extension was requested', { ...NOTHING, expansionRequested: true }, [677], false],
    ['the requested subscription is active', { ...NOTHING, subscriptionRequested: true }, [677], true],
    ['nothing was requested', NOTHING, [], true],
  ])('%s', (_sentence, profile, currentTariffs, expected) => {
    expect(subscriptionForm(run([visited(profile)]), { ...OFFER, currentTariffs }) !== null).toBe(expected)
  })

  test('the only tariff and the only person are chosen automatically', () => {
    const offer = { tariffs: [FULL], contactPersons: OFFER.contactPersons.slice(0, 1) }
    expect(formIn(known, offer)).toMatchObject({ tariff: 1077, contactPersonId: 1 })
  })

  test('a choice that is no longer offered counts as none', () => {
    const offer = {
      ...OFFER,
      contactPersons: [...OFFER.contactPersons.slice(0, 1), { id: 3, text: 'C. Oduya' }],
    }
    expect(formIn(filled, offer)).toMatchObject({ tariff: 1077, contactPersonId: null })
  })
})

describe('the request', () => {
  test.each<[string, Partial<SubscriptionForm>, ReturnType<typeof subscriptionOrder>]>([
    ['both choices', {}, { kind: 'send', tariff: 1077, contactPersonId: 2 }],
    ['no tariff', { tariff: null }, null],
    ['no person', { contactPersonId: null }, null],
    [
      'more, which takes no person',
      { kind: 'expand', contactPersonId: null },
      { kind: 'expand', tariff: 1077 },
    ],
    ['more, without a tariff', { kind: 'expand', tariff: null }, null],
  ])('%s', (_sentence, over, expected) => {
    expect(subscriptionOrder({ ...formIn(filled), ...over })).toEqual(expected)
  })

  test('a press with something missing sends nothing and shows errors', () => {
    expect(press(known)).toMatchObject({ errorsShown: true, order: null })
  })

  test('a second press sends nothing more', () => {
    const once = press(filled)
    expect(once.order).toEqual({ id: 1, order: { kind: 'send', tariff: 1077, contactPersonId: 2 } })
    expect(press(once)).toBe(once)
  })

  test('the choices stay while it is pending', () => {
    const once = press(filled)
    expect(
      run(
        [
          { type: 'tariffChosen', id: 677 },
          { type: 'personChosen', id: 1 },
        ],
        once,
      ),
    ).toBe(once)
  })

  test('a request is not repeated, whatever form is pressed', () => {
    const state = run([sent(1)], press(filled))
    expect(run([{ type: 'pressed', form: formIn(filled) }], state)).toBe(state)
  })
})

describe('paStatusConfirm becomes 0 and paSendExpand 1 only on confirmed success (reliability §3.2)', () => {
  test('a subscription', () => {
    expect(run([sent(1)], press(filled))).toMatchObject({
      phase: { subscriptionRequested: true, expansionRequested: false },
      order: null,
      sent: true,
    })
  })

  test('an extension', () => {
    const chosen = run([{ type: 'tariffChosen', id: 1077 }], known)
    expect(run([sent(1)], press(chosen, { ...OFFER, currentTariffs: [677] }))).toMatchObject({
      phase: { subscriptionRequested: false, expansionRequested: true },
      sent: true,
    })
  })

  test.each<[string, SubscriptionEvent, string]>([
    ['success: false', sent(1, false), 'declined'],
    ['401', refused(1, 'need_auth'), 'needAuth'],
    ['404, no such tariff', refused(1, 'not_found'), 'declined'],
    ['a lost answer, 429 or 500', { type: 'sendFailed', id: 1 }, 'failed'],
  ])(
    '%s: nothing counts as requested, the choices stay, and it can be sent again',
    (_sentence, event, problem) => {
      const state = run([event], press(filled))
      expect(state).toMatchObject({
        phase: { subscriptionRequested: false, expansionRequested: false },
        tariff: 1077,
        contactPersonId: 2,
        problem,
        sent: false,
      })
      expect(press(state)).toMatchObject({ problem: null, order: { id: 2 } })
    },
  )

  test('a stale response changes nothing', () => {
    const state = press(filled)
    expect(run([sent(7), { type: 'sendFailed', id: 0 }], state)).toBe(state)
  })
})

describe('loading earlier requests', () => {
  const requested = run([visited(null)])
  const answered = (id: number): SubscriptionEvent => ({
    type: 'answered',
    id,
    answer: { kind: 'ok', data: { ...NOTHING, subscriptionRequested: true } },
  })

  test('data that the page knows is not loaded', () => {
    expect(known).toMatchObject({ phase: { kind: 'known' }, request: null })
  })

  test('nothing is loaded for users who cannot send requests', () => {
    expect(run([visited(null, null)])).toEqual(INITIAL_SUBSCRIPTION)
  })

  test.each<[string, SubscriptionEvent, string]>([
    ['an answer', answered(1), 'known'],
    ['a fault', { type: 'failed', id: 1, fault: null }, 'unread'],
    ['401', { type: 'answered', id: 1, answer: { kind: 'refused', code: 'need_auth' } }, 'signedOut'],
    ['another refusal', { type: 'answered', id: 1, answer: { kind: 'refused', code: 'x' } }, 'unread'],
    ['an answer to an earlier question', answered(0), 'loading'],
  ])('%s: %s', (_sentence, event, kind) => {
    expect(run([event], requested).phase.kind).toBe(kind)
  })

  test('a failed load can be retried, once at a time', () => {
    const unread = run([{ type: 'failed', id: 1, fault: null }], requested)
    const again = run([{ type: 'reloaded' }], unread)
    expect(again.request?.id).toBe(2)
    expect(run([{ type: 'reloaded' }], again)).toBe(again)
  })

  test('another user starts with new state', () => {
    expect(run([visited(null, 9)], press(filled))).toMatchObject({
      phase: { kind: 'loading' },
      tariff: null,
      order: null,
      request: { id: 2 },
    })
  })
})
