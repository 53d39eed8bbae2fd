import { describe, expect, test } from 'vitest'
import { SESSIONS } from '../../testing/sessions.ts'
import { type MobileOfferFacts, mobileOfferState } from './mobile-offer.view-model.ts'

const FACTS: MobileOfferFacts = {
  dismissal: 'open',
  session: SESSIONS.reader,
  device: 'android',
  stores: {
    huawei: 'https://appgallery.huawei.com/',
    android: 'https://play.google.com/store',
    apple: 'https://apps.apple.com/',
  },
}
const kindFor = (over: Partial<MobileOfferFacts>) => mobileOfferState({ ...FACTS, ...over }).kind

describe('H3 who is offered the app (shared-blocks §4, access row 31)', () => {
  test.each([
    ['anonymous', SESSIONS.visitor, 'off'],
    ['signed in', SESSIONS.reader, 'shown'],
    ['full access', SESSIONS.pro, 'shown'],
    ['full access with every grant', SESSIONS.desk, 'shown'],
    ['an id that is no number', { userId: Number.NaN }, 'off'],
    ['a negative id', { userId: -1 }, 'off'],
  ])('%s: %s', (_sentence, session, kind) => {
    expect(kindFor({ session })).toBe(kind)
  })

  test.each([
    ['huawei', 'https://appgallery.huawei.com/'],
    ['android', 'https://play.google.com/store'],
    ['apple', 'https://apps.apple.com/'],
  ] as const)('on %s with its own store', (device, href) => {
    expect(mobileOfferState({ ...FACTS, device })).toEqual({ kind: 'shown', device, href })
  })

  test.each<[string, Partial<MobileOfferFacts>]>([
    ['on no device', { device: null }],
    ['without stores', { stores: {} }],
    ['without a store for this device', { stores: { apple: 'https://apps.apple.com/' } }],
    ['a store that is script', { stores: { android: 'javascript:alert(1)' } }],
    ['a store without encryption', { stores: { android: 'http://play.google.com/' } }],
    ['a store that is null', { stores: { android: null } }],
  ])('%s: nothing', (_sentence, over) => {
    expect(kindFor(over)).toBe('off')
  })
})

test.each<[string, Partial<MobileOfferFacts>, string]>([
  ['nothing on the server', { dismissal: 'unknown' }, 'unknown'],
  ['nothing once it is closed', { dismissal: 'dismissed' }, 'closed'],
  ['closed or not, nothing for the anonymous', { dismissal: 'dismissed', session: SESSIONS.visitor }, 'off'],
])('H3 %s', (_sentence, over, kind) => {
  expect(kindFor(over)).toBe(kind)
})
