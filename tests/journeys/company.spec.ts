import type { Page } from '@playwright/test'
import { expect, reach, test } from './strict.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('P2, Q11, X1 the Treasury with full access: its bonds by page, from a link, and each leads to its own page', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto('/company/1/')
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Issues in the data$/ })
      .locator('..'),
  ).toContainText('858')
  const bonds = section(page, 'Bonds of the company')
  await expect(bonds.getByRole('row')).toHaveCount(11)
  const name = bonds.getByRole('row').nth(1).getByRole('link')
  const first = (await name.textContent()) ?? ''
  await bonds.getByRole('navigation').getByRole('button', { name: /2$/ }).first().click()
  await expect(page).toHaveURL(/issues=2/)
  await expect(bonds.getByText('11–20 of 858, page 2 of 86')).toBeVisible()
  await expect(name).not.toHaveText(first)
  const second = await name.textContent()
  await page.reload()
  await expect(name).toHaveText(second ?? '')
  await page.goBack()
  await expect(bonds.getByText('1–10 of 858, page 1 of 86')).toBeVisible()
  await page.goForward()
  await name.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/US Treasury/)
})

test('Q8, N1 Exxon: who it is, its codes, its companies as list and as graph; the menu counts them', async ({
  page,
}) => {
  await page.goto('/company/3/')
  await expect(section(page, 'Identifiers')).toContainText('J3WHBG0MTS7O8ZVMDC91')
  const related = section(page, 'Related companies')
  await expect(related.getByRole('listitem')).toHaveCount(5)
  await related.getByRole('button', { name: /^Show/ }).click()
  await expect(related.getByRole('listitem')).not.toHaveCount(5)
  await expect(
    page
      .getByRole('navigation', { name: 'Sections of this page' })
      .getByRole('link', { name: /Related companies/ }),
  ).toContainText(/\d{2,}/)
})

test('Apple’s page and its stock lead to each other; JPMorgan has a bank’s report', async ({
  page,
  signIn,
}) => {
  await signIn('pro')
  await page.goto('/company/2/')
  await section(page, 'Summary').getByRole('link', { name: /AAPL/ }).click()
  await expect(page).toHaveURL(/\/stocks\/1\/$/)
  await page.goto('/company/5/')
  // its place is called so until the company turns out to be a bank
  await section(page, 'Local-standard report').scrollIntoViewIfNeeded()
  await expect(section(page, 'Bank report').getByRole('table').first()).toBeVisible()
})

test('P4, P7, T3 a visitor on a phone: no price, no yield, nothing wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const answer = await (await page.request.get('/api/company/4/page/')).json()
  const { items } = answer.issues as { items: { masked: boolean; indicative_yield: { value: string } }[] }
  expect(items.map(({ masked, indicative_yield: { value } }) => [masked, value])).toEqual(
    items.map(() => [true, '']),
  )
  await page.goto('/company/4/')
  await expect(page.getByRole('heading', { level: 1, name: 'Broadcom Inc' })).toBeVisible()
  await expect(section(page, 'Bonds of the company').getByText('Prices and yields').first()).toBeVisible()
  await reach(section(page, 'Multipliers'))
  await expect(section(page, 'Multipliers').getByRole('table').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('R1 a bank that failed has a page with its archive only', async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto('/company/40001/')
  await expect(page.getByRole('heading', { level: 1, name: 'Silicon Valley Bank' })).toBeVisible()
  const report = section(page, 'Bank report')
  await reach(report)
  await expect(report.getByRole('columnheader', { name: /31 Dec 2022/ }).first()).toBeVisible()
  await expect(report.getByRole('tab')).toHaveText(['Archive'])
})

test('G1 the search leaves out companies that failed, in the field and in the palette', async ({ page }) => {
  await page.goto('/')
  const asked = page.waitForRequest(request => request.url().includes('/api/suggest/companies/'))
  await page.getByRole('combobox', { name: /search/i }).fill('silicon valley')
  expect((await asked).postDataJSON()).toEqual({ term: 'silicon valley', emitent_stop_statuses_ids: [300] })
  await expect(page.getByRole('option', { name: /Silicon Valley Bank/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  const again = page.waitForRequest(request => request.url().includes('/api/suggest/companies/'))
  await page.getByRole('dialog').getByRole('combobox').fill('silicon valley')
  expect((await again).postDataJSON()).toMatchObject({ emitent_stop_statuses_ids: [300] })
})
