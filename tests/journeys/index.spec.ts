import type { Page } from '@playwright/test'
import { expect, test } from './strict.ts'

/** The ten-year tenor of the par curve, and the S&P 500. */
const TEN_YEARS = '/indexes/11/'
const SP500 = '/indexes/14/'

/** The first chart of a server waits for its script and its data. */

const chart = (page: Page) => page.getByRole('region', { name: 'Chart', exact: true })
const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first()

test('C9, C11 two tenors and the spread between them, from a copied link', async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto(TEN_YEARS)
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Change, bp$/ })
      .locator('..'),
  ).toContainText('+8')
  await chart(page).getByRole('button', { name: 'Compare' }).click()
  await chart(page).getByRole('combobox', { name: 'Compare with' }).fill('3-year')
  await page.getByRole('option', { name: /3-year/ }).click()
  await expect(legend(page).getByRole('listitem')).toHaveCount(2)
  await chart(page).getByRole('button', { name: 'Spread' }).click()
  await expect(page).toHaveURL(/compare=i8&spread=1/)
  await page.reload()
  const spread = chart(page).getByRole('region', { name: /^Spread: .*10-year.*3-year/ })
  await expect(spread).toBeVisible()
  await expect(chart(page)).toContainText('57.00 bp')
  await page.goBack()
  await expect(spread).toHaveCount(0)
})

test('C9 an index is compared with a commodity, a currency and a fund, in per cent, and the link contains that', async ({
  page,
  signIn,
}) => {
  await signIn('pro')
  await page.goto(SP500)
  await chart(page).getByRole('button', { name: 'Compare' }).click()
  const search = chart(page).getByRole('combobox', { name: 'Compare with' })
  for (const [term, hit, name] of [
    ['brent', 'Brent crude oil', 'Brent crude oil'],
    ['USD/EUR', 'Euro, USD/EUR', 'Euro, USD/EUR'],
    ['fund', 'Bond fund of the N-PORT report', 'Bonds of the N-PORT report, estimated value'],
  ] as const) {
    await search.fill(term)
    await page.getByRole('option', { name: hit }).click()
    await expect(legend(page)).toContainText(name)
  }
  await expect(page).toHaveURL(/compare=c1\.x1\.f1/)
  await expect(legend(page)).toContainText(/Brent crude oil\s*[+−]\d+\.\d+%/)
  await page.reload()
  for (const name of ['S&P 500', 'Brent crude oil', 'Euro, USD/EUR', 'estimated value'])
    await expect(legend(page)).toContainText(name)
})

test('P1, P4 a stock index in another language: monthly, its values withheld from a visitor', async ({
  page,
}) => {
  await page.goto(`${SP500}?period=3Y`)
  await expect(page.getByText('Monthly')).toBeVisible()
  await expect(page.locator('[data-slot=fact]').getByText('Locked')).toHaveCount(5)
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveURL(/period=3Y/)
  await expect(page.getByRole('radio', { name: '3Г' })).toBeChecked()
})
