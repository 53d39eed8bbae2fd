import { chart, expect, NOTE, test } from './strict.ts'

test.describe('X1 a copied link opens the same view', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('desk')
  })

  test('comparisons and zooms', async ({ page }) => {
    await test.step('C10, C11 from unrounded values; spread=1 is in the address only with a second line', async () => {
      await page.goto(`${NOTE}?compare=b206-4&spread=1`)
      const section = chart(page)
      const query = () => new URL(page.url()).searchParams
      await expect(section.getByRole('button', { name: 'Spread' })).toHaveAttribute('aria-pressed', 'true')
      // of full values: those of 3 decimals gave 1.317
      await expect(section.locator('[data-slot=spread-stats]')).toContainText('1.316')
      // the buttons of a row appear under the pointer
      await section.locator('[data-slot=legend-chip]').nth(1).hover()
      await section
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click()
      await expect(section.getByRole('button', { name: 'Spread' })).toBeDisabled()
      expect([query().get('compare'), query().get('spread')]).toEqual([null, null])
      await page.goBack()
      await expect(section.locator('[data-slot=spread-stats]')).toBeVisible()
      expect(query().get('spread')).toBe('1')
      await section.getByRole('button', { name: 'Spread' }).click()
      await section.getByRole('radio', { name: 'Percent' }).click()
      // of values with 3 decimals it was 0.809
      await expect(section.getByRole('list', { name: 'Series' })).toContainText('+0.808%')
    })

    await test.step('C17 the zoom: a copied link shows the same range, choosing a period removes it', async () => {
      await page.goto(NOTE)
      const section = chart(page)
      await expect(section.locator('[data-chart-layer=lines] path').first()).toBeAttached()
      await section.locator('[data-slot=time-chart-surface]').first().focus()
      await page.keyboard.press('+')
      await expect(page).toHaveURL(/[?&]zoom=2025-\d\d-\d\d\.2025-\d\d-\d\d/)
      const link = page.url()
      await page.goto('about:blank')
      await page.goto(link)
      await expect(section.locator('[data-slot=time-chart][data-zoomed]').first()).toBeVisible()
      await page.waitForTimeout(600)
      expect(page.url()).toBe(link)
      await section.getByRole('tab', { name: 'Yield' }).click()
      await expect(page).toHaveURL(/zoom=/)
      await section.getByRole('radio', { name: '1Y' }).click()
      await expect(page).not.toHaveURL(/zoom=/)
      await page.goBack()
      await expect(section.locator('[data-slot=time-chart][data-zoomed]').first()).toBeVisible()
      expect(new URL(page.url()).searchParams.get('zoom')).toBe(new URL(link).searchParams.get('zoom'))
    })
  })
})
