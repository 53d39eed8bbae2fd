import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { affectedStories } from './affected-stories.ts'
import { A11Y, COLOUR_RULES, EVERY_RULE, findings, parametersOf, switchTheme } from './axe.ts'
import { show, stories, test } from './show-story.ts'

/** The long run looks at every story in both themes and at a second width, and at each widget in forced colours. */
const ALL = Boolean(process.env.TEST_ALL)

const PHONE = /phone|mobile/i
const DESK_WIDTH = 1000
const PHONE_WIDTH = 390

/** Charts draw again some time after the window has changed its size. */
const DRAWN_LATE = /^(Charts|Bond page)\//

/** Pages above this height in pixels are pictured as far as the window shows them. */
const MAX_PICTURE_HEIGHT = 10_000

/** The default story of each widget, or its first one. */
const firsts = new Map<string, string>()
for (const { id, title, name } of stories) if (!firsts.has(title) || name === 'Default') firsts.set(title, id)

/** Widgets that have a dark story: its own run of axe looks at their colours. */
const withDarkStory = new Set(stories.filter(({ name }) => /dark/i.test(name)).map(({ title }) => title))

/** What would move although the user asked for no motion. */
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

/** Every story plays to its end with an empty console, equals its picture, and passes axe. */
for (const { id, title, name, tags } of affectedStories(stories)) {
  test(`${title} / ${name}`, async ({ storybook: { page, said } }) => {
    said()
    const width = PHONE.test(name) ? PHONE_WIDTH : DESK_WIDTH
    const isFirst = firsts.get(title) === id
    await resize(page, { width, height: 760 })
    expect.soft(await play(page, id), 'the story plays').toEqual([])
    await takePicture(page, id)
    expect.soft(said(), 'nothing may be written to the console').toEqual([])
    const { theme, a11y } = await parametersOf(page)
    expect.soft(a11y, 'the story excuses itself from no rule').toEqual(A11Y)
    const light = await findings(page, title, { tags: EVERY_RULE })
    expect.soft(light, `${width} px, ${theme ?? 'light'}`).toEqual([])
    if (!theme && (ALL || (isFirst && !withDarkStory.has(title)))) {
      await switchTheme(page, 'dark')
      const dark = await findings(page, title, { rules: COLOUR_RULES })
      await switchTheme(page, 'light')
      expect.soft(dark, `${width} px, dark`).toEqual([])
    }
    if (!ALL) return
    if (isFirst) await withoutColourAndMotion(page, title)
    if (width === PHONE_WIDTH) return
    await resize(page, { width: PHONE_WIDTH, height: 760 })
    if (DRAWN_LATE.test(title)) await rest(page)
    // a change of width closes what was opened, so the story plays again
    if (tags.includes('play-fn')) await play(page, id)
    const narrow = await findings(page, title, { tags: EVERY_RULE })
    expect.soft(narrow, `${PHONE_WIDTH} px, ${theme ?? 'light'}`).toEqual([])
  })
}

/** Forced colours keep text readable, and nothing moves for users who asked for less motion. */
async function withoutColourAndMotion(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  if (DRAWN_LATE.test(title)) await rest(page)
  const found = await findings(page, title, { rules: COLOUR_RULES })
  const moving = await movements(page)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  expect.soft(found, 'forced colours').toEqual([])
  expect.soft(moving, 'no motion').toEqual([])
}

/** Waits until the page knows its new size: what opens before would close by it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Shows and plays the story, with nothing under the pointer. */
async function play(page: Page, id: string): Promise<string[]> {
  await page.mouse.move(0, 0)
  // a script's focus counts as the keyboard's only where the last real input was a key
  await page.keyboard.press('F9')
  return show(page, id)
}

/** How long nothing may change until a chart counts as drawn, and when no more is waited for, in milliseconds. */
const REST = { quiet: 150, atMost: 2000 }

/** Waits until what stands there has been drawn for its window. */
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

async function takePicture(page: Page, id: string): Promise<void> {
  const height = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
  // a table of a hundred thousand rows is higher than any picture
  const fullPage = height < MAX_PICTURE_HEIGHT
  // most are the same to the last byte, and comparing them colour by colour takes longer than taking them
  const file = test.info().snapshotPath(`${id}.png`, { kind: 'screenshot' })
  const look = { fullPage, animations: 'disabled', caret: 'hide', timeout: 10_000 } as const
  // a browser that has not come round to it is asked again below
  const taken = await page.screenshot(look).catch(() => null)
  if (taken && existsSync(file) && readFileSync(file).equals(taken)) return
  await expect.soft(page).toHaveScreenshot(`${id}.png`, { fullPage })
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
