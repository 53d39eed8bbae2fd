import { expect, NOTE, test } from './strict.ts'

test.describe('a visitor', () => {
  test('sections, files that do not load, missing pages, languages', async ({ page }) => {
    await test.step('P2 reads the page, and the menu links to each section', async () => {
      await page.goto(NOTE)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/4(\.0+)?\s?% 15 Feb 2034/)
      const menu = page.getByRole('navigation', { name: 'Sections of this page' })
      // collapsed if the whole menu is higher than the window
      const more = menu.getByRole('button', { name: 'More sections' })
      if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
      for (const name of [
        'Chart and archive',
        'Summary',
        'Latest quotes from market participants',
        'Identifiers',
      ]) {
        await expect(menu.getByRole('link', { name })).toBeVisible()
        await expect(page.getByRole('region', { name })).toHaveCount(1)
      }
      await menu.getByRole('link', { name: 'Identifiers' }).click()
      await expect(page.getByRole('region', { name: 'Identifiers' })).toBeInViewport()
      await expect(menu.getByRole('link', { name: 'Identifiers' })).toHaveAttribute(
        'aria-current',
        'location',
      )
    })

    await test.step('a section whose script does not load shows an error; a reload restores it at the same scroll position', async () => {
      await page.goto(`${NOTE}?period=1Y`)
      await expect(page.locator('section#consensus')).toBeAttached()
      await page.route('**/assets/*.js', route => route.abort())
      const section = page.locator('#consensus')
      await section.scrollIntoViewIfNeeded()
      await section.getByRole('button', { name: 'Retry' }).click()
      const reload = section.getByRole('button', { name: 'Reload the page' })
      await expect(reload).toBeVisible()
      await page.unroute('**/assets/*.js')
      // the file is requested again first; only if that fails, the page reloads
      await reload.click()
      // sections above it load too, and move it
      await expect(async () => {
        await section.scrollIntoViewIfNeeded()
        await expect(section.getByRole('table')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(page).toHaveURL(/period=1Y/)
    })

    await test.step('X14 a section in the server’s markup stays when its script does not load, and offers to reload the page', async () => {
      await page.goto(NOTE)
      await expect(page.locator('section#identifiers')).toContainText('US91282CJZ59')
      await page.route('**/assets/*.js', route => route.abort())
      const section = page.locator('#identifiers')
      await section.scrollIntoViewIfNeeded()
      const message = page.getByRole('alert').filter({ hasText: 'Identifiers' })
      await message.getByRole('button', { name: 'Retry' }).click()
      const reload = message.getByRole('button', { name: 'Reload the page' })
      await expect(reload).toBeVisible()
      await expect(section).toContainText('US91282CJZ59')
      await page.unroute('**/assets/*.js')
      await reload.click()
      await expect(message).toHaveCount(0)
      const served = page.locator('[data-slot=served-section]', { has: section })
      await expect(async () => {
        await section.scrollIntoViewIfNeeded({ timeout: 1000 })
        await expect(served).toHaveCount(0, { timeout: 1000 })
      }).toPass()
      await expect(section).toContainText('US91282CJZ59')
    })

    await test.step('an address without a page is a 404 with the frame around it', async () => {
      const answer = await page.goto('/bonds/99999999/')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    })

    await test.step('P1 changes the language and keeps the view', async () => {
      await page.goto(`${NOTE}?chart=yield&period=1Y&ground=4`)
      await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ru')
      await expect(page.getByRole('tab', { name: 'Доходность', selected: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
      expect(new URL(page.url()).searchParams.get('period')).toBe('1Y')
      await page.goto(NOTE)
      await expect(page.locator('html'), 'the language is remembered').toHaveAttribute('lang', 'ru')
    })
  })
})
