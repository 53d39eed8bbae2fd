import type { Page } from '@playwright/test'
import { chart, expect, focusChart, NOTE, test } from './strict.ts'

const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first().getByRole('listitem')
/** The remove buttons of the legend: all lines but the bond itself. */
const compared = (page: Page) => legend(page).filter({ has: page.getByRole('button', { name: /^Remove / }) })
const field = (page: Page) => chart(page).getByRole('combobox', { name: 'Compare with' })
const spread = (page: Page) => chart(page).getByRole('button', { name: 'Spread', exact: true })
const spreadPane = (page: Page) =>
  chart(page).getByRole('region', { name: /^Spread: US Treasury 4% 15 Feb 2034/ })

/** Opens the compare panel, which a press elsewhere has closed. */
async function openCompare(page: Page) {
  await chart(page).getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(field(page)).toBeFocused()
}

/** Finds an item and chooses it; a bond is added on the first trading ground. */
async function add(page: Page, text: string, name: string) {
  await field(page).fill(text)
  await chart(page).getByRole('listbox').getByRole('option', { name, exact: true }).click()
  if (name.startsWith('US Treasury 4') || name.startsWith('US Treasury 3'))
    await chart(page).getByRole('button', { name: 'Add', exact: true }).click()
}

test.describe('C9 comparing, with full access', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('pro')
  })

  test('by hand and from a link', async ({ page }) => {
    await test.step('rule 12: two bonds are compared, the spread of one is shown, one is removed, and none is compared twice', async () => {
      const logged: string[] = []
      page.on('request', request => {
        if (request.url().includes('/action_log/')) logged.push(new URL(request.url()).pathname)
      })
      await page.goto(`${NOTE}?ground=4&chart=yield`)
      await expect(legend(page)).toHaveCount(1)
      await expect(spread(page)).toHaveAccessibleDescription('The spread needs exactly two lines.')
      const plot = chart(page).getByRole('figure', { name: /^Yield/ })
      const top = await plot.boundingBox()
      await openCompare(page)
      // it covers the plot and does not move it
      expect(await plot.boundingBox()).toEqual(top)
      const box = await chart(page).getByRole('dialog', { name: 'Compare' }).boundingBox()
      expect(box?.width).toBe(440)

      await add(page, '2034', 'US Treasury 4.25% 15 Nov 2034')
      await expect(legend(page)).toHaveCount(2)
      await expect(compared(page)).toHaveText([/^US Treasury 4\.25% 15 Nov 2034, Estimation/])
      await expect(page).toHaveURL(/compare=b\d+-4$/)
      await expect.poll(() => logged).toEqual(['/cb/current_user/action_log/global/json/297/'])

      // C11: exactly two lines
      await spread(page).click()
      await expect(spread(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(spreadPane(page)).toBeVisible()
      await expect(chart(page).getByText('Common days: 62')).toBeVisible()
      await expect(page).toHaveURL(/spread=1/)

      // a third line: the toggle says why there is no spread now
      await openCompare(page)
      await add(page, '2034', 'US Treasury 3.875% 15 Aug 2034')
      await expect(legend(page)).toHaveCount(3)
      await expect(spreadPane(page)).toHaveCount(0)
      await spread(page).focus()
      await expect(spread(page)).toHaveAccessibleDescription('The spread needs exactly two lines.')

      // a duplicate is refused with a message, and its text stays
      await openCompare(page)
      await add(page, '2034', 'US Treasury 4.25% 15 Nov 2034')
      await expect(chart(page).getByText('US Treasury 4.25% 15 Nov 2034 is already compared.')).toBeVisible()
      await expect(field(page)).toHaveValue('2034')
      await expect(compared(page)).toHaveCount(2)
      await page.keyboard.press('Escape')

      // removing one leaves two lines, and with them the spread
      const remove = chart(page).getByRole('button', {
        name: 'Remove US Treasury 4.25% 15 Nov 2034, Estimation',
      })
      // the buttons of a row appear under the pointer
      await compared(page).filter({ hasText: 'US Treasury 4.25% 15 Nov 2034' }).hover()
      await remove.click()
      await expect(compared(page)).toHaveText([/^US Treasury 3\.875% 15 Aug 2034/])
      await expect(spreadPane(page)).toBeVisible()
      await openCompare(page)
      await chart(page).getByRole('button', { name: 'Cancel last' }).click()
      await expect(legend(page)).toHaveCount(1)
      await expect(page).not.toHaveURL(/compare=/)
      expect(logged).toHaveLength(2)
    })

    await test.step('rule 11: X1, C10 a link opens the comparison with its names, without what does not exist; per cent start at zero for both', async () => {
      await page.goto(`${NOTE}?ground=4&chart=yield&compare=b999999-4.i11&values=percent`)
      await expect(
        chart(page).getByText('#999999 has no data for this period and was removed.'),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(compared(page)).toHaveText([/^US Treasury par yield 10-year/])
      await expect(legend(page)).toHaveCount(2)
      await expect(page).toHaveURL(/compare=i11(?:&|$)/)
      await expect(
        chart(page)
          .getByRole('link', { name: /par yield 10-year/ })
          .first(),
      ).toHaveAttribute('href', '/indexes/11/')
      const plot = chart(page).getByRole('figure', { name: /^Yield/ })
      await focusChart(plot)
      await page.keyboard.press('Home')
      await expect(
        chart(page)
          .getByText(/11 Apr 2025.*: 0\.000%/)
          .first(),
      ).toBeAttached()
    })
  })
})
