import { expect, test } from '@playwright/test'
import { docsPages } from './show-story.ts'

/** The long run opens every page; the gate opens one that shows dialogs. */
const ALL = Boolean(process.env.TEST_ALL)
const ONE = 'controls-dialog--docs'

/** In the page: every story has rendered, and files, fonts and images are there. */
const isWhole = () =>
  document.readyState === 'complete' &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(image => image.complete) &&
  [...document.querySelectorAll('[id^="story--"]')].every(story => story.firstChild)

for (const { id, title, name } of docsPages) {
  if (!ALL && id !== ONE) continue
  test(`${title} / ${name}: nothing covers the page, widens it, or writes to the console`, async ({
    page,
  }) => {
    const messages: string[] = []
    page.on('pageerror', error => messages.push(`uncaught: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
    })
    // browsers request it of a page without the manager
    await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
    const heading = page.getByRole('heading', { level: 1 }).first()
    await expect(heading).toBeVisible({ timeout: 30_000 })
    // dialogs open when their stories have rendered
    await expect.poll(() => page.evaluate(isWhole), { timeout: 30_000 }).toBe(true)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    const state = await page.evaluate(() => {
      const root = document.querySelector('.sbdocs-content')
      const box = root?.getBoundingClientRect()
      const onTop = box && document.elementFromPoint(box.x + box.width / 2, box.y + 20)
      return {
        isCovered: !onTop?.closest('.sbdocs'),
        isHidden: root?.closest('[aria-hidden="true"], [inert]') !== null,
        scrolled: window.scrollY,
        tooWide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
      }
    })
    expect.soft(state).toEqual({ isCovered: false, isHidden: false, scrolled: 0, tooWide: 0 })
    expect(messages).toEqual([])
  })
}
