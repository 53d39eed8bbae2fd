import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../packages/ui/src/foundation/labels/languages.ts'
import { ALL, expect, NOTE, test } from './strict.ts'

const PAGES = ['/', NOTE, '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/5/', '/access/']

/** Opens a page and keeps what the server drew of it. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  const served = await page.waitForSelector('#root main h1')
  // the page that works takes away the word about a page that does not
  await expect(page.locator('#page-fault')).toHaveCount(0)
  return served
}

for (const theme of ['light', 'dark'] as const)
  test(`X10 in ${theme} the browser takes over what the server has drawn, in every language`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const lang of LANGUAGES)
      for (const address of ALL ? PAGES : [NOTE]) {
        // a difference is thrown by React, which fails this journey; a page drawn anew has another heading
        const served = await open(page, `${address}?lang=${lang}&theme=${theme}`)
        expect(await served.evaluate(heading => heading.isConnected), `${address} in ${lang}`).toBe(true)
      }
  })

for (const width of [1360, 390])
  test(`X10 at ${width} px each kind of page is taken over, for visitors and for who is signed in`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    for (const user of [null, 'desk', 'reader']) {
      if (user) await signIn(user)
      for (const address of [...PAGES, `${NOTE}?period=1Y&chart=yield`]) {
        const served = await open(page, address)
        expect(await served.evaluate(heading => heading.isConnected), `${address} for ${user}`).toBe(true)
      }
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('X10 a page can be read, its links lead on, and the login form signs in', async ({ page }) => {
    await page.goto(NOTE)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/US Treasury 4%/)
    await expect(main.getByText('US91282CJZ59').first()).toBeVisible()
    await page.getByLabel('Login').fill('reader')
    await page.getByLabel('Password').fill('reader')
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(NOTE)
    await page.getByRole('navigation').getByRole('link', { name: 'Methodology' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methodology')
  })
})
