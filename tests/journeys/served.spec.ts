import type { Page } from '@playwright/test'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { ALL, expect, NOTE, test } from './strict.ts'

const PAGES = ['/', NOTE, '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/5/', '/access/']

/** Opens a page and saves the markup from the server. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  const served = await page.waitForSelector('#root main h1')
  // a working page removes the error message
  await expect(page.locator('#page-fault')).toHaveCount(0)
  return served
}

/** The long run tests every pair; the gate pairs each item of the first list with one of the second. */
const byTurns = <T>(position: number, members: readonly T[]): readonly T[] =>
  ALL ? members : members.filter((_, index) => index === position % members.length)

test('X10 the browser hydrates the server’s markup, in every language, light and dark', async ({ page }) => {
  test.setTimeout(180_000)
  for (const [position, lang] of Object.values(SITE_CODES).entries())
    for (const theme of byTurns(position, ['light', 'dark']))
      for (const address of ALL ? PAGES : [NOTE]) {
        // React throws on a difference, which fails this journey; a page rendered from scratch has another heading
        const served = await open(page, `${address}?lang=${lang}&theme=${theme}`)
        expect(await served.evaluate(heading => heading.isConnected), `${address} in ${lang}, ${theme}`).toBe(
          true,
        )
      }
})

test('X10 each kind of page hydrates, for visitors and for signed-in users, at 1360 and 390 px', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000)
  for (const [offset, user] of [null, 'desk', 'reader'].entries()) {
    if (user) await signIn(user)
    for (const [position, address] of [...PAGES, `${NOTE}?period=1Y&chart=yield`].entries())
      for (const width of byTurns(position + offset, [1360, 390])) {
        await page.setViewportSize({ width, height: 900 })
        const served = await open(page, address)
        const place = `${address} for ${user} at ${width} px`
        expect(await served.evaluate(heading => heading.isConnected), place).toBe(true)
      }
  }
})

test('X10 the document loads only small scripts: large ones would share the bandwidth of its style sheet', async ({
  page,
}) => {
  await page.goto(NOTE)
  await expect(page.locator('#page-fault')).toHaveCount(0)
  const sizes = await page.evaluate(() =>
    [...document.scripts]
      .filter(script => script.src)
      .flatMap(script => performance.getEntriesByName(script.src) as PerformanceResourceTiming[])
      .map(entry => entry.encodedBodySize),
  )
  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes)).toBeLessThan(2_000)
  // the others have started since
  const rels = await page
    .locator('link[data-rel]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(link => [link.rel, link.dataset.rel]))
  expect(rels.length).toBeGreaterThan(2)
  for (const [rel, waiting] of rels) expect(rel).toBe(waiting)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('X10 a page can be read, its links work, and the login form signs in', async ({ page }) => {
    await page.goto(NOTE)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/US Treasury 4%/)
    await expect(main.getByText('US91282CJZ59').first()).toBeVisible()
    const table = (name: string) => main.getByRole('table', { name })
    await expect(table('Cash flow').getByRole('row')).toHaveCount(14)
    await expect(main.getByRole('region', { name: 'Ratings' })).toContainText('Moody')
    await expect(main.getByRole('region', { name: 'Identifiers' })).toContainText('91282CJZ5')
    const issues = main.getByRole('region', { name: 'Latest issues of the issuer' })
    await expect(issues.getByRole('link', { name: /US Treasury/ })).not.toHaveCount(0)
    await page.getByLabel('Login').fill('reader')
    await page.getByLabel('Password').fill('reader')
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(NOTE)
    await page.getByRole('navigation').getByRole('link', { name: 'Methodology' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methodology')
  })
})
