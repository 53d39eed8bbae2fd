import { expect } from '@playwright/test'
import { show, stories, test } from './show-story.ts'

const NARROW = /phone|mobile/i

/** Pages above this height in pixels are taken as far as the window shows them. */
const HIGHEST = 10_000

/** The picture of every story. A story whose name says Phone is taken at 390 px. */
for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ storybook: page }) => {
    await page.setViewportSize({ width: NARROW.test(story.name) ? 390 : 1000, height: 760 })
    await page.mouse.move(0, 0)
    await show(page, story.id)
    await page.evaluate(() => document.fonts.ready)
    // a table of a hundred thousand rows is higher than any picture
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage: height < HIGHEST })
  })
}
