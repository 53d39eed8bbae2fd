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

    await test.step('W1 it is put on a list and taken off again; the star says so, also after a reload', async () => {
      await page.goto(APPLE)
      const add = page.getByRole('button', { name: 'Add to watchlist' })
      await expect(add.locator('svg')).not.toHaveClass(/fill-current/)
      await add.click()
      const list = page.getByRole('checkbox', { name: /^Core rates/ })
      await list.click()
      await page.getByRole('button', { name: 'Continue' }).click()
      const details = page.getByRole('dialog')
      await details.getByRole('textbox', { name: 'Quantity Core rates' }).fill('20')
      await details.getByRole('textbox', { name: 'Price, USD Core rates' }).fill('150')
      await details.getByRole('combobox', { name: 'Buy date Core rates' }).fill('01.03.2017')
      await page.keyboard.press('Enter')
      await expect(details.getByRole('row', { name: 'Core rates' })).toContainText('USD +384.60')
      await details.getByRole('button', { name: /^Save to/ }).click()
      await expect(add.locator('svg')).toHaveClass(/fill-current/)
      await page.reload()
      await expect(add.locator('svg')).toHaveClass(/fill-current/)
      await add.click()
      await list.click()
      await page.getByRole('button', { name: /^Save/ }).click()
      await expect(add.locator('svg')).not.toHaveClass(/fill-current/)
    })

    await test.step('C9 by keyboard: it is compared with an index, in per cent, and the link contains that', async () => {
      await page.goto(APPLE)
      await chart(page).getByRole('button', { name: 'Compare' }).focus()
      await page.keyboard.press('Enter')
      await expect(chart(page).getByRole('combobox', { name: 'Compare with' })).toBeFocused()
      await page.keyboard.type('S&P')
      await expect(page.getByRole('option', { name: /S&P 500/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/compare=i14/)
      await expect(legend(page)).toContainText(/S&P 500\s*\+17\.\d+%/)
      await expect(chart(page).getByText('The lines have different units')).toBeVisible()
      await page.reload()
      await expect(legend(page)).toContainText('S&P 500')
      await chart(page).getByRole('button', { name: 'Compare' }).click()
      await chart(page).getByRole('button', { name: 'Cancel last' }).click()
      await expect(page).not.toHaveURL(/compare=/)
      await expect(legend(page)).toContainText('169.23')
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
