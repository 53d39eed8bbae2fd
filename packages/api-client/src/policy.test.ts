import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCaller } from './caller.ts'
import { createApi } from './client.ts'
import { ApiFault } from './fault.ts'
import { getSettings } from './generated/sdk.gen.ts'
import type { Fetch, HttpOptions } from './policy.ts'
import { jumpingClock } from './testing/clock.ts'
import { fakeServer, jsonResponse, refusalResponse } from './testing/fake-server.ts'

const refuseConnection = () => Promise.reject(new TypeError('connection refused'))
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('', { status: code, headers })
const labels = { need_auth: 'Sign in' }
const good = () => jsonResponse(labels)
/** Waits until a call reaches fetch: the client prepares requests in a few microtasks. */
const ready = () => new Promise(resolve => setImmediate(resolve))

/** An API whose fetch returns these answers in turn, repeating the last one, and records its calls. */
function apiOver(answers: (() => Promise<Response> | Response)[], options: HttpOptions = {}) {
  const clock = jumpingClock()
  const calls: { at: number; url: string; request: Request; signal: AbortSignal | undefined }[] = []
  const fetch: Fetch = async (request, { signal }) => {
    // Without an origin the client uses a placeholder.
    calls.push({ at: clock.now(), url: request.url.replace('http://accrue.invalid', ''), request, signal })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    return answer === undefined ? good() : answer()
  }
  const api = createApi({ fetch, sleep: clock.sleep, now: clock.now, online: () => true, ...options })
  return { api, calls, clock, times: () => calls.map(call => call.at) }
}

const read = ({ api }: ReturnType<typeof apiOver>, signal?: AbortSignal) =>
  api.labels.load({ module: 'bonds' }, { signal })
const write = ({ api }: ReturnType<typeof apiOver>, idempotencyKey?: string) =>
  api.settings.save({ sid: 's', hints: true }, idempotencyKey === undefined ? {} : { idempotencyKey })
const faultOf = async (call: Promise<unknown>): Promise<ApiFault> => {
  const outcome = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (outcome instanceof ApiFault) return outcome
  throw new Error(`expected a fault, got ${String(outcome)}`)
}

afterEach(() => vi.unstubAllGlobals())

describe('reads have three tries (reliability: call policy)', () => {
  test('a third try succeeds after two connection failures', async () => {
    const server = apiOver([refuseConnection, refuseConnection, good])
    expect(await read(server)).toEqual({ kind: 'ok', data: labels })
    expect(server.times()).toEqual([0, 400, 1600])
  })
  test.each([502, 503, 504, 429])('status %s is retried', async code => {
    const server = apiOver([() => status(code), good])
    expect(await read(server)).toEqual({ kind: 'ok', data: labels })
    expect(server.times()).toEqual([0, 400])
  })
  test('503 with the code pdf_unavailable is an answer and is not retried', async () => {
    const server = apiOver([() => refusalResponse(503, 'pdf_unavailable')])
    expect(await server.api.exports.page({ bondId: 1, blocks: ['info'] })).toMatchObject({
      kind: 'refused',
      code: 'pdf_unavailable',
      status: 503,
    })
    expect(server.calls).toHaveLength(1)
  })
  test('a refusal has the Retry-After of its answer', async () => {
    const busy = () => jsonResponse({ error: { code: 'pdf_unavailable' } }, 503, { 'retry-after': '30' })
    const server = apiOver([busy])
    expect(await server.api.exports.page({ bondId: 1, blocks: ['info'] })).toMatchObject({
      code: 'pdf_unavailable',
      retryAfter: 30,
    })
  })
  test('503 with any other code is retried', async () => {
    const server = apiOver([() => refusalResponse(503, 'some_code'), good])
    expect(await read(server)).toEqual({ kind: 'ok', data: labels })
  })
  test.each([500, 501, 505])('status %s is not retried', async code => {
    const server = apiOver([() => status(code), good])
    expect(await faultOf(read(server))).toMatchObject({ kind: 'server', reason: 'status', status: code })
    expect(server.calls).toHaveLength(1)
  })
  test.each([400, 401, 403, 404, 405, 409, 413, 415, 422])(
    'status %s is an answer, not a fault',
    async code => {
      const server = apiOver([() => refusalResponse(code, 'some_code', 'id')])
      expect(await read(server)).toEqual({
        kind: 'refused',
        code: 'some_code',
        message: 'refused: some_code',
        field: 'id',
        status: code,
        retryAfter: null,
      })
      expect(server.calls).toHaveLength(1)
    },
  )
  test('after three tries the call rejects with a fault', async () => {
    const server = apiOver([refuseConnection])
    expect(await faultOf(read(server))).toMatchObject({
      kind: 'offline',
      reason: 'connection',
      endpoint: 'GET /api/labels/bonds/',
    })
    expect(server.calls).toHaveLength(3)
  })
  test('a write on an offline device fails at once', async () => {
    const server = apiOver([refuseConnection], { online: () => false })
    expect(await faultOf(write(server))).toMatchObject({ kind: 'offline' })
    expect(server.calls).toHaveLength(1)
  })
  test('waits for Retry-After in seconds', async () => {
    const server = apiOver([() => status(503, { 'retry-after': '7' }), good])
    await read(server)
    expect(server.times()).toEqual([0, 7000])
  })
  test('waits for Retry-After as a date', async () => {
    const server = apiOver([() => status(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:05 GMT' }), good])
    await read(server)
    expect(server.times()).toEqual([0, 5000])
  })
  test('waits for a Retry-After of 10 s, but not of 11 s', async () => {
    const patient = apiOver([() => status(429, { 'retry-after': '10' }), good])
    expect(await read(patient)).toMatchObject({ kind: 'ok' })
    const impatient = apiOver([() => status(429, { 'retry-after': '11' }), good])
    expect(await faultOf(read(impatient))).toMatchObject({ kind: 'tooMany', status: 429, retryAfter: 11 })
    expect(impatient.calls).toHaveLength(1)
  })
  test('ignores an invalid Retry-After', async () => {
    const server = apiOver([() => status(503, { 'retry-after': 'later' }), good])
    await read(server)
    expect(server.times()).toEqual([0, 400])
  })
  test('X14 a server that never answers is a timeout after 15 s, without a retry', async () => {
    const server = apiOver([() => new Promise<Response>(() => undefined)])
    expect(await faultOf(read(server))).toMatchObject({ kind: 'timeout', reason: 'timeout' })
    expect(server.times()).toEqual([0])
    expect(server.clock.now()).toBe(15_000)
  })
  test('X14 the limit of 15 s includes all tries', async () => {
    const server = apiOver([refuseConnection, () => new Promise<Response>(() => undefined)])
    expect(await faultOf(read(server))).toMatchObject({ kind: 'timeout' })
    expect(server.times()).toEqual([0, 400])
    expect(server.clock.now()).toBe(15_000)
  })
  test('a retry delay ends when the limit is reached', async () => {
    const busy = () => status(503, { 'retry-after': '10' })
    const server = apiOver([busy])
    expect(await faultOf(read(server))).toMatchObject({ kind: 'timeout' })
    expect(server.times()).toEqual([0, 10_000])
    expect(server.clock.now()).toBe(15_000)
  })
  test('the limit of a printed document is 90 s', async () => {
    const server = apiOver([() => new Promise<Response>(() => undefined)])
    await faultOf(server.api.exports.page({ bondId: 1, blocks: ['info'] }))
    expect(server.times()).toEqual([0])
    expect(server.clock.now()).toBe(90_000)
  })
  test('a timeout cancels the request', async () => {
    const server = apiOver([() => new Promise<Response>(() => undefined)])
    await faultOf(read(server))
    expect(server.calls.map(call => call.signal?.aborted)).toEqual([true])
  })
  test('malformed answers are not retried', async () => {
    const server = apiOver([() => new Response('{"a":', { headers: { 'content-type': 'application/json' } })])
    expect(await faultOf(read(server))).toMatchObject({ kind: 'malformed', reason: 'json' })
    expect(server.calls).toHaveLength(1)
  })
  test('a POST that only reads is retried too', async () => {
    const server = apiOver([refuseConnection, () => jsonResponse({ items: [] })])
    await server.api.suggest.bonds({ term: 'UST' })
    expect(server.calls).toHaveLength(2)
  })
})

describe('X14 an offline device', () => {
  /** A connection that the test switches. */
  function connection(isOn: boolean) {
    const waiting = new Set<() => void>()
    return {
      options: {
        online: () => isOn,
        whenOnline: (signal?: AbortSignal) =>
          new Promise<void>(resolve => {
            waiting.add(resolve)
            signal?.addEventListener('abort', () => resolve())
          }),
      },
      disconnect: () => {
        isOn = false
      },
      reconnect: () => {
        isOn = true
        for (const resolve of waiting) resolve()
      },
    }
  }

  test('a read waits for the connection without a limit', async () => {
    const { options, reconnect } = connection(false)
    const server = apiOver([good], options)
    const call = read(server)
    await server.clock.sleep(60_000)
    expect(server.calls).toHaveLength(0)
    reconnect()
    expect(await call).toEqual({ kind: 'ok', data: labels })
    expect(server.calls).toHaveLength(1)
  })
  test('a read whose connection breaks starts again with the full limit', async () => {
    const { options, reconnect, disconnect } = connection(true)
    const broken = () => {
      disconnect()
      return refuseConnection()
    }
    const server = apiOver([broken, good], options)
    const call = read(server)
    await server.clock.sleep(60_000)
    expect(server.calls).toHaveLength(1)
    reconnect()
    expect(await call).toEqual({ kind: 'ok', data: labels })
  })
  test('a waiting read can be cancelled', async () => {
    const server = apiOver([good], connection(false).options)
    const controller = new AbortController()
    const call = read(server, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.calls).toHaveLength(0)
  })
  test('a search fails at once, so that its field can show why', async () => {
    const server = apiOver([refuseConnection], connection(false).options)
    expect(await faultOf(server.api.suggest.bonds({ term: 'UST' }))).toMatchObject({ kind: 'offline' })
    expect(server.calls).toHaveLength(1)
  })
})

describe('cancelling a read', () => {
  test('before it starts: no request, an AbortError', async () => {
    const server = apiOver([good])
    await expect(read(server, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.calls).toHaveLength(0)
  })
  test('during the request, even if fetch ignores the signal', async () => {
    const server = apiOver([() => new Promise<Response>(() => undefined)])
    const controller = new AbortController()
    const call = read(server, controller.signal)
    await ready()
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.calls).toHaveLength(1)
  })
  test('between two tries', async () => {
    const controller = new AbortController()
    const server = apiOver([
      () => {
        queueMicrotask(() => controller.abort())
        return status(503)
      },
      good,
    ])
    await expect(read(server, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.calls).toHaveLength(1)
  })
  test('after the answer: no effect', async () => {
    const controller = new AbortController()
    const server = apiOver([good])
    const answer = await read(server, controller.signal)
    controller.abort()
    expect(answer).toMatchObject({ kind: 'ok' })
  })
})

describe('writes', () => {
  test.each([
    ['a lost connection', refuseConnection],
    ['503', () => status(503)],
    ['429', () => status(429, { 'retry-after': '1' })],
    ['silence', () => new Promise<Response>(() => undefined)],
  ])('are never retried: %s', async (_, answer) => {
    const server = apiOver([answer, () => jsonResponse({ hints: true })])
    await faultOf(write(server))
    expect(server.calls).toHaveLength(1)
  })
  test('send the given idempotency key, so that a retry by the user stores once', async () => {
    const server = apiOver([refuseConnection, () => jsonResponse({ hints: true })])
    await faultOf(write(server, 'intent-0001'))
    await write(server, 'intent-0001')
    const keys = server.calls.map(call => call.request.headers.get('idempotency-key'))
    expect(keys).toEqual(['intent-0001', 'intent-0001'])
  })
  test('have a random key by default', async () => {
    const server = apiOver([() => jsonResponse({ hints: true })])
    await write(server)
    await write(server)
    const [first, second] = server.calls.map(call => call.request.headers.get('idempotency-key') ?? '')
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
    expect(second).not.toBe(first)
  })
  test('have a random key without crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', undefined)
    const server = apiOver([() => jsonResponse({ hints: true })])
    await write(server)
    expect(server.calls[0]?.request.headers.get('idempotency-key')).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  })
  test('continue when the caller aborts', async () => {
    const server = apiOver([() => jsonResponse({ hints: false })])
    const call = server.api.settings.save({ sid: 's', hints: false }, { signal: AbortSignal.abort() })
    expect(await call).toEqual({ kind: 'ok', data: { hints: false } })
  })
})

describe('GETs that write', () => {
  test('are sent once, uncached, with the header that a foreign site cannot send', async () => {
    const server = apiOver([() => status(503)])
    await faultOf(server.api.quotes.requestAccess({ participantId: 900 }))
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.request).toMatchObject({
      method: 'GET',
      cache: 'no-store',
      credentials: 'same-origin',
    })
    expect(server.calls[0]?.request.headers.get('x-requested-by')).toBe('accrue')
  })
  test('an HTML answer to the code request is not a success', async () => {
    const server = apiOver([
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ])
    expect(await faultOf(server.api.profile.sendCode({}))).toMatchObject({
      kind: 'malformed',
      reason: 'html',
    })
  })
  test('a second code within 30 s: the fault has the seconds to wait', async () => {
    const server = apiOver([() => status(429, { 'retry-after': '21' })])
    expect(await faultOf(server.api.profile.sendCode({}))).toMatchObject({ kind: 'tooMany', retryAfter: 21 })
  })
})

describe('logs', () => {
  test('are sent with keepalive and not awaited', async () => {
    const server = apiOver([() => new Promise<Response>(() => undefined)])
    await server.api.log.action({ actionId: 299 })
    await ready()
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]?.request).toMatchObject({ keepalive: true, cache: 'no-store' })
  })
  test('ignore failures', async () => {
    const server = apiOver([refuseConnection])
    await expect(
      server.api.log.pageViewed({ bondId: 1, countryId: null, regionId: null }),
    ).resolves.toBeUndefined()
    await server.clock.sleep(1)
    expect(server.calls).toHaveLength(1)
  })
  test('ignore a fetch that throws synchronously', async () => {
    const api = createApi({
      fetch: () => {
        throw new TypeError('blocked')
      },
    })
    await expect(api.log.action({ actionId: 297 })).resolves.toBeUndefined()
  })
})

describe('answers that are faults', () => {
  const html = { 'content-type': 'text/html' }
  const json = { 'content-type': 'application/json' }
  const big = () => new Response(new Uint8Array(9 * 1024 * 1024).fill(32), { headers: json })
  test.each<[string, () => Response, object]>([
    ['a page', () => new Response('<html>', { headers: html }), { kind: 'malformed', reason: 'html' }],
    [
      'an HTML page labelled as JSON',
      () => new Response(' <html>', { headers: json }),
      { kind: 'malformed', reason: 'html' },
    ],
    ['nothing', () => new Response('', { headers: json }), { kind: 'malformed', reason: 'empty' }],
    ['204', () => new Response(null, { status: 204 }), { kind: 'malformed', reason: 'empty' }],
    ['a list for an object', () => jsonResponse([]), { kind: 'schema', reason: 'form' }],
    [
      'a redirect',
      () => Response.redirect('https://elsewhere.invalid/', 302),
      { kind: 'malformed', reason: 'redirect' },
    ],
    ['9 MB', big, { kind: 'malformed', reason: 'tooLarge' }],
    [
      'a Content-Length above the limit',
      () => jsonResponse({}, 200, { 'content-length': '9000000' }),
      { kind: 'malformed', reason: 'tooLarge' },
    ],
  ])('%s is a fault', async (_, answer, expected) => {
    const server = apiOver([answer])
    expect(await faultOf(read(server))).toMatchObject(expected)
    expect(server.calls).toHaveLength(1)
  })
  test('the fault has the original error as its cause', async () => {
    const refused = new TypeError('connection refused')
    const unreachable = await faultOf(read(apiOver([() => Promise.reject(refused)])))
    expect(unreachable.message).toBe('GET /api/labels/bonds/: connection refused')
    expect(unreachable.cause).toBe(refused)
    const wrongForm = await faultOf(read(apiOver([() => jsonResponse([])])))
    expect(wrongForm.cause).toMatchObject({ name: 'WrongForm' })
  })
  test('an error in a decoder is a fault of kind schema, with the error as its cause', async () => {
    const broken = new RangeError('too deep')
    const { read } = createCaller({ fetch: async () => good() })
    const fault = await faultOf(
      read(getSettings, () => {
        throw broken
      }),
    )
    expect(fault).toMatchObject({ kind: 'schema', cause: broken })
  })
  test('JSON with another content type is accepted', async () => {
    const server = apiOver([() => new Response('{"a":"A"}', { headers: { 'content-type': 'text/plain' } })])
    expect(await read(server)).toEqual({ kind: 'ok', data: { a: 'A' } })
  })
  test('an empty body is a valid answer of the chart call', async () => {
    const server = apiOver([() => new Response('', { headers: json })])
    const call = server.api.chart.tradings({ items: [], from: '2024-01-01', to: '2024-02-01', type: 'price' })
    expect(await call).toEqual({ kind: 'ok', data: { kind: 'none' } })
  })
  test.each<[number, string]>([
    [401, 'need_auth'],
    [403, 'access_denied_auth'],
    [404, 'not_found'],
    [418, 'bad_request'],
  ])('a %s with an unreadable body is a refusal with the code %s', async (code, expected) => {
    const server = apiOver([() => new Response('<html>', { status: code, headers: html })])
    expect(await read(server)).toMatchObject({ kind: 'refused', code: expected, status: code, field: null })
  })
})

describe('the request itself', () => {
  test('has base url, path and query', async () => {
    const server = apiOver([good], { baseUrl: 'https://site.test/' })
    await server.api.labels.load({ module: 'bonds', repository: 'chart', lang: 'ru', showLabels: true })
    expect(server.calls[0]?.url).toBe('https://site.test/api/labels/bonds/chart/?show_labels=1&lang=rus')
  })
  test('a path parameter is always one segment', async () => {
    const server = apiOver([good])
    await server.api.labels.load({ module: 'a/../b?c#d' })
    expect(server.calls[0]?.url).toBe('/api/labels/a%2F..%2Fb%3Fc%23d/')
  })
  test.each(['', '.', '..'])('a path parameter %j is refused before the call', async module => {
    const server = apiOver([good])
    expect(await server.api.labels.load({ module })).toMatchObject({
      kind: 'refused',
      code: 'bad_request',
      status: 0,
    })
    expect(server.calls).toHaveLength(0)
  })
  test.each(['//evil.example/api/', 'https://evil.example/api/', 'javascript:alert(1)', '/elsewhere/'])(
    'a foreign url %s from the page is refused before the call (readings #41)',
    async url => {
      const server = apiOver([good])
      expect(await server.api.network.issuers({ url })).toMatchObject({ kind: 'refused', code: 'bad_url' })
      expect(await server.api.chart.panel({ url, periodId: '1y' })).toMatchObject({
        kind: 'refused',
        code: 'bad_url',
      })
      expect(server.calls).toHaveLength(0)
    },
  )
  test('a url of the API’s origin follows the policy of its operation', async () => {
    const server = apiOver([refuseConnection, () => jsonResponse([])])
    expect(await server.api.network.issuers({ url: '/api/network/7/to/' })).toEqual({ kind: 'ok', data: [] })
    expect(server.calls.map(call => [call.request.method, call.url])).toEqual([
      ['GET', '/api/network/7/to/'],
      ['GET', '/api/network/7/to/'],
    ])
  })
  test('a search term is sent as a form', async () => {
    const server = apiOver([() => jsonResponse({ items: [] })])
    await server.api.suggest.stocks({ term: 'a&b=c ü' })
    expect(server.calls[0]?.request.method).toBe('POST')
    expect(await server.calls[0]?.request.text()).toBe('term=a%26b%3Dc+%C3%BC')
  })
  test('the caller’s headers, such as a visitor’s cookie in server rendering, are in every call', async () => {
    const server = apiOver([good], { headers: () => ({ cookie: 'a=b' }) })
    await read(server)
    expect(server.calls[0]?.request.headers.get('cookie')).toBe('a=b')
  })
  test('JSON calls never follow redirects', async () => {
    const server = apiOver([good])
    await read(server)
    expect(server.calls[0]?.request.redirect).toBe('manual')
  })
})

describe('files', () => {
  const file = (disposition: string) => () =>
    new Response('PK', { headers: { 'content-type': 'application/zip', 'content-disposition': disposition } })
  test.each<[string, string]>([
    ['attachment; filename="archive.xlsx"', 'archive.xlsx'],
    ['attachment; filename=archive.xlsx', 'archive.xlsx'],
    ["attachment; filename*=UTF-8''%D0%90.xlsx; filename=x.xlsx", 'А.xlsx'],
    ["attachment; filename*=UTF-8''%E0%A4%A; filename=x.xlsx", 'x.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="..\\\\evil.exe"', 'evil.exe'],
    ['attachment', ''],
  ])('%s → %s', async (disposition, expected) => {
    const server = apiOver([file(disposition)])
    const answer = await server.api.exports.similar({ bondId: 1 })
    expect(answer).toMatchObject({ kind: 'ok', data: { fileName: expected, contentType: 'application/zip' } })
  })
  test('HTML is a file when sent as an attachment, else a fault', async () => {
    const html = (headers: Record<string, string>) => () =>
      new Response('<html>', { headers: { 'content-type': 'text/html', ...headers } })
    const filing = apiOver([html({ 'content-disposition': 'attachment; filename="10-k.htm"' })])
    expect(await filing.api.exports.document({ kind: 'report', id: 1 })).toMatchObject({
      data: { fileName: '10-k.htm' },
    })
    const login = apiOver([html({})])
    expect(await faultOf(login.api.exports.document({ kind: 'report', id: 1 }))).toMatchObject({
      reason: 'html',
    })
  })
  test('a file of 0 bytes is a fault', async () => {
    const server = apiOver([() => new Response('', { headers: { 'content-type': 'application/zip' } })])
    expect(await faultOf(server.api.exports.similar({ bondId: 1 }))).toMatchObject({
      kind: 'malformed',
      reason: 'empty',
    })
  })
  test('redirects within the origin are followed, others are faults', async () => {
    const landed = (url: string) => () => {
      const response = new Response('PK', { headers: { 'content-type': 'application/zip' } })
      Object.defineProperties(response, { redirected: { value: true }, url: { value: url } })
      return response
    }
    const near = apiOver([landed('https://site.test/files/1')], { baseUrl: 'https://site.test' })
    expect(await near.api.exports.similar({ bondId: 1 })).toMatchObject({ kind: 'ok' })
    const far = apiOver([landed('https://elsewhere.invalid/1')], { baseUrl: 'https://site.test' })
    expect(await faultOf(far.api.exports.similar({ bondId: 1 }))).toMatchObject({ reason: 'redirect' })
  })
  test('a refused export resolves with the refusal: more than 2500 points (C21)', async () => {
    const server = apiOver([() => refusalResponse(422, 'many_points')])
    const query = { bondId: 1, venueId: 4, from: '2012-03-14', to: '2022-03-11' } as const
    expect(await server.api.exports.archive(query)).toMatchObject({
      kind: 'refused',
      code: 'many_points',
      status: 422,
    })
  })
})

describe('the inspector of answers', () => {
  test('receives every JSON answer undecoded, and its errors are ignored', async () => {
    const seen: unknown[] = []
    const server = fakeServer()
    const api = createApi({
      fetch: server.fetch,
      inspect: ({ method, url }, body) => {
        seen.push([method, new URL(url).pathname, body])
        throw new Error('drift')
      },
    })
    expect(await api.settings.load({})).toEqual({ kind: 'ok', data: { hints: true } })
    expect(seen).toEqual([['GET', '/api/user/settings/', { hints: true }]])
  })
})

describe('a read whose answer the page came with', () => {
  test('decodes and inspects it, and requests nothing', async () => {
    const seen: unknown[] = []
    const server = apiOver([good], { inspect: ({ url }, body) => seen.push([new URL(url).pathname, body]) })
    expect(await server.api.labels.load({ module: 'bonds' }, { answer: labels })).toEqual({
      kind: 'ok',
      data: labels,
    })
    expect(seen).toEqual([['/api/labels/bonds/', labels]])
    expect(server.calls).toEqual([])
  })

  test('rejects like any other when its shape is wrong', async () => {
    const server = apiOver([good])
    const fault = await faultOf(server.api.page.bond({ bondId: 1 }, { answer: 'nothing' }))
    expect(fault).toMatchObject({ reason: 'form', status: 200 })
    expect(server.calls).toEqual([])
  })

  test('the next one requests its answer', async () => {
    const server = apiOver([good])
    await server.api.labels.load({ module: 'bonds' }, { answer: {} })
    expect(await read(server)).toEqual({ kind: 'ok', data: labels })
    expect(server.calls).toHaveLength(1)
  })
})

test('by default the global fetch is looked up at each call', async () => {
  const api = createApi()
  const fetch = vi.fn((_: Request) => Promise.resolve(good()))
  vi.stubGlobal('fetch', fetch)
  expect(await api.labels.load({ module: 'bonds' })).toMatchObject({ kind: 'ok' })
  const [request] = fetch.mock.calls[0] ?? []
  expect(request).toMatchObject({ method: 'GET', url: 'http://accrue.invalid/api/labels/bonds/' })
})

test('a refused search rejects with ApiRefusal', async () => {
  const server = apiOver([() => refusalResponse(403, 'need_get_access')])
  const { search } = server.api.compare.ofBond(1)
  await expect(search({ term: 'UST', venueId: null })).rejects.toMatchObject({
    name: 'ApiRefusal',
    code: 'need_get_access',
  })
})

test('a comment request without items is refused with need_auth (readings #17)', async () => {
  const server = apiOver([() => jsonResponse({ response: {} })])
  expect(await server.api.comments.requestAccess({ providerId: 1 })).toMatchObject({
    kind: 'refused',
    code: 'need_auth',
  })
})
