import type { APIRequestContext, Page } from '@playwright/test'
import { ALL, expect, reachAll, test } from './strict.ts'

/** Pages that no list links to, or only for some users. The gate tests the links of a bond's page. */
const SITE_PAGES = ALL
  ? [
      '/',
      '/access/',
      '/account/',
      '/outbox/',
      '/cookies/',
      '/nothing/',
      '/bonds/1/',
      '/bonds/10057/',
      '/company/5/',
    ]
  : ['/bonds/10057/']

type Found = { href: string; text: string; current: boolean }

/** A path without its numbers: pages of one kind have the same form. */
const shapeOf = (path: string): string => path.replace(/\d+/g, 'n')

type Opened = { links: Found[]; ids: Set<string> }

/** Every internal link of the page, and every link target on it, when it is fully loaded. */
async function opened(page: Page, path: string): Promise<Opened> {
  await page.goto(path)
  // sections load when they are near
  await reachAll(page)
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(link => ({
        href: `${link.pathname}${link.search}${link.hash}`,
        text: (link.textContent ?? '').trim() || (link.getAttribute('aria-label') ?? ''),
        current: link.hasAttribute('aria-current'),
      })),
  )
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  return { links, ids: new Set(ids) }
}

/** The links of the main menu, whose panels render when they open. */
async function menuLinks(request: APIRequestContext): Promise<string[]> {
  const menu = (await (await request.get('/api/menu/')).json()) as {
    url?: string
    items?: { column: { url: string }[] }[]
  }[]
  return menu
    .flatMap(({ url = '', items = [] }) => [
      url,
      ...items.flatMap(({ column }) => column.map(link => link.url)),
    ])
    .filter(url => url.startsWith('/'))
}

/** Does the same for every item, a few at a time. */
async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, lane))
}

/** The gate follows the links of a visitor, who has those to the sign-in form too. */
for (const user of ALL ? [null, 'desk'] : [null])
  test(`every link ${ALL ? '' : 'of a bond’s page '}has a page, and every anchor a target: ${user ?? 'a visitor'}`, async ({
    page,
    context,
    signIn,
  }) => {
    test.setTimeout(600_000)
    if (user) await signIn(user)
    const { request } = context
    const faults = new Set<string>()
    const statuses = new Map<string, number>()
    const shapes = new Set<string>()
    const anchors = new Map<string, string>()
    const pages = new Map<string, Opened>()
    /** A page is opened once. */
    async function open(path: string): Promise<Opened> {
      const known = pages.get(path) ?? (await opened(page, path))
      pages.set(path, known)
      return known
    }
    const home = ALL ? (await open('/')).links.map(({ href }) => href.split(/[?#]/)[0] ?? '') : []
    const waiting = [...new Set([...SITE_PAGES, ...home])]
    for (const path of waiting) shapes.add(shapeOf(path))
    const menu = (await menuLinks(request)).map(href => ({ href, text: 'main menu', current: true }))

    /** Whether to request a URL: the gate tests the first ones of a kind only. */
    const ofKind = new Map<string, Set<string>>()
    function isLookedAt(path: string): boolean {
      const kind = shapeOf(path)
      const known = ofKind.get(kind) ?? new Set()
      ofKind.set(kind, known)
      if (ALL || known.size < 4) known.add(path)
      return known.has(path)
    }

    const answers = new Map<string, Promise<number>>()
    /** The status of a URL, requested once. */
    function statusOf(path: string): Promise<number> {
      const known =
        answers.get(path) ??
        request
          .get(path, { maxRedirects: 0, maxRetries: 2, headers: { accept: 'text/html' } })
          .then(answer => answer.status())
      answers.set(path, known)
      return known
    }

    /** Checks a URL once; in the long run the first page of each kind is opened too. */
    async function visit(path: string, at: string) {
      if (statuses.has(path)) return
      const status = await statusOf(path)
      statuses.set(path, status)
      const [plain = ''] = path.split('?')
      if (status !== 200) faults.add(`${at}: ${path} answers ${status}`)
      else if (ALL && !plain.startsWith('/api/') && !shapes.has(shapeOf(plain))) {
        shapes.add(shapeOf(plain))
        waiting.push(plain)
      }
    }

    for (const path of waiting) {
      const { links, ids } = await open(path)
      const others = [...links, ...menu].map(({ href }) => href.split('#')[0] ?? '')
      // requested in parallel, checked in order
      await inLanes(
        others.filter(address => address.split('?')[0] !== path && isLookedAt(address)),
        statusOf,
      )
      for (const { href, text, current } of [...links, ...menu]) {
        const [address = '', fragment = ''] = href.split('#')
        if (address.split('?')[0] === path && fragment) {
          if (!ids.has(fragment))
            faults.add(`${path}: “${text}” leads to #${fragment}, which is not on the page`)
          continue
        }
        if (address === path && !current) faults.add(`${path}: “${text}” leads to the page that it is on`)
        if (isLookedAt(address)) await visit(address, path)
        if (fragment) anchors.set(href, path)
      }
    }
    for (const [href, from] of anchors) {
      const [address = '', fragment = ''] = href.split('#')
      if (!(await open(address)).ids.has(fragment)) faults.add(`${from}: ${href} is not on that page`)
    }
    expect([...faults]).toEqual([])
    if (!ALL) return
    // the walk has reached all kinds of pages
    for (const shape of [
      '/bonds/n/',
      '/company/n/',
      '/stocks/n/',
      '/etf/n/',
      '/indexes/n/',
      '/company/n/reports/',
    ])
      expect([...shapes]).toContain(shape)
    expect([...shapes]).toContain('/analytics/')
    expect([...shapes]).toContain('/analytics/n/')
    expect([...shapes]).toContain('/methodology/eng/reports/')
  })
