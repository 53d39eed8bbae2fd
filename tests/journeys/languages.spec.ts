import type { Page } from '@playwright/test'
import { languageOfCode, SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { localeOf } from '../../packages/ui/src/foundation/labels/languages.ts'
import { ALL, expect, NOTE, reachAll, test } from './strict.ts'

/** Faults of the top bar: a menu behind a button, a cut entry, a second row, a page that scrolls sideways. */
function barFaults(): string[] {
  const bar = document.querySelector('header')
  const menu = bar?.querySelector<HTMLElement>('[data-slot=main-menu]')
  if (!bar || !menu) return ['no bar']
  const faults: string[] = []
  const shown = [...bar.querySelectorAll<HTMLElement>('a, button, select, input')].filter(one =>
    one.checkVisibility({ visibilityProperty: true }),
  )
  if (menu.dataset.layout !== 'row') faults.push('the menu is behind a button')
  const container = menu.parentElement?.getBoundingClientRect() ?? new DOMRect()
  for (const entry of menu.querySelectorAll('[data-slot=main-menu-entry]:not([hidden])')) {
    const { left, right, height } = entry.getBoundingClientRect()
    const text = entry.textContent ?? ''
    if (left < container.left - 1 || right > container.right + 1) faults.push(`${text} is cut`)
    if (height > 40) faults.push(`${text} has two lines`)
  }
  const middles = shown.map(one => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2)
  if (Math.max(...middles) - Math.min(...middles) > 12) faults.push('the bar has more than one row')
  const boxes = shown.map(one => one.getBoundingClientRect()).sort((a, b) => a.left - b.left)
  boxes.forEach((box, at) => {
    const next = boxes[at + 1]
    if (next && next.left < box.left + box.width - 1 && next.right > box.right + 1)
      faults.push(`controls lie on one another at ${Math.round(next.left)} px`)
  })
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`)
  return faults
}

const entriesShown = (page: Page) =>
  page.locator('[data-slot=main-menu-entry]').filter({ visible: true }).count()

/** German has the longest words. */
const SOME_LANGUAGES = ALL ? Object.values(SITE_CODES) : ['deu']
const IN_LANGUAGES = ALL ? 'every language' : 'German'

/** The bar is the same on every page; the start page loads fast. */
const BAR_PAGE = ALL ? NOTE : '/'

test(`H1 in ${IN_LANGUAGES} for a visitor and signed in: the menu has one row at 1360 px, and the bar one row above 680`, async ({
  page,
  signIn,
}) => {
  test.slow()
  for (const user of [null, 'desk']) {
    if (user) await signIn(user)
    for (const lang of SOME_LANGUAGES) {
      await page.setViewportSize({ width: 1360, height: 900 })
      await page.goto(`${BAR_PAGE}?lang=${lang}`)
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf(languageOfCode(lang) ?? ''))
      await expect.poll(() => page.evaluate(barFaults), { message: `${lang}, 1360 px` }).toEqual([])
      expect(await entriesShown(page), `${lang}: all entries`).toBe(6)
      for (const width of [1100, 1024, 820, 681]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(barFaults), { message: `${lang}, ${width} px` }).toEqual([])
      }
    }
  }
})

test('H1 what does not fit the bar stays reachable: the search opens over it, moved entries are in More', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto(NOTE)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'More' }).click()
  await expect(banner.getByRole('link', { name: 'What a subscription includes' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await banner.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(banner.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.setViewportSize({ width: 1360, height: 900 })
  await expect(banner.getByRole('button', { name: 'More' })).toBeHidden()
  await expect(banner.getByRole('combobox', { name: 'Search' })).toBeVisible()
})

/** Dates of the page that wrap. */
function brokenDates(): string[] {
  const DATE =
    /\d{1,2}\s(?:янв|февр|мар|апр|мая|июн|июл|авг|сент|окт|нояб|дек)[а-я]*\.?(?:\s\d{4}\s?г\.)?|\d{4}\u2060?年(?:\u2060?\d{1,2}\u2060?月)?(?:\u2060?\d{1,2}\u2060?日)?/g
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, style, option'))
      continue
    for (const { 0: date, index } of node.data.matchAll(DATE)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + date.length)
      const lines = new Set(
        [...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)),
      )
      if (lines.size > 1) found.push(node.data.slice(0, 80))
    }
  }
  return found
}

const DATE_PAGES = ALL ? [NOTE, '/company/2/', '/bonds/10242/', '/'] : ['/bonds/10242/']
const DATE_WIDTHS = ALL ? [1360, 390] : [390]

for (const lang of ALL ? ['rus', 'chn'] : ['rus'])
  test(`P1 in ${lang} no date wraps, and names from the data are translated, at ${DATE_WIDTHS.join(' and ')} px`, async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    for (const address of DATE_PAGES) {
      await page.goto(`${address}?lang=${lang}`)
      for (const width of DATE_WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await reachAll(page)
        expect(await page.evaluate(brokenDates), `${address}, ${width} px`).toEqual([])
      }
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(/Estimation|Fund valuation|Par curve|Americas|\bStable\b|actual\/actual/)
    }
  })

for (const lang of SOME_LANGUAGES)
  test(`B4 in ${lang} every fact has one line at 1024 and 390 px`, async ({ page, signIn }) => {
    await signIn('desk')
    await page.goto(`${NOTE}?lang=${lang}`)
    const facts = page.locator('[data-slot=fact] > dd:first-of-type')
    await expect(facts).toHaveCount(6)
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await facts.evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
      expect(Math.max(...heights), `${width} px`).toBeLessThan(30)
    }
  })
