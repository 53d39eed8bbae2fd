import type { Page } from '@playwright/test'
import { expect, NOTE, test } from './strict.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands and search' })

/** Opens the palette by its key, which works when the page is rendered; its script loads with the first press. */
async function opened(page: Page) {
  await expect(page.locator('[data-slot=command-button]')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = palette(page).getByRole('combobox', { name: 'Commands and search' })
  await expect(field).toBeFocused()
  return field
}

test('X8 sections, the search, commands, the phone', async ({ page }) => {
  await test.step('X8 Ctrl and K finds a section of the page; arrow and Enter scroll to it and focus it', async () => {
    await page.goto(NOTE)
    const section = page.getByRole('region', { name: 'Cash flow and options' })
    await expect(section).toHaveCount(1)
    const field = await opened(page)
    await field.pressSequentially('cash fl')
    const option = palette(page).getByRole('option', { name: 'Cash flow and options' })
    await page.keyboard.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    await expect(section).toBeInViewport()
    await expect(section).toBeFocused()
    expect(new URL(page.url()).hash).toBe('#cash-flow')
  })

  await test.step('X8 opens a company from the search, which is then among the recent ones', async () => {
    await page.goto('/')
    const field = await opened(page)
    await field.pressSequentially('exxon mobil corp')
    const companies = palette(page).getByRole('group', { name: /^Companies/ })
    await expect(companies.getByRole('option', { name: /^Exxon Mobil Corp/ })).toBeVisible()
    await expect(palette(page).getByRole('status')).toContainText('Results:')
    // Up from the text goes to the last entry, and from there to the companies
    const active = companies.locator('[role=option][aria-selected=true]')
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(active).toHaveCount(1, { timeout: 200 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/company\/\d+\/$/)
    await expect(page.getByRole('heading', { level: 1, name: /Exxon Mobil Corp/ })).toBeVisible()
    await opened(page)
    const recent = palette(page).getByRole('group', { name: 'Recent' })
    await expect(recent.getByRole('option', { name: /^Exxon Mobil Corp/ })).toBeVisible()
  })

  await test.step('X8 a command switches the theme; the same key closes the palette, and Escape restores focus', async () => {
    await page.goto('/')
    const search = page.getByRole('main').getByRole('combobox', { name: 'Search' })
    await search.focus()
    const field = await opened(page)
    await field.pressSequentially('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(search).toBeFocused()
    await opened(page)
    await expect(palette(page).getByRole('option', { name: 'Light theme' })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(search).toBeFocused()
    await opened(page)
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toHaveCount(0)
    await expect(search).toBeFocused()
  })

  await test.step('X8 on a phone a button in the menu opens it full width; closed, it returns the focus to the menu’s button', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Commands' })).toBeHidden()
    await menu.click()
    const sheet = page.getByRole('dialog', { name: 'Main menu' })
    await sheet.getByRole('button', { name: 'Commands' }).click()
    await expect(sheet).toHaveCount(0)
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await palette(page).getByRole('button', { name: 'Close' }).click()
    await expect(palette(page)).toHaveCount(0)
    await expect(menu).toBeFocused()
  })
})
