import type { Page } from '@playwright/test'
import { everythingShown, expect, test } from './strict.ts'

/** A stock with its open, high, low, close and volume from 2015 to 2017. */
const APPLE = '/stocks/1/'

/** The first chart of a server waits for its script and its data. */

const chart = (page: Page) => page.getByRole('region', { name: 'Chart', exact: true })
const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first()

test.describe('a stock, with full access', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('desk')
  })

  test('its values, its comparison, its address', async ({ page }) => {
    await test.step('P2, C18 price, its year and its volume; the menu links to each section', async () => {
      await page.goto(APPLE)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Apple Inc\s*AAPL/)
      await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveText(/Accrue.*Stocks/)
      for (const [name, value] of [
        ['Last value', 'USD 169.23'],
        ['Change, %', '−1.08%'],
        ['High, 12 months', 'USD 177.20'],
        ['As of', '29 Dec 2017'],
      ] as const)
        await expect(
          page
            .getByRole('term')
            .filter({ hasText: new RegExp(`^${name}$`) })
            .locator('..'),
        ).toContainText(value)
      await expect(legend(page)).toContainText('169.23')
      await expect(chart(page).getByRole('region', { name: /^Volume/ })).toBeVisible()
      await expect(chart(page).getByRole('separator', { name: /^Height of Volume/ })).toBeVisible()
      const menu = page.getByRole('navigation', { name: 'Sections of this page' })
      await menu.getByRole('link', { name: 'Identifiers' }).click()
      await expect(page.getByRole('region', { name: 'Identifiers' })).toBeInViewport()
      await expect(page).toHaveURL(/#identifiers$/)
      await expect(page.getByRole('listitem').filter({ hasText: /^End-of-day prices/ })).toHaveCount(1)
      await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Apple Inc' }).click()
      await expect(page).toHaveURL(/\/company\/2\/$/)
    })

    await test.step('X1 period, values, trend and the extended chart are in the address; the back button goes through them', async () => {
      await page.goto(`${APPLE}?lang=eng`)
      await chart(page).getByRole('radio', { name: '3Y' }).click()
      await chart(page).getByRole('radio', { name: 'Percent' }).click()
      await chart(page).getByRole('combobox', { name: 'Trend' }).selectOption('linear')
      await expect(legend(page)).toContainText('R²')
      await chart(page).getByRole('tab', { name: 'Extended chart' }).click()
      await expect(page).toHaveURL(/lang=eng&view=extended&period=3Y&values=percent&trend=linear/)

      const copied = page.url()
      await page.goto('/')
      await page.goto(copied)
      await expect(chart(page).getByRole('tab', { name: 'Extended chart' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(chart(page).getByRole('radio', { name: '3Y' })).toBeChecked()
      await chart(page).getByRole('tab', { name: 'Chart', exact: true }).click()
      await expect(page).not.toHaveURL(/view=/)
      await page.goBack()
      await expect(chart(page).getByRole('combobox', { name: 'Chart type' })).toBeVisible()
    })
  })
})

test.describe('P4, P7 a visitor', () => {
  test('gets the shape and no value, on the page and in the answers', async ({ page }) => {
    const answers: string[] = []
    // read in the route, because the body is gone after a navigation
    await page.route(/\/api\/chart-data\/|\/stocks\/1\//, async route => {
      const response = await route.fetch()
      answers.push(await response.text())
      await route.fulfill({ response })
    })
    await page.goto(`${APPLE}?compare=i14&values=percent`)
    await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
    await expect(page.locator('[data-slot=fact]').getByText('Locked').first()).toBeVisible()
    await expect(chart(page).getByRole('button', { name: 'Export', exact: true })).toBeDisabled()
    await chart(page).getByRole('button', { name: 'Compare' }).click()
    await expect(page, 'the address keeps what only others see').toHaveURL(/compare=i14/)
    const shown = await everythingShown(page)
    for (const value of ['169.23', '177.2', '114.76', '−1.85'])
      expect(
        [shown, ...answers].filter(text => text.includes(value)),
        value,
      ).toEqual([])
    expect(answers.length).toBeGreaterThan(1)
    await page.unrouteAll({ behavior: 'wait' })
  })
})
