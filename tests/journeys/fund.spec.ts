import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './strict.ts'

/** A real bond fund with its 603 bonds, as it reported them. */
const FUND = '/etf/1/'

const BLANK = { value: '', numeric: null }

const holdings = (page: Page) => page.getByRole('region', { name: 'Bonds held' })
const table = (page: Page) => holdings(page).getByRole('table', { name: 'Bonds held' })
const firstRow = (page: Page) => table(page).getByRole('row').nth(1)

test.describe('T2, T7, X1 with full access', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('desk')
  })

  test('its bonds found, sorted, grouped and saved', async ({ page }) => {
    await test.step('603 bonds, of which those in view are rendered; searched and sorted by keyboard, and by a copied link', async () => {
      await page.goto(FUND)
      await expect(table(page)).toHaveAttribute('aria-rowcount', '604')
      const weights = table(page).getByRole('columnheader', { name: /^Weight/ })
      await expect(weights).toBeVisible()
      const [card, inside] = [await holdings(page).boundingBox(), await table(page).boundingBox()]
      expect(inside?.width, 'all columns are in sight').toBeLessThanOrEqual(card?.width ?? 0)
      expect(await table(page).getByRole('row').count()).toBeLessThan(100)
      await table(page)
        .getByRole('button', { name: /^Yield/ })
        .focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/sort=-yield/)
      await expect(table(page).getByRole('columnheader', { name: /^Yield/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      )

      await holdings(page).getByRole('searchbox', { name: 'Find a bond or an ISIN' }).fill('boeing')
      await expect(holdings(page).getByText('6 of 603')).toBeVisible()
      await expect(firstRow(page)).toContainText('Boeing Co/The 3.85% 1 Nov 2048')
      await page.goto(page.url())
      await expect(table(page).getByRole('row')).toHaveCount(7)
      await expect(firstRow(page)).toContainText('6.992')
      await holdings(page).getByRole('searchbox').fill('no such bond')
      await expect(holdings(page).getByText('The fund holds no such bond.')).toBeVisible()
      await page.goBack()
      await expect(page).not.toHaveURL(/find=/)
    })

    await test.step('T2 bonds are in groups that collapse, and only the selected ones are exported', async () => {
      await page.goto(`${FUND}?find=romania`)
      await holdings(page).getByRole('checkbox', { name: 'Group by currency' }).check()
      await expect(page).toHaveURL(/group=currency/)
      const euro = table(page).getByRole('button', { name: /^EUR/ })
      await expect(euro).toHaveAttribute('aria-expanded', 'true')
      const rows = await table(page).getByRole('row').count()
      await euro.press('Enter')
      await expect(euro).toHaveAttribute('aria-expanded', 'false')
      expect(await table(page).getByRole('row').count()).toBeLessThan(rows)
      await euro.press('Enter')

      const ticks = table(page).getByRole('rowgroup').last().getByRole('checkbox')
      await ticks.nth(0).check()
      await ticks.nth(1).check()
      await expect(holdings(page).getByText('Selected: 2.')).toBeVisible()
      await holdings(page).getByRole('button', { name: 'Copy or save' }).click()
      const saved = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: /Save.*CSV/ }).click()
      const path = await (await saved).path()
      expect((await readFile(path, 'utf8')).trim().split('\r\n')).toHaveLength(3)
      await holdings(page).getByRole('button', { name: 'Clear the selection' }).click()
      await expect(ticks.nth(0)).not.toBeChecked()
    })
  })
})

test('P4, P7, T3 a visitor on a phone reads terms, one column at a time, and no price is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await page.request.get(`/api${FUND}page/`)
  const { issues } = (await answer.json()) as {
    issues: { items: { masked: boolean; indicative_price: object; weight: object }[] }
  }
  expect(issues.items.filter(({ masked }) => !masked).map(item => item.indicative_price)).toEqual([])
  for (const { indicative_price, weight } of issues.items)
    expect([indicative_price, weight]).toEqual([BLANK, BLANK])

  await page.goto(`${FUND}?find=boeing`)
  await expect(holdings(page).getByText('Weights, prices and yields are for subscribers.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expect(firstRow(page)).toContainText('US097023')
  await holdings(page).getByRole('button', { name: 'Next column' }).click()
  // a weight is withheld because it reveals the price
  await expect(firstRow(page)).toContainText('Log in to access')
  await holdings(page).getByRole('button', { name: 'Next column' }).click()
  await expect(firstRow(page)).toContainText('15 Jun 204615 Jun 2046')
})
