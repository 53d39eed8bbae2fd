import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import { describe, expect, test } from 'vitest'
import type { SubscriptionPorts } from '../../packages/ui/src/shell/subscription-request/subscription-request.reducer.ts'
import {
  type SupportTicketsPort,
  UNREAD_STATUS,
  unreadMessages,
} from '../../packages/ui/src/shell/support-counter/support-counter.reducer.ts'
import type { SettingsPorts } from '../../packages/ui/src/shell/user-settings/user-settings.reducer.ts'

const { signal } = new AbortController()

function connected(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(answers)
  const api: Api = createApi({ fetch: server.fetch })
  // settings and tickets are connected by plain assignment
  const settings: SettingsPorts = { ...api.settings }
  const tickets: SupportTicketsPort = api.profile.tickets
  const subscription: SubscriptionPorts = {
    load: api.profile.load,
    send: api.profile.sendSubscription,
    expand: api.profile.expandSubscription,
  }
  return { server, settings, tickets, subscription }
}

const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: 'No' } }, { status })

describe('H8 the ports of the settings fit the client', () => {
  test('they are loaded with a signal and saved with the token of the session (shared-blocks §7)', async () => {
    const { server, settings } = connected()
    expect(await settings.load({}, { signal })).toMatchObject({
      kind: 'ok',
      data: { hints: expect.any(Boolean) },
    })
    expect(await settings.save({ sid: 's-4b7e0c', hints: false })).toMatchObject({ kind: 'ok' })
    expect(server.requestsOf('saveSettings')[0]?.body).toEqual({
      sid: 's-4b7e0c',
      settings: { settings: { hints: false } },
    })
  })

  test.each<[string, unknown, boolean]>([
    ['"0"', { hints: '0' }, false],
    ['0', { hints: 0 }, false],
    ['null', { hints: null }, true],
    ['nothing', {}, true],
  ])('hints that arrive as %s (reliability §3.2)', async (_sentence, body, hints) => {
    const { settings } = connected({ answers: { getSettings: () => Response.json(body) } })
    expect(await settings.load({}, { signal })).toEqual({ kind: 'ok', data: { hints } })
  })

  test.each([
    ['a token of another session', 403, 'bad_sid'],
    ['a session that is over', 401, 'need_auth'],
  ])('%s is an answer with its code', async (_sentence, status, code) => {
    const { settings } = connected({ answers: { saveSettings: refusal(status, code) } })
    expect(await settings.save({ sid: 'x', hints: true })).toMatchObject({ kind: 'refused', code })
  })

  test('a save without a connection is made once, and is a fault', async () => {
    const { server, settings } = connected({
      answers: { saveSettings: () => new Response(null, { status: 500 }) },
    })
    await expect(settings.save({ sid: 'x', hints: true })).rejects.toThrow()
    expect(server.requestsOf('saveSettings'), 'what writes is not tried again by itself').toHaveLength(1)
  })
})

describe('H9 the port of the support counter fits the client', () => {
  test('tickets with their messages', async () => {
    const { tickets } = connected()
    const answer = await tickets({}, { signal })
    if (answer.kind !== 'ok') throw new Error(answer.code)
    expect(unreadMessages(answer.data, { statusId: UNREAD_STATUS, userId: 1 })).toBe(1)
  })

  test('403 is an answer', async () => {
    const { tickets } = connected({ answers: { getSupportTickets: refusal(403, 'need_get_access') } })
    expect(await tickets({}, { signal })).toMatchObject({ kind: 'refused', code: 'need_get_access' })
  })
})

describe('the ports of the subscription request fit the client (shared-blocks §7)', () => {
  test('pending requests, and the two calls', async () => {
    const { server, subscription } = connected()
    expect(await subscription.load({}, { signal })).toMatchObject({
      kind: 'ok',
      data: { subscriptionRequested: true, expansionRequested: true },
    })
    expect(await subscription.send({ tariff: 1077, contactPersonId: 2 })).toEqual({
      kind: 'ok',
      data: { sent: true },
    })
    expect(await subscription.expand({ tariff: 677 })).toEqual({ kind: 'ok', data: { sent: true } })
    expect(server.requestsOf('sendSubscriptionRequest')[0]?.body).toEqual({
      tariff: 1077,
      contactPersonId: 2,
    })
    expect(server.requestsOf('expandSubscriptionRequest')[0]?.body).toEqual({ tariff: 677 })
  })

  test.each<[string, unknown, boolean]>([
    ['success', { success: true, paStatusConfirm: 0 }, true],
    ['no success', { success: false }, false],
    ['nothing', {}, false],
  ])('%s is requested: only explicit values count', async (_sentence, body, sent) => {
    const { subscription } = connected({ answers: { sendSubscriptionRequest: () => Response.json(body) } })
    expect(await subscription.send({ tariff: 1077, contactPersonId: 2 })).toEqual({
      kind: 'ok',
      data: { sent },
    })
  })

  test('429 is a fault, and the request is made once', async () => {
    const { server, subscription } = connected({
      answers: { expandSubscriptionRequest: refusal(429, 'too_many') },
    })
    await expect(subscription.expand({ tariff: 677 })).rejects.toThrow()
    expect(server.requestsOf('expandSubscriptionRequest')).toHaveLength(1)
  })

  test.each([
    ['a session that is over', 401, 'need_auth'],
    ['a tariff that is not sold', 404, 'not_found'],
  ])('%s is an answer with its code', async (_sentence, status, code) => {
    const { subscription } = connected({ answers: { sendSubscriptionRequest: refusal(status, code) } })
    expect(await subscription.send({ tariff: 5, contactPersonId: 2 })).toMatchObject({
      kind: 'refused',
      code,
    })
  })
})
