import type { Page } from '@playwright/test'
import { chart, expect, NOTE, reach, test } from './strict.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.describe('on the phone', () => {
  test('a note from top to end', async ({ page, signIn }) => {
    await page.goto(NOTE)
    await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
    await test.step('P2 the header is small: a bar of 48 px, and the facts start within 150', async () => {
      await expect(page.locator('[data-slot=facts]')).toBeVisible()
      const top = (selector: string) =>
        page.locator(selector).evaluate(one => Math.round(one.getBoundingClientRect().top))
      expect(await page.getByRole('banner').evaluate(one => one.getBoundingClientRect().height)).toBe(49)
      expect(await top('[data-slot=facts]')).toBeLessThanOrEqual(150)
    })

    await test.step('H2 nothing is wider than the screen, and the list of sections opens as a sheet', async () => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoWider(page, width)
      }
      await page.getByRole('button', { name: 'Sections' }).click()
      const sheet = page.getByRole('dialog', { name: 'Sections of this page' })
      await sheet.getByRole('link', { name: 'Identifiers' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Identifiers' })).toBeInViewport()
    })

    await test.step('a focused control of the header is visible at any scroll position (WCAG 2.4.11)', async () => {
      await page.evaluate(() => window.scrollTo(0, 1_200))
      const banner = page.getByRole('banner')
      for (const entry of [
        banner.getByRole('button', { name: 'Sign in' }),
        banner.getByRole('link', { name: 'Accrue' }),
      ]) {
        await entry.focus()
        await expect(entry).toBeInViewport({ ratio: 1 })
      }
      await test.step('the search opens over the bar, and closes when focus leaves', async () => {
        const opener = banner.getByRole('button', { name: 'Search', exact: true })
        const search = banner.getByRole('combobox', { name: 'Search' })
        await expect(search).toBeHidden()
        await opener.click()
        await expect(search).toBeFocused()
        await expect(search).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
        await expect(search).toBeHidden()
        await expect(opener).toBeVisible()
      })
    })

    await test.step('rule 17: Q2 bid and ask are one column', async () => {
      await signIn('pro')
      await page.goto(NOTE)
      const quotes = page.getByRole('region', { name: 'Latest quotes from market participants' })
      await reach(quotes)
      await expect(quotes.getByText('Bid / Ask').first()).toBeVisible()
      await expect(quotes.getByRole('columnheader', { name: 'Updated' })).toHaveCount(0)
    })

    await test.step('C20 the legend of candles has name, value and change; boundaries of panes have touch targets of 44 px', async () => {
      await page.goto('/stocks/1/?view=extended')
      const stock = page.getByRole('region', { name: 'Chart', exact: true })
      const row = stock.getByRole('list', { name: 'Series' }).first().getByRole('listitem').first()
      await expect(row.getByText('Apple Inc')).toBeVisible()
      for (const part of ['legend-aside', 'legend-value', 'legend-change'])
        await expect(row.locator(`[data-slot=${part}]`)).toBeVisible()
      const inside = await row.evaluate(one => {
        const { right, bottom } = one.getBoundingClientRect()
        return [...one.querySelectorAll('[data-slot=legend-change], [data-slot=legend-aside]')]
          .map(part => part.getBoundingClientRect())
          .every(part => part.right <= right + 1 && part.bottom <= bottom + 1)
      })
      expect(inside).toBe(true)
      const boundary = stock.getByRole('separator', { name: /^Height of Volume/ })
      expect((await boundary.boundingBox())?.height).toBe(44)
    })

    await test.step('H2 a toolbar that scrolls does not widen the page', async () => {
      await expectNoWider(page, 390)
      const drawingTool = chart(page).getByRole('radio', { name: 'Text' })
      const table = chart(page).getByRole('columnheader').first()
      for (const [view, part] of [
        ['extended', drawingTool],
        ['archive', table],
      ] as const) {
        await page.goto(`${NOTE}?view=${view}`)
        await expect(part).toBeAttached()
        await expectNoWider(page, 390)
      }
    })

    await test.step('M4 the delete mode of the issuer map does not move its plot', async () => {
      await page.goto(`${NOTE}?chart=map`)
      const frame = chart(page).locator('[data-slot=issuer-map-frame]')
      await expect(chart(page).locator('[data-chart-layer=points] path').first()).toBeAttached()
      const before = await frame.boundingBox()
      await chart(page).getByRole('button', { name: 'Display settings' }).click()
      await page.getByRole('button', { name: 'Delete points' }).click()
      await expect(chart(page).getByRole('button', { name: 'Remove' })).toBeVisible()
      expect(await frame.boundingBox()).toEqual(before)
      await chart(page).getByRole('button', { name: 'Delete points' }).click()
      await expect(chart(page).getByRole('button', { name: 'Display settings' })).toBeFocused()
      expect(await frame.boundingBox()).toEqual(before)
    })

    await test.step('rule 18: T3 the archive shows one column at a time, and the arrow steps by one', async () => {
      await signIn('pro')
      await page.goto(`${NOTE}?ground=100&from=2024-05-23&to=2024-08-23&view=archive`)
      const section = chart(page)
      await expect(section.getByRole('columnheader')).toHaveCount(2)
      await section.getByRole('button', { name: /next column/i }).click()
      await expect(section.getByRole('status').filter({ hasText: /Column 2 of/ })).toBeAttached()
      await expect(section.getByRole('columnheader')).toHaveCount(2)
    })
  })
})

function expectNoWider(page: Page, width: number): Promise<void> {
  return expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}
