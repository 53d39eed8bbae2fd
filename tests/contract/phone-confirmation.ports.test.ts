import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import { describe, expect, test } from 'vitest'
import type { PhoneConfirmationPorts } from '../../packages/ui/src/shell/phone-confirmation/phone-confirmation.reducer.ts'
import { secondsToWait } from '../../packages/ui/src/shell/phone-confirmation/phone-confirmation.reducer.ts'

const signal = new AbortController().signal
const WRITE = { signal, idempotencyKey: 'key-0001' }

function connected(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer(answers)
  const api: Api = createApi({ fetch: server.fetch })
  // connecting the widget is one spread (architecture, convention 9)
  const ports: PhoneConfirmationPorts = { ...api.profile }
  return { server, ports }
}

describe('H7 the ports of the phone confirmation fit the client, by types, requests and results', () => {
  test('the number, the code, the confirmation', async () => {
    const { server, ports } = connected()
    expect(await ports.updatePhone({ phone: '+15551234567' }, WRITE)).toEqual({
      kind: 'ok',
      data: { messages: [] },
    })
    expect(await ports.sendCode({}, { signal })).toMatchObject({ kind: 'ok' })
    expect(await ports.confirmPhone({ code: '482913' }, WRITE)).toEqual({
      kind: 'ok',
      data: { messages: [] },
    })
    const [updated] = server.requestsOf('updatePhone')
    const [request] = server.requestsOf('sendConfirmationCode')
    const [confirmed] = server.requestsOf('confirmPhone')
    expect([updated?.body, confirmed?.body]).toEqual([{ phone: '+15551234567' }, { code: '482913' }])
    expect([updated, confirmed].map(one => one?.headers.get('idempotency-key'))).toEqual([
      'key-0001',
      'key-0001',
    ])
    expect(request?.url).toContain('/?action=ajaxSendCode')
  })

  test('messages are data', async () => {
    const answers = { updatePhone: () => Response.json({ messages: ['Too short'] }) }
    const { ports } = connected({ answers })
    expect(await ports.updatePhone({ phone: '+1' }, WRITE)).toEqual({
      kind: 'ok',
      data: { messages: ['Too short'] },
    })
  })

  test('an answer without the list of messages is a fault', async () => {
    const { ports } = connected({ answers: { updatePhone: () => Response.json({}) } })
    await expect(ports.updatePhone({ phone: '+1' }, WRITE)).rejects.toMatchObject({ kind: 'schema' })
  })

  test('too many requests: the fault has the waiting time, and nothing is retried', async () => {
    const answers = {
      sendConfirmationCode: () => new Response(null, { status: 429, headers: { 'retry-after': '17' } }),
    }
    const { server, ports } = connected({ answers })
    const fault: unknown = await ports.sendCode({}, { signal }).catch(error => error)
    expect(secondsToWait(fault)).toBe(17)
    expect(server.requestsOf('sendConfirmationCode')).toHaveLength(1)
  })

  test('signed out: a refusal with its code', async () => {
    const error = { code: 'need_auth', message: 'Sign in' }
    const answers = { confirmPhone: () => Response.json({ error }, { status: 401 }) }
    const { ports } = connected({ answers })
    expect(await ports.confirmPhone({ code: '1' }, WRITE)).toMatchObject({
      kind: 'refused',
      code: 'need_auth',
    })
  })
})
