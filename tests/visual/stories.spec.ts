import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  A11Y,
  COLOUR_RULES,
  EVERY_RULE,
  findings,
  parametersOf,
  rulesAfter,
  type Seen,
  seenIn,
  switchTheme,
} from './axe.ts'
import { show, stories, test } from './show-story.ts'

type Story = Pick<(typeof stories)[number], 'id' | 'title' | 'name'>

const PHONE = /phone|mobile/i
const WIDE = 1280
const NARROW = 375

/** Shelves whose every state is judged wide and narrow; of the others it is the default, and what a phone draws otherwise has a story of its own. */
const SMALL = /^(Controls|Tables)\//

/** Where axe judges a story: one that shows another on a phone or in the dark, as what it is. */
function widthsOf({ id, title, name }: Story, theme: string | undefined): number[] {
  if (PHONE.test(name)) return [NARROW]
  if (theme) return [WIDE]
  return SMALL.test(title) || firsts.get(title)?.id === id ? [WIDE, NARROW] : [WIDE]
}

/** Shelves whose charts are drawn anew some time after the window has changed, and not under axe's eyes. */
const DRAWN = /^(Charts|Bond page)\//

/** Pages above this height in pixels are taken as far as the window shows them. */
const HIGHEST = 10_000

/** The default story of each widget, or its first one. */
const firsts = new Map<string, Story>()
for (const story of stories)
  if (!firsts.has(story.title) || story.name === 'Default') firsts.set(story.title, story)

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

/** Every story: it plays to its end with nothing in the console, looks as its picture, and gives axe nothing to find. */
for (const { id, title, name, tags } of stories) {
  test(`${title} / ${name}`, async ({ storybook: { page, said } }) => {
    said()
    // a story named Phone has its picture taken at 390 px
    await resize(page, { width: PHONE.test(name) ? 390 : 1000, height: 760 })
    expect.soft(await play(page, id), 'the story plays').toEqual([])
    await takePicture(page, id)
    expect.soft(said(), 'nothing may be written to the console').toEqual([])
    const { theme, a11y } = await parametersOf(page)
    expect.soft(a11y, 'the story excuses itself from no rule').toEqual(A11Y)
    const widths = widthsOf({ id, title, name }, theme)
    let judged: Seen | null = null
    for (const width of widths) {
      const played = await stateOf(page)
      await resize(page, { width, height: 800 })
      if (DRAWN.test(title)) await rest(page)
      // what was played may close when the window changes, and is played again as far as this width has its parts
      if (tags.includes('play-fn') && (await stateOf(page)) !== played) await play(page, id)
      const now: Seen | null = widths.length > 1 ? await seenIn(page) : null
      const own = await findings(page, title, judged && now ? rulesAfter(judged, now) : { tags: EVERY_RULE })
      judged = now
      expect.soft(own, `${width} px, ${theme ?? 'light'}`).toEqual([])
      // colours are the same at every width
      if (theme || width !== widths[0]) continue
      await switchTheme(page, 'dark')
      const dark = await findings(page, title, { rules: COLOUR_RULES })
      await switchTheme(page, 'light')
      expect.soft(dark, `${width} px, dark`).toEqual([])
      if (firsts.get(title)?.id === id) await withoutColourAndMotion(page, title)
    }
  })
}

/** What the story is to those who force colours of their own and want nothing to move. */
async function withoutColourAndMotion(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  if (DRAWN.test(title)) await rest(page)
  const found = await findings(page, title, { rules: COLOUR_RULES })
  const moving = await movements(page)
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  expect.soft(found, 'forced colours').toEqual([])
  expect.soft(moving, 'no motion').toEqual([])
}

/** Waits until the page knows its new size: what opens before would close by it. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
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

/** What playing leaves behind: what is open, chosen, pressed, wrong or typed, and where the focus is. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const states = ['expanded', 'selected', 'pressed', 'checked', 'invalid', 'busy', 'current', 'sort']
    const left = [
      ...states.map(state => `[aria-${state}]:not([aria-${state}=false])`),
      '[role=dialog], [role=listbox], [role=menu], [role=tooltip], [role=alert], [role=status]:not(:empty)',
      ':popover-open, :focus, input:checked, tr, [data-slot]',
    ].map(what => document.querySelectorAll(what).length)
    return [...left, ...[...document.querySelectorAll('input')].map(input => input.value)].join(' ')
  })

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
  await page.evaluate(() => document.fonts.ready)
  // a table of a hundred thousand rows is higher than any picture
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const fullPage = height < HIGHEST
  // most are the same to the last byte, and comparing them colour by colour takes longer than taking them
  const file = test.info().snapshotPath(`${id}.png`, { kind: 'screenshot' })
  const look = { fullPage, animations: 'disabled', caret: 'hide', timeout: 10_000 } as const
  // a browser that has not come round to it is asked again below
  const taken = await page.screenshot(look).catch(() => null)
  if (taken && existsSync(file) && readFileSync(file).equals(taken)) return
  await expect.soft(page).toHaveScreenshot(`${id}.png`, { fullPage })
}

test('Pale words are found, so that silence means something', async ({ storybook: { page } }) => {
  await show(page, stories[0]?.id ?? '')
  const before = await seenIn(page)
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Too pale' })
    pale.style.color = 'color-mix(in oklch, var(--surface), var(--ink) 20%)'
    document.querySelector('#storybook-root')?.append(pale)
  })
  // another width shows only what is new to it
  expect(rulesAfter(before, await seenIn(page))).toEqual({ tags: EVERY_RULE })
  for (const theme of ['light', 'dark']) {
    await switchTheme(page, theme)
    expect(await findings(page, '', { rules: COLOUR_RULES })).toEqual([
      expect.stringMatching(/^color-contrast: #storybook-root > p/),
    ])
  }
  await page.evaluate(() => document.querySelector('#storybook-root > p:last-child')?.remove())
})
