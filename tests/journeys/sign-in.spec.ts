import type { Page } from '@playwright/test'
import { chart, expect, NOTE, test } from './strict.ts'

const form = (page: Page) => page.getByRole('dialog', { name: 'Sign in to Accrue' })
/** The menu of the signed-in user, named by the login. */
const account = (page: Page, login: string) =>
  page.getByRole('banner').getByRole('button', { name: login, exact: true })
const openForm = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await expect(form(page).getByLabel('Login')).toBeFocused()
}
const queryOf = (page: Page) => new URL(page.url()).search

test.describe('H6 signing in', () => {
  test('by form, by pointer and by keyboard', async ({ page }) => {
    await test.step('a wrong password keeps the input and focuses the error; the right one signs in; signing out ends the session', async () => {
      await page.goto(NOTE)
      const withheld = chart(page).getByRole('button', { name: 'Values are for subscribers' })
      await expect(withheld).toBeVisible()
      await openForm(page)
      await form(page).getByRole('button', { name: 'Sign in' }).click()
      await expect(form(page).getByLabel('Login')).toHaveAttribute('aria-invalid', 'true')
      await expect(form(page).getByLabel('Login')).toBeFocused()
      await expect(form(page).getByText('Enter your password.')).toBeVisible()

      await form(page).getByLabel('Login').fill('pro')
      await form(page).getByLabel('Password').fill('wrong')
      await form(page).getByRole('button', { name: 'Show what you type' }).click()
      await form(page).getByRole('button', { name: 'Sign in' }).click()
      await expect(form(page).getByRole('alert')).toHaveText('Login or password is wrong.')
      await expect(form(page).getByRole('alert')).toBeFocused()
      await expect(form(page).getByLabel('Login')).toHaveValue('pro')
      await expect(form(page).getByLabel('Password')).toHaveValue('wrong')
      await expect(form(page).getByLabel('Password')).toHaveAttribute('type', 'password')

      await form(page).getByLabel('Password').fill('pro')
      await form(page).getByRole('button', { name: 'Sign in' }).click()
      await expect(withheld).toHaveCount(0)
      await account(page, 'pro').click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    })
  })

  test('a refusal by another service opens the form with its message and shows an alert for 3 seconds; a reload does not repeat it', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(`${NOTE}?chart=yield`)
    await openForm(page)
    await form(page).getByRole('link', { name: 'Continue with Example ID' }).click()
    await expect(page.getByRole('heading', { name: 'Let Example ID sign you in to Accrue?' })).toBeVisible()
    await expect(page.getByText('Demonstration', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Refuse' }).click()
    const message = page.getByText('The other service did not sign you in.')
    await expect(form(page).getByRole('alert')).toHaveText('The other service did not sign you in.')
    await expect(form(page).getByRole('alert')).toBeFocused()
    await expect(message, 'in the form and in the alert box').toHaveCount(2)
    expect(new URL(page.url()).pathname).toBe(NOTE)
    await expect
      .poll(() => queryOf(page), 'the view is kept, the error leaves the address')
      .toBe('?chart=yield')
    await page.clock.runFor(3_000)
    await expect(message, 'after 3 seconds the form still says it').toHaveCount(1, { timeout: 1_500 })
    await expect(form(page).getByLabel('Login')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(message).toHaveCount(0)
  })

  test('by another service', async ({ page }) => {
    await test.step('a page with an authentication error opens the form with it', async () => {
      await page.goto('/access/?auth_error=bad_credentials')
      await expect(form(page).getByRole('alert')).toHaveText('Login or password is wrong.')
      await expect(form(page).getByRole('alert')).toBeFocused()
      await expect.poll(() => queryOf(page)).toBe('')
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
      await expect(form(page)).toHaveCount(0)
    })

    await test.step('a successful sign-in by another service returns to the page', async () => {
      await page.goto('/access/')
      await openForm(page)
      await form(page).getByRole('link', { name: 'Continue with Example ID' }).click()
      await page.getByRole('button', { name: 'Allow' }).click()
      await expect(account(page, 'reader')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/access/')
    })
  })
})
