import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../routes/index.ts'
import { type Ask, codeOf, NOON, OWN_PAGE, openTestApp, type TestApp } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'
import { createRateLimits } from './rate-limits.ts'
import type { ApiRoute } from './route.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const requestOf = (route: ApiRoute): { path: string } & Ask => {
  const request = VALID_REQUESTS[route.operation]
  if (!request) throw new Error(`No request for ${route.operation}`)
  return { method: route.method, ...request }
}
const withoutQuery = (path: string) => path.replace(/\?.*/, '')
const routesUnder = ROUTES.filter(route => route.path !== '/')
const changing = ROUTES.filter(route => route.callClass !== 'read')
/** Users' scripts may sign in and out; foreign pages may not. */
const forScripts = changing.filter(route => route.fromScripts)
const forPages = changing.filter(route => !route.fromScripts)

/** The rows that requests leave in the store. */
async function traces(): Promise<unknown> {
  const { store } = app
  return {
    quotes: [...(await store.requests.quoteParticipants(6))],
    comments: await store.requests.commentRequests(6),
    saved: await store.requests.savedRequests(6),
    lists: await store.watchlists.lists(6, { kind: 'bonds', id: 1 }),
    settings: await store.settings.read(6),
    phone: await store.profile.phone(6),
    outbox: await store.profile.outboxOf(6),
    subscriptions: await store.profile.subscriptionRequests(6),
    actions: await store.usage.counts(),
  }
}

describe('addresses', () => {
  test.each(routesUnder.map(route => [route.operation, route] as const))(
    '%s refuses other methods and names the allowed ones',
    async (_, route) => {
      const path = withoutQuery(requestOf(route).path)
      const response = await app.ask('desk', path, { method: 'PUT', body: '{}' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(', ')).toContain(route.method)
      expect(await codeOf(response)).toBe('method_not_allowed')
    },
  )

  test.each(
    routesUnder.filter(route => route.method === 'GET').map(route => [route.operation, route] as const),
  )('%s without its trailing slash redirects with its query', async (_, route) => {
    const path = withoutQuery(requestOf(route).path).slice(0, -1)
    const response = await app.ask('desk', `${path}?lang=eng`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `${path}/?lang=eng`])
  })

  test('a POST without a trailing slash is handled as is', async () => {
    const response = await app.ask(null, '/api/suggest/bonds', { form: { term: 'apple' } })
    expect(response.status).toBe(200)
  })

  const BAD_IDS = [
    '0',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    '',
    '%2e%2e%2f',
    '1%00',
    '9'.repeat(20),
    '2147483648',
    '%EF%BC%91%EF%BC%92',
    '<script>',
    "'%20OR%201=1--",
    '01',
    '+1',
    '1%20',
  ]
  const withId = routesUnder.filter(route => /\{(\w*[iI]d)\}/.test(route.path))

  test.each(withId.map(route => [route.operation, route] as const))(
    '%s answers 400 bad_id to an invalid id and writes nothing',
    async (_, route) => {
      const before = await traces()
      for (const id of BAD_IDS) {
        app.deps.limits = createRateLimits()
        const request = requestOf(route)
        const pattern = route.path.split('/')
        const parts = withoutQuery(request.path).split('/')
        const at = pattern.findIndex(part => /^\{\w*[iI]d\}$/.test(part))
        const path = parts.map((part, index) => (index === at ? id : part)).join('/')
        const response = await app.ask('desk', path, request)
        expect([path, response.status, await codeOf(response)]).toEqual([path, 400, 'bad_id'])
      }
      expect(await traces()).toEqual(before)
    },
  )

  test.each(withId.map(route => [route.operation, route] as const))(
    '%s answers 404 to an unknown id',
    async (_, route) => {
      app.deps.limits = createRateLimits()
      // The log accepts any action number, known or not.
      const request = requestOf(route)
      const pattern = route.path.split('/')
      const at = pattern.findIndex(part => /^\{\w*[iI]d\}$/.test(part))
      const path = withoutQuery(request.path)
        .split('/')
        .map((part, index) => (index === at ? '999999999' : part))
        .join('/')
      const query = request.path.includes('?') ? request.path.slice(request.path.indexOf('?')) : ''
      const response = await app.ask('desk', path + query, request)
      expect(response.status).toBe(route.operation === 'logAction' ? 204 : 404)
    },
  )

  test.each([
    '/api/',
    '/api/nothing/',
    '/cb/x/',
    '/api/bonds/1/nothing/',
    '/api/labels/nothing/',
    '/api/labels/..%2fui/',
  ])('%s does not exist', async path => expect((await app.ask(null, path)).status).toBe(404))
})

describe('bodies', () => {
  const withBody = ROUTES.filter(route => route.request?.body)

  test.each(withBody.map(route => [route.operation, route] as const))(
    '%s refuses other content types, malformed bodies, unknown fields and large bodies',
    async (_, route) => {
      const request = requestOf(route)
      const { path } = request
      const type = route.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
      const good = request.form ? new URLSearchParams(request.form).toString() : JSON.stringify(request.json)
      const send = async (contentType: string | null, body: string) => {
        const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {}
        const response = await app.ask('desk', path, { method: 'POST', body, headers })
        return [response.status, await codeOf(response)]
      }
      expect(await send('text/plain', good)).toEqual([415, 'unsupported_media'])
      expect(await send('text/html', good)).toEqual([415, 'unsupported_media'])
      if (route.body !== 'form') {
        for (const body of ['', '{', 'null', '[]', '"x"', '1'])
          expect([body, ...(await send(type, body))]).toEqual([body, 400, 'bad_request'])
      }
      const extra =
        route.body === 'form'
          ? `${good}&surprise=1`
          : JSON.stringify({ ...(request.json as object), surprise: 1 })
      expect(await send(type, extra)).toEqual([400, 'bad_request'])
      const large =
        route.body === 'form' ? `${good}&x=${'y'.repeat(65_536)}` : JSON.stringify({ x: 'y'.repeat(65_536) })
      expect(await send(type, large)).toEqual([413, 'too_large'])
    },
  )

  test('a body of undeclared size is cut off above 64 KB', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(40_000))
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        if (sent > 50) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const init = {
      method: 'POST',
      headers: { ...OWN_PAGE, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const response = await app.app.request('/api/contactActionLog/', init as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  test('fields named like prototype properties are dropped', async () => {
    const body = '{"actionId":80,"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'
    const response = await app.ask(null, '/api/contactActionLog/', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(204)
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('a thousand levels of nesting are refused', async () => {
    const deep = `${'{"settings":'.repeat(1000)}1${'}'.repeat(1000)}`
    const response = await app.ask('desk', '/api/user/set-settings/', {
      body: `{"sid":"x","settings":${deep}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
  })

  test('the error names the invalid field', async () => {
    const json = {
      items: [{ id: 1, tgId: 4, model: 'stock' }],
      startDate: '2025-01-01',
      endDate: '2025-02-01',
      chartType: 'price',
    }
    const response = await app.ask('desk', '/api/chart/get_tradings/', { json })
    expect(await response.json()).toEqual({
      error: { code: 'bad_request', message: 'The request is malformed.', field: 'items[0].model' },
    })
  })
})

describe('only a page of this site can change anything', () => {
  const foreign: [name: string, headers: Record<string, string>][] = [
    ['another site by script', { 'sec-fetch-site': 'cross-site', 'x-requested-by': 'x' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', 'x-requested-by': 'x' }],
    ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['an image that could set a header', { ...OWN_PAGE, 'sec-fetch-dest': 'image' }],
    ['a link prefetch', { ...OWN_PAGE, 'sec-purpose': 'prefetch' }],
    [
      'typing the address',
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    [
      'a link on the site itself',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a frame', { ...OWN_PAGE, 'sec-fetch-dest': 'iframe' }],
    ['an old browser on another site', { origin: 'https://evil.example', 'x-requested-by': 'x' }],
    ['an old browser without origin headers', { 'x-requested-by': 'x' }],
    ['the right origin without a header of its own', { 'sec-fetch-site': 'same-origin' }],
    ['a text form of another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }],
  ]

  test.each(foreign)('%s cannot change anything with any call', async (_, headers) => {
    const before = await traces()
    const cookie = await app.cookieOf('desk')
    for (const route of forPages) {
      const { path, json, method } = requestOf(route)
      const response = await app.app.request(path, {
        method: method ?? route.method,
        headers: { 'content-type': 'application/json', cookie, ...headers },
        ...(json ? { body: JSON.stringify(json) } : {}),
      })
      expect([route.operation, response.status, await codeOf(response)]).toEqual([
        route.operation,
        403,
        'bad_origin',
      ])
    }
    expect(await traces()).toEqual(before)
  })

  test.each([
    ['another site by script', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an old browser that names a page elsewhere', { referer: 'https://evil.example/x' }],
  ])('%s neither signs in nor out', async (_, headers) => {
    const cookie = await app.cookieOf('desk')
    for (const route of forScripts) {
      const { path, json } = requestOf(route)
      const response = await app.app.request(path, {
        method: route.method,
        headers: { 'content-type': 'application/json', cookie, ...(headers as Record<string, string>) },
        ...(json ? { body: JSON.stringify(json) } : {}),
      })
      expect([route.operation, response.status]).toEqual([route.operation, 403])
    }
    expect(((await (await app.ask('desk', '/api/session/')).json()) as { userId: number }).userId).toBe(6)
  })

  test('an old browser on this site is accepted by its Origin or Referer', async () => {
    for (const [name, value] of [
      ['origin', 'http://localhost'],
      ['referer', 'http://localhost/bonds/1/'],
    ] as const) {
      const response = await app.app.request('/cb/current_user/action_log/global/json/297/', {
        headers: { [name]: value, 'x-requested-by': 'x' },
      })
      expect(response.status).toBe(204)
    }
  })

  test.each(changing.filter(route => route.method === 'GET').map(route => [route.operation, route] as const))(
    'HEAD of %s writes nothing',
    async (_, route) => {
      await app.store.profile.setPhone(6, '+15550100200')
      const before = await traces()
      const response = await app.ask('desk', requestOf(route).path, { method: 'HEAD' })
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await traces()).toEqual(before)
    },
  )
})

describe('limits', () => {
  test('of two hundred concurrent requests for a code one sends it; the next is possible after half a minute, at most five an hour', async () => {
    await app.store.profile.setPhone(5, '+15550100200')
    const send = () => app.ask('prodocs', '/?action=ajaxSendCode')
    const statuses = (await Promise.all(Array.from({ length: 200 }, send))).map(response => response.status)
    expect(statuses.filter(status => status === 204)).toHaveLength(1)
    expect(statuses.filter(status => status === 429)).toHaveLength(199)
    expect(await app.store.profile.outboxOf(5)).toHaveLength(1)
    const early = await send()
    expect(early.headers.get('retry-after')).toBe('30')
    app.at(NOON + 29_999)
    expect((await send()).status).toBe(429)
    for (const round of [1, 2, 3, 4]) {
      app.at(NOON + round * 30_000)
      expect((await send()).status).toBe(204)
    }
    app.at(NOON + 5 * 30_000)
    const fifth = await send()
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, String(3600 - 150)])
    app.at(NOON + 3_600_000)
    expect((await send()).status).toBe(204)
    app.at(NOON)
  })

  test('other actions of that address do not exist and never return a page', async () => {
    const response = await app.ask('prodocs', '/?action=somethingElse')
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  test('ten sign-ins a minute per address, for all accounts together; the next one is refused even with the right password', async () => {
    const signIn = (login: string, address: string) =>
      app.ask(null, '/api/session/', {
        json: { login, password: 'reader' },
        headers: { 'x-test-address': address },
      })
    for (let tries = 0; tries < 10; tries += 1) expect((await signIn(`no${tries}`, 'a')).status).toBe(401)
    expect((await signIn('reader', 'a')).status).toBe(429)
    expect((await signIn('reader', 'b')).status).toBe(200)
    app.at(NOON + 60_000)
    expect((await signIn('reader', 'a')).status).toBe(200)
    app.at(NOON)
  })

  test('more than ten searches a second are refused, counted per kind of search', async () => {
    const headers = { 'x-test-address': 'typing' }
    const search = (kind: string) =>
      app.ask(null, `/api/suggest/${kind}/`, { form: { term: 'apple' }, headers })
    for (let tries = 0; tries < 10; tries += 1) expect((await search('bonds')).status).toBe(200)
    expect((await search('bonds')).status).toBe(429)
    expect((await search('stocks')).status).toBe(200)
  })

  test('logs above twenty a second are dropped silently', async () => {
    const headers = { 'x-test-address': 'logging' }
    const before = await app.store.usage.counts()
    for (let tries = 0; tries < 50; tries += 1) {
      const response = await app.ask(null, '/cb/current_user/action_log/global/json/12/', { headers })
      expect(response.status).toBe(204)
    }
    expect((await app.store.usage.counts()).actions - before.actions).toBe(20)
  })

  test('five phone changes an hour', async () => {
    const change = () =>
      app.ask('reader677', '/api/profile/update_mob/', { json: { phone: '+1 555 0100 200' } })
    for (let tries = 0; tries < 5; tries += 1) expect((await change()).status).toBe(200)
    expect((await change()).status).toBe(429)
  })
})

describe('headers', () => {
  test.each([
    '/api/session/',
    '/api/bonds/1/page/',
    '/api/nothing/',
    '/api/bonds/x/page/',
    '/bonds/1/',
    '/nothing',
    '/healthz',
  ])('%s has the common headers', async path => {
    const { headers } = await app.ask(null, path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBe('')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('API answers are not cacheable and cannot run anything in a browser', async () => {
    for (const path of [
      '/api/session/',
      '/api/bonds/1/page/',
      '/api/bonds/0/page/',
      '/cb/emissions/item/global/json/1/',
    ]) {
      const { headers } = await app.ask('desk', path)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')).toBe('Cookie')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
    }
  })

  test('over https: Secure, __Host- and HSTS', async () => {
    const secure = await openTestApp({ market: app.deps.market, secure: true })
    try {
      const response = await secure.ask(null, '/api/session/', {
        json: { login: 'reader', password: 'reader' },
      })
      const [cookie] = response.headers.getSetCookie()
      expect(cookie).toMatch(
        /^__Host-accrue_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      const known = await secure.ask('reader', '/api/session/')
      expect(((await known.json()) as { userId: number }).userId).toBe(1)
    } finally {
      await secure.close()
    }
  })
})

describe('internal errors', () => {
  test('reveal nothing but that an error occurred', async () => {
    const errors: unknown[] = []
    const { fault, market } = app.deps
    app.deps.fault = error => void errors.push(error)
    app.deps.market = {
      ...market,
      bond: () => {
        throw new Error('secret detail')
      },
    }
    const response = await app.ask(null, '/api/bonds/1/page/')
    app.deps.fault = fault
    app.deps.market = market
    expect([response.status, await response.json()]).toEqual([
      500,
      { error: { code: 'internal', message: 'Something went wrong on our side.' } },
    ])
    expect(String(errors[0])).toContain('secret detail')
  })
})

describe('reports of page policy violations', () => {
  const send = (body: string, type: string) =>
    app.app.request('/api/csp-report/', { method: 'POST', headers: { 'content-type': type }, body })

  test('are stored, in both formats that browsers send', async () => {
    const report = [{ type: 'csp-violation', body: { effectiveDirective: 'style-src-elem' } }]
    expect((await send(JSON.stringify(report), 'application/reports+json')).status).toBe(204)
    expect((await send('{"csp-report":{}}', 'application/csp-report')).status).toBe(204)
    expect(app.deps.reports.all()).toEqual([report, { 'csp-report': {} }])
  })

  test.each([
    ['{', 'application/json', 400],
    ['{}', 'text/plain', 415],
    ['x'.repeat(70_000), 'application/json', 413],
  ])('%.10s as %s is %i', async (body, type, status) => expect((await send(body, type)).status).toBe(status))

  test('only POST is allowed', async () => {
    const response = await app.ask(null, '/api/csp-report/')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('repeats (Idempotency-Key)', () => {
  const save = (key: string, quantity: string) =>
    app.ask('desk', '/api/watchlistAppend/', {
      json: { bondId: 1, add: [6001], qnt: [quantity], price: [''], date: [''] },
      headers: { 'idempotency-key': key },
    })

  test('the same key and body return the first answer; another body is refused', async () => {
    const first = await (await save('key-of-a-save', '10')).json()
    await app.store.watchlists.change(6, { kind: 'bonds', id: 1 }, { add: [], remove: [6001] }, NOON)
    const second = await save('key-of-a-save', '10')
    expect(await second.json()).toEqual(first)
    // Nothing is stored twice.
    expect(
      (await app.store.watchlists.lists(6, { kind: 'bonds', id: 1 })).every(list => list.entry === null),
    ).toBe(true)
    const other = await save('key-of-a-save', '11')
    expect([other.status, await codeOf(other)]).toEqual([409, 'conflict'])
  })

  test('a repeated deletion returns its first answer', async () => {
    const remove = () =>
      app.ask('pro', '/api/uss/delete/3001/', { method: 'POST', headers: { 'idempotency-key': 'del-3001' } })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(200)
    expect((await app.ask('pro', '/api/uss/delete/3001/', { method: 'POST' })).status).toBe(404)
  })

  test('of concurrent repeats one runs, and all get its answer', async () => {
    const remove = () =>
      app.ask('desk', `/api/uss/delete/${saved}/`, {
        method: 'POST',
        headers: { 'idempotency-key': 'del-at-once' },
      })
    const [saved] = (await app.store.requests.savedRequests(6)).map(({ id }) => id)
    const answers = await Promise.all([remove(), remove(), remove()])
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    const [first, ...others] = await Promise.all(answers.map(answer => answer.json()))
    expect(others).toEqual([first, first])
  })

  test('a call that fails does not hold the next one with its key', async () => {
    const remove = () =>
      app.ask('desk', '/api/uss/delete/999999/', {
        method: 'POST',
        headers: { 'idempotency-key': 'del-nothing' },
      })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(answer => answer.status)).toEqual([404, 404])
  })

  test.each(['short', 'with space 123', 'x'.repeat(65)])('%s is not a valid key', async key => {
    expect((await save(key, '1')).status).toBe(400)
  })
})
