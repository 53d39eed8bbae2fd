import type { Page } from '@playwright/test'
import { expect, reach, reachAll, test } from './strict.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('companies of each kind', async ({ page, signIn }) => {
  await test.step('Q8, N1 Exxon: summary, identifiers, its companies as list and as graph; the menu counts them', async () => {
    await page.goto('/company/3/')
    await expect(section(page, 'Identifiers')).toContainText('J3WHBG0MTS7O8ZVMDC91')
    const related = section(page, 'Related companies')
    await expect(related.getByRole('listitem')).toHaveCount(5)
    // sections above may still load and move the button between press and release
    await reachAll(page)
    await related.getByRole('button', { name: /^Show/ }).click()
    await expect(related.getByRole('listitem')).not.toHaveCount(5)
    await expect(
      page
        .getByRole('navigation', { name: 'Sections of this page' })
        .getByRole('link', { name: /Related companies/ }),
    ).toContainText(/\d{2,}/)
  })

  await test.step('G1 the search leaves out companies that failed, in the field and in the palette', async () => {
    await page.goto('/')
    const request = page.waitForRequest(request => request.url().includes('/api/suggest/companies/'))
    await page.getByRole('combobox', { name: /search/i }).fill('silicon valley')
    expect((await request).postDataJSON()).toEqual({
      term: 'silicon valley',
      emitent_stop_statuses_ids: [300],
    })
    await expect(page.getByRole('option', { name: /Silicon Valley Bank/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const again = page.waitForRequest(request => request.url().includes('/api/suggest/companies/'))
    await page.getByRole('dialog').getByRole('combobox').fill('silicon valley')
    expect((await again).postDataJSON()).toMatchObject({ emitent_stop_statuses_ids: [300] })
  })

  await signIn('desk')
  await test.step('P2, Q11, X1 the Treasury with full access: its bonds by page, from a link, and each links to its own page', async () => {
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

  await signIn('pro')
  await test.step('R1 a bank that failed has a page with its archive only', async () => {
    await signIn('pro')
    await page.goto('/company/40001/')
    await expect(page.getByRole('heading', { level: 1, name: 'Silicon Valley Bank' })).toBeVisible()
    const report = section(page, 'Bank report')
    await reach(report)
    await expect(report.getByRole('columnheader', { name: /31 Dec 2022/ }).first()).toBeVisible()
    await expect(report.getByRole('tab')).toHaveText(['Archive'])
  })
})
