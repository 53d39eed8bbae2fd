import type { Page } from '@playwright/test'
import { expect, NOTE, test } from './strict.ts'

const toggle = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
/** The theme in the cookie, which the next request sends. */
const storedTheme = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'accrue_theme')?.value ?? null
/** Whether the page is dark, by its background colour. */
const dark = (page: Page) =>
  page
    .evaluate(() => getComputedStyle(document.body).backgroundColor)
    .then(colour => /^oklch\(0\.[12]/.test(colour))
/** The colour of the browser's own bars. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test.describe('readings #73: the theme is the system’s until the user chooses', () => {
  test('it is followed, chosen, remembered', async ({ page, browser, baseURL }) => {
    await test.step('a page without a choice follows the system, with scripts and without', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
      expect(await dark(page)).toBe(true)
      expect(await barColour(page)).toBe('oklch(21% 0.016 262)')
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await dark(page), 'the system changed while the page is open').toBe(false)
      expect(await barColour(page)).toBe('oklch(100% 0 0)')
      const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', baseURL })
      const without = await plain.newPage()
      await without.goto('/')
      expect(await dark(without)).toBe(true)
      await plain.close()
    })

    await test.step('a part of a page keeps its own theme', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      const inkIn = (theme: string) =>
        page.evaluate(own => {
          const part = document.createElement('div')
          part.dataset.theme = own
          document.body.append(part)
          const ink = getComputedStyle(part).getPropertyValue('--ink')
          part.remove()
          return ink
        }, theme)
      expect(await inkIn('light')).toBe('oklch(23% .022 262)')
      expect(await inkIn('dark')).toBe('oklch(95% .006 255)')
    })

    await test.step('the switch changes to the other theme, the first one and the system’s; each survives a reload', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/')
      for (const [name, theme, isDark] of [
        ['Light theme', 'light', false],
        ['Dark theme', 'dark', true],
        ['System theme', null, true],
      ] as const) {
        await toggle(page, name).click()
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
        // Chromium stores cookies asynchronously: an immediate reload can still send the old one
        await expect.poll(() => storedTheme(page)).toBe(theme)
        await page.reload()
        expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
        expect(await dark(page)).toBe(isDark)
        expect(await barColour(page)).toBe(isDark ? 'oklch(21% 0.016 262)' : 'oklch(100% 0 0)')
      }
      await expect(toggle(page, 'Light theme')).toBeVisible()
    })

    await page.emulateMedia({ colorScheme: 'dark' })
    await test.step('a theme in the address overrides the system, and is stored', async () => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto('/?theme=light')
      expect(await dark(page)).toBe(false)
      await page.goto('/')
      expect(await dark(page)).toBe(false)
      await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'light')
    })

    await test.step('paper is light', async () => {
      for (const address of ['/', '/?theme=dark']) {
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
        await page.goto(address)
        expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('oklch(0.23 0.022 262)')
      }
    })
  })

  test('it is dark from the first paint, never light', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const readTheme = () => {
        if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
        requestAnimationFrame(readTheme)
      }
      requestAnimationFrame(readTheme)
    })
    await page.goto(NOTE)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
    expect(seen).toEqual(['oklch(0.175 0.014 262)'])
  })
})
