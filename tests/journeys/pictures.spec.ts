import type { Page } from '@playwright/test'
import { expect, test } from './strict.ts'

/** Maximum height of a screenshot in pixels: longer pages repeat themselves. */
const HIGHEST = 2_400

type Picture = {
  /** The file name of the picture. */
  name: string
  address: string
  user?: string
  /** Waits until the page is complete. */
  ready: (page: Page) => Promise<void>
}

const line = async (page: Page) =>
  expect(page.locator('[data-chart-layer=lines] path').first()).toBeAttached()
const candles = async (page: Page) =>
  expect(page.getByRole('radio', { name: 'Horizontal line', exact: true })).toBeVisible()
const row = async (page: Page) => expect(page.getByRole('row').nth(3)).toBeVisible()
const map = async (page: Page) =>
  expect(
    page.getByRole('region', { name: /^Issuer map, / }).getByRole('button', { name: /table/ }),
  ).toBeVisible()

/** Each kind of page with full access, on a desktop, in light. */
const DESK: readonly Picture[] = [
  { name: 'page-stock-desk', address: '/stocks/1/?compare=i14', ready: line },
  { name: 'page-stock-extended-desk', address: '/stocks/1/?view=extended&period=3M', ready: candles },
  { name: 'page-index-desk', address: '/indexes/11/?compare=i8&spread=1', ready: line },
  { name: 'page-fund-desk', address: '/etf/1/?sort=-yield&find=boeing', ready: row },
  { name: 'page-company-desk', address: '/company/2/', ready: map },
]

/** Each kind of page as a visitor, on a phone, in dark. */
const PHONE: readonly Picture[] = [
  { name: 'page-stock-phone-dark', address: '/stocks/1/', ready: line },
  { name: 'page-index-phone-dark', address: '/indexes/14/', ready: line },
  { name: 'page-fund-phone-dark', address: '/etf/1/?find=boeing', ready: row },
  { name: 'page-company-phone-dark', address: '/company/4/', ready: map },
]

/** The page from its top to its end, or to the maximum height. */
async function screenshot(
  page: Page,
  baseURL: string,
  theme: 'light' | 'dark',
  { name, address, ready }: Picture,
) {
  // it appears after a while, with random text
  const value = String(Date.now())
  await page.context().addCookies([
    { name: 'registration_banner', value, url: baseURL },
    { name: 'accrue_theme', value: theme, url: baseURL },
  ])
  await page.goto(address)
  await ready(page)
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('main [data-slot=skeleton], main [aria-busy=true]')).toHaveCount(0)
  const width = page.viewportSize()?.width ?? 0
  const height = await page.evaluate(most => Math.min(document.documentElement.scrollHeight, most), HIGHEST)
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
  })
}

test('pictures of each kind of page on a desktop', async ({ page, signIn, baseURL }) => {
  await signIn('desk')
  for (const picture of DESK)
    await test.step(picture.name, () => screenshot(page, baseURL ?? '', 'light', picture))
})

test('T3 pictures of each kind of page on a phone, and nothing is wider than the window', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const picture of PHONE)
    await test.step(picture.name, async () => {
      await screenshot(page, baseURL ?? '', 'dark', picture)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider').toBe(390)
    })
})
