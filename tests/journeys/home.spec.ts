import type { Page } from '@playwright/test'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { expect, test } from './strict.ts'

const LANGS = Object.values(SITE_CODES)
const NOTE = 'US Treasury 4% 15 Feb 2034'
const kinds = (page: Page) => page.getByRole('region', { name: 'One of each kind' })
const curve = (page: Page) => page.getByRole('region', { name: 'US Treasury par curve' })

test('the start page lists one bond of each kind for a visitor: names and shapes, no values', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonds on 11 Jul 2025' })).toBeVisible()
  const links = kinds(page).getByRole('link')
  await expect(links).toHaveCount(11)
  const addresses = await links.evaluateAll(all =>
    all.map(link => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(addresses.every(path => /^\/bonds\/\d+\/$/.test(path))).toBe(true)
  expect(new Set(addresses).size).toBe(11)
  await expect(kinds(page).getByRole('listitem').filter({ hasText: NOTE })).toContainText('Value withheld')
  await expect(curve(page).getByText('Value withheld')).toHaveCount(5)
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d+(?![\d%])/)
})

for (const [width, height] of [
  [1360, 32],
  [390, 44],
] as const)
  test(`H3 a page without a chart has one prompt at ${width} px: a line of ${height} px under the top bar, with one action and a close button`, async ({
    page,
    context,
  }) => {
    await context.clearCookies({ name: 'top_access_prompt' })
    await page.setViewportSize({ width, height: 844 })
    for (const lang of LANGS) {
      await page.goto(`/?lang=${lang}`)
      const prompt = page.locator('[data-slot=top-access-prompt]')
      await expect(prompt).toBeVisible()
      await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(1)
      await expect(prompt.getByRole('button')).toHaveCount(2)
      const bar = await page.getByRole('banner').boundingBox()
      const box = await prompt.boundingBox()
      expect(box?.height, lang).toBe(height)
      expect(box?.y, lang).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
    }
    await page.goto('/?lang=eng')
    await page.getByRole('button', { name: 'Close the note on access' }).click()
    await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(0)
    await page.reload()
    await expect(kinds(page)).toBeVisible()
    await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(0)
  })

test('full access reads the curve by keyboard and as a table, and the bonds with the largest changes', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto('/')
  await expect(curve(page).getByText('+53 bp')).toBeVisible()
  const plot = curve(page).getByLabel(/^US Treasury par curve on 11 Jul 2025/)
  await plot.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(curve(page).getByRole('status')).toContainText('10-year')
  await expect(curve(page).getByRole('status')).toContainText('11 Jul 2025: 4.43%')
  await curve(page).getByRole('button', { name: 'Show data table' }).click()
  await expect(curve(page).getByRole('row', { name: /^30-year/ })).toContainText('4.96')
  const movers = page.getByRole('table', { name: 'Featured bonds, by move of the day' })
  await expect(movers.getByRole('row').nth(1)).toContainText('−0.92')
})

test('visited pages are listed, and forgotten on request', async ({ page }) => {
  for (const path of ['/stocks/1/', '/etf/1/', '/indexes/11/', '/company/5/', '/bonds/1/', '/stocks/1/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/')
  const viewed = page.getByRole('navigation', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link')).toHaveText([
    'Apple Inc',
    NOTE,
    'JPMorgan Chase & Co',
    'US Treasury par yield 10-year',
    'Bond fund of the N-PORT report',
  ])
  await viewed.getByRole('button', { name: 'Forget' }).click()
  await expect(viewed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewed).toHaveCount(0)
})

test('one search at a time: the bar shows its search when the page’s own is out of view', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const inBar = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  const onPage = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await expect(inBar).toBeHidden()
  await page.keyboard.press('/')
  await expect(onPage).toBeFocused()
  await page.keyboard.press('Escape')
  await onPage.blur()
  await page.mouse.wheel(0, 600)
  await expect(inBar).toBeVisible()
  await page.keyboard.press('/')
  await expect(inBar).toBeFocused()
})

test('without its data the page offers a retry', async ({ page }) => {
  // the document has no answer, and the call fails once
  await page.route('/', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"home":{', '"nothing":{') })
  })
  let fails = true
  await page.route('**/api/home/', route =>
    fails ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  )
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(kinds(page)).toBeVisible()
})

test('nothing is wider than a screen of 320 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn('desk')
  for (const lang of ['eng', 'deu', 'rus']) {
    await page.goto(`/?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(320)
  }
})
