import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { PICTURE_TOLERANCE } from '../../playwright.config.ts'
import { affectedStories } from './affected-stories.ts'
import { A11Y, COLOUR_RULES, EVERY_RULE, findings, switchTheme } from './axe.ts'
import { type StoryWindow, show, stories, test } from './show-story.ts'

/** The long run tests every story in both themes and at a second width, and each widget in forced colours. */
const ALL = Boolean(process.env.TEST_ALL)

const PHONE_WIDTH = 390
/** Pixels of each viewport of .storybook/viewports.ts; a desktop is less wide, so that pictures are small. */
const WIDTHS = { phone: PHONE_WIDTH, mobileEdge: 680, tablet: 834, desk: 1000 }
/** What the name of a story says about its viewport. */
const viewportNamed = (name: string): keyof typeof WIDTHS =>
  /mobile edge|680/i.test(name)
    ? 'mobileEdge'
    : /phone/i.test(name)
      ? 'phone'
      : /tablet/i.test(name)
        ? 'tablet'
        : 'desk'

/** Charts redraw some time after a resize. */
const DRAWN_LATE = /^(Charts|Bond page)\//

const WINDOW_HEIGHT = 760

/** Above this height in pixels, the screenshot shows the window only. */
const MAX_PICTURE_HEIGHT = 10_000

/** The default story of each widget, or its first one. */
const firsts = new Map<string, string>()
for (const { id, title, name } of stories) if (!firsts.has(title) || name === 'Default') firsts.set(title, id)

/** Widgets with a dark story: its own axe run checks their colours. */
const withDarkStory = new Set(stories.filter(({ name }) => /dark/i.test(name)).map(({ title }) => title))

/** Animations that run although the user prefers reduced motion. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const moves = (style: CSSStyleDeclaration) =>
      style.animationName !== 'none' ||
      (style.transitionProperty !== 'none' &&
        style.transitionDuration.split(', ').some(time => time !== '0s'))
    return [...document.querySelectorAll('body *:not([class^=sb-], [class^=sb-] *)')].flatMap(element =>
      ['', '::before', '::after']
        .filter(pseudo => moves(getComputedStyle(element, pseudo || null)))
        .map(pseudo => `${element.tagName.toLowerCase()}.${element.className}${pseudo}`),
    )
  })

/** Every story plays to its end with an empty console, is as wide as its window, equals its picture, and passes axe. */
for (const { id, title, name, tags } of affectedStories(stories)) {
  test(`${title} / ${name}`, async ({ storybook }) => {
    const { page, messages } = storybook
    messages()
    const isFirst = firsts.get(title) === id
    const { width, errors, height, tooWide, theme, a11y } = await showAtItsWidth(page, id, name)
    await takePicture(storybook, id, height)
    const logged = messages()
    const light = await findings(page, title, { tags: EVERY_RULE })
    // one assertion, because each is reported to another process; `a11y` shows that the story excuses itself from no rule
    expect
      .soft({ errors, logged, tooWide, a11y, light }, `${width} px, ${theme ?? 'light'}`)
      .toEqual({ errors: [], logged: [], tooWide: 0, a11y: A11Y, light: [] })
    if (!theme && (ALL || (isFirst && !withDarkStory.has(title)))) {
      await switchTheme(page, 'dark')
      const dark = await findings(page, title, { rules: COLOUR_RULES })
      await switchTheme(page, 'light')
      expect.soft(dark, `${width} px, dark`).toEqual([])
    }
    if (!ALL) return
    if (isFirst) await withoutColourAndMotion(page, title)
    if (width !== WIDTHS.desk) return
    await resize(page, { width: PHONE_WIDTH, height: WINDOW_HEIGHT })
    if (DRAWN_LATE.test(title)) await rest(page)
    // a resize closes overlays, so the story plays again
    if (tags.includes('play-fn')) await show(page, id)
    const narrow = await findings(page, title, { tags: EVERY_RULE })
    expect.soft(narrow, `${PHONE_WIDTH} px, ${theme ?? 'light'}`).toEqual([])
  })
}

/** Shows the story in a window of its own viewport, which is known when it has been shown; most have that of their name. */
async function showAtItsWidth(page: Page, id: string, name: string) {
  let width = WIDTHS[viewportNamed(name)]
  await resize(page, { width, height: WINDOW_HEIGHT })
  let shown = await show(page, id)
  if (WIDTHS[shown.viewport] !== width) {
    width = WIDTHS[shown.viewport]
    await resize(page, { width, height: WINDOW_HEIGHT })
    shown = await show(page, id)
  }
  return { ...shown, width }
}

/** Text stays readable in forced colours, and nothing moves with reduced motion. */
async function withoutColourAndMotion(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  if (DRAWN_LATE.test(title)) await rest(page)
  const found = await findings(page, title, { rules: COLOUR_RULES })
  const moving = await movements(page)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  expect.soft(found, 'forced colours').toEqual([])
  expect.soft(moving, 'no motion').toEqual([])
}

/** Waits until the page has handled its new size: a resize closes overlays. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** A chart counts as drawn after this time without changes; the second value is the timeout, in milliseconds. */
const REST = { quiet: 150, atMost: 2000 }

/** Waits until the charts are drawn for the current window. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(
    ({ quiet, atMost }) =>
      new Promise<void>(resolve => {
        const end = () => {
          watch.disconnect()
          clearTimeout(last)
          resolve()
        }
        let first = setTimeout(end, quiet)
        const last = setTimeout(end, atMost)
        const watch = new MutationObserver(() => {
          clearTimeout(first)
          first = setTimeout(end, quiet)
        })
        watch.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        })
      }),
    REST,
  )
}

async function takePicture({ page, capture }: StoryWindow, id: string, height: number): Promise<void> {
  // a table of 100,000 rows is higher than any screenshot
  const fullPage = height < MAX_PICTURE_HEIGHT
  // most screenshots are identical, and comparing bytes is faster than comparing pixels
  const file = test.info().snapshotPath(`${id}.png`, { kind: 'screenshot' })
  const options = { fullPage, animations: 'disabled', caret: 'initial', timeout: 10_000 } as const
  const isInWindow = height <= WINDOW_HEIGHT
  // what is not equal is looked at again below: a browser that is too busy, and animations without an end
  const screenshot = await (isInWindow ? capture() : page.screenshot(options)).catch(() => null)
  if (screenshot && existsSync(file) && isSamePicture(readFileSync(file), screenshot, id)) return
  await expect.soft(page).toHaveScreenshot(`${id}.png`, { fullPage })
}

/** Whether a screenshot is the stored picture, but for the shades in which processors differ. */
function isSamePicture(stored: Buffer, screenshot: Buffer, id: string): boolean {
  if (stored.equals(screenshot)) return true
  try {
    expect(screenshot).toMatchSnapshot(`${id}.png`, PICTURE_TOLERANCE)
    return true
  } catch {
    return false
  }
}

test('X15 text of too little contrast is found', async ({ storybook: { page } }) => {
  await show(page, stories[0]?.id ?? '')
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Too pale' })
    pale.style.color = 'color-mix(in oklch, var(--surface), var(--ink) 20%)'
    document.querySelector('#storybook-root')?.append(pale)
  })
  for (const theme of ['light', 'dark']) {
    await switchTheme(page, theme)
    expect(await findings(page, '', { rules: COLOUR_RULES })).toEqual([
      expect.stringMatching(/^color-contrast: #storybook-root > p/),
    ])
  }
  await page.evaluate(() => document.querySelector('#storybook-root > p:last-child')?.remove())
})

test('a page wider than its window is found', async ({ storybook: { page } }) => {
  const id = stories[0]?.id ?? ''
  await page.evaluate(() => {
    const wide = Object.assign(document.createElement('div'), { id: 'too-wide' })
    wide.style.width = '200vw'
    wide.style.height = '1px'
    document.body.append(wide)
  })
  expect((await show(page, id)).tooWide).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector('#too-wide')?.remove())
  expect((await show(page, id)).tooWide).toBe(0)
})
