import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { ALL, expect, test } from './strict.ts'

/** German has the longest words. */
const LANGS = ALL ? Object.values(SITE_CODES) : ['deu']
for (const [width, height] of [
  [1360, 32],
  [390, 44],
] as const)
  test(`H3 a page without a chart has one prompt at ${width} px: a line of ${height} px under the top bar, with one action and a close button`, async ({
    page,
    context,
  }) => {
    await context.clearCookies({ name: 'top_access_prompt' })
    await page.setViewportSize({ width, height: 844 })
    for (const lang of LANGS) {
      await page.goto(`/?lang=${lang}`)
      const prompt = page.locator('[data-slot=top-access-prompt]')
      await expect(prompt).toBeVisible()
      await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(1)
      await expect(prompt.getByRole('button')).toHaveCount(2)
      const bar = await page.getByRole('banner').boundingBox()
      const box = await prompt.boundingBox()
      expect(box?.height, lang).toBe(height)
      expect(box?.y, lang).toBe((bar?.y ?? 0) + (bar?.height ?? 0))
    }
    await page.goto('/?lang=eng')
    await page.getByRole('button', { name: 'Close the note on access' }).click()
    await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('region', { name: 'One of each kind' })).toBeVisible()
    await expect(page.locator('[data-slot=access-prompt]')).toHaveCount(0)
  })

test('visited pages are listed, and forgotten on request', async ({ page }) => {
  for (const path of ['/stocks/1/', '/bonds/1/', '/stocks/1/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/')
  const viewed = page.getByRole('navigation', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link')).toHaveText(['Apple Inc', 'US Treasury 4% 15 Feb 2034'])
  await viewed.getByRole('button', { name: 'Forget' }).click()
  await expect(viewed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewed).toHaveCount(0)
})

test('one search at a time: the bar shows its search when the page’s own is out of view', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const inBar = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  const onPage = page.getByRole('main').getByRole('combobox', { name: 'Search' })
  await expect(inBar).toBeHidden()
  await page.keyboard.press('/')
  await expect(onPage).toBeFocused()
  await page.keyboard.press('Escape')
  await onPage.blur()
  await page.mouse.wheel(0, 600)
  await expect(inBar).toBeVisible()
  await page.keyboard.press('/')
  await expect(inBar).toBeFocused()
})

test('nothing is wider than a screen of 320 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn('desk')
  for (const lang of LANGS) {
    await page.goto(`/?lang=${lang}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBe(320)
  }
})
