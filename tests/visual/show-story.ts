import { readFileSync } from 'node:fs'
import { test as base, devices, expect, type Page } from '@playwright/test'

type Entry = { id: string; type: string; title: string; name: string; importPath: string; tags: string[] }

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>
}

/** Every story of the built Storybook, in its order. */
export const stories = Object.values(index.entries).filter(entry => entry.type === 'story')
/** Every docs page: guides, and one for each component. */
export const docsPages = Object.values(index.entries).filter(entry => entry.type === 'docs')

type Listener = (data: { storyId: string; status: string } & { message?: string }) => void
type Channel = {
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
  emit: (event: string, data: unknown) => void
}

export type StoryWindow = {
  page: Page
  /** A PNG of the window as it is, in two thirds of the time of `page.screenshot`, which measures the page and stops animations. */
  capture: () => Promise<Buffer>
  /** Console messages since the last call; there may be none. */
  messages: () => string[]
}

/** One window for all stories of a worker: loading Storybook again costs more than any story. */
export const test = base.extend<object, { storybook: StoryWindow }>({
  storybook: [
    async ({ browser }, use, worker) => {
      const { baseURL, contextOptions } = worker.project.use
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        timezoneId: 'America/New_York',
        locale: 'en-GB',
        // Storybook knows this agent and stops animations; for others it waits 100 ms after each story
        userAgent: `${devices['Desktop Chrome'].userAgent} (StorybookTestRunner)`,
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date('2025-07-11T12:00:00Z'))
      // the calls of this file count as actions of the user, after which the browser grants full screen; leaving it takes until the next story
      await page.addInitScript(() => {
        Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'))
      })
      await page.addInitScript(() => {
        const finishAnimations = () => {
          for (const animation of document.getAnimations())
            if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
        }
        Object.assign(window, { finishAnimations })
      })
      // Storybook's own axe run is not needed
      await page.goto(`/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`)
      await expect(page.locator('#storybook-root > *').first()).toBeAttached({ timeout: 30_000 })
      await page.waitForLoadState('networkidle')
      // as each screenshot would do, with two calculations of all styles
      await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
      // programmatic focus shows a ring only if the last input was a key; stories fire their own events, which do not count
      await page.keyboard.press('F9')
      const browserSession = await context.newCDPSession(page)
      const capture = async () => {
        const { data } = await browserSession.send('Page.captureScreenshot', { format: 'png' })
        return Buffer.from(data, 'base64')
      }
      await use({ page, capture, messages: listen(page) })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

function listen(page: Page): () => string[] {
  let messages: string[] = []
  page.on('pageerror', error => messages.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  return () => {
    const all = messages
    messages = []
    return all
  }
}

type Viewport = 'phone' | 'mobileEdge' | 'tablet' | 'desk'
type Story = {
  parameters: { theme?: string; a11y?: unknown }
  storyGlobals: { viewport?: { value: Viewport } }
}
type Preview = { currentRender: { story: Story } }
/** What an init script of the window adds: it ends every animation that has an end. */
export type AnimationsWindow = { finishAnimations: () => void }
type Storybook = AnimationsWindow & { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__: Preview }

type Shown = {
  /** What went wrong while it rendered and played. */
  errors: string[]
  /** The height of the page in pixels. */
  height: number
  /** The pixels by which the page is wider than its window. */
  tooWide: number
  /** The story's own viewport. */
  viewport: Viewport
  /** The story's own parameters. */
  theme: string | undefined
  a11y: unknown
}

/** Shows the story from its start, and plays it and its transitions to their end, in one call: each takes time in three processes. */
export async function show(page: Page, storyId: string): Promise<Shown> {
  return page.evaluate(async id => {
    const {
      __STORYBOOK_ADDONS_CHANNEL__: channel,
      __STORYBOOK_PREVIEW__: preview,
      finishAnimations,
    } = window as unknown as Storybook
    const errors = await new Promise<string[]>(resolve => {
      const wrong: string[] = []
      const failed: Listener = data => wrong.push(data.message ?? JSON.stringify(data))
      const failures = [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'unhandledErrorsWhilePlaying',
      ]
      // finished, not rendered: leaving a story before its end makes Storybook reload
      const done: Listener = ({ storyId, status }) => {
        if (storyId !== id) return
        channel.off('storyFinished', done)
        for (const failure of failures) channel.off(failure, failed)
        resolve(status === 'error' && wrong.length === 0 ? ['the story ended in an error'] : wrong)
      }
      window.scrollTo(0, 0)
      channel.on('storyFinished', done)
      for (const failure of failures) channel.on(failure, failed)
      const isShown = new URL(window.location.href).searchParams.get('id') === id
      if (isShown) channel.emit('forceRemount', { storyId: id })
      else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
    // a font is requested when the story is laid out
    void document.documentElement.scrollHeight
    await document.fonts.ready
    finishAnimations()
    const { parameters, storyGlobals } = preview.currentRender.story
    const { theme, a11y } = parameters
    const viewport = storyGlobals.viewport?.value ?? 'desk'
    const { scrollHeight: height, scrollWidth, clientWidth } = document.documentElement
    return { errors, height, tooWide: scrollWidth - clientWidth, viewport, theme, a11y }
  }, storyId)
}
