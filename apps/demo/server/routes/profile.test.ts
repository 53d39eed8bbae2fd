import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const profileOf = async (actor: string) => (await app.ask(actor, '/api/profile/')).json()
const send = (actor: string, json: object) => app.ask(actor, '/api/profile/pa/subscr_send_request/', { json })
const expand = (actor: string, json: object) =>
  app.ask(actor, '/api/profile/pa/subscr_expand_request/', { json })

describe('initial data of the account page (shared-blocks §3, §7, access row 33)', () => {
  test('a user without requests', async () => {
    expect(await profileOf('pro')).toEqual({
      phone: null,
      phoneConfirmed: false,
      paStatusConfirm: null,
      paSendExpand: 0,
    })
  })

  test.each([
    ['a tariff that is not sold', { tariff: 42, contactPersonId: 1 }, 404],
    ['an unknown person', { tariff: 1077, contactPersonId: 9 }, 400],
    ['no person', { tariff: 1077 }, 400],
    ['a tariff as text', { tariff: '1077', contactPersonId: 1 }, 400],
    ['a negative tariff', { tariff: -1, contactPersonId: 1 }, 400],
  ])('%s is refused and not stored', async (_, json, status) => {
    expect((await send('proexcel', json)).status).toBe(status)
    expect(await profileOf('proexcel')).toMatchObject({ paStatusConfirm: null, paSendExpand: 0 })
  })

  test('paStatusConfirm is 0 after the first subscription request, however often repeated', async () => {
    for (const _ of [1, 2]) expect((await send('reader', { tariff: 1077, contactPersonId: 2 })).ok).toBe(true)
    expect(await profileOf('reader')).toMatchObject({ paStatusConfirm: 0, paSendExpand: 0 })
  })

  test('paSendExpand is 1 after a request for more', async () => {
    expect((await expand('reader677', { tariff: 1077 })).ok).toBe(true)
    expect(await profileOf('reader677')).toMatchObject({ paStatusConfirm: null, paSendExpand: 1 })
  })

  test('one user’s requests do not affect another', async () => {
    expect(await profileOf('desk')).toMatchObject({ paStatusConfirm: null, paSendExpand: 0 })
  })

  test('the phone is the user’s own', async () => {
    await app.store.profile.setPhone(7, '+15550100200')
    expect(await profileOf('nsdreader')).toMatchObject({ phone: '+15550100200', phoneConfirmed: false })
    expect(await profileOf('prodocs')).toMatchObject({ phone: null })
  })
})
