import type { Page } from '@playwright/test'
import { chart, expect, NOTE, reach, test } from './strict.ts'

const map = (page: Page) => chart(page).getByRole('region', { name: /^Issuer map, .*Treasury$/ })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('M1–M6 the issuer map', () => {
  test('the issuer map, the company page, the watchlist', async ({ page, signIn }) => {
    await test.step('rule 10: full access explores it by keyboard, hides points and shows them again', async () => {
      await signIn('pro')
      const logged: string[] = []
      page.on('request', request => {
        if (request.url().includes('/action_log/')) logged.push(new URL(request.url()).pathname)
      })
      await page.goto(NOTE)
      await chart(page).getByRole('tab', { name: 'Issuer map' }).click()
      await expect(map(page)).toBeVisible()
      await expect(page).toHaveURL(/chart=map/)
      await expect(chart(page).getByRole('radiogroup', { name: 'Period' })).toHaveCount(0)
      expect(logged).toEqual(['/cb/current_user/action_log/global/json/299/'])

      await expect(map(page).getByText('Estimated')).toBeVisible()
      await map(page).getByRole('combobox', { name: 'Trading ground' }).selectOption({ index: 1 })
      await expect(map(page).getByText('Estimated')).toHaveCount(0)
      await map(page).getByRole('combobox', { name: 'Trading ground' }).selectOption({ index: 0 })

      const points = map(page).locator('[data-slot=issuer-map-surface]')
      const status = map(page).locator(':scope > [role=status]').first()
      await map(page).getByRole('button', { name: 'Delete points' }).click()
      await points.focus()
      await page.keyboard.press('Home')
      const first = await status.textContent()
      await page.keyboard.press('ArrowRight')
      await expect(status).not.toHaveText(first ?? '')
      await page.keyboard.press('Space')
      await expect(map(page).getByText('Selected: 1')).toBeVisible()
      await page.keyboard.press('Delete')
      await expect(map(page).getByText('Points removed: 1.').first()).toBeAttached()
      await page.keyboard.press('Control+z')
      await expect(map(page).getByText('Points removed: 1.')).toHaveCount(0)

      await map(page).getByRole('button', { name: 'Show data table' }).click()
      await map(page)
        .getByRole('button', { name: /^Show all \d+/ })
        .click()
      const table = map(page).getByRole('table')
      await expect(table.getByRole('row').filter({ hasText: 'US Treasury 4% 15 Feb 2034' })).toHaveCount(1)
    })

    await test.step('G1 is found by the search; its blocks are on a page that is not a bond’s', async () => {
      await signIn('desk')
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('/')
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
      await page.keyboard.type('exxon')
      await expect(page.getByRole('tab', { name: /^Companies/ })).toBeVisible()
      await page.getByRole('tab', { name: /^Companies/ }).click()
      await page.getByRole('option', { name: /Exxon Mobil Corp/ }).click()
      await expect(page).toHaveURL(/\/company\/3\/$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Exxon Mobil Corp' })).toBeVisible()
      for (const name of [
        'Issuer map',
        'International-standard report',
        'Local-standard report',
        'Analytics comments',
        'Company relations',
        'Annual reports',
        'Reporting',
        'Multipliers',
        'ESG reports',
        'Consensus forecasts',
      ])
        await expect(section(page, name), name).toHaveCount(1)
      await expect(
        page.getByRole('listitem').filter({ hasText: /ESG reports[^:]*: .*illustrative/ }),
      ).toHaveCount(1)
      // R2: the last choice of a report is the one that is shown
      const report = section(page, 'International-standard report')
      await reach(report)
      await expect(report.getByRole('table', { name: /^Balance sheet/ })).toContainText('453,475')
      // R4: the first group, the others on demand
      const multipliers = section(page, 'Multipliers')
      await reach(multipliers)
      await expect(multipliers.getByRole('table')).toHaveCount(1)
      await multipliers.getByRole('button', { name: /^Show \d+ more/ }).click()
      await expect(multipliers.getByRole('table')).not.toHaveCount(1)
    })

    await test.step('rule 28: a bond is added to two lists with price and day, and removed again', async () => {
      await signIn('prodocs')
      await page.goto(NOTE)
      const offer = page.getByRole('button', { name: 'Add to watchlist' })
      const card = section(page, 'Add to watchlist')
      await offer.click()
      await card.getByRole('checkbox', { name: /^Core rates/ }).check()
      await card.getByRole('checkbox', { name: /^Ideas/ }).check()
      await card.getByRole('button', { name: 'Continue' }).click()
      const dialog = page.getByRole('dialog')
      const core = dialog.getByRole('row', { name: 'Core rates' })
      await core.getByRole('textbox', { name: 'Quantity' }).fill('10')
      await core.getByRole('textbox', { name: /^Price/ }).fill('101,09375')
      const save = dialog.getByRole('button', { name: 'Save to 2 lists' })
      await save.click()
      // W2: a price without a day blocks the save; its row shows the error, and the press focuses the day
      await expect(core.getByRole('cell', { name: 'A price needs its buy date' })).toBeVisible()
      await expect(save).toHaveAccessibleDescription('1 list needs a buy date: Core rates')
      await expect(save).toHaveAttribute('aria-disabled', 'true')
      const day = core.getByRole('combobox', { name: 'Buy date' })
      await expect(day).toBeFocused()
      await day.fill('10.07.2025')
      await day.press('Tab')
      await expect(core.getByRole('textbox', { name: /^Price/ })).toHaveValue(/^101[.,]094$/)
      await save.click()
      await expect(dialog).toHaveCount(0)

      await page.reload()
      await offer.click()
      await expect(card.getByRole('checkbox', { name: /^Core rates/ })).toBeChecked()
      await card.getByRole('checkbox', { name: /^Core rates/ }).uncheck()
      await card.getByRole('checkbox', { name: /^Ideas/ }).uncheck()
      await card.getByRole('button', { name: 'Save: removes from 2 lists' }).click()
      await expect(card.getByText('Removed from 2 lists').first()).toBeAttached()
      await page.reload()
      await offer.click()
      await expect(card.getByRole('checkbox', { name: /^Core rates/ })).not.toBeChecked()
    })
  })
})
