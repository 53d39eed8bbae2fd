import { type BrowserContext, test as base, expect, type Locator, type Page, request } from '@playwright/test'

/** Text that no user should see: NaN, undefined, a printed object, a missing label. */
const BROKEN = /\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\{\{\w+\}\}/

/** Faults of the page, collected while the test runs. */
async function watch(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // Chromium logs answers such as 401 and 404; tests assert the expected ones
    if (message.text().startsWith('Failed to load resource')) return
    complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('request', request => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      complaints.push(`foreign request: ${url.href}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  return complaints
}

/** Is in every page until its scripts run. */
const BEFORE_SCRIPTS = '#page-fault'

/** Waits until the page's scripts run: before that, keys and clicks do nothing. */
async function hydrated(page: Page): Promise<void> {
  const message = page.locator(BEFORE_SCRIPTS)
  await message.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {})
}

/** Waits in the same way after each navigation, before the journey continues. */
async function hydrateEachPage(page: Page): Promise<void> {
  const before = page.locator(`html:has(${BEFORE_SCRIPTS})`)
  await page.addLocatorHandler(
    before,
    async () => {
      await hydrated(page)
      // this journey is about pages whose scripts do not load
      if (await before.count()) await page.removeLocatorHandler(before)
    },
    { noWaitAfter: true },
  )
}

/** What users perceive: visible text, accessible names, and numbers in charts. */
export async function everythingShown(page: Page): Promise<string> {
  return page.evaluate(() => {
    // the shapes of icons are the same on every page
    const attributes = [...document.body.querySelectorAll(':not(svg.lucide *)')].flatMap(element =>
      [...element.attributes]
        .filter(({ name }) =>
          /^(aria-|title$|alt$|placeholder$|d$|points$|transform$|[xy][12]?$|width$|height$)/.test(name),
        )
        .map(({ value }) => value),
    )
    return [document.title, document.body.innerText, ...attributes].join('\n')
  })
}

type Strict = {
  /** Whether this visitor has closed the banners before. Default true: banners have their own journeys. */
  bannersClosed: boolean
  /** Whether each navigation waits until the page's scripts run. Default true; false where they are delayed on purpose. */
  waitsForScripts: boolean
  /** Signs in by the API, as the form does; the password of a demo user is its login. */
  signIn: (login: string) => Promise<void>
}

/** The one fixture of all journeys: any console message, policy report, foreign request or broken text fails the test. */
export const test = base.extend<Strict>({
  bannersClosed: [true, { option: true }],
  waitsForScripts: [true, { option: true }],
  context: async ({ context, baseURL, bannersClosed }, use) => {
    if (bannersClosed) await context.addCookies(closedBanners(baseURL ?? ''))
    await use(context)
  },
  page: async ({ page, baseURL, javaScriptEnabled, waitsForScripts }, use) => {
    const complaints = await watch(page, new URL(baseURL ?? '').origin)
    const hydrates = javaScriptEnabled && waitsForScripts
    if (hydrates) await hydrateEachPage(page)
    const read = async () => {
      if (page.isClosed() || !page.url().startsWith('http')) return
      const text = await Promise.race([everythingShown(page), later(20_000)])
      if (text === undefined) return void complaints.push(`the page does not answer: ${page.url()}`)
      const broken = text.split('\n').filter(line => BROKEN.test(line))
      complaints.push(...broken.map(line => `broken text: ${line.slice(0, 200)}`))
    }
    const goto = page.goto.bind(page)
    // a journey through many pages checks each of them
    page.goto = async (...address) => {
      await read()
      const answer = await goto(...address)
      if (hydrates) await hydrated(page)
      return answer
    }
    const reload = page.reload.bind(page)
    page.reload = async options => {
      const answer = await reload(options)
      if (hydrates) await hydrated(page)
      return answer
    }
    await use(page)
    await read()
    expect(complaints, 'nothing may go wrong unseen').toEqual([])
  },
  signIn: async ({ context, baseURL }, use) => {
    await use(async login => {
      await context.addCookies(await cookiesOf(login, baseURL ?? ''))
    })
  },
})

/** Resolves after this many milliseconds. */
const later = (milliseconds: number) => new Promise<undefined>(done => setTimeout(done, milliseconds))

/** The cookies of a visitor who has just closed the banners. */
function closedBanners(url: string) {
  const value = String(Date.now())
  return ['bottom_banner', 'top_access_prompt'].map(name => ({ name, value, url }))
}

const signedIn = new Map<string, ReturnType<BrowserContext['cookies']>>()

/** The cookies of a signed-in user; one sign-in for a whole worker, because the server counts attempts. */
export function cookiesOf(login: string, baseURL: string): ReturnType<BrowserContext['cookies']> {
  const known = signedIn.get(login) ?? enter(login, baseURL)
  signedIn.set(login, known)
  return known
}

async function enter(login: string, baseURL: string) {
  const api = await request.newContext({ baseURL })
  for (;;) {
    const answer = await api.post('/api/session/', {
      data: { login, password: login },
      headers: {
        Origin: new URL(baseURL).origin,
        'X-Requested-By': 'accrue',
        'Sec-Fetch-Site': 'same-origin',
      },
    })
    if (answer.status() !== 429) {
      expect(answer.status(), `${login} signs in`).toBe(200)
      return (await api.storageState()).cookies
    }
    // each worker signs in by itself, and a failed test starts a new worker
    await new Promise(resolve => setTimeout(resolve, 1000 * Number(answer.headers()['retry-after'] ?? 1)))
  }
}

export { expect }

/**
 * Scrolls to a section and waits until it has replaced its placeholder. Then waits for all sections near it: one that loads above it
 * would move a button between press and release, and lose the click.
 */
export async function reach(section: Locator): Promise<void> {
  const there = () => section.evaluate(standsStill, WAITING)
  await expect.poll(there, { message: 'what still comes', intervals: [0] }).toBe('')
}

/**
 * Checks in each frame, for a second, that an element is complete and nothing above it near the window is loading; returns what is.
 * Runs in the page.
 */
async function standsStill(section: Element, waiting: string): Promise<string> {
  const PLACEHOLDER =
    ':scope > [data-slot=placeholder], :scope > div:not([data-slot]) > [data-slot=placeholder]'
  const isComing = (part: Element) =>
    part.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING &&
    !part.contains(section) &&
    // what is near enough to load
    part.getBoundingClientRect().bottom > -0.75 * window.innerHeight
  const missing = () => {
    if (!section.isConnected) return 'it was replaced'
    if (section.querySelector(PLACEHOLDER) || section.closest('[data-slot=served-section]')) return 'its file'
    const coming = [...document.querySelectorAll(waiting)].filter(isComing)
    return coming.map(part => part.outerHTML.slice(0, 80)).join()
  }
  let still = 0
  for (let frame = 0; frame < 60 && still < 2 && section.isConnected; frame++) {
    // an element in view does not move
    const { top, bottom } = section.getBoundingClientRect()
    if (bottom <= 0 || top >= window.innerHeight) section.scrollIntoView({ block: 'center' })
    await new Promise(done => requestAnimationFrame(done))
    still = missing() === '' ? still + 1 : 0
  }
  return missing()
}

/** Placeholders of a section until its script and its data are loaded. */
const WAITING = [
  'section[id] > [data-slot=placeholder]',
  'section[id] > div:not([data-slot]) > [data-slot=placeholder]',
  '[data-slot=skeleton]',
  '[aria-busy=true]',
  // markup of the server, whose controls do nothing yet
  '[data-slot=served-section]',
]
  .map(place => `main ${place}`)
  .join()

/** Scrolls through the page, so that every section loads. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // on a busy machine, Chromium may draw one of several windows once a second
    const frame = () =>
      new Promise(done => {
        requestAnimationFrame(done)
        setTimeout(done, 250)
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      // time to render, and for observers to run
      await frame()
      await frame()
    }
  })
}

/** Scrolls to loading sections until all have their data, then back to the top. */
export async function reachAll(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = () =>
    page.evaluate(async waiting => {
      for (const place of document.querySelectorAll(waiting)) {
        if (!place.isConnected) continue
        // not scrollIntoView: Chromium would start the next Tab there
        window.scrollTo(0, place.getBoundingClientRect().top + window.scrollY - 200)
        // a window that Chromium does not draw has no frames
        await new Promise(done => {
          requestAnimationFrame(done)
          setTimeout(done, 250)
        })
      }
      // named, so that a failure shows what is loading
      return [...document.querySelectorAll(waiting)].map(
        place => `${place.closest('[id]')?.id}: ${(place.cloneNode() as Element).outerHTML}`,
      )
    }, WAITING)
  await expect.poll(left, { message: 'what still waits', intervals: [50] }).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** Whether this is the long run, which tests every member of a family; the gate tests one of each kind. */
export const ALL = Boolean(process.env.TEST_ALL)

/** The note of the contract. */
export const NOTE = '/bonds/1/'

/** Focuses a chart when its data is loaded: before, it is not focusable. */
export async function focusChart(chart: Locator): Promise<void> {
  await expect(chart).toHaveAttribute('tabindex', '0')
  await chart.focus()
}

/** The chart's section. */
export const chart = (page: Page) => page.getByRole('region', { name: 'Chart and archive' })
