import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { controlFaults, reachableBehind } from './controls.ts'
import { misfits } from './misfits.ts'
import { expectSections } from './sections.ts'
import { ALL, chart, expect, NOTE, reachAll, test } from './strict.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The page has no frames, for which axe would open a window each time; passed rules are counted only. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false })

/** Rules that depend on the theme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

const violationsOf = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`)

/** The gate runs axe on a desktop, the stories of the whole page at a phone's width. */
const AXE_WIDTHS = ALL ? [1360, 390] : [1360]
/** The gate looks for misfits on a phone, which has the least space. */
const WIDTHS = ALL ? [1360, 390] : [390]
const AT_WIDTHS = `at ${WIDTHS.join(' and ')} px`

/** Axe finds nothing on the page, light and dark. */
async function axeFindsNothing(page: Page): Promise<void> {
  const root = page.locator('html')
  for (const width of AXE_WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(violationsOf(await axe(page).withTags(TAGS).analyze()), `${width} px, light`).toEqual([])
    // the same colours at every width
    if (width < 1360 && !ALL) continue
    await root.evaluate(html => html.setAttribute('data-theme', 'dark'))
    const dark = await axe(page).withRules(COLOURS).analyze()
    expect(dark.passes.map(({ id }) => id)).toContain('color-contrast')
    expect(violationsOf(dark), `${width} px, dark`).toEqual([])
    await root.evaluate(html => html.setAttribute('data-theme', 'light'))
  }
}

/** Axe finds nothing on the current page. */
async function axeFindsNothingHere(page: Page, where: string): Promise<void> {
  expect(violationsOf(await axe(page).withTags(TAGS).analyze()), where).toEqual([])
}

/** Overlays of the page: how to open each, and what must be visible in it. */
const DIALOGS: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'Commands and search',
    async page => {
      const button = page.getByRole('banner').getByRole('button', { name: /^Commands/ })
      if (await button.isVisible()) return button.click()
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Main menu' })
      await menu.getByRole('button', { name: /^Commands/ }).click()
    },
  ],
  [
    'Download PDF',
    async page => {
      const more = page.getByRole('button', { name: 'More actions' })
      if (!(await more.isVisible())) return page.getByRole('button', { name: 'Download PDF' }).click()
      await more.click()
      await page.getByRole('menuitem', { name: 'Download PDF' }).click()
    },
  ],
  [
    'Columns',
    page =>
      chart(page)
        .getByRole('button', { name: /^Columns/ })
        .click(),
  ],
  [
    'Details of the purchase',
    page =>
      page
        .getByRole('region', { name: 'Add to watchlist' })
        .getByRole('button', { name: 'Continue' })
        .click(),
  ],
]

/** The rules of axe that every control has a name. */
const NAMES = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'input-button-name',
  'label',
  'link-name',
  'select-name',
]

test(`2.5 overlays cover the page and trap focus ${AT_WIDTHS}; every control has a name with its visible text and a target of 24 px`, async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto(`${NOTE}?view=archive`)
  await expect(chart(page).getByRole('table', { name: /^Archive/ })).toBeVisible()
  await axeFindsNothingHere(page, 'the archive')
  // the first step of the watchlist is part of the page
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  const lists = page.getByRole('region', { name: 'Add to watchlist' }).getByRole('checkbox')
  await lists.first().check()
  const check = async (where: string, step: string) => {
    // names are the same at each width
    if (page.viewportSize()?.width === WIDTHS[0]) {
      const named = await axe(page).include(where).withRules(NAMES).analyze()
      expect(violationsOf(named), step).toEqual([])
      expect(named.passes.length, `${step}: controls were looked at`).toBeGreaterThan(0)
    }
    await expect.poll(() => page.evaluate(controlFaults), { message: step }).toEqual([])
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await check('section:has([data-slot=watchlist-panel])', `watchlists, ${width} px`)
    for (const [name, open] of DIALOGS) {
      await open(page)
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog).toBeVisible()
      await check('[role=dialog]', `${name}, ${width} px`)
      expect(await page.evaluate(reachableBehind), `${name}, ${width} px`).toEqual([])
      await page.keyboard.press('Shift+Tab')
      expect(await dialog.evaluate(one => one.contains(document.activeElement)), name).toBe(true)
      await page.keyboard.press('Escape')
      // the first Escape closes the tooltip of the focused button (WCAG 1.4.13)
      if (name === 'Details of the purchase') await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  }
})

const chartIsDrawn = async (page: Page) => {
  await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
  await expect(page.getByRole('region', { name: 'Identifiers' })).toBeAttached()
}

type Looked = [name: string, address: string, user: string | null, first?: (page: Page) => Promise<void>]

/** The corporate bond has the sections of the note; the widgets of all, and the whole page of a visitor, have stories. */
const MORE_LOOKED_AT: readonly Looked[] = [
  [
    'a note to a visitor',
    NOTE,
    null,
    async page => {
      await chartIsDrawn(page)
      await axeFindsNothing(page)
    },
  ],
  ['a note', NOTE, 'desk', axeFindsNothing],
  ['a note to a reader', NOTE, 'reader', axeFindsNothing],
  ['a company', '/company/2/', 'desk'],
  ['a fund', '/etf/1/', 'desk'],
  [
    'the start page',
    '/',
    null,
    async page => {
      await axeFindsNothingHere(page, 'the start page')
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
      const form = page.getByRole('dialog', { name: 'Sign in to Accrue' })
      await expect(form).toBeVisible()
      await axeFindsNothingHere(page, 'the sign-in form')
      await page.keyboard.press('Escape')
      await expect(form).toHaveCount(0)
    },
  ],
]

/** The gate looks at the page with the most sections, with full access. */
const LOOKED_AT: readonly Looked[] = [
  [
    'a corporate bond',
    '/bonds/10242/',
    'desk',
    async page => {
      await chartIsDrawn(page)
      await axeFindsNothing(page)
      await page.setViewportSize({ width: 1360, height: 900 })
      await test.step('P2 every section with data is present', () => expectSections(page, '/bonds/10242/'))
    },
  ],
  ...(ALL ? MORE_LOOKED_AT : []),
]

for (const [name, address, user, first] of LOOKED_AT)
  test(`2.5 ${name}: axe finds nothing; ${AT_WIDTHS} names contain the visible text, targets are 24 px, forced colours and doubled text cover and cut nothing`, async ({
    page,
    signIn,
  }) => {
    test.slow()
    if (user) await signIn(user)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await first?.(page)
    const sizes = () =>
      page.evaluate(() =>
        ['h1', 'main p', 'svg text', 'footer a'].map(selector => {
          const one = document.querySelector(selector)
          return one ? Number.parseFloat(getComputedStyle(one).fontSize) : 0
        }),
      )
    const fits = (message: string) => expect.poll(() => page.evaluate(misfits), { message }).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await reachAll(page)
      await expect.poll(() => page.evaluate(controlFaults), { message: `${width} px` }).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      await fits(`${width} px, forced colours`)
      await page.emulateMedia({ forcedColors: 'none' })

      if ((await page.locator('#graph').count()) > 0)
        await expect(page.locator('#graph svg text').first()).toBeAttached()
      const before = await sizes()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await reachAll(page)
      expect(await sizes()).toEqual(before.map(size => size * 2))
      await fits(`${width} px, doubled text`)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  })
