import { describe, expect, test } from 'vitest'
import {
  INITIAL_SUBSCRIPTION,
  type SubscriptionForm,
  type SubscriptionState,
} from './subscription-request.reducer.ts'
import { toSubscriptionViewModel } from './subscription-request.view-model.ts'

const FORM: SubscriptionForm = {
  kind: 'send',
  tariffs: [
    { id: 1077, text: 'Full access' },
    { id: 677, text: 'Support tickets' },
  ],
  contactPersons: [{ id: 1, text: 'A. Marlow' }],
  tariff: null,
  contactPersonId: 1,
}
const KNOWN: SubscriptionState = {
  ...INITIAL_SUBSCRIPTION,
  phase: { kind: 'known', subscriptionRequested: false, expansionRequested: false },
}
type ViewInput = Parameters<typeof toSubscriptionViewModel>[0]
const viewModel = (over: Partial<ViewInput>, state: Partial<SubscriptionState> = {}) =>
  toSubscriptionViewModel({ state: { ...KNOWN, ...state }, form: FORM, kind: 'send', allowed: true, ...over })

describe('the view of a subscription request (access row 33, shared-blocks §3)', () => {
  test.each<[string, Partial<ViewInput>, Partial<SubscriptionState>, object]>([
    ['a visitor: the prompt, whatever else is known', { allowed: false }, {}, { kind: 'gate' }],
    ['before anything is known', { form: null }, { phase: { kind: 'unknown' } }, { kind: 'loading' }],
    ['while it is loaded', { form: null }, { phase: { kind: 'loading' } }, { kind: 'loading' }],
    [
      'it could not be learnt',
      { form: null },
      { phase: { kind: 'unread' } },
      { kind: 'unread', pending: false },
    ],
    [
      'it is being tried again',
      { form: null },
      { phase: { kind: 'unread' }, request: { id: 2, payload: {} } },
      { kind: 'unread', pending: true },
    ],
    ['the session is over', { form: null }, { phase: { kind: 'signedOut' } }, { kind: 'signedOut' }],
    [
      'a subscription was requested',
      { form: null },
      {},
      { kind: 'requested', message: 'subscription_requested', focus: false },
    ],
    [
      'an extension was just requested',
      { form: null, kind: 'expand' },
      { sent: true },
      { kind: 'requested', message: 'subscription_expansion_requested', focus: true },
    ],
    ['no tariff is left', { form: { ...FORM, tariffs: [] } }, {}, { kind: 'nothing' }],
    ['there is no contact person', { form: { ...FORM, contactPersons: [] } }, {}, { kind: 'nothing' }],
    [
      'an extension needs no contact person',
      { form: { ...FORM, kind: 'expand', contactPersons: [] } },
      {},
      { kind: 'form' },
    ],
    ['nothing was requested', {}, {}, { kind: 'form', form: FORM, problem: null }],
  ])('%s', (_sentence, over, state, expected) => {
    expect(viewModel(over, state)).toMatchObject(expected)
  })
})

describe('field errors', () => {
  const none = { tariff: null, contactPerson: null }
  test.each<[string, Partial<SubscriptionForm>, boolean, object]>([
    ['nothing before the button was pressed', {}, false, none],
    ['the tariff is missing', {}, true, { tariff: 'subscription_choose_tariff', contactPerson: null }],
    [
      'both are missing',
      { contactPersonId: null },
      true,
      { tariff: 'subscription_choose_tariff', contactPerson: 'subscription_choose_person' },
    ],
    ['more needs no person', { kind: 'expand', tariff: 677, contactPersonId: null }, true, none],
    ['nothing is missing', { tariff: 677 }, true, none],
  ])('%s', (_sentence, over, errorsShown, missing) => {
    expect(viewModel({ form: { ...FORM, ...over } }, { errorsShown })).toMatchObject({ missing })
  })
})

test.each([
  ['needAuth', 'subscription_signed_out'],
  ['declined', 'subscription_declined'],
  ['failed', 'subscription_failed'],
] as const)('the problem %s has a text', (problem, message) => {
  expect(viewModel({}, { problem })).toMatchObject({ problem: { kind: problem, message } })
})
