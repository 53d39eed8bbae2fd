import { createHash } from 'node:crypto'
import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Ask, codeOf, NOON, openTestApp, type TestApp } from '../testing/app.ts'
import type { PageBootstrap } from './pages.ts'
import { createRateLimits } from './rate-limits.ts'
import { memoryTries } from './tries.ts'

const TEMPLATE = `<!doctype html><html lang="en"><head><title>Accrue</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" crossorigin href="/assets/index-1.css">
<script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>`

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ web: { template: TEMPLATE, preloads: {}, file: async () => null } })
})
beforeEach(() => {
  app.deps.limits = createRateLimits()
  app.deps.tries = memoryTries()
  app.at(NOON)
})
afterAll(() => app.close())

/** What a browser sends with a form of this site's page. */
const FORM = {
  'x-requested-by': '',
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const post = (form: Record<string, string>, { headers, ...ask }: Ask = {}, user: string | null = null) =>
  app.ask(user, '/sign-in/', { form, headers: { ...FORM, ...headers }, ...ask })
const ledTo = (response: Response) => [response.status, response.headers.get('location')]
const loginOf = async (cookies: readonly string[]): Promise<string | undefined> => {
  const cookie = cookies.map(one => one.split(';')[0]).join('; ')
  const response = await app.ask(null, '/api/session/', { headers: { cookie } })
  return ((await response.json()) as { login?: string }).login
}

describe('H6 the login form without a script: POST /sign-in/', () => {
  test('signs in and leads back to the page', async () => {
    const response = await post({ login: ' reader ', password: 'reader', back: '/bonds/1/?chart=yield' })
    expect(ledTo(response)).toEqual([303, '/bonds/1/?chart=yield'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^accrue_session=[\w-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(await loginOf([cookie])).toBe('reader')
  })

  test.each<[string, Record<string, string>]>([
    ['a wrong password', { login: 'reader', password: 'Reader' }],
    ['an unknown login', { login: 'nobody', password: 'nobody' }],
    ['no login', { password: 'reader' }],
    ['a login of spaces', { login: '  ', password: 'reader' }],
    ['no password', { login: 'reader', password: '' }],
    ['nothing at all', {}],
    ['a login of 101 characters', { login: 'x'.repeat(101), password: 'reader' }],
    ['markup', { login: '<script>alert(1)</script>', password: 'x' }],
  ])('%s redirects back with the error and without a cookie', async (_sentence, form) => {
    const response = await post({ ...form, back: '/bonds/1/' })
    expect(ledTo(response)).toEqual([303, '/bonds/1/?auth_error=bad_credentials'])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).toBe('')
  })

  test.each([
    '//evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    '/%2f%2fevil.example',
    '/\n/evil.example',
  ])('back to %j is the home page, signed in or not', async back => {
    expect(ledTo(await post({ login: 'reader', password: 'reader', back }))).toEqual([303, '/'])
    expect(ledTo(await post({ login: 'reader', password: 'no', back }))).toEqual([
      303,
      '/?auth_error=bad_credentials',
    ])
  })

  test('the limit is ten tries a minute, shared with the API', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await post({ login: 'reader', password: 'no' })
      await app.ask(null, '/api/session/', { json: { login: 'reader', password: 'no' } })
    }
    const right = { login: 'reader', password: 'reader', back: '/bonds/1/' }
    const response = await post(right)
    expect(ledTo(response)).toEqual([303, '/bonds/1/?auth_error=too_many'])
    expect(response.headers.getSetCookie()).toEqual([])
    const request = { json: { login: 'reader', password: 'reader' } }
    expect((await app.ask(null, '/api/session/', request)).status).toBe(429)
    app.at(NOON + 15 * 60_000)
    expect(ledTo(await post(right))).toEqual([303, '/bonds/1/'])
  })

  test('signing in as another user ends the previous session', async () => {
    const before = await app.cookieOf('pro')
    const response = await post({ login: 'reader', password: 'reader' }, { headers: { cookie: before } })
    expect(await loginOf(response.headers.getSetCookie())).toBe('reader')
    expect(await loginOf([before])).toBeUndefined()
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
  ])('%s signs nobody in', async (_sentence, headers) => {
    const response = await post({ login: 'reader', password: 'reader' }, { headers })
    expect([response.status, await codeOf(response)]).toEqual([403, 'bad_origin'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test.each<[string, Ask, number]>([
    ['JSON', { json: { login: 'reader', password: 'reader' }, headers: FORM }, 415],
    ['an unknown field', { form: { login: 'reader', password: 'reader', sid: 'x' }, headers: FORM }, 400],
    ['more than 64 KB', { form: { login: 'x'.repeat(70_000) }, headers: FORM }, 413],
  ])('%s is not an accepted form', async (_sentence, ask, status) => {
    expect((await app.ask(null, '/sign-in/', ask)).status).toBe(status)
  })
})

describe('H6 guesses do not lock a user out: a browser that signed in before has a limit of its own', () => {
  const deviceOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .find(cookie => cookie.includes('accrue_device='))
      ?.split(';')[0] ?? ''
  const signIn = (login: string, cookie = '', password = login) =>
    post({ login, password, back: '/bonds/1/' }, { headers: { cookie, 'x-test-address': 'home' } })
  /** Ten wrong passwords for reader, each from another address. */
  const guess = async () => {
    for (let index = 0; index < 10; index++)
      await post({ login: 'reader', password: 'no' }, { headers: { 'x-test-address': `bot ${index}` } })
  }

  test('its cookie is for requests of this site only, half a year long, and names nobody', async () => {
    const [, cookie] = (await signIn('reader')).headers.getSetCookie()
    expect(cookie).toMatch(/^accrue_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    app.deps.secure = true
    const [, secure] = (await signIn('reader')).headers.getSetCookie()
    app.deps.secure = false
    expect(secure).toMatch(/^__Host-accrue_device=[\w-]{43}; .*HttpOnly; Secure; SameSite=Strict$/)
  })

  test('a known browser continues with its cookie; one of another account gets a new one', async () => {
    const device = deviceOf(await signIn('reader'))
    expect(deviceOf(await signIn('reader', device))).toBe(device)
    expect(deviceOf(await signIn('pro', device))).not.toBe(device)
  })

  test('a refused sign-in and signing out leave the cookie', async () => {
    const device = deviceOf(await signIn('reader'))
    expect((await signIn('reader', device, 'no')).headers.getSetCookie()).toEqual([])
    const left = await app.ask(null, '/api/session/', { method: 'DELETE', headers: { cookie: device } })
    expect(deviceOf(left)).toBe('')
  })

  test.each<[string, () => Promise<string>, boolean]>([
    ['a browser that signed in before', async () => deviceOf(await signIn('reader')), true],
    [
      'a browser after its user signed out',
      async () => {
        const response = await signIn('reader')
        const cookie = response.headers
          .getSetCookie()
          .map(one => one.split(';')[0])
          .join('; ')
        await app.ask(null, '/api/session/', { method: 'DELETE', headers: { cookie } })
        return deviceOf(response)
      },
      true,
    ],
    ['a browser without a cookie', async () => '', false],
    ['a forged cookie', async () => `accrue_device=${'x'.repeat(43)}`, false],
    ['an empty cookie', async () => 'accrue_device=', false],
    ['an overlong cookie', async () => `accrue_device=${'x'.repeat(4000)}`, false],
    ['the cookie of another account', async () => deviceOf(await signIn('pro')), false],
    [
      'an expired cookie',
      async () => {
        app.at(NOON - 180 * MS_PER_DAY)
        const device = deviceOf(await signIn('reader'))
        app.at(NOON)
        return device
      },
      false,
    ],
    [
      'a cookie that another sign-in renewed',
      async () => {
        app.at(NOON - 180 * MS_PER_DAY)
        const device = deviceOf(await signIn('reader'))
        app.at(NOON - MS_PER_DAY)
        await signIn('reader', device)
        app.at(NOON)
        return device
      },
      true,
    ],
  ])('while others guess, %s signs in: by its cookie alone', async (_who, cookieOf, isKnown) => {
    const cookie = await cookieOf()
    await guess()
    const error = isKnown ? '' : '?auth_error=too_many'
    expect(ledTo(await signIn('reader', cookie))).toEqual([303, `/bonds/1/${error}`])
  })
})

const PAGE = '/sign-in/example-id/'
const stateOf = (html: string) => /name="state" value="([^"]+)"/.exec(html)?.[1] ?? ''
/** Opens the service's page as a browser does; returns the data for the way back. */
async function visit(back = '/bonds/1/') {
  const response = await app.ask(null, `${PAGE}?back=${encodeURIComponent(back)}`)
  const html = await response.text()
  const [cookie = ''] = response.headers.getSetCookie()
  return { response, html, state: stateOf(html), cookie: cookie.split(';')[0] ?? '' }
}
const answer = (form: Record<string, string>, headers: Record<string, string>) =>
  app.ask(null, PAGE, { form, headers: { ...FORM, ...headers } })
const SPENT = 'accrue_social=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict'

describe('H6 another service, simulated by the demo: /sign-in/example-id/', () => {
  test('is a page that explains itself, under the page policy, without scripts', async () => {
    const { response, html } = await visit()
    expect(response.status).toBe(200)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).toContain("form-action 'self'; frame-ancestors 'none'")
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
    expect(html).not.toContain('<script')
    expect(html).toContain('Demonstration')
    expect(html).toContain('>Allow</button>')
    expect(html).toContain('>Refuse</button>')
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^accrue_social=[\w-]{20,}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  test('uses the browser’s stored language and theme', async () => {
    const response = await app.ask(null, PAGE, {
      headers: { cookie: 'accrue_lang=rus; accrue_theme=dark' },
    })
    const html = await response.text()
    expect(html).toContain('<html lang="ru" data-theme="dark">')
    expect(html).toContain('>Разрешить</button>')
  })

  test('a return address from the URL is a path of this site or is ignored', async () => {
    const { html } = await visit('/bonds/1/?x="><script>alert(1)</script>')
    expect(html).not.toContain('<script')
    expect((await visit('//evil.example')).html).toContain('name="back" value="/"')
  })

  test('its address without a trailing slash redirects', async () => {
    const response = await app.ask(null, '/sign-in/example-id?back=/bonds/1/')
    expect(ledTo(response)).toEqual([308, '/sign-in/example-id/?back=/bonds/1/'])
  })

  test('Allow signs in the demo user reader and returns', async () => {
    const { state, cookie } = await visit()
    const response = await answer({ state, back: '/bonds/1/', answer: 'allow' }, { cookie })
    expect(ledTo(response)).toEqual([303, '/bonds/1/'])
    const [spent, session = '', device] = response.headers.getSetCookie()
    expect(spent).toBe(SPENT)
    expect(await loginOf([session])).toBe('reader')
    expect(device).toMatch(/^accrue_device=/)
  })

  test('Refuse returns with the error, signed out', async () => {
    const { state, cookie } = await visit()
    const response = await answer({ state, back: '/bonds/1/', answer: 'refuse' }, { cookie })
    expect(ledTo(response)).toEqual([303, '/bonds/1/?auth_error=social'])
    expect(response.headers.getSetCookie()).toEqual([SPENT])
  })

  test.each<[string, (own: { state: string; cookie: string }) => { state: string; cookie: string }]>([
    ['a browser that did not start the sign-in', ({ state }) => ({ state, cookie: '' })],
    ['the state of another browser', ({ cookie }) => ({ state: 'of-somebody-else', cookie })],
    ['no state', ({ cookie }) => ({ state: '', cookie })],
    ['an empty state twice', () => ({ state: '', cookie: 'accrue_social=' })],
  ])('Allow with %s signs nobody in', async (_sentence, change) => {
    const { state, cookie } = change(await visit())
    const response = await answer({ state, back: '/bonds/1/', answer: 'allow' }, { cookie })
    expect(ledTo(response)).toEqual([303, '/bonds/1/?auth_error=social'])
    expect(response.headers.getSetCookie()).toEqual([SPENT])
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ])('Allow from %s signs nobody in', async (_sentence, headers) => {
    const { state, cookie } = await visit()
    const response = await answer({ state, back: '/', answer: 'allow' }, { cookie, ...headers })
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  test('an answer other than Allow or Refuse is refused', async () => {
    const { state, cookie } = await visit()
    expect((await answer({ state, back: '/', answer: 'maybe' }, { cookie })).status).toBe(400)
  })

  test('shares the limit of the other sign-ins', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await post({ login: 'reader', password: 'no' })
    const { state, cookie } = await visit()
    const response = await answer({ state, back: '/bonds/1/', answer: 'allow' }, { cookie })
    expect(ledTo(response)).toEqual([303, '/bonds/1/?auth_error=too_many'])
    expect(response.headers.getSetCookie()).toEqual([SPENT])
  })

  test('under https its cookie is bound to the host', async () => {
    app.deps.secure = true
    const [cookie] = (await app.ask(null, PAGE)).headers.getSetCookie()
    app.deps.secure = false
    expect(cookie).toMatch(
      /^__Host-accrue_social=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })
})

describe('H6 the page receives the sign-in error', () => {
  const bootstrapOf = async (path: string) => {
    const html = await (await app.ask(null, path)).text()
    const text = /id="accrue-bootstrap">(.*?)<\/script>/s.exec(html)?.[1]
    return { html, bootstrap: JSON.parse(text ?? 'null') as PageBootstrap }
  }

  test.each([
    ['/bonds/1/?auth_error=bad_credentials', 'bad_credentials'],
    ['/?auth_error=too_many', 'too_many'],
    ['/bonds/1/?auth_error=social', 'social'],
    ['/bonds/1/', null],
  ])('%s', async (path, expected) => {
    expect((await bootstrapOf(path)).bootstrap.authError).toBe(expected)
  })

  test('an unknown error is ignored and appears nowhere in the page', async () => {
    const { html, bootstrap } = await bootstrapOf('/?auth_error=You%20have%20won')
    expect(bootstrap.authError).toBeNull()
    expect(html).not.toContain('You have won')
  })
})
