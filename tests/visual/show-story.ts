import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'

type Entry = { id: string; type: string; title: string; name: string }

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>
}

/** Every story of the built Storybook, in its order. */
export const stories = Object.values(index.entries).filter(entry => entry.type === 'story')

type Channel = {
  on: (event: string, listener: (finished: { storyId: string }) => void) => void
  off: (event: string, listener: (finished: { storyId: string }) => void) => void
  emit: (event: string, data: unknown) => void
}

/** One window for all stories of a worker: loading the Storybook anew costs more than any story. */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use, worker) => {
      const { baseURL, contextOptions } = worker.project.use
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        timezoneId: 'America/New_York',
        locale: 'en-GB',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date('2025-07-11T12:00:00Z'))
      // the Storybook's own axe waits for its button: neither pictures nor our axe need it
      await page.goto(`/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`)
      await expect(page.locator('#storybook-root > *').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows the story from its beginning, whatever stood there before. */
export async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    id =>
      new Promise<void>(resolve => {
        const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__
        // finished, not rendered: a story that is left before its end makes the Storybook load itself anew
        const done = ({ storyId }: { storyId: string }) => {
          if (storyId !== id) return
          channel.off('storyFinished', done)
          resolve()
        }
        window.scrollTo(0, 0)
        channel.on('storyFinished', done)
        const isShown = new URL(window.location.href).searchParams.get('id') === id
        if (isShown) channel.emit('forceRemount', { storyId: id })
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    storyId,
  )
}
