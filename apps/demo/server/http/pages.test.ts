import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SITE_CODES } from '@accrue/api-client'
import { STORED_KEYS } from '@accrue/ui/foundation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { openWebFiles } from '../web-files.ts'
import { CLOSED_PROMPT_COOKIE } from './cookies.ts'
import type { PageBootstrap } from './pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'accrue-web-'))
const SCRIPT = 'export const text = "a script that is long enough to shrink"\n'.repeat(20)
let app: TestApp

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html>\n<html lang="en">\n<head><title>Accrue</title><link rel="stylesheet" crossorigin href="/assets/index-1.css"></head><body><div id="root"></div></body></html>',
  )
  writeFileSync(join(folder, 'assets/index-abc123.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/face-1.woff2'), 'font')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index-abc123.js', dynamicImports: ['src/main.tsx'] },
      'src/main.tsx': { file: 'assets/main-1.js', imports: ['_runtime.js', 'index.html'] },
      '_runtime.js': { file: 'assets/runtime-1.js' },
      'src/pages/bond-view.tsx': {
        file: 'assets/bond-view-1.js',
        imports: ['_card.js', 'src/main.tsx', '_table.js'],
      },
      '_table.js': { file: 'assets/table-1.js', imports: ['_card.js', '_runtime.js'] },
      '_card.js': { file: 'assets/card-1.js' },
    }),
  )
  app = await openTestApp({ web: openWebFiles(folder) })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Cache headers of a page that is the same for all visitors. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600'
const NAVIGATION = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const open = (path: string, user: string | null = null, headers: Record<string, string> = {}) =>
  app.ask(user, path, { headers: { ...NAVIGATION, ...headers } })
async function bootstrapOf(response: Response): Promise<PageBootstrap> {
  const text = /<script type="application\/json" id="accrue-bootstrap">(.*?)<\/script>/s.exec(
    await response.text(),
  )?.[1]
  return JSON.parse(text ?? 'null') as PageBootstrap
}

describe('pages', () => {
  test.each([
    ['/', 200, 'home', 'Accrue'],
    ['/bonds/1/', 200, 'bond', 'US Treasury 4% 15 Feb 2034 · Accrue'],
    ['/stocks/1/', 200, 'stock', 'Apple Inc · Accrue'],
    ['/etf/1/', 200, 'etf', 'Bond fund of the N-PORT report · Accrue'],
    ['/indexes/11/', 200, 'index', 'US Treasury par yield 10-year · Accrue'],
    ['/company/5/', 200, 'company', 'JPMorgan Chase &amp; Co · Accrue'],
    ['/access/', 200, 'access', 'Accrue'],
    ['/account/', 200, 'account', 'Accrue'],
    ['/outbox/', 200, 'outbox', 'Accrue'],
    ['/cookies/', 200, 'cookies', 'Accrue'],
    ['/valuation/estimation/', 200, 'about', 'Accrue'],
    ['/support/', 200, 'about', 'Accrue'],
    ['/bonds/999999/', 404, 'not-found', 'Accrue'],
    ['/bonds/0/', 404, 'not-found', 'Accrue'],
    ['/bonds/x/', 404, 'not-found', 'Accrue'],
    ['/bonds/', 404, 'not-found', 'Accrue'],
    ['/bonds/1/more/', 404, 'not-found', 'Accrue'],
    ['/stocks/9/', 404, 'not-found', 'Accrue'],
    ['/constructor/1/', 404, 'not-found', 'Accrue'],
    ['/nothing', 404, 'not-found', 'Accrue'],
  ])('%s is %i with the shell of a %s page', async (path, status, kind, title) => {
    const response = await open(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(SHARED)
    const text = await response.clone().text()
    expect(text).toContain(`<title>${title}</title>`)
    expect((await bootstrapOf(response)).kind).toBe(kind)
  })

  test.each([
    ['/bonds/1/', ['/assets/bond-view-1.js', '/assets/card-1.js', '/assets/table-1.js']],
    ['/bonds/999999/', []],
  ])('%s preloads the scripts of its kind, after the style sheet', async (path, scripts) => {
    const text = await (await open(path)).text()
    const links = [...text.matchAll(/<link data-rel="modulepreload" crossorigin href="([^"]*)">/g)]
    expect(links.map(([, href]) => href)).toEqual(scripts)
    expect(text.indexOf('modulepreload')).toBeLessThan(text.indexOf('accrue-bootstrap'))
    expect(text).not.toMatch(/<link rel="(?:modulepreload|preload)"/)
  })

  test('the style sheet is requested before the document is read', async () => {
    expect((await open('/bonds/1/')).headers.get('link')).toBe(
      '</assets/index-1.css>; rel=preload; as=style; crossorigin',
    )
  })

  test.each(['/bonds/1', '/company/2', '/indexes/11', '/access', '/account', '/outbox', '/cookies'])(
    '%s redirects to the address with a slash',
    async path => {
      const response = await open(`${path}?lang=rus`)
      expect([response.status, response.headers.get('location')]).toEqual([308, `${path}/?lang=rus`])
    },
  )

  test.each(['/bonds/%E5%98%8D', '/bonds/%0d%0aX-Injected:1', '/company/%C3%A9', '/company/a%20b'])(
    '%s redirects to the address as it is written, with a slash',
    async path => {
      const response = await open(path)
      expect([response.status, response.headers.get('location')]).toEqual([308, `${path}/`])
    },
  )

  test('a double slash never leads to another host', async () => {
    for (const path of ['//evil.example', '//evil.example/x', '/\\evil.example'])
      expect((await open(path)).headers.get('location')).toBeNull()
  })

  test('a bond page contains its whole answer, equal to the API’s answer for this user', async () => {
    for (const user of [null, 'reader', 'desk']) {
      const bootstrap = await bootstrapOf(await open('/bonds/1/', user))
      const answer = (await (await app.ask(user, '/api/bonds/1/page/')).json()) as unknown
      expect(bootstrap).toMatchObject({
        kind: 'bond',
        id: 1,
        today: '2025-07-11',
        theme: null,
        showLabels: false,
      })
      expect('page' in bootstrap && bootstrap.page).toEqual(answer)
      expect(bootstrap.session).toEqual(await (await app.ask(user, '/api/session/')).json())
    }
  })

  test('the home page has one bond of each kind, and every link leads to a page', async () => {
    const bootstrap = await bootstrapOf(await open('/'))
    const home = bootstrap.kind === 'home' ? bootstrap.home : null
    expect(home).toEqual(await (await app.ask(null, '/api/home/')).json())
    const bonds = home?.bonds ?? []
    expect(bonds).toHaveLength(11)
    expect(bonds[0]).toMatchObject({
      kind: 'example_note',
      name: 'US Treasury 4% 15 Feb 2034',
      url: '/bonds/1/',
    })
    const labels = await (await open(bootstrap.labelFile)).json()
    for (const { kind, url } of bonds) {
      expect((await open(url ?? '')).status).toBe(200)
      expect(labels).toHaveProperty(kind)
    }
  })

  test.each([
    ['/bonds/1/', 'eng', ['ui', 'bond-page', 'site']],
    ['/bonds/1/', 'rus', ['ui', 'bond-page', 'site']],
    ['/stocks/1/', 'rus', ['ui', 'site']],
  ])('P1 the texts of %s in %s are one file, preloaded and cached forever', async (page, lang, modules) => {
    const response = await open(`${page}?lang=${lang}`)
    const text = await response.clone().text()
    const { labelFile } = await bootstrapOf(response)
    expect(text).toContain(`<link data-rel="preload" as="fetch" crossorigin href="${labelFile}">`)
    const file = await app.ask(null, labelFile, { headers: { 'accept-encoding': 'br' } })
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    const answers = await Promise.all(
      modules.map(async module => (await app.ask(null, `/api/labels/${module}/?lang=${lang}`)).json()),
    )
    expect(await (await open(labelFile)).json()).toEqual(Object.assign({}, ...answers))
  })

  test('texts of another version of the site are not served', async () => {
    expect((await open('/assets/labels-bond-eng-00000000.json')).status).toBe(404)
    expect((await open('/assets/labels-site-xyz-00000000.json')).status).toBe(404)
    expect((await open('/assets/labels-server-eng-00000000.json')).status).toBe(404)
    expect((await app.ask(null, '/api/labels/server/')).status).toBe(404)
  })

  test('language and theme follow the query and are remembered; unknown values are ignored', async () => {
    const response = await open('/bonds/1/?lang=chn&theme=dark')
    expect(response.headers.getSetCookie()).toEqual([
      'accrue_lang=chn; Max-Age=31536000; Path=/; SameSite=Lax',
      'accrue_theme=dark; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(await response.text()).toContain('<html lang="zh-Hans" data-theme="dark">')
    const later = await open('/bonds/1/', null, { cookie: 'accrue_lang=esp; accrue_theme=light' })
    expect(await later.text()).toContain('<html lang="es" data-theme="light">')
    const odd = await open('/bonds/1/?lang="><script>&theme=x&from_ads=1', null, {
      cookie: 'accrue_lang=x; accrue_theme=%22',
    })
    expect(odd.status).toBe(200)
    expect(odd.headers.getSetCookie()).toEqual([])
    expect(await odd.text(), 'the style sheet follows the system').toContain('<html lang="en-GB">')
  })

  test('H1 every page has the menu: as data for its scripts, as markup in noscript', async () => {
    for (const path of ['/', '/bonds/1/', '/nothing']) {
      const response = await open(`${path}?lang=rus`)
      const text = await response.clone().text()
      expect((await bootstrapOf(response)).menu).toEqual(
        await (await app.ask(null, '/api/menu/?lang=rus')).json(),
      )
      expect(text).toMatch(
        /<div id="root"><\/div><aside id="page-fault">.*<\/aside><noscript><p>[^<]+<\/p><form method="post" action="\/sign-in\/">.*<\/form><nav data-menu aria-label="[^"]+"><ul>.*Облигации.*<\/nav><\/noscript>/s,
      )
    }
  })

  test.each(Object.values(SITE_CODES))(
    'X14 in %s every page contains its own failure message: a link that reloads once, then links to other pages',
    async lang => {
      const texts = new Set<string>()
      for (const path of ['/', '/bonds/1/', '/nothing']) {
        const faultIn = async (query: string) =>
          /<aside id="page-fault">.*<\/aside>/s.exec(await (await open(path + query)).text())?.[0] ?? ''
        const first = await faultIn(`?lang=${lang}&x="><b>`)
        expect(first).toContain(`<a href="?lang=${lang}&amp;x=%22%3E%3Cb%3E&amp;reloaded=1">`)
        expect(first).toContain('<a href="/">')
        expect(first).not.toMatch(/page_fault_/)
        const again = await faultIn(`?lang=${lang}&reloaded=1`)
        expect(again).not.toContain('reloaded=1')
        expect(again).toContain('<a href="/bonds/1/">')
        expect(again).not.toMatch(/page_fault_/)
        texts.add(first)
      }
      expect(texts.size, 'the same on every page').toBe(1)
    },
  )

  test('show_labels is passed to the page', async () => {
    expect((await bootstrapOf(await open('/?show_labels=1'))).showLabels).toBe(true)
    expect((await bootstrapOf(await open('/?show_labels=0'))).showLabels).toBe(false)
  })

  test('pages accept only reads', async () => {
    const response = await app.ask(null, '/bonds/1/', { method: 'POST', json: {} })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('caches', () => {
  test('a visitor’s page is the same for all visitors and is not sent twice', async () => {
    const first = await open('/bonds/1/')
    expect(first.headers.get('vary')).toContain('Cookie')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w+/=]{44}"$/)
    const again = await open('/bonds/1/', null, { 'if-none-match': tag })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
    expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
    const other = await open('/bonds/1/', null, { 'if-none-match': tag, cookie: 'accrue_lang=rus' })
    expect(other.status).toBe(200)
    expect(other.headers.get('etag')).not.toBe(tag)
  })

  test('a visitor who closed the access prompt has a page of their own, the same for all who did', async () => {
    expect(CLOSED_PROMPT_COOKIE).toBe(STORED_KEYS.topAccessPrompt.name)
    const closedIn = async (cookie: string) => {
      const response = await app.ask(null, '/company/5/', { headers: { cookie } })
      expect(response.headers.get('cache-control')).toBe(SHARED)
      return (await bootstrapOf(response)).promptClosed
    }
    expect(await closedIn('')).toBe(false)
    expect(await closedIn(`${CLOSED_PROMPT_COOKIE}=1`)).toBe(true)
    expect(await closedIn('')).toBe(false)
  })

  test('user-specific pages are not cached', async () => {
    const tag = (await open('/bonds/1/')).headers.get('etag') ?? ''
    const own = await open('/bonds/1/', 'desk', { 'if-none-match': tag })
    expect(own.status).toBe(200)
    for (const answer of [own, await open('/?lang=rus'), await open('/?auth_error=social')]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
    expect((await bootstrapOf(own)).session.userId).toBeGreaterThan(0)
    expect((await bootstrapOf(await open('/bonds/1/'))).session.userId).toBe(0)
  })

  test('a page that failed is rendered again', async () => {
    const { market } = app.deps
    const broken = { ...market, bond: market.bond }
    broken.bond = () => {
      throw new Error('broken on purpose')
    }
    app.deps.market = broken
    await expect(open('/bonds/1/')).rejects.toThrow('broken on purpose')
    broken.bond = market.bond
    expect((await open('/bonds/1/')).status).toBe(200)
    app.deps.market = market
  })
})

describe('metadata for search engines', () => {
  const links = (text: string) =>
    [...text.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g)].map(
      ([, rel, lang, href]) => [rel, lang, href],
    )

  test('the page’s address in its own language and in all others', async () => {
    const all = links(await (await open('/bonds/1/?lang=deu&period=1Y')).text())
    expect(all[0]).toEqual(['canonical', undefined, 'http://localhost/bonds/1/?lang=deu'])
    expect(all).toHaveLength(10 + 2)
    expect(all).toContainEqual(['alternate', 'zh-Hans', 'http://localhost/bonds/1/?lang=chn'])
    expect(all.at(-1)).toEqual(['alternate', 'x-default', 'http://localhost/bonds/1/'])
  })

  test('the public address behind a proxy, whatever host the request names', async () => {
    const proxied = await openTestApp({ web: openWebFiles(folder), publicUrl: 'https://bonds.example' })
    const read = async (path: string) => {
      const answer = await proxied.ask(null, `http://10.0.0.7:4173${path}`, { headers: NAVIGATION })
      return answer.text()
    }
    const page = await read('/bonds/1/')
    expect(links(page)[0]).toEqual(['canonical', undefined, 'https://bonds.example/bonds/1/'])
    expect(page).toContain('content="https://bonds.example/bonds/1/"')
    expect(page).not.toContain('10.0.0.7')
    expect(await read('/robots.txt')).toContain('Sitemap: https://bonds.example/sitemap.xml')
    const list = await read('/sitemap.xml')
    expect(list).toContain('<loc>https://bonds.example/bonds/1/</loc>')
    expect(list).not.toContain('10.0.0.7')
    await proxied.close()
  })

  test('the page’s subject, as text and as structured data', async () => {
    const text = await (await open('/bonds/1/')).text()
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(text)?.[1]
    expect(meta('description')).toMatch(/^US Treasury 4% 15 Feb 2034 · US91282CJZ59 · Outstanding · /)
    expect(meta('og:title')).toBe('US Treasury 4% 15 Feb 2034 · Accrue')
    expect(meta('og:url')).toBe('http://localhost/bonds/1/')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}'
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'FinancialProduct',
          name: 'US Treasury 4% 15 Feb 2034',
          identifier: 'US91282CJZ59',
          provider: { '@type': 'Organization', name: 'United States Treasury' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Bonds', item: 'http://localhost/' },
            { position: 2, name: 'United States' },
            { position: 3, item: 'http://localhost/company/1/' },
            { position: 4, name: 'US Treasury 4% 15 Feb 2034' },
          ],
        },
      ],
    })
  })

  test('a missing page is marked noindex', async () => {
    const text = await (await open('/bonds/999999/')).text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(links(text)).toEqual([])
  })

  test('the sitemap lists only existing pages', async () => {
    const answer = await open('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const places = [...(await answer.text()).matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    )
    expect(places.length).toBeGreaterThan(100)
    expect(new Set(places).size).toBe(places.length)
    const one = (folder: string) => places.findLast(path => path.startsWith(folder)) ?? ''
    for (const path of ['/', ...['/bonds/', '/stocks/', '/etf/', '/indexes/', '/company/'].map(one)])
      expect((await open(path)).status, path).toBe(200)
    expect(await (await open('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml')
  })
})

describe('the page policy', () => {
  test('is strict; the one style element of a page is allowed by its hash', async () => {
    for (const path of ['/', '/bonds/1/', '/nothing']) {
      const response = await open(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const style = /<style>(.*?)<\/style>/s.exec(await response.text())?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(policy.replace(hash, 'R')).toBe(
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'sha256-R'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types default; report-to csp",
      )
      expect(response.headers.get('reporting-endpoints')).toBe('csp="/api/csp-report/"')
    }
  })

  test('text from the data cannot close the data block or start markup', async () => {
    const { market } = app.deps
    const issue = market.bond(1)
    if (!issue) throw new Error('no bond')
    const name = '</script><script>alert(1)</script><!--\u2028$&'
    app.deps.market = { ...market, bond: () => ({ ...issue, name }) }
    const response = await open('/bonds/1/')
    app.deps.market = market
    const text = await response.clone().text()
    expect(text).not.toContain('<script>alert')
    expect(text.match(/<script type="application\/(?:ld\+)?json"/g)).toHaveLength(2)
    expect(text.match(/<script/g)).toHaveLength(2)
    expect(text).toContain('<title>&lt;/script&gt;')
    const bootstrap = await bootstrapOf(response)
    expect('page' in bootstrap && bootstrap.page.header.name).toBe(name)
  })
})

describe('files of the web app', () => {
  test('hashed files are cached forever, others for an hour', async () => {
    const script = await open('/assets/index-abc123.js')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('x-content-type-options')).toBe('nosniff')
    const picture = await open('/favicon.svg')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect((await open('/assets/face-1.woff2')).headers.get('content-type')).toBe('font/woff2')
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('for %s files are sent as %s', async (accept, coding, unpack) => {
    const response = await open('/assets/index-abc123.js', null, { 'accept-encoding': accept })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      coding,
      'Accept-Encoding',
    ])
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(SCRIPT)
  })

  test('files are sent uncompressed if no encoding is accepted; fonts always are', async () => {
    expect(
      await (await open('/assets/index-abc123.js', null, { 'accept-encoding': 'identity' })).text(),
    ).toBe(SCRIPT)
    expect(
      (await open('/assets/face-1.woff2', null, { 'accept-encoding': 'br' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  test.each([
    '/.vite/manifest.json',
    '/index.html',
    '/assets/',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/nothing.js',
  ])('%s is not served', async path => {
    const response = await open(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('"name"')
  })

  test('a folder without an app gives null', () => expect(openWebFiles(join(folder, 'none'))).toBeNull())
})
