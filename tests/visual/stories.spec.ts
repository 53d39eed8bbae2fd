import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

type Entry = { id: string; type: string; title: string; name: string; tags?: string[] }

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(index.entries).filter(entry => entry.type === 'story')

const NARROW = /phone|mobile/i

/** The picture of every story. A story whose name says Phone is taken at 390 px. */
for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ page }) => {
    await page.setViewportSize({ width: NARROW.test(story.name) ? 390 : 1000, height: 760 })
    await page.clock.setFixedTime(new Date('2025-07-11T12:00:00Z'))
    await page.goto(`/iframe.html?id=${story.id}&viewMode=story`)
    await expect(page.locator('body')).toHaveClass(/sb-show-main/)
    await expect(page.locator('#storybook-root > *').first()).toBeAttached()
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage: true })
  })
}
