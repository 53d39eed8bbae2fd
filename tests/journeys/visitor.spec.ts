import { chart, everythingShown, expect, NOTE, test } from './strict.ts'

test.describe('a visitor', () => {
  test('P2 reads what the page has, and the menu leads to each section', async ({ page }) => {
    await page.goto(NOTE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/4(\.0+)?\s?% 15 Feb 2034/)
    const menu = page.getByRole('navigation', { name: 'Sections of this page' })
    // closed where the whole menu is higher than the window
    const more = menu.getByRole('button', { name: 'More' })
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
    await expect(menu.getByRole('link', { name: 'Identifiers' })).toHaveAttribute('aria-current', 'location')
  })

  test('P7 sees the shape of the line, and one way in', async ({ page }) => {
    await page.goto(NOTE)
    const section = chart(page)
    await expect(section.locator('[data-chart-layer=lines] path').first()).toBeAttached()
    await expect(section.getByText('Values are for subscribers')).toBeVisible()
    await section.getByRole('button', { name: 'Sign in' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Sign in to Accrue' })).toBeVisible()
  })

  test('a section whose file does not come says so; it comes with the page, which is where it was', async ({
    page,
  }) => {
    await page.goto(`${NOTE}?period=1Y`)
    await expect(page.locator('section#identifiers')).toBeAttached()
    await page.route('**/assets/*.js', route => route.abort())
    const section = page.locator('#identifiers')
    await section.scrollIntoViewIfNeeded()
    await section.getByRole('button', { name: 'Retry' }).click()
    const reload = section.getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await page.unroute('**/assets/*.js')
    // the file is asked for once more first; only where that fails the page is loaded again
    await reload.click()
    // what stands above it comes as well, and moves it
    await expect(async () => {
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByText('US91282CJZ59')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page).toHaveURL(/period=1Y/)
  })

  test('signs in with the form; a wrong password keeps what was typed', async ({ page }) => {
    await page.goto(NOTE)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    const form = page.getByRole('dialog', { name: 'Sign in to Accrue' })
    await form.getByLabel('Login').fill('pro')
    await form.getByLabel('Password').fill('wrong')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(form.getByRole('alert')).toContainText('Login or password is wrong')
    await expect(form.getByLabel('Login')).toHaveValue('pro')
    await form.getByLabel('Password').fill('pro')
    await form.getByLabel('Password').press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name: 'pro', exact: true })).toBeVisible()
    await expect(chart(page).getByText('Values are for subscribers')).toHaveCount(0)
  })

  test('P1 changes the language and keeps the view', async ({ page }) => {
    await page.goto(`${NOTE}?chart=yield&period=1Y&ground=4`)
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('rus')
    await expect(page.getByRole('tab', { name: 'Доходность', selected: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(new URL(page.url()).searchParams.get('period')).toBe('1Y')
    await page.goto(NOTE)
    await expect(page.locator('html'), 'the language is remembered').toHaveAttribute('lang', 'ru')
  })

  test('chooses the dark theme, which is remembered', async ({ page }) => {
    await page.goto(NOTE)
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('an address without a page is a 404 with the frame around it', async ({ page }) => {
    const answer = await page.goto('/bonds/99999999/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test('a missing trailing slash leads to the page', async ({ page }) => {
    await page.goto('/bonds/1')
    expect(new URL(page.url()).pathname).toBe(NOTE)
  })

  test('the start page lists one bond of each kind and leads to it', async ({ page }) => {
    await page.goto('/')
    const table = page.getByRole('table', { name: 'One bond of each kind' })
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(6)
    await table.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await everythingShown(page)).not.toContain('{{')
  })
})
