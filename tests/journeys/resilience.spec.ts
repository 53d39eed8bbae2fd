import { test as anyConsole, type Page } from '@playwright/test'
import { ALL, expect, NOTE, reachAll, readThrough, test } from './strict.ts'

/** A journey in which the browser logs failed requests and errors to the console. */
const journey = anyConsole.extend({
  context: async ({ context, baseURL }, use) => {
    const value = String(Date.now())
    await context.addCookies(
      ['bottom_banner', 'top_access_prompt'].map(name => ({ name, value, url: baseURL ?? '' })),
    )
    await use(context)
  },
})

const PAGES = ['/', NOTE, '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/5/']
/** Sections with an error, and sections that did not load. */
const faults = (page: Page) => page.getByRole('main').getByText(/could not be (?:shown|loaded)/)
const reload = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Reload the page' })
/** The message of a served page whose scripts do not run. */
const message = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'cannot be shown right now' })

/** The scripts and style sheets that a page loads until its end is reached. */
async function filesOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', request => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname)) files.add(new URL(request.url()).pathname)
  })
  await page.goto(address)
  await reachAll(page)
  return [...files]
}

/** The page shows its heading, or the message with a way out. */
async function showsSomething(page: Page, file: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }), `without ${file}`).toBeVisible()
  expect((await main.innerText()).trim().length, `without ${file}`).toBeGreaterThan(40)
}

/** Every twelfth file in order of the requests, with the document's own scripts and style sheet and the shared files. */
const oneOfEachKind = (files: string[]) =>
  files.filter(
    (file, index) =>
      index % 12 === 0 || /assets\/(?:index|waiting-links|main|charts|blocks)-[^/]*$/.test(file),
  )

// one window per browser: Chromium draws the others once a second, and sections load when they are drawn
for (const half of [0, 1])
  journey(
    `X14 whichever file of the bond page does not come, the page shows content or a way out${ALL ? '' : ': one of each kind'}, half ${half + 1} of 2`,
    async ({ page }) => {
      journey.setTimeout(ALL ? 480_000 : 240_000)
      const files = await filesOf(page, NOTE)
      expect(files.length).toBeGreaterThan(20)
      // more files mean that the groups of `vite.config.ts` do not work
      expect(files.length).toBeLessThan(45)
      const chosen = ALL ? files : oneOfEachKind(files)
      expect(chosen.length).toBeGreaterThan(7)
      // counted where they fail: Chromium sometimes fails a file that it was refused before without asking the route
      let failed: string[] = []
      page.on('requestfailed', request => {
        // a request that the next page cancels is aborted, not refused
        if (request.failure()?.errorText === 'net::ERR_FAILED') failed.push(new URL(request.url()).pathname)
      })
      for (const blocked of chosen.filter((_, index) => index % 2 === half)) {
        // a page with a route caches no files
        await page.unrouteAll()
        await page.route(`**${blocked}`, route => route.abort())
        failed = []
        await page.goto(NOTE)
        await endWaiting(page)
        await showsSomething(page, blocked)
        // the end loads when the parts above it are loaded
        await expect(async () => {
          await readThrough(page)
          expect(failed, `${blocked} was asked for`).toContain(blocked)
        }).toPass({ timeout: 60_000, intervals: [0] })
        await showsSomething(page, blocked)
      }
    },
  )

/** The error message of the page is visible after five seconds, with the page's own styles. */
async function endWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getElementById('page-fault')?.getAnimations() ?? []) {
      if (animation.effect?.getComputedTiming().endTime !== 5_000) throw new Error('It comes after 5 s')
      animation.finish()
    }
  })
}

// apps/demo/server/http/pages.test.ts checks that every document contains the message
for (const address of ALL ? PAGES : [NOTE])
  journey(
    `X14 ${address} whose scripts do not come offers to be reloaded once, then the other pages`,
    async ({ page }) => {
      await page.route('**/*.js', route => route.abort())
      await page.goto(`${address}?lang=eng#info`)
      await expect(message(page)).toHaveCount(0)
      await endWaiting(page)
      const again = message(page).getByRole('link', { name: 'Reload the page' })
      await expect(again).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('heading', { level: 1 }),
        'what was served stays',
      ).toBeVisible()
      await again.click()
      await page.waitForURL(/reloaded=1/)
      await endWaiting(page)
      await expect(message(page)).toContainText('Reloading did not help')
      await expect(again).toHaveCount(0)
      await expect(message(page).getByRole('link', { name: 'To the home page' })).toBeVisible()
      expect(await message(page).getByRole('link').count()).toBeGreaterThan(10)
      // when the scripts load again the page renders at its own address
      await page.unroute('**/*.js')
      await page.reload()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect.poll(() => new URL(page.url()).search).toBe('?lang=eng')
    },
  )

for (const address of ALL ? PAGES : [NOTE])
  journey(
    `X14 ${address} whose own part does not come offers the same below the header`,
    async ({ page }) => {
      await page.route(/assets\/(?:home-page|bond-view|priced-page|etf-page|company-page)-.*\.js/, route =>
        route.abort(),
      )
      await page.goto(address)
      await expect(page.getByRole('banner')).toBeVisible()
      await reload(page).click()
      await expect(page.getByRole('main')).toContainText('Reloading did not help')
      await expect(reload(page)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: 'To the home page' })).toBeVisible()
    },
  )

journey('X14 a page whose file of texts does not come asks the API for them', async ({ page }) => {
  await page.route('**/assets/labels-*.json', route => route.abort())
  await page.goto(NOTE)
  await expect(page.locator('#page-fault')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Issuer map' })).toBeVisible()
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in to use this' })).toBeVisible()
})

for (const address of ALL ? PAGES : [NOTE])
  test(`X14 ${address} works in a browser without ResizeObserver, IntersectionObserver and matchMedia`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia'])
        Reflect.deleteProperty(window, name)
    })
    await page.goto(address)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await readThrough(page)
    await expect(faults(page)).toHaveCount(0)
    await expect(reload(page)).toHaveCount(0)
  })

journey('X14 a render that throws leaves a message with a way out', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.goto(NOTE)
  await expect(reload(page)).toBeVisible()
})

test('X14 a page translator that wraps every text breaks no section and no value', async ({ page }) => {
  await page.goto(NOTE)
  await reachAll(page)
  const translate = () =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const all: Text[] = []
      while (texts.nextNode()) all.push(texts.currentNode as Text)
      for (const text of all) {
        const parent = text.parentElement
        if (!parent || !text.data.trim() || parent.closest('svg, script, style, noscript, textarea, font'))
          continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    })
  await translate()
  // a text that React updates in place, and that the translator has removed
  const payments = page.getByRole('region', { name: 'Cash flow and options' })
  await payments.getByRole('button', { name: 'Show previous 2' }).click()
  await expect(payments.getByRole('button', { name: 'Hide previous 2' })).toHaveText('Hide previous 2')
  await translate()
  const chart = page.getByRole('region', { name: 'Chart and archive' })
  for (const name of ['Archive', 'Chart', 'Extended chart', 'Chart']) {
    await chart.getByRole('tab', { name, exact: true }).click()
    await translate()
  }
  for (const button of await page.getByRole('main').getByRole('button', { name: /^Show/ }).all())
    if (await button.isVisible().catch(() => false)) {
      await button.click({ timeout: 2_000 }).catch(() => undefined)
      await translate()
    }
  await expect(faults(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

const offlineNotice = (page: Page) => page.getByText('You are offline', { exact: false })

journey(
  'X14 without a connection one notice stands, the sections wait, and all go on by themselves',
  async ({ page, context }) => {
    await page.clock.install()
    await page.goto(NOTE)
    // a script that is cut on its way is another matter
    await expect(page.locator('#graph [data-chart-layer=lines] path').first()).toBeAttached()
    await context.setOffline(true)
    await expect(offlineNotice(page)).toHaveCount(1)
    await readThrough(page)
    await page.clock.runFor(6_000)
    await expect(offlineNotice(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(page.getByText('Still waiting')).toHaveCount(0)
    await context.setOffline(false)
    await expect(offlineNotice(page)).toHaveCount(0)
    for (const name of ['Latest quotes from market participants', 'Cash flow and options', 'Similar bonds']) {
      const section = page.getByRole('region', { name, exact: true })
      // the sections above it load too, and move it
      await expect(() => section.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
      await expect(section.getByRole('table').first()).toBeVisible()
      await expect(section.locator('[data-slot=skeleton]')).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  },
)

journey(
  'X14 a server that never answers: a word after 5 s, Retry after 15 s, nothing busy for longer',
  async ({ page }) => {
    await page.clock.install()
    await page.route('**/api/**', () => {})
    await page.goto(NOTE)
    const chart = page.getByRole('region', { name: 'Chart and archive' })
    await expect(chart.locator('[aria-busy=true]').first()).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(chart.getByText('Still waiting for the server…')).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(chart.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(chart.getByText('Still waiting for the server…')).toHaveCount(0)
    await readThrough(page)
    await page.clock.runFor(15_000)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('main').getByText('Still waiting for the server…')).toHaveCount(0)
    await page.unroute('**/api/**')
    await chart.getByRole('button', { name: 'Retry' }).click()
    await expect(chart.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  },
)
