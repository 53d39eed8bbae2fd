import type { Page } from '@playwright/test'
import { pseudoLabels } from '../../packages/ui/src/testing/pseudo-labels.ts'
import { misfits } from './misfits.ts'
import { ALL, expect, reachAll, test } from './strict.ts'

/** A corporate bond with full access, a note as a visitor, a company, and the start page. */
const PAGES: readonly [name: string, address: string, user: string | null][] = [
  ['a corporate bond', '/bonds/10242/', 'desk'],
  ['a note to a visitor', '/bonds/1/', null],
  ['a company', '/company/2/', 'desk'],
  ['the start page', '/', null],
]

const WIDTHS = [1360, 390] as const

const LOCALES = { long: { name: '35 % longer', bidi: false }, turned: { name: 'right-to-left', bidi: true } }

/** Opens the page with labels of a pseudo-locale, from the same server with the same policy, rendered by the browser. */
async function openPseudo(page: Page, address: string, bidi: boolean): Promise<void> {
  await page.route(address, async route => {
    const response = await route.fetch()
    const html = await response.text()
    const undrawn = html.replace(/(<div id="root"[^>]*>).*?(?=<\/div>\s*<aside id="page-fault")/s, '$1')
    expect(undrawn, 'the server drew the page').not.toBe(html)
    await route.fulfill({
      response,
      body: bidi ? undrawn.replace(/<html lang="[^"]*"/, '<html dir="rtl" lang="ar"') : undrawn,
    })
  })
  await page.route('**/assets/labels-*.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: pseudoLabels(await response.json(), { bidi }) })
  })
  await page.goto(address)
  // loading time is not tested here
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
}

type Locale = keyof typeof LOCALES

/** The gate tests one page right-to-left, where German labels are the long ones (`workspace.spec.ts`); the long run tests all. */
const IN_GATE: Readonly<Record<string, Partial<Record<Locale, number>>>> = {
  'a corporate bond': { turned: 390 },
}

const widthsOf = (page: string, locale: Locale) =>
  WIDTHS.filter(width => ALL || IN_GATE[page]?.[locale] === width)

for (const [name, address, user] of PAGES)
  for (const locale of ['long', 'turned'] as const) {
    const widths = widthsOf(name, locale)
    if (widths.length === 0) continue
    const { name: change, bidi } = LOCALES[locale]
    test(`X9 ${name}, ${change}: everything fits and reads in order at ${widths.join(' and ')} px`, async ({
      page,
      signIn,
    }) => {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 })
      if (user) await signIn(user)
      await openPseudo(page, address, bidi)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await reachAll(page)
        await expect.poll(() => page.evaluate(misfits), { message: `${width} px` }).toEqual([])
        if (bidi) await startsAtTheRight(page)
      }
    })
  }

/** The page's frame is mirrored: the start of a line is on the right. */
async function startsAtTheRight(page: Page): Promise<void> {
  const places = await page.evaluate(() => {
    const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect()
    const bar = [...document.querySelectorAll('header:not(main header) :is(a, button)')].filter(one =>
      one.checkVisibility(),
    )
    const middleOf = (one: Element | undefined) => boxOf(one).top + boxOf(one).height / 2
    const line = bar.filter(one => Math.abs(middleOf(one) - middleOf(bar[0])) < 12)
    const heading = document.querySelector('h1')
    const headingRange = document.createRange()
    if (heading) headingRange.selectNodeContents(heading)
    const cards = [...document.querySelectorAll('main [data-slot=card-title]')]
    return {
      width: document.documentElement.clientWidth,
      logo: boxOf(bar[0]),
      last: boxOf(line.at(-1)),
      // from the start of the line to its first letter
      indent: boxOf(heading?.parentElement).right - headingRange.getBoundingClientRect().right,
      leftTitles: cards
        .filter(title => {
          const card = boxOf(title.closest('[data-slot=card]'))
          return boxOf(title).width > 0 && card.right - boxOf(title).right > 40
        })
        .map(({ textContent }) => textContent),
      // time runs from left to right in every chart
      turned: [...document.querySelectorAll('svg:not(.lucide)')]
        .filter(one => boxOf(one).width > 200 && getComputedStyle(one).direction !== 'ltr')
        .map(one => one.closest('[data-slot]')?.getAttribute('data-slot')),
    }
  })
  expect(places.logo.right).toBeGreaterThan(places.width / 2)
  expect(places.last.left).toBeLessThan(places.width / 2)
  expect(places.indent).toBeLessThan(60)
  expect(places.leftTitles).toEqual([])
  expect(places.turned).toEqual([])
}
