import { devices, type Locator, type Page } from '@playwright/test'
import { ALL, chart, expect, NOTE, test } from './strict.ts'

const BANNERS = ['mobile-offer', 'top-access-prompt', 'bottom-banner', 'registration-banner']
/** The gate walks past the header; the long run through the whole page. */
const STEPS = ALL ? 90 : 25
const banner = (page: Page, slot: (typeof BANNERS)[number]) => page.locator(`[data-slot=${slot}]`)
const closeOf = (shown: Locator) => shown.getByRole('button', { name: /^Close|^Not now/ })
/** How many seconds a cookie still has. */
async function lifeOf(page: Page, name: string): Promise<number> {
  const cookie = (await page.context().cookies()).find(cookie => cookie.name === name)
  return cookie ? Math.round(cookie.expires - Date.now() / 1000) : Number.NaN
}

/** Walks the page by Tab; returns focused elements under a banner, and the number of stops. */
async function walk(page: Page, steps: number): Promise<{ covered: string[]; places: number }> {
  const covered: string[] = []
  let places = 0
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(async banners => {
      // the browser scrolls to the focused element, and the banners move, in the next frames
      for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done))
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const over = hit?.closest(banners)
      return {
        name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)}`,
        isCovered: Boolean(over && !over.contains(focused)),
      }
    }, BANNERS.map(slot => `[data-slot=${slot}]`).join())
    if (found) places++
    if (found?.isCovered) covered.push(found.name)
  }
  return { covered, places }
}

test.describe('H3 H4 bars at the edges of the window', () => {
  test.use({ bannersClosed: false })

  test('rule 30: on a desktop each appears at its time, none covers the focus, and a closed one stays away for a day', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(NOTE)
    // the markup of a server has it for both widths
    await expect(banner(page, 'top-access-prompt').filter({ visible: true })).toBeVisible()
    await expect(chart(page)).toBeVisible()
    await expect(banner(page, 'bottom-banner')).toHaveCount(0)
    await page.clock.runFor(3_000)
    await expect(banner(page, 'bottom-banner')).toHaveAttribute('data-variant', 'screen')
    await page.clock.runFor(15_000)
    await expect(banner(page, 'registration-banner')).toBeVisible()
    await expect(banner(page, 'mobile-offer')).toHaveCount(0)
    await page.clock.resume()
    const { covered, places } = await walk(page, STEPS)
    expect(covered).toEqual([])
    expect(places, 'places that had the focus').toBeGreaterThan(STEPS - 10)
    for (const [slot, cookie] of [
      ['registration-banner', 'registration_banner'],
      ['bottom-banner', 'bottom_banner'],
      ['top-access-prompt', 'top_access_prompt'],
    ] as const) {
      await closeOf(banner(page, slot)).click()
      await expect(banner(page, slot)).toHaveCount(0)
      expect(Math.abs((await lifeOf(page, cookie)) - 86_400), `${cookie} is kept a day`).toBeLessThan(120)
    }
    await page.reload()
    await expect(chart(page)).toBeVisible()
    await page.clock.runFor(20_000)
    for (const slot of BANNERS) await expect(banner(page, slot)).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    const { userAgent, viewport, hasTouch } = devices['Pixel 7']
    test.use({ userAgent, viewport: { ...viewport, width: 390 }, hasTouch })

    test('visual check 7: on arrival a visitor sees the facts and the chart with its dates, and nothing covers them', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.clock.install()
      await page.goto(NOTE)
      await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
      const edge = (selector: string, side: 'top' | 'bottom') =>
        page
          .locator(selector)
          .first()
          .evaluate((one, at) => one.getBoundingClientRect()[at], side)
      expect(await edge('[data-slot=facts]', 'top')).toBeLessThanOrEqual(150)
      expect(await edge('#graph [data-slot=time-chart-frame]', 'bottom')).toBeLessThanOrEqual(844)
      for (const slot of ['mobile-offer', 'bottom-banner', 'registration-banner'] as const)
        await expect(banner(page, slot)).toHaveCount(0)
    })

    test('visual check 7: in the first minute at most one overlay is visible, and none follows within 20 seconds after closing one', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto(NOTE)
      await expect(chart(page)).toBeVisible()
      const overlays = page.locator(
        '[data-slot=mobile-offer], [data-slot=bottom-banner], [data-slot=registration-banner]',
      )
      const ad = banner(page, 'bottom-banner')
      for (let second = 1; second <= 30; second++) {
        await page.clock.runFor(1_000)
        expect(await overlays.count(), `at ${second} s`).toBe(second < 3 ? 0 : 1)
      }
      await expect(ad).toBeVisible()
      expect((await ad.locator('[data-slot=strip-box]').boundingBox())?.height).toBeLessThanOrEqual(56)

      await page.getByRole('button', { name: 'Sections' }).click()
      await expect(page.getByRole('dialog', { name: 'Sections of this page' })).toBeVisible()
      await expect(ad).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(ad).toBeVisible()

      await closeOf(ad).click()
      await page.clock.runFor(19_000)
      await expect(overlays).toHaveCount(0)
      await page.clock.runFor(16_000)
      await expect(banner(page, 'registration-banner')).toBeVisible()
      await expect(overlays).toHaveCount(1)
    })

    test('access row 31: a reader is offered the app until it is closed; the advertisement is the small one, and appears later', async ({
      page,
      signIn,
    }) => {
      await signIn('reader')
      await page.clock.install()
      await page.goto(NOTE)
      const offer = banner(page, 'mobile-offer')
      await expect(offer).toHaveAttribute('data-device', 'android')
      await expect(offer.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
        'href',
        /^https:\/\/play\.google\.com\//,
      )
      await page.clock.runFor(3_000)
      await expect(banner(page, 'bottom-banner')).toHaveCount(0)
      await page.clock.resume()
      expect((await walk(page, STEPS)).covered).toEqual([])
      await closeOf(offer).click()
      await expect(offer).toHaveCount(0)
      await page.clock.runFor(20_000)
      await expect(banner(page, 'bottom-banner')).toHaveAttribute('data-variant', 'mobile')
      expect((await walk(page, STEPS)).covered).toEqual([])
      expect(await lifeOf(page, 'mobile_offer')).toBeGreaterThan(364 * 86_400)
      await page.reload()
      // the browser restores the scroll position, which may be far below the chart
      await page.evaluate(() => window.scrollTo(0, 0))
      // the markup of a server has it for both widths
      await expect(banner(page, 'top-access-prompt').filter({ visible: true })).toBeVisible()
      await expect(offer).toHaveCount(0)
    })
  })
})

test.describe('H3 the advertisement of a phone', () => {
  test.use({ bannersClosed: false, viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const lang of ALL ? ['deu', 'fra', 'rus'] : ['deu'])
    test(`is at most 56 px high, and its title is whole, in ${lang}`, async ({ page }) => {
      await page.goto(`${NOTE}?lang=${lang}`)
      const ad = banner(page, 'bottom-banner')
      await expect(ad).toBeVisible()
      const texts = await ad
        .locator('p')
        .evaluateAll(all =>
          all.filter(one => one.checkVisibility()).map(one => one.scrollHeight - one.clientHeight),
        )
      // letters of the first line may be a pixel higher than it
      expect(Math.max(...texts)).toBeLessThanOrEqual(1)
      expect((await ad.locator('[data-slot=strip-box]').boundingBox())?.height).toBeLessThanOrEqual(56)
    })
})

test.describe('H1 the main menu', () => {
  test('the main menu and the hints', async ({ page }) => {
    await test.step('opens its links after half a second of hover, and links to a page', async () => {
      await page.goto('/')
      const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })
      await menu.getByRole('button', { name: 'Stocks' }).hover()
      const apple = menu.getByRole('link', { name: /Apple/ })
      await expect(apple).toBeVisible()
      await apple.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Apple Inc' })).toBeVisible()
    })

    await test.step('H8 disabled hints stay hidden after a reload; reasons of values stay visible', async () => {
      await page.goto(NOTE)
      const hint = page
        .getByRole('main')
        .getByRole('button', { name: /^About Accrued interest/ })
        .first()
      const reason = page
        .getByRole('main')
        .getByRole('button', { name: /Estimated/ })
        .first()
      await expect(hint).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      await dialog.getByRole('checkbox', { name: 'Hints' }).uncheck()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(hint).toHaveCount(0)
      await expect(reason).toBeVisible()
      await page.reload()
      await expect(reason).toBeVisible()
      await expect(hint).toHaveCount(0)
    })
  })
})

test('without cookies and storage: banners close, hints switch off and the theme changes, until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, { get: refuse })
  })
  await page.goto(NOTE)
  const prompt = banner(page, 'top-access-prompt')
  await closeOf(prompt).click()
  await expect(prompt).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByRole('checkbox', { name: 'Hints' }).uncheck()
  await expect(
    dialog.getByText('your choice lasts until this page is closed', { exact: false }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: /^About Accrued interest/ })).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
